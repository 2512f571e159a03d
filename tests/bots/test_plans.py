"""Whole sequences of secret choices: what is best together need not look best one by one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from hoshikan.bots.plans import FINALISTS, Plans
from hoshikan.bots.search import Search, SearchSettings
from hoshikan.engine import Action, State
from hoshikan.engine.state import TERMINAL
from tests.bots.toys import Tale, ToyKnowledge

SINGLE = SearchSettings()
PLANS = SearchSettings(plans=8)


class Pairs(Tale):
    """Seat 0 sets two cards in secret, then seat 1 one: two lows win, one low beside another card is worth nothing."""

    @property
    def simultaneous_phase(self) -> int:
        return 1

    def mover(self) -> int:
        return (0, 0, 1, TERMINAL)[len(self.history)]

    def moves(self) -> Sequence[str]:
        return ("low", "middle", "high")

    def result(self) -> float:
        lows = self.history[:2].count("low")
        return 1.0 if lows == 2 else 0.0 if lows else 0.5

    def reopen(self, seat: int) -> None:
        """Seat 0 chooses first, so that nothing is taken back."""


class Highs(ToyKnowledge):
    """Likes high cards, and never sees that two lows are better."""

    def __init__(self) -> None:
        super().__init__()
        self.compares = True

    def quiet(self, state: State) -> bool:  # in no position
        return False

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:  # whatever was set
        return [{"low": 0.2, "middle": 0.4, "high": 1.0}[str(action)] for action in actions]


def found(settings: SearchSettings, playouts: int, root: State | None = None, luck: int = 3) -> Search:
    search = Search(root or Pairs(), 0, Highs(), Random(luck), settings)
    assert search.run(playouts) == playouts
    return search


def test_a_choice_is_judged_by_the_best_that_goes_with_it() -> None:
    assert str(found(SINGLE, 400).ranking()[0].action) != "low"
    for luck in range(5):
        assert str(found(PLANS, 400, luck=luck).ranking()[0].action) == "low"


def test_what_remains_of_a_plan_is_found_again() -> None:
    assert str(found(PLANS, 200, Pairs(("low",))).ranking()[0].action) == "low"
    assert str(found(PLANS, 200, Pairs(("high",))).ranking()[0].action) == "high"


@pytest.mark.parametrize("playouts", [1, 5, 47, 48, 60, 300])
def test_it_can_be_asked_at_any_time(playouts: int) -> None:
    ranking = found(PLANS, playouts).ranking()
    assert sum(entry.visits for entry in ranking) == playouts
    assert sum(entry.share for entry in ranking) == pytest.approx(1)
    assert all(entry.share >= 0 for entry in ranking)


def test_few_playouts_play_what_looks_best() -> None:
    assert str(found(PLANS, 5).ranking()[0].action) == "high"


def test_moves_that_are_asked_about_are_compared_by_themselves() -> None:
    asked = SearchSettings(plans=8, root_visits=5)
    assert found(asked, 90).ranking() == found(SearchSettings(root_visits=5), 90).ranking()


def met_all(plans: Plans, winner: tuple[Action, ...]) -> None:
    """One deal, in which this plan alone wins."""
    for number in plans.tried:
        plan = plans.take(number)
        plans.update(plans.places()[plan[0]], float(plan == winner), 0.0)
    plans.settle()


def win_through(plans: Plans, winner: tuple[Action, ...]) -> None:
    """All deals until new plans are drawn, of which this one wins every one."""
    while len(plans.tried) > FINALISTS:
        met_all(plans, winner)
    while len(plans.tried) <= FINALISTS:
        met_all(plans, winner)


def test_a_plan_that_has_won_through_is_not_given_up_for_a_few_lucky_deals_of_others() -> None:
    start, knowledge = Pairs(), Highs()
    legal = list(start.legal_actions())
    plans = Plans(start, 0, knowledge, Random(3), 8)
    plans.learn(legal, knowledge.priors(start, legal))
    plans.propose()
    winner = next(plan for plan in plans.plans if str(plan[0]) == "middle")
    win_through(plans, winner)
    shares = plans.shares()
    assert plans.best == winner
    assert max(shares) == shares[plans.places()[winner[0]]]
    other = next(plan for plan in plans.plans if plan[0] != winner[0])
    while len(plans.tried) > FINALISTS:
        assert plans.shares() == shares
        met_all(plans, other)
    assert winner in [plans.plans[number] for number in plans.tried]
    win_through(plans, other)
    assert plans.best == other
    assert max(plans.shares()) == plans.shares()[plans.places()[other[0]]]
