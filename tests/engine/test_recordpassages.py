"""Records that come back from messages: quoted, wrapped, fenced, with words around them, several in one text."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from hoshikan.engine import Match, RecordError, Seat
from hoshikan.engine.record import MAX_GAMES, read_all, read_whole_file, write
from hoshikan.engine.recordchecksum import with_checksum, without_checksum
from hoshikan.games import GAMES

Change = Callable[[str], str]


def recorded(game: str, plies: int = 4) -> str:
    """A record as the clipboard has it."""
    least = GAMES[game].players[0]
    seats = [Seat("human", "Aki no Ko"), *[Seat("bot", "Vega", "skilled")] * (least - 1)]
    match = Match.start(GAMES[game], seats, 7)
    for _ in range(plies):
        match.apply(match.state.legal_actions()[0])
    return with_checksum(write(match))


CONQUESTAR = recorded("conquestar")


def each_line(before: str = "", after: str = "") -> Change:
    return lambda text: "".join(f"{before}{line}{after}\n" for line in text.splitlines())


def wrapped(width: int, after: str = "") -> Change:
    """Wrap long lines as mail programs do."""

    def change(text: str) -> str:
        lines = (
            textwrap.wrap(line, width, break_long_words=False, break_on_hyphens=False) for line in text.split("\n")
        )
        return "\n".join(f"{after}\n".join(parts) for parts in lines)

    return change


TRAVELS: dict[str, Change] = {
    "blank lines before": lambda text: "\n \n" + text,
    "words before": lambda text: "Look at this game:\n\n" + text,
    "words behind": lambda text: text + "\nGood game!\n# see you\n",
    "fenced": lambda text: f"Here:\n```\n{text}```\nBye",
    "quoted": each_line("> "),
    "quoted twice": lambda text: "Aki wrote:\n" + each_line("> > ")(text) + "> Hm.\nWell.",
    "quoted closely": each_line(">>"),
    "byte order mark": lambda text: "\ufeff" + text,
    "without width": lambda text: "\u200b" + each_line("", "\u200b")(text),
    "indented": each_line("    "),
    "spaces behind": each_line("", "  "),
    "tabs behind": each_line("", "\t"),
    "no-break spaces behind": each_line("", "\u00a0"),
    "no-break spaces": lambda text: text.replace(" ", "\u00a0"),
    "tabs": lambda text: text.replace(" ", "\t"),
    "CRLF": lambda text: text.replace("\n", "\r\n"),
    "CR": lambda text: text.replace("\n", "\r"),
    "wrapped": wrapped(72),
    "wrapped and flowed": wrapped(76, " "),
    "wrapped and quoted": lambda text: "Aki wrote:\n" + each_line("> ")(wrapped(70)(text)) + "\nGood game!",
}


@pytest.mark.parametrize("change", TRAVELS.values(), ids=TRAVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_record_survives_a_message(game: str, change: Change) -> None:
    text = recorded(game)
    (match,) = read_all(change(text), GAMES)
    assert write(match) == without_checksum(text)


@pytest.mark.parametrize("travel", ["words before", "fenced", "quoted", "no-break spaces", "CR", "indented"])
def test_a_record_without_a_checksum_survives_what_is_certain(travel: str) -> None:
    text = without_checksum(CONQUESTAR)
    (match,) = read_all(TRAVELS[travel](text), GAMES)
    assert write(match) == text


def test_lines_are_joined_only_where_the_checksum_fits() -> None:
    with pytest.raises(RecordError, match="bad tag"):
        read_all(wrapped(72)(without_checksum(CONQUESTAR)), GAMES)
    with pytest.raises(RecordError, match="wrong checksum"):
        read_all(wrapped(72)(CONQUESTAR).replace("Vega", "Deneb"), GAMES)


def test_several_records_in_one_text_are_all_read() -> None:
    other = recorded("crowntaker")
    text = f"Two games:\n{CONQUESTAR}\nand\n{each_line('> ')(other)}"
    assert [write(match) for match in read_all(text, GAMES)] == [without_checksum(one) for one in (CONQUESTAR, other)]


def test_the_line_of_an_error_is_that_of_the_whole_text() -> None:
    lines = without_checksum(CONQUESTAR).splitlines()
    before = ["Hello", *lines, ""]
    with pytest.raises(RecordError) as caught:
        read_all("\n".join([*before, *lines, "castle"]), GAMES)
    assert (caught.value.reason, caught.value.line) == ("not-notation", len(before) + len(lines) + 1)


def test_actions_behind_a_checksum_count() -> None:
    shorter = recorded("conquestar", 2)
    further = without_checksum(CONQUESTAR).removeprefix(without_checksum(shorter))
    (match,) = read_all(shorter + further, GAMES)
    assert write(match) == without_checksum(CONQUESTAR)


def test_more_games_than_can_be_read_at_once_are_refused() -> None:
    with pytest.raises(RecordError, match="too many"):
        read_all("hoshikan-record 1\n" * (MAX_GAMES + 1), GAMES)


def test_a_text_without_a_record_is_none() -> None:
    with pytest.raises(RecordError, match="not a record"):
        read_all("hoshikan-record is a file format", GAMES)


def test_long_runs_of_blanks_and_marks_take_no_time() -> None:
    text = f"{'> ' * 200_000}x\n{CONQUESTAR}{' ' * 400_000}x{' ' * 400_000}"
    (match,) = read_all(text, GAMES)
    assert match.ply == 4


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_a_file_in_utf_16_is_read(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "notepad.hoshikan"
    mark = "" if encoding == "utf-16" else "\ufeff"
    path.write_bytes((mark + CONQUESTAR + recorded("crowntaker")).encode(encoding))
    assert [match.game.id for match in read_whole_file(path, GAMES)] == ["conquestar", "crowntaker"]
