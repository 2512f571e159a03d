"""Positions of self-play with what became of them, for fitting a game's knowledge; and how good forecasts are.

Forecasts of results and points are measured by their log-loss in each quarter of the game and by their reliability.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log, sqrt
from random import Random
from typing import Final

import msgspec

from hoshikan.bots.entrants import entrant
from hoshikan.bots.players import Player
from hoshikan.engine.chance import sample
from hoshikan.engine.knowledge import FittedKnowledge, shared_by_winners
from hoshikan.engine.state import CHANCE, TERMINAL, State
from hoshikan.engine.valuation import Valuation
from hoshikan.games import GAMES

STRAY: Final = 0.05
"""Share of any legal actions among the players' own, so that positions are met that no player seeks."""
HELD_OUT: Final = 0.3
"""Share of the games that nothing is fitted to."""


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """One position as the seat to move may know it, by side: its features, and the game's result and points."""

    progress: float
    side: int
    """The side of the seat to move."""
    rows: list[list[float]]
    results: list[float]
    """Shares of one win."""
    points: list[float]


class SampledGame(msgspec.Struct, frozen=True, array_like=True):
    """The samples of one game."""

    sides: int
    seed: int
    samples: list[Sample]


@dataclass(frozen=True, slots=True)
class SampleJob:
    """One game to take samples from: `seats` has the player of each seat, as read by `bots.entrants.entrant`."""

    game: str
    seats: tuple[str, ...]
    seed: int
    samples: int
    """Positions to take, spread at random over the game."""
    playouts: int | None = None


@dataclass(frozen=True, slots=True)
class Looked:
    """A game that was looked into: positions as the seat to move may know them, how far it was, and its end."""

    positions: list[tuple[float, State]]
    """Each with its share of all decisions of the game, 0..1."""
    results: list[float]
    """Shares of one win, by seat."""
    points: list[float]
    end: State


def decisions_of(state: State, players: Sequence[Player], rng: Random, stray: float) -> Iterator[State]:
    """Play `state` to its end and give it, as it then is, before each decision with a choice. `stray` is the share of
    any legal actions among the players' own."""
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            yield state
        strays = len(legal) > 1 and rng.random() < stray
        state.apply(rng.choice(legal) if strays else players[state.to_move].choose(state, rng))


def look(job: SampleJob) -> Looked:
    """Play one game and keep some of its positions with a choice, spread at random over it."""
    game = GAMES[job.game]
    knowledge = game.knowledge()
    state = game.new(len(job.seats), job.seed)
    state.record_events = False
    rng = Random(f"{job.seed}/samples")
    players = [entrant(name).sit(game, job.playouts) for name in job.seats]
    seen: list[tuple[int, State]] = []
    decisions = 0
    for _ in decisions_of(state, players, rng, STRAY):
        # Reservoir sampling: the length of the game is not known yet.
        decisions += 1
        place = len(seen) if len(seen) < job.samples else rng.randrange(decisions)
        if place < job.samples:
            seen[place : place + 1] = [(decisions, knowledge.determinize(state, state.to_move, rng))]
    return Looked(
        [(number / (decisions + 1), position) for number, position in seen],
        shared_by_winners(state),
        [float(points) for points in state.points()],
        state,
    )


def play(job: SampleJob) -> SampledGame:
    """Play one game and take samples from it. Raises TypeError if the game's knowledge has no features."""
    knowledge = GAMES[job.game].knowledge()
    if not isinstance(knowledge, FittedKnowledge):
        raise TypeError(f"the knowledge of {job.game} has no features to fit")
    looked = look(job)
    return SampledGame(
        len(set(knowledge.sides(looked.end))),
        job.seed,
        [
            _sample(knowledge, position.to_move, rest, looked.results, looked.points)
            for _, position in looked.positions
            if (rest := knowledge.at_rest(position)).to_move != TERMINAL
        ],
    )


def _sample(knowledge: FittedKnowledge, seat: int, rest: State, results: list[float], points: list[float]) -> Sample:
    sides = list(knowledge.sides(rest))
    rows = knowledge.features(rest)
    won, scored = [0.0] * len(rows), [0.0] * len(rows)
    for seat, side in enumerate(sides):
        won[side] += results[seat]
        scored[side] = points[seat]
    return Sample(knowledge.progress(rest), sides[seat], rows, won, scored)


