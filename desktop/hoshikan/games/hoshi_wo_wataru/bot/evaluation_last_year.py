"""The last year: who still has cards wins there, and where nobody has, the best marker takes all (HW-3.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hoshikan.games.hoshi_wo_wataru.rules.actions import DUMMY, cards
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS


def last_wins(hands: Sequence[int], order: Sequence[int]) -> tuple[float, ...]:
    """How many slots each seat wins on average if all set their best cards, each in any order.

    `order` names the seats from the best marker to the worst.
    """
    return _last_wins(tuple([_row(hand) for hand in hands]), tuple(order))


@lru_cache(maxsize=50_000)
def _row(hand: int) -> tuple[int, ...]:
    held = cards(hand)[-SLOTS:]
    return (*[DUMMY] * (SLOTS - len(held)), *held)


@lru_cache(maxsize=50_000)
def _last_wins(rows: tuple[tuple[int, ...], ...], order: tuple[int, ...]) -> tuple[float, ...]:
    wins = [0.0] * len(rows)
    for place, seat in enumerate(order):
        for card in rows[seat]:
            chance = 1.0
            for rank, other in enumerate(order):
                if other != seat:
                    beaten = 0
                    for theirs in rows[other]:
                        beaten += theirs < card or (theirs == card and place < rank)
                    chance *= beaten / SLOTS
            wins[seat] += chance
    return tuple(wins)
