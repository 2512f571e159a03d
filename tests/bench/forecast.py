"""`python -m tests.bench forecast`: whether games end as they are foretold, in every game.

Greedy games are played with a few strays, with seeds that no fit uses; at some decisions `evaluate` and
`expected_points` are asked for one guess of what the seat to move does not know. Quarters are those of the game's
progress, as its knowledge reckons it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from statistics import fmean
from typing import Final

from hoshikan.games import GAMES
from hoshikan.tune.calibration import QUARTERS, SUREST, Forecast, calibration, of_knowledge
from hoshikan.tune.samples import SampleJob
from tests.bench.arguments import add_games, games_of
from tests.bench.table import columns

SAMPLES: Final = 12
"""Positions looked at in one game."""
FIRST_SEED: Final = 5_000_000
"""Far from the seeds that fits are made of."""


def foretold(game_id: str, players: int, seed: int) -> list[Forecast]:
    """What is foretold along one game, and what came."""
    knowledge = GAMES[game_id].knowledge()
    return list(of_knowledge(knowledge, SampleJob(game_id, ("greedy",) * players, seed, SAMPLES)))


def alone(found: Sequence[Forecast]) -> list[tuple[str, ...]]:
    """The log-loss of "the seat to move wins, or not", beside who always says 1 in n: with two sides the same as theirs
    together, with more the one that can be compared between tables."""
    lines: list[tuple[str, ...]] = [("the seat to move", "positions", "log-loss", "constant")]
    for quarter in range(QUARTERS + 1):
        these = [one for one in found if quarter in (QUARTERS, min(QUARTERS - 1, int(one.progress * QUARTERS)))]
        if these:
            name = "all" if quarter == QUARTERS else f"quarter {quarter + 1}"
            told = fmean(_loss(one.shares[one.side], one.results[one.side]) for one in these)
            constant = fmean(_loss(1 / len(one.shares), one.results[one.side]) for one in these)
            lines.append((name, str(len(these)), f"{told:.3f}", f"{constant:.3f}"))
    return lines


def _loss(share: float, result: float) -> float:
    share = min(max(share, SUREST), 1 - SUREST)
    return -result * log(share) - (1 - result) * log(1 - share)


def main(argv: Sequence[str]) -> int:
    """Print three tables for each game; returns 0 whatever was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench forecast", description=__doc__)
    add_games(parser)
    parser.add_argument("--games", type=int, default=200, help="games of each, of which 12 positions are taken")
    parser.add_argument("--players", type=int, default=0, help="so many at the table (default: the fewest)")
    parser.add_argument("--seed", type=int, default=0, help="another one plays other games")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    parser.add_argument("--quick", action="store_true", help="20 games of each")
    options = parser.parse_args(argv)
    games = 20 if options.quick else options.games
    first = FIRST_SEED + options.seed * 100_000
    for game_id in games_of(parser, options.names):
        sys.stderr.write(f"foretelling {game_id} …\n")
        players = options.players or GAMES[game_id].players[0]
        asked = partial(foretold, game_id, players)
        seeds = range(first, first + games)
        if options.jobs > 1:
            with ProcessPoolExecutor(options.jobs) as pool:
                played = list(pool.map(asked, seeds, chunksize=4))
        else:
            played = list(map(asked, seeds))
        told = [one for game in played for one in game]
        found = calibration(told)
        sys.stdout.write(f"{game_id}, {players} players, {games} games\n\n")
        for table in (found.by_quarter(), alone(told), found.reliability()):
            sys.stdout.write(columns(list(table)) + "\n\n")
    return 0
