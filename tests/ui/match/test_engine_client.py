"""The engine behind the screens: questions, answers, crashes."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from pytestqt.qtbot import QtBot

from hoshikan.bots import protocol
from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.board.match.engine_client import Budget, EngineClient, Patience
from tests.bots import planted
from tests.ui.match.engines import saying, silent

ENGINE = (sys.executable, "-m", "hoshikan.bots.engine")
TIMEOUT = 20_000
Made = Callable[..., EngineClient]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Made]:
    made: list[EngineClient] = []

    def client(command: Sequence[str] = ENGINE, playouts: int = 8, patience: Patience | None = None) -> EngineClient:
        made.append(EngineClient(command, Budget(playouts), patience=patience))
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


NO_TEXT = """
import sys
sys.stdout.buffer.write(b'{"type":"best","id":1,"action":"\\xff","playouts":1,"ms":1}\\n')
sys.stdout.flush()
input()
input()
"""
"""An engine whose answer is no UTF-8, and that goes on living."""


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
        (sys.executable, "-c", NO_TEXT),
        (sys.executable, "-c", "while True: print('on and on ' * 1000, end='')"),
        ("/no/such/engine",),
    ],
    ids=["dies", "babbles", "writes no text", "never ends its line", "is not there"],
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


@pytest.mark.parametrize(
    "answer",
    [
        protocol.Best(1, "trade Z9", 1, 1),
        protocol.Best(1, "plead", 1, 1),
        protocol.Best(1, "trade A1", 1, 1),
        protocol.Best(1, "trade A1", 1, 1, ranking=[protocol.RankedAction("trade A9", 1, 0.5, 0, 1)]),
        protocol.Best(1, "trade A1", 1, 1, ranking=2 * [protocol.RankedAction("trade A1", 1, 0.5, 0, 1)]),
        protocol.Info(1, 1, 1, [], [], []),
        protocol.Info(1, 1, 1, [], [], [protocol.RankedAction("trade A1", 1, 1e300, 0, 1)]),
        protocol.Value(1, 1, [0.5, 0.5], [1, 1]),
        protocol.Value(1, 0, [0.5, 0.5, 0.5], [1, 1, 1]),
    ],
    ids=lambda answer: protocol.encode(answer).decode().strip(),
)
def test_an_answer_that_cannot_be_counts_as_none(
    make: Made, match: Match, qtbot: QtBot, answer: protocol.Answer
) -> None:
    client = make(saying(answer))
    heard: list[protocol.Answer] = []
    with qtbot.waitSignals([client.restarted, client.failed], timeout=TIMEOUT):
        if isinstance(answer, protocol.Value):
            client.evaluate(match, 0, 8, heard.append)
        else:
            client.analyse(match, 1, heard.append)
    assert heard == []


@pytest.mark.parametrize("hurry", [False, True], ids=["thinking", "hurried"])
def test_an_engine_that_hangs_is_started_again_and_then_given_up(
    make: Made, match: Match, qtbot: QtBot, hurry: bool
) -> None:
    never = 10_000_000
    client = make(silent(), patience=Patience(never, 100) if hurry else Patience(100, never))
    restarted: list[str] = []
    client.restarted.connect(restarted.append)
    if hurry:
        client.restarted.connect(client.hurry, Qt.ConnectionType.QueuedConnection)
    with qtbot.waitSignal(client.failed, timeout=TIMEOUT):
        client.choose(match, "casual", 1, lambda _answer: None)
        if hurry:
            client.hurry()
    assert len(restarted) == 1
    assert not client.process.running


def test_an_engine_that_is_not_asked_may_be_silent(make: Made, match: Match, qtbot: QtBot) -> None:
    client = make(silent())
    client.choose(match, "casual", 1, lambda _answer: None)
    client.cancel()
    assert not any(timer.isActive() for timer in client.findChildren(QTimer))
    assert client.process.running


_EARLY = """
import sys
print(sys.argv[1], flush=True)
open(sys.argv[2], "w").close()
for line in sys.stdin:
    pass
