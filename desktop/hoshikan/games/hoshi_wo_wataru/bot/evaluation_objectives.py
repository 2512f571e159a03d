"""What an objective brings on average, before anything is won (HW-1.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.games.hoshi_wo_wataru.rules.components import CONSTELLATIONS
from hoshikan.games.hoshi_wo_wataru.rules.scoring import EVERY, GROUP, NAMED, STEPS, THRIFT, Goal
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS, YEARS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState

SOUGHT: Final[Mapping[int, float]] = {GROUP: 1.55, NAMED: 2.2, STEPS: 0.85, EVERY: 0.67, THRIFT: 0.25}
"""Beside mere chance: how much more is won by who looks for it; how often EVERY and THRIFT are met (from self-play)."""


def outlook(goal: Goal, state: HoshiState) -> float:
    """The average points of a player who wins an equal share of the constellations."""
    used = (SLOTS + state.start.double) * YEARS
    share = used / CONSTELLATIONS / state.players
    wins = used / state.players
    sought = SOUGHT[goal.kind]
    if goal.kind == GROUP:
        return sought * max(0.0, goal.each * (goal.masks[0].bit_count() * share - goal.after))
    if goal.kind == NAMED:
        return sought * share * sum(goal.worths)
    if goal.kind == STEPS:
        return sought * goal.each * wins * share
    return sought * goal.each
