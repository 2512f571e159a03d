"""Cells, sides and kinds of features as numbers, and the letters that tile data have for them.

Sides count N E S W = 0..3. A place's surroundings are one byte, two bits per side: 0 for no tile, else the edge.
Cells are `(y + 128) * 256 + x + 128`, so that a step to a neighbour is one addition.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SIDES: Final = "NESW"
SYMBOLS: Final = "reho"
"""Letters of the factions: rebels, empire, hunters, order; a faction's number is its letter's index."""
ORIGIN: Final = 128 * 257
STEPS: Final = (-256, 1, 256, -1)
AROUND: Final = (-257, -256, -255, -1, 1, 255, 256, 257)
"""The eight neighbours that complete a planet (CS-5.1)."""
SPACE: Final = 1
ROUTE: Final = 2
ASTEROID: Final = 3
PLANET: Final = 0
"""Kinds of features share their numbers with the edges they have; a planet has none."""
KIND_NAMES: Final = ("planet", "space", "route", "asteroid")
EDGE_OF: Final[Mapping[str, int]] = {"S": SPACE, "R": ROUTE, "A": ASTEROID}
SPOTS: Final = ("planet", *(f"{kind}:{side}" for kind in ("route", "asteroid") for side in SIDES))
"""Places on a tile that hold a meeple, by kind and first edge of the tile as it was laid (notation)."""


def cell_at(x: int, y: int) -> int:
    return ORIGIN + 256 * y + x


def place_of(cell: int) -> tuple[int, int]:
    """x and y of a cell."""
    return (cell & 255) - 128, (cell >> 8) - 128


def symbol_of(copy: str) -> tuple[str, str]:
    """A copy's symbol letter ("-": none) and the feature it is printed on."""
    letter, _, feature = copy.partition(" ")
    return letter, feature