"""


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a pipe with a name")
def test_an_answer_that_waits_to_be_read_is_no_silence(make: Made, match: Match, qtbot: QtBot, tmp_path: Path) -> None:
    """As after a suspended computer: the timer is due before the answer has been announced."""
    written = tmp_path / "written"
    os.mkfifo(written)
    best = protocol.encode(protocol.Best(1, str(match.state.legal_actions()[0]), 1, 1)).decode().strip()
    client = make((sys.executable, "-c", _EARLY, best, str(written)))
    heard: list[protocol.Answer] = []
    with qtbot.assertNotEmitted(client.restarted):
        client.choose(match, "casual", 1, heard.append)
        written.read_text("utf-8")  # waits until the answer is on its way
        client.silence.timeout.emit()
    assert [type(answer) for answer in heard] == [protocol.Best]
    assert client.process.running


@pytest.fixture
def long_match(match: Match) -> Match:
    for _ in range(6):
        match.apply(match.state.legal_actions()[0])
    return match


def test_a_fault_in_a_search_is_followed_by_a_simple_move(make: Made, match: Match, qtbot: QtBot) -> None:
    client = make(planted.command("conquestar", ["determinizer", "greedy_values"], "always"))
    heard: list[protocol.Answer] = []
    with qtbot.assertNotEmitted(client.restarted), qtbot.waitSignal(client.stumbled, timeout=TIMEOUT):
        client.choose(match, "skilled", 1, heard.append)
    qtbot.waitUntil(lambda: not client.asked, timeout=TIMEOUT)
    (best,) = heard
    assert isinstance(best, protocol.Best)
    assert match.explain_illegal(match.game.parse(best.action)) is None


def test_a_fault_is_not_asked_about_twice(
    make: Made, match: Match, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    client = make(planted.command("conquestar", ["determinizer"], "always"))
    with qtbot.assertNotEmitted(client.restarted), qtbot.waitSignal(client.failed, timeout=TIMEOUT):
        client.analyse(match, 1, lambda _answer: None)
    assert client.hopeless
    assert client.process.running
    qtbot.waitUntil(lambda: "Traceback" in caplog.text, timeout=TIMEOUT)
    assert "PlantedError at " in caplog.text
    client.cancel()
    assert not client.hopeless


def test_a_fault_leaves_a_gap_in_a_graph(make: Made, long_match: Match, qtbot: QtBot) -> None:
    client = make(planted.command("conquestar", ["determinizer"], "second-to-move"))
    heard: list[protocol.Answer] = []
    with qtbot.assertNotEmitted(client.failed):
        client.evaluate(long_match, 0, 2, heard.append)
        qtbot.waitUntil(lambda: not client.asked, timeout=TIMEOUT)
    gaps = [answer.ply for answer in heard if isinstance(answer, protocol.Error) and answer.ply is not None]
    known = [answer.ply for answer in heard if isinstance(answer, protocol.Value)]
    assert gaps == [ply for ply in range(7) if long_match.position(ply).to_move == 1]
    assert sorted(gaps + known) == list(range(7))


def test_the_last_words_of_an_engine_that_ends_are_logged(
    make: Made, match: Match, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    client = make((sys.executable, "-c", "import sys; sys.exit('out of luck')"))
    with qtbot.waitSignal(client.failed, timeout=TIMEOUT):
        client.choose(match, "casual", 1, lambda _answer: None)
    assert "out of luck" in caplog.text
    assert '"go"' in caplog.text


def test_the_last_words_of_an_engine_that_hangs_are_logged(
    make: Made, match: Match, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    client = make((sys.executable, "-c", "import sys; sys.stderr.write('out of luck\\n'); sys.stdin.read()"))
    client.choose(match, "casual", 1, lambda _answer: None)
    qtbot.waitUntil(lambda: "out of luck" in client.process.last_words(), timeout=TIMEOUT)
    with qtbot.waitSignal(client.restarted):
        client.silence.timeout.emit()
    assert "out of luck" in caplog.text
    assert '"go"' in caplog.text


def test_an_action_is_explained_and_proved_in_answers_that_grow(make: Made, match: Match, qtbot: QtBot) -> None:
    while match.state.to_move >= 0 and match.ply < 6:
        match.apply(match.state.legal_actions()[0])
    ply = next(ply for ply in range(match.ply) if match.mover(ply) == 1)
    match.jump(ply)
    asked, heard = make(), list[protocol.Answer]()
    asked.explain(match, ply, 0, heard.append)
    qtbot.waitUntil(lambda: not asked.busy, timeout=TIMEOUT)
    assert [answer.last for answer in heard if isinstance(answer, protocol.Explained)] == [False, False, True]
    heard.clear()
    asked.prove(match, ply, heard.append)
    qtbot.waitUntil(lambda: not asked.busy, timeout=TIMEOUT)
    assert [answer.last for answer in heard if isinstance(answer, protocol.Proved)] == [False, False, True]


def test_hidden_things_and_players_are_read(make: Made, match: Match, qtbot: QtBot) -> None:
    asked, heard = make(), list[protocol.Answer]()
    asked.read(match, match.ply, 0, heard.append)
    qtbot.waitUntil(lambda: not asked.busy, timeout=TIMEOUT)
    assert [answer.last for answer in heard if isinstance(answer, protocol.HiddenRead)][-1]
    heard.clear()
    while match.state.to_move >= 0:
        match.apply(match.state.legal_actions()[0])
    asked.read_player(match, 0, heard.append)
    qtbot.waitUntil(lambda: not asked.busy, timeout=TIMEOUT)
    assert [type(answer) for answer in heard] == [protocol.ReadableFound]
