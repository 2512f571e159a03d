"""Quality of forecasts of results and points: log-loss by quarters of the game, and reliability."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log, sqrt
from typing import Final

from hoshikan.engine.valuation import Valuation
from hoshikan.tune.samples import SampledGame

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
