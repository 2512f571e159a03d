"""What a search knows about 星を渡る: years are played out by habit, then forces, stars and points compared."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.knowledge import Knowledge, preferences, shared_by_points, shared_by_winners
from hoshikan.engine.state import TERMINAL, State
from hoshikan.games.hoshi_wo_wataru.bot.evaluation import Evaluation, average_points
from hoshikan.games.hoshi_wo_wataru.bot.playout import finish_year
from hoshikan.games.hoshi_wo_wataru.bot.priors import decision_worths, set_worths
from hoshikan.games.hoshi_wo_wataru.rules.actions import HoshiAction
from hoshikan.games.hoshi_wo_wataru.rules.position import OBJECTIVES, OVER, RESOLVING, SETTING
from hoshikan.games.hoshi_wo_wataru.rules.setup import YEARS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState

SPREAD_BASE: Final = 1.5
SPREAD_PER_YEAR: Final = 1.5
"""How many points decide a game, at its end and per year to come."""
PRIOR_HEAT: Final = 3.0
"""How sharply the priors prefer the better-looking action, in 1/points."""
PRIOR_FLOOR: Final = 0.02
"""What even the worst-looking action keeps."""


class HoshiKnowledge(Knowledge):
    """Reads positions at the end of a year, where nothing is half done."""

    def expected_points(self, state: State) -> list[float]:
        assert isinstance(state, HoshiState)
        return _expected(_settled(state))

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, HoshiState)
        settled = _settled(state)
        if settled.phase == OVER:
            return shared_by_winners(settled)
        expected = _expected(settled)
        spread = SPREAD_BASE + SPREAD_PER_YEAR * (YEARS + 1 - settled.year)
        return shared_by_points(expected, spread)

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:
        return preferences(self.greedy_values(state, actions), PRIOR_HEAT, PRIOR_FLOOR)

    def greedy_values(self, state: State, actions: Sequence[Action]) -> list[float]:
        assert isinstance(state, HoshiState)
        if state.phase == SETTING:
            worths = set_worths(state, Evaluation(state))
            return [worths[_value(action)] for action in actions]
        if state.phase == RESOLVING:
            return decision_worths(state, actions)
        if state.phase == OBJECTIVES:
            goals = state.start.box.goals
            return [average_points(goals[_value(action)], state) for action in actions]
        return [0.0] * len(actions)


def _value(action: Action) -> int:
    assert isinstance(action, HoshiAction)
    return action.value


def _settled(state: HoshiState) -> HoshiState:
    """The position at the end of the year, the same for the same position."""
    if state.to_move == TERMINAL:
        return state
    settled = state.clone()
    settled.narrating = False
    finish_year(settled, Random(hash((*state.hands, *state.rows, state.deck, *state.won))))
    return settled


def _expected(state: HoshiState) -> list[float]:
    if state.phase == OVER:
        return [float(points) for points in state.points()]
    return Evaluation(state).points


KNOWLEDGE = HoshiKnowledge()