def parted(games: Sequence[SampledGame]) -> tuple[Sequence[SampledGame], Sequence[SampledGame]]:
    """The games to fit to, and those held out to see how well that went."""
    split = round(len(games) * (1 - HELD_OUT))
    return games[:split], games[split:]


QUARTERS: Final = 4
EDGES: Final = (0.0, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 1.0)
"""Edges of the bins of a reliability table."""
SUREST: Final = 1e-9
"""A share below is taken for this one, so that one miss does not cost infinitely much."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """A forecast for a position and its outcome, by side (seats that win together are one)."""

    progress: float
    side: int
    """Side of the seat to move."""
    shares: Sequence[float]
    """Shares of one win, as predicted."""
    results: Sequence[float]
    """Shares of one win, as played."""
    expected: Sequence[float]
    points: Sequence[float]


@dataclass(frozen=True, slots=True)
class Part:
    """The forecasts of a quarter, or of whole games. `constant` is the log-loss of always predicting "1 in n"."""

    positions: int
    log_loss: float
    constant: float
    bias: float
    """Mean of predicted less final points."""
    deviation: float
    """Root of the mean square of predicted less final points."""


@dataclass(frozen=True, slots=True)
class Bin:
    """The positions whose mover was predicted to win with `low` to `high`: mean prediction and mean outcome."""

    low: float
    high: float
    positions: int
    said: float
    came: float


@dataclass(frozen=True, slots=True)
class Calibration:
    """Quality of forecasts."""

    whole: Part
    quarters: tuple[Part | None, ...]
    """None for a quarter without positions."""
    bins: tuple[Bin, ...]
    """Those with positions."""

    def by_quarter(self) -> Iterator[tuple[str, ...]]:
        """The rows of a table, its head first."""
        yield "", "positions", "log-loss", "constant", "points bias", "± (rms)"
        for number, part in enumerate(self.quarters, 1):
            if part is not None:
                yield f"quarter {number}", *_cells(part)
        yield "all", *_cells(self.whole)

    def reliability(self) -> Iterator[tuple[str, ...]]:
        """The rows of a table, its head first."""
        yield "said to win", "positions", "on average", "won"
        for one in self.bins:
            yield f"{one.low:.0%}–{one.high:.0%}", str(one.positions), f"{one.said:.1%}", f"{one.came:.1%}"


def calibration(forecasts: Iterable[Forecast]) -> Calibration:
    """Raises ValueError without any forecast."""
    known = list(forecasts)
    if not known:
        raise ValueError("no forecasts to look at")
    quarters: list[list[Forecast]] = [[] for _ in range(QUARTERS)]
    for one in known:
        quarters[min(int(one.progress * QUARTERS), QUARTERS - 1)].append(one)
    return Calibration(_part(known), tuple(_part(part) if part else None for part in quarters), tuple(_bins(known)))


def of_samples(games: Iterable[SampledGame], valuation: Valuation) -> Iterator[Forecast]:
    """Yield the predictions of `valuation` for sampled positions, all with its number of sides."""
    for game in games:
        for one in game.samples:
            shares, expected = valuation.results(one.rows, one.progress), valuation.points(one.rows, one.progress)
            yield Forecast(one.progress, one.side, shares, one.results, expected, one.points)


def _part(forecasts: Sequence[Forecast]) -> Part:
    loss = constant = bias = square = 0.0
    for one in forecasts:
        sides = len(one.shares)
        for side in range(sides):
            error = one.expected[side] - one.points[side]
            loss -= one.results[side] * log(max(SUREST, one.shares[side]))
            constant += one.results[side] * log(sides)
            bias += error / sides
            square += error * error / sides
    count = len(forecasts)
    return Part(count, loss / count, constant / count, bias / count, sqrt(square / count))


def _bins(forecasts: Sequence[Forecast]) -> Iterator[Bin]:
    movers = [(one.shares[one.side], one.results[one.side]) for one in forecasts]
    for low, high in pairwise(EDGES):
        inside = [(said, came) for said, came in movers if low <= said < high or said == high == EDGES[-1]]
        if inside:
            said, came = (sum(column) / len(inside) for column in zip(*inside, strict=True))
            yield Bin(low, high, len(inside), said, came)


def _cells(part: Part) -> tuple[str, ...]:
    numbers = (f"{part.log_loss:.3f}", f"{part.constant:.3f}", f"{part.bias:+.2f}", f"{part.deviation:.2f}")
    return str(part.positions), *numbers
