"""The lesson about hands: each thing counts when it has been done, by mouse or by keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hoshikan.ui.features.learn.page import LearnPage
from hoshikan.ui.features.play.guided import STEPS, HandlingPage
from tests.ui.play.desk import Desk


def open_handling(desk: Desk) -> HandlingPage:
    learn = desk.window.open_page("learn", "")
    assert isinstance(learn, LearnPage)
    QTest.mouseClick(learn.handling, Qt.MouseButton.LeftButton)
    page = desk.window.page
    assert isinstance(page, HandlingPage)
    desk.wait_turn(page)
    return page


def place(page: HandlingPage) -> str:
    """Somewhere a piece may go, by its key."""
    return next(one.targets[0] for one in page.scene.picking.affordances if one.targets)


def test_it_is_done_by_mouse_from_a_click_to_a_hint_and_kept_nowhere(desk: Desk) -> None:
    page = open_handling(desk)
    assert page.instruction().startswith(f"1 of {len(STEPS)}")
    desk.click(page, place(page))
    assert page.step == "turn"
    point = desk.point(page, place(page))
    QTest.mouseClick(page.board.viewport(), Qt.MouseButton.RightButton, pos=point)
    assert page.step == "do"
    page.scene.choosing.confirm()
    assert page.step == "drag"
    desk.wait_turn(page)
    one = next(one for one in page.scene.picking.affordances if one.pieces and one.targets)
    desk.drag(page, one.pieces[0], one.targets[0])
    assert page.step == "zoom"
    desk.wait_turn(page)
    page.board.setFocus()
    desk.type("+")
    assert page.step == "undo"
    QTest.mouseClick(page.bar.tool("undo"), Qt.MouseButton.LeftButton)
    assert page.step == "hint"
    desk.wait_turn(page)
    QTest.mouseClick(page.bar.tool("hint"), Qt.MouseButton.LeftButton)
    assert page.step == ""
    assert page.instruction().startswith("That's all")
    assert desk.context.library.unfinished() == ()
    desk.window.back()
    learn = desk.window.page
    assert isinstance(learn, LearnPage)
    assert "done" in learn.handling.accessibleName()


def test_the_player_that_lays_the_tile_at_once_goes_on_and_keys_do_for_a_drag(desk: Desk) -> None:
    page = open_handling(desk)
    page.scene.action_chosen.emit(page.session.controller.actions()[0])
    assert page.step == "drag"
    desk.wait_turn(page)
    page.scene.action_chosen.emit(page.session.controller.actions()[0])
    assert page.step == "zoom"


def test_a_second_click_on_a_piece_is_no_drag(desk: Desk) -> None:
    page = open_handling(desk)
    page.scene.action_chosen.emit(page.session.controller.actions()[0])
    desk.wait_turn(page)
    QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=page.board.viewport().rect().topLeft())
    page.scene.action_chosen.emit(page.session.controller.actions()[0])
    assert page.step == "drag"
