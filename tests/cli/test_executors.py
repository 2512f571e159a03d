"""Places where tools play their games."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hoshikan.__main__ import main
from hoshikan.bots.series import Job, PlayedGame, play, run
from hoshikan.bots.spreading import spread
from hoshikan.cli.processes import LostProcessError, Processes
from tests.cli.mortal import Mortal

JOBS = [Job("conquestar", ("random", "random"), seed) for seed in range(60)]
unkillable = pytest.mark.skipif(sys.platform == "win32", reason="processes cannot kill themselves so there")


@pytest.fixture(scope="module")
def processes() -> Iterator[Processes]:
    with Processes(2) as pool:
        yield pool


@pytest.fixture(scope="module")
def here() -> list[tuple[object, ...]]:
    return results(map(play, JOBS))


def results(games: Iterator[PlayedGame]) -> list[tuple[object, ...]]:
    """All but how long it took."""
    return [(one.seed, one.points, one.winners, one.plies) for one in games]


def test_processes_play_the_same_games(processes: Processes, here: list[tuple[object, ...]]) -> None:
    assert results(run(JOBS, processes)) == here


@unkillable
def test_a_process_killed_in_the_midst_of_a_game_costs_nothing(
    processes: Processes, here: list[tuple[object, ...]], tmp_path: Path
) -> None:
    assert results(spread(Mortal(30, tmp_path / "killed"), JOBS, processes)) == here
    assert (tmp_path / "killed").exists()


@unkillable
def test_all_processes_killed_cost_nothing(processes: Processes, here: list[tuple[object, ...]]) -> None:
    games = run(JOBS, processes)
    found = [next(games)]
    for number in processes.processes:
        os.kill(number, signal.SIGKILL)
    assert results(iter([*found, *games])) == here


@unkillable
def test_a_game_that_ends_every_process_is_given_up(processes: Processes) -> None:
    with pytest.raises(LostProcessError):
        results(spread(Mortal(0, None), JOBS, processes))


def test_every_tool_that_plays_many_games_takes_the_same_places(capsys: pytest.CaptureFixture[str]) -> None:
    for tool in (["simulate"], ["arena"], ["tune"], ["exploit"], ["puzzles", "mine"], ["puzzles", "verify"]):
        assert main([*tool, "conquestar", "--executor", "moon"]) == 2
        assert "say processes or dask:HOST:PORT" in capsys.readouterr().err


@pytest.mark.parametrize("where", [["--executor", "processes", "--jobs", "2"], ["--executor", "processes"]])
def test_a_table_does_not_depend_on_the_processes(where: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "conquestar", "--games", "5"]
    assert main(command) == 0
    alone = capsys.readouterr().out
    assert main([*command, *where]) == 0
    assert capsys.readouterr().out == alone
