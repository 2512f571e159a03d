"""Several people at one screen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hoshikan.games.conquestar.rules.view import ConquestarView
from tests.ui.play.desk import AKI, BEN, TIMEOUT, Desk


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
    assert page.controller.waiting_for == 1
    QTest.mouseClick(page.curtain.button, Qt.MouseButton.LeftButton)
    assert not page.curtain.isVisible()
    assert page.scene.seat == 1
    desk.act(page, "trade C3")
    desk.qtbot.waitUntil(lambda: page.controller.waiting_for == 0, timeout=TIMEOUT)
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
    assert page.controller.actions() == []
    QTest.mouseClick(page.bar.take_over, Qt.MouseButton.LeftButton)
    assert page.scene.seat == 0
    assert not page.bar.take_over.isVisible()
    assert page.controller.deciding


def test_a_single_person_never_sees_a_curtain(desk: Desk) -> None:
    page = desk.table()
    desk.wait_turn(page)
    desk.act(page, "trade C3")
    desk.wait_turn(page)
    assert page.controller.match.ply > 1
    assert not page.curtain.isVisible()
