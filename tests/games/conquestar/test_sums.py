"""Sums of Conquestar over random games: each total is the engine's own number."""

from __future__ import annotations

from collections import Counter

import pytest

from hoshikan.games.conquestar.rules import events
from hoshikan.games.conquestar.rules.state import ConquestarState
from hoshikan.games.conquestar.rules.view import ConquestarView
from hoshikan.games.conquestar.teaching import sums
from tests.games.conquestar.playing import CELLS, GAME, setup
from tests.games.sums import Step, random_play


@pytest.mark.parametrize("cost_counts", ["all", "invaders"])
def test_every_number_of_the_log_is_explained(cost_counts: str) -> None:
    met: Counter[str] = Counter()
    for seed in range(12):
        for step in random_play(GAME, 2 + seed % 3, seed, {"cost_counts": cost_counts}):
            met.update(_check_log(step))
    assert {"Traded", "Developed", "Paid", "CouldNotPay", "Conquered"} <= met.keys()


def _check_log(step: Step) -> list[str]:
    before, after = step.before, step.after
    assert isinstance(before, ConquestarView)
    assert isinstance(after, ConquestarView)
    checked = []
    for event in step.events:
        totals = [one.total for one in sums.of_event(event, before, after)]
        match event:
            case events.Traded(income=number) | events.Developed(total=number):
                assert totals == [number]
            case events.Paid(cost=number) | events.CouldNotPay(cost=number):
                assert totals == [number]
            case events.Conquered(seat=seat):
                assert totals == [after.coins[seat]]
            case _:
                assert not totals
        checked.append(type(event).__name__)
    return checked


def test_every_number_of_the_table_is_explained() -> None:
    for seed in range(6):
        for state, _, view, _ in random_play(GAME, 2 + seed % 3, seed, {}):
            assert isinstance(state, ConquestarState)
            assert isinstance(view, ConquestarView)
            for cell, name in enumerate(CELLS):
                shown = {type(one.quantity): one.total for one in sums.shown(f"star:{name}", view)}
                if not state.present >> cell & 1:
                    assert not shown
                    continue
                assert shown[sums.Cost] == state.invasion_cost(cell)
                if not state.full >> cell & 1:
                    assert shown[sums.Income] == state.trade_income(cell)
            for seat, points in enumerate(state.points()):
                (found,) = sums.shown(f"points:{seat}", view)
                assert found.total == points
                assert [term.amount for term in found.terms] == [line.points for line in state.score_lines(seat)]


def test_a_trade_is_three_coins_and_those_on_the_star() -> None:
    field = "3 3 3 3 3 / 3 3 3 3 3 / 3 3 4+1 3 3 / 3 3 3 . 3 / 3 3 . 3 3"
    view = GAME.new(setup=setup(field, (0, 0))).view(0)
    assert isinstance(view, ConquestarView)
    income, cost = sums.shown("star:C3", view)
    assert [(term.amount, term.rule) for term in income.terms] == [(3, "CQ-3.1"), (1, "CQ-3.1")]
    assert [(term.amount, term.rule) for term in cost.terms] == [(4, "CQ-4.1"), (3, "CQ-4.1")]
