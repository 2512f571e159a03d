"""Every kind of sentence that the games define has a sentence in both languages that reads like one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtWidgets import QApplication

from hoshikan.games import GAMES
from hoshikan.ui.kit.look.language import LANGUAGES
from tests.test_translations import ENGLISH
from tests.ui.spoken import spoken
from tools import sentences
from tools.sentencekinds import event_kinds, reason_kinds, refusal_kinds
from tools.sentences import Told

SILENT: Mapping[str, frozenset[str]] = {
    "conquestar": frozenset({"Decided"}),
    "crowntaker": frozenset({"SkillKept", "CardChosen"}),
    "sterre-en-kroon": frozenset(
        {f"{step}Closed" for step in ("Draw", "Declare", "Record", "Card", "Score", "EndStep")}
    ),
}
"""Events that other events describe."""
FAULTS: Mapping[str, str] = {
    "a place that was not filled": r"\{|\}|%n|\bNone\b|(?<! )–|–(?! )",
    "two spaces": r"  ",
    "a hyphen for a minus": r"(?<![\w“「])-\d",
    "an ending in brackets": r"\(e?s\)",
    "two full stops": r"\.\.|。。|、、|：。|。：",
    "a space before a stop": r"\s[,.;。、]",
}
PLAYER = re.compile(r"Player \d")
TITLES = re.compile(r"\w+Cover")
FOREIGN = re.compile(r"[a-z]{3,}")
"""English in a Japanese sentence, where only ids are."""
IDS = re.compile(
    r"「[^」]*」|（[A-Z]{2}-[^）]*）|planet:r|red black|\bids?\b|PageUp|Down|‹\w+›|\.(?:hoshikan|toml|json)"
)


def numbered(form: str, number: int) -> str:
    return form.replace("%n", str(number))


@cache
def wrong_forms() -> re.Pattern[str]:
    """Wrong English forms: "1 tokens", "2 token"."""
    wrong: set[str] = set()
    for message in ElementTree.parse(ENGLISH).getroot().iter("message"):  # noqa: S314  # a file of this checkout
        one, *more = [form.text or "" for form in message.iter("numerusform")]
        if more and one != more[-1] and re.fullmatch(r"%n [\w ]+", one):
            wrong |= {numbered(more[-1], 1), numbered(one, 0), numbered(one, 2)} - {numbered(more[-1], 2)}
    assert "1 tokens" in wrong
    return re.compile(rf"(?<![\d.])(?:{'|'.join(map(re.escape, sorted(wrong)))})(?!\w)")


def kinds(told: Iterable[Told], part: str) -> set[str]:
    return {row.kind for row in told if row.part == part and all(row.said)}


def faults(told: Iterable[Told]) -> Iterator[str]:
    for row in told:
        for language, said in zip(LANGUAGES, row.said, strict=True):
            for fault, pattern in FAULTS.items():
                if re.search(pattern, said):
                    yield f"{row.part} {row.kind}: {fault}: {said}"
            if language == "en" and (found := wrong_forms().search(PLAYER.sub("", said))):
                yield f"{row.part} {row.kind}: “{found[0]}”: {said}"
            if language == "ja" and not TITLES.fullmatch(row.kind) and (word := FOREIGN.search(IDS.sub("", said))):
                yield f"{row.part} {row.kind}: “{word[0]}”: {said}"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_kind_of_sentence_is_reported_in_both_languages(game_id: str, qapp: QApplication) -> None:
    told = spoken(game_id)
    events = {kind.__name__ for kind in event_kinds(game_id)} - SILENT.get(game_id, frozenset())
    assert events - kinds(told, "log") == set()
    assert SILENT.get(game_id, frozenset()) & {row.kind for row in told if row.part == "log"} == set()
    reasons, nudges = reason_kinds(game_id)
    assert set(reasons) - kinds(told, "reasons") == set()
    assert set(nudges) - kinds(told, "nudges") == set()
    assert set(refusal_kinds(game_id)) - kinds(told, "refusals") == set()
    for part in ("status", "choices", "end", *(("score",) if GAMES[game_id].kind.scored else ())):
        assert kinds(told, part)


@pytest.mark.parametrize("game_id", GAMES)
def test_no_sentence_has_a_fault_that_a_machine_can_see(game_id: str, qapp: QApplication) -> None:
    told = spoken(game_id)
    assert list(faults([*told, *sentences.rest(game_id, told)])) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_log_reasons_and_refusals_leave_no_sentence_unused(game_id: str, qapp: QApplication) -> None:
    unused = {row for row in sentences.rest(game_id, spoken(game_id)) if row.kind.endswith(("Log", "Reasons"))}
    assert unused == set()


def test_faults_are_found() -> None:
    wrong = ("1 tokens", "2 token", "−%n points", "{name} wins", "-1 point", "a  b", "None wins", "3 point(s)")
    for english in wrong:
        assert list(faults([Told("log", "x", ("よい", english))])), english
    for japanese in ("カードplayed", "3枚。。", "-1点"):
        assert list(faults([Told("log", "x", (japanese, "good"))])), japanese
    assert not list(faults([Told("log", "x", ("2枚、−1点", "1 token, 21 tokens, −1 point, 0 points"))]))


def test_the_page_is_written_with_every_game_and_the_house(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sentences.main(["--out", str(tmp_path), "--game", "conquestar", "--games", "1"]) == 0
    page = (tmp_path / sentences.PAGE).read_text("utf-8")
    for heading in ("conquestar: log", "conquestar: refusals", "conquestar: words", "house: words"):
        assert f"## {heading}\n" in page
    assert str(tmp_path / sentences.PAGE) in capsys.readouterr().out
