"""Phase 2 of Conquestar: trade (CQ-3)."""

from __future__ import annotations

import pytest

from hoshikan.games.conquestar.rules.events import Developed, Traded
from tests.games.conquestar.playing import FULL, cell_number, coins, play, position, star, view_of

ROW_A = "5+2 3+1 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3"


@pytest.mark.rule("CQ-3.1")
@pytest.mark.parametrize(("cell", "income"), [("A1", 5), ("A2", 4), ("A3", 3)])
def test_a_trader_takes_three_and_as_many_coins_as_lie_there(cell: str, income: int) -> None:
    state = position(ROW_A, [1, 1])
    told = play(state, f"trade {cell}", "invade E5")
    assert coins(state) == [1 + income, 1]
    assert Traded(0, cell_number(cell), income - 3, income) in told


@pytest.mark.rule("CQ-3.1")
def test_all_traders_are_paid_before_anything_is_added() -> None:
    state = position(ROW_A, [1, 2, 3, 4])
    play(state, "trade A1", "trade A1", "trade A2", "trade A1")
    assert coins(state) == [6, 7, 7, 9]


@pytest.mark.rule("CQ-3.1")
def test_the_coins_on_the_star_stay_there() -> None:
    state = position(ROW_A, [1, 1])
    play(state, "trade A1", "invade E5")
    assert star(state, "A1") == (5, 3)


@pytest.mark.rule("CQ-3.2")
@pytest.mark.parametrize("traders", [1, 2, 3, 4])
def test_one_coin_per_trader_is_added_even_beyond_the_value(traders: int) -> None:
    state = position("1 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3 / 3 3 3 3 3", [0, 0, 0, 0])
    plans = ["trade A1"] * traders + ["invade E5"] * (4 - traders)
    told = play(state, *plans)
    assert star(state, "A1") == (1, traders)
    assert Developed(cell_number("A1"), traders, traders) in told


@pytest.mark.rule("CQ-3.2")
def test_every_target_gets_its_own_coins() -> None:
    state = position(FULL, [0, 0, 0])
    play(state, "trade A1", "trade B2", "trade A1")
    assert star(state, "A1") == (3, 2)
    assert star(state, "B2") == (3, 1)
    assert sum(view_of(state).star_coins) == 3


@pytest.mark.rule("CQ-3.2")
def test_an_invader_adds_nothing() -> None:
    state = position(FULL, [0, 0])
    play(state, "invade A1", "invade A1")
    assert star(state, "A1") == (3, 0)
    assert coins(state) == [0, 0]
