"""What can happen in 星を渡る, in the order it is told. Seats and slots count from 0, cards are their numbers (0: a
dummy), constellations their circled numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hoshikan.engine.event import Event


@dataclass(frozen=True, slots=True)
class ObjectiveKept(Event):
    """A seat has kept one of its two objectives; which, stays secret."""

    rule: ClassVar[str] = "HW-1.3"
    seat: int


@dataclass(frozen=True, slots=True)
class ConstellationRevealed(Event):
    """A constellation is laid out."""

    rule: ClassVar[str] = "HW-2.1"
    constellation: int
    slot: int


@dataclass(frozen=True, slots=True)
class MarkerTaken(Event):
    """A priority marker changes hands by `stars` in the pool, then the `top` number on it."""

    rule: ClassVar[str] = "HW-2.2"
    seat: int
    marker: int
    stars: int
    top: int


@dataclass(frozen=True, slots=True)
class DummiesTaken(Event):
    """A seat fills its hand up; `missing` more would have been due."""

    rule: ClassVar[str] = "HW-2.3"
    seat: int
    dummies: int
    missing: int


@dataclass(frozen=True, slots=True)
class CardSet(Event):
    """A card lies face down; which, stays secret until its slot is resolved."""

    rule: ClassVar[str] = "HW-2.3"
    seat: int
    slot: int


@dataclass(frozen=True, slots=True)
class DummiesReturned(Event):
    """Dummies that were not set go back to the supply."""

    rule: ClassVar[str] = "HW-2.3"
    seat: int
    dummies: int


@dataclass(frozen=True, slots=True)
class BidRevealed(Event):
    """A seat's card in the slot is turned over (-1: none lay there); `moved` cards lie there too."""

    rule: ClassVar[str] = "HW-3.1"
    seat: int
    slot: int
    card: int
    moved: tuple[int, ...]
    bid: int


@dataclass(frozen=True, slots=True)
class BidTied(Event):
    """Several bids are highest: the best marker among `seats` decides."""

    rule: ClassVar[str] = "HW-3.1"
    slot: int
    seats: tuple[int, ...]
    bid: int
    winner: int


@dataclass(frozen=True, slots=True)
class ConstellationWon(Event):
    """A constellation goes to the highest bid."""

    rule: ClassVar[str] = "HW-3.1"
    seat: int
    constellation: int
    slot: int
    bid: int


@dataclass(frozen=True, slots=True)
class SupernovaTaken(Event):
    """The first third constellation of a season brings its supernova."""

    rule: ClassVar[str] = "HW-0.6"
    seat: int
    season: str


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """The winner discards the cards used; dummies among them return to the supply (HW-2.4)."""

    rule: ClassVar[str] = "HW-3.2"
    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StardustTaken(Event):
    """Three or more cards used: a stardust tile, `left` remain."""

    rule: ClassVar[str] = "HW-3.2"
    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class StardustUsedUp(Event):
    """Three or more cards used, but no stardust tile is left."""

    rule: ClassVar[str] = "HW-3.2"
    seat: int


@dataclass(frozen=True, slots=True)
class DummyLost(Event):
    """A lost dummy returns to the supply at once."""

    rule: ClassVar[str] = "HW-2.4"
    seat: int
    slot: int


@dataclass(frozen=True, slots=True)
class CardPooled(Event):
    """A lost card goes into the pool, which then shows `total` stars."""

    rule: ClassVar[str] = "HW-3.3"
    seat: int
    card: int
    slot: int
    stars: int
    total: int


@dataclass(frozen=True, slots=True)
class CardShifted(Event):
    """A lost card moves from `slot` to the next one."""

    rule: ClassVar[str] = "HW-3.3"
    seat: int
    card: int
    slot: int


@dataclass(frozen=True, slots=True)
class CardKept(Event):
    """A lost card goes back into the hand."""

    rule: ClassVar[str] = "HW-3.3"
    seat: int
    card: int
    slot: int


@dataclass(frozen=True, slots=True)
class YearEnded(Event):
    """All slots of the year are resolved."""

    rule: ClassVar[str] = "HW-2.1"
    year: int


@dataclass(frozen=True, slots=True)
class Checked(Event):
    """The final check: the stars a seat's constellations need and those it has."""

    rule: ClassVar[str] = "HW-4.1"
    seat: int
    need: int
    have: int


@dataclass(frozen=True, slots=True)
class TurnedOver(Event):
    """A constellation that cannot be reached is turned over; the face-up ones then need `need`."""

    rule: ClassVar[str] = "HW-4.1"
    seat: int
    constellation: int
    need: int
    have: int


@dataclass(frozen=True, slots=True)
class ObjectiveShown(Event):
    """A seat shows its objective and scores it."""

    rule: ClassVar[str] = "HW-4.2"
    seat: int
    objective: str
    points: int


@dataclass(frozen=True, slots=True)
class TieBroken(Event):
    """Several seats have most points: the highest face-up number decides."""

    rule: ClassVar[str] = "HW-4.2"
    seats: tuple[int, ...]
    winner: int
    constellation: int


@dataclass(frozen=True, slots=True)
class Finished(Event):
    """The game is over."""

    rule: ClassVar[str] = "HW-4.2"
    winners: tuple[int, ...]
    points: int
