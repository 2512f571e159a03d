"""Child processes of the window: what is left of them, and the encoding of their messages."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hoshikan.bots import protocol
from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.board.match.engine_process import EngineProcess
from hoshikan.ui.shared.sharing import Film
from tests.lingering import Lingering

TIMEOUT = 20_000
needs_a_shell = pytest.mark.skipif(os.name == "nt", reason="the script is one of a POSIX shell")


@pytest.fixture
def lingering(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Lingering]:
    engine = Lingering(tmp_path, script_ends=getattr(request, "param", False))
    yield engine
    engine.close()


@needs_a_shell
def test_a_script_s_program_ends_with_the_engine(lingering: Lingering, qtbot: QtBot) -> None:
    engine = EngineProcess(lingering.command)
    with qtbot.waitSignal(engine.received, timeout=TIMEOUT):
        engine.start()
    assert lingering.started()
    engine.close()
    assert lingering.ended()


@needs_a_shell
@pytest.mark.parametrize("lingering", [True], indirect=True)
def test_a_script_that_ends_leaves_no_program(lingering: Lingering, qtbot: QtBot) -> None:
    engine = EngineProcess(lingering.command)
    with qtbot.waitSignal(engine.received, timeout=TIMEOUT):
        engine.start()
    assert lingering.started()
    with qtbot.waitSignal(engine.died, timeout=TIMEOUT):
        engine.send(protocol.Hello())
    assert lingering.ended()


def test_errors_come_in_utf_8(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    """A Python on Windows would write them in the code page of the system."""
    monkeypatch.setenv("PYTHONIOENCODING", "cp932")
    engine = EngineProcess([sys.executable, "-c", "import sys; sys.exit('星がない')"])
    with qtbot.waitSignal(engine.died, timeout=TIMEOUT) as death:
        engine.start()
    assert death.args == ["星がない"]


def test_an_animation_is_not_made_for_a_window_that_is_gone(tmp_path: Path, qtbot: QtBot) -> None:
    seen = "import sys; sys.exit(' '.join(sys.argv[1:]))"
    film = Film([sys.executable, "-c", seen])
    match = Match.start(GAMES["conquestar"], [Seat("human", "Aki"), Seat("bot", "Vega", "casual")], 7)
    with qtbot.waitSignal(film.failed, timeout=TIMEOUT) as failure:
        film.make(match, tmp_path / "a.gif")
    assert "--end-with-input" in str(failure.args)
