"""Chances of winning battles, by the dice of CS-4.2, CS-4.3 and CS-8.2.

A fighter is one number: its dice (1 to 3) times 4, and a bit for each piece of equipment as in `actions`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hoshikan.games.carcassonne_star_wars.rules.actions import BLASTER, ROLLS, SABRE

FIGHTERS: Final = tuple(range(4, 16))
"""All there are."""


def _values(fighter: int) -> Mapping[int, float]:
    """Return the rolls of a fighter, with probabilities."""
    values: dict[int, float] = {}
    for roll, probability in ROLLS[fighter >> 2, fighter & BLASTER > 0]:
        value = roll.top + (fighter & SABRE > 0)
        values[value] = values.get(value, 0.0) + probability
    return values


def _wins(one: Mapping[int, float], other: Mapping[int, float]) -> float:
    """Chance of the better value in the end: ties are rolled again (CS-4.3)."""
    won = sum(p * q for value, p in one.items() for rival, q in other.items() if value > rival)
    lost = sum(p * q for value, p in one.items() for rival, q in other.items() if value < rival)
    return won / (won + lost)


def _duels() -> tuple[tuple[float, ...], ...]:
    rolls = {fighter: _values(fighter) for fighter in FIGHTERS}
    return tuple(
        tuple(_wins(rolls[one], rolls[other]) if one in rolls and other in rolls else 0.0 for other in range(16))
        for one in range(16)
    )


DUELS: Final = _duels()
"""By fighter and rival: the chance to beat it."""


def chances(fighters: Sequence[int]) -> list[float]:
    """Chance of each to win the battle of all; exact for two, near to it for more."""
    weights: list[float] = []
    for place, fighter in enumerate(fighters):
        weight = 1.0
        for rival in range(len(fighters)):
            if rival != place:
                weight *= DUELS[fighter][fighters[rival]]
        weights.append(weight)
    total = sum(weights)
    return [weight / total for weight in weights]
