"""Faces for the painters of `art.pieces`, besides theme and size: a type per kind of piece that comes in several looks.

The kinds "empty" and "coin" look the same everywhere and have no face.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

CardState = Literal["hand", "table", "gone"]
"""State of a destination card; "gone" for one that has left the game (CQ-5.2)."""
SeatState = Literal["active", "waiting", "out"]
"""State of a seat: whether it decides now; "out" for one without destination cards in hand (CQ-2.5)."""


class StarFace(NamedTuple):
    """Kind "star": a star card on the field."""

    id: str
    value: int
    coins: int
    name_size: int
    """Height of the printed name, in scene units."""
    name: str


class WonStarFace(NamedTuple):
    """Kind "wonstar": a star card in front of its owner."""

    id: str
    """Empty for a star that was won before the start: it is unknown."""
    value: int


class DestinationFace(NamedTuple):
    """Kind "destination": a destination card."""

    line: str
    """"A".."E" or "1".."5"."""
    state: CardState


class LineFace(NamedTuple):
    """Kind "line": the field card at the edge of a row or column."""

    line: str
    is_empty: bool
    """True if no star is left in it."""


class VerbFace(NamedTuple):
    """Kinds "trade" and "invade": a card with that picture."""

    word: str


class BackFace(NamedTuple):
    """Kind "back": a card face down."""

    seat: int


class SupplyFace(NamedTuple):
    """Kind "supply": the coins without an owner."""

    word: str


class ClockFace(NamedTuple):
    """Kind "clock": how far the game has come."""

    left: int
    """Stars on the field."""
    most: int
    """… and at the start."""
    end: str
    """When it ends, in words."""
    cycle: str
    """Time until the cards come back, in words."""
    size: int
    """Height of the words in scene units."""


class PurseFace(NamedTuple):
    """Kind "purse": how many coins a seat holds."""

    coins: int


class ScoreFace(NamedTuple):
    """Kind "score": how many points a seat has."""

    points: int


class SeatFace(NamedTuple):
    """Kind "seat": the ground of a seat's panel."""

    seat: int
    state: SeatState


class TreasuryFace(NamedTuple):
    """Kind "treasury": the ground of the own panel, a tray of wood and velvet."""

    seat: int
    state: SeatState


class MarkFace(NamedTuple):
    """Kind "mark": a revealed plan beside its star."""

    seat: int
    invades: bool
