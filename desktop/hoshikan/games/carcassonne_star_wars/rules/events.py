"""Events of a turn of Carcassonne: Star Wars, in their order.

`x`, `y` are a tile, `spot` a feature of it in the words of the notation ("route:E"), `kind` is "route", "asteroid" or
"planet"; `seats` of one side in a team game share the event.
"""

from __future__ import annotations

from typing import ClassVar

from hoshikan.engine.event import Event

Cells = tuple[tuple[int, int], ...]


class TileDrawn(Event, frozen=True):
    """A tile is turned up for `seat`; `left` stay face down. `face` is its id and symbol."""

    rule: ClassVar[str] = "CS-2.1"
    seat: int
    face: str
    left: int


class TilePlaced(Event, frozen=True):
    """The tile is on the board."""

    rule: ClassVar[str] = "CS-2.2"
    seat: int
    x: int
    y: int
    face: str
    rotation: int


class Claimed(Event, frozen=True):
    """A meeple goes on a feature of the new tile; `gear` is "", "blaster" or "sabre"."""

    rule: ClassVar[str] = "CS-3.1"
    seat: int
    x: int
    y: int
    spot: str
    large: bool
    gear: str


class Landed(Event, frozen=True):
    """A meeple goes on a planet beside the new tile; `defenders` hold it already."""

    rule: ClassVar[str] = "CS-3.3"
    seat: int
    x: int
    y: int
    large: bool
    gear: str
    defenders: tuple[int, ...]


class Skipped(Event, frozen=True):
    """No meeple is placed this turn."""

    rule: ClassVar[str] = "CS-3.1"
    seat: int


class BattleBegun(Event, frozen=True):
    """Meeples of several sides are on one feature, which covers `cells`."""

    rule: ClassVar[str] = "CS-4.1"
    kind: str
    seats: tuple[int, ...]
    cells: Cells


class FighterChosen(Event, frozen=True):
    """`by` decided that `seat` fights for its side."""

    rule: ClassVar[str] = "CS-7.1"
    seat: int
    by: int


class Rolled(Event, frozen=True):
    """A fighter's dice, highest first, and what counts of them, `bonus` of the sabre included."""

    rule: ClassVar[str] = "CS-4.2"
    seat: int
    dice: str
    value: int
    bonus: int


class Tied(Event, frozen=True):
    """Several share the highest value: a point each, and they roll again."""

    rule: ClassVar[str] = "CS-4.3"
    seats: tuple[int, ...]
    value: int


class Lost(Event, frozen=True):
    """A fighter loses, scores a point per die rolled last; its side takes its meeples back."""

    rule: ClassVar[str] = "CS-4.4"
    seat: int
    points: int
    meeples: int


class Won(Event, frozen=True):
    """The battle is decided; the winner stays."""

    rule: ClassVar[str] = "CS-4.3"
    seat: int
    kind: str


class CameHome(Event, frozen=True):
    """A meeple returns to supply from the tile it stood on, equipment with it."""

    rule: ClassVar[str] = "CS-5.1"
    seat: int
    x: int
    y: int
    spot: str
    large: bool
    gear: str


class Scored(Event, frozen=True):
    """A completed feature scores for its holders (one side)."""

    rule: ClassVar[str] = "CS-5.1"
    seats: tuple[int, ...]
    kind: str
    points: int
    tiles: int
    symbols: int
    cells: Cells


class NothingFits(Event, frozen=True):
    """Tiles are left, but none of them fits anywhere."""

    rule: ClassVar[str] = "CS-2.1"
    left: int


class LastTileLaid(Event, frozen=True):
    """All tiles lie: final scoring."""

    rule: ClassVar[str] = "CS-6.1"


class ScoredAtEnd(Event, frozen=True):
    """An unfinished feature scores in the final scoring."""

    rule: ClassVar[str] = "CS-6.1"
    seats: tuple[int, ...]
    kind: str
    points: int
    tiles: int
    symbols: int
    cells: Cells


StarWarsEvent = (
    TileDrawn
    | TilePlaced
    | Claimed
    | Landed
    | Skipped
    | BattleBegun
    | FighterChosen
    | Rolled
    | Tied
    | Lost
    | Won
    | CameHome
    | Scored
    | NothingFits
    | LastTileLaid
    | ScoredAtEnd
)
