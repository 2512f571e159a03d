"""Value of a position of Conquestar: the quantities that bots, which compute often, and the tutor, which explains,
share."""

from __future__ import annotations

from math import exp
from typing import Final

from hoshikan.engine.tuning import shipped_tuning
from hoshikan.games.conquestar.rules.field import CARDS, CELLS, LINE_MASKS, allies_left, cells_in
from hoshikan.games.conquestar.rules.position import TRADE_INCOME
from hoshikan.games.conquestar.rules.state import ConquestarState
from hoshikan.resources import tuning

TUNING: Final = shipped_tuning(tuning("conquestar"))
FUTURE_INCOME: Final = TUNING.constants["future-income"]
"""Coins a seat may still earn, per coin that the rest of the field costs and squared number of seats."""
SPARE_COINS: Final = TUNING.constants["spare-coins"]
"""… and at the very end, where the richer one still has the pick of the last stars."""
RIVAL_HEAT: Final = TUNING.constants["rival-heat"]
"""Sharpness of the rivals' choice of their best star, in 1/points."""
MOST_HEAT: Final = 600.0
"""Exponents above it would overflow: positions set up by hand have many coins on a star. No dealt game comes near."""


# What is left


def points_left(state: ConquestarState) -> int:
    """Return the points still on the field: stars that have not been won since the start."""
    start = state.start
    return sum(start.values) + sum(map(sum, start.won)) - sum(state.scores)


def cost_of_the_rest(state: ConquestarState) -> int:
    """Return the coins needed to take everything left: one per pair of allies, for any payer and order (CQ-4.1)."""
    present = state.present
    twice = 0
    for mask in LINE_MASKS:
        stars = (present & mask).bit_count()
        twice += stars * (stars - 1)
    return twice // 2


def expected_income(state: ConquestarState) -> float:
    """Coins every seat is credited with beyond those it has: what it will earn while the rest of the field is taken."""
    return SPARE_COINS + FUTURE_INCOME * cost_of_the_rest(state) / (state.players * state.players)


def richest(state: ConquestarState, seat: int) -> float:
    """1 for who has more coins than anybody else, 1/2 for who shares the most, else 0: the richest has the pick."""
    coins = state.coins[seat]
    others = max([state.coins[other] for other in range(state.players) if other != seat])
    return 1.0 if coins > others else 0.5 if coins == others else 0.0


# What a coin is worth


def marginal_coin_worth(state: ConquestarState, seat: int) -> float:
    """Points one more coin brings a seat, where what is left is shared by coins and expected income."""
    income = expected_income(state)
    total = sum(state.coins) + income * state.players
    return points_left(state) * (total - state.coins[seat] - income) / (total * total)


def average_coin_worth(state: ConquestarState) -> float:
    """Return the points that one coin will bring: the points left by the coins to pay for them.

    These are the cost of the rest with about one visitor a star, and the coins in hand.
    """
    return points_left(state) / max(1, cost_of_the_rest(state) + state.present.bit_count() + sum(state.coins))


# What a star is worth, and who wants it


def invasion_gain(state: ConquestarState, cell: int, cost: int, coin: float) -> float:
    """Points that an undisturbed invasion brings: the star, and its coins less its cost, worth `coin` each."""
    return state.start.values[cell] + coin * (state.star_coins[cell] - cost)


def invasion_wishes(state: ConquestarState, seat: int, coin: float) -> list[float]:
    """By cell, how likely a seat invades: the dearer the wish, the likelier; trading holds some of it back."""
    weights = [0.0] * CELLS
    cells, present, coins = state.reach(seat), state.present, state.coins[seat]
    trade = RIVAL_HEAT * coin * (TRADE_INCOME + 1)
    most = max(trade, MOST_HEAT)
    invaded: list[tuple[int, float]] = []
    while cells:
        star = cells & -cells
        cells ^= star
        cell = star.bit_length() - 1
        cost = allies_left(present, cell)
        if cost <= coins:
            heat = RIVAL_HEAT * invasion_gain(state, cell, cost, coin)
            invaded.append((cell, heat))
            most = max(most, heat)
    # Only the excess is subtracted, 0 in every usual position: subtracting the highest would round differently there.
    excess = most - MOST_HEAT
    total = exp(trade - excess)
    for cell, heat in invaded:
        weight = exp(heat - excess)
        weights[cell] = weight
        total += weight
    return [weight / total for weight in weights]


class Rivals:
    """Expected plans of the others from the open table: they choose in proportion to a star's offer."""

    def __init__(self, state: ConquestarState, seat: int) -> None:
        self._state = state
        self._seat = seat
        self.seats = [other for other in range(state.players) if other != seat]

    def comers(self, cell: int) -> list[int]:
        """The seats whose hands lead to `cell` this round."""
        need = CARDS[cell]
        return [rival for rival in self.seats if self._state.hands[rival] & need == need]

    def edge(self, coins: int) -> float:
        """Return the advantage of the seat, then with `coins`, in taking an open chance over a rival (-1..1)."""
        rest = sum(self._state.coins) - self._state.coins[self._seat]
        total = coins + rest
        return (coins - rest / len(self.seats)) / total if total else 0.0

    def invades(self, rival: int, cell: int) -> float:
        """The chance that `rival`, whose hand leads there, invades `cell` this round."""
        return self._offer(rival, cell) / self._offers(rival)

    def visits(self, rival: int, cell: int) -> float:
        """The chance that `rival` picks `cell` and so raises its cost (CQ-4.1)."""
        trade = not (self._state.full >> cell & 1 or self._state.start.invaders_only)
        return (self._offer(rival, cell) + trade) / self._offers(rival)

    def any_invades(self, rivals: list[int], cell: int) -> float:
        """The chance that at least one of `rivals` invades `cell`."""
        none = 1.0
        for rival in rivals:
            none *= 1 - self.invades(rival, cell)
        return 1 - none

    def _offer(self, rival: int, cell: int) -> int:
        """Return the offer of an invasion: the star's value if the rival can pay for its allies."""
        return self._state.start.values[cell] if self._state.can_pay(rival, cell) else 0

    def _offers(self, rival: int) -> int:
        """All offers in reach; a trade counts as one point's worth."""
        reach = self._state.reach(rival)
        trades = (reach & ~self._state.full).bit_count()
        return max(1, trades + sum(self._offer(rival, cell) for cell in cells_in(reach)))
