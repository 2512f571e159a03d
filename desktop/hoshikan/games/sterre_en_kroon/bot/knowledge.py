"""Knowledge of Sterre en Kroon for a search: the value of each number, and that nothing may be forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine.knowledge import Determinizer, FittedKnowledge, preferences
from hoshikan.engine.tuning import shipped_tuning
from hoshikan.games.sterre_en_kroon.bot.beliefs import LikelyHands
from hoshikan.games.sterre_en_kroon.bot.evaluation import CARD_RIGHT, CROWN_WORTH, USELESS, Evaluation, NumberWorth
from hoshikan.games.sterre_en_kroon.bot.evaluation_features import FEATURES, features_of, progress_of
from hoshikan.games.sterre_en_kroon.bot.turn import HOLD, after_turn
from hoshikan.games.sterre_en_kroon.listing import LISTING
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
from hoshikan.games.sterre_en_kroon.rules.components import TRACK_END
from hoshikan.games.sterre_en_kroon.rules.state import SterreState
from hoshikan.resources import tuning

_TUNING: Final = shipped_tuning(tuning("sterre-en-kroon"))
EXPLORATION: Final = _TUNING.constants["exploration"]
"""Exploration of a search, relative to other games: numbers differ by less than decides games."""
PRIOR_HEAT: Final = 2.5
"""Taste: how sharply the priors prefer the better-looking action, in 1/points."""
PRIOR_FLOOR: Final = 0.02
"""Taste: what even the worst-looking action keeps."""
MECHANICAL: Final = 1.0
"""Taste: worth of every draw, pawn, opening and claim of strict bookkeeping: none of them is ever left out."""


class SterreKnowledge(FittedKnowledge[SterreState, SterreAction]):
    """A seat's features are the promises of lines and bingos; the value of a number is its addition to these."""

    feature_names = FEATURES
    exploration = EXPLORATION

    def determinizer(self, state: SterreState, seat: int) -> Determinizer:
        """With the first cards that the others probably have left."""
        return LikelyHands(state, seat)

    def at_rest(self, state: SterreState) -> SterreState:
        return after_turn(state)

    def features(self, state: SterreState) -> list[list[float]]:
        return features_of(Evaluation(state))

    def progress(self, state: SterreState) -> float:
        return progress_of(state)

    def within_rules(self, points: list[float], rest: SterreState) -> list[float]:
        """No player loses points, and the track ends at 24 (SK-6.3)."""
        return [min(max(one, had), float(TRACK_END)) for one, had in zip(points, rest.points(), strict=True)]

    def priors(self, state: SterreState, actions: Sequence[SterreAction]) -> list[float]:
        return preferences(self.greedy_values(state, actions), PRIOR_HEAT, PRIOR_FLOOR)

    def greedy_values(self, state: SterreState, actions: Sequence[SterreAction]) -> list[float]:
        """Points gained on the mean rival; closing a step is worth nothing."""
        if len(actions) == 1:
            return [0.0]
        worth: NumberWorth | None = None
        values: list[float] = []
        for action in actions:
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
    """Return the gain of a declaration or a bought draw."""
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


KNOWLEDGE: Final = SterreKnowledge(_TUNING.valuations(FEATURES, LISTING.players[-1]))
