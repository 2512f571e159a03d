"""Every sentence of the program is translated, and says as much in Japanese as in English."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from difflib import SequenceMatcher
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from hoshikan.games import GAMES
from hoshikan.ui.board.screens import text_of
from tests.test_packaging import translations

ROOT = Path(__file__).parent.parent
JAPANESE, ENGLISH = ROOT / "translations" / "hoshikan_ja.ts", ROOT / "translations" / "hoshikan_en.ts"
PLACEHOLDER = re.compile(r"\{\w*\}|%L?\d|%n")
UNNUMBERED = {("Seats", "あなた")}
"""There is only one of these: its number is left out with intent."""
ALIKE = 0.5
"""Forms of a plural are less alike only where the source has been reworded since."""
FIGURES = re.compile(r"\d+")


class Pair(NamedTuple):
    """A sentence of the sources and one form of its translation."""

    context: str
    source: str
    translation: str

    @property
    def differs(self) -> bool:
        """Return true if a place for a fact, or a figure that the English has, is lost or added."""
        if (self.context, self.translation) in UNNUMBERED:
            return False
        places = [Counter(PLACEHOLDER.findall(text)) for text in (self.source, self.translation)]
        lost = Counter(FIGURES.findall(self.source)) - Counter(FIGURES.findall(self.translation))
        return places[0] != places[1] or bool(lost)


def pairs(path: Path) -> Iterator[Pair]:
    for context in ElementTree.parse(path).getroot().iter("context"):  # noqa: S314  # a file of this checkout
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
            for form in forms:
                yield Pair(context.findtext("name", ""), message.findtext("source", ""), form)


def released(source: Path, made: Path) -> str:
    """Return the messages of Qt's lrelease about a .ts."""
    tool = Path(sys.executable).with_name("pyside6-lrelease")
    return subprocess.run([tool, str(source), "-qm", str(made)], capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("result", ["{names} wins", "Shared victory: {names}", "Standstill. {names} wins"])
def test_a_result_is_reported_alike_in_every_game(result: str) -> None:
    told = [pair.translation for pair in pairs(JAPANESE) if pair.source == result]
    assert len(told) > 0
    assert len(set(told)) == 1


def test_no_sentence_is_inside_an_f_string_where_lupdate_finds_none() -> None:
    hidden = [
        f"{path.name}: {ast.unparse(call)}"
        for path in (ROOT / "desktop").rglob("*.py")
        for text in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(text, ast.JoinedStr)
        for call in ast.walk(text)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tr"
    ]
    assert hidden == []


@pytest.mark.parametrize("source", [JAPANESE, ENGLISH], ids=lambda path: path.stem)
def test_the_sources_hold_no_sentence_without_a_finished_translation(source: Path) -> None:
    assert translations.check(source) == 0


@pytest.mark.parametrize("source", [JAPANESE, ENGLISH], ids=lambda path: path.stem)
def test_lrelease_reports_nothing_unfinished(source: Path, tmp_path: Path) -> None:
    said = released(source, tmp_path / "made.qm")
    assert re.search(r"\([1-9]\d* finished and 0 unfinished\)", said), said
    assert "Ignored" not in said


def test_an_unfinished_sentence_is_reported(tmp_path: Path) -> None:
    source = tmp_path / "hoshikan_ja.ts"
    text = JAPANESE.read_text("utf-8")
    source.write_text(text.replace("<translation>", '<translation type="unfinished">', 1), "utf-8")
    assert "1 unfinished" in released(source, tmp_path / "made.qm")
    assert translations.check(source) == 1


def test_updating_names_each_unfinished_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(translations, "TRANSLATIONS", tmp_path)
    text = JAPANESE.read_text("utf-8")
    first = next(pairs(JAPANESE))
    (tmp_path / JAPANESE.name).write_text(text.replace("<translation>", '<translation type="unfinished">', 1), "utf-8")
    assert translations.main(["--update"]) == 1
    assert capfd.readouterr().err == f"{JAPANESE.name}: not translated: {first.context}: {first.source}\n"
    assert (tmp_path / "hoshikan_ja.qm").exists()


@pytest.mark.parametrize("source", [JAPANESE, ENGLISH], ids=lambda path: path.stem)
def test_both_languages_have_the_same_places_for_facts(source: Path) -> None:
    assert [pair for pair in pairs(source) if pair.differs] == []


@pytest.mark.parametrize("translation", ["{name}: 2枚", "%n枚、2", "{name}が%n枚", "{name}が%n枚、{name}に2"])
def test_a_lost_or_added_place_is_found(translation: str) -> None:
    assert Pair("", "{name} takes %n of 2", translation).differs
    assert not Pair("", "{name} takes %n of 2", "{name}が2枚中%n枚").differs


@pytest.mark.parametrize("game_id", GAMES)
def test_the_words_of_every_game_are_among_them(game_id: str) -> None:
    title = text_of(game_id).title()
    assert title in {pair.source for pair in pairs(JAPANESE)}


def test_an_english_form_has_the_words_of_its_source() -> None:
    differing = [
        pair
        for pair in pairs(ENGLISH)
        if pair.translation and SequenceMatcher(None, pair.source, pair.translation).ratio() < ALIKE
    ]
    assert not differing
