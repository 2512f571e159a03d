"""The notation: every decision and chance outcome as a value (see "Decisions and notation" of the specification)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.games.hoshi_wo_wataru.rules.components import CONSTELLATIONS, OBJECTIVES

DUMMY: Final = 0
"""The card number that stands for a dummy in hands, rows and steps."""
HIGHEST: Final = 12

OBJECTIVE: Final = 0
SET: Final = 1
POOL: Final = 2
SHIFT: Final = 3
KEEP: Final = 4
REVEAL: Final = 5
"""Kinds of steps."""


class Step(Action):
    """`kind` is one of the constants above; `value` the card, circled number or index into OBJECTIVES it names."""

    __slots__ = ("kind", "value")

    def __init__(self, text: str, kind: int, value: int) -> None:
        super().__init__(text)
        self.kind = kind
        self.value = value


CHOOSE_STEPS: Final[tuple[Step, ...]] = tuple(
    Step(f"objective {name}", OBJECTIVE, index) for index, name in enumerate(OBJECTIVES)
)
SET_STEPS: Final[tuple[Step, ...]] = tuple(
    Step("set dummy" if card == DUMMY else f"set {card}", SET, card) for card in range(HIGHEST + 1)
)
POOL_STEPS: Final[tuple[Step, ...]] = tuple(Step(f"pool {card}", POOL, card) for card in range(HIGHEST + 1))
SHIFT_STEPS: Final[tuple[Step, ...]] = tuple(Step(f"shift {card}", SHIFT, card) for card in range(HIGHEST + 1))
KEEP_STEPS: Final[tuple[Step, ...]] = tuple(Step(f"keep {card}", KEEP, card) for card in range(HIGHEST + 1))
"""By card; entry 0 is never used: a lost dummy is not decided on (HW-2.4)."""
REVEAL_STEPS: Final[tuple[Step, ...]] = tuple(
    Step(f"reveal {number}", REVEAL, number) for number in range(CONSTELLATIONS + 1)
)
"""By circled number; entry 0 is never used."""

STEP_BY_TEXT: Final[Mapping[str, Step]] = {
    step.text: step
    for step in (
        *CHOOSE_STEPS,
        *SET_STEPS,
        *POOL_STEPS[1:],
        *SHIFT_STEPS[1:],
        *KEEP_STEPS[1:],
        *REVEAL_STEPS[1:],
    )
}
