"""Knowledge of Conquestar for a search: the value of coins, ripe stars, and rivals for them."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from hoshikan.engine.knowledge import FittedKnowledge, preferences
from hoshikan.engine.valuation import weighed
from hoshikan.games.conquestar.bot.evaluation import TUNING, expected_income, points_left, richest
from hoshikan.games.conquestar.bot.priors import PLAN_FEATURES, plan_rows
from hoshikan.games.conquestar.listing import LISTING
from hoshikan.games.conquestar.rules.actions import Plan
from hoshikan.games.conquestar.rules.state import ConquestarState

PRIOR_HEAT: Final = TUNING.constants["prior-heat"]
"""Sharpness of the priors relative to the choices that the weights of plans were fitted to."""
PRIOR_FLOOR: Final = TUNING.constants["prior-floor"]
"""Share of even the worst-looking plan, where the best one has 1."""

FEATURES: Final[tuple[str, ...]] = ("expected", "points", "coins", "coins-root", "coins-share", "richest", "reach")
"""The columns of `features`."""


class ConquestarKnowledge(FittedKnowledge[ConquestarState, Plan]):
    """Points follow coins: what is left on the field is shared by who can pay for it."""

    feature_names: tuple[str, ...] = FEATURES
    action_feature_names: tuple[str, ...] = PLAN_FEATURES
    indifference = TUNING.constants["greedy-indifference"]

    def features(self, state: ConquestarState) -> list[list[float]]:
        """Return a seat's possessions and prospects; "expected" shares the rest out by coins and income."""
        income, left, all_coins = expected_income(state), points_left(state), sum(state.coins)
        scale = left / (all_coins + income * state.players)
        rows: list[list[float]] = []
        for seat in range(state.players):
            points, coins = float(state.scores[seat]), float(state.coins[seat])
            expected = points + (coins + income) * scale
            share = left * coins / max(1, all_coins)
            reach = float(state.reach(seat).bit_count())
            rows.append([expected, points, coins, sqrt(coins), share, richest(state, seat), reach])
        return rows

    def progress(self, state: ConquestarState) -> float:
        """By the points that are taken."""
        start = state.start
        return 1 - points_left(state) / (sum(start.values) + sum(map(sum, start.won)))

    def priors(self, state: ConquestarState, actions: Sequence[Plan]) -> list[float]:
        return preferences(self.greedy_values(state, actions), PRIOR_HEAT, PRIOR_FLOOR)

    def greedy_values(self, state: ConquestarState, actions: Sequence[Plan]) -> list[float]:
        """Return strong players' preference for each plan, as logarithms of frequencies."""
        return weighed(plan_rows(state, actions), _PLAN_WEIGHTS[state.players])

    def action_features(self, state: ConquestarState, actions: Sequence[Plan]) -> list[list[float]]:
        return plan_rows(state, actions)


def _plan_weights(players: int) -> list[float]:
    return [TUNING.constants[f"plan-{players}-{name}"] for name in PLAN_FEATURES] if players in LISTING.players else []


_PLAN_WEIGHTS: Final[tuple[list[float], ...]] = tuple(map(_plan_weights, range(LISTING.players[-1] + 1)))
"""By number of players, the weight of each feature of a plan."""
KNOWLEDGE = ConquestarKnowledge(TUNING.valuations(FEATURES, LISTING.players[-1]))
