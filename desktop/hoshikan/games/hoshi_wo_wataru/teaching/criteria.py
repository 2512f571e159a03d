"""Criteria that lessons name to say what makes a step the right one; computed from the position, in no language."""

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


def meets(state: HoshiState, step: HoshiAction, check: str) -> bool:
    """Whether `step` meets `check`: a key of `CRITERIA`, "card 9" or "objective zodiac". Raises KeyError otherwise."""
    word, _, argument = check.partition(" ")
    if word == "card" and argument.isdecimal():
        return step.kind != OBJECTIVE and step.value == int(argument)
    if word == "objective" and argument in OBJECTIVES:
        return step.kind == OBJECTIVE and OBJECTIVES[step.value] == argument
    return CRITERIA[check](state, step)


def _cards(state: HoshiState) -> list[int]:
    """What may be set."""
    return [step.value for step in state.legal_actions() if isinstance(step, HoshiAction) and step.kind == SET]


def _lowest_with_stars(state: HoshiState, step: HoshiAction) -> bool:
    """The lowest card that is worth something in the pool: no dummy (HW-2.4)."""
    return step.kind == SET and step.value == min([card for card in _cards(state) if card != DUMMY], default=None)


def _wins(state: HoshiState, card: int) -> bool:
    return BidOdds(state, state.to_move).win(state.slot, state.start.box.numbers[card]) >= SURE


def _cheapest_sure(state: HoshiState, step: HoshiAction) -> bool:
    sure = [card for card in _cards(state) if _wins(state, card)]
    return step.kind == SET and bool(sure) and step.value == min(sure)


def _next_slot(state: HoshiState, step: HoshiAction) -> bool:
    if step.kind != SHIFT:
        return False
    numbers = state.start.box.numbers
    bid = numbers[step.value] + sum(numbers[card] for card in state.lying_next(state.to_move))
    return BidOdds(state, state.to_move).win(state.slot + 1, bid) >= SURE


def _three_cards(state: HoshiState, step: HoshiAction) -> bool:
    return step.kind == SHIFT and len(state.lying_next(state.to_move)) + 1 >= STARDUST_CARDS


def _first_marker(state: HoshiState, step: HoshiAction) -> bool:
    """In the last slot: most stars in the pool, even if every rival pools all that is left to pool this year."""
    if step.kind != POOL or state.slot != LAST_SLOT or state.year == YEARS:
        return False
    stars, seat = state.start.box.card_stars, state.to_move
    rivals = (
        state.pool_stars[other] + sum(stars[card] for card in state.lying[other])
        for other in range(state.players)
        if other != seat
    )
    return state.pool_stars[seat] + stars[step.value] > max(rivals)


def _for_objective(state: HoshiState, step: HoshiAction) -> bool:
    if step.kind != SET:
        return False
    return objective_gain(state, state.to_move, 1 << state.table[state.slot]) > 0


def _short(state: HoshiState) -> int:
    """Stars missing for the constellations won so far."""
    seat = state.to_move
    return state.need(seat) - state.have(seat)


def _best_objective(state: HoshiState, step: HoshiAction) -> bool:
    goals = state.start.box.goals
    best = max(average_points(goals[index], state) for index in state.pair(state.to_move))
    return step.kind == OBJECTIVE and average_points(goals[step.value], state) == best


CRITERIA: Final[Mapping[str, Criterion]] = {
    "pool": lambda _, step: step.kind == POOL,
    "shift": lambda _, step: step.kind == SHIFT,
    "keep": lambda _, step: step.kind == KEEP,
    "most-promising-objective": _best_objective,
    "highest-card": lambda state, step: step.kind == SET and step.value == max(_cards(state)),
    "lowest-card": lambda state, step: step.kind == SET and step.value == min(_cards(state)),
    "lowest-with-stars": _lowest_with_stars,
    "wins-for-sure": lambda state, step: step.kind == SET and _wins(state, step.value),
    "cheapest-sure-win": _cheapest_sure,
    "wins-next-slot-for-sure": _next_slot,
    "three-cards-next-slot": _three_cards,
    "takes-first-marker": _first_marker,
    "counts-for-objective": _for_objective,
    "stars-are-missing": lambda state, _: _short(state) > 0,
    "makes-the-stars-suffice": lambda state, step: (
        step.kind == POOL and 0 < _short(state) <= state.start.box.card_stars[step.value]
    ),
}
"""Every criterion without an argument; several in one step must all be met."""
