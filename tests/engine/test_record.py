"""The match record: what it looks like, and what is said about one that cannot be read."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoshikan.engine import Match, RecordError, Seat, SetupError, limits, record
from hoshikan.engine.record import MAX_BYTES, head, read, read_file, write
from hoshikan.games import GAMES

SEATS = (Seat("human", "Aki"), Seat("bot", "Vega", "skilled"))
MOVES = ("trade C3", "invade A1", "trade E5", "trade B2")


def recorded() -> str:
    match = Match.start(GAMES["conquestar"], SEATS, 7, {"cost_counts": "invaders"}, date="2026-11-21")
    for move in MOVES:
        match.apply(match.game.parse(move))
    return write(match)


GOOD = recorded()
LINES = GOOD.split("\n")
FIRST_MOVE = LINES.index("trade C3")


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read(text, GAMES)
    return caught.value


def changed(number: int, line: str) -> str:
    """The good record with line `number` (from 1) replaced."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


def line_of(tag: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(tag + " "))


def json_seat(name: str) -> str:
    return f'seat {{"kind": "human", "name": "{name}"}}'


def test_a_record_is_readable_text() -> None:
    assert LINES[:6] == [
        "hoshikan-record 1",
        'game "conquestar"',
        "rules 1",
        'date "2026-11-21"',
        'seat {"kind": "human", "name": "Aki"}',
        'seat {"kind": "bot", "name": "Vega", "level": "skilled"}',
    ]
    assert LINES[-6:] == ["", *MOVES, ""]


def test_the_head_is_the_record_before_the_first_action() -> None:
    match = read(GOOD, GAMES)
    assert write(match) == head(match.header) + "".join(f"{move}\n" for move in MOVES)


@pytest.mark.parametrize(
    "text",
    [
        GOOD.replace("\n", "\r\n"),
        "\ufeff" + GOOD,
        GOOD.rstrip("\n"),
        GOOD.replace("\n\n", "\n\n# after supper\n\n"),
        GOOD.replace("rules", "# by hand\nrules"),
        GOOD.replace("trade C3", "  trade C3\t"),
        GOOD.replace('options {"cost_counts": "invaders"}\n', ""),
    ],
    ids=["crlf", "byte order mark", "no last line end", "comment", "comment in the head", "blanks", "no options"],
)
def test_hand_made_differences_do_not_matter(text: str) -> None:
    assert write(read(text, GAMES)) == GOOD


def test_unknown_tags_are_kept() -> None:
    text = GOOD.replace("\n\n", '\nevent "夜\\n会"\n\n')
    match = read(text, GAMES)
    assert match.header.extra == {"event": "夜\n会"}
    assert write(match) == text


def test_undone_actions_are_not_recorded() -> None:
    match = read(GOOD, GAMES)
    match.jump(2)
    assert write(match) == "\n".join(LINES[: FIRST_MOVE + 2]) + "\n"


@pytest.mark.parametrize(
    ("tag", "line", "reason"),
    [
        ("hoshikan-record", "hoshikan-record", "not-a-record"),
        ("hoshikan-record", "hoshikan-record 0", "not-a-record"),
        ("hoshikan-record", "hoshikan-record 2", "newer-version"),
        ("game", 'game "tetris"', "unknown-game"),
        ("game", "game conquestar", "bad-tag"),
        ("rules", "rules 2", "other-rules-version"),
        ("rules", "rules true", "bad-tag"),
        ("rules", 'game "conquestar"', "tag-twice"),
        ("date", "date 2026", "bad-tag"),
        ("date", 'a-b "x"', "bad-tag"),
        ("date", 'événement "x"', "bad-tag"),
        ("seat", 'seat {"kind": "robot"}', "bad-seat-kind"),
        ("seat", 'seat {"kind": "human", "age": 3}', "bad-tag"),
        ("options", 'options {"cost_counts": "all"}', "options-differ"),
        ("options", 'options {"cost_counts": 1.5}', "bad-tag"),
        ("seed", "seed NaN", "bad-tag"),
        ("seed", "seed " + "9" * 5000, "bad-tag"),
        ("setup", "setup " + "[" * 100_000, "bad-tag"),
        ("setup", 'setup {"players": 2}', "bad-setup-value"),
    ],
)
def test_a_mistake_in_the_head_is_reported_with_its_line(tag: str, line: str, reason: str) -> None:
    error = refused(changed(line_of(tag), line))
    assert (error.reason, error.line) == (reason, line_of(tag))


@pytest.mark.parametrize("tag", ["game", "rules", "seed", "setup"])
def test_a_missing_tag_is_named(tag: str) -> None:
    error = refused(changed(line_of(tag), "# gone"))
    assert (error.reason, error.facts["tag"]) == ("tag-missing", tag)
    assert 0 < error.line <= len(LINES)


