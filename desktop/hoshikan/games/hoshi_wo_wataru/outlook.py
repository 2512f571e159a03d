"""What an objective brings on average, before anything is won (HW-1.3)."""

from __future__ import annotations

from typing import Final

from hoshikan.games.hoshi_wo_wataru.components import CONSTELLATIONS
from hoshikan.games.hoshi_wo_wataru.goals import EVERY, GROUP, NAMED, STEPS, Goal
from hoshikan.games.hoshi_wo_wataru.start import SLOTS, YEARS
from hoshikan.games.hoshi_wo_wataru.table import Table

EVERY_CHANCE: Final = 0.6
"""How often each of the four seasons is had at the end."""
THRIFT_CHANCE: Final = 0.45
"""How often thrift is kept by a player who wants it."""


def outlook(goal: Goal, state: Table) -> float:
    """The average points of a player who wins an equal share of the constellations."""
    used = (SLOTS + state.start.double) * YEARS
    share = used / CONSTELLATIONS / state.players
    wins = used / state.players
    if goal.kind == GROUP:
        return max(0.0, goal.each * (goal.masks[0].bit_count() * share - goal.after))
    if goal.kind == NAMED:
        return share * sum(goal.worths)
    if goal.kind == STEPS:
        return goal.each * wins * share
    return goal.each * (EVERY_CHANCE if goal.kind == EVERY else THRIFT_CHANCE)
