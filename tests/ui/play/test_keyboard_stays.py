"""The keyboard stays at the match: what goes away under it never hands it to the way out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView, QWidget

from hoshikan.ui.board.session import Play
from tests.ui.play.desk import Desk


@pytest.mark.parametrize("way", ["button", "enter"])
def test_after_a_move_from_the_list_the_keyboard_stays_there(desk: Desk, way: str) -> None:
    desk.window.activateWindow()
    desk.settings.move_list = True
    page = desk.table()
    desk.wait_turn(page)
    moves = page.side.moves
    for _ in range(3):
        moves.list.setCurrentIndex(moves.list.model().index(0, 0))
        pressed: QWidget = moves.play_button if way == "button" else moves.list
        pressed.setFocus()
        QTest.keyClick(pressed, Qt.Key.Key_Return)
        now = desk.window.focusWidget()
        assert isinstance(now, QListView)
        assert now is moves.list
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
            QTest.keyClick(now, key)
        assert desk.window.page is page
        desk.wait_turn(page)
    assert page.session.match.ply > 3


def test_after_a_tool_of_the_table_the_table_has_the_keyboard(desk: Desk) -> None:
    desk.window.activateWindow()
    page = desk.table()
    desk.wait_turn(page)
    page.session.dispatch(Play(page.session.state.actions[0]))
    desk.wait_turn(page)
    undo = page.bar.tool("undo")
    undo.setFocus()
    QTest.keyClick(undo, Qt.Key.Key_Space)
    assert not undo.isEnabled()
    assert desk.window.focusWidget() is page.board
