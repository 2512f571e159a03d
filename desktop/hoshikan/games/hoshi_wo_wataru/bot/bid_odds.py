"""How likely a bid wins a slot, judged from what is open: which cards the others may have set, and the markers."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from hoshikan.games.hoshi_wo_wataru.rules.actions import DUMMIES, HIGHEST, cards
from hoshikan.games.hoshi_wo_wataru.rules.position import EMPTY, SETTING
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState

TILT: Final = 0.13
"""How much likelier each number is than the one below it, per level of attraction."""
LEVEL: Final = 1.5
"""Points above the year's average that make a slot one level more attractive."""
LEVELS: Final = 3


@lru_cache(maxsize=50_000)
def ladder(hand: int, level: int, numbers: tuple[int, ...]) -> tuple[float, ...]:
    """For x = 0..13: the chance that a card set from `hand` on a slot of this attraction bids less than x."""
    weights = [0.0] * (HIGHEST + 2)
    for card in cards(hand):
        weights[numbers[card] + 1] += exp(TILT * level * card)
    whole = sum(weights)
    rungs: list[float] = []
    below = 0.0
    for weight in weights:
        below += weight
        rungs.append(below / whole if whole else 1.0)
    return tuple(rungs)


class BidOdds:
    """The chances of one seat in the slots of this year that are still to be resolved."""

    __slots__ = ("first", "levels", "rivals")

    def __init__(self, state: HoshiState, seat: int) -> None:
        box = state.start.box
        self.first = state.slot + 1 if state.phase != SETTING else 0
        """The slot to which lost cards can be shifted."""
        table = state.table
        worths = [box.points[number] for number in table[:SLOTS]]
        for number in table[SLOTS:]:
            worths[-1] += box.points[number]
        mean = sum(worths) / len(worths)
        self.levels = [max(-LEVELS, min(LEVELS, round((worth - mean) / LEVEL))) for worth in worths]
        self.rivals: list[list[tuple[tuple[float, ...], int]]] = []
        """Per slot what the others may have there: their ladder and what a bid has to exceed beside the card."""
        others = [other for other in range(state.players) if other != seat]
        hidden = [_hidden(state, other) for other in others]
        for slot in range(SLOTS):
            ladders: list[tuple[tuple[float, ...], int]] = []
            for other, hand in zip(others, hidden, strict=True):
                moved = 0
                if slot == self.first:
                    for card in state.moved[other]:
                        moved += card
                if state.markers[seat] < state.markers[other]:
                    moved -= 1
                if state.phase == SETTING or state.rows[SLOTS * other + slot] != EMPTY:
                    ladders.append((ladder(hand, self.levels[slot], box.numbers), moved))
                else:
                    ladders.append((_NOTHING, moved))
            self.rivals.append(ladders)

    def win(self, slot: int, bid: int) -> float:
        """The chance that `bid` wins `slot`."""
        chance = 1.0
        for rungs, moved in self.rivals[slot]:
            needed = bid - moved
            if needed <= 0:
                return 0.0
            if needed <= HIGHEST:
                chance *= rungs[needed]
        return chance


_NOTHING: Final[tuple[float, ...]] = (0.0, *[1.0] * (HIGHEST + 1))
"""The ladder of an empty slot: it bids 0."""


def _hidden(state: HoshiState, seat: int) -> int:
    """The cards of a seat that may lie face down, as a hand."""
    hand = state.hidden(seat) - state.kept[seat]
    if state.phase != SETTING:
        return hand
    dummies = hand & DUMMIES
    # Real cards are set before dummies: with `dummy_at_four` one dummy may stay back.
    return hand - 1 if dummies and len(cards(hand)) > SLOTS else hand
