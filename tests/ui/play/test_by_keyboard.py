"""Keyboard at the table besides playing (whole games: test_whole_games.py)."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt

from hoshikan.ui.features.play.session import MOVE, NUDGE
from tests.ui.play.desk import TIMEOUT, Desk


def test_keys_open_the_panels_and_ask_for_hints(desk: Desk) -> None:
    page = desk.table()
    desk.wait_turn(page)
    for key, name in (("R", "rules"), ("L", "log"), ("M", "moves")):
        desk.type(key)
        assert page.side.shows(name)
        page.board.setFocus()
    desk.type("H")
    assert page.side.shows("hints")
    desk.qtbot.waitUntil(lambda: page.session.state.advice.step == NUDGE, timeout=TIMEOUT)
    desk.type("HH")
    assert page.session.state.advice.step == MOVE
    desk.press(Qt.Key.Key_F9)
    assert not page.side.isVisible()
    desk.press(Qt.Key.Key_F9)
    assert page.side.isVisible()


def test_hint_and_rules_are_cards_that_spare_the_marked_pieces(desk: Desk) -> None:
    page = desk.table()
    desk.wait_turn(page)
    card = page.side.card
    assert not page.side.isVisible(), "the panel starts closed"
    desk.type("R")
    assert card.isVisible()
    assert not page.side.isVisible()
    desk.type("R")
    assert not card.isVisible()
    desk.type("H")
    desk.qtbot.waitUntil(lambda: page.session.state.advice.step == NUDGE, timeout=TIMEOUT)
    desk.type("HH")
    assert page.session.state.advice.step == MOVE
    hint = page.session.state.advice.hint
    assert hint is not None
    advised = next(one for one in page.scene.picking.affordances if one.action == hint.action)
    over = card.geometry().translated(-page.board.mapTo(page.around, QPoint()))
    for key in (*advised.pieces, *advised.targets):
        item = page.scene.stage.get(key)
        assert item is not None
        assert not over.contains(page.board.mapFromScene(item.scenePos())), key
    desk.press(Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert page.board.hasFocus()
    desk.type("H")
    page.session.controller.play(page.session.controller.actions()[0])
    assert not card.isVisible(), "it was about the decision that has been taken"


def test_the_panel_is_remembered_as_the_player_left_it(desk: Desk) -> None:
    page = desk.table()
    desk.wait_turn(page)
    desk.type("L")
    assert page.side.isVisible()
    desk.window.home()
    again = desk.table()
    assert again.side.isVisible()
    desk.press(Qt.Key.Key_F9)
    desk.window.home()
    assert not desk.table().side.isVisible()


def test_there_is_a_tab_for_the_list_of_moves_only_if_it_is_wanted(desk: Desk) -> None:
    page = desk.table()
    desk.wait_turn(page)
    tabs = page.side

    def names() -> list[str]:
        return [tabs.tabText(place) for place in range(tabs.count()) if tabs.isTabVisible(place)]

    assert names() == ["Log", "Score"]
    desk.type("M")
    assert names() == ["Log", "Score", "Moves"]
    assert tabs.shows("moves")
    tabs.open("log")
    desk.settings.animation = "fast"
    assert tabs.shows("log")
    desk.settings.move_list = True
    desk.settings.move_list = False
    assert "Moves" not in names()


def test_arrows_and_enter_reach_every_star(desk: Desk) -> None:
    page = desk.table()
    desk.wait_turn(page)
    page.scene.stage.focus("star:A1")
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return):
        desk.press(key)
    assert list(page.scene.picking.picked) == ["star:B2"]
    desk.press(Qt.Key.Key_Escape)
    assert not page.scene.picking.picked
    assert desk.window.page is page
