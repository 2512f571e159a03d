"""What a search knows about Sterre en Kroon: what each number is worth, and that nothing may be forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.knowledge import Knowledge, preferences, shared_by_points, shared_by_winners
from hoshikan.engine.state import TERMINAL, State
from hoshikan.games.sterre_en_kroon.bot.evaluation import CARD_RIGHT, CROWN_WORTH, USELESS, Evaluation, NumberWorth
from hoshikan.games.sterre_en_kroon.rules.actions import (
    K_CARD,
    K_CROWN,
    K_DONE,
    K_EXTRA,
    K_NEXT,
    K_NO_EXTRA,
    K_PLAY,
    SterreAction,
)
from hoshikan.games.sterre_en_kroon.rules.state import SterreState

SPREAD_AT_END: Final = 0.6
SPREAD_BEFORE: Final = 2.0
"""How many points decide a game: at its end, and added to that while all numbers are free."""
PRIOR_HEAT: Final = 2.5
"""How sharply the priors prefer the better-looking action, in 1/points."""
PRIOR_FLOOR: Final = 0.02
"""What even the worst-looking action keeps."""
MECHANICAL: Final = 1.0
"""Worth of every draw, pawn, opening and claim of strict bookkeeping: none of them is ever left out."""
HOLD: Final = 0.06
"""What a card is worth in the hand; better to play it than to be forestalled."""


class SterreKnowledge(Knowledge):
    """Points are what lines and bingos promise; a number is worth what it adds to that."""

    def expected_points(self, state: State) -> list[float]:
        assert isinstance(state, SterreState)
        if state.to_move == TERMINAL:
            return [float(points) for points in state.scores]
        return Evaluation(state).points()

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, SterreState)
        if state.to_move == TERMINAL:
            return shared_by_winners(state)
        evaluation = Evaluation(state)
        expected = evaluation.points()
        spread = SPREAD_AT_END + SPREAD_BEFORE * evaluation.chance
        return shared_by_points(expected, spread)

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:
        return preferences(self.greedy_values(state, actions), PRIOR_HEAT, PRIOR_FLOOR)

    def greedy_values(self, state: State, actions: Sequence[Action]) -> list[float]:
        """Points gained on the mean rival; closing a step is worth nothing."""
        assert isinstance(state, SterreState)
        if len(actions) == 1:
            return [0.0]
        worth: NumberWorth | None = None
        values: list[float] = []
        for action in actions:
            assert isinstance(action, SterreAction)
            kind = action.kind
            if kind in (K_DONE, K_NEXT, K_NO_EXTRA):
                values.append(0.0)
            elif kind in (K_PLAY, K_CARD, K_CROWN, K_EXTRA):
                worth = worth or NumberWorth(Evaluation(state))
                values.append(_gain(state, action, worth))
            else:
                values.append(MECHANICAL)
        return values


def _gain(state: SterreState, move: SterreAction, worth: NumberWorth) -> float:
    """What a declaration or a bought draw is worth."""
    number = move.number
    if move.kind == K_EXTRA:
        return worth.of_two_cards(state) - CROWN_WORTH
    if move.kind == K_PLAY:
        if (state.recorded | state.declared) >> number & 1:
            return USELESS
        return worth.of(state, number) - HOLD
    gain = worth.of(state, number)
    if state.hands[state.to_move] >> number & 1:
        gain -= CARD_RIGHT
    return gain if move.kind == K_CARD else gain - CROWN_WORTH


KNOWLEDGE: Final = SterreKnowledge()
