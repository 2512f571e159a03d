"""A position of 星を渡る: what lies on the table, in hands and rows, and the contract of the engine."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction
from hoshikan.engine.event import Event
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.state import TERMINAL, State
from hoshikan.games.hoshi_wo_wataru.rules import information, phases, refusals, scoring
from hoshikan.games.hoshi_wo_wataru.rules.actions import (
    CHOOSE_ACTIONS,
    FULL_SET,
    KEEP,
    KEEP_ACTIONS,
    OBJECTIVE,
    POOL,
    POOL_ACTIONS,
    REVEAL,
    REVEAL_ACTIONS,
    SET,
    SHIFT,
    SHIFT_ACTIONS,
    UNIT,
    HoshiAction,
    pack,
    set_actions,
)
from hoshikan.games.hoshi_wo_wataru.rules.components import SEASONS
from hoshikan.games.hoshi_wo_wataru.rules.phases import EMPTY, OBJECTIVES, RESOLVING, REVEALING, SETTING
from hoshikan.games.hoshi_wo_wataru.rules.setup import DEALT, FULL_DECK, LAST_SLOT, SLOTS, Start, describe
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView, view_of


class HoshiState(State):
    """A position. Hands are packed as in `actions`, sets of constellations are masks with bit n for number n."""

    __slots__ = (
        "bids",
        "chosen",
        "dealt",
        "deck",
        "discards",
        "dummies_left",
        "hands",
        "kept",
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

    def __init__(self, start: Start, source: HoshiState | None = None) -> None:
        self.start = start
        self.players = start.players
        self.events = []
        if source is not None:
            self._copy(source)
            return
        seats = start.players
        self.narrating = True
        self.to_move = 0
        self.phase = OBJECTIVES
        self.year = 1
        self.slot = 0
        self.deck = FULL_DECK
        self.table: tuple[int, ...] = ()
        """The year's constellations in the order of their slots; a fifth lies in the last slot too."""
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
        """Cards taken back this year, as hands: everybody knows that these are not face down."""
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

    def _copy(self, source: HoshiState) -> None:
        self.narrating = source.narrating
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

    def pair(self, seat: int) -> tuple[int, ...]:
        """The two objectives dealt to a seat."""
        return self.dealt[DEALT * seat : DEALT * (seat + 1)]

    def prizes(self, slot: int) -> tuple[int, ...]:
        """The year's constellations in a slot; a fifth lies in the last slot too (HW-2.1)."""
        return self.table[slot:] if slot == SLOTS - 1 else self.table[slot : slot + 1]

    def row(self, seat: int) -> list[int]:
        """The face-down cards of a seat by slot, EMPTY where none lies."""
        return self.rows[SLOTS * seat : SLOTS * (seat + 1)]

    def hidden(self, seat: int) -> int:
        """What a seat holds in hand or face down, as a hand: open knowledge, as all sets are equal."""
        hand = self.hands[seat]
        for card in self.row(seat):
            if card != EMPTY:
                hand += UNIT[card]
        return hand

    def lying_next(self, seat: int) -> list[int]:
        """The cards of a seat in the next slot, to which a shifted one is added (HW-3.3)."""
        there = self.rows[SLOTS * seat + self.slot + 1]
        return [*self.moved[seat]] if there == EMPTY else [*self.moved[seat], there]

    def need(self, seat: int) -> int:
        """Stars that all constellations of a seat need (HW-4.1)."""
        return scoring.needed(self.start.box, self.won[seat])

    def top(self, seat: int) -> int:
        """The number on the topmost card of a pool, 0 if it is empty (HW-2.2)."""
        pool = self.pools[seat]
        return pool[-1] if pool else 0

    def ranking(self) -> list[int]:
        """The seats as the next markers would go to them: by stars, topmost card, clockwise from marker 1 (HW-2.2)."""
        first, seats = self.order[0], self.players
        return sorted(range(seats), key=lambda seat: (-self.pool_stars[seat], -self.top(seat), (seat - first) % seats))

    def set_cards(self, seat: int) -> int:
        """How many cards lie in a seat's row; while setting they fill it from slot 1."""
        return SLOTS - self.row(seat).count(EMPTY)

    def have(self, seat: int) -> int:
        """Stars for the final check (HW-4.1)."""
        return self.pool_stars[seat] + self.start.box.stardust_stars * self.stardust[seat]

    def tell(self, event: Event) -> None:
        """Note an event for whoever listens."""
        if self.narrating:
            self.events.append(event)

    # The contract of the engine

    @property
    def setup(self) -> dict[str, Any]:
        return describe(self.start, self.dealt)

    @property
    def simultaneous_phase(self) -> int:
        return self.year if self.phase == SETTING else 0

    def clone(self) -> HoshiState:
        return HoshiState(self.start, self)

    # Decisions

    def legal_actions(self) -> list[Action]:
        if self.phase == SETTING:
            return list(set_actions(self.hands[self.to_move]))
        if self.phase == RESOLVING:
            card = self.lying[self.to_move][0]
            if self.slot == LAST_SLOT:
                return [POOL_ACTIONS[card], KEEP_ACTIONS[card]]
            return [POOL_ACTIONS[card], SHIFT_ACTIONS[card], KEEP_ACTIONS[card]]
        if self.phase == REVEALING:
            return [action for action in REVEAL_ACTIONS if self.deck >> action.value & 1]
        if self.phase == OBJECTIVES:
            return [CHOOSE_ACTIONS[index] for index in self.pair(self.to_move)]
        return []

    def chance_outcomes(self) -> Sequence[tuple[Action, float]]:
        if self.phase != REVEALING:
            return ()
        share = 1.0 / self.deck.bit_count()
        return [(action, share) for action in REVEAL_ACTIONS if self.deck >> action.value & 1]

    def explain_illegal(self, action: Action) -> IllegalAction | None:
        if isinstance(action, HoshiAction) and self._allows(action.kind, action.value):
            return None
        return refusals.explain(self, action)

    def _allows(self, kind: int, value: int) -> bool:
        if self.phase == SETTING:
            return kind == SET and bool(self.hands[self.to_move] >> 4 * value & 15)
        if self.phase == RESOLVING:
            if kind == SHIFT:
                return self.slot < LAST_SLOT and self.lying[self.to_move][0] == value
            return kind in (POOL, KEEP) and self.lying[self.to_move][0] == value
        if self.phase == REVEALING:
            return kind == REVEAL and bool(self.deck >> value & 1)
        return self.phase == OBJECTIVES and kind == OBJECTIVE and value in self.pair(self.to_move)

    def apply(self, action: Action) -> None:
        if not isinstance(action, HoshiAction) or not self._allows(action.kind, action.value):
            raise refusals.explain(self, action)
        self.events = []
        if self.phase == SETTING:
            phases.set_card(self, action.value)
        elif self.phase == RESOLVING:
            phases.decide(self, action.kind, action.value)
        elif self.phase == REVEALING:
            phases.reveal(self, action.value)
        else:
            phases.choose(self, action.value)

    # Result

    def points(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(self.players)]

    def winners(self) -> frozenset[int]:
        assert self.to_move == TERMINAL
        return scoring.winners(self)

    def end_reason(self) -> str:
        return "five-years" if self.to_move == TERMINAL else ""

    def score_lines(self, seat: int) -> list[ScoreLine]:
        return scoring.lines(self, seat)

    # Knowledge of a seat

    def view(self, seat: int | None) -> HoshiView:
        """Everything but face-down cards and the objectives of others (HW-3.4)."""
        return view_of(self, seat)

    def determinize(self, seat: int, rng: Random) -> HoshiState:
        copy = self.clone()
        copy.narrating = False
        information.determinize(copy, seat, rng)
        return copy

    def information_key(self, seat: int) -> Hashable:
        return information.information_key(self, seat)

    def reopen(self, seat: int) -> None:
        """Rows that are complete go back into the hands; one only begun is what `determinize` made of it."""
        if self.phase != SETTING:
            return
        begun = self.to_move
        for other in range(self.players):
            if other not in (seat, begun):
                row = SLOTS * other
                self.hands[other] += pack(card for card in self.rows[row : row + SLOTS] if card >= 0)
                self.rows[row : row + SLOTS] = [EMPTY] * SLOTS
        phases.next_setter(self, 0)
