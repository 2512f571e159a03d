"""What a search knows about Carcassonne: Star Wars: what features promise, battles included, and meeples at hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.knowledge import Knowledge, preferences, shared_by_points, shared_by_winners
from hoshikan.engine.state import TERMINAL, State
from hoshikan.games.carcassonne_star_wars.bot.evaluation import Evaluation
from hoshikan.games.carcassonne_star_wars.bot.evaluation_bag import BagEvaluation
from hoshikan.games.carcassonne_star_wars.bot.priors import best_claim, claim_worth, fighter_worth, place_worth
from hoshikan.games.carcassonne_star_wars.rules.actions import Claim, Fight, Place
from hoshikan.games.carcassonne_star_wars.rules.position import CLAIMING, ROLLING
from hoshikan.games.carcassonne_star_wars.rules.state import StarWarsState

SPREAD_BASE: Final = 2.5
SPREAD_PER_TILE: Final = 0.13
"""How many points decide a game, at its end and per tile left."""
PRIOR_HEAT: Final = 1.5
"""How sharply the priors prefer the better-looking action, in 1/points."""
PRIOR_FLOOR: Final = 0.01
"""What even the worst-looking action keeps."""
TILE_POINTS: Final = 1.1
"""Points every tile left brings its player besides what already lies (measured)."""


class StarWarsKnowledge(Knowledge):
    """Points on the track, what features promise, and what meeples in supply are worth."""

    def expected_points(self, state: State) -> list[float]:
        assert isinstance(state, StarWarsState)
        sides = self._sides(state)
        return [sides[side] for side in state.start.side_of]

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, StarWarsState)
        if state.to_move == TERMINAL:
            return shared_by_winners(state)
        expected = self._sides(state)
        spread = SPREAD_BASE + SPREAD_PER_TILE * state.bag.left
        shares, members = shared_by_points(expected, spread), state.start.members
        return [shares[side] / len(members[side]) for side in state.start.side_of]

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:
        return preferences(self.greedy_values(state, actions), PRIOR_HEAT, PRIOR_FLOOR)

    def greedy_values(self, state: State, actions: Sequence[Action]) -> list[float]:
        """What an action changes in the promises to all sides, the best claim to follow included."""
        assert isinstance(state, StarWarsState)
        first = actions[0]
        look = Evaluation(state)
        if isinstance(first, Place):
            return [place_worth(look, action) for action in actions if isinstance(action, Place)]
        if isinstance(first, Claim):
            return [claim_worth(look, action) for action in actions if isinstance(action, Claim)]
        return [fighter_worth(look, action) for action in actions if isinstance(action, Fight)]

    def _sides(self, state: StarWarsState) -> list[float]:
        """Expected points per side."""
        points = [float(score) for score in state.scores]
        if state.to_move == TERMINAL:
            return points
        look = Evaluation(state)
        bag = BagEvaluation(look)
        for root, claims in enumerate(state.board.claims):
            if claims:
                for side, promised in enumerate(bag.promised(root)):
                    points[side] += promised
        for seat, side in enumerate(state.start.side_of):
            points[side] += look.supply(seat) + TILE_POINTS * state.bag.left / state.players
        if state.phase == CLAIMING:
            points[state.start.side_of[state.turn]] += best_claim(look)
        elif state.phase == ROLLING:
            _lean_to_the_rolled(state, points)
        return points


def _lean_to_the_rolled(state: StarWarsState, points: list[float]) -> None:
    """Half a point to who has rolled high in the battle under way."""
    assert state.battle is not None
    for seat, value in zip(state.battle.fighters, state.battle.values, strict=False):
        points[state.start.side_of[seat]] += ((value >> 2) - 4) * 0.5


KNOWLEDGE = StarWarsKnowledge()
