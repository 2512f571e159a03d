"""Room for the lines of the log, and the line that is pointed at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.board.log import LogPanel
from hoshikan.ui.board.match.models import LogModel
from hoshikan.ui.board.screens import text_of

GAME = GAMES["conquestar"]
SEATS = (Seat("human", "Aki"), Seat("human", "Ben"))


@pytest.fixture
def log(qtbot: QtBot) -> LogPanel:
    match = Match.start(GAME, SEATS, 7)
    for plan in ("trade A1", "invade B2"):
        match.apply(GAME.parse(plan))
    made = LogPanel(LogModel(text_of(GAME.id), match, ("Aki", "Ben")))
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.show()
    qtbot.waitExposed(made)
    return made


def height(log: LogPanel) -> int:
    """Return the height of all lines together."""
    model = log.model()
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    return sum(log.itemDelegate().sizeHint(QStyleOptionViewItem(), row).height() for row in rows)


def test_lines_grow_in_a_narrow_panel_and_with_the_text(log: LogPanel) -> None:
    wide = height(log)
    log.resize(140, 300)
    narrow = height(log)
    log.resize(400, 300)
    assert narrow > wide == height(log)
    font = log.font()
    font.setPixelSize(font.pixelSize() * 2 if font.pixelSize() > 0 else 40)
    log.setFont(font)
    assert height(log) > wide


def test_a_line_that_comes_under_a_mouse_at_rest_is_not_pointed_at(log: LogPanel) -> None:
    told: list[object] = []
    model = log.model()
    QTest.mouseMove(log.viewport(), log.visualRect(model.index(0, 0)).center())
    log.pointed.connect(told.append)
    place = log.visualRect(model.index(1, 0)).center()
    for step in (0, 1):
        QTest.mouseMove(log.viewport(), place + QPoint(step, 0))
        QApplication.processEvents()
    assert [one is not None for one in told] == [True]
    model.rowsInserted.emit(model.index(-1, -1), 0, 0)
    log.entered.emit(model.index(model.rowCount() - 1, 0))
    assert [one is not None for one in told] == [True, False]


def test_a_line_lights_its_pieces_no_longer_than_the_keyboard_is_on_it(log: LogPanel, qtbot: QtBot) -> None:
    told: list[object] = []
    log.pointed.connect(told.append)
    log.activateWindow()
    log.setFocus()
    QTest.keyClick(log, Qt.Key.Key_Down)
    assert told[-1] is not None
    log.clearFocus()
    assert told[-1] is None
