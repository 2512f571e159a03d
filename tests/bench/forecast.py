"""`python -m tests.bench forecast`: whether games end as they are predicted, in every game.

Greedy games are played with a few strays, with seeds that no fit uses; at some decisions `evaluate` and
`expected_points` are asked for one guess of what the seat to move does not know. Quarters are those of the game's
progress, as its knowledge computes it.

`--played-out TIMES` says how well could be predicted: the same players play every position on so many times, each time
in another deal that the seat to move takes it for, and how often it wins there is a forecast too. What is left is luck,
and about 1/(2 TIMES) that few tries cost. Who wins more often so than in truth takes the others for too weak.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import log
from random import Random
from statistics import fmean, pstdev
from typing import Final

from hoshikan.bots.entrants import entrant
from hoshikan.bots.players import Player
from hoshikan.cli.arguments import whole
from hoshikan.engine.knowledge import FittedKnowledge, Knowledge, shared_by_winners
from hoshikan.engine.state import State
from hoshikan.games import GAMES
from hoshikan.tune.samples import QUARTERS, STRAY, SUREST, Forecast, Looked, SampleJob, calibration, decisions_of, look
from tests.bench.arguments import add_games, games_of
from tests.bench.table import columns

SAMPLES: Final = 12
"""Positions looked at in one game."""
WHO: Final = "greedy"
FIRST_SEED: Final = 5_000_000
"""Far from the seeds that fits are made of."""


@dataclass(frozen=True, slots=True)
class Predicted:
    """A prediction for a position, and the share of wins of its seat to move when played on (None: it was not)."""

    forecast: Forecast
    chance: float | None = None


@dataclass(frozen=True, slots=True)
class ForecastJob:
    """Description of the predictions for one game."""

    game: str
    players: int
    samples: int = SAMPLES
    times: int = 0
    """Number of times that each position is played on."""


def of_knowledge(knowledge: Knowledge, looked: Looked) -> Iterator[Forecast]:
    """Yield the predictions of any knowledge in a game; without features, each seat is a side, decisions the
    progress."""
    for part, position in looked.positions:
        sides, progress = list(range(position.players)), part
        if isinstance(knowledge, FittedKnowledge):
            sides, progress = list(knowledge.sides(position)), knowledge.progress(position)
        shares, results = [0.0] * (max(sides) + 1), [0.0] * (max(sides) + 1)
        expected, points = shares[:], shares[:]
        known, predicted = knowledge.evaluate(position), knowledge.expected_points(position)
        for seat, side in enumerate(sides):
            shares[side] += known[seat]
            results[side] += looked.results[seat]
            expected[side], points[side] = predicted[seat], looked.points[seat]
        yield Forecast(progress, sides[position.to_move], shares, results, expected, points)


def predicted(job: ForecastJob, seed: int) -> list[Predicted]:
    """Return predictions along one game, with its outcome."""
    game = GAMES[job.game]
    knowledge = game.knowledge()
    looked = look(SampleJob(job.game, (WHO,) * job.players, seed, job.samples))
    forecasts = list(of_knowledge(knowledge, looked))
    if not job.times:
        return [Predicted(forecast) for forecast in forecasts]
    players = [entrant(WHO).sit(game, None)] * job.players
    rng = Random(f"{seed}/played out")
    chances = [_chance(position, knowledge, players, job.times, rng) for _, position in looked.positions]
    return [Predicted(*both) for both in zip(forecasts, chances, strict=True)]


def _chance(position: State, knowledge: Knowledge, players: Sequence[Player], times: int, rng: Random) -> float:
    """Return the average share of a win of the side to move where these players play on."""
    seat = position.to_move
    sides = knowledge.sides(position) if isinstance(knowledge, FittedKnowledge) else range(position.players)
    won = 0.0
    for _ in range(times):
        state = knowledge.determinize(position, seat, rng)
        state.reopen(seat)
        for _ in decisions_of(state, players, rng, STRAY):
            pass
        shares = shared_by_winners(state)
        won += sum(share for share, side in zip(shares, sides, strict=True) if side == sides[seat])
    return won / times


def alone(found: Sequence[Predicted]) -> list[tuple[str, ...]]:
    """The log-loss of "the seat to move wins, or not", beside who always says 1 in n: with two sides the same as theirs
    together, with more the one that can be compared between tables."""
    lines: list[tuple[str, ...]] = [("the seat to move", "positions", "log-loss", "constant")]
    for name, these in _parts(found):
        told = fmean(_loss(_share(one), one.forecast.results[one.forecast.side]) for one in these)
        constant = fmean(_loss(1 / len(one.forecast.shares), one.forecast.results[one.forecast.side]) for one in these)
        lines.append((name, str(len(these)), f"{told:.3f}", f"{constant:.3f}"))
    return lines


def played_on(found: Sequence[Predicted], times: int) -> list[tuple[str, ...]]:
    """Return how often the seat to move won, was predicted to, and did when played on; the log-loss of `alone`
    of either forecast, and by how much the second is better, with its 95 % interval as if positions were independent.
    Those that were not played on are left out."""
    heading = ("played on", "positions", "won", "said", "played on", "log-loss", "played on", "better by")
    lines: list[tuple[str, ...]] = [heading]
    for name, these in _parts([one for one in found if one.chance is not None]):
        came = [one.forecast.results[one.forecast.side] for one in these]
        said = [_share(one) for one in these]
        # Half a game of either outcome more: nothing is sure that has not happened yet (Krichevsky & Trofimov, 1981).
        played = [((one.chance or 0.0) * times + 0.5) / (times + 1) for one in these]
        losses = [[_loss(share, result) for share, result in zip(told, came, strict=True)] for told in (said, played)]
        better = [one - other for one, other in zip(*losses, strict=True)]
        margin = 1.96 * pstdev(better) / len(better) ** 0.5
        shares = [f"{fmean(part):.1%}" for part in (came, said, played)]
        cells = (f"{fmean(losses[0]):.3f}", f"{fmean(losses[1]):.3f}", f"{fmean(better):.3f} ± {margin:.3f}")
        lines.append((name, str(len(these)), *shares, *cells))
    return lines


def _parts(found: Sequence[Predicted]) -> Iterator[tuple[str, list[Predicted]]]:
    """Yield the results of each quarter, and of all."""
    for quarter in range(QUARTERS):
        these = [one for one in found if min(QUARTERS - 1, int(one.forecast.progress * QUARTERS)) == quarter]
        if these:
            yield f"quarter {quarter + 1}", these
    if found:
        yield "all", list(found)


def _share(one: Predicted) -> float:
    return one.forecast.shares[one.forecast.side]


def _loss(share: float, result: float) -> float:
    share = min(max(share, SUREST), 1 - SUREST)
    return -result * log(share) - (1 - result) * log(1 - share)


def main(argv: Sequence[str]) -> int:
    """Print three tables for each game, or four; returns 0 whatever was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench forecast", description=__doc__)
    add_games(parser)
    parser.add_argument("--games", type=whole(1_000_000), default=200, help="games of each (default: %(default)s)")
    parser.add_argument(
        "--positions", type=whole(1000), default=SAMPLES, help="positions taken from a game (default: %(default)s)"
    )
    parser.add_argument("--players", type=whole(99), help="so many at the table (default: the fewest)")
    parser.add_argument("--played-out", type=whole(1_000_000), default=0, metavar="TIMES", help="see above")
    parser.add_argument("--seed", type=int, default=0, help="another one plays other games")
    parser.add_argument("--jobs", type=whole(1000), default=1, help="processes at once")
    parser.add_argument("--quick", action="store_true", help="20 games of each")
    options = parser.parse_args(argv)
    games = 20 if options.quick else options.games
    first = FIRST_SEED + options.seed * 100_000
    for game_id in games_of(parser, options.names):
        sys.stderr.write(f"foretelling {game_id} …\n")
        players = options.players or GAMES[game_id].players[0]
        asked = partial(predicted, ForecastJob(game_id, players, options.positions, options.played_out))
        seeds = range(first, first + games)
        if options.jobs > 1:
            with ProcessPoolExecutor(options.jobs) as pool:
                played = list(pool.map(asked, seeds, chunksize=4))
        else:
            played = list(map(asked, seeds))
        told = [one for game in played for one in game]
        found = calibration([one.forecast for one in told])
        tables: list[Iterable[tuple[str, ...]]] = [found.by_quarter(), alone(told), found.reliability()]
        if options.played_out:
            tables.insert(2, played_on(told, options.played_out))
        sys.stdout.write(f"{game_id}, {players} players, {games} games\n\n")
        for table in tables:
            sys.stdout.write(columns(list(table)) + "\n\n")
    return 0
