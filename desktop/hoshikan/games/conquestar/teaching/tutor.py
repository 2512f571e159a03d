"""Reasons for plans of Conquestar, the first step of a hint, and the criteria that lessons name for the right move,
computed from the position, in no language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hoshikan.engine.tutor import Nudge, Reason, Tutor
from hoshikan.games.conquestar.bot.evaluation import Rivals
from hoshikan.games.conquestar.rules.actions import Plan
from hoshikan.games.conquestar.rules.field import CARDS, CELL_NAMES, LINE_MASKS, LINES, SIZE, cells_in, lays_down
from hoshikan.games.conquestar.rules.state import ConquestarState
from hoshikan.games.conquestar.teaching.finder import ReasonFinder
from hoshikan.games.conquestar.teaching.reasons import KINDS, Denies

Criterion = Callable[[ConquestarState, Plan], bool]


def meets(state: ConquestarState, plan: Plan, check: str) -> bool:
    """Return true if `plan` meets `check`: a key of `CRITERIA`, "star C3" or "line C". Raises KeyError for anything
    else."""
    word, _, argument = check.partition(" ")
    if word == "star" and argument in CELL_NAMES:
        return CELL_NAMES[plan.cell] == argument
    if word == "line" and len(argument) == 1 and argument in LINES:
        return bool(CARDS[plan.cell] >> LINES.index(argument) & 1)
    return CRITERIA[check](state, plan)


def _trades(state: ConquestarState) -> list[Plan]:
    return [plan for plan in state.legal_actions() if isinstance(plan, Plan) and not plan.invades]


def _invasions(state: ConquestarState) -> list[Plan]:
    return [plan for plan in state.legal_actions() if isinstance(plan, Plan) and plan.invades]


def _payables(state: ConquestarState) -> list[Plan]:
    return [plan for plan in _invasions(state) if state.takes(plan)]


def _income(state: ConquestarState, plan: Plan) -> int:
    return state.trade_income(plan.cell)


def _cost(state: ConquestarState, plan: Plan) -> int:
    return state.invasion_cost(plan.cell)


def _value(state: ConquestarState, plan: Plan) -> int:
    return state.start.values[plan.cell]


def _comers(state: ConquestarState, plan: Plan) -> list[int]:
    """The others whose hands lead to the target."""
    return Rivals(state, state.to_move).comers(plan.cell)


def _sure_to_pay(state: ConquestarState, plan: Plan) -> bool:
    return plan.invades and _cost(state, plan) + len(_comers(state, plan)) <= state.coins[state.to_move]


def _most_points_sure(state: ConquestarState, plan: Plan) -> bool:
    sure = [other for other in _invasions(state) if _sure_to_pay(state, other)]
    return plan in sure and _value(state, plan) == max(_value(state, other) for other in sure)


def _unrivalled(state: ConquestarState, plan: Plan) -> bool:
    own = state.coins[state.to_move]
    return plan.invades and all(state.coins[rival] < own for rival in _comers(state, plan))


def _most_income(state: ConquestarState, plan: Plan) -> bool:
    return not plan.invades and _income(state, plan) == max(_income(state, other) for other in _trades(state))


def _most_valuable(state: ConquestarState, plan: Plan) -> bool:
    """True for the most valuable of all stars in reach."""
    return _value(state, plan) == max(state.start.values[cell] for cell in cells_in(state.reach(state.to_move)))


def _cheapest(state: ConquestarState, plan: Plan) -> bool:
    return plan.invades and _cost(state, plan) == min(_cost(state, other) for other in _invasions(state))


def _most_points(state: ConquestarState, plan: Plan) -> bool:
    return state.takes(plan) and _value(state, plan) == max(_value(state, other) for other in _payables(state))


def _most_coins_back(state: ConquestarState, plan: Plan) -> bool:
    return state.takes(plan) and state.coins_after(plan) == max(map(state.coins_after, _payables(state)))


def _plays_on(state: ConquestarState, plan: Plan) -> bool:
    """Keeps a hand that is not laid down (CQ-5.3)."""
    return not lays_down(state.hand_after(plan), state.field_after(plan))


def _ends_ahead(state: ConquestarState, plan: Plan) -> bool:
    """True if it takes the last star and wins, ties on points broken by coins (CQ-6.1), if no other seat comes or
    trades."""
    if not state.takes(plan) or state.field_after(plan):
        return False
    seat = state.to_move
    own = (state.scores[seat] + _value(state, plan), state.coins_after(plan))
    return all(own > (state.scores[rival], state.coins[rival]) for rival in range(state.players) if rival != seat)


CRITERIA: Final[Mapping[str, Criterion]] = {
    "trade": lambda _, plan: not plan.invades,
    "invade": lambda _, plan: plan.invades,
    "most-valuable": _most_valuable,
    "most-income": _most_income,
    "fills-star": lambda state, plan: state.fills(plan),
    "star-is-full": lambda state, plan: bool(state.full >> plan.cell & 1),
    "holds-coins": lambda state, plan: state.star_coins[plan.cell] > 0,
    "cheapest-invasion": _cheapest,
    "cost-within-coins": lambda state, plan: state.takes(plan),
    "most-points-within-coins": _most_points,
    "sure-to-pay": _sure_to_pay,
    "most-points-whoever-comes": _most_points_sure,
    "most-coins-after": _most_coins_back,
    "nobody-as-rich-can-come": _unrivalled,
    "nobody-can-come": lambda state, plan: not _comers(state, plan),
    "plays-on": _plays_on,
    "ends-ahead": _ends_ahead,
}
"""Every criterion without an argument; several in one step must all be met."""


class ConquestarTutor(Tutor[ConquestarState, Plan]):
    """Reads the open parts of a determinization only: this round's plans of others are never looked at."""

    kinds = KINDS
    nudges = (
        "look-at-price",
        "look-at-rival",
        "look-at-coins",
        "look-at-earning",
        "look-at-saving",
        "look-at-standstill",
        "look-at-last-star",
    )
    """All but the last two name a row or a column as `line`."""

    def reasons(self, state: ConquestarState, action: Plan) -> list[Reason]:
        return ReasonFinder(state, action).find()

    def nudge(self, state: ConquestarState, action: Plan) -> Nudge:
        """Return the row or column of the target, whichever leaves more stars to choose from, and what to look for."""
        if state.present.bit_count() == 1:
            return Nudge("look-at-last-star")
        if state.quiet_cycles and not state.cycle_busy:
            return Nudge("look-at-standstill")
        row, column = action.cell // SIZE, SIZE + action.cell % SIZE
        reach = state.reach(state.to_move)
        line = max(row, column, key=lambda line: ((reach & LINE_MASKS[line]).bit_count(), -line))
        return Nudge(self._question(state, action), {"line": LINES[line]})

    def _question(self, state: ConquestarState, plan: Plan) -> str:
        if plan.invades:
            denies = any(isinstance(reason, Denies) for reason in ReasonFinder(state, plan).find())
            return "look-at-rival" if denies else "look-at-price"
        if state.star_coins[plan.cell]:
            return "look-at-coins"
        payable = any(state.can_pay(state.to_move, cell) for cell in cells_in(state.reach(state.to_move)))
        return "look-at-saving" if payable else "look-at-earning"

    def meets(self, state: ConquestarState, action: Plan, check: str) -> bool:
        """The criteria stand in `criteria.CRITERIA`."""
        return meets(state, action, check)


TUTOR: Final = ConquestarTutor()
