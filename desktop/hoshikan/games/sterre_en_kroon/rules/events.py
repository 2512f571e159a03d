"""Events of Sterre en Kroon, in their order. Seats count from 0."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from hoshikan.engine.event import Event


class Turned(Event, frozen=True):
    """A card becomes the visible top of the deck."""

    rule: ClassVar[str] = "SK-1.2"
    number: int


class TurnBegan(Event, frozen=True):
    """A seat's turn begins."""

    rule: ClassVar[str] = "SK-1.3"
    seat: int


class Removed(Event, frozen=True):
    """The visible card's number is recorded already: it leaves the game."""

    rule: ClassVar[str] = "SK-2.1"
    seat: int
    number: int


class Drew(Event, frozen=True):
    """A seat takes the visible card."""

    rule: ClassVar[str] = "SK-2.1"
    seat: int
    number: int


class BoughtCards(Event, frozen=True):
    """A crown is spent on two more cards."""

    rule: ClassVar[str] = "SK-2.2"
    seat: int


class KeptCrown(Event, frozen=True):
    """A seat does not want more cards."""

    rule: ClassVar[str] = "SK-2.2"
    seat: int


class Played(Event, frozen=True):
    """A hand card is played; `counts` is false if its number is recorded or was declared earlier in this turn."""

    rule: ClassVar[str] = "SK-3.1"
    seat: int
    number: int
    counts: bool


class DeclaredFromCard(Event, frozen=True):
    """A number of the own bingo card is declared."""

    rule: ClassVar[str] = "SK-3.2"
    seat: int
    number: int


class DeclaredByCrown(Event, frozen=True):
    """A crown is spent to declare any number."""

    rule: ClassVar[str] = "SK-3.3"
    seat: int
    number: int


class Recorded(Event, frozen=True):
    """A pawn is put on a number's cell."""

    rule: ClassVar[str] = "SK-4.1"
    seat: int
    number: int


class NoPawnLeft(Event, frozen=True):
    """A declared number stays unrecorded for want of a pawn."""

    rule: ClassVar[str] = "SK-4.1"
    seat: int
    number: int


class LineCompleted(Event, frozen=True):
    """A line of the map is full."""

    rule: ClassVar[str] = "SK-4.2"
    seat: int
    line: str


class CrownTaken(Event, frozen=True):
    """The crown on a cell of a completed line is taken."""

    rule: ClassVar[str] = "SK-4.3"
    seat: int
    column: int
    row: int


class Opened(Event, frozen=True):
    """Recorded numbers are opened on a bingo card."""

    rule: ClassVar[str] = "SK-5.1"
    seat: int
    numbers: tuple[int, ...]


class MapScored(Event, frozen=True):
    """A map line's points for one seat: `count` of its pawns stand there, `pawns` record pawns are put."""

    rule: ClassVar[str] = "SK-6.1"
    seat: int
    line: str
    points: int
    count: int
    pawns: int


class CardScored(Event, frozen=True):
    """A bingo of the own card scores a point."""

    rule: ClassVar[str] = "SK-6.2"
    seat: int
    line: str


class Advanced(Event, frozen=True):
    """A pawn moves on the score track; `lost` points went beyond its end."""

    rule: ClassVar[str] = "SK-6.3"
    seat: int
    before: int
    after: int
    lost: int


class TrackCrownTaken(Event, frozen=True):
    """The first pawn on a space of the track takes its crown."""

    rule: ClassVar[str] = "SK-6.3"
    seat: int
    space: int


class EndTriggered(Event, frozen=True):
    """The end begins; `reason` as in `end_reason`."""

    rule: ClassVar[str] = "SK-7.1"
    seat: int
    reason: str


class CrownsCounted(Event, frozen=True):
    """Unused crowns score a point each."""

    rule: ClassVar[str] = "SK-7.2"
    seat: int
    crowns: int


class Won(Event, frozen=True):
    """Most points, or several seats with as many."""

    rule: ClassVar[str] = "SK-7.3"
    seats: tuple[int, ...]


class StoodStill(Event, frozen=True):
    """Nothing happened for a whole round of turns."""

    rule: ClassVar[str] = "SK-7.4"


class DrawClosed(Event, frozen=True):
    """The draw step is closed; a card not drawn stays on the deck."""

    rule: ClassVar[str] = "SK-8.1"
    seat: int


class DeclareClosed(Event, frozen=True):
    """The declare step is closed."""

    rule: ClassVar[str] = "SK-8.2"
    seat: int


class RecordClosed(Event, frozen=True):
    """The record step is closed."""

    rule: ClassVar[str] = "SK-8.3"
    seat: int


class Forgotten(Event, frozen=True):
    """A declared number was not placed: the declaration is void."""

    rule: ClassVar[str] = "SK-8.3"
    seat: int
    number: int


class CardClosed(Event, frozen=True):
    """The card step is closed."""

    rule: ClassVar[str] = "SK-8.4"
    seat: int


class ScoreClosed(Event, frozen=True):
    """The score step is closed."""

    rule: ClassVar[str] = "SK-8.5"
    seat: int


class EndStepClosed(Event, frozen=True):
    """A step of the end processing is closed."""

    rule: ClassVar[str] = "SK-8.6"
    seat: int


CLOSED: Final = (DrawClosed, DeclareClosed, RecordClosed, CardClosed, ScoreClosed, EndStepClosed, EndStepClosed)
"""Events of closing each stage of a turn (see `actions.STAGES`), in strict bookkeeping."""

SterreEvent: TypeAlias = (
    Turned
    | TurnBegan
    | Removed
    | Drew
    | BoughtCards
    | KeptCrown
    | Played
    | DeclaredFromCard
    | DeclaredByCrown
    | Recorded
    | NoPawnLeft
    | LineCompleted
    | CrownTaken
    | Opened
    | MapScored
    | CardScored
    | Advanced
    | TrackCrownTaken
    | EndTriggered
    | CrownsCounted
    | Won
    | StoodStill
    | DrawClosed
    | DeclareClosed
    | RecordClosed
    | Forgotten
    | CardClosed
    | ScoreClosed
    | EndStepClosed
)
