"""Reasons for plans of Conquestar, the first step of a hint, and the criteria of lessons."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.tutor import Nudge, Reason, Tutor
from hoshikan.games.conquestar.rules.actions import Plan
from hoshikan.games.conquestar.rules.field import LINE_MASKS, LINES, SIZE, cells_in
from hoshikan.games.conquestar.rules.state import ConquestarState
from hoshikan.games.conquestar.teaching.criteria import meets
from hoshikan.games.conquestar.teaching.finder import ReasonFinder
from hoshikan.games.conquestar.teaching.reasons import KINDS, Denies


class ConquestarTutor(Tutor[ConquestarState, Plan]):
    """Reads the open parts of a determinization only: this round's plans of others are never looked at."""

    kinds = KINDS
    nudges = (
        "look-at-price",
        "look-at-rival",
        "look-at-coins",
        "look-at-earning",
        "look-at-saving",
        "look-at-standstill",
        "look-at-last-star",
    )
    """All but the last two name a row or a column as `line`."""

    def reasons(self, state: ConquestarState, action: Plan) -> list[Reason]:
        return ReasonFinder(state, action).find()

    def nudge(self, state: ConquestarState, action: Plan) -> Nudge:
        """Return the row or column of the target, whichever leaves more stars to choose from, and what to look for."""
        if state.present.bit_count() == 1:
            return Nudge("look-at-last-star")
        if state.quiet_cycles and not state.cycle_busy:
            return Nudge("look-at-standstill")
        row, column = action.cell // SIZE, SIZE + action.cell % SIZE
        reach = state.reach(state.to_move)
        line = max(row, column, key=lambda line: ((reach & LINE_MASKS[line]).bit_count(), -line))
        return Nudge(self._question(state, action), {"line": LINES[line]})

    def _question(self, state: ConquestarState, plan: Plan) -> str:
        if plan.invades:
            denies = any(isinstance(reason, Denies) for reason in ReasonFinder(state, plan).find())
            return "look-at-rival" if denies else "look-at-price"
        if state.star_coins[plan.cell]:
            return "look-at-coins"
        payable = any(state.can_pay(state.to_move, cell) for cell in cells_in(state.reach(state.to_move)))
        return "look-at-saving" if payable else "look-at-earning"

    def meets(self, state: ConquestarState, action: Plan, check: str) -> bool:
        """The criteria stand in `criteria.CRITERIA`."""
        return meets(state, action, check)


TUTOR: Final = ConquestarTutor()
