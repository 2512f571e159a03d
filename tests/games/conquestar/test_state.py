"""Forecasts of the state of Conquestar come true, and agree with its view."""

from __future__ import annotations

import pytest

from hoshikan.engine import Event
from hoshikan.games.conquestar.bot.evaluation import cost_of_the_rest
from hoshikan.games.conquestar.rules.actions import Plan
from hoshikan.games.conquestar.rules.events import Conquered, CouldNotPay, LaidDown, Paid, Traded
from hoshikan.games.conquestar.rules.field import CELL_NAMES, cards_text, cells_in, lays_down
from hoshikan.games.conquestar.rules.state import ConquestarState
from tests.games.conquestar.playing import FULL, play, position, view_of

FIELDS = (FULL, "3 1+1 . 2 5 / 3 . 4+2 . . / . . . . 2 / 1 . . 3 . / 3 . . . .")
Foretold = tuple[ConquestarState, Plan, list[Event]]


def predicted() -> list[Foretold]:
    """Every plan of a lone chooser in a few positions: the state before, the plan and what it brought."""
    found = []
    for field in FIELDS:
        for coins in (2, 6, 20):
            for hand in ("12345ABCDE", "124ABD", "1245AB"):
                state = position(field, [coins, 9], hands=[hand, ""])
                assert isinstance(state, ConquestarState)
                for plan in state.legal_actions():
                    assert isinstance(plan, Plan)
                    found.append((state, plan, play(state.clone(), str(plan))))
    return found


@pytest.mark.rule("CQ-3.1")
@pytest.mark.rule("CQ-4.1")
@pytest.mark.rule("CQ-4.4")
def test_income_cost_and_success_are_predicted() -> None:
    for state, plan, told in predicted():
        incomes = [event.income for event in told if isinstance(event, Traded)]
        costs = [event.cost for event in told if isinstance(event, Paid | CouldNotPay)]
        taken = [event.cell for event in told if isinstance(event, Conquered)]
        assert incomes == ([] if plan.invades else [state.trade_income(plan.cell)])
        assert costs == ([state.invasion_cost(plan.cell)] if plan.invades else [])
        assert taken == ([plan.cell] if state.takes(plan) else [])


@pytest.mark.rule("CQ-5.1")
@pytest.mark.rule("CQ-5.2")
@pytest.mark.rule("CQ-5.3")
def test_field_and_hand_after_a_plan_are_predicted() -> None:
    for state, plan, told in predicted():
        after = state.clone()
        play(after, str(plan))
        rest = state.hand_after(plan)
        assert after.present == state.field_after(plan)
        laid = [event.cards for event in told if isinstance(event, LaidDown)]
        if rest and lays_down(rest, after.present):
            assert laid == [cards_text(rest)]
        else:
            assert laid == []
            assert after.hands[0] == rest or not rest


@pytest.mark.rule("CQ-2.3")
@pytest.mark.rule("CQ-3.1")
@pytest.mark.rule("CQ-4.5")
def test_coins_and_full_stars_after_a_plan_are_predicted() -> None:
    filled = 0
    for state, plan, _ in predicted():
        after = state.clone()
        play(after, str(plan))
        assert after.coins[0] == state.coins_after(plan)
        assert bool(after.full >> plan.cell & 1 and not state.full >> plan.cell & 1) == state.fills(plan)
        filled += state.fills(plan)
    assert filled


@pytest.mark.rule("CQ-4.1")
def test_the_rest_of_the_field_costs_a_coin_for_each_pair_of_allies() -> None:
    for field in FIELDS:
        state = position(field, [5, 5])
        assert isinstance(state, ConquestarState)
        assert 2 * cost_of_the_rest(state) == sum(state.invasion_cost(cell) for cell in cells_in(state.present))


@pytest.mark.rule("CQ-4.1")
def test_the_view_shows_the_same_costs() -> None:
    for field in FIELDS:
        state = position(field, [5, 5])
        assert isinstance(state, ConquestarState)
        costs = view_of(state, 0).invasion_costs()
        assert costs == {cell: state.invasion_cost(cell) for cell in cells_in(state.present)}
        assert costs[CELL_NAMES.index("C5")] == (8 if field == FULL else 1)
