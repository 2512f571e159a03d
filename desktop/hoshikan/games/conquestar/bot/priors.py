"""Static values of Conquestar's plans: a few numbers, with the weights of strong players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.games.conquestar.bot.evaluation import invasion_wishes, marginal_coin_worth
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
