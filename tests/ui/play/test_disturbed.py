"""The player changes their mind at every moment: while a bot thinks, a piece flies or is held, a hint is searched."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hoshikan.ui.board.session import GoTo
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.replay.page import ReplayPage
from hoshikan.ui.features.replay.session import Run
from hoshikan.ui.session.context import AppContext
from tests.ui.match.engines import silent
from tests.ui.play.desk import TIMEOUT, Desk
from tests.ui.play.test_replay_page import finished, open_replay

Moment = Callable[[Desk, TablePage], None]


def thinking(desk: Desk, page: TablePage) -> None:
    desk.act(page, "trade C3")
    desk.qtbot.waitUntil(lambda: page.session.controller.bot_thinking, timeout=TIMEOUT)


def searching_a_hint(desk: Desk, page: TablePage) -> None:
    page.bar.pressed.emit("hint")
    assert page.session.controller.engine.busy


def dragging(desk: Desk, page: TablePage) -> None:
    start = desk.point(page, "own:trade")
    QTest.mousePress(page.board.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for step in (60, 120):
        QTest.mouseMove(page.board.viewport(), start - QPoint(0, step))
    assert page.scene.choosing.is_busy


def moving(desk: Desk, page: TablePage) -> None:
    desk.settings.animation = "normal"
    desk.act(page, "trade C3")
    assert page.scene.is_moving


MOMENTS: Final[Mapping[str, Moment]] = MappingProxyType(
    {"thinking": thinking, "searching a hint": searching_a_hint, "dragging": dragging, "moving": moving}
)


@pytest.fixture(params=MOMENTS)
def caught(request: pytest.FixtureRequest, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> TablePage:
    """A table in the middle of something that does not end by itself."""
    monkeypatch.setattr(AppContext, "engine_command", silent())
    page = desk.table()
    desk.wait_turn(page)
    MOMENTS[request.param](desk, page)
    return page


def test_words_and_looks_change_under_way(desk: Desk, caught: TablePage) -> None:
    settings, ply = desk.settings, caught.session.match.ply
    for language, theme, size in (("ja", "day", 130), ("en", "contrast", 100), ("ja", "night", 150)):
        settings.language, settings.theme, settings.text_size = language, theme, size
        QApplication.processEvents()
    assert "一手戻す" in caught.bar.tool("undo").toolTip()
    caught.scene.fast_forward()
    assert caught.scene.view == caught.session.controller.view()
    assert caught.session.match.ply == ply


def test_undo_pressed_again_and_again_ends_at_the_start(desk: Desk, caught: TablePage) -> None:
    for tool in 20 * ("undo", "undo", "redo") + 5 * ("undo",):
        caught.bar.pressed.emit(tool)
    assert caught.session.match.ply == 0
    assert caught.session.controller.deciding
    assert caught.scene.view == caught.session.controller.view()
    assert not caught.scene.is_moving
    desk.act(caught, "trade B3")
    assert [str(action) for action in caught.session.match.actions] == ["trade B3"]


def test_a_look_elsewhere_and_back(desk: Desk, caught: TablePage) -> None:
    ply = caught.session.match.ply
    desk.window.open_page("settings")
    assert not caught.session.controller.engine.busy
    desk.window.back()
    caught.scene.fast_forward()
    assert caught.scene.view == caught.session.controller.view()
    assert caught.session.match.ply == ply


@pytest.mark.parametrize("way", ["close", "home"])
def test_leaving_ends_everything(desk: Desk, caught: TablePage, way: str) -> None:
    client = caught.session.controller.engine
    ply = caught.session.match.ply
    getattr(desk.window, way)()
    assert not client.process.running
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert [summary.ply for summary in desk.context.library.unfinished()] == [ply] * bool(ply)


def test_jumps_while_a_replay_runs(desk: Desk) -> None:
    desk.settings.animation = "normal"
    page: ReplayPage = open_replay(desk, finished())
    page.session.dispatch(GoTo(0))
    page.session.dispatch(Run(True))
    for ply in (5, 3, 4, page.match.ply + 9, -2, 7):
        page.session.dispatch(GoTo(ply))
        desk.settings.language = "ja" if ply % 2 else "en"
    page.session.dispatch(Run(False))
    page.scene.fast_forward()
    assert page.session.state.ply == 7
    assert page.scene.view == page.match.position(7).view(None)
    page.session.dispatch(Run(True))
    desk.window.close()
    assert not page.session.state.running
    assert not page.evaluator.process.running
