"""Hands of bid cards packed into one int: four bits per number, dummies (number 0) lowest."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.games.hoshi_wo_wataru.rules.actions import HIGHEST, SET_STEPS
from hoshikan.games.hoshi_wo_wataru.rules.components import BID_COPIES

UNIT: Final[tuple[int, ...]] = tuple(1 << 4 * card for card in range(HIGHEST + 1))
"""One copy of each card, as a hand."""
DUMMIES: Final = 15
"""Mask of the number of dummies."""
FULL_SET: Final = sum(copies * unit for copies, unit in zip(BID_COPIES, UNIT, strict=True))
"""The 15 cards everybody begins with (HW-1.1)."""


@cache
def cards(hand: int) -> tuple[int, ...]:
    """The cards of a hand in ascending order, dummies first."""
    return tuple(card for card in range(HIGHEST + 1) for _ in range(hand >> 4 * card & 15))


@cache
def count(hand: int) -> int:
    """How many cards a hand holds, dummies included."""
    return len(cards(hand))


@cache
def set_steps(hand: int) -> tuple[Action, ...]:
    """What may be set from a hand: each different card once, dummies first."""
    return tuple(SET_STEPS[card] for card in range(HIGHEST + 1) if hand >> 4 * card & 15)


def pack(given: Iterable[int]) -> int:
    """Cards as a hand."""
    return sum(UNIT[card] for card in given)
