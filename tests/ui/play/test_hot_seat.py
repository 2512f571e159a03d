"""Several people at one screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from hoshikan.engine import Seat
from hoshikan.games.conquestar.rules.view import ConquestarView
from hoshikan.ui.app.window import TopBar
from hoshikan.ui.features.play.page import TablePage
from tests.ui.play.desk import AKI, BEN, TIMEOUT, Desk
from tests.ui.shell.test_language import needs_translations


def handed_over(desk: Desk, seats: tuple[Seat, ...] = (AKI, BEN)) -> TablePage:
    """The first has chosen, and the curtain waits for the second."""
    desk.window.activateWindow()
    page = desk.table(seats)
    desk.wait_turn(page)
    desk.act(page, "trade C3")
    desk.qtbot.waitUntil(page.curtain.isVisible, timeout=TIMEOUT)
    return page


def test_the_curtain_covers_everything_until_the_next_player_is_there(desk: Desk) -> None:
    page = desk.table((AKI, BEN))
    desk.wait_turn(page)
    assert not page.curtain.isVisible()
    desk.act(page, "trade C3")
    desk.qtbot.waitUntil(page.curtain.isVisible, timeout=TIMEOUT)
    assert page.curtain.geometry() == page.rect()
    shown = page.scene.view
    assert isinstance(shown, ConquestarView)
    assert shown.plan is None
    assert page.scene.seat is None
    assert page.side.moves_model.rowCount() == 0
    assert all("C3" not in entry.sentence for entry in page.side.log_model.entries())
    desk.type("U")
    assert page.session.controller.waiting_for == 1
    QTest.mouseClick(page.curtain.button, Qt.MouseButton.LeftButton)
    assert not page.curtain.isVisible()
    assert page.scene.seat == 1
    desk.act(page, "trade C3")
    desk.qtbot.waitUntil(lambda: page.session.controller.waiting_for == 0, timeout=TIMEOUT)
    assert any("C3" in entry.sentence for entry in page.side.log_model.entries())


def test_after_the_reveal_everybody_sees_the_table_until_the_next_player_is_ready(desk: Desk) -> None:
    page = desk.table((AKI, BEN), plans=("trade C3",))
    desk.qtbot.waitUntil(page.curtain.isVisible, timeout=TIMEOUT)
    QTest.mouseClick(page.curtain.button, Qt.MouseButton.LeftButton)
    desk.act(page, "invade A1")
    desk.qtbot.waitUntil(page.bar.take_over.isVisible, timeout=TIMEOUT)
    assert not page.curtain.isVisible()
    shown = page.scene.view
    assert isinstance(shown, ConquestarView)
    assert shown.last_plans == ["trade C3", "invade A1"]
    assert page.session.controller.actions() == []
    QTest.mouseClick(page.bar.take_over, Qt.MouseButton.LeftButton)
    assert page.scene.seat == 0
    assert not page.bar.take_over.isVisible()
    assert page.session.controller.deciding


def test_a_single_person_never_sees_a_curtain(desk: Desk) -> None:
    page = desk.table()
    desk.wait_turn(page)
    desk.act(page, "trade C3")
    desk.wait_turn(page)
    assert page.session.match.ply > 1
    assert not page.curtain.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
@pytest.mark.parametrize("start", ["curtain", "beside it", "bar"])
def test_tab_never_reaches_what_the_curtain_covers(desk: Desk, start: str, key: Qt.Key) -> None:
    page = handed_over(desk)
    if start == "beside it":
        QTest.mouseClick(
            desk.window.windowHandle(), Qt.MouseButton.LeftButton, pos=page.mapTo(desk.window, QPoint(9, 9))
        )
    elif start == "bar":
        desk.window.findChildren(TopBar)[0].last_stop.setFocus()
    for _ in range(30):
        focus = QApplication.focusWidget()
        assert focus is not None
        on_curtain = focus is page.curtain or page.curtain.isAncestorOf(focus)
        assert on_curtain or not page.isAncestorOf(focus), focus
        desk.press(key)


@pytest.mark.parametrize("start", ["curtain", "beside it", "table", "back again"])
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_takes_over_wherever_the_keyboard_was(desk: Desk, start: str, key: Qt.Key) -> None:
    page = handed_over(desk)
    if start == "beside it":
        QTest.mouseClick(
            desk.window.windowHandle(), Qt.MouseButton.LeftButton, pos=page.mapTo(desk.window, QPoint(9, 9))
        )
    elif start == "table":
        page.board.setFocus()
    elif start == "back again":
        desk.window.open_page("settings")
        desk.window.back()
    desk.press(key)
    assert not page.curtain.isVisible()
    assert page.scene.seat == 1
    assert page.board.hasFocus()


@needs_translations
def test_the_curtain_follows_the_language_whole(desk: Desk) -> None:
    page = handed_over(desk, (Seat("human", ""), Seat("human", "")))
    desk.settings.language = "ja"
    desk.qtbot.waitUntil(lambda: "プレイヤー2" in page.curtain.button.text(), timeout=TIMEOUT)
    shown = [page.curtain.accessibleName(), *(part.text() for part in page.curtain.findChildren(QAbstractButton))]
    assert not [words for words in shown if "Player" in words]
    desk.settings.language = "en"
    desk.qtbot.waitUntil(lambda: page.curtain.button.text() == "I am Player 2", timeout=TIMEOUT)
