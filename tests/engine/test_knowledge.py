"""Expected results of positions, and priors of actions."""

from __future__ import annotations

from math import e

import pytest

from hoshikan.engine.knowledge import TwoSeatKnowledge, preferences
from tests.engine.pebbles import PEBBLES, Clear, PebblesState


def test_preferences_fall_with_worth_but_not_below_the_floor() -> None:
    assert preferences([3.0, 2.5, -900.0], 2.0, 0.02) == pytest.approx([1.02, 1 / e + 0.02, 0.02])


class HalfPebbles(TwoSeatKnowledge[PebblesState, Clear]):
    """Three quarters for the seat to move."""

    def chance(self, state: PebblesState) -> float:
        return 0.75


def test_of_two_seats_each_has_what_the_other_one_lacks() -> None:
    state, knowledge = PEBBLES.new(setup={"players": 2}), HalfPebbles()
    assert knowledge.evaluate(state) == [0.75, 0.25]
    state = state.after(PEBBLES.parse("clear 0"))
    assert knowledge.evaluate(state) == [0.25, 0.75]
    assert knowledge.evaluate(state.after(PEBBLES.parse("clear 1"), PEBBLES.parse("clear 2"))) == [1.0, 0.0]
