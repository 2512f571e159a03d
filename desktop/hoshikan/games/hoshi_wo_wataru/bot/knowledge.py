"""Knowledge of 星を渡る for a search: fitted weights of the seats' features, and values of single actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine.knowledge import Determinizer, FittedKnowledge, preferences
from hoshikan.games.hoshi_wo_wataru.bot.beliefs import LikelyDeals
from hoshikan.games.hoshi_wo_wataru.bot.evaluation import average_points
from hoshikan.games.hoshi_wo_wataru.bot.priors import PRIOR_FLOOR, PRIOR_HEAT, decision_worths, set_worths
from hoshikan.games.hoshi_wo_wataru.bot.standing import FEATURES, standings
from hoshikan.games.hoshi_wo_wataru.bot.tuned import TUNING, tuned
from hoshikan.games.hoshi_wo_wataru.listing import LISTING
from hoshikan.games.hoshi_wo_wataru.rules.actions import HoshiAction
from hoshikan.games.hoshi_wo_wataru.rules.position import CHOOSING, RESOLVING, REVEALING, SETTING
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS, YEARS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState

WIN_WORTH: Final = tuned("win-worth")
"""Points that a sure win counts in the static value of a decision."""


class HoshiKnowledge(FittedKnowledge[HoshiState, HoshiAction]):
    """Weighs what each seat has won, still wins this year as the rows lie, holds and lacks."""

    feature_names: tuple[str, ...] = FEATURES
    knots: int = 2 * YEARS + 1
    """Two a year: where one begins all that counts is what is kept, and in its midst the rows as they lie."""
    compares: bool = True

    def features(self, state: HoshiState) -> list[list[float]]:
        return standings(state)

    def progress(self, state: HoshiState) -> float:
        """Years and, within one, phases and slots."""
        year = state.year - 1.0
        if state.phase == RESOLVING:
            year += 0.5 + 0.5 * state.slot / SLOTS
        return year / YEARS

    def determinizer(self, state: HoshiState, seat: int) -> Determinizer:
        """With the objectives and rows that the others probably have."""
        return LikelyDeals(state, seat)

    def quiet(self, state: HoshiState) -> bool:
        """True between two years: within one, the meeting of all rows decides more than a forecast can know."""
        return state.phase == REVEALING and state.year > 1

    def playout_ends(self, root: HoshiState, state: HoshiState) -> bool:
        """With the year; after a lost card's with the next one, in which the card is at hand or missed."""
        return self.quiet(state) and (root.phase != RESOLVING or state.year > root.year + 1)

    def priors(self, state: HoshiState, actions: Sequence[HoshiAction]) -> list[float]:
        return preferences(self._worths(state, actions), PRIOR_HEAT, PRIOR_FLOOR)

    def greedy_values(self, state: HoshiState, actions: Sequence[HoshiAction]) -> list[float]:
        """Return the values of the priors, and for a lost card also `evaluate` of the next position."""
        values = self._worths(state, actions)
        if state.phase != RESOLVING:
            return values
        seat = state.to_move
        for place, action in enumerate(actions):
            values[place] += WIN_WORTH * self.evaluate(state.after(action))[seat]
        return values

    def _worths(self, state: HoshiState, actions: Sequence[HoshiAction]) -> list[float]:
        """Return the static value of each action, in points."""
        if state.phase == SETTING:
            worths = set_worths(state)
            return [worths[_value(action)] for action in actions]
        if state.phase == RESOLVING:
            return decision_worths(state, actions)
        if state.phase == CHOOSING:
            goals = state.start.box.goals
            return [average_points(goals[_value(action)], state) for action in actions]
        return [0.0] * len(actions)


def _value(action: HoshiAction) -> int:
    return action.value


KNOWLEDGE = HoshiKnowledge(TUNING.valuations(FEATURES, LISTING.players[-1]))
