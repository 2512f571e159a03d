"""What a search knows about Conquestar: what coins are worth, which stars are ripe, and who else wants them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.knowledge import Knowledge, preferences, shared_by_points, shared_by_winners
from hoshikan.engine.state import TERMINAL, State
from hoshikan.games.conquestar.bot.evaluation import (
    expected_income,
    invasion_gain,
    invasion_wishes,
    marginal_coin_worth,
    points_left,
)
from hoshikan.games.conquestar.rules.actions import Plan
from hoshikan.games.conquestar.rules.state import ConquestarState

SPREAD_BASE: Final = 0.8
SPREAD_PER_POINT: Final = 0.03
"""How many points decide a game, at its end and per point still on the field."""
PRIOR_HEAT: Final = 1.0
"""How sharply the priors prefer the better-looking action, in 1/points."""
PRIOR_FLOOR: Final = 0.02
"""What even the worst-looking action keeps."""
GIFT: Final = 0.5
"""Coins that a trade is worth less because it fattens the star for whoever takes it."""
HOPELESS: Final = -1.0
"""Points a round is worth that is spent on an invasion nobody can pay for."""


class ConquestarKnowledge(Knowledge):
    """Points follow coins: what is left on the field is shared by who can pay for it."""

    def expected_points(self, state: State) -> list[float]:
        assert isinstance(state, ConquestarState)
        scores = [float(points) for points in state.scores]
        if state.to_move == TERMINAL:
            return scores
        income = expected_income(state)
        scale = points_left(state) / (sum(state.coins) + income * state.players)
        return [points + (coins + income) * scale for points, coins in zip(scores, state.coins, strict=True)]

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, ConquestarState)
        if state.to_move == TERMINAL:
            return shared_by_winners(state)
        expected = self.expected_points(state)
        spread = SPREAD_BASE + SPREAD_PER_POINT * points_left(state)
        return shared_by_points(expected, spread)

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:
        return preferences(self.greedy_values(state, actions), PRIOR_HEAT, PRIOR_FLOOR)

    def greedy_values(self, state: State, actions: Sequence[Action]) -> list[float]:
        """Points won plus the coins' worth, less what rivals who want the same star are likely to spoil."""
        assert isinstance(state, ConquestarState)
        seat = state.to_move
        coin = marginal_coin_worth(state, seat)
        rivals = [other for other in range(state.players) if other != seat and state.hands[other]]
        wishes = [(other, invasion_wishes(state, other, coin)) for other in rivals]
        worths: list[float] = []
        for action in actions:
            assert isinstance(action, Plan)
            if action.invades:
                worths.append(_invasion_worth(state, action.cell, coin, wishes))
            else:
                worths.append(coin * (state.trade_income(action.cell) - GIFT))
        return worths


def _invasion_worth(state: ConquestarState, cell: int, coin: float, wishes: list[tuple[int, list[float]]]) -> float:
    coins, cost = state.coins[state.to_move], state.invasion_cost(cell)
    if cost > coins:
        return HOPELESS
    undisturbed = 1.0
    for rival, wish in wishes:
        if state.coins[rival] >= coins or cost == coins:
            undisturbed *= 1.0 - wish[cell]
    return undisturbed * invasion_gain(state, cell, cost, coin)


KNOWLEDGE = ConquestarKnowledge()
