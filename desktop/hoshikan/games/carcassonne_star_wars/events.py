"""What can happen in a turn of Carcassonne: Star Wars, in the order it is told.

`x`, `y` are a tile, `spot` a feature of it in the words of the notation ("route:E"), `kind` is "route", "asteroid" or
"planet"; `seats` of one side in a team game share what is told.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hoshikan.engine.event import Event

Cells = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """A tile is turned up for `seat`; `left` stay face down. `face` is its id and symbol."""

    rule: ClassVar[str] = "CS-2.1"
    seat: int
    face: str
    left: int


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """The tile lies on the board."""

    rule: ClassVar[str] = "CS-2.2"
    seat: int
    x: int
    y: int
    face: str
    rotation: int


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """A meeple goes on a feature of the new tile; `gear` is "", "blaster" or "sabre"."""

    rule: ClassVar[str] = "CS-3.1"
    seat: int
    x: int
    y: int
    spot: str
    large: bool
    gear: str


@dataclass(frozen=True, slots=True)
class Landed(Event):
    """A meeple goes on a planet beside the new tile; `defenders` hold it already."""

    rule: ClassVar[str] = "CS-3.3"
    seat: int
    x: int
    y: int
    large: bool
    gear: str
    defenders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """No meeple is placed this turn."""

    rule: ClassVar[str] = "CS-3.1"
    seat: int


@dataclass(frozen=True, slots=True)
class BattleBegun(Event):
    """Meeples of several sides are on one feature, which covers `cells`."""

    rule: ClassVar[str] = "CS-4.1"
    kind: str
    seats: tuple[int, ...]
    cells: Cells


@dataclass(frozen=True, slots=True)
class FighterChosen(Event):
    """`by` decided that `seat` fights for its side."""

    rule: ClassVar[str] = "CS-7.1"
    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """A fighter's dice, highest first, and what counts of them, `bonus` of the sabre included."""

    rule: ClassVar[str] = "CS-4.2"
    seat: int
    dice: str
    value: int
    bonus: int


@dataclass(frozen=True, slots=True)
class Tied(Event):
    """Several share the highest value: a point each, and they roll again."""

    rule: ClassVar[str] = "CS-4.3"
    seats: tuple[int, ...]
    value: int


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """A fighter loses, scores a point per die rolled last; its side takes its meeples back."""

    rule: ClassVar[str] = "CS-4.4"
    seat: int
    points: int
    meeples: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The battle is decided; the winner stays."""

    rule: ClassVar[str] = "CS-4.3"
    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class CameHome(Event):
    """A meeple returns to supply from the tile it stood on, equipment with it."""

    rule: ClassVar[str] = "CS-5.1"
    seat: int
    x: int
    y: int
    spot: str
    large: bool
    gear: str


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A completed feature scores for its holders (one side)."""

    rule: ClassVar[str] = "CS-5.1"
    seats: tuple[int, ...]
    kind: str
    points: int
    tiles: int
    symbols: int
    cells: Cells


@dataclass(frozen=True, slots=True)
class NothingFits(Event):
    """Tiles are left, but none of them fits anywhere."""

    rule: ClassVar[str] = "CS-2.1"
    left: int


@dataclass(frozen=True, slots=True)
class LastTileLaid(Event):
    """All tiles lie: final scoring."""

    rule: ClassVar[str] = "CS-6.1"


@dataclass(frozen=True, slots=True)
class ScoredAtEnd(Event):
    """An unfinished feature scores in the final scoring."""

    rule: ClassVar[str] = "CS-6.1"
    seats: tuple[int, ...]
    kind: str
    points: int
    tiles: int
    symbols: int
    cells: Cells
