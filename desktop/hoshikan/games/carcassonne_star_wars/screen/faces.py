"""Faces of each kind of piece: everything that varies in its picture. Kinds that never vary have the face ""."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    # A cover has tiles too, and Home does without the rules.
    from hoshikan.games.carcassonne_star_wars.rules.tiles import Face


class TileFace(NamedTuple):
    """A tile as it is printed, unturned."""

    edges: str
    """N E S W, as in the component file: "ARRA"."""
    features: tuple[str, ...]
    """As in the component file: "asteroid NW"."""
    symbol: str
    """The letter of a faction, "-" for none."""
    on: str
    """The feature that shows the symbol."""
    turned: int = 0
    """Quarter turns clockwise of the piece: light falls on it accordingly."""


class TurnedFace(NamedTuple):
    """A tile in one of its rotations, quarter turns clockwise."""

    tile: TileFace
    rotation: int


class StockFace(NamedTuple):
    """A tile with the number of copies that lie face down."""

    tile: TileFace
    copies: int


class ClaimFace(NamedTuple):
    """The part of a tile that belongs to a held feature."""

    feature: str
    """As in the component file: "asteroid NW"."""
    end: float
    """End of a route, see `route_end`."""
    turned: int
    """Quarter turns clockwise of the tile."""
    seats: tuple[int, ...]
    stamped: bool
    """True if emblems show the owner: where none of its meeples is."""
    symbol: bool
    """True if it shows a symbol, which is left free."""


class WorthFace(NamedTuple):
    """Points of a claim if it scored now."""

    seat: int
    points: int


class SwitchFace(NamedTuple):
    """A switch with its words."""

    words: str
    on: bool


class RimFace(NamedTuple):
    """The number of a column or row."""

    number: int


class TargetFace(NamedTuple):
    """A place for a meeple."""

    held: bool = False
    """True if no meeple may go there, since the feature is held already."""
    attack: bool = False
    """True if a meeple is in its middle: a meeple that goes there attacks it, if it is not held by the same side."""


class MeepleFace(NamedTuple):
    """A meeple with its equipment: "", "blaster" or "sabre"."""

    seat: int
    large: bool
    gear: str


class FactionFace(NamedTuple):
    """A faction's symbol."""

    faction: int


class BannerFace(NamedTuple):
    """The banner of a team."""

    name: str
    side: int
    first: int
    """The first seat of the team, whose colour the banner has."""


class SupplyFace(NamedTuple):
    """Pieces that a seat can still place."""

    seat: int
    small: int
    large: int
    blasters: int
    sabres: int


class ScoreFace(NamedTuple):
    """A seat's points."""

    points: int


class PileFace(NamedTuple):
    """The tiles face down."""

    left: int


class ButtonFace(NamedTuple):
    """A button with its words."""

    words: str


class DieFace(NamedTuple):
    """A die; 0 eyes before it is rolled."""

    eyes: int = 0
    yellow: bool = False


class FighterFace(NamedTuple):
    """The card of a fighter: the origin of the number of dice, and the effect of equipment."""

    seat: int
    name: str
    strength: str
    gear: str


class RollFace(NamedTuple):
    """A fighter's dice and what counts of them, 0 before they are rolled."""

    seat: int
    dice: tuple[DieFace, ...]
    value: int = 0


class FightFace(NamedTuple):
    """A member who can fight for the team, with the words of the offer."""

    seat: int
    words: str


def tile_face(face: Face) -> TileFace:
    """Return the look of a face of the rules."""
    return TileFace(face.tile.edges, face.tile.features, face.symbol, face.on)


def dice_faces(rolled: str) -> tuple[DieFace, ...]:
    """Return dice from an event's text: "y5 3" is a yellow five and a three."""
    return tuple(DieFace(int(die.removeprefix("y")), die.startswith("y")) for die in rolled.split(" "))
