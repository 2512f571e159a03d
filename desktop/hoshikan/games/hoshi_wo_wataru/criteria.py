"""Criteria that lessons name to say what makes a step the right one; computed from the position, in no language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hoshikan.games.hoshi_wo_wataru.account import needed
from hoshikan.games.hoshi_wo_wataru.chances import Chances
from hoshikan.games.hoshi_wo_wataru.components import OBJECTIVES
from hoshikan.games.hoshi_wo_wataru.outlook import outlook
from hoshikan.games.hoshi_wo_wataru.phases import EMPTY
from hoshikan.games.hoshi_wo_wataru.rules import HoshiState
from hoshikan.games.hoshi_wo_wataru.start import SLOTS
from hoshikan.games.hoshi_wo_wataru.steps import KEEP, OBJECTIVE, POOL, SET, SHIFT, Step

Criterion = Callable[[HoshiState, Step], bool]
SURE: Final = 0.999


def meets(state: HoshiState, step: Step, check: str) -> bool:
    """Whether `step` meets `check`: a key of `CRITERIA`, "card 9" or "objective zodiac". Raises KeyError otherwise."""
    word, _, argument = check.partition(" ")
    if word == "card" and argument.isdecimal():
        return step.kind != OBJECTIVE and step.value == int(argument)
    if word == "objective" and argument in OBJECTIVES:
        return step.kind == OBJECTIVE and OBJECTIVES[step.value] == argument
    return CRITERIA[check](state, step)


def _cards(state: HoshiState) -> list[int]:
    """What may be set."""
    return [step.value for step in state.legal_actions() if isinstance(step, Step) and step.kind == SET]


def _wins(state: HoshiState, card: int) -> bool:
    return Chances(state, state.to_move).win(state.slot, state.start.box.numbers[card]) >= SURE


def _cheapest_sure(state: HoshiState, step: Step) -> bool:
    sure = [card for card in _cards(state) if _wins(state, card)]
    return step.kind == SET and bool(sure) and step.value == min(sure)


def _next_slot(state: HoshiState, step: Step) -> bool:
    if step.kind != SHIFT:
        return False
    seat, slot = state.to_move, state.slot + 1
    there = state.rows[SLOTS * seat + slot]
    bid = step.value + sum(state.moved[seat]) + (0 if there == EMPTY else state.start.box.numbers[there])
    return Chances(state, seat).win(slot, bid) >= SURE


def _short(state: HoshiState) -> int:
    """Stars missing for the constellations won so far."""
    seat = state.to_move
    return needed(state.start.box, state.won[seat]) - state.have(seat)


def _best_objective(state: HoshiState, step: Step) -> bool:
    goals = state.start.box.goals
    best = max(outlook(goals[index], state) for index in state.pair(state.to_move))
    return step.kind == OBJECTIVE and outlook(goals[step.value], state) == best


CRITERIA: Final[Mapping[str, Criterion]] = {
    "pool": lambda _, step: step.kind == POOL,
    "shift": lambda _, step: step.kind == SHIFT,
    "keep": lambda _, step: step.kind == KEEP,
    "most-promising-objective": _best_objective,
    "highest-card": lambda state, step: step.kind == SET and step.value == max(_cards(state)),
    "lowest-card": lambda state, step: step.kind == SET and step.value == min(_cards(state)),
    "wins-for-sure": lambda state, step: step.kind == SET and _wins(state, step.value),
    "cheapest-sure-win": _cheapest_sure,
    "wins-next-slot-for-sure": _next_slot,
    "stars-are-missing": lambda state, _: _short(state) > 0,
    "makes-the-stars-suffice": lambda state, step: (
        step.kind == POOL and 0 < _short(state) <= state.start.box.card_stars[step.value]
    ),
}
"""Every criterion without an argument; several in one step must all be met."""
