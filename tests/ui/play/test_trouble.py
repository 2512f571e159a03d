"""Bots that hang or lie, and disks that fail, during a game: it goes on, and the player gets a message."""

from __future__ import annotations

import sys
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from hoshikan.bots import protocol
from hoshikan.engine import Match
from hoshikan.library import LibraryProblem
from hoshikan.ui.board.match import engine_client
from hoshikan.ui.board.session import GoTo
from hoshikan.ui.features.replay.page import ReplayPage
from hoshikan.ui.features.replay.session import AskOpinion
from hoshikan.ui.session.context import AppContext
from tests.ui.match.engines import saying, silent
from tests.ui.play.desk import AKI, BOTS, CONQUESTAR, TIMEOUT, Desk

USELESS: dict[str, tuple[str, ...]] = {
    "dies": (sys.executable, "-c", "import sys; sys.exit('out of luck')"),
    "babbles": (sys.executable, "-c", "print('not json', flush=True); input()"),
    "cheats": saying(protocol.Best(1, "trade A9", 1, 1)),
    "hangs": silent(),
    "is not there": ("/no/such/engine",),
}


@pytest.fixture(params=USELESS)
def _useless(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table and replay gets such an engine, and has little patience with it."""
    monkeypatch.setattr(AppContext, "engine_command", USELESS[request.param])
    monkeypatch.setattr(engine_client, "Patience", partial(engine_client.Patience, 300, 300))


def press(desk: Desk, label: str) -> None:
    """A button of a notice."""
    found = [one for one in desk.window.messages.findChildren(QPushButton) if one.text() == label and one.isVisible()]
    QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)


@pytest.mark.usefixtures("_useless")
def test_a_useless_engine_is_reported_and_the_player_can_go_back(desk: Desk) -> None:
    page = desk.table()
    desk.wait_turn(page)
    with desk.qtbot.waitSignal(page.session.controller.engine.failed, timeout=TIMEOUT):
        desk.act(page, "trade C3")
    assert page.session.match.ply == 1
    assert any("don't answer" in text for text in desk.window.messages.texts())
    page.bar.pressed.emit("undo")
    assert page.session.controller.deciding
    desk.act(page, "trade B3")
    assert [str(action) for action in page.session.match.actions] == ["trade B3"]
    with desk.qtbot.waitSignal(page.session.controller.engine.failed, timeout=TIMEOUT):
        pass
    (summary,) = desk.context.library.unfinished()
    assert summary.ply == 1


@pytest.mark.usefixtures("_useless")
def test_a_hint_that_does_not_come_can_be_asked_for_again(desk: Desk) -> None:
    page = desk.table()
    desk.wait_turn(page)
    for _ in range(2):
        with desk.qtbot.waitSignal(page.session.controller.engine.failed, timeout=TIMEOUT):
            page.bar.pressed.emit("hint")
        assert page.session.state.advice.hint is None
        assert page.side.hints.more.isEnabled()
    desk.act(page, "trade C3")
    assert page.session.match.ply == 1


def test_asking_again_brings_the_move(desk: Desk) -> None:
    page = desk.table()
    desk.wait_turn(page)
    engine = page.session.controller.engine
    desk.act(page, "trade C3")
    desk.qtbot.waitUntil(lambda: engine.busy, timeout=TIMEOUT)
    engine.process.close()
    with desk.qtbot.waitSignal(engine.failed, timeout=TIMEOUT):
        for _ in range(2):
            engine.process.died.emit("killed by hand")
    press(desk, "Ask again")
    desk.wait_turn(page)
    assert page.session.match.ply == 4


def break_down(desk: Desk, engine: engine_client.EngineClient) -> None:
    """Let a sound engine fail at the question it is asked now."""
    desk.qtbot.waitUntil(lambda: engine.busy, timeout=TIMEOUT)
    engine.process.close()
    with desk.qtbot.waitSignal(engine.failed, timeout=TIMEOUT):
        for _ in range(2):
            engine.process.died.emit("killed by hand")


def complaints(desk: Desk) -> int:
    return sum("don't answer" in text for text in desk.window.messages.texts())


@pytest.mark.parametrize("way", ["the engine answers", "the move is taken back", "the table is left"])
def test_the_complaint_goes_when_it_no_longer_holds(desk: Desk, way: str) -> None:
    page = desk.table()
    desk.wait_turn(page)
    desk.act(page, "trade C3")
    break_down(desk, page.session.controller.engine)
    assert complaints(desk) == 1
    if way == "the engine answers":
        # Not by the button of the notice, which closes it itself.
        page.session.controller.engine.retry()
        desk.wait_turn(page)
        assert page.session.match.ply == 4
    elif way == "the move is taken back":
        page.bar.pressed.emit("undo")
    else:
        desk.window.back()
    assert complaints(desk) == 0


def test_the_complaint_of_a_replay_goes_with_the_answer(desk: Desk) -> None:
    match = Match.start(CONQUESTAR, (AKI, *BOTS), 7)
    match.apply(CONQUESTAR.parse("trade A1"))
    page = desk.window.open_page("replay", match)
    assert isinstance(page, ReplayPage)
    page.session.dispatch(GoTo(0))
    page.session.dispatch(AskOpinion())
    break_down(desk, page.analyst)
    assert complaints(desk) == 1
    page.analyst.retry()
    desk.qtbot.waitUntil(lambda: complaints(desk) == 0, timeout=TIMEOUT)


@pytest.mark.usefixtures("_useless")
def test_a_replay_goes_on_without_the_bots(desk: Desk) -> None:
    match = Match.start(CONQUESTAR, (AKI, *BOTS), 7)
    for plan in ("trade A1", "trade A2", "trade B2", "trade C3"):
        match.apply(CONQUESTAR.parse(plan))
    page = desk.window.open_page("replay", match)
    assert isinstance(page, ReplayPage)
    page.session.dispatch(GoTo(1))
    with desk.qtbot.waitSignals([page.evaluator.failed, page.analyst.failed], timeout=TIMEOUT):
        page.session.dispatch(AskOpinion())
    assert any("don't answer" in text for text in desk.window.messages.texts())
    page.session.dispatch(GoTo(2))
    assert page.scene.view == match.position(2).view(None)


def test_a_disk_with_room_again_is_reported_and_has_everything(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_given: object) -> None:
        raise LibraryProblem("disk-full", desk.folder)

    page = desk.table(plans=("trade A1", "trade A2", "trade B2"))
    with monkeypatch.context() as full:
        for method in ("create", "append", "sync"):
            full.setattr(desk.context.library, method, fail)
        desk.qtbot.waitUntil(lambda: page.session.match.ply == 4, timeout=TIMEOUT)
        assert any("full" in text for text in desk.window.messages.texts())
    desk.window.open_page("settings")
    assert not any("full" in text for text in desk.window.messages.texts())
    (summary,) = desk.context.library.unfinished()
    assert summary.ply == 4
