"""A seat's choices in a round, and their notation: "trade C3", "invade B2"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import NotationError
from hoshikan.games.conquestar.rules.field import CELL_NAMES, CELLS


class Plan(Action):
    """A seat's choice for a round: the star its two destination cards meet at, and trade or invade (CQ-2.1)."""

    __slots__ = ("cell", "invades")

    def __init__(self, cell: int, invades: bool) -> None:
        super().__init__(("invade " if invades else "trade ") + CELL_NAMES[cell])
        self.cell = cell
        self.invades = invades

    def __reduce__(self) -> tuple[Any, ...]:
        return read_plan, (self.text,)


PLANS: Final[tuple[Plan, ...]] = tuple(Plan(cell, invades) for cell in range(CELLS) for invades in (False, True))
"""All plans in the order of legal actions: A1 … E5, trade before invade."""
_PLAN_OF: Final[Mapping[str, Plan]] = {plan.text: plan for plan in PLANS}


def read_plan(text: str) -> Plan:
    """The plan with this notation. Raises NotationError."""
    plan = _PLAN_OF.get(text)
    if plan is None:
        raise NotationError(text)
    return plan
