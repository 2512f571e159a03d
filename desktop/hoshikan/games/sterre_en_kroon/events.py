"""What can happen in Sterre en Kroon, in the order it is told. Seats count from 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from hoshikan.engine.event import Event


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """A card becomes the visible top of the deck."""

    rule: ClassVar[str] = "SK-1.2"
    number: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn begins."""

    rule: ClassVar[str] = "SK-1.3"
    seat: int


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """The visible card's number is recorded already: it leaves the game."""

    rule: ClassVar[str] = "SK-2.1"
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat takes the visible card."""

    rule: ClassVar[str] = "SK-2.1"
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class BoughtCards(Event):
    """A crown is spent on two more cards."""

    rule: ClassVar[str] = "SK-2.2"
    seat: int


@dataclass(frozen=True, slots=True)
class KeptCrown(Event):
    """A seat does not want more cards."""

    rule: ClassVar[str] = "SK-2.2"
    seat: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A hand card is played; `counts` is false if its number is recorded or was declared earlier in this turn."""

    rule: ClassVar[str] = "SK-3.1"
    seat: int
    number: int
    counts: bool


@dataclass(frozen=True, slots=True)
class DeclaredFromCard(Event):
    """A number of the own bingo card is declared."""

    rule: ClassVar[str] = "SK-3.2"
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class DeclaredByCrown(Event):
    """A crown is spent to declare any number."""

    rule: ClassVar[str] = "SK-3.3"
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Recorded(Event):
    """A pawn is put on a number's cell."""

    rule: ClassVar[str] = "SK-4.1"
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class NoPawnLeft(Event):
    """A declared number stays unrecorded for want of a pawn."""

    rule: ClassVar[str] = "SK-4.1"
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class LineCompleted(Event):
    """A line of the map is full."""

    rule: ClassVar[str] = "SK-4.2"
    seat: int
    line: str


@dataclass(frozen=True, slots=True)
class CrownTaken(Event):
    """The crown on a cell of a completed line is taken."""

    rule: ClassVar[str] = "SK-4.3"
    seat: int
    column: int
    row: int


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """Recorded numbers are opened on a bingo card."""

    rule: ClassVar[str] = "SK-5.1"
    seat: int
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MapScored(Event):
    """A map line's points for one seat: `count` of its pawns stand there, `pawns` record pawns are put."""

    rule: ClassVar[str] = "SK-6.1"
    seat: int
    line: str
    points: int
    count: int
    pawns: int


@dataclass(frozen=True, slots=True)
class CardScored(Event):
    """A bingo of the own card scores a point."""

    rule: ClassVar[str] = "SK-6.2"
    seat: int
    line: str


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    """A pawn moves on the score track; `lost` points went beyond its end."""

    rule: ClassVar[str] = "SK-6.3"
    seat: int
    before: int
    after: int
    lost: int


@dataclass(frozen=True, slots=True)
class TrackCrownTaken(Event):
    """The first pawn on a space of the track takes its crown."""

    rule: ClassVar[str] = "SK-6.3"
    seat: int
    space: int


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    """The end begins; `reason` as in `end_reason`."""

    rule: ClassVar[str] = "SK-7.1"
    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class CrownsCounted(Event):
    """Unused crowns score a point each."""

    rule: ClassVar[str] = "SK-7.2"
    seat: int
    crowns: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    """Most points, or several seats with as many."""

    rule: ClassVar[str] = "SK-7.3"
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StoodStill(Event):
    """Nothing happened for a whole round of turns."""

    rule: ClassVar[str] = "SK-7.4"


@dataclass(frozen=True, slots=True)
class DrawClosed(Event):
    """The draw step is closed; a card not drawn stays on the deck."""

    rule: ClassVar[str] = "SK-8.1"
    seat: int


@dataclass(frozen=True, slots=True)
class DeclareClosed(Event):
    """The declare step is closed."""

    rule: ClassVar[str] = "SK-8.2"
    seat: int


@dataclass(frozen=True, slots=True)
class RecordClosed(Event):
    """The record step is closed."""

    rule: ClassVar[str] = "SK-8.3"
    seat: int


@dataclass(frozen=True, slots=True)
class Forgotten(Event):
    """A declared number was not placed: the declaration is void."""

    rule: ClassVar[str] = "SK-8.3"
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class CardClosed(Event):
    """The card step is closed."""

    rule: ClassVar[str] = "SK-8.4"
    seat: int


@dataclass(frozen=True, slots=True)
class ScoreClosed(Event):
    """The score step is closed."""

    rule: ClassVar[str] = "SK-8.5"
    seat: int


@dataclass(frozen=True, slots=True)
class EndStepClosed(Event):
    """A step of the end processing is closed."""

    rule: ClassVar[str] = "SK-8.6"
    seat: int


CLOSED: Final = (DrawClosed, DeclareClosed, RecordClosed, CardClosed, ScoreClosed, EndStepClosed, EndStepClosed)
"""What closing each stage of a turn (see `table.STAGES`) tells, in strict bookkeeping."""
