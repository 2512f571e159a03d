"""Games on a Dask cluster, which here is one worker in this process."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from threading import current_thread
from typing import Any

import pytest
from distributed import LocalCluster

from hoshikan.__main__ import main
from hoshikan.bots.series import Job, run, spread
from hoshikan.cli.cluster import ClusterError, cluster
from hoshikan.tune.samples import SampleJob
from hoshikan.tune.samples import play as take_samples
from tests.tune.counting import counted

__all__ = ["counted"]

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
    return str(machines.scheduler_address).replace("tcp://", "dask://")


@pytest.mark.usefixtures("counted")
def test_games_are_played_there_as_here(executor: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(SIMULATE)
    here = capsys.readouterr().out
    assert main([*SIMULATE, "--executor", executor]) == 0
    assert capsys.readouterr().out == here
    assert main(["arena", "conquestar", "--games", "2", "--executor", executor]) == 0
    assert "greedy : random" in capsys.readouterr().out
    jobs = [SampleJob("conquestar", ("greedy", "random"), seed, samples=3) for seed in range(3)]
    with cluster(executor) as pool:
        assert list(spread(take_samples, jobs, pool)) == [take_samples(job) for job in jobs]


def many_games(pool: Executor) -> Iterator[object]:
    return run([Job("conquestar", ("random", "random"), seed) for seed in range(500)], pool)


def test_a_lost_cluster_is_told_in_one_line(
    machines: LocalCluster, executor: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose(_jobs: object, pool: Executor) -> Iterator[object]:
        for played in many_games(pool):
            machines.close()
            yield played

    monkeypatch.setattr("hoshikan.cli.simulate.play_all", lose)
    assert main([*SIMULATE, "--executor", executor]) == 1
    told = capsys.readouterr().err
    assert f"the cluster {executor} was lost" in told
    assert told.count("\n") == 1


def test_a_cluster_without_workers_is_given_up(machines: LocalCluster, executor: str) -> None:
    def wait() -> None:
        with cluster(executor) as pool:
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
        (["--executor", "dask://127.0.0.1:1"], "nobody answers"),
        (["--executor", "tcp://127.0.0.1:1"], "dask://HOST:PORT"),
        (["--executor", "dask://127.0.0.1:99999"], "dask://HOST:PORT"),
        (["--executor", "dask://127.0.0.1:1", "--jobs", "2"], "not allowed with"),
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
    assert main([*SIMULATE, "--executor", "dask://127.0.0.1:1"]) == 2
    told = capsys.readouterr().err
    assert "hoshikan[cluster]" in told
    assert told.count("\n") == 1
    assert "distributed" in sys.modules, "it is only missing here"
