"""What a search knows about Conquestar: what coins are worth, which stars are ripe, and who else wants them."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from hoshikan.engine.action import Action
from hoshikan.engine.knowledge import Knowledge, preferences, shared_by_points, shared_by_winners
from hoshikan.engine.state import TERMINAL, State
from hoshikan.games.conquestar.rules.actions import Plan
from hoshikan.games.conquestar.rules.field import ALLIES, LINE_MASKS, REACH
from hoshikan.games.conquestar.rules.state import TRADE_INCOME, ConquestarState

FUTURE_INCOME: Final = 3.0
"""Coins a seat may still earn, per coin that the rest of the field costs and squared number of seats (fitted)."""
SPARE_COINS: Final = 0.5
"""… and at the very end, where the richer one still has the pick of the last stars."""
SPREAD_BASE: Final = 0.8
SPREAD_PER_POINT: Final = 0.03
"""How many points decide a game, at its end and per point still on the field."""
RIVAL_HEAT: Final = 1.0
"""How sharply rivals go for their best star, in 1/points."""
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
        spare = _spare(state)
        scale = _points_left(state) / (sum(state.coins) + spare * state.players)
        return [points + (coins + spare) * scale for points, coins in zip(scores, state.coins, strict=True)]

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, ConquestarState)
        if state.to_move == TERMINAL:
            return shared_by_winners(state)
        expected = self.expected_points(state)
        spread = SPREAD_BASE + SPREAD_PER_POINT * _points_left(state)
        return shared_by_points(expected, spread)

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:
        return preferences(self.greedy_values(state, actions), PRIOR_HEAT, PRIOR_FLOOR)

    def greedy_values(self, state: State, actions: Sequence[Action]) -> list[float]:
        """Points won plus the coins' worth, less what rivals who want the same star are likely to spoil."""
        assert isinstance(state, ConquestarState)
        seat = state.to_move
        coin = _coin_worth(state, seat)
        rivals = [_wishes(state, other, coin) for other in range(state.players) if other != seat and state.hands[other]]
        worths: list[float] = []
        for action in actions:
            assert isinstance(action, Plan)
            cell = action.cell
            if not action.invades:
                worths.append(coin * (TRADE_INCOME + state.star_coins[cell] - GIFT))
                continue
            worths.append(_invasion_worth(state, seat, cell, coin, rivals))
        return worths


def _invasion_worth(
    state: ConquestarState, seat: int, cell: int, coin: float, rivals: list[tuple[int, list[float]]]
) -> float:
    coins = state.coins[seat]
    cost = (state.present & ALLIES[cell]).bit_count()
    if cost > coins:
        return HOPELESS
    undisturbed = 1.0
    for rival, wishes in rivals:
        if state.coins[rival] >= coins or cost == coins:
            undisturbed *= 1.0 - wishes[cell]
    return undisturbed * (state.start.values[cell] + coin * (state.star_coins[cell] - cost))


def _wishes(state: ConquestarState, seat: int, coin: float) -> tuple[int, list[float]]:
    """How likely a rival invades each star: the dearer the wish, the likelier; trading holds some of it back."""
    weights = [0.0] * len(ALLIES)
    cells = REACH[state.hands[seat]] & state.present
    coins, total = state.coins[seat], exp(RIVAL_HEAT * coin * (TRADE_INCOME + 1))
    while cells:
        star = cells & -cells
        cells ^= star
        cell = star.bit_length() - 1
        cost = (state.present & ALLIES[cell]).bit_count()
        if cost <= coins:
            weight = exp(RIVAL_HEAT * (state.start.values[cell] + coin * (state.star_coins[cell] - cost)))
            weights[cell] = weight
            total += weight
    return seat, [weight / total for weight in weights]


def _points_left(state: ConquestarState) -> int:
    """Points still on the field: what nobody has won since the start."""
    start = state.start
    return sum(start.values) + sum(map(sum, start.won)) - sum(state.scores)


def _spare(state: ConquestarState) -> float:
    """Coins every seat is credited with beyond those it has: what it will earn while the rest of the field is taken.

    Taking everything costs one coin per pair of stars in a line, whoever pays and in whatever order (CQ-4.1).
    """
    present = state.present
    pairs = 0
    for mask in LINE_MASKS:
        stars = (present & mask).bit_count()
        pairs += stars * (stars - 1)
    return SPARE_COINS + FUTURE_INCOME * (pairs / 2) / (state.players * state.players)


def _coin_worth(state: ConquestarState, seat: int) -> float:
    """Points one more coin brings by the shares of `expected_points`."""
    spare = _spare(state)
    total = sum(state.coins) + spare * state.players
    return _points_left(state) * (total - state.coins[seat] - spare) / (total * total)


KNOWLEDGE = ConquestarKnowledge()
