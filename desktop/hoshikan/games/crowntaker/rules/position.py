"""The parts of a position of CrownTaker: its fields, and the common methods of all phases."""

from __future__ import annotations

from typing import Final

from hoshikan.engine.event import Event
from hoshikan.engine.state import CHANCE, TERMINAL, State
from hoshikan.games.crowntaker.rules import events
from hoshikan.games.crowntaker.rules.actions import Propose
from hoshikan.games.crowntaker.rules.component_box import ComponentBox
from hoshikan.games.crowntaker.rules.phases import (
    ANSWER,
    CARD,
    ENGLAND,
    EVENT,
    FRANCE,
    LEDGER,
    MEDAL_OWNERS,
    NOBODY,
    OVER,
    REQUEST,
    ROLL,
)
from hoshikan.games.crowntaker.rules.setup import Start

TEAMS: Final = 4
"""Number of players with a general and a negotiator on each side (CT-8.1)."""
_NEGOTIATORS_STEPS: Final = (REQUEST, ANSWER, CARD)
_ROLLS: Final = (ROLL, EVENT)


class CrownTakerPosition(State):
    """The fields. Lists of two run France, England; masks of lords and cards are those of `phases.IN_MASK`."""

    __slots__ = (
        "arms",
        "assets",
        "box",
        "burgundy",
        "came",
        "captives",
        "cards",
        "castle",
        "chosen",
        "church",
        "commander",
        "declared",
        "end",
        "first",
        "hand",
        "last_cards",
        "last_roll",
        "ledger",
        "lords",
        "medals",
        "passes",
        "phase",
        "proposal",
        "proposed",
        "round",
        "shown",
        "side",
        "spaces",
        "start",
        "step",
        "table",
        "troops",
        "uses",
        "waiting",
        "war_round",
        "winner",
    )

    def __init__(self, start: Start, source: CrownTakerPosition | None = None) -> None:
        self.start = start
        self.events = []
        if source is not None:
            self._copy(source)
            return
        self.box: ComponentBox = start.box
        self.players = start.players
        self.record_events = True
        self.phase = start.phase
        self.first = start.first
        """The side with the start-player marker."""
        self.step = start.step
        self.side = start.side
        """The side whose decision the step asks for."""
        self.assets: list[int] = list(start.assets)
        self.ledger: list[int] = list(start.ledger)
        """Origin of the assets: by side and number of `phases.LEDGER`."""
        self.hand: list[int] = list(start.hand)
        """Tokens in hand; those of `castle`, `troops`, `arms` and `church` lie there."""
        self.castle: list[int] = list(start.castle)
        self.troops: list[int] = list(start.troops)
        self.arms: list[int] = list(start.arms)
        self.church: list[int] = list(start.church)
        self.burgundy = start.burgundy
        """The side that holds the Burgundy token, or NOBODY."""
        self.lords: list[int] = list(start.lords)
        """Lords in hand (masks)."""
        self.captives: list[int] = list(start.captives)
        """A side's own lords that the other one holds (masks)."""
        self.commander: list[int] = list(start.commander)
        self.waiting: list[int] = list(start.waiting)
        """The lord in the castle, or NOBODY."""
        self.spaces: tuple[int, ...] = start.spaces
        """Owners of the medals on the map, by phase."""
        self.medals: list[int] = [start.spaces.count(owner) for owner in range(MEDAL_OWNERS)]
        self.uses: list[int] = list(start.uses)
        """Number of uses of the skill in this war."""
        self.declared: list[int] = list(start.declared)
        """1 if the skill is used in this round of war."""
        self.war_round = start.war_round
        self.last_roll = start.last_roll
        self.round = start.round
        self.cards: list[int] = list(start.cards)
        """Unused negotiation cards (masks)."""
        self.table: list[int] = list(start.table)
        """The owner's captive on the table, or NOBODY."""
        self.came: list[int] = list(start.came)
        """1 if a captive of this owner has come on the table in this round."""
        self.shown: list[int] = list(start.shown)
        """The owner's lords that have been on the table in this phase (masks)."""
        self.passes = start.passes
        self.proposed: list[int] = list(start.proposed)
        """1 if the side has proposed a deal in this request step."""
        self.proposal: Propose | None = start.proposal
        self.chosen = start.chosen
        """The card France has chosen while England has not."""
        self.last_cards: tuple[int, int] = start.last_cards
        self.winner = NOBODY
        self.end = ""
        self.ask(self.step, self.side)

    def _copy(self, source: CrownTakerPosition) -> None:
        self.box = source.box
        self.players = source.players
        self.record_events = source.record_events
        self.to_move = source.to_move
        self.phase = source.phase
        self.first = source.first
        self.step = source.step
        self.side = source.side
        self.assets = source.assets[:]
        self.ledger = source.ledger[:]
        self.hand = source.hand[:]
        self.castle = source.castle[:]
        self.troops = source.troops[:]
        self.arms = source.arms[:]
        self.church = source.church[:]
        self.burgundy = source.burgundy
        self.lords = source.lords[:]
        self.captives = source.captives[:]
        self.commander = source.commander[:]
        self.waiting = source.waiting[:]
        self.spaces = source.spaces
        self.medals = source.medals[:]
        self.uses = source.uses[:]
        self.declared = source.declared[:]
        self.war_round = source.war_round
        self.last_roll = source.last_roll
        self.round = source.round
        self.cards = source.cards[:]
        self.table = source.table[:]
        self.came = source.came[:]
        self.shown = source.shown[:]
        self.passes = source.passes
        self.proposed = source.proposed[:]
        self.proposal = source.proposal
        self.chosen = source.chosen
        self.last_cards = source.last_cards
        self.winner = source.winner
        self.end = source.end

    def seat(self, side: int) -> int:
        """The seat that decides for `side` in this step (CT-8.1)."""
        return side + 2 if self.players == TEAMS and self.step in _NEGOTIATORS_STEPS else side

    def ask(self, step: int, side: int) -> None:
        """`side` is asked `step` next; rolls are left to chance."""
        self.step = step
        self.side = side
        self.to_move = CHANCE if step in _ROLLS else self.seat(side)

    def pay(self, side: int, assets: int, kind: int) -> None:
        """`side` gains (or, negative, loses) assets by a `kind` of `LEDGER`, without limit (CT-7.3)."""
        self.assets[side] += assets
        self.ledger[side * len(LEDGER) + kind] += assets

    def ruined(self) -> bool:
        """Ends the game if a side has no assets left (CT-7.2)."""
        for side in (FRANCE, ENGLAND):
            if self.assets[side] <= 0:
                self.finish("ruin", 1 - side)
                return True
        return False

    def finish(self, reason: str, winner: int) -> None:
        """The game is over; a draw has no `winner` (NOBODY)."""
        self.end = reason
        self.winner = winner
        self.step = OVER
        self.to_move = TERMINAL
        if self.record_events:
            self.emit(events.GameEnded(reason, winner))

    def put_medal(self, owner: int) -> None:
        """On the phase's space of the map (CT-3.4)."""
        self.spaces = (*self.spaces, owner)
        self.medals[owner] += 1

    def fewer_medals(self) -> int:
        """The side with fewer victory medals, NOBODY if equal; Burgundy's do not count (CT-6.1)."""
        france, england = self.medals[FRANCE], self.medals[ENGLAND]
        return NOBODY if france == england else FRANCE if france < england else ENGLAND

    def emit(self, event: Event) -> None:
        """Call it only if `record_events`: making the event is what costs."""
        self.events.append(event)

    def sees_choice(self, seat: int | None) -> bool:
        """True if `seat` knows the negotiation card France has chosen: its own seat at the cards alone (CT-5.3)."""
        return self.chosen == NOBODY or seat == self.seat(FRANCE)
