"""A seat's view: everything but the first cards of the others and the order of the deck (SK-1.2)."""

from __future__ import annotations

from hoshikan.engine.state import CHANCE, TERMINAL
from hoshikan.engine.view import View
from hoshikan.games.sterre_en_kroon.rules.actions import BOUGHT, CARD_USED, CROWN_USED, DREW, STAGES
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, NUMBERS, line_numbers, numbers_in
from hoshikan.games.sterre_en_kroon.rules.components import SheetData, numbers_of_line, shipped_sheet
from hoshikan.games.sterre_en_kroon.rules.phases import crown_buys
from hoshikan.games.sterre_en_kroon.rules.position import SterrePosition


class SterreView(View, kw_only=True):
    """The table as one seat, or a spectator, sees it. Lines go by their ids, cells by column and row from 1."""

    own_sheet: SheetData | None
    """A sheet of one's own; None on the shipped one that the options name: `sheet` is the one or the other."""
    cards: list[list[list[int]]]
    """The bingo card of each seat in rows, 0 for the free centre."""
    turning: bool
    """True if a card of the deck is being turned."""
    active: int
    """The active seat, also while another seat is asked."""
    turn: int
    """Turns begun, from 1."""
    stage: str
    """One of `STAGES`."""
    drew: bool
    bought: bool
    card_used: bool
    crown_used: bool
    """Four rights of each turn: which of them have been used. Those that cost a crown never are if unlimited."""
    owed: int
    """Cards still to be drawn in the draw under way."""
    top: int | None
    """The visible card; None while it is being turned, and when the deck is empty."""
    deck: int
    """Number of cards below the visible one."""
    gone: list[int]
    """Number cards out of the game."""
    unseen: list[int]
    """Numbers that lie in the deck or are secret cards of others."""
    hands: list[list[int]]
    """Known cards of each hand: all of the viewer's, of another's those drawn openly."""
    secret: list[int]
    """Number of cards of each hand that only their owner knows."""
    own_secrets: list[int]
    """The viewer's cards that no other seat knows."""
    declared: list[int]
    """All numbers declared in this turn."""
    pending: list[int]
    """Those of them not recorded yet, in order."""
    pawns: list[int | None]
    """Per number from 1 on the seat of its pawn."""
    supply: list[int]
    """Pawns left to each seat."""
    complete: list[str]
    """Lines of the map that are full."""
    fresh: list[str]
    """Those completed in this turn, in order."""
    records: list[list[int]]
    """Per line of the sheet the record pawns of each seat."""
    claimed: list[list[str]]
    """Per seat the lines of the map whose points it has."""
    opened: list[list[int]]
    """Per seat the open numbers of its card."""
    bingos: list[list[str]]
    """Per seat the bingos of its card whose points it has."""
    crowns: list[int]
    crown_points: list[int]
    """Points that each seat got for its crowns at the end."""
    map_crowns: list[list[int]]
    """Column and row of each cell that still has its crown."""
    track_crowns: list[int]
    """Spaces of the score track that still have their crown."""
    spent: int
    """Crowns out of the game."""
    busy: bool
    """True if anything has moved in this turn."""
    quiet_turns: int
    """Turns on end in which nothing moved."""

    @property
    def strict(self) -> bool:
        """True if players keep the books themselves (SK-8)."""
        return self.options["bookkeeping"] == "strict"

    @property
    def unlimited(self) -> bool:
        """Return whether crowns may be spent more than once in a turn (SK-3.5)."""
        return self.options.get("crowns") == "unlimited"

    @property
    def sheet(self) -> SheetData:
        """The sheet that is played on."""
        return self.own_sheet or shipped_sheet(str(self.options["sheet"]))

    @property
    def may_buy(self) -> bool:
        """True if the active seat may spend a crown on cards, once it is asked (SK-2.2)."""
        return crown_buys(self.drew, self.bought, self.top or 0, self.crowns[self.active])

    def recorded(self, number: int) -> bool:
        """True if a number has a pawn."""
        return self.pawns[number - 1] is not None

    def missing(self, line: str) -> list[int]:
        """The numbers that a line of the map lacks."""
        return [number for number in numbers_of_line(self.sheet, line) if not self.recorded(number)]

    def closed(self, seat: int, bingo: str) -> list[int]:
        """The numbers of a bingo that are not open on the card of `seat`."""
        return [number for number in line_numbers(self.cards[seat], bingo) if number not in self.opened[seat]]


def view_of(state: SterrePosition, seat: int | None) -> SterreView:
    """The view of `seat`, or of a spectator."""
    start, sheet, seats = state.start, state.start.sheet, range(state.players)
    over = state.to_move == TERMINAL
    owners: list[int | None] = [None] * NUMBERS
    for owner in seats:
        for number in numbers_in(state.pawns[owner]):
            owners[number - 1] = owner
    known = [state.hands[owner] if owner == seat else state.hands[owner] & ~state.dealt[owner] for owner in seats]
    return SterreView(
        game="sterre-en-kroon",
        players=state.players,
        options=dict(start.options),
        own_sheet=None if sheet.shipped else sheet.data,
        cards=[[row[:] for row in card] for card in start.cards],
        to_move=state.to_move,
        turning=state.to_move == CHANCE,
        active=state.active,
        turn=state.turn,
        stage=STAGES[state.stage],
        drew=bool(state.used & DREW),
        bought=bool(state.used & BOUGHT),
        card_used=bool(state.used & CARD_USED),
        crown_used=bool(state.used & CROWN_USED),
        owed=state.owed,
        top=state.top or None,
        deck=state.deck.bit_count(),
        gone=numbers_in(state.gone),
        unseen=numbers_in(state.hidden_from(seat)),
        hands=[numbers_in(hand) for hand in known],
        secret=[state.secrets(owner).bit_count() for owner in seats],
        own_secrets=[] if seat is None else numbers_in(state.secrets(seat)),
        declared=numbers_in(state.declared),
        pending=state.pending[:],
        pawns=owners,
        supply=state.supply[:],
        complete=[line for index, line in enumerate(sheet.line_ids) if state.complete >> index & 1],
        fresh=[sheet.line_ids[line] for line in state.fresh],
        records=[[pawns >> 2 * owner & 3 for owner in seats] for pawns in state.records],
        claimed=[
            [line for index, line in enumerate(sheet.line_ids) if state.claimed[owner] >> index & 1] for owner in seats
        ],
        opened=[numbers_in(state.opened[owner]) for owner in seats],
        bingos=[[line for index, line in enumerate(CARD_LINES) if state.bingos[owner] >> index & 1] for owner in seats],
        points=state.scores[:],
        crowns=state.crowns[:],
        crown_points=state.crown_points[:],
        map_crowns=[list(cell) for bit, cell in enumerate(sheet.crown_cells) if state.map_crowns >> bit & 1],
        track_crowns=numbers_in(state.track),
        spent=state.spent,
        busy=state.busy,
        quiet_turns=state.quiet_turns,
        winners=sorted(state.winners()) if over else [],
        end=state.end_reason(),
    )
