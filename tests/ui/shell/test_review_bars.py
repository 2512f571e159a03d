"""Bars of a review: their words are whole, also in a narrow panel with large letters."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QPainter
from pytestqt.qtbot import QtBot

from hoshikan.ui.board.table import drawing as lettering
from hoshikan.ui.features.replay.reviewside import Bars, luck_bars
from hoshikan.ui.kit.look.theme import NIGHT, application_font

WORDS = ("A fair share", "The deal", "Dice and draws", "Decisions", "Others, the rest", "The result")


@pytest.mark.parametrize(("text_size", "width"), [(100, 240), (150, 380)])
def test_words_beside_the_bars_are_whole(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, text_size: int, width: int
) -> None:
    written: list[str] = []

    def note(_painter: QPainter, _start: QPointF, text: str, _drawn: QFont, _bold: bool) -> None:
        written.append(text)

    monkeypatch.setattr(lettering, "_write", note)
    bars = Bars()
    qtbot.addWidget(bars)
    bars.setFont(application_font(text_size))
    bars.apply_theme(NIGHT)
    first, *parts, last = WORDS
    bars.show_bars(luck_bars((first, 0.25), [(part, 0.1) for part in parts], (last, 0.65)), joined=True)
    bars.resize(width, bars.sizeHint().height())
    bars.grab()
    assert written == list(WORDS)


def test_a_change_of_nothing_has_no_sign() -> None:
    nothing = luck_bars(("fair", 0.5), [("deal", 0.001), ("luck", -0.001)], ("result", 0.5))
    assert [bar.value for bar in nothing[1:-1]] == ["0", "0"]
