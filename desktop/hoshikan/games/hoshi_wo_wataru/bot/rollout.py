"""How a sensible player sets and decides: worths of single steps, and a quick way to play a year to its end."""

from __future__ import annotations

from random import Random
from typing import Final

from hoshikan.games.hoshi_wo_wataru.bot.bid_odds import Chances
from hoshikan.games.hoshi_wo_wataru.bot.evaluation import Forecast
from hoshikan.games.hoshi_wo_wataru.rules.actions import (
    DUMMY,
    KEEP_ACTIONS,
    POOL_ACTIONS,
    SET_ACTIONS,
    SHIFT_ACTIONS,
    UNIT,
    HoshiAction,
    cards,
)
from hoshikan.games.hoshi_wo_wataru.rules.phases import EMPTY, RESOLVING, SETTING, STARDUST_CARDS
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState

WHIM: Final = 0.8
"""Points by which a played-out choice strays from its worth, so that nobody is taken for predictable."""


class Decision:
    """The worth of keeping, pooling and shifting one lost card."""

    __slots__ = ("keep", "pool", "shift", "with_it", "without_it")

    def __init__(self, state: HoshiState, forecast: Forecast, chances: Chances, seat: int, card: int) -> None:
        self.pool = forecast.pool_worth(seat, card)
        self.keep = forecast.keep_worth(seat, card)
        self.shift = 0.0
        self.with_it = 0.0
        """The chance to win the next slot with the card shifted there …"""
        self.without_it = 0.0
        """… and without it."""
        slot = state.slot + 1
        if slot >= SLOTS:
            return
        there = state.rows[SLOTS * seat + slot]
        company = state.moved[seat] if there == EMPTY else (*state.moved[seat], there)
        bid, used = 0, 0.0
        for other in company:
            bid += state.start.box.numbers[other]
            used += forecast.lost_worth(seat, other)
        rest = max(self.pool, self.keep)
        self.without_it = chances.win(slot, bid)
        self.with_it = chances.win(slot, bid + card)
        gain = forecast.slot_worth(seat, slot) - used
        dust = 0.0
        if len(company) + 1 >= STARDUST_CARDS and state.stardust_left:
            dust = forecast.star_rate[seat] * state.start.box.stardust_stars
        self.shift = (self.with_it - self.without_it) * gain + self.with_it * dust + (1 - self.with_it) * rest


def row_worths(state: HoshiState, forecast: Forecast, chances: Chances, seat: int, slot: int) -> list[dict[int, float]]:
    """For each slot from `slot` on what each different card of the hand is worth there, beside staying in the hand."""
    hand = state.hands[seat]
    kinds = sorted(set(cards(hand)))
    places = range(slot, min(SLOTS, slot + len(cards(hand))))
    lost = {card: forecast.lost_worth(seat, card) for card in kinds}
    kept = {card: forecast.keep_worth(seat, card) if card else 0.0 for card in kinds}
    numbers = state.start.box.numbers
    worths: list[dict[int, float]] = []
    for place in places:
        prize = forecast.slot_worth(seat, place)
        row: dict[int, float] = {}
        for card in kinds:
            chance = chances.win(place, numbers[card])
            row[card] = chance * prize + (1 - chance) * lost[card] - kept[card]
        worths.append(row)
    return worths


def best_rest(worths: list[dict[int, float]], hand: int) -> float:
    """The worth of filling the slots of `worths` from `hand`, the most profitable slot and card first."""
    total = 0.0
    left = worths[:]
    while left:
        best, place, chosen = -1e9, 0, DUMMY
        for index, row in enumerate(left):
            for card, worth in row.items():
                if worth > best and hand >> 4 * card & 15:
                    best, place, chosen = worth, index, card
        total += best
        hand -= UNIT[chosen]
        left.pop(place)
    return total


def set_worths(state: HoshiState, forecast: Forecast) -> dict[int, float]:
    """What setting each different card now is worth, the rest of the row filled as well as possible."""
    seat = state.to_move
    worths = row_worths(state, forecast, Chances(state, seat), seat, state.slot)
    hand = state.hands[seat]
    return {card: worth + best_rest(worths[1:], hand - UNIT[card]) for card, worth in worths[0].items()}


def finish_year(state: HoshiState, rng: Random) -> None:
    """Play the year under way to its end, everybody by habit and whim."""
    if state.phase not in (SETTING, RESOLVING):
        return
    forecast = Forecast(state)
    year = state.year
    while state.phase == SETTING:
        _set_row(state, forecast, rng)
    views: dict[int, Chances] = {}
    slot = state.slot
    while state.phase == RESOLVING and state.year == year:
        if state.slot != slot:
            views, slot = {}, state.slot
        seat = state.to_move
        if seat not in views:
            views[seat] = Chances(state, seat)
        state.apply(decide(state, forecast, views[seat], rng))


def _set_row(state: HoshiState, forecast: Forecast, rng: Random) -> None:
    """Fill the row of the seat to move: the most profitable slot and card first."""
    seat, slot = state.to_move, state.slot
    worths = row_worths(state, forecast, Chances(state, seat), seat, slot)
    ranked = [
        (worth + WHIM * rng.random(), index, card) for index, row in enumerate(worths) for card, worth in row.items()
    ]
    ranked.sort(reverse=True)
    hand = state.hands[seat]
    chosen = [EMPTY] * len(worths)
    for _, index, card in ranked:
        if chosen[index] == EMPTY and hand >> 4 * card & 15:
            chosen[index] = card
            hand -= UNIT[card]
    for card in chosen:
        state.apply(SET_ACTIONS[card])


def decide(state: HoshiState, forecast: Forecast, chances: Chances, rng: Random) -> HoshiAction:
    """What the loser to move does with the card that is due."""
    seat = state.to_move
    card = state.lying[seat][0]
    decision = Decision(state, forecast, chances, seat, card)
    pool = decision.pool + WHIM * rng.random() / 2
    keep = decision.keep + WHIM * rng.random() / 2
    if state.slot < SLOTS - 1 and decision.shift + WHIM * rng.random() / 2 > max(pool, keep):
        return SHIFT_ACTIONS[card]
    return POOL_ACTIONS[card] if pool >= keep else KEEP_ACTIONS[card]
