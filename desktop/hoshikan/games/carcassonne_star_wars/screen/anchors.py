"""Places of meeples and symbols on a tile, as shares of the tile's side from its upper left corner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from hoshikan.games.carcassonne_star_wars.rules.grid import SIDES

Point = tuple[float, float]
"""x and y."""
CENTRE: Final[Point] = (0.5, 0.5)
_PLANET_SYMBOL: Final[Point] = (0.84, 0.16)
_SHAPES: Final = ("N", "NS", "NW", "NEW", "NESW")
"""One arrangement of sides for each that differs by more than a rotation."""
_MEEPLE: Final[Mapping[str, Mapping[str, Point]]] = MappingProxyType(
    {
        "route": {"N": (0.5, 0.14), "NS": CENTRE, "NW": (0.31, 0.42), "NEW": CENTRE, "NESW": CENTRE},
        "asteroid": {"N": (0.5, 0.15), "NS": CENTRE, "NW": (0.27, 0.27), "NEW": (0.5, 0.31), "NESW": CENTRE},
    }
)
_SYMBOL: Final[Mapping[str, Mapping[str, Point]]] = MappingProxyType(
    {
        "route": {"N": (0.5, 0.44), "NS": (0.5, 0.17), "NW": (0.49, 0.14), "NEW": (0.5, 0.17), "NESW": (0.5, 0.17)},
        "asteroid": {
            "N": (0.8, 0.115),
            "NS": (0.5, 0.15),
            "NW": (0.62, 0.14),
            "NEW": (0.83, 0.2),
            "NESW": (0.78, 0.22),
        },
    }
)


def meeple_at(kind: str, sides: Sequence[int]) -> Point:
    """Return the place of a meeple on a feature that reaches these sides."""
    return _at(kind, sides, _MEEPLE, CENTRE)


def symbol_at(kind: str, sides: Sequence[int]) -> Point:
    """Return the place of the symbol of an unturned tile's feature."""
    return _at(kind, sides, _SYMBOL, _PLANET_SYMBOL)


def parted(feature: str) -> tuple[str, tuple[int, ...]]:
    """Kind and sides of a feature in the words of tile data, such as "route ES" or "planet"."""
    kind, _, sides = feature.partition(" ")
    return kind, tuple(SIDES.index(side) for side in sides)


def edge(side: int) -> Point:
    """The middle of an edge, 0..3 for N E S W."""
    return turned((0.5, 0.0), side)


def turned(point: Point, quarters: int) -> Point:
    """A point after quarter turns clockwise of the tile."""
    x, y = point
    for _ in range(quarters % 4):
        x, y = 1 - y, x
    return x, y


def shape_of(sides: Sequence[int]) -> tuple[str, int]:
    """The arrangement of sides among `_SHAPES` and the quarter turns from there."""
    for shape in _SHAPES:
        for quarters in range(4):
            if sorted((SIDES.index(side) + quarters) % 4 for side in shape) == sorted(sides):
                return shape, quarters
    raise ValueError(sides)


def _at(kind: str, sides: Sequence[int], table: Mapping[str, Mapping[str, Point]], planet: Point) -> Point:
    if kind == "planet":
        return planet
    shape, quarters = shape_of(sides)
    return turned(table[kind][shape], quarters)
