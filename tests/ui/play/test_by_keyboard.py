"""Keyboard at the table besides playing (whole games: test_whole_games.py)."""

from __future__ import annotations

from PySide6.QtCore import Qt

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


def test_there_is_a_tab_for_the_list_of_moves_only_if_it_is_wanted(desk: Desk) -> None:
    page = desk.table()
    desk.wait_turn(page)
    tabs = page.side

    def names() -> list[str]:
        return [tabs.tabText(place) for place in range(tabs.count()) if tabs.isTabVisible(place)]

    assert names() == ["Log", "Score", "Hints", "Rules"]
    desk.type("M")
    assert names() == ["Log", "Score", "Hints", "Rules", "Moves"]
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
