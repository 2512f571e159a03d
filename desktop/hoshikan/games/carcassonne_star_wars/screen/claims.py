"""Owners of features on the map of Carcassonne: Star Wars: the held parts of tiles, and the places of their values."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final, TypeVar

from hoshikan.games.carcassonne_star_wars.rules.grid import SYMBOLS
from hoshikan.games.carcassonne_star_wars.rules.view import Coordinates, StarWarsView
from hoshikan.games.carcassonne_star_wars.screen.anchors import Point, parted, symbol_at, turned
from hoshikan.games.carcassonne_star_wars.screen.art.tiles import route_end
from hoshikan.games.carcassonne_star_wars.screen.faces import ClaimFace
from hoshikan.games.carcassonne_star_wars.screen.layout import TILE
from hoshikan.ui.board.table.model import Placement

N = TypeVar("N", int, float)

WORTH: Final = (0.5, 0.32)
"""Width and height of the value of a claim, in tiles."""
_ASIDE: Final = ((0.36, -0.22), (-0.36, -0.22), (0.36, 0.24), (-0.36, 0.24))
"""Its possible places, from its meeple's place."""
_FREE: Final = 0.34
"""So far it stays from the middle of a symbol."""


def seen_at(place: tuple[N, N], turned: bool) -> tuple[N, N]:
    """Return a place of the map as it is seen: turned clockwise by a quarter, or as it is."""
    return (-place[1], place[0]) if turned else place


def on_map(
    place: Point,
    key: str,
    kind: str,
    face: Hashable,
    z: float = 0.0,
    rotation: float = 0.0,
    size: float = 1.0,
    label: str = "",
    tooltip: str = "",
    zone: str = "map",
    *,
    inert: bool = False,
) -> Placement:
    """A square piece at a place of the map, `size` in tiles."""
    x, y, side = place[0] * TILE, place[1] * TILE, size * TILE
    return Placement(key, kind, face, x, y, side, side, z, rotation, label, "", tooltip, zone, on_map=True, inert=inert)


def claims(view: StarWarsView) -> Iterator[Placement]:
    """Every part of a tile that belongs to something held, in the holder's colour."""
    standing = {(meeple.place, meeple.spot) for meeple in view.meeples}
    done: set[tuple[Coordinates, str]] = set()
    for meeple in view.meeples:
        if (meeple.place, meeple.spot) in done:
            continue
        seats = view.feature(meeple.place, meeple.spot).seats
        parts = view.extent(meeple.place, meeple.spot)
        done.update(parts)
        for place, spot in parts:
            tile = view.tiles[view.numbers[place]]
            face = view.face(tile.face)
            feature = _printed(face.tile.features, spot.partition(":")[0], view.sides_of(place, spot), tile.rotation)
            shown = ClaimFace(
                feature,
                route_end(face.tile.features),
                tile.rotation,
                seats,
                stamped=(place, spot) not in standing,
                symbol=face.symbol in SYMBOLS and face.on == feature,
            )
            key = f"claim:{place[0]},{place[1]}:{spot}"
            yield on_map(place, key, "claim", shown, 0.3, rotation=90 * tile.rotation, inert=True)


def worth_at(view: StarWarsView, place: Coordinates, anchor: Point) -> Point:
    """Return the place of the value of a claim, beside its meeple at `anchor` and away from the symbol of its tile."""
    tile = view.tiles[view.numbers[place]]
    face = view.face(tile.face)
    if face.symbol not in SYMBOLS:
        return anchor[0] + _ASIDE[0][0], anchor[1] + _ASIDE[0][1]
    x, y = turned(symbol_at(*parted(face.on)), tile.rotation)
    symbol = place[0] + x - 0.5, place[1] + y - 0.5
    ways = [(anchor[0] + across, anchor[1] + down) for across, down in _ASIDE]
    return next((way for way in ways if max(abs(way[0] - symbol[0]), abs(way[1] - symbol[1])) > _FREE), ways[0])


def _printed(features: tuple[str, ...], kind: str, sides: tuple[int, ...], rotation: int) -> str:
    """The feature of an unturned tile that reaches `sides` once it is turned."""
    wanted = {(side - rotation) % 4 for side in sides}
    return next(one for one in features if parted(one)[0] == kind and set(parted(one)[1]) == wanted)
