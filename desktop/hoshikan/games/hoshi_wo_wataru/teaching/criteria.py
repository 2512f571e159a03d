"""Criteria that lessons name for the right action; computed from the position, in no language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hoshikan.games.hoshi_wo_wataru.bot.bid_odds import BidOdds
from hoshikan.games.hoshi_wo_wataru.bot.evaluation import average_points, objective_gain
from hoshikan.games.hoshi_wo_wataru.rules.actions import DUMMY, KEEP, OBJECTIVE, POOL, SET, SHIFT, HoshiAction
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES
from hoshikan.games.hoshi_wo_wataru.rules.phases import STARDUST_CARDS
from hoshikan.games.hoshi_wo_wataru.rules.setup import LAST_SLOT, YEARS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState

Criterion = Callable[[HoshiState, HoshiAction], bool]
SURE: Final = 0.999
_EVEN: Final = 0.5
"""The chance from which a bid is more likely to win than not."""


def meets(state: HoshiState, action: HoshiAction, check: str) -> bool:
    """Return true if `action` meets `check`: a key of `CRITERIA`, "card 9" or "objective zodiac". Else raises
    KeyError."""
    word, _, argument = check.partition(" ")
    if word == "card" and argument.isdecimal():
        return action.kind != OBJECTIVE and action.value == int(argument)
    if word == "objective" and argument in OBJECTIVES:
        return action.kind == OBJECTIVE and OBJECTIVES[action.value] == argument
    return CRITERIA[check](state, action)


def _cards(state: HoshiState) -> list[int]:
    """Return the cards that may be set."""
    return [action.value for action in state.legal_actions() if isinstance(action, HoshiAction) and action.kind == SET]


def _lowest_with_stars(state: HoshiState, action: HoshiAction) -> bool:
    """The lowest card that is worth something in the pool: no dummy (HW-2.4)."""
    return action.kind == SET and action.value == min([card for card in _cards(state) if card != DUMMY], default=None)


def _least_light(state: HoshiState, action: HoshiAction) -> bool:
    """No card that may be set is worth less in the pool, dummies left out."""
    stars = state.start.box.card_stars
    least = min((stars[card] for card in _cards(state) if card != DUMMY), default=None)
    return action.kind == SET and action.value != DUMMY and stars[action.value] == least


def _chance(state: HoshiState, card: int) -> float:
    """The odds that a card wins the slot it is set for, with nothing shifted there."""
    return BidOdds(state, state.to_move).win(state.slot, state.start.box.numbers[card])


def _wins(state: HoshiState, card: int) -> bool:
    return _chance(state, card) >= SURE


def _cheapest_sure(state: HoshiState, action: HoshiAction) -> bool:
    sure = [card for card in _cards(state) if _wins(state, card)]
    return action.kind == SET and bool(sure) and action.value == min(sure)


def _next_slot(state: HoshiState, action: HoshiAction) -> bool:
    if action.kind != SHIFT:
        return False
    seat = state.to_move
    _, bid = state.next_bid(seat, action.value)
    return BidOdds(state, seat).win(state.slot + 1, bid) >= SURE


def _three_cards(state: HoshiState, action: HoshiAction) -> bool:
    return action.kind == SHIFT and len(state.lying_next(state.to_move)) + 1 >= STARDUST_CARDS


def _first_marker(state: HoshiState, action: HoshiAction) -> bool:
    """In the last slot: most stars in the pool, even if every rival pools all that is left to pool this year."""
    if action.kind != POOL or state.slot != LAST_SLOT or state.year == YEARS:
        return False
    stars, seat = state.start.box.card_stars, state.to_move
    rivals = (
        state.pool_stars[other] + sum(stars[card] for card in state.lying[other])
        for other in range(state.players)
        if other != seat
    )
    return state.pool_stars[seat] + stars[action.value] > max(rivals)


def _for_objective(state: HoshiState, action: HoshiAction) -> bool:
    if action.kind != SET:
        return False
    return objective_gain(state, state.to_move, 1 << state.table[state.slot]) > 0


def _short(state: HoshiState) -> int:
    """Stars missing for the constellations won so far."""
    seat = state.to_move
    return state.need(seat) - state.have(seat)


def _best_objective(state: HoshiState, action: HoshiAction) -> bool:
    goals = state.start.box.goals
    best = max(average_points(goals[index], state) for index in state.pair(state.to_move))
    return action.kind == OBJECTIVE and average_points(goals[action.value], state) == best


CRITERIA: Final[Mapping[str, Criterion]] = {
    "pool": lambda _, action: action.kind == POOL,
    "shift": lambda _, action: action.kind == SHIFT,
    "keep": lambda _, action: action.kind == KEEP,
    "most-promising-objective": _best_objective,
    "highest-card": lambda state, action: action.kind == SET and action.value == max(_cards(state)),
    "lowest-card": lambda state, action: action.kind == SET and action.value == min(_cards(state)),
    "lowest-with-stars": _lowest_with_stars,
    "least-light": _least_light,
    "wins-likely": lambda state, action: action.kind == SET and _chance(state, action.value) >= _EVEN,
    "wins-for-sure": lambda state, action: action.kind == SET and _wins(state, action.value),
    "cheapest-sure-win": _cheapest_sure,
    "wins-next-slot-for-sure": _next_slot,
    "three-cards-next-slot": _three_cards,
    "takes-first-marker": _first_marker,
    "counts-for-objective": _for_objective,
    "stars-are-missing": lambda state, _: _short(state) > 0,
    "makes-the-stars-suffice": lambda state, action: (
        action.kind == POOL and 0 < _short(state) <= state.start.box.card_stars[action.value]
    ),
}
"""Every criterion without an argument; several in one step of a lesson must all be met."""
