"""Ratings of the levels on openskill's scale, computed from their measured wins.

The greedy player has the rating of a new player. A level's rating follows from its share of wins against greedy by the
Plackett-Luce model, so that a person who is rated against a level and wins half of the games ends at the rating of the
level.
"""

from __future__ import annotations

from math import inf, log, sqrt
from typing import Final, NamedTuple

from hoshikan.bots.levels import LEVELS, in_place_of, measured, offered

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
    """By level, weakest first. What was not measured is above the level below it; a level that is not offered is as
    strong as the one that plays in its place."""
    found: dict[str, LevelRating] = {}
    before, floor = MIDDLE - 2 * _STEP, -inf
    for level in offered(game):
        tried = measured(game, level)
        if tried is None:
            found[level] = LevelRating(before + _STEP, _GUESSED)
        else:
            # Half a game more on both sides: no level wins all of them for ever.
            won = (tried.won * tried.games + 0.5) / (tried.games + 1)
            scale = BETA * sqrt(tried.players)
            error = scale / sqrt(max(1, tried.games) * won * (1 - won))
            # Few games can rate a level below the next lower one by chance; it thinks longer, so it is no weaker.
            found[level] = LevelRating(max(floor, MIDDLE + scale * log(won / (1 - won))), max(_LEAST, error))
        before = floor = found[level].mu
    return {level: found[in_place_of(game, level)] for level in LEVELS}
