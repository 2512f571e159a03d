"""A position of Sterre en Kroon: its fields, and what can be asked of it. The steps of a turn stand in `phases`."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from hoshikan.engine.action import Action
from hoshikan.engine.errors import Fact, IllegalAction
from hoshikan.engine.event import Event
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.state import CHANCE, TERMINAL, State
from hoshikan.games.sterre_en_kroon.rules.actions import S_DRAW, TURN, SterreAction
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, numbers_in
from hoshikan.games.sterre_en_kroon.rules.components import TRACK_END, plain_sheet
from hoshikan.games.sterre_en_kroon.rules.phases import allows, begin_turn, legal_actions, perform
from hoshikan.games.sterre_en_kroon.rules.refusals import refusal
from hoshikan.games.sterre_en_kroon.rules.scoring import share
from hoshikan.games.sterre_en_kroon.rules.setup import PAWNS, Start
from hoshikan.games.sterre_en_kroon.rules.view import SterreView, view_for


class SterreState(State):
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

    def __init__(self, start: Start, source: SterreState | None = None) -> None:
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
        # What happens before the first decision belongs to the set-up and is not told.
        self.narrating = False
        begin_turn(self, start.first)
        self.narrating = True

    def clone(self) -> SterreState:
        return SterreState(self.start, self)

    def _copy(self, source: SterreState) -> None:
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
            "sheet": plain_sheet(start.sheet.data),
            "cards": [[row[:] for row in card] for card in start.cards],
            "hands": [numbers_in(hand) for hand in self.dealt],
            "start": start.first,
            "top": start.top,
        }

    # Decisions

    def legal_actions(self) -> list[Action]:
        return legal_actions(self)

    def chance_outcomes(self) -> Sequence[tuple[Action, float]]:
        if self.to_move != CHANCE:
            return ()
        numbers = numbers_in(self.deck)
        probability = 1.0 / len(numbers)
        return [(TURN[number], probability) for number in numbers]

    def explain_illegal(self, action: Action) -> IllegalAction | None:
        if isinstance(action, SterreAction) and allows(self, action):
            return None
        return refusal(self, action)

    def apply(self, action: Action) -> None:
        if not isinstance(action, SterreAction) or not allows(self, action):
            raise refusal(self, action)
        if self.narrating:
            self.events = []
        perform(self, action)

    # What a seat knows

    def view(self, seat: int | None) -> SterreView:
        return view_for(self, seat)

    def determinize(self, seat: int, rng: Random) -> SterreState:
        """A copy in which what `seat` cannot tell apart is dealt anew."""
        copy = self.clone()
        copy.narrating = False
        others = [other for other in range(self.players) if other != seat]
        needs = [self.secrets(other).bit_count() for other in others]
        hidden = self.hidden_from(seat)
        cards = rng.sample(numbers_in(hidden), sum(needs))
        dealt = list(self.dealt)
        for other, need in zip(others, needs, strict=True):
            before, after = self.secrets(other), 0
            for _ in range(need):
                after |= 1 << cards.pop()
            copy.hands[other] ^= before ^ after
            dealt[other] ^= before ^ after
            hidden ^= after
        copy.dealt = tuple(dealt)
        copy.deck = hidden
        return copy

    def information_key(self, seat: int) -> Hashable:
        """What the future can depend on: how a position came about does not matter."""
        known = [hand if other == seat else hand & ~self.dealt[other] for other, hand in enumerate(self.hands)]
        # Declared numbers are recorded in order, but the order only shows where pawns run out.
        ordered = min(self.supply) < self.start.sheet.most_pawns * len(self.pending)
        pending = tuple(self.pending) if ordered else frozenset(self.pending)
        return (
            (self.active, self.to_move, self.stage, self.used, self.owed, self.top, self.declared, pending),
            (self.gone, self.deck.bit_count(), self.hidden_from(seat), self.map_crowns, self.track, self.spent),
            (self.busy, self.quiet_turns, self.settled, self.ending, tuple(self.fresh)),
            (*known, *self.pawns, *self.supply, *self.claimed, *self.opened, *self.bingos),
            (*self.scores, *self.crowns, *self.records),
        )

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

    # Result

    def line_points(self, line: int, seat: int) -> int:
        """What a full line is worth to a seat (SK-6.1)."""
        mask, most = self.start.sheet.line_masks[line], 0
        for pawns in self.pawns:
            most = max(most, (pawns & mask).bit_count())
        return share((self.pawns[seat] & mask).bit_count(), most)

    def points(self) -> list[int]:
        return self.scores[:]

    def winners(self) -> frozenset[int]:
        """Whoever has the most points, one or several (SK-7.3)."""
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
