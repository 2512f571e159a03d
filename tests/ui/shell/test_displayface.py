"""The display face: made of what the program says, heavy by itself, and not needed for a start."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QRawFont
from PySide6.QtWidgets import QLabel

import displayfont
from hoshikan import resources
from hoshikan.ui.board.table.drawing import line_metrics
from hoshikan.ui.kit.look import theme
from hoshikan.ui.kit.look.theme import NIGHT
from hoshikan.ui.kit.widgets.basic import label, set_in_display

ROOT = Path(__file__).parents[3]


def test_it_has_everything_the_program_says_and_what_names_are_written_with(qapp: QGuiApplication) -> None:
    made = QRawFont(str(resources.resource("fonts", "display.otf")), 16)
    assert made.familyName() == displayfont.FAMILY == theme.display_families()[0]
    wanted = displayfont.characters()
    said = {letter for path in (ROOT / "translations").glob("*.ts") for letter in path.read_text("utf-8")}
    assert {letter for letter in said if letter.isprintable()} <= set(wanted)
    assert set("太郎花子鷹ガーAz09、。「」−×%") <= set(wanted)
    lacking = "".join(one for one in wanted if not one.isspace() and not made.supportsCharacter(ord(one)))
    # What the serif letters do not have either comes from the text face.
    assert set(lacking) <= set("✕"), lacking


def test_it_is_made_once(capfd: pytest.CaptureFixture[str]) -> None:
    before = displayfont.MADE.stat().st_mtime_ns
    assert subprocess.run([sys.executable, str(ROOT / "packaging" / "displayfont.py")], check=False).returncode == 0
    assert displayfont.MADE.stat().st_mtime_ns == before
    assert capfd.readouterr().err == ""


def test_its_licence_lies_beside_it() -> None:
    assert "SIL OPEN FONT LICENSE" in resources.resource("fonts", "OFL.txt").read_text("utf-8").upper()


def test_letters_are_heavy_and_other_characters_come_from_the_text_face(qapp: QGuiApplication) -> None:
    font = theme.display_font(40)
    assert font.families() == theme.display_families()
    # Qt makes bold by drawing twice what has no bold letters; these are drawn as they are.
    for text in ("星を渡る", "Conquestar 12"):
        assert line_metrics(font, text).horizontalAdvance(text) > 0
        assert QRawFont.fromFont(font).weight() >= 700
    assert theme.families() == theme.display_families()[1:]


def test_without_it_names_are_in_the_text_face(qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    theme._display_families.cache_clear()
    monkeypatch.setattr(theme, "_DISPLAY_FILE", ("fonts", "none.otf"))
    try:
        assert theme.display_families() == theme.families()
        assert theme.display_font(20).bold()
    finally:
        theme._display_families.cache_clear()


def test_headings_and_whatever_asks_for_it_have_the_display_face(qapp: QGuiApplication) -> None:
    plain, title, asked = label("body"), label("title"), label("large")
    set_in_display(asked)
    families = []
    for one in (plain, title, asked):
        assert isinstance(one, QLabel)
        one.setStyleSheet(theme.sheet(NIGHT, 100))
        one.ensurePolished()
        families.append(one.font().families()[:1] == [displayfont.FAMILY])
    assert families == [False, True, True]
