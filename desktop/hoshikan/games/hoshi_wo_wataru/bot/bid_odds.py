"""Chances of a bid to win a slot, from open information: the cards that the others may have set, and the markers."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from hoshikan.games.hoshi_wo_wataru.bot.tuned import tuned
from hoshikan.games.hoshi_wo_wataru.rules.actions import DUMMIES, HIGHEST, cards
from hoshikan.games.hoshi_wo_wataru.rules.position import EMPTY, SETTING
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState

TILT: Final = tuned("tilt")
"""Likelihood ratio of each number to the one below it, per level of attraction."""
LEVEL: Final = tuned("level")
"""Points above the year's average that make a slot one level more attractive."""
LEVELS: Final = 3
"""Number of distinguished levels above and below the average; keeps ladders few. Taste."""


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

    __slots__ = ("_hidden", "_levels", "_rivals", "_seat", "_state", "first")

    def __init__(self, state: HoshiState, seat: int) -> None:
        self.first = state.slot + 1 if state.phase != SETTING else 0
        """The slot to which lost cards can be shifted."""
        self._state = state
        self._seat = seat
        self._levels = _levels(state)
        self._hidden = [_hidden(state, other) if other != seat else 0 for other in range(state.players)]
        self._rivals: dict[int, list[tuple[tuple[float, ...], int]]] = {}
        """Per slot what the others may have there: their ladder and what a bid has to exceed beside the card."""

    def win(self, slot: int, bid: int) -> float:
        """The chance that `bid` wins `slot`."""
        if slot not in self._rivals:
            self._rivals[slot] = self._against(slot)
        chance = 1.0
        for rungs, moved in self._rivals[slot]:
            needed = bid - moved
            if needed <= 0:
                return 0.0
            if needed <= HIGHEST:
                chance *= rungs[needed]
        return chance

    def _against(self, slot: int) -> list[tuple[tuple[float, ...], int]]:
        state, seat = self._state, self._seat
        numbers = state.start.box.numbers
        ladders: list[tuple[tuple[float, ...], int]] = []
        for other in range(state.players):
            if other == seat:
                continue
            moved = 0
            if slot == self.first:
                for card in state.moved[other]:
                    moved += card
            if state.markers[seat] < state.markers[other]:
                moved -= 1
            if state.phase == SETTING or state.rows[SLOTS * other + slot] != EMPTY:
                ladders.append((ladder(self._hidden[other], self._levels[slot], numbers), moved))
            else:
                ladders.append((_NOTHING, moved))
        return ladders


def _levels(state: HoshiState) -> list[int]:
    """Return the attraction of each slot relative to the others of the year."""
    points = state.start.box.points
    table = state.table
    worths = [points[number] for number in table[:SLOTS]]
    for number in table[SLOTS:]:
        worths[-1] += points[number]
    mean = sum(worths) / len(worths)
    return [max(-LEVELS, min(LEVELS, round((worth - mean) / LEVEL))) for worth in worths]


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