def test_too_many_seats() -> None:
    error = refused(GOOD.replace("options", 'seat {"kind": "human"}\noptions', 1))
    assert (error.reason, error.facts) == ("seats-differ", {"seats": 3, "players": 2})


@pytest.mark.parametrize(
    ("move", "reason", "rule"),
    [
        ("castle", "not-notation", ""),
        ("trade C3\x00", "not-notation", ""),
        ("trade " + "9" * 100_000, "not-notation", ""),
        ("invade A1\ninvade A1\ninvade A1", "card-on-table", "CQ-5.1"),
    ],
    ids=["no move", "control character", "endless", "illegal"],
)
def test_a_bad_move_is_reported_with_line_and_rule(move: str, reason: str, rule: str) -> None:
    error = refused("\n".join([*LINES[:FIRST_MOVE], move]))
    assert (error.reason, error.rule) == (reason, rule)
    assert error.line == FIRST_MOVE + 1 + move.count("\n")
    assert len(str(error)) < 300


def test_an_error_of_a_record_says_whose_sentence_it_needs() -> None:
    """The same reason may mean something else in another game."""
    assert refused(GOOD + "trade Z9\n").game == "conquestar"
    assert refused(GOOD + "trade C3\n" * 40).game == "conquestar"
    assert refused(GOOD.replace('"players": 2', '"players": 9')).game == "conquestar"
    assert refused(GOOD.replace('game "conquestar"', 'game "chess"')).game == ""


TOO_MUCH = [
    pytest.param(changed(line_of("seat"), json_seat("a" * (limits.NAME + 1))), "too-long", 5, id="name"),
    pytest.param(changed(line_of("seat"), json_seat("a\\u0007")), "unshowable", 5, id="bell"),
    pytest.param(changed(line_of("seat"), json_seat("a\\u2028b")), "unshowable", 5, id="line separator"),
    pytest.param(GOOD.replace('"skilled"', '"' + "s" * 41 + '"'), "too-long", 6, id="level"),
    pytest.param(GOOD.replace("2026-11-21", "2026" * 11), "too-long", 4, id="date"),
    pytest.param(changed(2, LINES[1] + "\n" + f'{"t" * 41} "x"'), "too-long", 3, id="name of a tag"),
    pytest.param(changed(2, LINES[1] + "\n" + f'tag "{"x" * 1001}"'), "too-long", 3, id="value of a tag"),
    pytest.param(
        changed(2, "\n".join([LINES[1], *(f'tag{number} ""' for number in range(51))])), "too-many", 53, id="tags"
    ),
    pytest.param(changed(2, "\n".join([LINES[1], *[json_seat("Aki")] * 21])), "too-many", 23, id="seats"),
    pytest.param(changed(2, LINES[1] + "\n# " + "x" * limits.LINE), "line-too-long", 3, id="comment"),
    pytest.param(GOOD + "#\n" * limits.LINES, "too-many", 0, id="lines"),
]


@pytest.mark.parametrize(("text", "reason", "line"), TOO_MUCH)
def test_what_is_longer_than_any_match_needs_is_refused_with_its_place(text: str, reason: str, line: int) -> None:
    error = refused(text)
    assert (error.reason, error.line) == (reason, line)


def test_the_limits_are_reported_where_the_format_is() -> None:
    told = str(record.__doc__).replace("\n", " ")
    numbers = {value for name, value in vars(limits).items() if name.isupper() and isinstance(value, int)}
    assert [number for number in numbers | {MAX_BYTES, record.MAX_ACTION} if f" {number:,} " not in told] == []


def test_a_match_keeps_to_the_limits_of_its_record() -> None:
    longest = Seat("human", "あ" * limits.NAME)
    assert read(write(Match.start(GAMES["conquestar"], [longest, longest], 1)), GAMES).header.seats[0] == longest
    for seat, place in ((Seat("human", longest.name + "x"), "seats[1]"), (Seat("human", "a\nb"), "seats[1]")):
        with pytest.raises(SetupError) as caught:
            Match.start(GAMES["conquestar"], [longest, seat], 1)
        assert caught.value.place == place


def test_what_is_said_in_a_terminal_cannot_command_it() -> None:
    told = str(refused(GOOD + "trade \x1b[2J\x07"))
    assert told.isprintable()
    assert r"trade \x1b[2J\x07" in told


def test_nothing_may_follow_the_end() -> None:
    match = read(GOOD, GAMES)
    while match.state.to_move >= 0:
        match.apply(match.state.legal_actions()[-1])
    error = refused(write(match) + "trade C3\n")
    assert (error.reason, error.line) == ("after-the-end", FIRST_MOVE + match.ply + 1)


def test_half_a_surrogate_pair_is_no_text() -> None:
    error = refused(GOOD.replace("Aki", "\ud83d"))
    assert (error.reason, error.line) == ("not-text", line_of("seat"))


def test_a_text_beyond_all_measure() -> None:
    assert refused(GOOD + "#" * MAX_BYTES).reason == "too-large"


