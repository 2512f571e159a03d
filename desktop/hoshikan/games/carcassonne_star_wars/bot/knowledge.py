"""Knowledge of Carcassonne: Star Wars for a search: promises of features, battles included, and meeples at hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine.knowledge import FittedKnowledge, preferences
from hoshikan.games.carcassonne_star_wars.bot import features
from hoshikan.games.carcassonne_star_wars.bot.evaluation import Evaluation
from hoshikan.games.carcassonne_star_wars.bot.priors import claim_worth, fighter_worth, place_worth
from hoshikan.games.carcassonne_star_wars.bot.tuned import TUNING
from hoshikan.games.carcassonne_star_wars.listing import LISTING
from hoshikan.games.carcassonne_star_wars.rules.actions import Claim, Fight, Place, StarWarsAction
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState

PRIOR_HEAT: Final = 1.5
"""Sharpness of the priors' preference for better-looking actions, in 1/points."""
PRIOR_FLOOR: Final = 0.01
"""Share of even the worst-looking action."""


class StarWarsKnowledge(FittedKnowledge[StarWarsState, StarWarsAction]):
    """Points on the track, what features promise, and what meeples in supply are worth."""

    feature_names: tuple[str, ...] = features.NAMES
    exploration = 0.2
    """Single moves of a long game change its result by little."""

    def features(self, state: StarWarsState) -> list[list[float]]:
        return features.rows(state)

    def progress(self, state: StarWarsState) -> float:
        # The start tile is no turn.
        return 1.0 - state.bag.left / (state.start.box.total - 1)

    def sides(self, state: StarWarsState) -> Sequence[int]:
        return state.start.side_of

    def priors(self, state: StarWarsState, actions: Sequence[StarWarsAction]) -> list[float]:
        return preferences(self.greedy_values(state, actions), PRIOR_HEAT, PRIOR_FLOOR)

    def greedy_values(self, state: StarWarsState, actions: Sequence[StarWarsAction]) -> list[float]:
        """Return the change of the promises to all sides by each action, with the best claim after it."""
        first = actions[0]
        look = Evaluation(state)
        if isinstance(first, Place):
            return [place_worth(look, action) for action in actions if isinstance(action, Place)]
        if isinstance(first, Claim):
            return [claim_worth(look, action) for action in actions if isinstance(action, Claim)]
        return [fighter_worth(look, action) for action in actions if isinstance(action, Fight)]


KNOWLEDGE = StarWarsKnowledge(TUNING.valuations(features.NAMES, LISTING.players[-1]))
