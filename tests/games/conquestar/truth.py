"""Claims of the reasons of Conquestar, recomputed from the view alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.games.conquestar.rules.actions import Plan
from hoshikan.games.conquestar.rules.field import CELL_NAMES
from hoshikan.games.conquestar.rules.position import TRADE_INCOME
from hoshikan.games.conquestar.rules.state import ConquestarState
from hoshikan.games.conquestar.rules.view import ConquestarView, view_of
from tests.games.truth import Truth

Facts = Mapping[str, Fact]


def _view(state: ConquestarState) -> ConquestarView:
    return view_of(state, state.to_move)


def _cell(facts: Facts) -> int:
    return CELL_NAMES.index(str(facts["star"]))


def _reached(hand: str, cell: int) -> bool:
    name = CELL_NAMES[cell]
    return name[0] in hand and name[1] in hand


def _comers(state: ConquestarState, cell: int) -> list[int]:
    """Others whose destination cards in hand lead to the star."""
    hands = _view(state).hands
    return [seat for seat, hand in enumerate(hands) if seat != state.to_move and _reached(hand, cell)]


def _allies(state: ConquestarState, cell: int) -> int:
    """Stars left in the row and in the column of the star."""
    stars, name = _view(state).stars, CELL_NAMES[cell]
    return sum(
        value is not None and bool(set(name) & set(other)) and other != name
        for other, value in zip(CELL_NAMES, stars, strict=True)
    )


def _income(state: ConquestarState, plan: Plan, facts: Facts) -> bool:
    return TRADE_INCOME + _view(state).star_coins[plan.cell] == facts["coins"]


def _richer(state: ConquestarState, plan: Plan, facts: Facts) -> bool:
    """After the plan, the seat has more coins than the others on average if the reason helps, else fewer."""
    coins = _standing(state, plan)[2]
    rest = [own for seat, own in enumerate(_view(state).coins) if seat != state.to_move]
    more = coins - sum(rest) / len(rest)
    return not more or (more > 0) == facts["helps"]


def _develops(state: ConquestarState, plan: Plan, facts: Facts) -> bool:
    return _view(state).star_coins[plan.cell] + 1 == facts["coins"] and _richer(state, plan, facts)


def _value(state: ConquestarState, plan: Plan, facts: Facts) -> bool:
    return _cell(facts) == plan.cell and _view(state).stars[plan.cell] == facts["points"]


def _coins_back(state: ConquestarState, plan: Plan, facts: Facts) -> bool:
    return _view(state).star_coins[plan.cell] == facts["coins"]


def _pays(state: ConquestarState, plan: Plan, facts: Facts) -> bool:
    return (_allies(state, plan.cell), len(_comers(state, plan.cell))) == (facts["coins"], facts["rivals"])


def _cannot_pay(state: ConquestarState, plan: Plan, facts: Facts) -> bool:
    cost, coins = _allies(state, plan.cell), _view(state).coins[state.to_move]
    return coins < cost and (cost, coins) == (facts["cost"], facts["coins"])


def _may_not_pay(state: ConquestarState, plan: Plan, facts: Facts) -> bool:
    cost, coins = _allies(state, plan.cell), _view(state).coins[state.to_move]
    visitors = int(facts["visitors"])
    return cost + visitors > coins >= cost + visitors - 1 and len(_comers(state, plan.cell)) >= visitors


def _rivals(state: ConquestarState, plan: Plan, facts: Facts) -> bool:
    view = _view(state)
    own, cost = view.coins[state.to_move], _allies(state, plan.cell)
    able = [view.coins[seat] for seat in _comers(state, plan.cell) if view.coins[seat] >= cost]
    told = int(facts["rivals"]), int(facts["coins"])
    richer, level = [coins for coins in able if coins > own], [coins for coins in able if coins == own]
    if told[1] > own:
        return told == (len(richer), max(richer))
    return told[1] == own and told[0] in (len(level), len(able))


def _denies(state: ConquestarState, plan: Plan, facts: Facts) -> bool:
    rival = int(facts["rival"])
    can = _view(state).coins[rival] >= _allies(state, plan.cell)
    return can and rival in _comers(state, plan.cell) and _value(state, plan, facts)


def _cheaper(state: ConquestarState, plan: Plan, facts: Facts) -> bool:
    coins, cost = _view(state).coins, _allies(state, plan.cell)
    return cost == facts["coins"] and not any(coins[seat] >= cost for seat in _comers(state, plan.cell))


def _opens(state: ConquestarState, plan: Plan, facts: Facts) -> bool:
    return _allies(state, plan.cell) == facts["stars"] and _richer(state, plan, facts)


def _keeps_reach(state: ConquestarState, plan: Plan, facts: Facts) -> bool:
    view = _view(state)
    rest = [card for card in view.hands[state.to_move] if card not in CELL_NAMES[plan.cell]]
    reach = [
        value
        for cell, value in enumerate(view.stars)
        if value is not None and _reached("".join(rest), cell) and not (cell == plan.cell and state.takes(plan))
    ]
    return (len(reach), sum(reach)) == (facts["stars"], facts["points"])


def _gives_up(state: ConquestarState, plan: Plan, facts: Facts) -> bool:
    view, cell = _view(state), _cell(facts)
    payable = view.coins[state.to_move] >= _allies(state, cell)
    shared = set(CELL_NAMES[cell]) & set(CELL_NAMES[plan.cell])
    reached = _reached(view.hands[state.to_move], cell)
    return payable and reached and bool(shared) and view.stars[cell] == facts["points"]


def _cap(state: ConquestarState, plan: Plan, facts: Facts) -> bool:
    return state.fills(plan) and len(_comers(state, plan.cell)) == facts["rivals"]


def _standing(state: ConquestarState, plan: Plan) -> tuple[int, int, int, int]:
    """Points of the seat and of the best rival, and the coins of both, if nobody else does anything."""
    view, seat = _view(state), state.to_move
    coins, cost = view.coins[seat], _allies(state, plan.cell)
    takes = plan.invades and cost <= coins
    own = view.points[seat] + ((view.stars[plan.cell] or 0) if takes else 0)
    if takes:
        coins += view.star_coins[plan.cell] - cost
    elif not plan.invades:
        coins += TRADE_INCOME + view.star_coins[plan.cell]
    rivals = [other for other in range(state.players) if other != seat]
    best = max(view.points[other] for other in rivals)
    return own, best, coins, max(view.coins[other] for other in rivals if view.points[other] == best)


def _last(state: ConquestarState, plan: Plan, facts: Facts) -> bool:
    own, best, _, _ = _standing(state, plan)
    return sum(value is not None for value in _view(state).stars) == 1 and own - best == facts["lead"]


def _tie(state: ConquestarState, plan: Plan, facts: Facts) -> bool:
    own, best, coins, rival_coins = _standing(state, plan)
    return own == best and (coins, rival_coins) == (facts["coins"], facts["rival_coins"])


def _standstill(state: ConquestarState, _: Plan, facts: Facts) -> bool:
    view, seat = _view(state), state.to_move
    best = max(points for other, points in enumerate(view.points) if other != seat)
    return view.quiet_cycles > 0 and not view.cycle_busy and view.points[seat] - best == facts["lead"]


def _laid(state: ConquestarState, plan: Plan, facts: Facts) -> bool:
    """Some cards remain in hand, and the stated number of others keep more than three."""
    hands = _view(state).hands
    rest = [card for card in hands[state.to_move] if card not in CELL_NAMES[plan.cell]]
    staying = [seat for seat, hand in enumerate(hands) if seat != state.to_move and len(hand) - 2 > 3]
    return bool(rest) and len(staying) == facts["rivals"]


TRUTHS: Final[Mapping[str, Truth]] = {
    "income": _income,
    "develops": _develops,
    "reaches-cap": _cap,
    "takes": _value,
    "coins-back": _coins_back,
    "pays": _pays,
    "cannot-pay": _cannot_pay,
    "may-not-pay": _may_not_pay,
    "may-be-outbid": _rivals,
    "may-tie": _rivals,
    "richest": _rivals,
    "denies": _denies,
    "cheaper-later": _cheaper,
    "opens-allies": _opens,
    "keeps-reach": _keeps_reach,
    "gives-up": _gives_up,
    "last-star": _last,
    "tie-break": _tie,
    "standstill": _standstill,
    "lays-down": _laid,
}
"""By kind of reason."""
