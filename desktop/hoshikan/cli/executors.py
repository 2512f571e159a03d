"""Executors of a tool's games: this process, several of this computer, or the machines of a cluster.

Every tool that plays many games takes `--executor processes|dask:ADDRESS` and `--jobs N`, and what it prints does not
depend on them.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from hoshikan.bots.spreading import Workers
from hoshikan.cli.arguments import WrongUseError, whole
from hoshikan.cli.cluster import cluster
from hoshikan.cli.processes import Processes

MOST_JOBS: Final = 61 if sys.platform == "win32" else 1024
"""Most processes; Windows cannot wait for more."""
PROCESSES: Final = "processes"

_DASK: Final = re.compile(
    r"dask:(?P<kind>//|tcp://|tls://|)(?P<place>([^\s/:]+|\[[0-9a-fA-F:]+\]):(?P<port>[0-9]{1,5}))"
)


def add_executors(parser: argparse.ArgumentParser) -> None:
    """The arguments that `workers` reads."""
    parser.add_argument(
        "--executor", type=place, metavar="WHERE",
        help="play in `processes` of this computer, one for each core, or on the workers of the Dask cluster "
        "`dask:HOST:PORT` (needs the extra `cluster`; they need the same Hoshikan)",
    )  # fmt: skip
    parser.add_argument("--jobs", type=whole(MOST_JOBS), help="so many processes (default: play in this one)")


def place(text: str) -> str:
    """ "processes", or the address of a Dask scheduler as Dask spells it, for argparse."""
    if text == PROCESSES:
        return text
    found = _DASK.fullmatch(text)
    if found is None or not 0 < int(found["port"]) < 65536:
        raise argparse.ArgumentTypeError(f"{text!r} is no executor (say {PROCESSES} or dask:HOST:PORT)")
    return ("tls://" if found["kind"] == "tls://" else "tcp://") + found["place"]


@contextmanager
def workers(chosen: argparse.Namespace) -> Iterator[Workers | None]:
    """Start the workers that play the games; None for this process. Games not begun at the end are dropped.

    Raises WrongUseError at once where nothing can be played, and ClusterError when a cluster is lost.
    """
    if chosen.executor not in (None, PROCESSES):
        if chosen.jobs is not None:
            raise WrongUseError("--jobs goes with processes of this computer, not with a cluster")
        with cluster(chosen.executor) as machines:
            yield machines
        return
    count = chosen.jobs or (1 if chosen.executor is None else min(MOST_JOBS, os.cpu_count() or 1))
    if count == 1:
        yield None
        return
    pool = Processes(count)
    try:
        yield pool
    finally:
        pool.shutdown()
