"""Finds the reasons for and against a plan of Conquestar."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.tutor import Reason, weightiest_first
from hoshikan.games.conquestar.bot.evaluation import Rivals, average_coin_worth, points_left
from hoshikan.games.conquestar.rules.actions import Plan
from hoshikan.games.conquestar.rules.field import CARDS, CELL_NAMES, REACH, cells_in, is_too_few, lays_down
from hoshikan.games.conquestar.rules.position import TRADE_INCOME
from hoshikan.games.conquestar.rules.state import ConquestarState
from hoshikan.games.conquestar.teaching.reasons import (
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
