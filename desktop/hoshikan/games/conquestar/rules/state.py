"""The rules of Conquestar. One decision per player and round; the last one resolves the round."""

from __future__ import annotations

from collections.abc import Hashable
from copy import deepcopy
from random import Random
from typing import Any, Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import Fact, IllegalAction
from hoshikan.engine.event import Event
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.state import TERMINAL, State
from hoshikan.games.conquestar.rules import events as happened
from hoshikan.games.conquestar.rules.actions import PLANS, Plan
from hoshikan.games.conquestar.rules.field import ALLIES, CARDS, CELL_NAMES, CELLS, LINE_MASKS, LINES, REACH, cards_text
from hoshikan.games.conquestar.rules.setup import LAY_DOWN_AT, Start
from hoshikan.games.conquestar.rules.view import ConquestarView, view_of

TRADE_INCOME: Final = 3
QUIET_CYCLES_TO_END: Final = 2
ON_FIELD: Final = -1
GONE_BEFORE: Final = -2
"""Owner of a star that was already gone in the set-up data."""


class ConquestarState(State):
    """A round of Conquestar with the choices made so far. Masks are those of `field`."""

    __slots__ = (
        "coins",
        "cycle_busy",
        "full",
        "hands",
        "last_plans",
        "owner",
        "plans",
        "present",
        "quiet_cycles",
        "round",
        "scores",
        "star_coins",
        "start",
        "tables",
    )

    def __init__(self, start: Start, source: ConquestarState | None = None) -> None:
        self.start = start
        self.players = start.players
        self.events = []
        self.plans: list[Plan | None] = [None] * start.players
        """This round's choices, None while a seat has not chosen."""
        if source is not None:
            self._copy(source)
            return
        self.narrating = True
        self.last_plans: list[Plan | None] = self.plans[:]
        """What was revealed last, for the table."""
        self.round = 1
        self.present = start.present
        self.coins: list[int] = list(start.coins)
        self.star_coins: list[int] = list(start.star_coins)
        self.hands: list[int] = list(start.hands)
        self.tables: list[int] = list(start.tables)
        self.scores: list[int] = [sum(values) for values in start.won]
        self.owner: list[int] = [ON_FIELD if value else GONE_BEFORE for value in start.values]
        self.quiet_cycles = start.quiet_cycles
        self.cycle_busy = start.cycle_busy
        self.full = 0
        """Stars that hold as many coins as they are worth: no trade there (CQ-2.3)."""
        for cell in range(CELLS):
            self._note_cap(cell)
        self.to_move = self._next_seat()

    def _copy(self, source: ConquestarState) -> None:
        self.narrating = source.narrating
        self.to_move = source.to_move
        self.plans = source.plans[:]
        self.last_plans = source.last_plans
        self.round = source.round
        self.present = source.present
        self.full = source.full
        self.coins = source.coins[:]
        self.star_coins = source.star_coins[:]
        self.hands = source.hands[:]
        self.tables = source.tables[:]
        self.scores = source.scores[:]
        self.owner = source.owner[:]
        self.quiet_cycles = source.quiet_cycles
        self.cycle_busy = source.cycle_busy

    @property
    def setup(self) -> dict[str, Any]:
        return deepcopy(self.start.setup)

    @property
    def simultaneous_phase(self) -> int:
        return self.round

    def clone(self) -> ConquestarState:
        return ConquestarState(self.start, self)

    # Decisions

    def legal_actions(self) -> list[Action]:
        if self.to_move < 0:
            return []
        actions: list[Action] = []
        cells = REACH[self.hands[self.to_move]] & self.present
        full = self.full
        while cells:
            star = cells & -cells
            cells ^= star
            number = 2 * (star.bit_length() - 1)
            if not full & star:
                actions.append(PLANS[number])
            actions.append(PLANS[number + 1])
        return actions

    def explain_illegal(self, action: Action) -> IllegalAction | None:
        if self.to_move < 0:
            return IllegalAction("CQ-6.1", "game-over")
        if not isinstance(action, Plan):
            return IllegalAction("CQ-2.1", "no-such-plan", {"action": str(action)[:60]})
        cell, star = action.cell, 1 << action.cell
        if not self.present & star:
            return IllegalAction("CQ-2.2", "star-gone", {"star": CELL_NAMES[cell]})
        missing = CARDS[cell] & ~self.hands[self.to_move]
        if missing:
            return IllegalAction("CQ-5.1", "card-on-table", {"star": CELL_NAMES[cell], "cards": cards_text(missing)})
        if self.full & star and not action.invades:
            coins, value = self.star_coins[cell], self.start.values[cell]
            return IllegalAction("CQ-2.3", "star-full", {"star": CELL_NAMES[cell], "coins": coins, "value": value})
        return None

    def apply(self, action: Action) -> None:
        refusal = self.explain_illegal(action)
        if refusal is not None:
            raise refusal
        assert isinstance(action, Plan)
        seat = self.to_move
        self.events = [happened.Decided(seat)] if self.narrating else []
        self.plans[seat] = action
        self.to_move = self._next_seat()
        if self.to_move == TERMINAL:
            self._play_round()

    def _next_seat(self) -> int:
        """The first seat that still has to choose; seats without destination cards do not (CQ-2.5)."""
        for seat in range(self.players):
            if self.hands[seat] and self.plans[seat] is None:
                return seat
        return TERMINAL

    # Phases 2 to 4

    def _play_round(self) -> None:
        if self.narrating:
            self._tell_reveal()
        self._trade()
        self._invade()
        self._check_hands()
        self.last_plans = self.plans
        self.plans = [None] * self.players
        if not self.present:
            self._tell(happened.FieldEmptied())
        elif self.quiet_cycles >= QUIET_CYCLES_TO_END:
            self._tell(happened.Standstill())
        else:
            self.round += 1
            self.to_move = self._next_seat()

    def _trade(self) -> None:
        """CQ-3.1, CQ-3.2: everybody is paid before anything is added."""
        traders = [seat for seat, plan in enumerate(self.plans) if plan is not None and not plan.invades]
        added: dict[int, int] = {}
        for seat in traders:
            cell = self._cell(seat)
            income = TRADE_INCOME + self.star_coins[cell]
            self.coins[seat] += income
            added[cell] = added.get(cell, 0) + 1
            if self.narrating:
                self._tell(happened.Traded(seat, cell, self.star_coins[cell], income))
        for cell, coins in added.items():
            self.star_coins[cell] += coins
            self._note_cap(cell)
            self.cycle_busy = True
            if self.narrating:
                self._tell(happened.Developed(cell, coins, self.star_coins[cell]))

    def _invade(self) -> None:
        """CQ-4.1 to CQ-4.5: all pay by the field as it stood, then the payers take their stars."""
        invaders: dict[int, list[int]] = {}
        for seat, plan in enumerate(self.plans):
            if plan is not None and plan.invades:
                invaders.setdefault(plan.cell, []).append(seat)
        payers = [seat for cell, seats in invaders.items() if (seat := self._pay(cell, seats)) >= 0]
        for seat in payers:
            self._take_star(seat, self._cell(seat))

    def _pay(self, cell: int, seats: list[int]) -> int:
        """The seat that pays for the invasion of `cell`, or -1 (CQ-4.3, CQ-4.4)."""
        most = max(self.coins[seat] for seat in seats)
        richest = [seat for seat in seats if self.coins[seat] == most]
        if len(richest) > 1:
            if self.narrating:
                self._tell(happened.InvasionTied(cell, tuple(richest), most))
            return -1
        payer = richest[0]
        if self.narrating:
            for seat in seats:
                if seat != payer:
                    self._tell(happened.Outbid(seat, cell, payer))
        allies, visitors = self._cost_parts(cell, payer)
        cost = allies + visitors
        if cost > most:
            if self.narrating:
                self._tell(happened.CouldNotPay(payer, cell, cost, most))
            return -1
        self.coins[payer] = most - cost
        if self.narrating:
            self._tell(happened.Paid(payer, cell, cost, allies, visitors))
        return payer

    def _cost_parts(self, cell: int, payer: int) -> tuple[int, int]:
        """CQ-4.1: the star's allies left on the field, and the other players who picked it."""
        visitors = 0
        for seat, plan in enumerate(self.plans):
            if plan is not None and plan.cell == cell and seat != payer:
                visitors += plan.invades or not self.start.invaders_only
        return (self.present & ALLIES[cell]).bit_count(), visitors

    def _take_star(self, seat: int, cell: int) -> None:
        value, coins = self.start.values[cell], self.star_coins[cell]
        self.scores[seat] += value
        self.coins[seat] += coins
        self.star_coins[cell] = 0
        self.owner[cell] = seat
        self.present &= ~(1 << cell)
        self.full &= ~(1 << cell)
        self.cycle_busy = True
        if self.narrating:
            self._tell(happened.Conquered(seat, cell, value, coins))

    def _check_hands(self) -> None:
        """Phase 4, each step once and in this order."""
        self._lay_out_used()
        self._drop_dead_lines()
        self._lay_down_small_hands()
        if not any(self.hands):
            self._take_back()

    def _lay_out_used(self) -> None:
        """CQ-5.1"""
        for seat, plan in enumerate(self.plans):
            if plan is not None:
                self.hands[seat] &= ~CARDS[plan.cell]
                self.tables[seat] |= CARDS[plan.cell]

    def _drop_dead_lines(self) -> None:
        """CQ-5.2"""
        in_play = 0
        for seat in range(self.players):
            in_play |= self.hands[seat] | self.tables[seat]
        dead = 0
        for line in range(len(LINES)):
            if in_play >> line & 1 and not LINE_MASKS[line] & self.present:
                dead |= 1 << line
                if self.narrating:
                    self._tell(happened.LineEmptied(LINES[line]))
        if dead:
            for seat in range(self.players):
                self.hands[seat] &= ~dead
                self.tables[seat] &= ~dead

    def _lay_down_small_hands(self) -> None:
        """CQ-5.3"""
        for seat in range(self.players):
            hand = self.hands[seat]
            if hand and (hand.bit_count() <= LAY_DOWN_AT or not REACH[hand] & self.present):
                self.tables[seat] |= hand
                self.hands[seat] = 0
                if self.narrating:
                    self._tell(happened.LaidDown(seat, cards_text(hand)))

    def _take_back(self) -> None:
        """CQ-5.4, and the count of quiet cycles (CQ-6.2)."""
        for seat in range(self.players):
            self.hands[seat] = self.tables[seat]
            self.tables[seat] = 0
        self.quiet_cycles = 0 if self.cycle_busy else self.quiet_cycles + 1
        self.cycle_busy = False
        if self.present:
            self._tell(happened.TookBack())

    # Result

    def points(self) -> list[int]:
        return self.scores[:]

    def winners(self) -> frozenset[int]:
        """CQ-6.1: most points, then most coins in hand, then shared."""
        assert self.to_move == TERMINAL
        best = max(zip(self.scores, self.coins, strict=True))
        return frozenset(seat for seat in range(self.players) if (self.scores[seat], self.coins[seat]) == best)

    def end_reason(self) -> str:
        if self.to_move != TERMINAL:
            return ""
        return "standstill" if self.present else "field-empty"

    def score_lines(self, seat: int) -> list[ScoreLine]:
        start = self.start
        lines = [ScoreLine("star-before", value, "CQ-6.1", {"value": value}) for value in start.won[seat]]
        for cell in range(CELLS):
            if self.owner[cell] == seat:
                value = start.values[cell]
                facts: dict[str, Fact] = {"star": CELL_NAMES[cell], "name": start.names[cell], "value": value}
                lines.append(ScoreLine("star", value, "CQ-6.1", facts))
        return lines

    # Knowledge of a seat

    def view(self, seat: int | None) -> ConquestarView:
        return view_of(self, seat)

    def determinize(self, seat: int, rng: Random) -> ConquestarState:
        copy = self.clone()
        copy.narrating = False
        for other in range(self.players):
            if other != seat and copy.plans[other] is not None:
                copy.to_move = other
                plan = rng.choice(copy.legal_actions())
                assert isinstance(plan, Plan)
                copy.plans[other] = plan
        copy.to_move = self.to_move
        return copy

    def reopen(self, seat: int) -> None:
        for other in range(self.players):
            if other != seat:
                self.plans[other] = None
        if self.to_move >= 0:
            self.to_move = self._next_seat()

    def information_key(self, seat: int) -> Hashable:
        plan = self.plans[seat]
        quiet = 2 * self.quiet_cycles + self.cycle_busy
        own = "" if plan is None else plan.text
        lists = (*self.star_coins, *self.coins, *self.hands, *self.scores)
        return (self.present, quiet, own, lists)

    # Small parts

    def _cell(self, seat: int) -> int:
        plan = self.plans[seat]
        assert plan is not None
        return plan.cell

    def _note_cap(self, cell: int) -> None:
        value = self.start.values[cell]
        if value and self.star_coins[cell] >= value:
            self.full |= 1 << cell

    def _tell(self, event: Event) -> None:
        if self.narrating:
            self.events.append(event)

    def _tell_reveal(self) -> None:
        for seat, plan in enumerate(self.plans):
            if plan is None:
                self._tell(happened.SatOut(seat))
            else:
                self._tell(happened.Revealed(seat, plan.cell, plan.invades))
