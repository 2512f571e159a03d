"""Faces of each kind of piece of Sterre en Kroon: made where pieces are laid, read by their painters.

Other kinds never vary.
"""

from __future__ import annotations

from typing import Literal, NamedTuple


class CellFace(NamedTuple):
    """A number on the map."""

    number: int
    seat: int | None = None
    """Owner of its pawn, present or to come: None on an empty cell."""
    waiting: bool = False
    """True if the number is declared and its pawn still to come."""


class CrownCellFace(NamedTuple):
    """A free cell of the map."""

    crown: bool = False
    """True if its crown is still there."""


class PawnFace(NamedTuple):
    """A pawn of a seat."""

    seat: int


class GroundFace(NamedTuple):
    """The ground of the map, or of cells that hang together."""

    sheet: str
    """The option by which the sheet was chosen; each has a ground of its own."""


class RecordFace(NamedTuple):
    """A record space at the edge of the map."""

    pointing: tuple[int, int]
    """The direction of its line: steps of -1, 0 or 1 across and down."""
    missing: int
    """Count of numbers that its line lacks."""
    pawns: tuple[int, ...]
    """Record pawns of each seat."""
    word: str = ""
    """The number that is missing, in words as short as can be; "" where there is no room for them."""


class SpaceFace(NamedTuple):
    """A space of the score track."""

    word: str
    golden: bool = False
    """True if it has, or had, a crown."""
    crown: bool = False
    """True if its crown is still there."""


class NumberFace(NamedTuple):
    """A number card."""

    number: int
    spent: bool = False
    """True if its number is recorded already."""


class DeckFace(NamedTuple):
    """The deck where no card is visible."""

    turning: bool
    """True if a card is being turned; else the deck is empty."""


class PileFace(NamedTuple):
    """The deck below its visible card."""

    cards: int
    """Number of drawn cards: a few in place of many."""


class TileFace(NamedTuple):
    """A choice beside the hand."""

    look: Literal["main", "plain", "off"]
    """Plain where another choice is the likely one, off while it cannot be made."""
    word: str
    crown: bool = False
    """True if it costs a crown."""


class StepFace(NamedTuple):
    """A step or a right of the turn."""

    state: Literal["past", "now", "later"]
    word: str
    size: int
    """Height of the word in scene units."""


class PointsFace(NamedTuple):
    """A seat's points."""

    points: int
    word: str = ""
    """Name of the count, written beside the number."""


class CrownsFace(NamedTuple):
    """A seat's number of crowns."""

    crowns: int
    word: str = ""


class PawnsFace(NamedTuple):
    """A seat's supply of pawns."""

    seat: int
    pawns: int
    word: str = ""


class BingoCellFace(NamedTuple):
    """A cell of a bingo card."""

    number: int
    """0 in the free centre."""
    state: Literal["closed", "recorded", "open"] = "closed"
    """Recorded: on the map and not open here yet."""


class BingoCardFace(NamedTuple):
    """A whole bingo card."""

    cells: tuple[BingoCellFace, ...]
    """Row by row from the top."""


class BingoLineFace(NamedTuple):
    """The mark of a bingo at the edge of the own card."""

    missing: int
    """Count of numbers that are not open."""
    scored: bool = False
    """True if its point is taken."""


class LetterFace(NamedTuple):
    """A letter above a column of the own card."""

    letter: str


class KnownFace(NamedTuple):
    """The known cards of another hand."""

    secret: int
    """Number of secret cards."""
    numbers: tuple[int, ...]
