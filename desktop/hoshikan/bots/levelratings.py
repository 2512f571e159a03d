"""Ratings of the levels on openskill's scale, computed from their measured wins.

The greedy player has the rating of a new player. A level's rating follows from its shares of wins against greedy and
against the next lower level by the Plackett-Luce model, so that a person who is rated against a level and wins half of
the games ends at the rating of the level.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, sqrt
from typing import Final, NamedTuple

from hoshikan.bots.levels import LEVELS, Measured, in_place_of, measured, offered, over_lower

MIDDLE: Final = 25.0
"""openskill's rating of a new player."""
BETA: Final = 25 / 6
"""openskill's spread of one game."""
_LEAST: Final = 0.6
"""The uncertainty of a level's rating, at least: the games it was measured in are not all games."""
_STEP: Final = 2.0
"""Assumed difference to the level below, where it has not been measured …"""
_GUESSED: Final = 3.0
"""… and how uncertain that is."""


class LevelRating(NamedTuple):
    """On openskill's scale."""

    mu: float
    sigma: float


def level_ratings(game: str) -> dict[str, LevelRating]:
    """By level, weakest first, fitted to the games against the greedy player and against the next lower level. What was
    not measured is above the level below it; a level that is not offered is as strong as the one that plays in its
    place."""
    levels = offered(game)
    against_greedy = [_distance(measured(game, level)) for level in levels]
    steps = [None, *(_distance(over_lower(game, level)) for level in levels[1:])]
    fitted = _fitted(against_greedy, steps)
    found: dict[str, LevelRating] = {}
    before, floor = MIDDLE - 2 * _STEP, -inf
    for level, tried, (distance, error) in zip(levels, against_greedy, fitted, strict=True):
        if tried is None:
            found[level] = LevelRating(before + _STEP, _GUESSED)
        else:
            # Few games can rate a level below the next lower one by chance; it thinks longer, so it is no weaker.
            found[level] = LevelRating(max(floor, MIDDLE + distance), max(_LEAST, error))
        before = floor = found[level].mu
    return {level: found[in_place_of(game, level)] for level in LEVELS}


class _Distance(NamedTuple):
    """How much better one player is than another."""

    mu: float
    error: float


def _distance(tried: Measured | None) -> _Distance | None:
    """The distance that makes a share of wins likely."""
    if tried is None:
        return None
    # Half a game more on both sides: no level wins all of them for ever.
    won = (tried.won * tried.games + 0.5) / (tried.games + 1)
    scale = BETA * sqrt(tried.players)
    return _Distance(scale * log(won / (1 - won)), scale / sqrt(max(1, tried.games) * won * (1 - won)))


def _fitted(against_greedy: Sequence[_Distance | None], steps: Sequence[_Distance | None]) -> list[_Distance]:
    """The distances to the greedy player that fit both kinds of games best, by least squares. A step where either side
    has not met the greedy player is left out."""
    size = len(against_greedy)
    matrix = [[0.0] * size for _ in range(size)]
    wanted = [0.0] * size
    for place, tried in enumerate(against_greedy):
        weight = 1.0 if tried is None else tried.error**-2
        matrix[place][place] += weight
        wanted[place] += 0.0 if tried is None else weight * tried.mu
    for upper, step in enumerate(steps):
        if step is None or against_greedy[upper] is None or against_greedy[upper - 1] is None:
            continue
        weight, lower = step.error**-2, upper - 1
        for place, sign in ((upper, 1), (lower, -1)):
            matrix[place][place] += weight
            wanted[place] += sign * weight * step.mu
        matrix[upper][lower] -= weight
        matrix[lower][upper] -= weight
    inverse = _inverted(matrix)
    return [
        _Distance(sum(a * b for a, b in zip(row, wanted, strict=True)), sqrt(row[place]))
        for place, row in enumerate(inverse)
    ]


def _inverted(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(place == other) for other in range(size))] for place, row in enumerate(matrix)]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(size):
            if other != place:
                factor = rows[other][place]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]
