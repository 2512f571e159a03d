"""The engine behind the screens: questions, answers, crashes."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence

import pytest
from pytestqt.qtbot import QtBot

from hoshikan.bots import protocol
from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.match.engine_client import Budget, EngineClient

ENGINE = (sys.executable, "-m", "hoshikan.bots.engine")
TIMEOUT = 20_000
Made = Callable[..., EngineClient]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Made]:
    made: list[EngineClient] = []

    def client(command: Sequence[str] = ENGINE, playouts: int = 8) -> EngineClient:
        made.append(EngineClient(command, Budget(playouts)))
        return made[-1]

    yield client
    for one in made:
        one.close()


@pytest.fixture
def match() -> Match:
    return Match.start(GAMES["conquestar"], [Seat("human", "Aki"), Seat("bot", "Vega", "casual")], 7)


def test_a_bot_chooses_a_legal_move(make: Made, match: Match, qtbot: QtBot) -> None:
    heard: list[protocol.Answer] = []
    client = make()
    client.choose(match, "casual", 1, heard.append)
    assert client.busy
    qtbot.waitUntil(lambda: not client.busy, timeout=TIMEOUT)
    (best,) = heard
    assert isinstance(best, protocol.Best)
    assert match.explain_illegal(match.game.parse(best.action)) is None


def test_an_analysis_ranks_every_move(make: Made, match: Match, qtbot: QtBot) -> None:
    heard: list[protocol.Answer] = []
    client = make()
    client.analyse(match, 1, heard.append)
    qtbot.waitUntil(lambda: not client.busy, timeout=TIMEOUT)
    best = heard[-1]
    assert isinstance(best, protocol.Best)
    assert {entry.action for entry in best.ranking} == {str(action) for action in match.state.legal_actions()}


def test_the_course_of_a_match_comes_ply_by_ply(make: Made, match: Match, qtbot: QtBot) -> None:
    for plan in ("trade A1", "trade B2", "trade C3", "trade D4"):
        match.apply(match.game.parse(plan))
    heard: list[protocol.Answer] = []
    client = make()
    client.evaluate(match, 0, 8, heard.append)
    qtbot.waitUntil(lambda: not client.busy, timeout=TIMEOUT)
    *values, end = heard
    assert [value.ply for value in values if isinstance(value, protocol.Value)] == [0, 1, 2, 3, 4]
    assert isinstance(end, protocol.Evaluated)
    assert end.complete


def test_answers_to_forgotten_questions_are_not_heard(make: Made, match: Match, qtbot: QtBot) -> None:
    stale: list[protocol.Answer] = []
    heard: list[protocol.Answer] = []
    client = make(playouts=100_000)
    client.analyse(match, 1, stale.append)
    client.cancel()
    assert not client.busy
    client.choose(match, "casual", 1, heard.append)
    client.hurry()
    qtbot.waitUntil(lambda: not client.busy, timeout=TIMEOUT)
    assert len(heard) == 1
    assert not any(isinstance(answer, protocol.Best) for answer in stale)


def test_hurrying_brings_the_answer_now(make: Made, match: Match, qtbot: QtBot) -> None:
    heard: list[protocol.Answer] = []
    client = make(playouts=10_000_000)
    client.analyse(match, 1, heard.append)
    qtbot.waitUntil(lambda: bool(heard), timeout=TIMEOUT)
    client.hurry()
    qtbot.waitUntil(lambda: not client.busy, timeout=TIMEOUT)
    assert isinstance(heard[-1], protocol.Best)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes cannot be killed this way here")
def test_a_killed_engine_is_started_again_and_asked_once_more(make: Made, match: Match, qtbot: QtBot) -> None:
    heard: list[protocol.Answer] = []
    client = make(playouts=10_000_000)
    client.analyse(match, 1, heard.append)
    qtbot.waitUntil(lambda: bool(heard), timeout=TIMEOUT)
    first = client.process.process_id
    with qtbot.waitSignal(client.restarted, timeout=TIMEOUT):
        os.kill(first, signal.SIGKILL)
    assert client.busy
    told = len(heard)
    qtbot.waitUntil(lambda: len(heard) > told, timeout=TIMEOUT)
    assert client.process.process_id not in (0, first)
    client.hurry()
    qtbot.waitUntil(lambda: not client.busy, timeout=TIMEOUT)
    assert isinstance(heard[-1], protocol.Best)


@pytest.mark.parametrize(
    "command",
    [
        (sys.executable, "-c", "import sys; sys.exit('out of luck')"),
        (sys.executable, "-c", "print('not json', flush=True); input()"),
        ("/no/such/engine",),
    ],
    ids=["dies", "babbles", "is not there"],
)
def test_an_engine_that_never_answers_is_reported_once(
    make: Made, match: Match, qtbot: QtBot, command: Sequence[str]
) -> None:
    client = make(command)
    heard: list[protocol.Answer] = []
    with qtbot.waitSignals([client.restarted, client.failed], timeout=TIMEOUT):
        client.choose(match, "casual", 1, heard.append)
    assert not client.busy
    with qtbot.waitSignal(client.failed, timeout=TIMEOUT):
        client.retry()
    assert heard == []


def test_what_the_engine_refuses_is_reported(make: Made, match: Match, qtbot: QtBot) -> None:
    client = make()
    with qtbot.waitSignal(client.failed, timeout=TIMEOUT) as failed:
        client.choose(match, "no-such-level", 1, lambda _answer: None)
    assert failed.args is not None
    assert "no-such-level" in failed.args[0]
