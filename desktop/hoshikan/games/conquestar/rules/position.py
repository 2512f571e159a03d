"""The parts of a position of Conquestar: its fields, and the methods of the rules on them."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.event import Event
from hoshikan.engine.state import TERMINAL, State
from hoshikan.games.conquestar.rules.actions import Plan
from hoshikan.games.conquestar.rules.field import CARDS, CELLS, REACH, allies_left, live_cards
from hoshikan.games.conquestar.rules.setup import Start

TRADE_INCOME: Final = 3
"""Coins that a trade brings besides those on the star (CQ-3.1)."""


class ConquestarPosition(State):
    """A round with the choices made so far. Masks are those of `field`."""

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

    def __init__(self, start: Start, source: ConquestarPosition | None = None) -> None:
        self.start = start
        self.players = start.players
        self.events = []
        self.plans: list[Plan | None] = list(start.plans)
        """This round's choices, None while a seat has not chosen."""
        if source is not None:
            self._copy(source)
            return
        self.record_events = True
        self.last_plans: list[Plan | None] = list(start.last_plans)
        """Last revealed choices, for the table."""
        self.round = start.round
        self.present = start.present
        self.coins: list[int] = list(start.coins)
        self.star_coins: list[int] = list(start.star_coins)
        self.hands: list[int] = list(start.hands)
        self.tables: list[int] = list(start.tables)
        self.owner: list[int] = list(start.owners)
        self.scores: list[int] = [sum(values) for values in start.won]
        for cell, owner in enumerate(start.owners):
            if owner >= 0:
                self.scores[owner] += start.values[cell]
        self.quiet_cycles = start.quiet_cycles
        self.cycle_busy = start.cycle_busy
        self.full = 0
        """Stars that hold as many coins as they are worth: no trade there (CQ-2.3)."""
        for cell in range(CELLS):
            self.note_cap(cell)
        self.to_move = self.next_seat()

    def _copy(self, source: ConquestarPosition) -> None:
        self.record_events = source.record_events
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

    def reach(self, seat: int) -> int:
        """The stars that the seat's hand leads to (CQ-2.1), as a mask."""
        return REACH[self.hands[seat]] & self.present

    def trade_income(self, cell: int) -> int:
        """Coins that a trade brings (CQ-3.1)."""
        return TRADE_INCOME + self.star_coins[cell]

    def invasion_cost(self, cell: int) -> int:
        """Return the cost of a sole invasion (CQ-4.1)."""
        return allies_left(self.present, cell)

    def can_pay(self, seat: int, cell: int) -> bool:
        """True if the seat has the coins for a sole invasion of a star (CQ-4.4)."""
        return self.invasion_cost(cell) <= self.coins[seat]

    def takes(self, plan: Plan) -> bool:
        """True if the seat to move wins a star by `plan` if no other seat goes there."""
        return plan.invades and self.can_pay(self.to_move, plan.cell)

    def fills(self, plan: Plan) -> bool:
        """True if a trade of the seat to move leaves a star with as many coins as its value (CQ-2.3, CQ-3.2)."""
        return not plan.invades and self.star_coins[plan.cell] + 1 >= self.start.values[plan.cell]

    def coins_after(self, plan: Plan) -> int:
        """Return the coins of the seat to move after `plan` if no other seat goes there (CQ-3.1, CQ-4.4, CQ-4.5)."""
        coins, cell = self.coins[self.to_move], plan.cell
        if not plan.invades:
            return coins + self.trade_income(cell)
        return coins - self.invasion_cost(cell) + self.star_coins[cell] if self.takes(plan) else coins

    def field_after(self, plan: Plan) -> int:
        """Return the stars left after `plan` of the seat to move if no other is taken, as a mask."""
        return self.present & ~(1 << plan.cell) if self.takes(plan) else self.present

    def hand_after(self, plan: Plan) -> int:
        """The cards that the seat to move then still holds before small hands are laid down (CQ-5.1, CQ-5.2)."""
        return self.hands[self.to_move] & ~CARDS[plan.cell] & live_cards(self.field_after(plan))

    def next_seat(self) -> int:
        """The first seat that still has to choose; seats without destination cards do not (CQ-2.5)."""
        for seat in range(self.players):
            if self.hands[seat] and self.plans[seat] is None:
                return seat
        return TERMINAL

    def note_cap(self, cell: int) -> None:
        """Note whether a star is full now (CQ-2.3)."""
        value = self.start.values[cell]
        if value and self.star_coins[cell] >= value:
            self.full |= 1 << cell

    def emit(self, event: Event) -> None:
        """Add to what the last action did."""
        if self.record_events:
            self.events.append(event)
