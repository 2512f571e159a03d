"""Games on a Dask cluster: of one worker in this process, and of two that can be killed."""

from __future__ import annotations

import builtins
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from socket import socket
from threading import current_thread
from typing import Any

import pytest
from distributed import Client, LocalCluster
from distributed.cfexecutor import ClientExecutor

from hoshikan.__main__ import main
from hoshikan.bots.series import Job, play, run
from hoshikan.bots.spreading import Workers, spread
from hoshikan.cli.cluster import ClusterError, cluster
from hoshikan.tune.samples import SampleJob
from hoshikan.tune.samples import play as take_samples
from tests.cli.mortal import Mortal
from tests.tune.counting import counted

__all__ = ["counted"]

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "desktop" / "hoshikan" / "README.md"
SIMULATE = ["simulate", "conquestar", "--games", "5", "--seed", "3"]


@pytest.fixture
def machines() -> Iterator[LocalCluster]:
    with LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, protocol="tcp://", host="127.0.0.1", dashboard_address=":0"
    ) as running:
        yield running


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hoshikan.cli.cluster.ABSENCE", 0.3)


@pytest.fixture
def executor(machines: LocalCluster) -> str:
    return str(machines.scheduler_address).replace("tcp://", "dask:")


@pytest.mark.usefixtures("counted")
def test_games_are_played_there_as_here(executor: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(SIMULATE)
    here = capsys.readouterr().out
    assert main([*SIMULATE, "--executor", executor]) == 0
    assert capsys.readouterr().out == here
    assert main(["arena", "conquestar", "--games", "2", "--executor", executor]) == 0
    assert "greedy : random" in capsys.readouterr().out
    jobs = [SampleJob("conquestar", ("greedy", "random"), seed, samples=3) for seed in range(3)]
    with cluster(executor.replace("dask:", "tcp://")) as pool:
        assert list(spread(take_samples, jobs, pool)) == [take_samples(job) for job in jobs]


def test_a_worker_that_joins_later_plays_the_same_games_or_none(executor: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with cluster(executor.replace("dask:", "tcp://")) as pool:
        monkeypatch.setattr("hoshikan.cli.cluster.version", lambda: current_thread().name)
        with pytest.raises(ClusterError, match="joined the cluster later"):
            pool.submit(abs, -1).result()


def commands(program: str) -> list[list[str]]:
    """Those of a program that stand on the page in the section of many cores."""
    section = PAGE.read_text("utf-8").partition("## Many cores\n")[2].partition("\n## ")[0]
    blocks = re.findall(r"```sh\n(.*?)```", section, re.DOTALL)
    words = [shlex.split(line) for block in blocks for line in block.splitlines()]
    return [line for line in words if line[0] == program]


@pytest.fixture(scope="module")
def two() -> Iterator[str]:
    """The address of a cluster of two workers, processes of their own, started as the page says."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    with ExitStack() as running:
        for command in commands("dask"):
            line = " ".join(command).replace("--host HOST --port 8786", f"--host tcp://{address}")
            words = line.replace("HOST:8786", address).split()
            process = running.enter_context(
                subprocess.Popen([sys.executable, "-m", *words], stderr=subprocess.DEVNULL, cwd=ROOT)
            )
            running.callback(process.terminate)
        with Client(f"tcp://{address}", timeout=60, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=60)
        yield address


def test_a_worker_killed_in_the_midst_of_a_game_costs_nothing(two: str, tmp_path: Path) -> None:
    jobs = [Job("conquestar", ("random", "random"), seed) for seed in range(40)]
    with cluster(f"tcp://{two}") as pool:
        assert pool.width == 2
        games = list(spread(Mortal(20, tmp_path / "killed"), jobs, pool))
    assert (tmp_path / "killed").exists()
    assert [(one.seed, one.points, one.plies) for one in games] == [
        (one.seed, one.points, one.plies) for one in map(play, jobs)
    ]


TIMES = re.compile(r" *\d+\.\d+(?=  +\d+$)|; \d+ s of processor time$", re.MULTILINE)
"""Times in a table: ms per move of a contestant, and of the whole."""


GAMES = {"simulate": "20", "arena": "2", "tune": "10", "puzzles": "1"}
"""So many are played here, and with so few playouts."""
PLAYOUTS = "10"


@pytest.mark.parametrize("command", commands("hoshikan-cli"), ids=lambda command: " ".join(command[1:3]))
def test_the_commands_of_the_page_make_the_same_table_as_one_process(
    command: list[str], two: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fewer = {"--games": GAMES[command[1]], "--playouts": PLAYOUTS}
    words = [fewer.get(before, word) for before, word in pairwise(command)]
    there = words.index("--executor")
    told = []
    for number, where in enumerate((words[there:], [])):
        folder = tmp_path / str(number)
        folder.mkdir()
        monkeypatch.chdir(folder)
        assert main([*words[:there], *(word.replace("HOST:8786", two) for word in where)]) == 0
        out = capsys.readouterr().out
        files = {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.toml"))}
        told.append((TIMES.sub("", out), files))
    assert told[0] == told[1]


@pytest.mark.parametrize(("losses", "begun"), [(0, 1), (2, 3), (9, 4)])
def test_a_result_that_is_lost_on_its_way_is_asked_for_again(
    executor: str, monkeypatch: pytest.MonkeyPatch, losses: int, begun: int
) -> None:
    times, submit = 0, ClientExecutor.submit

    def losing(self: ClientExecutor, *task: object) -> Future[object]:
        nonlocal times
        times += 1
        if times > losses:
            return submit(self, *task)  # type: ignore[no-any-return, no-untyped-call]  # Dask's
        lost: Future[object] = Future()
        lost.set_exception(TypeError("cannot unpack non-iterable Batch object"))
        return lost

    monkeypatch.setattr(ClientExecutor, "submit", losing)
    with cluster(executor.replace("dask:", "tcp://")) as pool:
        result = pool.submit(abs, -7)
        if losses > begun:
            with pytest.raises(TypeError):
                result.result(timeout=20)
        else:
            assert result.result(timeout=20) == 7
    assert times == begun


def many_games(pool: Workers) -> Iterator[object]:
    return run([Job("conquestar", ("random", "random"), seed) for seed in range(500)], pool)


def test_a_lost_cluster_is_reported_in_one_line(
    machines: LocalCluster, executor: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose(_jobs: object, pool: Workers) -> Iterator[object]:
        for played in many_games(pool):
            machines.close()
            yield played

    monkeypatch.setattr("hoshikan.cli.arena.play_all", lose)
    assert main([*SIMULATE, "--executor", executor]) == 1
    told = capsys.readouterr().err
    assert f"the cluster {executor} was lost" in told
    assert told.count("\n") == 1


def test_a_cluster_without_workers_is_given_up(machines: LocalCluster, executor: str) -> None:
    def wait() -> None:
        with cluster(executor.replace("dask:", "tcp://")) as pool:
            machines.scale(0)
            list(many_games(pool))

    with pytest.raises(ClusterError, match="was lost"):
        wait()


def test_workers_with_another_version_are_refused(
    executor: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hoshikan.cli.cluster.version", lambda: current_thread().name)
    assert main([*SIMULATE, "--executor", executor]) == 2
    assert "has another Hoshikan" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "remedy"),
    [
        (["--executor", "dask:127.0.0.1:1"], "dask:127.0.0.1:1: nobody answers"),
        (["--executor", "dask://127.0.0.1:1"], "dask:127.0.0.1:1: nobody answers"),
        (["--executor", "dask:tcp://127.0.0.1:1"], "dask:127.0.0.1:1: nobody answers"),
        (["--executor", "tcp://127.0.0.1:1"], "processes or dask:HOST:PORT"),
        (["--executor", "dask:127.0.0.1:99999"], "processes or dask:HOST:PORT"),
        (["--executor", "dask:127.0.0.1:1", "--jobs", "2"], "not with a cluster"),
    ],
)
def test_a_wrong_executor_gets_one_line(
    arguments: list[str], remedy: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hoshikan.cli.cluster.ANSWER", 0.2)
    assert main([*SIMULATE, *arguments]) == 2
    told = capsys.readouterr().err
    assert remedy in told
    assert told.count("\n") == 1


def test_a_missing_extra_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    there = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "distributed":
            raise ImportError(name)
        return there(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    assert main([*SIMULATE, "--executor", "dask:127.0.0.1:1"]) == 2
    told = capsys.readouterr().err
    assert "hoshikan[cluster]" in told
    assert told.count("\n") == 1
    assert "distributed" in sys.modules, "it is only missing here"
