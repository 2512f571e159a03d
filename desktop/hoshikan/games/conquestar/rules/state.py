"""A position of Conquestar: one decision per seat and round; the last one lets `phases` play the round."""

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
from hoshikan.games.conquestar.rules.actions import PLANS, Plan
from hoshikan.games.conquestar.rules.events import Decided
from hoshikan.games.conquestar.rules.field import CARDS, CELL_NAMES, CELLS, REACH, allies_left, cards_text, live_cards
from hoshikan.games.conquestar.rules.phases import play_round
from hoshikan.games.conquestar.rules.setup import Start
from hoshikan.games.conquestar.rules.view import ConquestarView, view_of

TRADE_INCOME: Final = 3
"""Coins that a trade brings besides as many as lie on the star (CQ-3.1)."""
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
            self.note_cap(cell)
        self.to_move = self.next_seat()

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

    # What the rules make of the table

    def reach(self, seat: int) -> int:
        """The stars that the seat's hand leads to (CQ-2.1), as a mask."""
        return REACH[self.hands[seat]] & self.present

    def trade_income(self, cell: int) -> int:
        """Coins that a trade brings (CQ-3.1)."""
        return TRADE_INCOME + self.star_coins[cell]

    def invasion_cost(self, cell: int) -> int:
        """Coins that an invasion costs while nobody else goes there (CQ-4.1)."""
        return allies_left(self.present, cell)

    def can_pay(self, seat: int, cell: int) -> bool:
        """Whether the seat has the coins to invade a star while nobody else goes there (CQ-4.4)."""
        return self.invasion_cost(cell) <= self.coins[seat]

    def takes(self, plan: Plan) -> bool:
        """Whether the seat to move wins a star by `plan` if nobody else goes there."""
        return plan.invades and self.can_pay(self.to_move, plan.cell)

    def field_after(self, plan: Plan) -> int:
        """The stars left after `plan` of the seat to move if nobody else takes one, as a mask."""
        return self.present & ~(1 << plan.cell) if self.takes(plan) else self.present

    def hand_after(self, plan: Plan) -> int:
        """The cards that the seat to move then still holds before small hands are laid down (CQ-5.1, CQ-5.2)."""
        return self.hands[self.to_move] & ~CARDS[plan.cell] & live_cards(self.field_after(plan))

    # Decisions

    def legal_actions(self) -> list[Action]:
        if self.to_move < 0:
            return []
        actions: list[Action] = []
        cells = self.reach(self.to_move)
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
        self.events = [Decided(seat)] if self.narrating else []
        self.plans[seat] = action
        self.to_move = self.next_seat()
        if self.to_move == TERMINAL:
            play_round(self)

    def next_seat(self) -> int:
        """The first seat that still has to choose; seats without destination cards do not (CQ-2.5)."""
        for seat in range(self.players):
            if self.hands[seat] and self.plans[seat] is None:
                return seat
        return TERMINAL

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
            self.to_move = self.next_seat()

    def information_key(self, seat: int) -> Hashable:
        plan = self.plans[seat]
        quiet = 2 * self.quiet_cycles + self.cycle_busy
        own = "" if plan is None else plan.text
        lists = (*self.star_coins, *self.coins, *self.hands, *self.scores)
        return (self.present, quiet, own, lists)

    # Parts that the phases share

    def note_cap(self, cell: int) -> None:
        """Note whether a star is full now (CQ-2.3)."""
        value = self.start.values[cell]
        if value and self.star_coins[cell] >= value:
            self.full |= 1 << cell

    def tell(self, event: Event) -> None:
        """Add to what the last action did."""
        if self.narrating:
            self.events.append(event)
