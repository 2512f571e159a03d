"""What lies on the table of Sterre en Kroon and how it changes, whoever decides that it does (SK-2 to SK-7).

Automatic and strict bookkeeping share all of this; `rules` decides when each part happens.
"""

from __future__ import annotations

from typing import Any, Final

from hoshikan.engine.errors import Fact
from hoshikan.engine.event import Event
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.state import CHANCE, TERMINAL, State
from hoshikan.games.sterre_en_kroon.rules import events as happened
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES
from hoshikan.games.sterre_en_kroon.rules.components import TRACK_END
from hoshikan.games.sterre_en_kroon.rules.numbers import numbers_in
from hoshikan.games.sterre_en_kroon.rules.setup import PAWNS, Start

S_DRAW: Final = 0
S_DECLARE: Final = 1
S_RECORD: Final = 2
S_CARD: Final = 3
S_SCORE: Final = 4
S_END_CARD: Final = 5
S_END_SCORE: Final = 6
STAGES: Final = ("draw", "declare", "record", "card", "score", "end-card", "end-score")

DREW: Final = 1
BOUGHT: Final = 2
CARD_USED: Final = 4
CROWN_USED: Final = 8
"""Bits of `used`: what may be done once per turn and is done."""


def may_buy(drew: bool, bought: bool, top: int, crowns: int) -> bool:
    """Whether a crown may be spent on more cards: after the draw, once, if there is a visible card (SK-2.2)."""
    return drew and not bought and top > 0 and crowns > 0


