"""What explains Conquestar: the features of a plan, the first step of a hint, and the criteria of lessons."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.state import State
from hoshikan.engine.tutor import Feature, Nudge, Tutor, TwoSides
from hoshikan.games.conquestar.rules.actions import Plan
from hoshikan.games.conquestar.rules.field import LINE_MASKS, LINES, SIZE
from hoshikan.games.conquestar.rules.state import ConquestarState
from hoshikan.games.conquestar.teaching.criteria import meets
from hoshikan.games.conquestar.teaching.features import RULES, FeatureFinder

__all__ = ["NUDGES", "RULES", "TUTOR"]

NUDGES: Final = ("look-at-row", "look-at-column", "look-at-last-star")
"""Every kind of nudge; facts `row` or `column` name the line, `stars` how many of its stars are in reach."""


class ConquestarTutor(Tutor):
    """Reads the open parts of a determinization only: this round's plans of others are never looked at."""

    risks = frozenset(("cannot-pay", "may-not-pay", "may-be-outbid", "may-tie"))
    two_sides = (TwoSides("keeps-going", "stays-quiet"),)

    def features(self, state: State, action: Action) -> list[Feature]:
        assert isinstance(state, ConquestarState)
        assert isinstance(action, Plan)
        return FeatureFinder(state, action).find()

    def nudge(self, state: State, action: Action) -> Nudge:
        """The row or the column of the target, whichever leaves more stars to choose from."""
        assert isinstance(state, ConquestarState)
        assert isinstance(action, Plan)
        if state.present.bit_count() == 1:
            return Nudge("look-at-last-star")
        row, column = action.cell // SIZE, SIZE + action.cell % SIZE
        reach = state.reach(state.to_move)
        in_row, in_column = ((reach & LINE_MASKS[line]).bit_count() for line in (row, column))
        if in_row >= in_column:
            return Nudge("look-at-row", {"row": LINES[row], "stars": in_row})
        return Nudge("look-at-column", {"column": LINES[column], "stars": in_column})

    def meets(self, state: State, action: Action, check: str) -> bool:
        """The criteria stand in `criteria.CRITERIA`."""
        assert isinstance(state, ConquestarState)
        assert isinstance(action, Plan)
        return meets(state, action, check)


TUTOR: Final = ConquestarTutor()
