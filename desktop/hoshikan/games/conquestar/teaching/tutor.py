"""Reasons for and against plans of Conquestar, the first step of a hint, and the criteria that lessons name for the
right move, computed from the position, in no language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hoshikan.engine.tutor import Nudge, Reason, Tutor, weightiest_first
from hoshikan.games.conquestar.bot.evaluation import Rivals, average_coin_worth, points_left
from hoshikan.games.conquestar.rules.actions import Plan
from hoshikan.games.conquestar.rules.field import (
    CARDS,
    CELL_NAMES,
    LINE_MASKS,
    LINES,
    REACH,
    SIZE,
    cells_in,
    is_too_few,
    lays_down,
)
from hoshikan.games.conquestar.rules.position import TRADE_INCOME
from hoshikan.games.conquestar.rules.state import ConquestarState
from hoshikan.games.conquestar.teaching.reasons import (
    KINDS,
    CannotPay,
    CheaperLater,
    CoinsBack,
    ConquestarReason,
    Denies,
    Develops,
    FillsStar,
    GivesUp,
    Income,
    KeepsReach,
    LastStar,
    LaysDown,
    MayBeOutbid,
    MayNotPay,
    MayTie,
    OpensAllies,
    Pays,
    Richest,
    StandstillThreat,
    TakesStar,
    TieBreak,
)

_NEAR_THE_END: Final = 3
"""With so few stars left the tie-break is worth a word."""


class ReasonFinder:
    """Finds the reasons for and against one plan of the seat to move."""

    def __init__(self, state: ConquestarState, plan: Plan) -> None:
        self._found: list[ConquestarReason] = []
        self.state = state
        self.plan = plan
        self.seat = state.to_move
        self.cell = plan.cell
        self.star = CELL_NAMES[plan.cell]
        self.value = state.start.values[plan.cell]
        self.on_star = state.star_coins[plan.cell]
        self.allies = state.invasion_cost(plan.cell)
        self.coins = state.coins[self.seat]
        self.rivals = Rivals(state, self.seat)
        self.rate = average_coin_worth(state)

    def find(self) -> list[Reason]:
        """All of them, the weightiest first."""
        takes = self.state.takes(self.plan)
        if not self.plan.invades:
            self._trade()
        elif takes:
            self._invade()
        else:
            self._found.append(
                CannotPay(value=-TRADE_INCOME * self.rate, star=self.star, cost=self.allies, coins=self.coins)
            )
        self._hand()
        self._end(takes)
        return list(weightiest_first(self._found))

    def _trade(self) -> None:
        income = self.state.trade_income(self.cell)
        after = self.on_star + 1
        self._found.append(Income(value=income * self.rate, coins=income))
        edge = self.rivals.edge(self.state.coins_after(self.plan))
        self._found.append(Develops(value=self.rate * edge, star=self.star, coins=after))
        rivals = len(self.rivals.comers(self.cell))
        if self.state.fills(self.plan) and rivals:
            self._found.append(FillsStar(value=self.rate / 2, star=self.star, points=self.value, rivals=rivals))

    def _invade(self) -> None:
        star = self.star
        comers = self.rivals.comers(self.cell)
        visitors = sum(self.rivals.visits(rival, self.cell) for rival in comers)
        self._found.append(TakesStar(value=self.value, star=star, points=self.value))
        if self.on_star:
            self._found.append(CoinsBack(value=self.on_star * self.rate, star=star, coins=self.on_star))
        self._found.append(
            Pays(value=-(self.allies + visitors) * self.rate, star=star, coins=self.allies, rivals=len(comers))
        )
        missing = self.coins - self.allies + 1
        if missing <= len(comers):
            risk = min(1.0, visitors / missing)
            self._found.append(
                MayNotPay(value=-self.value * risk, star=star, cost=self.allies, coins=self.coins, visitors=missing)
            )
        able = [rival for rival in comers if self.state.can_pay(rival, self.cell)]
        if able:
            self._competition(able)
        elif self.allies:
            self._found.append(CheaperLater(value=-self.rate * self.allies / 4, star=star, coins=self.allies))
        if self.allies:
            edge = self.rivals.edge(self.state.coins_after(self.plan))
            self._found.append(OpensAllies(value=0.3 * self.rate * self.allies * edge, star=star, stars=self.allies))

    def _competition(self, able: list[int]) -> None:
        """Rivals who can go to the star and pay for it themselves (CQ-4.3)."""
        rivals, coins = self.rivals, self.state.coins
        richer = [rival for rival in able if coins[rival] > self.coins]
        equal = [rival for rival in able if coins[rival] == self.coins]
        if richer:
            most = max(coins[rival] for rival in richer)
            loss = -self.value * rivals.any_invades(richer, self.cell)
            self._found.append(MayBeOutbid(value=loss, star=self.star, rivals=len(richer), coins=most))
        if equal:
            loss = -self.value * rivals.any_invades(equal, self.cell)
            self._found.append(MayTie(value=loss, star=self.star, rivals=len(equal), coins=self.coins))
        if not richer and not equal:
            gain = TRADE_INCOME * self.rate * rivals.any_invades(able, self.cell)
            self._found.append(Richest(value=gain, star=self.star, rivals=len(able), coins=self.coins))
        first = max(able, key=lambda rival: (rivals.invades(rival, self.cell), coins[rival], -rival))
        worth = self.value * rivals.any_invades(able, self.cell)
        self._found.append(Denies(value=worth, star=self.star, points=self.value, rival=first))

    def _hand(self) -> None:
        state = self.state
        before, present, rest = state.hands[self.seat], state.field_after(self.plan), state.hand_after(self.plan)
        if lays_down(rest, present):
            hands = [state.hands[rival] for rival in self.rivals.seats]
            staying = sum(not is_too_few(hand.bit_count() - 2) for hand in hands)
            if rest and staying:
                self._found.append(LaysDown(value=-TRADE_INCOME * self.rate / 2, rivals=staying))
            return
        reach = REACH[rest] & present
        points = self._points_in(reach)
        usual = self._usual_reach(before, present)
        self._found.append(KeepsReach(value=0.05 * (points - usual), stars=reach.bit_count(), points=points))
        lost = self._lost(REACH[before] & present & ~REACH[rest] & ~(1 << self.cell))
        if lost >= 0:
            value = state.start.values[lost]
            self._found.append(GivesUp(value=-0.15 * value, star=CELL_NAMES[lost], points=value))

    def _points_in(self, cells: int) -> int:
        return sum(self.state.start.values[cell] for cell in cells_in(cells))

    def _usual_reach(self, hand: int, present: int) -> float:
        """The points a hand leads to after a plan, on average over the stars it can be used for."""
        cells = cells_in(self.state.reach(self.seat))
        return sum(self._points_in(REACH[hand & ~CARDS[cell]] & present) for cell in cells) / len(cells)

    def _lost(self, cells: int) -> int:
        """The most valuable star among `cells` that the seat could pay for now, or -1."""
        payable = [cell for cell in cells_in(cells) if self.state.can_pay(self.seat, cell)]
        return max(payable, key=lambda cell: (self.state.start.values[cell], -cell), default=-1)

    def _end(self, takes: bool) -> None:
        state, seat = self.state, self.seat
        left = state.field_after(self.plan).bit_count()
        rivals = self.rivals.seats
        gained = self.value if takes else 0
        points, best = state.scores[seat] + gained, max(state.scores[rival] for rival in rivals)
        coins = state.coins_after(self.plan)
        rival_coins = max(state.coins[rival] for rival in rivals if state.scores[rival] == best)
        if not left:
            ahead = (points, coins) > (best, rival_coins)
            self._found.append(LastStar(value=1.5 if ahead else -1.5, star=self.star, lead=points - best))
        if left <= _NEAR_THE_END and points == best:
            sign = (coins > rival_coins) - (coins < rival_coins)
            self._found.append(TieBreak(value=0.5 * sign, coins=coins, rival_coins=rival_coins))
        if state.quiet_cycles and not state.cycle_busy and left:
            self._standstill(takes, (state.scores[seat], self.coins) > (best, rival_coins))

    def _standstill(self, takes: bool, ahead: bool) -> None:
        """CQ-6.2: a second quiet cycle would end the game, which suits only the leader."""
        scores = self.state.scores
        stake = 0.5 * points_left(self.state) / self.state.players
        lead = scores[self.seat] - max(scores[rival] for rival in self.rivals.seats)
        going = takes or not self.plan.invades
        sign = -1 if going == ahead else 1
        self._found.append(StandstillThreat(value=sign * stake, prevents=going, lead=lead))


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
    "most-points-for-certain": _most_points_sure,
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
