"""A seat's view of a position (HW-3.4)."""

from __future__ import annotations

import msgspec

from hoshikan.engine.state import TERMINAL
from hoshikan.engine.view import View
from hoshikan.games.hoshi_wo_wataru.rules import scoring
from hoshikan.games.hoshi_wo_wataru.rules.actions import DUMMIES, cards, count
from hoshikan.games.hoshi_wo_wataru.rules.components import (
    COMPONENTS,
    OBJECTIVES,
    Components,
    Constellation,
    ObjectiveCard,
)
from hoshikan.games.hoshi_wo_wataru.rules.position import EMPTY, PHASES, HoshiPosition
from hoshikan.games.hoshi_wo_wataru.rules.scoring import numbers
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS


class Auction(msgspec.Struct, frozen=True):
    """The bids for a slot."""

    winner: int
    bids: list[int]
    cards: list[list[int]]
    """By seat, in descending order; some of them may not be decided yet."""


class HoshiView(View, kw_only=True):
    """The table, and the hand of one seat. Cards are their numbers, a dummy 0; constellations their circled numbers;
    slots count from 0."""

    components: Components | None
    """The cards of the box, None for the shipped ones."""
    year: int
    phase: str
    """One of `position.PHASES`."""
    slot: int
    """The slot being set or resolved."""
    markers: list[int]
    slots: list[list[int]]
    """The year's constellations by slot, those already taken included."""
    unseen: int
    """Constellations left in the deck."""
    dealt: list[str]
    """Ids of the two objectives dealt to the watching seat."""
    objectives: list[str | None]
    """The objectives kept, if known."""
    has_objective: list[bool]
    hand: list[int]
    """Cards of the watching seat, ascending."""
    hand_counts: list[int]
    dummies: list[int]
    """Dummies in hand or face down."""
    dummies_left: int
    remaining: list[list[int]]
    """Cards in hand or face down, dummies left out: open knowledge, as all sets are equal."""
    kept: list[list[int]]
    """Cards taken back this year."""
    rows: list[list[int | None]]
    """Face-down cards by slot: None for none, -1 for cards hidden from the viewing seat."""
    lying: list[list[int]]
    """Lost cards that are not decided yet, the next one first."""
    moved: list[list[int]]
    """Cards shifted to the next slot."""
    bids: list[int]
    """The bids for the slot resolved last this year; empty before."""
    winner: int
    """… and who won it, or -1."""
    ledger: list[Auction]
    """The slots resolved this year, from the first on."""
    pools: list[list[int]]
    """Pooled cards, the topmost last."""
    pool_stars: list[int]
    discards: list[list[int]]
    won: list[list[int]]
    turned: list[list[int]]
    """Constellations that the final check would turn over now (HW-4.1)."""
    need: list[int]
    """Stars that all constellations won need."""
    have: list[int]
    stardust: list[int]
    stardust_left: int
    supernovas: list[int]
    """Owner of each season's supernova, -1 for none."""

    @property
    def box(self) -> Components:
        """The cards this game is played with."""
        return COMPONENTS.shipped() if self.components is None else self.components

    @property
    def taken(self) -> set[int]:
        """The constellations that have been won."""
        return {number for won in self.won for number in won}

    def constellation(self, number: int) -> Constellation:
        """The card with a circled number."""
        return next(card for card in self.box.constellation if card.number == number)

    def objective(self, name: str) -> ObjectiveCard:
        """The objective card with an id."""
        return next(card for card in self.box.objective if card.id == name)

    def due(self, seat: int) -> int:
        """The lost card of a seat that is decided next (HW-3.3)."""
        return self.lying[seat][0]

    def bid_with_shifted(self, seat: int, card: int) -> int:
        """Return the viewing seat's bid in the next slot with `card` shifted there (HW-3.1, HW-3.3)."""
        down = self.rows[seat][self.slot + 1]
        return self.box.bid((*self.moved[seat], card, *([] if down is None else [down])))


def view_of(state: HoshiPosition, seat: int | None) -> HoshiView:
    """Return the view of `seat` (None: a spectator); lists by seat unless noted."""
    start, seats = state.start, range(state.players)
    over = state.to_move == TERMINAL
    balances = [scoring.account(state, other) for other in seats]
    known = [state.chosen[other] if over or other == seat else -1 for other in seats]
    return HoshiView(
        game="hoshi-wo-wataru",
        players=state.players,
        options=dict(start.options),
        components=start.custom,
        year=state.year,
        phase=PHASES[state.phase],
        slot=state.slot,
        to_move=state.to_move,
        markers=list(state.markers),
        slots=[list(state.prizes(slot)) for slot in range(SLOTS)],
        unseen=state.deck.bit_count(),
        dealt=[] if seat is None else [OBJECTIVES[index] for index in state.pair(seat)],
        objectives=[OBJECTIVES[index] if index >= 0 else None for index in known],
        has_objective=[index >= 0 for index in state.chosen],
        hand=[] if seat is None else list(cards(state.hands[seat])),
        hand_counts=[count(hand) for hand in state.hands],
        dummies=[state.hidden(other) & DUMMIES for other in seats],
        dummies_left=state.dummies_left,
        remaining=[list(cards(state.hidden(other) & ~DUMMIES)) for other in seats],
        kept=[list(cards(kept)) for kept in state.kept],
        rows=[_row(state, other, other == seat) for other in seats],
        lying=[list(lost) for lost in state.lying],
        moved=[list(moved) for moved in state.moved],
        bids=list(state.bids),
        winner=state.winner,
        ledger=[
            Auction(winner, list(bids), [sorted(shown, reverse=True) for shown in by_seat])
            for winner, bids, by_seat in state.ledger
        ],
        pools=[list(pool) for pool in state.pools],
        pool_stars=state.pool_stars[:],
        discards=[list(cards(discards)) for discards in state.discards],
        won=[numbers(won) for won in state.won],
        turned=[numbers(balance.turned) for balance in balances],
        need=[state.need(other) for other in seats],
        have=[balance.have for balance in balances],
        stardust=state.stardust[:],
        stardust_left=state.stardust_left,
        supernovas=list(state.supernovas),
        points=[
            scoring.open_points(state, other, balances[other])
            + scoring.goal_points(state, known[other], balances[other])
            for other in seats
        ],
        winners=sorted(scoring.winners(state)) if over else [],
        end=state.end_reason(),
    )


def _row(state: HoshiPosition, seat: int, own: bool) -> list[int | None]:
    return [None if card == EMPTY else card if own else -1 for card in state.row(seat)]
