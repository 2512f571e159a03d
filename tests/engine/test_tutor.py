"""Defaults of a game's tutor."""

from __future__ import annotations

from typing import cast

import pytest

from hoshikan.engine.action import Action
from hoshikan.engine.state import State
from hoshikan.engine.tutor import Nudge, Reason, Tutor


class Short(Reason, frozen=True):
    """The notation is short."""

    kind = "short"
    rule = "TY-1.1"
    theme = "notation"


class Toy(Tutor[State, Action]):
    """Likes short notations."""

    kinds = (Short,)

    def reasons(self, state: State, action: Action) -> list[Reason]:
        return [Short(value=3.0 - len(str(action)))]

    def nudge(self, state: State, action: Action) -> Nudge:
        return Nudge("short")


def test_a_reason_in_favour_of_a_move_is_a_criterion() -> None:
    anywhere = cast("State", None)
    assert Toy().meets(anywhere, Action("go"), "short")
    assert not Toy().meets(anywhere, Action("hesitate"), "short")
    with pytest.raises(KeyError, match="pretty"):
        Toy().meets(anywhere, Action("go"), "pretty")
