"""Faces of each kind of piece: one type per kind, made by the scene and read by the painters in `art`."""

from __future__ import annotations

from typing import Final, NamedTuple

STRIP_LETTERS: Final = 3.8
"""A constellation as a strip is so wide for letters of height 1."""
CARD_LETTERS: Final = 3.0
"""… and as a small card."""


class ConstellationFace(NamedTuple):
    """A constellation card, or a strip where its place is broad."""

    number: int
    id: str
    season: str
    stars: int
    points: int
    name: str
    """As printed."""
    dim: bool = False
    """True if its stars are missing."""
    name_size: int = 0
    """Size of its name in scene units, where it has room for one."""
    words: tuple[str, str, str, str] = ("", "", "", "")
    """Its print, where it has room for that: its number, and the words for its points, for their unit, for
    its stars."""


class TurnedFace(NamedTuple):
    """A constellation without light, turned over."""

    number: int
    id: str
    season: str


class SkyFigure(NamedTuple):
    """A constellation in the sky of a game."""

    id: str
    name: str
    seat: int = -1
    """Its owner, -1 for none."""
    lit: bool = True
    """False if its owner lacks the stars for it."""
    fresh: bool = False
    """True if it was won this year."""


class SkyFace(NamedTuple):
    """The sky of a game."""

    figures: tuple[SkyFigure, ...]


class SupernovaFace(NamedTuple):
    """A supernova."""

    season: str
    points: int | None = None
    """None in the supply, where it shows none."""


class BidFace(NamedTuple):
    """A bid card; a dummy is card 0 with no stars."""

    card: int
    stars: int


class GhostFace(NamedTuple):
    """The trace of a card that was bid this year and has gone from its slot."""

    card: int
    stars: int


class SetFace(NamedTuple):
    """A player's own card that is face down for the others."""

    card: int
    stars: int
    seat: int


class BackFace(NamedTuple):
    """The back of a bid card."""

    seat: int


class BundleFace(NamedTuple):
    """Pooled cards with equal stars."""

    stars: int
    """Stars of each card, 0 for cards of any stars."""
    cards: int
    """Their number."""


class PoolStarsFace(NamedTuple):
    """All stars of a pool."""

    stars: int


class StardustFace(NamedTuple):
    """Stardust tiles."""

    tiles: int = 0
    """Number of tiles in a pool; 0 for a single tile without a number."""


class ObjectiveFace(NamedTuple):
    """An objective card."""

    id: str
    title: str
    scores: str
    """Its scoring, in words."""


class ObjectiveBackFace(NamedTuple):
    """The back of an objective kept secret."""

    seat: int | None = None
    """None where none has been chosen yet."""


class SlotFace(NamedTuple):
    """The lane of a slot."""

    state: str = ""
    """ "now" while it is being set or resolved, "past" afterwards."""


class BedFace(NamedTuple):
    """The place of a constellation of the year, printed on the cloth."""


class CellFace(NamedTuple):
    """The place of a seat's cards for a slot."""

    state: str = ""
    """ "now" in the slot being resolved, "next" where a card goes."""


class PlaceFace(NamedTuple):
    """A place printed on the cloth: a pool, constellations, the objective, the hand."""

    word: str = ""
    """Its print; "" for none, as in another player's panel."""


class YearFace(NamedTuple):
    """The years as a row of stars, those begun lit."""

    year: int
    years: int
    word: str


class MarkerFace(NamedTuple):
    """A priority marker."""

    number: int


class CardsFace(NamedTuple):
    """Number of a seat's cards in hand or face down."""

    held: int


class LightFace(NamedTuple):
    """Stars had and needed."""

    have: int
    need: int
    word: str
    """Name of the second number."""


class ScoreFace(NamedTuple):
    """A seat's points."""

    points: int
    unit: str
    word: str = ""
    """Name of the number, where it has room for that."""
    waits: str = ""
    """Instead of the unit: how much more is still unlit."""


class OrderFace(NamedTuple):
    """The order of seats in ties."""

    seats: tuple[int, ...]
    word: str


class TotalFace(NamedTuple):
    """A seat's bid in a slot."""

    bid: int
    won: bool = False
    past: bool = False
    """True if another slot is resolved by now."""


class SupplyFace(NamedTuple):
    """A part of the supply."""

    supply: str
    """deck, dummies or stardust."""
    left: int
    word: str
    size: int
    """Of the word, the same on all supplies."""


class TallyFace(NamedTuple):
    """Which cards of its set a seat has left."""

    cards: tuple[tuple[int, bool], ...]
    """Every card of the set, and whether it is still there."""
