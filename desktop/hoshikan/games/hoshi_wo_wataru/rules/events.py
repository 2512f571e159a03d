"""Events of 星を渡る, in their order. Seats and slots count from 0, cards are their numbers (0: a
dummy), constellations their circled numbers."""

from __future__ import annotations

from typing import ClassVar

from hoshikan.engine.event import Event


class ObjectiveKept(Event, frozen=True):
    """A seat has kept one of its two objectives; which, stays secret."""

    rule: ClassVar[str] = "HW-1.3"
    seat: int


class ConstellationRevealed(Event, frozen=True):
    """A constellation is laid out."""

    rule: ClassVar[str] = "HW-2.1"
    constellation: int
    slot: int


class MarkerTaken(Event, frozen=True):
    """A priority marker changes hands by `stars` in the pool, then the `top` number on it."""

    rule: ClassVar[str] = "HW-2.2"
    seat: int
    marker: int
    stars: int
    top: int


class DummiesTaken(Event, frozen=True):
    """A seat fills its hand up; `missing` more would have been due."""

    rule: ClassVar[str] = "HW-2.3"
    seat: int
    dummies: int
    missing: int


class CardSet(Event, frozen=True):
    """A card is set face down; its number stays secret until its slot is resolved."""

    rule: ClassVar[str] = "HW-2.3"
    seat: int
    slot: int


class DummiesReturned(Event, frozen=True):
    """Dummies that were not set go back to the supply."""

    rule: ClassVar[str] = "HW-2.3"
    seat: int
    dummies: int


class BidRevealed(Event, frozen=True):
    """A seat's card in the slot is turned over (-1: none lay there); `moved` cards lie there too."""

    rule: ClassVar[str] = "HW-3.1"
    seat: int
    slot: int
    card: int
    moved: tuple[int, ...]
    bid: int


class BidTied(Event, frozen=True):
    """Several bids are highest: the best marker among `seats` decides."""

    rule: ClassVar[str] = "HW-3.1"
    slot: int
    seats: tuple[int, ...]
    bid: int
    winner: int


class ConstellationWon(Event, frozen=True):
    """A constellation goes to the highest bid."""

    rule: ClassVar[str] = "HW-3.1"
    seat: int
    constellation: int
    slot: int
    bid: int


class SupernovaTaken(Event, frozen=True):
    """The first third constellation of a season brings its supernova."""

    rule: ClassVar[str] = "HW-0.6"
    seat: int
    season: str


class CardsDiscarded(Event, frozen=True):
    """The winner discards the cards used; dummies among them return to the supply (HW-2.4)."""

    rule: ClassVar[str] = "HW-3.2"
    seat: int
    cards: tuple[int, ...]


class StardustTaken(Event, frozen=True):
    """Three or more cards used: a stardust tile, `left` remain."""

    rule: ClassVar[str] = "HW-3.2"
    seat: int
    left: int


class StardustUsedUp(Event, frozen=True):
    """Three or more cards used, but no stardust tile is left."""

    rule: ClassVar[str] = "HW-3.2"
    seat: int


class DummyLost(Event, frozen=True):
    """A lost dummy returns to the supply at once."""

    rule: ClassVar[str] = "HW-2.4"
    seat: int
    slot: int


class CardPooled(Event, frozen=True):
    """A lost card goes into the pool, which then shows `total` stars."""

    rule: ClassVar[str] = "HW-3.3"
    seat: int
    card: int
    slot: int
    stars: int
    total: int


class CardShifted(Event, frozen=True):
    """A lost card moves from `slot` to the next one."""

    rule: ClassVar[str] = "HW-3.3"
    seat: int
    card: int
    slot: int


class CardKept(Event, frozen=True):
    """A lost card goes back into the hand."""

    rule: ClassVar[str] = "HW-3.3"
    seat: int
    card: int
    slot: int


class YearEnded(Event, frozen=True):
    """All slots of the year are resolved."""

    rule: ClassVar[str] = "HW-2.1"
    year: int


class Checked(Event, frozen=True):
    """The final check: the stars a seat's constellations need and those it has."""

    rule: ClassVar[str] = "HW-4.1"
    seat: int
    need: int
    have: int


class TurnedOver(Event, frozen=True):
    """A constellation that cannot be reached is turned over; the face-up ones then need `need`."""

    rule: ClassVar[str] = "HW-4.1"
    seat: int
    constellation: int
    need: int
    have: int


class ObjectiveShown(Event, frozen=True):
    """A seat shows its objective and scores it."""

    rule: ClassVar[str] = "HW-4.2"
    seat: int
    objective: str
    points: int


class TieBroken(Event, frozen=True):
    """Several seats have most points: the highest face-up number decides."""

    rule: ClassVar[str] = "HW-4.2"
    seats: tuple[int, ...]
    winner: int
    constellation: int


class Finished(Event, frozen=True):
    """The game is over."""

    rule: ClassVar[str] = "HW-4.2"
    winners: tuple[int, ...]
    points: int


HoshiEvent = (
    ObjectiveKept
    | ConstellationRevealed
    | MarkerTaken
    | DummiesTaken
    | CardSet
    | DummiesReturned
    | BidRevealed
    | BidTied
    | ConstellationWon
    | SupernovaTaken
    | CardsDiscarded
    | StardustTaken
    | StardustUsedUp
    | DummyLost
    | CardPooled
    | CardShifted
    | CardKept
    | YearEnded
    | Checked
    | TurnedOver
    | ObjectiveShown
    | TieBroken
    | Finished
)
