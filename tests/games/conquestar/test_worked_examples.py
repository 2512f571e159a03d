"""Rounds of Conquestar worked out by hand."""

from __future__ import annotations

import pytest

from hoshikan.games.conquestar.rules.events import Paid
from tests.games.conquestar.playing import FULL, cell_number, coins, owner, play, position, refusal, star

C3 = cell_number("C3")


@pytest.mark.rule("CQ-4.1")
@pytest.mark.parametrize(
    ("cost_counts", "other", "cost"),
    [("all", "trade A1", 8), ("all", "trade C3", 9), ("invaders", "trade A1", 8), ("invaders", "trade C3", 8)],
)
def test_example_1_the_cost_on_a_full_field(cost_counts: str, other: str, cost: int) -> None:
    state = position(FULL, [20, 1], cost_counts=cost_counts)
    assert Paid(0, C3, cost, 8, cost - 8) in play(state, "invade C3", other)


@pytest.mark.rule("CQ-3.1")
@pytest.mark.rule("CQ-3.2")
@pytest.mark.rule("CQ-2.3")
def test_example_2_two_traders_fill_a_star() -> None:
    state = position(FULL.replace("3", "3+1", 1), [0, 0])
    play(state, "trade A1", "trade A1")
    assert coins(state) == [4, 4]
    assert star(state, "A1") == (3, 3)
    for cell in ("B2", "C3", "D4"):
        play(state, f"trade {cell}", f"trade {cell}")
    assert refusal(state, "trade A1") == ("CQ-2.3", "star-full")


@pytest.mark.rule("CQ-4.3")
@pytest.mark.parametrize(("purses", "plans"), [([9, 9], 2), ([9, 9, 4], 3)])
def test_example_3_equal_invaders_get_and_pay_nothing(purses: list[int], plans: int) -> None:
    state = position(FULL, purses)
    play(state, *["invade C3"] * plans)
    assert coins(state) == purses
    assert owner(state, "C3") == -1


@pytest.mark.rule("CQ-4.3")
@pytest.mark.rule("CQ-4.5")
def test_example_4_the_richer_of_two_takes_the_star_and_its_coins() -> None:
    """Three stars in the row, four in the column, and the other invader: 8."""
    field = "3 3 3 3 3 / 3 3 3 3 3 / 3 3 3+2 3 . / 3 3 3 3 3 / 3 3 3 3 3"
    state = position(field, [9, 7])
    assert Paid(0, C3, 8, 7, 1) in play(state, "invade C3", "invade C3")
    assert coins(state) == [9 - 8 + 2, 7]
    assert owner(state, "C3") == 0


@pytest.mark.rule("CQ-4.5")
@pytest.mark.rule("CQ-3.1")
def test_example_5_a_trader_is_paid_and_the_invader_takes_the_coins() -> None:
    field = "3 3 3 3 3 / 3 5+2 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3"
    state = position(field, [0, 9])
    play(state, "trade B2", "invade B2")
    assert coins(state) == [5, 9 - 9 + 3]
    assert state.points() == [0, 5]
