"""`python -m tests.bench forecast`: whether games end as they are foretold, in every game.

Greedy games are played with a few strays, with seeds that no fit uses; at some decisions `evaluate` and
`expected_points` are asked for one guess of what the seat to move does not know. Quarters are those of a game's
decisions.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from math import log
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from hoshikan.bots.players import player
from hoshikan.engine.chance import sample
from hoshikan.engine.state import CHANCE, TERMINAL, State
from hoshikan.games import GAMES
from tests.bench.table import columns

STRAY: Final = 0.05
"""Share of any legal actions: as in the games that the knowledge is fitted to."""
SAMPLES: Final = 12
"""Positions looked at in one game."""
FIRST_SEED: Final = 5_000_000
"""Far from the seeds that fits are made of."""
EDGES: Final = (0.0, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 1.001)
"""Of the bins of the reliability table."""
LEAST: Final = 1e-6


class Foretold(NamedTuple):
    """One position: what was foretold by seat, and what came."""

    progress: float
    shares: tuple[float, ...]
    results: tuple[float, ...]
    points: tuple[float, ...]
    scored: tuple[float, ...]

    @property
    def loss(self) -> float:
        """Log-loss of the shares; shared wins count in parts."""
        pairs = zip(self.results, self.shares, strict=True)
        return -sum(result * log(max(share, LEAST)) for result, share in pairs if result)

    @property
    def constant(self) -> float:
        """Log-loss of who gives every seat the same."""
        return log(len(self.shares))


def foretold(game_id: str, players: int, seed: int) -> list[Foretold]:
    """Play one game and ask at some of its decisions how it will end."""
    game, rng = GAMES[game_id], Random(f"{seed}/forecast")
    knowledge, greedy = game.knowledge(), player("greedy", game)
    state = game.new(players, seed)
    state.narrating = False
    seen: list[tuple[int, State]] = []
    decisions = 0
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            place = len(seen) if len(seen) < SAMPLES else rng.randrange(decisions + 1)
            if place < SAMPLES:
                seen[place : place + 1] = [(decisions, state.determinize(state.to_move, rng))]
            decisions += 1
        stray = len(legal) > 1 and rng.random() < STRAY
        state.apply(rng.choice(legal) if stray else greedy.choose(state, rng))
    winners = state.winners()
    results = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(players))
    scored = tuple(map(float, state.points()))
    return [
        Foretold(
            number / decisions,
            tuple(knowledge.evaluate(position)),
            results,
            tuple(knowledge.expected_points(position)),
            scored,
        )
        for number, position in seen
    ]


def quarters(found: Sequence[Foretold]) -> list[list[str]]:
    """A line for each quarter and one for all: positions, log-loss, that of a constant, bias and error of points."""
    lines = []
    for quarter in range(5):
        these = [one for one in found if quarter in (4, int(4 * one.progress))]
        if not these:
            continue
        off = [told - came for one in these for told, came in zip(one.points, one.scored, strict=True)]
        lines.append(
            [
                f"quarter {quarter + 1}" if quarter < 4 else "all",
                str(len(these)),
                f"{fmean(one.loss for one in these):.3f}",
                f"{fmean(one.constant for one in these):.3f}",
                f"{fmean(off):+.1f}",
                f"{fmean(gap * gap for gap in off) ** 0.5:.1f}",
            ]
        )
    return lines


def reliability(found: Sequence[Foretold]) -> list[list[str]]:
    """A line for each bin of chances: how often they were told, and what share came true."""
    pairs = [pair for one in found for pair in zip(one.shares, one.results, strict=True)]
    lines = []
    for low, high in pairwise(EDGES):
        these = [(told, came) for told, came in pairs if low <= told < high]
        if these:
            told, came = (100 * fmean(column) for column in zip(*these, strict=True))
            span = f"{100 * low:.0f}–{min(100, 100 * high):.0f} %"
            lines.append([span, str(len(these)), f"{told:.1f}", f"{came:.1f}", f"{came - told:+.1f}"])
    return lines


def main(argv: Sequence[str]) -> int:
    """Print two tables for each game; returns 0 whatever was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench forecast", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)} (default: all)")
    parser.add_argument("--games", type=int, default=200, help="games of each, of which 12 positions are taken")
    parser.add_argument("--players", type=int, default=0, help="so many at the table (default: the fewest)")
    parser.add_argument("--seed", type=int, default=0, help="another one plays other games")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    parser.add_argument("--quick", action="store_true", help="20 games of each")
    options = parser.parse_args(argv)
    unknown = sorted(set(options.names) - set(GAMES))
    if unknown:
        parser.error(f"unknown game {unknown[0]!r}: choose from {', '.join(GAMES)}")
    games = 20 if options.quick else options.games
    for game_id in options.names or GAMES:
        sys.stderr.write(f"foretelling {game_id} …\n")
        players = options.players or GAMES[game_id].players[0]
        first = FIRST_SEED + options.seed * 100_000
        asked = partial(foretold, game_id, players)
        if options.jobs > 1:
            with ProcessPoolExecutor(options.jobs) as pool:
                played = list(pool.map(asked, range(first, first + games)))
        else:
            played = list(map(asked, range(first, first + games)))
        found = [one for game in played for one in game]
        sys.stdout.write(f"{game_id}, {players} players, {games} games\n\n")
        heading = ["foretold", "positions", "log-loss", "constant", "points off", "rms"]
        sys.stdout.write(columns([heading, *quarters(found)]) + "\n\n")
        heading = ["said to win", "times", "said %", "won %", "off"]
        sys.stdout.write(columns([heading, *reliability(found)]) + "\n\n")
    return 0
