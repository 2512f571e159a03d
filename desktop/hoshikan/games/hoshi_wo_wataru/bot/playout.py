"""Playing a year to its end quickly, everybody by habit and whim."""

from __future__ import annotations

from random import Random
from typing import Final

from hoshikan.games.hoshi_wo_wataru.bot.bid_odds import BidOdds
from hoshikan.games.hoshi_wo_wataru.bot.evaluation import Evaluation
from hoshikan.games.hoshi_wo_wataru.bot.priors import Decision, row_worths
from hoshikan.games.hoshi_wo_wataru.rules.actions import (
    KEEP_ACTIONS,
    POOL_ACTIONS,
    SET_ACTIONS,
    SHIFT_ACTIONS,
    UNIT,
    HoshiAction,
)
from hoshikan.games.hoshi_wo_wataru.rules.position import EMPTY, RESOLVING, SETTING
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState

WHIM: Final = 0.8
"""Points by which a played-out choice strays from its worth, so that nobody is taken for predictable."""


def finish_year(state: HoshiState, rng: Random) -> None:
    """Play the year under way to its end, everybody by habit and whim."""
    if state.phase not in (SETTING, RESOLVING):
        return
    evaluation = Evaluation(state)
    year = state.year
    while state.phase == SETTING:
        _set_row(state, evaluation, rng)
    views: dict[int, BidOdds] = {}
    slot = state.slot
    while state.phase == RESOLVING and state.year == year:
        if state.slot != slot:
            views, slot = {}, state.slot
        seat = state.to_move
        if seat not in views:
            views[seat] = BidOdds(state, seat)
        state.apply(decide(state, evaluation, views[seat], rng))


def _set_row(state: HoshiState, evaluation: Evaluation, rng: Random) -> None:
    """Fill the row of the seat to move: the most profitable slot and card first."""
    seat, slot = state.to_move, state.slot
    worths = row_worths(state, evaluation, BidOdds(state, seat), seat, slot)
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


def decide(state: HoshiState, evaluation: Evaluation, odds: BidOdds, rng: Random) -> HoshiAction:
    """What the loser to move does with the card that is due."""
    seat = state.to_move
    card = state.lying[seat][0]
    decision = Decision(state, evaluation, odds, seat, card)
    pool = decision.pool + WHIM * rng.random() / 2
    keep = decision.keep + WHIM * rng.random() / 2
    if state.slot < SLOTS - 1 and decision.shift + WHIM * rng.random() / 2 > max(pool, keep):
        return SHIFT_ACTIONS[card]
    return POOL_ACTIONS[card] if pool >= keep else KEEP_ACTIONS[card]
