"""The parts of a position of 星を渡る: the table, hands and rows, and methods on them."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.event import Event
from hoshikan.engine.state import State
from hoshikan.games.hoshi_wo_wataru.rules.actions import FULL_SET, UNIT
from hoshikan.games.hoshi_wo_wataru.rules.components import SEASONS
from hoshikan.games.hoshi_wo_wataru.rules.setup import DEALT, FULL_DECK, SLOTS, Start

CHOOSING: Final = 0
"""Each seat keeps one of two (HW-1.3)."""
REVEALING: Final = 1
"""Chance lays out the year's constellations (HW-2.1)."""
SETTING: Final = 2
"""Each seat sets its row (HW-2.3)."""
RESOLVING: Final = 3
"""A loser decides about a card (HW-3.3)."""
OVER: Final = 4
PHASES: Final = ("objectives", "revealing", "setting", "resolving", "over")
"""Their names in views."""
EMPTY: Final = -1
"""In a row: no card."""


class HoshiPosition(State):
    """The fields. Hands are packed as in `actions`, sets of constellations are masks with bit n for number n."""

    __slots__ = (
        "bids",
        "chosen",
        "dealt",
        "deck",
        "discards",
        "dummies_left",
        "hands",
        "kept",
        "ledger",
        "lying",
        "markers",
        "moved",
        "order",
        "phase",
        "pool_stars",
        "pools",
        "rows",
        "slot",
        "stardust",
        "stardust_left",
        "start",
        "supernovas",
        "table",
        "winner",
        "won",
        "year",
    )

    def __init__(self, start: Start, source: HoshiPosition | None = None) -> None:
        self.start = start
        self.players = start.players
        self.events = []
        if source is not None:
            self._copy(source)
            return
        seats = start.players
        self.record_events = True
        self.to_move = 0
        self.phase = CHOOSING
        self.year = 1
        self.slot = 0
        self.deck = FULL_DECK
        self.table: tuple[int, ...] = ()
        """The year's constellations in the order of their slots; a fifth is in the last slot too."""
        self.dealt: tuple[int, ...] = start.dealt
        self.chosen: tuple[int, ...] = (-1,) * seats
        """The objectives kept, as indices of OBJECTIVES."""
        self.markers: tuple[int, ...] = start.markers
        self.order: tuple[int, ...] = tuple(sorted(range(seats), key=lambda seat: start.markers[seat]))
        """Seats from the best marker to the worst."""
        self.hands: list[int] = [FULL_SET] * seats
        self.rows: list[int] = [EMPTY] * (SLOTS * seats)
        """Face-down cards, a seat's four slots one after another."""
        self.lying: list[tuple[int, ...]] = [()] * seats
        """Lost cards of the slot being resolved that are not decided yet, descending."""
        self.moved: list[tuple[int, ...]] = [()] * seats
        """Cards shifted to the next slot."""
        self.kept: list[int] = [0] * seats
        """Cards taken back this year, as hands: it is public that these are not face down."""
        self.pools: list[tuple[int, ...]] = [()] * seats
        """Pooled cards, the topmost last."""
        self.pool_stars: list[int] = [0] * seats
        self.discards: list[int] = [0] * seats
        self.won: list[int] = [0] * seats
        self.stardust: list[int] = [0] * seats
        self.stardust_left = start.box.stardust_tiles
        self.dummies_left = start.box.dummies
        self.supernovas: tuple[int, ...] = (-1,) * len(SEASONS)
        """Owner of each season's supernova."""
        self.bids: tuple[int, ...] = ()
        """The bids for the slot resolved last this year."""
        self.winner = -1
        """… and who won it."""
        self.ledger: tuple[tuple[int, tuple[int, ...], tuple[tuple[int, ...], ...]], ...] = ()
        """For each slot resolved this year: who won it, the bids and the cards that were bid, by seat."""

    def _copy(self, source: HoshiPosition) -> None:
        self.record_events = source.record_events
        self.to_move = source.to_move
        self.phase = source.phase
        self.year = source.year
        self.slot = source.slot
        self.deck = source.deck
        self.table = source.table
        self.dealt = source.dealt
        self.chosen = source.chosen
        self.markers = source.markers
        self.order = source.order
        self.hands = source.hands[:]
        self.rows = source.rows[:]
        self.lying = source.lying[:]
        self.moved = source.moved[:]
        self.kept = source.kept[:]
        self.pools = source.pools[:]
        self.pool_stars = source.pool_stars[:]
        self.discards = source.discards[:]
        self.won = source.won[:]
        self.stardust = source.stardust[:]
        self.stardust_left = source.stardust_left
        self.dummies_left = source.dummies_left
        self.supernovas = source.supernovas
        self.bids = source.bids
        self.winner = source.winner
        self.ledger = source.ledger

    def pair(self, seat: int) -> tuple[int, ...]:
        """The two objectives dealt to a seat."""
        return self.dealt[DEALT * seat : DEALT * (seat + 1)]

    def prizes(self, slot: int) -> tuple[int, ...]:
        """The year's constellations in a slot; a fifth is in the last slot too (HW-2.1)."""
        return self.table[slot:] if slot == SLOTS - 1 else self.table[slot : slot + 1]

    def row(self, seat: int) -> list[int]:
        """The face-down cards of a seat by slot, EMPTY for none."""
        return self.rows[SLOTS * seat : SLOTS * (seat + 1)]

    def hidden(self, seat: int) -> int:
        """Return a seat's cards in hand or face down, as a hand: public, as all sets are equal."""
        hand = self.hands[seat]
        for card in self.row(seat):
            if card != EMPTY:
                hand += UNIT[card]
        return hand

    def lying_next(self, seat: int) -> list[int]:
        """The cards of a seat in the next slot, to which a shifted one is added (HW-3.3)."""
        there = self.rows[SLOTS * seat + self.slot + 1]
        return [*self.moved[seat]] if there == EMPTY else [*self.moved[seat], there]

    def next_bid(self, seat: int, card: int) -> tuple[int, int]:
        """Return a seat's bid in the next slot without and with `card` shifted there (HW-3.1, HW-3.3)."""
        numbers, bid = self.start.box.numbers, 0
        for lying in self.lying_next(seat):
            bid += numbers[lying]
        return bid, bid + numbers[card]

    def need(self, seat: int) -> int:
        """Stars that all constellations of a seat need (HW-4.1)."""
        return self.start.box.needed(self.won[seat])

    def top(self, seat: int) -> int:
        """The number on the topmost card of a pool, 0 if it is empty (HW-2.2)."""
        pool = self.pools[seat]
        return pool[-1] if pool else 0

    def ranking(self) -> list[int]:
        """The seats as the next markers would go to them: by stars, topmost card, clockwise from marker 1 (HW-2.2)."""
        first, seats = self.order[0], self.players
        # One number each, the first criterion in the highest digits and the seat itself in the lowest.
        ranks = [
            ((-self.pool_stars[seat] * 16 - self.top(seat)) * 8 + (seat - first) % seats) * 8 + seat
            for seat in range(seats)
        ]
        ranks.sort()
        return [rank & 7 for rank in ranks]

    def set_cards(self, seat: int) -> int:
        """Return the number of cards in a seat's row; while setting they fill it from slot 1."""
        return SLOTS - self.row(seat).count(EMPTY)

    def have(self, seat: int) -> int:
        """Stars for the final check (HW-4.1)."""
        return self.pool_stars[seat] + self.start.box.stardust_stars * self.stardust[seat]

    def emit(self, event: Event) -> None:
        """Record an event, if events are recorded."""
        if self.record_events:
            self.events.append(event)
