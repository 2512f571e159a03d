"""The parts of a position of Sterre en Kroon: its fields, and methods on them."""

from __future__ import annotations

from hoshikan.engine.event import Event
from hoshikan.engine.state import State
from hoshikan.games.sterre_en_kroon.rules.actions import S_DRAW
from hoshikan.games.sterre_en_kroon.rules.bingo import FULL_CARD, numbers_in
from hoshikan.games.sterre_en_kroon.rules.setup import EMPTY_CELL, PAWNS, Start


def share(own: int, most: int) -> int:
    """Return a seat's points of a full line with `own` pawns there, where no seat has more than `most`: 1 point for
    taking part, 1 more for the most pawns (SK-6.1)."""
    if not own:
        return 0
    return 2 if own >= most else 1


class SterrePosition(State):
    """A position: the seat to move is at one step of the turn of seat `active`.

    Numbers are sets (see `bingo`), lines of map and card are masks, the rest counts per seat.
    """

    __slots__ = (
        "active",
        "bingos",
        "busy",
        "claimed",
        "complete",
        "crown_points",
        "crowns",
        "dealt",
        "deck",
        "declared",
        "ending",
        "fresh",
        "gone",
        "hands",
        "lacking",
        "map_crowns",
        "opened",
        "owed",
        "pawns",
        "pending",
        "quiet_turns",
        "recorded",
        "records",
        "scores",
        "settled",
        "shut",
        "spent",
        "stage",
        "start",
        "supply",
        "tallies",
        "top",
        "track",
        "turn",
        "used",
    )

    def __init__(self, start: Start, source: SterrePosition | None = None) -> None:
        self.start = start
        self.players = start.players
        self.events: list[Event] = []
        if source is not None:
            self._copy(source)
            return
        seats = start.players
        self.record_events = True
        self.to_move = start.first
        self.active = start.first
        """The active seat, also while another seat is asked."""
        self.stage = S_DRAW
        self.turn = 0
        self.used = 0
        self.owed = 0
        """Cards still to be drawn in the draw under way."""
        self.top = start.top
        """The visible card; 0 while it is being turned, and when the deck is empty."""
        self.deck = start.deck
        self.gone = 0
        """Number cards out of the game."""
        self.hands: list[int] = list(start.hands)
        self.dealt: tuple[int, ...] = start.hands
        """The first cards of each seat: those still in its hand are secret. Replaced, never changed."""
        self.declared = 0
        """All numbers declared in this turn (SK-3.2); `pending` those not yet recorded, in order."""
        self.pending: list[int] = []
        self.recorded = 0
        self.pawns: list[int] = [0] * seats
        """The numbers that carry each seat's pawns."""
        self.supply: list[int] = [PAWNS - 1] * seats
        self.tallies: list[int] = list(start.sheet.line_tallies)
        """Per line of the map how many pawns each seat has there, eight bits a seat, and above them, as multiples of
        `EMPTY_CELL`, how many cells have none."""
        self.complete = 0
        """Lines of the map that are full; `fresh` those of this turn, in order."""
        self.fresh: list[int] = []
        self.records: list[int] = [0] * len(start.sheet.line_ids)
        """Record pawns per line: two bits per seat."""
        self.claimed: list[int] = [0] * seats
        """Lines of the map whose points each seat has."""
        self.opened: list[int] = [0] * seats
        """Per seat the numbers of its card that are open."""
        self.shut: list[int] = [FULL_CARD] * seats
        """Per seat the tally (see `bingo.CELL`) of the cells of its card that are not open, and `lacking` that of those
        whose numbers are not recorded."""
        self.lacking: list[int] = [FULL_CARD] * seats
        self.bingos: list[int] = [0] * seats
        """Bingos of the own card each seat has its point for."""
        self.scores: list[int] = [0] * seats
        self.crowns: list[int] = [0] * seats
        self.crown_points: list[int] = [0] * seats
        self.map_crowns = (1 << len(start.sheet.crown_cells)) - 1
        self.track = start.sheet.track
        self.spent = 0
        """Crowns out of the game."""
        self.busy = False
        self.quiet_turns = 0
        self.ending = ""
        self.settled = 0
        """Seats that have been through the end processing, from the active one on."""

    def _copy(self, source: SterrePosition) -> None:
        self.record_events = source.record_events
        self.to_move = source.to_move
        self.active = source.active
        self.stage = source.stage
        self.turn = source.turn
        self.used = source.used
        self.owed = source.owed
        self.top = source.top
        self.deck = source.deck
        self.gone = source.gone
        self.hands = source.hands[:]
        self.dealt = source.dealt
        self.declared = source.declared
        self.pending = source.pending[:]
        self.recorded = source.recorded
        self.pawns = source.pawns[:]
        self.supply = source.supply[:]
        self.tallies = source.tallies[:]
        self.complete = source.complete
        self.fresh = source.fresh[:]
        self.records = source.records[:]
        self.claimed = source.claimed[:]
        self.opened = source.opened[:]
        self.shut = source.shut[:]
        self.lacking = source.lacking[:]
        self.bingos = source.bingos[:]
        self.scores = source.scores[:]
        self.crowns = source.crowns[:]
        self.crown_points = source.crown_points[:]
        self.map_crowns = source.map_crowns
        self.track = source.track
        self.spent = source.spent
        self.busy = source.busy
        self.quiet_turns = source.quiet_turns
        self.ending = source.ending
        self.settled = source.settled

    def secrets(self, seat: int) -> int:
        """The cards in a seat's hand that no other seat has seen."""
        return self.hands[seat] & self.dealt[seat]

    def hidden_from(self, seat: int | None) -> int:
        """All cards that `seat` (None: a spectator) cannot distinguish: the deck and the secrets of others."""
        hidden = self.deck
        for other in range(self.players):
            if other != seat:
                hidden |= self.secrets(other)
        return hidden

    def line_points(self, line: int, seat: int) -> int:
        """Return a seat's points of a full line (SK-6.1)."""
        tally = self.tallies[line]
        own = tally >> 8 * seat & 255
        return share(own, max(self.pawns_on(tally))) if own else 0

    def pawns_on(self, tally: int) -> list[int]:
        """Return the number of each seat's pawns on a line with this tally."""
        return [tally >> 8 * seat & 255 for seat in range(self.players)]

    def count_up(self) -> None:
        """Find what follows from pawns and open numbers, after these have been laid out."""
        start = self.start
        for line, mask in enumerate(start.sheet.line_masks):
            self.tallies[line] = (mask & ~self.recorded).bit_count() * EMPTY_CELL
            for seat, pawns in enumerate(self.pawns):
                self.tallies[line] += (mask & pawns).bit_count() << 8 * seat
        for seat, tallies in enumerate(start.card_tallies):
            open_cells = sum([tallies[number] for number in numbers_in(self.opened[seat])])
            self.shut[seat] = FULL_CARD - open_cells
            self.lacking[seat] = FULL_CARD - sum([tallies[number] for number in numbers_in(self.recorded)])
