"""What varies in the picture of each kind of piece. Kinds that always look alike have the face ""."""

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
    """Quarter turns clockwise in which the piece lies: light falls on it as it lies."""


class TurnedFace(NamedTuple):
    """A tile in one of its rotations, quarter turns clockwise."""

    tile: TileFace
    rotation: int


class StockFace(NamedTuple):
    """A tile with the number of copies that lie face down."""

    tile: TileFace
    copies: int


class ClaimFace(NamedTuple):
    """The part of a tile that belongs to what somebody holds."""

    feature: str
    """As in the component file: "asteroid NW"."""
    end: float
    """Where a route ends, see `route_end`."""
    turned: int
    """Quarter turns clockwise in which the tile lies."""
    seats: tuple[int, ...]
    stamped: bool
    """Whether emblems say whose it is: where none of its meeples stands."""
    symbol: bool
    """Whether it shows a symbol, which is left free."""


class WorthFace(NamedTuple):
    """What a claim would bring if it scored now."""

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
    """Whether nobody may go there, since somebody has the feature already."""
    attack: bool = False
    """Whether a meeple stands in its middle: whoever goes there attacks it, if it is not held by the own side."""


class MeepleFace(NamedTuple):
    """A meeple with its equipment: "", "blaster" or "sabre"."""

    seat: int
    large: bool
    gear: str


class FactionFace(NamedTuple):
    """A faction's symbol."""

    faction: int


class SupplyFace(NamedTuple):
    """What a seat can still place."""

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
    """The card of somebody who fights: what the number of dice is made of, and what equipment does."""

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
    """How a face of the rules looks."""
    return TileFace(face.tile.edges, face.tile.features, face.symbol, face.on)


def dice_faces(rolled: str) -> tuple[DieFace, ...]:
    """Dice as events tell them: "y5 3" is a yellow five and a three."""
    return tuple(DieFace(int(die.removeprefix("y")), die.startswith("y")) for die in rolled.split(" "))
