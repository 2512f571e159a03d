"""Keys of a keyboard whose layout has no Latin letters: what counts is where they are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from hoshikan.engine import Match
from hoshikan.games import GAMES
from hoshikan.ui.kit.widgets.icons import latin_letter, typed
from tests.ui.play.desk import AKI, BEN, BOTS, Desk

NONE, SHIFT, CONTROL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
PLACES = {"R": 27, "H": 43, "L": 46, "M": 58, "U": 30, "T": 28, "A": 38, "Q": 24}
"""Scan codes of X11 for the keys with these Latin letters."""
RUSSIAN = {"R": "К", "H": "Р", "L": "Д", "M": "Ь", "U": "Г", "T": "Е", "A": "Ф", "Q": "Й"}


def event(letter: str, keys: Qt.KeyboardModifier = NONE, kind: QEvent.Type = QEvent.Type.KeyPress) -> QKeyEvent:
    """A press of the key with this Latin letter under a Russian layout."""
    char = RUSSIAN[letter]
    text = "" if keys & CONTROL else char if keys & SHIFT else char.lower()
    return QKeyEvent(kind, ord(char), keys, PLACES[letter], 0x6D2, 0, text)


def press(desk: Desk, letter: str, keys: Qt.KeyboardModifier = NONE) -> None:
    focused: QWidget = QApplication.focusWidget() or desk.window
    QApplication.sendEvent(focused, event(letter, keys))


@pytest.mark.parametrize(
    ("platform", "scan", "virtual"), [("xcb", 43, 0x6D2), ("wayland", 43, 0x6D2), ("windows", 35, 72), ("cocoa", 1, 4)]
)
def test_the_letter_of_a_key_is_known_on_every_system(platform: str, scan: int, virtual: int) -> None:
    key = QKeyEvent(QEvent.Type.KeyPress, ord("Р"), NONE, scan, virtual, 0, "р")
    assert latin_letter(key, platform) == "H"


@pytest.mark.parametrize(
    ("key", "text", "scan"),
    [
        (ord("A"), "a", PLACES["Q"]),  # French: A where others have Q
        (0xC9, "é", 11),  # French: é on the key of the 2
        (0xD6, "ö", 47),  # German: beside L
        (ord("2"), "2", 11),
        (Qt.Key.Key_Left, "", 113),
    ],
)
def test_other_keys_mean_what_they_type(key: int, text: str, scan: int) -> None:
    pressed = QKeyEvent(QEvent.Type.KeyPress, key, NONE, scan, 0, 0, text)
    assert latin_letter(pressed, "xcb") == ""
    assert typed(pressed) == text


@pytest.mark.parametrize(("letter", "page"), [("R", "rules"), ("L", "log"), ("H", "hints"), ("M", "moves")])
def test_letters_open_the_panel_by_their_place(desk: Desk, letter: str, page: str) -> None:
    table = desk.table((AKI, BEN))
    desk.wait_turn(table)
    press(desk, letter)
    assert getattr(table.side, page).isVisible()


def test_undo_and_redo_work_by_their_place(desk: Desk) -> None:
    table = desk.table((AKI, *BOTS))
    desk.wait_turn(table)
    table.session.controller.play(table.session.controller.actions()[0])
    desk.wait_turn(table)
    before = table.session.match.ply
    press(desk, "U")
    assert table.session.match.ply < before
    press(desk, "U", SHIFT)
    assert table.session.match.ply == before


def test_letters_of_pieces_work_by_their_place(desk: Desk) -> None:
    table = desk.table((AKI, BEN))
    desk.wait_turn(table)
    table.scene.choosing.activate("star:A1")
    press(desk, "T")
    assert str(table.session.match.actions[0]) == "trade A1"


def test_what_is_written_into_a_field_stays_as_it_is_typed(desk: Desk) -> None:
    table = desk.open(Match.start(GAMES["conquestar"], (AKI, BEN), 7))
    desk.wait_turn(table)
    table.side.open("moves")
    box = table.side.moves.box
    assert isinstance(box, QLineEdit)
    box.setFocus()
    QApplication.sendEvent(box, event("R"))
    assert box.text() == "к"
    assert not table.side.rules.isVisible()
