"""Tool tips lie beside the piece they explain."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from hoshikan.games import GAMES
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.table.view import TableView, place_of
from hoshikan.ui.kit.look.theme import NIGHT

SCREEN = QRect(0, 0, 800, 600)


@pytest.mark.parametrize(
    "piece",
    [QRect(300, 20, 80, 120), QRect(300, 470, 80, 120), QRect(0, 470, 60, 120), QRect(750, 10, 50, 60)],
)
def test_a_tip_covers_nothing_of_its_piece(piece: QRect) -> None:
    tip = QRect(0, 0, 240, 44)
    there = QRect(place_of(tip, piece, SCREEN), tip.size())
    assert not there.intersects(piece)
    assert SCREEN.contains(there)


def test_the_piece_under_the_mouse_can_be_seen_beside_its_tip(qtbot: QtBot) -> None:
    game = GAMES["conquestar"]
    scene = new_scene(game.id, NIGHT)
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(760, 500)
    scene.set_motion("off")
    scene.show_position(game.new(players=2, seed=1).view(0), 0, (), ("Aki", "Ben"))
    view.show()
    qtbot.waitExposed(view)
    star = scene.stage.get("star:A1")
    assert star is not None
    place = view.mapFromScene(star.scenePos())

    event = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), event)
    tips = [one for one in QApplication.topLevelWidgets() if one.objectName() == "qtooltip_label" and one.isVisible()]
    assert [one.isVisible() for one in tips] == [True]
    there = tips[0].geometry().translated(-view.viewport().mapToGlobal(QPoint(0, 0)))
    assert not there.contains(place)
    QToolTip.hideText()
