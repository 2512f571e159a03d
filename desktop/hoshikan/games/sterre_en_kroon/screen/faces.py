"""What varies in the look of each kind of piece of Sterre en Kroon: made where pieces are laid, read by their painters.

Kinds that are not here look always the same.
"""

from __future__ import annotations

from typing import Literal, NamedTuple


class CellFace(NamedTuple):
    """A number on the map."""

    number: int
    seat: int | None = None
    """Whose pawn lies there, or will: None on an empty cell."""
    waiting: bool = False
    """Whether the number is declared and its pawn still to come."""


class CrownCellFace(NamedTuple):
    """A free cell of the map."""

    crown: bool = False
    """Whether its crown still lies there."""


class PawnFace(NamedTuple):
    """A pawn of a seat."""

    seat: int


class GroundFace(NamedTuple):
    """What lies below the map, or below cells that hang together."""

    sheet: str
    """The option by which the sheet was chosen; each has a ground of its own."""


class RecordFace(NamedTuple):
    """A record space at the edge of the map."""

    pointing: tuple[int, int]
    """The direction of its line: steps of -1, 0 or 1 across and down."""
    missing: int
    """How many numbers its line lacks."""
    pawns: tuple[int, ...]
    """Record pawns of each seat."""
    word: str = ""
    """The number that is missing, in words as short as can be; "" where there is no room for them."""


class SpaceFace(NamedTuple):
    """A space of the score track."""

    word: str
    golden: bool = False
    """Whether it has, or had, a crown."""
    crown: bool = False
    """Whether its crown still lies there."""


class NumberFace(NamedTuple):
    """A number card."""

    number: int
    spent: bool = False
    """Whether its number is recorded already."""


class DeckFace(NamedTuple):
    """The deck where no card is visible."""

    turning: bool
    """Whether a card is being turned; else the deck is empty."""


class PileFace(NamedTuple):
    """The deck below its visible card."""

    cards: int
    """How many are drawn: a few stand for many."""


class TileFace(NamedTuple):
    """A choice beside the hand."""

    look: Literal["main", "plain", "off"]
    """Plain where another choice is the likely one, off while it cannot be made."""
    word: str
    crown: bool = False
    """Whether it costs a crown."""


class StepFace(NamedTuple):
    """A step or a right of the turn."""

    state: Literal["past", "now", "later"]
    word: str
    size: int
    """Height of the word in scene units."""


class PointsFace(NamedTuple):
    """How many points a seat has."""

    points: int
    word: str = ""
    """What is counted, as it is written beside the number."""


class CrownsFace(NamedTuple):
    """How many crowns a seat has."""

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
    """How many numbers are not open."""
    scored: bool = False
    """Whether its point is taken."""


class LetterFace(NamedTuple):
    """A letter above a column of the own card."""

    letter: str


class KnownFace(NamedTuple):
    """What is known of another hand."""

    secret: int
    """How many secret cards."""
    numbers: tuple[int, ...]