class Table(State):
    """The pieces, as sets of numbers (see `numbers`), masks of lines and counts per seat."""

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
        "spent",
        "stage",
        "start",
        "supply",
        "top",
        "track",
        "turn",
        "used",
    )

    def __init__(self, start: Start, source: Table | None = None) -> None:
        self.start = start
        self.players = start.players
        self.events: list[Event] = []
        if source is not None:
            self._copy(source)
            return
        seats = start.players
        self.narrating = True
        self.to_move = start.first
        self.active = start.first
        """Whose turn it is, also while another seat is asked."""
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
        self.complete = 0
        """Lines of the map that are full; `fresh` those of this turn, in order."""
        self.fresh: list[int] = []
        self.records: list[int] = [0] * len(start.sheet.line_ids)
        """Record pawns per line: two bits per seat."""
        self.claimed: list[int] = [0] * seats
        """Lines of the map whose points each seat has."""
        self.opened: list[int] = [0] * seats
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

    def _copy(self, source: Table) -> None:
        self.narrating = source.narrating
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
        self.complete = source.complete
        self.fresh = source.fresh[:]
        self.records = source.records[:]
        self.claimed = source.claimed[:]
        self.opened = source.opened[:]
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

    @property
    def setup(self) -> dict[str, Any]:
        start = self.start
        return {
            "players": start.players,
            "options": dict(start.options),
            "sheet": start.sheet.plain(),
            "cards": [[row[:] for row in card] for card in start.cards],
            "hands": [numbers_in(hand) for hand in self.dealt],
            "start": start.first,
            "top": start.top,
        }

    # What is hidden

    def secrets(self, seat: int) -> int:
        """The cards in a seat's hand that nobody else has seen."""
        return self.hands[seat] & self.dealt[seat]

    def hidden_from(self, seat: int | None) -> int:
        """All cards that `seat` (None: a spectator) cannot tell apart: the deck and the secrets of others."""
        hidden = self.deck
        for other in range(self.players):
            if other != seat:
                hidden |= self.secrets(other)
        return hidden

    # SK-2 Draw

    def _draw(self) -> bool:
        """SK-2.1 for the cards still owed. False while a card has to be turned first."""
        while self.owed and self.top:
            number, bit = self.top, 1 << self.top
            self.top = 0
            self.busy = True
            if self.recorded & bit:
                self.gone |= bit
                if self.narrating:
                    self.events.append(happened.Removed(self.active, number))
            else:
                self.hands[self.active] |= bit
                self.owed -= 1
                if self.narrating:
                    self.events.append(happened.Drew(self.active, number))
            if self.deck:
                self.to_move = CHANCE
                return False
        self.owed = 0
        return True

    def _spend_crown(self) -> None:
        self.crowns[self.active] -= 1
        self.spent += 1
        self.busy = True

    # SK-4 Record and map bingo

    def _record(self, number: int) -> None:
        """SK-4.1, SK-4.2: an own pawn on an empty cell, if there is one left."""
        seat = self.active
        if not self.supply[seat]:
            if self.narrating:
                self.events.append(happened.NoPawnLeft(seat, number))
            return
        self.supply[seat] -= 1
        self.pawns[seat] |= 1 << number
        self.recorded |= 1 << number
        self.busy = True
        if self.narrating:
            self.events.append(happened.Recorded(seat, number))
        sheet = self.start.sheet
        for line in sheet.lines_of[number]:
            if not sheet.line_masks[line] & ~self.recorded:
                self.complete |= 1 << line
                self.fresh.append(line)
                if self.narrating:
                    self.events.append(happened.LineCompleted(seat, sheet.line_ids[line]))

    def _fresh_crowns(self) -> int:
        """Crown cells that lie on lines completed in this turn and still carry their crowns (SK-4.3)."""
        cells = 0
        for line in self.fresh:
            cells |= self.start.sheet.line_crowns[line]
        return cells & self.map_crowns

    def _take_map_crown(self, cell: int) -> None:
        self.map_crowns &= ~(1 << cell)
        self.crowns[self.active] += 1
        self.busy = True
        if self.narrating:
            column, row = self.start.sheet.crown_cells[cell]
            self.events.append(happened.CrownTaken(self.active, column, row))

    # SK-5 Bingo card

    def _openable(self, seat: int) -> int:
        return self.start.card_numbers[seat] & self.recorded & ~self.opened[seat]

    def _open(self, seat: int, numbers: int) -> None:
        if numbers:
            self.opened[seat] |= numbers
            self.busy = True
            if self.narrating:
                self.events.append(happened.Opened(seat, tuple(numbers_in(numbers))))

    def _open_bingos(self, seat: int) -> int:
        """The fully open lines of a card whose points are not taken yet, as a mask (SK-6.2)."""
        closed, taken, found, bit = ~self.opened[seat], self.bingos[seat], 0, 1
        for mask in self.start.card_lines[seat]:
            if not mask & closed and not taken & bit:
                found |= bit
            bit <<= 1
        return found

    # SK-6 Record bingos, then score

    def line_points(self, line: int, seat: int) -> int:
        """What a full line is worth to a seat: 1 for taking part, 1 more for the most pawns (SK-6.1)."""
        mask = self.start.sheet.line_masks[line]
        count = (self.pawns[seat] & mask).bit_count()
        if not count:
            return 0
        for pawns in self.pawns:
            if (pawns & mask).bit_count() > count:
                return 1
        return 2

    def _note_map_points(self, seat: int, line: int) -> int:
        """Put the record pawns for a seat's points in a full line; returns the points."""
        points = self.line_points(line, seat)
        if not points:
            return 0
        self.claimed[seat] |= 1 << line
        pawns = min(points, self.supply[seat])
        self.supply[seat] -= pawns
        self.records[line] += pawns << 2 * seat
        if self.narrating:
            sheet = self.start.sheet
            count = (self.pawns[seat] & sheet.line_masks[line]).bit_count()
            self.events.append(happened.MapScored(seat, sheet.line_ids[line], points, count, pawns))
        return points

    def _note_bingos(self, seat: int, bingos: int) -> int:
        """Mark bingos of a card as scored; returns their points."""
        self.bingos[seat] |= bingos
        if self.narrating:
            for index, line in enumerate(CARD_LINES):
                if bingos >> index & 1:
                    self.events.append(happened.CardScored(seat, line))
        return bingos.bit_count()

    def _advance(self, seat: int, points: int) -> None:
        """SK-6.3: space by space, so that crowns on the way are taken."""
        if not points:
            return
        self.busy = True
        before = self.scores[seat]
        after = min(before + points, TRACK_END)
        self.scores[seat] = after
        if self.narrating:
            self.events.append(happened.Advanced(seat, before, after, before + points - after))
        passed = self.track & ((2 << after) - (2 << before))
        if passed:
            self.track &= ~passed
            self.crowns[seat] += passed.bit_count()
            if self.narrating:
                for space in numbers_in(passed):
                    self.events.append(happened.TrackCrownTaken(seat, space))

    # Result

    def points(self) -> list[int]:
        return self.scores[:]

    def winners(self) -> frozenset[int]:
        """SK-7.3"""
        assert self.to_move == TERMINAL
        best = max(self.scores)
        return frozenset(seat for seat in range(self.players) if self.scores[seat] == best)

    def end_reason(self) -> str:
        return self.ending if self.to_move == TERMINAL else ""

    def score_lines(self, seat: int) -> list[ScoreLine]:
        sheet, lines = self.start.sheet, []
        for line, name in enumerate(sheet.line_ids):
            points = self.line_points(line, seat) if self.claimed[seat] >> line & 1 else 0
            if points:
                count = (self.pawns[seat] & sheet.line_masks[line]).bit_count()
                facts: dict[str, Fact] = {"line": name, "pawns": count}
                lines.append(ScoreLine("map-line" if points == 1 else "map-majority", points, "SK-6.1", facts))
        for index, name in enumerate(CARD_LINES):
            if self.bingos[seat] >> index & 1:
                lines.append(ScoreLine("card-line", 1, "SK-6.2", {"line": name}))
        crowns = self.crown_points[seat]
        if crowns:
            lines.append(ScoreLine("crowns", crowns, "SK-7.2", {"crowns": crowns}))
        lost = sum(line.points for line in lines) - self.scores[seat]
        if lost:
            lines.append(ScoreLine("beyond-the-track", -lost, "SK-6.3", {"lost": lost, "most": TRACK_END}))
        return lines
