"""Running a series of games for a tool: in how many processes, with which sign of life, and until when."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from signal import SIG_DFL, SIGINT, signal
from typing import TypeVar

from tqdm import tqdm  # type: ignore[import-untyped]  # tqdm ships no types

from hoshikan.cli.cluster import cluster

Played = TypeVar("Played")

INTERRUPTED = 130
"""The exit code of a tool that was ended with Ctrl-C, as shells have it."""


@contextmanager
def executor(jobs: int, address: str | None = None) -> Iterator[Executor | None]:
    """Where the games are played: other processes if there shall be several, or the cluster "dask://host:port".

    Games not begun at the end are dropped. Raises WrongUseError and ClusterError as `cluster` does.
    """
    if address is not None:
        with cluster(address) as machines:
            yield machines
        return
    if jobs == 1:
        yield None
        return
    # Ctrl-C reaches the whole group: a process in the middle of a game just ends, without a traceback of its own.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=signal, initargs=(SIGINT, SIG_DFL))
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def watch(games: Iterable[Played], total: int, take: Callable[[Played], None], what: str = "") -> bool:
    """Hand every game to `take`, with a bar on the terminal meanwhile; False if Ctrl-C came first, and says so."""
    done = 0
    bar = tqdm(games, total=total, unit="game", desc=what or None, disable=None, leave=False)
    try:
        for played in bar:
            take(played)
            done += 1
    except KeyboardInterrupt:
        bar.close()
        print(f"hoshikan: interrupted after {done} of {total} games", file=sys.stderr)
        return False
    return True


def tell(line: str) -> None:
    """Print a line without spoiling the bar."""
    tqdm.write(line)
