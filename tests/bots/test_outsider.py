"""Programs of others as contestants, over the protocol."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from hoshikan.__main__ import main
from hoshikan.bots.entrants import entrant
from hoshikan.bots.outsider import OutsiderError
from hoshikan.bots.series import Job, play
from hoshikan.processes import interrupts_wait
from tests.lingering import Lingering

ROOT = Path(__file__).parent.parent.parent
PYTHON = sys.executable if os.name == "nt" else shlex.quote(sys.executable)
OURS = f"{PYTHON} -m hoshikan.bots.engine"


@pytest.fixture(autouse=True)
def _in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "desktop"), str(ROOT)]))


def unruly(fault: str) -> str:
    return f"engine:{PYTHON} -m tests.bots.unruly {fault}"


def test_our_own_engine_plays_as_the_level_does() -> None:
    """The task is the level's game with the level's budget: the same moves as here need the same luck, so
    what is compared is the effort."""
    outsider = entrant(f"engine=skilled@6:{OURS}")
    game = play(Job("crowntaker", (outsider.name, "greedy"), 5, playouts=90, check=True, entrants=(outsider,)))
    assert game.problem == ""
    assert game.end
    assert 0 < game.playouts[0] <= 6 * game.moves[0]
    assert game.seconds[0] > 0


def test_a_program_of_somebody_else_plays_to_the_end_with_the_budget_of_the_series() -> None:
    outsider = entrant(unruly("no fault"))
    game = play(Job("conquestar", ("random", outsider.name), 3, playouts=7, check=True, entrants=(outsider,)))
    assert game.problem == ""
    assert game.winners
    assert game.playouts[1] > 0 == game.playouts[1] % 8, "eight for each choice among several"


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("liar", "'invade Z9', which is not legal"),
        ("mumbler", "not legal"),
        ("cheat", "not legal"),
        ("dead", "has ended"),
        ("silent", "gives no answer for 1 s"),
        ("mute", "refuses: no-mood, not today"),
        ("stranger", "does not play conquestar"),
        ("elder", "version 9"),
    ],
)
def test_a_program_that_misbehaves_is_named_in_one_line(
    fault: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["arena", "conquestar", "--contestants", f"greedy,{unruly(fault)}", "--games", "2"]
    assert main([*command, "--patience", "1" if fault == "silent" else "60"]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"hoshikan: contestant {unruly(fault)} ")
    assert told in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("engine:no-such-program-anywhere", "cannot be started"),
        (f"engine:{PYTHON} -c print(7)", "what is no message"),
        (f"engine=wild:{PYTHON} -m tests.bots.unruly calm", r"no level wild \(it has calm\)"),
    ],
)
def test_what_cannot_play_is_reported_at_once(command: str, told: str) -> None:
    outsider = entrant(command)
    with pytest.raises(OutsiderError, match=told):
        play(Job("conquestar", (outsider.name, "random"), 1, entrants=(outsider,)))


def test_other_processes_report_it_too(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "conquestar", "--contestants", "greedy,engine:no-such-program,random", "--games", "2"]
    assert main([*command, "--jobs", "2"]) == 1
    assert capsys.readouterr().err.startswith("hoshikan: contestant engine:no-such-program cannot be started")


@pytest.mark.skipif(os.name == "nt", reason="the script is one of a POSIX shell")
@pytest.mark.parametrize("script_ends", [False, True])
def test_what_a_script_started_ends_with_its_game(script_ends: bool, tmp_path: Path) -> None:
    lingering = Lingering(tmp_path, script_ends=script_ends)
    outsider = entrant(f"engine:{shlex.join(lingering.command)}")
    with pytest.raises(OutsiderError, match=r"gives no answer|has ended"):
        play(Job("conquestar", (outsider.name, "random"), 1, entrants=(outsider,), patience=1))
    assert lingering.started()
    assert lingering.ended()
    lingering.close()


@pytest.mark.skipif(os.name == "nt", reason="processes on Windows are not asked to end")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_a_script_started_ends_with_the_arena(jobs: str, tmp_path: Path) -> None:
    lingering = Lingering(tmp_path)
    contestants = f"random,engine:{shlex.join(lingering.command)}"
    command = [sys.executable, "-m", "hoshikan", "arena", "conquestar", "--contestants", contestants, "--games", "2"]
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background hands on that it is ignored
    with subprocess.Popen([*command, "--jobs", jobs], start_new_session=True, stderr=subprocess.PIPE) as arena:
        assert lingering.started()
        os.killpg(arena.pid, signal.SIGINT)
        assert lingering.ended()
        arena.communicate(timeout=60)
    assert arena.returncode == 130
    lingering.close()


def test_a_command_may_have_commas_and_colons_in_quotes() -> None:
    outsider = entrant("engine=master@500ms:play 'a,b' x:y")
    assert (outsider.player, outsider.milliseconds, outsider.command) == ("master", 500, "play 'a,b' x:y")
    with pytest.raises(ValueError, match="quotation"):
        entrant("engine:play 'a")


def test_an_interrupt_waits_for_what_is_being_started() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with interrupts_wait() as deliver:
            signal.raise_signal(signal.SIGINT)
            with pytest.raises(KeyboardInterrupt):
                deliver()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    finally:
        signal.signal(signal.SIGINT, before)
