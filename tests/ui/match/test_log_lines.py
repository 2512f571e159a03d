"""How much room the lines of the log take."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.match.log_model import LogModel
from hoshikan.ui.panels.log import LogPanel

GAME = GAMES["conquestar"]
SEATS = (Seat("human", "Aki"), Seat("human", "Ben"))


@pytest.fixture
def log(qtbot: QtBot) -> LogPanel:
    match = Match.start(GAME, SEATS, 7)
    for plan in ("trade A1", "invade B2"):
        match.apply(GAME.parse(plan))
    made = LogPanel(LogModel(GAME.text(), match, ("Aki", "Ben")))
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.show()
    qtbot.waitExposed(made)
    return made


def height(log: LogPanel) -> int:
    """Of all lines together."""
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
