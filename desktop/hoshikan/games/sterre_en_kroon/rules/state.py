"""A position of Sterre en Kroon: what can be asked of it. The steps of a turn stand in `phases`."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from hoshikan.engine.action import Action
from hoshikan.engine.errors import Fact, IllegalAction
from hoshikan.engine.packing import reduced
from hoshikan.engine.score import ScoreLine
from hoshikan.engine.state import CHANCE, TERMINAL
from hoshikan.games.sterre_en_kroon.rules.actions import TURNS, SterreAction
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, member_at, members, numbers_in
from hoshikan.games.sterre_en_kroon.rules.components import TRACK_END, plain, plain_sheet
from hoshikan.games.sterre_en_kroon.rules.laying import lay_out
from hoshikan.games.sterre_en_kroon.rules.phases import allows, begin_turn, legal_actions, perform
from hoshikan.games.sterre_en_kroon.rules.position import SterrePosition
from hoshikan.games.sterre_en_kroon.rules.refusals import refusal
from hoshikan.games.sterre_en_kroon.rules.setup import Start, read
from hoshikan.games.sterre_en_kroon.rules.view import SterreView, view_of


class SterreState(SterrePosition):
    """A position: what may be decided, what it counts, and what a seat knows."""

    __slots__ = ()

    def __init__(self, start: Start, source: SterreState | None = None) -> None:
        super().__init__(start, source)
        if source is None and start.position is not None:
            lay_out(self, start.position)
        elif source is None:
            # What happens before the first decision belongs to the set-up and emits no events.
            self.record_events = False
            begin_turn(self, start.first)
            self.record_events = True

    def clone(self) -> SterreState:
        return SterreState(self.start, self)

    @property
    def setup(self) -> dict[str, Any]:
        start = self.start
        setup: dict[str, Any] = {
            "players": start.players,
            "options": dict(start.options),
            "sheet": plain_sheet(start.sheet.data),
            "cards": [[row[:] for row in card] for card in start.cards],
            "hands": [numbers_in(hand) for hand in self.dealt],
            "start": start.first,
            "top": start.top,
        }
        if start.position is not None:
            setup["position"] = plain(start.position)
        return setup

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, from_setup)

    # Decisions

    def legal_actions(self) -> list[Action]:
        return legal_actions(self)

    def chance_outcomes(self) -> Sequence[tuple[Action, float]]:
        if self.to_move != CHANCE:
            return ()
        turns = members(self.deck, TURNS)
        probability = 1.0 / len(turns)
        return [(turn, probability) for turn in turns]

    def drawn(self, point: float) -> Action:
        left = self.deck.bit_count()
        place = int(point * left)
        return member_at(place if place < left else left - 1, self.deck, TURNS)

    def explain_illegal(self, action: Action) -> IllegalAction | None:
        if isinstance(action, SterreAction) and allows(self, action):
            return None
        return refusal(self, action)

    def apply(self, action: Action) -> None:
        if not isinstance(action, SterreAction) or not allows(self, action):
            raise refusal(self, action)
        if self.record_events:
            self.events = []
        perform(self, action)

    # What a seat knows

    def view(self, seat: int | None) -> SterreView:
        return view_of(self, seat)

    def determinize(self, seat: int, rng: Random) -> SterreState:
        """Return a copy in which the cards that `seat` cannot distinguish are dealt anew."""
        copy = self.clone()
        copy.record_events = False
        others = [other for other in range(self.players) if other != seat]
        needs = [self.secrets(other).bit_count() for other in others]
        hidden = self.hidden_from(seat)
        cards = rng.sample(numbers_in(hidden), sum(needs))
        dealt = [first & ~self.deck for first in self.dealt]
        for other, need in zip(others, needs, strict=True):
            before, after = self.secrets(other), 0
            for _ in range(need):
                after |= 1 << cards.pop()
            copy.hands[other] ^= before ^ after
            dealt[other] ^= before ^ after
            hidden ^= after
        unclaimed = hidden
        for owner, first in enumerate(self.dealt):
            # Only a position set up by hand has cards in the deck that were dealt.
            for _ in range((first & self.deck).bit_count()):
                card = unclaimed & -unclaimed
                dealt[owner] |= card
                unclaimed ^= card
        copy.dealt = tuple(dealt)
        copy.deck = hidden
        return copy

    def information_key(self, seat: int) -> Hashable:
        """All that the future can depend on: the way to a position does not matter."""
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

    def points(self) -> list[int]:
        return self.scores[:]

    def winners(self) -> frozenset[int]:
        """Return the seats with the most points, one or several (SK-7.3)."""
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


def from_setup(setup: dict[str, Any]) -> SterreState:
    """Return the start that `setup` of another state describes, for `pickle`."""
    data = read(setup)
    return SterreState(Start(data, dict(data.options)))
