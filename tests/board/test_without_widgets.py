"""Sessions of every kind where there are no widgets."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

import pytest

_WITHOUT: Final = """
import sys

sys.modules["PySide6.QtWidgets"] = None
sys.modules["PySide6.QtSvgWidgets"] = None

from random import Random
from PySide6.QtCore import QCoreApplication, QTimer
from hoshikan.engine import TERMINAL, Match, Seat
from hoshikan.games import GAMES
from hoshikan.library import Library
from hoshikan.ui.board.session import TimerClock
from hoshikan.ui.board.session import Enter, GoTo, Seen
from hoshikan.ui.board.match.engine_client import Budget, EngineClient

app = QCoreApplication([])
COMMAND = (sys.executable, "-m", "hoshikan.bots.engine")
match = Match.start(GAMES["conquestar"], [Seat("human", "Aki"), Seat("bot", "Vega", "casual")], 7)
rng = Random(2)
while match.state.to_move != TERMINAL:
    match.apply(rng.choice(match.state.legal_actions()))

def engine():
    return EngineClient(COMMAND, Budget(4), app)

def wait(done):
    timer = QTimer()
    timer.timeout.connect(lambda: done() and app.quit())
    timer.start(5)
    if not done():
        app.exec()
"""
_REPLAY: Final = """
from hoshikan.ui.features.replay.session import AskOpinion, ReplaySession, Run

from hoshikan.ui.board.match.advisor import Reviewer
library = Library.temporary()
reviewer = Reviewer(engine(), library)
session = ReplaySession(match, engine(), engine(), reviewer, TimerClock(app), lambda: "Aki")
session.dispatch(Enter())
session.dispatch(GoTo(match.ply - 1))
session.dispatch(AskOpinion())
wait(lambda: session.state.opinion is not None and session.state.moments is not None)
session.dispatch(Run(True))
while session.state.running:
    session.dispatch(Seen())
    wait(lambda ply=session.state.ply: session.state.ply != ply or not session.state.running)
session.close()
reviewer.close()
library.close()
print("ply", session.state.ply == match.ply, "course", session.state.course.known == match.ply + 1)
"""
_REVIEW: Final = """
from hoshikan.ui.board.match.advisor import Reviewer
from hoshikan.ui.features.replay.session import ReplaySession, StartReview

with Library.temporary() as library:
    library.create(match)
    reviewer = Reviewer(engine(), library)
    session = ReplaySession(match, engine(), engine(), reviewer, TimerClock(app), lambda: "Aki")
    session.dispatch(StartReview())
    wait(lambda: session.state.kept.complete)
    decision = session.state.kept.judged[0]
    session.dispatch(GoTo(decision.ply))
    print("ply", session.state.ply == decision.ply, "stored", library.reviews.of(match) is not None)
    session.close()
    reviewer.close()
"""


@pytest.mark.parametrize("session", [_REPLAY, _REVIEW], ids=["replay", "review"])
def test_a_session_needs_no_widgets(session: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _WITHOUT + session], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "False" not in done.stdout
    assert done.stdout.startswith("ply True")
