"""Moves the constants of a game's knowledge to where they win games.

Simultaneous perturbation (Spall, Multivariate Stochastic Approximation Using a Simultaneous Perturbation Gradient
Approximation, 1992): all constants are shifted at once, each up or down by lot, and the player who knows them so meets
one who knows them shifted the other way. All of them then move a little to where the winner is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

REACH: Final = 0.25
"""Range of a constant's shifts, as a share of its first value."""
LEAST: Final = 0.01
"""… and at least so far, since many of them are log-odds."""
PACE: Final = 1.2
"""Shifts that a constant would move for a round that one side wins altogether."""
AT_LAST: Final = 0.2
"""The share of the pace that is left in the last round."""

Constants = Mapping[str, float]
Match = Callable[[int, Constants, Constants], float]
"""The share of the wins of the first over the second, in the games of this round."""


@dataclass(frozen=True, slots=True)
class Round:
    """After a round: the share of the wins of those that were shifted first, and where the constants are now."""

    share: float
    constants: Constants


def climb(start: Constants, names: tuple[str, ...], rounds: int, seed: int, match: Match) -> Iterator[Round]:
    """`rounds` rounds from `start`, in which the constants called `names` move. None changes its sign."""
    rng = Random(f"{seed}/climb")
    shifts = {name: max(REACH * abs(start[name]), LEAST) for name in names}
    now = dict(start)
    for number in range(rounds):
        ways = {name: shifts[name] * rng.choice((-1, 1)) for name in names}
        share = match(number, _moved(now, start, ways, 1.0), _moved(now, start, ways, -1.0))
        pace = PACE * (1.0 - (1.0 - AT_LAST) * number / rounds)
        now = _moved(now, start, ways, pace * (2.0 * share - 1.0))
        yield Round(share, dict(now))


def _moved(now: Constants, start: Constants, ways: Constants, by: float) -> dict[str, float]:
    moved = dict(now)
    for name, way in ways.items():
        wanted = now[name] + by * way
        kept = LEAST * REACH * (1.0 if start[name] >= 0 else -1.0)
        moved[name] = max(wanted, kept) if kept > 0 else min(wanted, kept)
    return moved
