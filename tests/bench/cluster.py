"""`dev.py bench cluster`: how series of games scale from one worker to two, and what a wide cluster would need.

One worker and two play the same games in turn, by the clock on the wall, since it is the waiting that counts. Other
programs take cores away meanwhile, so two plain processes that never wait do reference work in the same round: "if 2"
is how much more two workers get done where two plain processes get done twice as much as one. Empty batches
show how many batches one process hands out; pickles, the size of a game.
CLUSTER.md, beside this file, draws conclusions from the numbers.
"""

from __future__ import annotations

import argparse
import pickle
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from statistics import median
from time import perf_counter
from typing import Final

import msgspec

from hoshikan.bots.players import PLAYERS
from hoshikan.bots.series import Job, play, run
from hoshikan.bots.spreading import BATCHES_A_SECOND, Workers, in_turn
from hoshikan.cli.cluster import cluster
from hoshikan.cli.processes import Processes
from hoshikan.games import GAMES
from tests.bench import reference
from tests.bench.arguments import add_games, games_of
from tests.bench.steady import interval
from tests.bench.table import columns

ROUNDS: Final = 15
SECONDS: Final = 2.0
"""Seconds of work for one worker, in each round."""
EMPTY_BATCHES: Final = 2000
WIDE: Final = 1000
"""Cores."""

Opening = Callable[[int], AbstractContextManager[Workers]]


def main(argv: Sequence[str]) -> int:
    """Print the tables; returns 0 whatever was measured."""
    parser = argparse.ArgumentParser(prog="dev.py bench cluster", description=__doc__)
    add_games(parser)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of each measurement (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each round (default: %(default)s)")
    parser.add_argument("--player", choices=PLAYERS, default="greedy", help="who plays (default: %(default)s)")
    options = parser.parse_args(argv)
    places: dict[str, Opening] = {"processes": Processes, "dask": local_cluster}
    head = ("games/s", "executor", "1 worker", "2 workers", "ratio", "plain processes", "if 2", "95 %")
    scales: list[tuple[str, ...]] = [head]
    rates = []
    weights = [("game", "player", "games/s", "bytes out", "bytes back", "bytes kept", f"batch for {WIDE} cores")]
    for game in games_of(parser, options.names):
        rate = alone(game, options.player)
        weights.append((game, options.player, f"{rate:.2f}", *map(str, weight(game, options.player)), batch(rate)))
        games = max(8, round(rate * options.seconds))
        for name, opening in places.items():
            sys.stderr.write(f"playing {game} in {name} …\n")
            measure = partial(timed, game, options.player, games)
            scales.append((game, name, *scaled(measure, opening, options.seconds, options.rounds)))
    for name, opening in places.items():
        with opening(2) as workers:
            found = [empty_batches(workers) for _ in range(options.rounds)]
        low, high = interval(found)
        rates.append((name, f"{median(found):.0f}", f"{low:.0f}–{high:.0f}"))
    for table in (scales, weights, [("executor", "empty batches/s", "95 %"), *rates]):
        sys.stdout.write(columns(table) + "\n\n")
    return 0


@contextmanager
def local_cluster(count: int) -> Iterator[Workers]:
    """Workers of Dask on this computer, a process each."""
    from distributed import LocalCluster

    machines = LocalCluster(n_workers=count, threads_per_worker=1, dashboard_address=":0", host="127.0.0.1")
    with machines, cluster(machines.scheduler_address) as workers:
        yield workers


def scaled(measure: Callable[[Workers], float], opening: Opening, seconds: float, rounds: int) -> tuple[str, ...]:
    """Games per second with one worker and with two, what two plain processes that never wait get done more than one
    at that time, and how much of it the games get."""
    with opening(1) as one, opening(2) as two, Processes(2) as plain:
        for workers in (one, two):
            measure(workers)  # the first games import what they need
        spun(plain, 2, 0.01)
        rates = [
            (measure(one), measure(two), spun(plain, 1, seconds / 2), spun(plain, 2, seconds / 2))
            for _ in range(rounds)
        ]
    more = [both / single for single, both, _, _ in rates]
    possible = [both / single for _, _, single, both in rates]
    got = [2 * games / machine for games, machine in zip(more, possible, strict=True)]
    single, both, _, _ = (median(column) for column in zip(*rates, strict=True))
    low, high = interval(got)
    return (
        f"{single:.2f}", f"{both:.2f}", f"{median(more):.2f}", f"{median(possible):.2f}", f"{median(got):.2f}",
        f"{low:.2f}–{high:.2f}",
    )  # fmt: skip


def spun(plain: Workers, count: int, seconds: float) -> float:
    """Rate of the reference work in as many processes at once."""
    return sum(spinning.result() for spinning in [plain.submit(spin, seconds) for _ in range(count)])


def spin(seconds: float) -> float:
    """Do the reference work for so long, by the clock on the wall; returns how often a second."""
    begin, done = perf_counter(), 0
    while (spent := perf_counter() - begin) < seconds:
        reference.work()
        done += 1
    return done / max(spent, seconds)


def timed(game: str, player: str, games: int, workers: Workers) -> float:
    """Games per second."""
    begin = perf_counter()
    for _ in run(_jobs(game, player, games), workers):
        pass
    return games / (perf_counter() - begin)


def alone(game: str, player: str) -> float:
    """Games per second in this process."""
    begin, done = perf_counter(), 0
    for job in _jobs(game, player, 1000):
        play(job)
        done += 1
        if perf_counter() - begin > 1.0 and done > 2:
            break
    return done / (perf_counter() - begin)


def empty_batches(workers: Workers) -> float:
    """Rate of returned batches that hold nothing to do, per second."""
    begin = perf_counter()
    for promised in [workers.submit(in_turn, abs, (number,)) for number in range(EMPTY_BATCHES)]:
        promised.result()
    return EMPTY_BATCHES / (perf_counter() - begin)


def weight(game: str, player: str) -> tuple[int, int, int]:
    """Bytes of a game on its way out, of what comes back, and of its line in a folder of work; in batches of 20."""
    jobs = list(_jobs(game, player, 20))
    done = in_turn(play, jobs)
    lines = [len(msgspec.json.encode(one)) + 1 for one in done.done]
    return len(pickle.dumps(jobs)) // 20, len(pickle.dumps(done)) // 20, sum(lines) // 20


def batch(rate: float) -> str:
    """Size and duration of a batch where as many cores play the games."""
    seconds = WIDE / BATCHES_A_SECOND
    games = max(1, round(rate * seconds))
    return f"{games} in {games / rate:.0f} s"


def _jobs(game: str, player: str, games: int) -> Iterator[Job]:
    line = (player,) * GAMES[game].players[0]
    return (Job(game, line, seed) for seed in range(games))
