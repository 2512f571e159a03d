"""A fault in a game's evaluation, while a game is on the table and after it: everything else goes on."""

from __future__ import annotations

import pytest

from hoshikan.bots import protocol
from hoshikan.engine import Seat
from hoshikan.ui.board.match.advisor import Reviewer, key_of
from hoshikan.ui.board.match.engine_client import Budget, EngineClient
from hoshikan.ui.features.replay.page import ReplayPage
from hoshikan.ui.session.context import AppContext
from tests.bots import planted
from tests.ui.play.desk import AKI, CONQUESTAR, TIMEOUT, Desk
from tests.ui.play.test_review_page import finished

SKILLED = tuple(Seat("bot", name, "skilled") for name in ("Vega", "Altair"))
LONG = 60_000


def plant(monkeypatch: pytest.MonkeyPatch, places: list[str], fails: str) -> None:
    """Let every engine process meet the fault."""
    monkeypatch.setattr(AppContext, "engine_command", planted.command(CONQUESTAR.id, places, fails))


def texts(desk: Desk, part: str) -> int:
    return sum(part in text for text in desk.window.messages.texts())


@pytest.mark.parametrize("language", ["en", "ja"])
def test_faults_of_bots_are_reported_once(desk: Desk, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """The whole match without a window: tests/board/test_play.py."""
    plant(monkeypatch, ["determinizer"], "second-to-move")
    desk.settings.language = language
    page = desk.table(seats=(AKI, *SKILLED))
    controller = page.session.controller
    faults: list[bool] = []
    controller.engine.stumbled.connect(lambda: faults.append(True))
    notices: list[str] = []
    page.notice.connect(lambda notice: notices.append(notice.text()))
    while len(faults) < 2:
        desk.wait_turn(page)
        controller.play(controller.actions()[0])
    part = {"en": "ran into an error", "ja": "不具合"}[language]
    assert sum(part in text for text in notices) == 1


def test_a_hint_that_fails_is_reported_once_and_the_game_goes_on(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, ["determinizer"], "always")
    page = desk.table(seats=(AKI, *SKILLED))
    desk.wait_turn(page)
    engine = page.session.controller.engine
    with desk.qtbot.assertNotEmitted(engine.restarted), desk.qtbot.waitSignal(engine.failed, timeout=TIMEOUT):
        page.bar.pressed.emit("hint")
    assert texts(desk, "keeps the bots from answering") == 1
    assert texts(desk, "Ask again") == 0
    page.session.controller.play(page.session.controller.actions()[0])
    assert texts(desk, "keeps the bots from answering") == 0
    desk.wait_turn(page)
    assert page.session.match.ply >= 3


def test_a_graph_is_complete_but_for_the_faults(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, ["determinizer"], "second-to-move")
    match = finished()
    page = desk.window.open_page("replay", match)
    assert isinstance(page, ReplayPage)
    evaluator = page.evaluator
    with desk.qtbot.assertNotEmitted(evaluator.restarted), desk.qtbot.assertNotEmitted(evaluator.failed):
        desk.qtbot.waitUntil(lambda: not evaluator.asked, timeout=LONG)
    gaps = [ply for ply in range(match.ply + 1) if page.session.state.course.at(ply) is None]
    assert gaps == [ply for ply in range(match.ply + 1) if match.position(ply).to_move == 1]
    assert 0 < len(gaps) < page.session.state.course.known
    page.left()
    page.entered()
    assert not evaluator.asked


def test_a_review_keeps_all_but_the_faults(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, ["determinizer"], "second-to-move")
    match = finished(seats=(AKI, Seat("human", "Ben")))
    desk.context.library.create(match)
    reviewer = Reviewer(EngineClient(desk.context.engine_command, Budget(4)), desk.context.library)
    with desk.qtbot.assertNotEmitted(reviewer.failed), desk.qtbot.waitSignal(reviewer.ended, timeout=LONG):
        reviewer.request(match)
    kept = reviewer.kept(match)
    assert kept is not None
    assert kept.complete
    assert {one.seat for one in kept.judged} == {0}
    reviewer.close()


def test_a_review_whose_engine_dies_keeps_what_it_had(desk: Desk) -> None:
    match = finished()
    desk.context.library.create(match)
    engine = EngineClient(desk.context.engine_command)
    reviewer = Reviewer(engine, desk.context.library)
    reviewer.request(match)
    answers: list[protocol.Answer] = []
    engine.process.received.connect(answers.append)
    for _ in range(2):
        answers.clear()
        desk.qtbot.waitUntil(lambda: any(isinstance(one, protocol.Judged) for one in answers), timeout=LONG)
        engine.process.close()
        engine.process.died.emit("killed by hand")
    kept = reviewer.kept(match)
    assert kept is not None
    assert kept.judged
    assert not kept.complete
    stored = desk.context.library.reviews.latest(1)
    assert len(stored) == 1
    assert not reviewer.is_asked(key_of(match))
    reviewer.close()
