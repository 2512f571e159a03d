"""Components of Carcassonne: Star Wars: the tiles from the component file, and the shape of set-up data."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Any, Final, Literal

import msgspec

from hoshikan.engine.components import ComponentFile
from hoshikan.engine.errors import SetupError
from hoshikan.games.carcassonne_star_wars.rules.grid import SIDES, SYMBOLS, symbol_of
from hoshikan.resources import game_file

FACTION_OF: Final[Mapping[str, int]] = {"red": 0, "black": 1, "orange": 2, "green": 0, "white": 1, "blue": 3}
"""Colours in the order of the default seats, with the faction each stands for (CS-0.2)."""
COLOURS: Final[tuple[str, ...]] = tuple(FACTION_OF)
ORDER_COLOUR: Final = "blue"
"""Joins with the addition of a sixth player only (CS-0.4)."""
MOST_TILES: Final = 120
"""Most tiles: a row of them still fits on the board."""
_FEATURE: Final = re.compile(r"planet|(?:route|asteroid) N?E?S?W?")
_EDGE_OF: Final[Mapping[str, str]] = {"route": "R", "asteroid": "A"}

Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9-]{0,39}\Z")]
Edges = Annotated[str, msgspec.Meta(pattern=r"^[ARS]{4}\Z")]
Copies = Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=MOST_TILES)]


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of tile (CS-0.1): `edges` N E S W, `features` such as "asteroid NW", one entry of `copies` per tile."""

    id: Name
    edges: Edges
    features: Annotated[tuple[str, ...], msgspec.Meta(max_length=8)]
    copies: Copies


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All tiles; `reconstructed` means that the faces are not the published ones."""

    tile: Annotated[tuple[Tile, ...], msgspec.Meta(min_length=1, max_length=MOST_TILES)]
    start: str
    expansion: Annotated[tuple[Tile, ...], msgspec.Meta(max_length=MOST_TILES)] = ()
    reconstructed: bool = False


class PlayerData(msgspec.Struct, forbid_unknown_fields=True):
    """One seat of the set-up data."""

    colour: str


TileData = tuple[
    Annotated[int, msgspec.Meta(ge=-120, le=120)],
    Annotated[int, msgspec.Meta(ge=-120, le=120)],
    str,
    Annotated[int, msgspec.Meta(ge=0, le=3)],
]
"""x and y, face and rotation of a tile on the board."""
SpotData = tuple[int, str]
"""A feature of a tile: the tile's number in the order of laying, and the feature's name, such as "route:N"."""
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
BookEntry = tuple[
    int,
    Annotated[int, msgspec.Meta(ge=0, le=4)],
    Annotated[int, msgspec.Meta(ge=-9_999, le=9_999)],
    SpotData,
    Annotated[int, msgspec.Meta(ge=0, le=999)],
    Annotated[int, msgspec.Meta(ge=0, le=999)],
]
"""Seat (any of its team, where it is not known which), reason (see `scoring`), points, where, tiles (dice of a defeat),
symbols."""


class MeepleData(msgspec.Struct, forbid_unknown_fields=True):
    """A meeple on the board."""

    seat: int
    on: SpotData
    large: bool = False
    gear: Literal["", "blaster", "sabre"] = ""


class BattleData(msgspec.Struct, forbid_unknown_fields=True):
    """The battle under way: where, who rolls, which sides must name their fighter, what has been rolled."""

    on: SpotData
    fighters: list[Seat]
    choosing: list[Seat]
    values: list[Annotated[int, msgspec.Meta(ge=0, le=99)]]
    """By fighter, the value times 4 plus the number of dice."""


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    """A position in the middle of a game. Meeples in supply, tiles face down and points follow from it."""

    turn: int
    phase: Literal["draw", "place", "claim", "fight", "dice"]
    drawn: str | None
    """The face drawn in this turn."""
    tiles: Annotated[list[TileData], msgspec.Meta(min_length=1, max_length=MOST_TILES)]
    """In the order laid."""
    meeples: Annotated[list[MeepleData], msgspec.Meta(max_length=60)]
    book: Annotated[list[BookEntry], msgspec.Meta(max_length=999)] = []
    """All points scored so far."""
    contested: list[SpotData] = []
    """Features of this turn's battles still to come."""
    battle: BattleData | None = None


class SetupData(msgspec.Struct, forbid_unknown_fields=True):
    """Set-up data of a game; `components` are there only if they are not the shipped ones."""

    players: list[PlayerData]
    teams: bool | None = None
    options: dict[str, Any] = {}
    start_seat: int = 0
    start_rotation: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    components: Components | None = None
    position: PositionData | None = None
    """The first position, if it is not the start tile alone."""


def _check(components: Components) -> None:
    """Raises SetupError naming the entry if the tiles cannot be what CS-0.1 describes."""
    tiles = (*components.tile, *components.expansion)
    ids = [tile.id for tile in tiles]
    for number, tile in enumerate(tiles):
        where = _place(components, number)
        if ids.index(tile.id) != number:
            raise SetupError(f"{where}.id", "component-id-twice", {"id": tile.id})
        _check_features(tile, where)
        _check_copies(tile, where)
    if components.start not in [tile.id for tile in components.tile]:
        raise SetupError("start", "no-such-tile", {"tile": components.start[:40]})
    total = sum(len(tile.copies) for tile in tiles)
    if total > MOST_TILES:
        raise SetupError("tile", "too-many-tiles", {"tiles": total, "most": MOST_TILES})


COMPONENTS: Final = ComponentFile(
    Components, _check, shipped=partial(game_file, "carcassonne-star-wars", "components.toml")
)


def _place(components: Components, number: int) -> str:
    base = len(components.tile)
    return f"tile[{number}]" if number < base else f"expansion[{number - base}]"


def _check_features(tile: Tile, where: str) -> None:
    covered = ""
    for feature in tile.features:
        kind, _, sides = feature.partition(" ")
        fits = _FEATURE.fullmatch(feature) and (kind == "planet" or sides)
        if not fits or any(tile.edges[SIDES.index(side)] != _EDGE_OF[kind] for side in sides):
            raise SetupError(f"{where}.features", "bad-feature", {"feature": feature[:40]})
        covered += sides
    wanted = "".join(side for side, edge in zip(SIDES, tile.edges, strict=True) if edge != "S")
    if sorted(covered) != sorted(wanted) or tile.features.count("planet") > 1:
        raise SetupError(f"{where}.features", "edges-and-features-differ", {"edges": tile.edges})


def _check_copies(tile: Tile, where: str) -> None:
    printed_on: dict[str, str] = {}
    for number, copy in enumerate(tile.copies):
        letter, feature = symbol_of(copy)
        known = feature in tile.features if letter != "-" else not feature
        if len(letter) != 1 or letter not in SYMBOLS + "-" or not known:
            raise SetupError(f"{where}.copies[{number}]", "bad-symbol", {"symbol": copy[:40]})
        # The notation names a face by tile and symbol, so one symbol cannot stand in two places of the same tile.
        if printed_on.setdefault(letter, feature) != feature:
            raise SetupError(f"{where}.copies[{number}]", "symbol-in-two-places", {"symbol": letter})


def tiles_in_play(components: Components, extra: bool) -> Sequence[Tile]:
    """The kinds of tiles that are drawn (CS-0.3)."""
    return (*components.tile, *components.expansion) if extra else components.tile