def test_a_line_end_of_another_system_is_one_wherever_a_record_is_read() -> None:
    broken = recorded().replace("setup {", "setup \r{", 1)
    assert "setup \r{" in broken
    assert refused(broken).line == line_of("setup")
    with pytest.raises(RecordError):
        record.read_all(broken, GAMES)


def test_a_large_record_is_read_line_by_line() -> None:
    text = GOOD + "#\n" * 40_000
    assert write(read(text, GAMES)) == GOOD
    assert refused(text + "castle").line == len(LINES) + 40_000


@pytest.mark.parametrize(
    ("data", "reason", "line"),
    [
        (b"\x89PNG\r\n\x1a\n", "not-text", 1),
        (b"PK\x03\x04", "not-a-record", 0),
        (b"\xff\xfe\x00\xd8", "not-text", 1),
        (GOOD.encode() + b"\xff", "not-text", len(LINES)),
        (b"#" * (MAX_BYTES + 1), "too-large", 0),
        (b"", "not-a-record", 0),
    ],
    ids=["png", "zip", "no utf-16", "bad last byte", "large", "empty"],
)
def test_a_foreign_file_is_refused(tmp_path: Path, data: bytes, reason: str, line: int) -> None:
    path = tmp_path / "some.hoshikan"
    path.write_bytes(data)
    with pytest.raises(RecordError) as caught:
        read_file(path, GAMES)
    assert (caught.value.reason, caught.value.line) == (reason, line)
    assert path.read_bytes() == data


def test_a_good_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "夜.hoshikan"
    path.write_bytes(GOOD.encode())
    assert write(read_file(path, GAMES)) == GOOD


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="not a file"):
        read_file(tmp_path, GAMES)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes among files")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.hoshikan")
    with pytest.raises(RecordError, match="not a file"):
        read_file(tmp_path / "pipe.hoshikan", GAMES)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "nothing.hoshikan", GAMES)


def outcome(text: str) -> Match | RecordError:
    try:
        return read(text, GAMES)
    except RecordError as error:
        return error


def check_match_or_refusal(text: str) -> None:
    result = outcome(text)
    if isinstance(result, RecordError):
        assert 0 <= result.line <= text.count("\n") + 1
    else:
        assert read(write(result), GAMES).actions == result.actions


@given(st.text(st.characters()))
def test_any_text_is_a_match_or_a_refusal(text: str) -> None:
    check_match_or_refusal(text)
    check_match_or_refusal("hoshikan-record 1\n" + text)


@given(st.lists(st.one_of(st.sampled_from(LINES), st.text(st.characters(), max_size=20)), max_size=20))
def test_any_lines_are_a_match_or_a_refusal(lines: list[str]) -> None:
    check_match_or_refusal("\n".join(lines))
    check_match_or_refusal(GOOD + "\n".join(lines))


@given(st.integers(0, len(GOOD)), st.integers(0, 40), st.text(st.characters(), max_size=40))
def test_any_edit_is_a_match_or_a_refusal(start: int, length: int, text: str) -> None:
    check_match_or_refusal(GOOD[:start] + text + GOOD[start + length :])


def _without_option(text: str, name: str) -> str:
    """A record that says nothing of an option, in its header and in its set-up."""
    lines = text.split("\n")
    for number, line in enumerate(lines):
        tag, _, source = line.partition(" ")
        if tag in {"options", "setup"}:
            value = json.loads(source)
            del (value if tag == "options" else value["options"])[name]
            lines[number] = f"{tag} {json.dumps(value, ensure_ascii=False)}"
    return "\n".join(lines)


@pytest.mark.parametrize("chosen", [True, False])
def test_a_record_keeps_the_options_it_names(chosen: bool) -> None:
    text = write(Match.start(GAMES["hoshi-wo-wataru"], [Seat()] * 3, 7, {"dummy_at_four": chosen}))
    match = read(text, GAMES)
    assert match.header.options["dummy_at_four"] is chosen
    assert write(match) == text


def test_a_record_that_names_no_option_means_the_default_of_its_time() -> None:
    """The first versions dealt 星を渡る without `dummy_at_four` without an option; now it is the default."""
    game = GAMES["hoshi-wo-wataru"]
    assert Match.start(game, [Seat()] * 3, 7).header.options["dummy_at_four"] is True
    old = write(Match.start(game, [Seat()] * 3, 7, {"dummy_at_four": False}))
    bare = _without_option(old, "dummy_at_four")
    assert bare != old
    assert write(read(bare, GAMES)) == old
    setup = next(line for line in old.split("\n") if line.startswith("setup "))
    no_options = re.sub(r'"options": \{.*?\}, ', "", setup)
    assert no_options != setup
    rest = "\n".join(line for line in old.split("\n") if not line.startswith("options "))
    assert write(read(rest.replace(setup, no_options), GAMES)) == old
