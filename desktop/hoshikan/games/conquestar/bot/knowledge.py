"""Knowledge of Conquestar for a search: the value of coins, ripe stars, and rivals for them; static values of plans."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from hoshikan.engine.knowledge import FittedKnowledge, preferences
from hoshikan.engine.valuation import weighed
from hoshikan.games.conquestar.bot.evaluation import (
    TUNING,
    expected_income,
    invasion_wishes,
    marginal_coin_worth,
    points_left,
    richest,
)
from hoshikan.games.conquestar.listing import LISTING
from hoshikan.games.conquestar.rules.actions import Plan
from hoshikan.games.conquestar.rules.field import CARDS, allies_left, lays_down
from hoshikan.games.conquestar.rules.state import ConquestarState

PLAN_FEATURES: Final[tuple[str, ...]] = (
    "invades",
    "value",
    "cost",
    "coins-won",
    "gain-squared",
    "outbid",
    "tied",
    "visited",
    "wanted",
    "hopeless",
    "income",
    "on-star",
    "lays-down",
    "richest",
)
"""The columns of `plan_rows`. Points, or coins at what they are worth in points, except "on-star" (coins), "wanted"
(another seat could pay), "richest" (afterwards, alone or shared) and the other yes or no."""


def plan_rows(state: ConquestarState, plans: Sequence[Plan]) -> list[list[float]]:
    """A row of `PLAN_FEATURES` for each of `plans` of the seat to move."""
    seat = state.to_move
    coins, hand, present = state.coins[seat], state.hands[seat], state.present
    coin = marginal_coin_worth(state, seat)
    rivals = [other for other in range(state.players) if other != seat and state.hands[other]]
    wishes = [invasion_wishes(state, other, marginal_coin_worth(state, other)) for other in rivals]
    most = max([state.coins[other] for other in range(state.players) if other != seat])
    rows: list[list[float]] = []
    for plan in plans:
        cell = plan.cell
        on_star = state.star_coins[cell]
        down = 1.0 if lays_down(hand & ~CARDS[cell], present) else 0.0
        if not plan.invades:
            income = state.trade_income(cell)
            rich = _richest(coins + income, most)
            rows.append([0.0] * 10 + [coin * income, float(on_star), down, rich])
            continue
        cost = allies_left(present, cell)
        if cost > coins:
            rows.append([1.0] + [0.0] * 8 + [1.0, 0.0, 0.0, down, _richest(coins, most)])
            continue
        value = float(state.start.values[cell])
        gain = value + coin * (on_star - cost)
        outbid = tied = visited = wanted = 0.0
        for rival, wish in zip(rivals, wishes):  # noqa: B905  # without `strict` a plain loop once compiled
            visited += wish[cell]
            theirs = state.coins[rival]
            if theirs > coins:
                outbid += wish[cell]
            elif theirs == coins:
                tied += wish[cell]
            if theirs >= cost and state.hands[rival] & CARDS[cell] == CARDS[cell]:
                wanted = 1.0
        rich = _richest(coins - cost + on_star, most)
        spoilt = [outbid * gain, tied * gain, coin * visited, wanted]
        rows.append([1.0, value, coin * cost, coin * on_star, gain * gain, *spoilt, 0.0, 0.0, 0.0, down, rich])
    return rows


def _richest(coins: int, most: int) -> float:
    """Compare `coins` to the `most` of the others: 1 for more, in equal parts 1/2, or 0."""
    return 1.0 if coins > most else 0.5 if coins == most else 0.0


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
