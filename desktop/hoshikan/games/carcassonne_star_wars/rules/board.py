"""The board: tiles as they lie and the features they form, kept by union-find.

A feature's facts stand at its root node: open sides, tiles, symbols, and the meeples on it. A node is one feature of
one tile; nodes are numbered in the order of laying. A meeple is one number: `node * 64 + gear * 16 + large * 8 + seat`.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from mypy_extensions import mypyc_attr

from hoshikan.games.carcassonne_star_wars.rules.grid import AROUND, PLANET
from hoshikan.games.carcassonne_star_wars.rules.tiles import Lay

NOBODY: Final[tuple[int, ...]] = ()
SEAT: Final = 7
LARGE: Final = 8
GEAR: Final = 48
GEAR_SHIFT: Final = 4
NODE_SHIFT: Final = 6
_UNCLAIMED: Final = ((), (NOBODY,), (NOBODY,) * 2, (NOBODY,) * 3, (NOBODY,) * 4, (NOBODY,) * 5)


@mypyc_attr(acyclic=True)
class Board:
    """Tiles, places to lay the next one, and features. Lists run by tile or by node."""

    __slots__ = (
        "cells",
        "claims",
        "factions",
        "firsts",
        "frontier",
        "kinds",
        "lays",
        "loose",
        "near",
        "open",
        "parent",
        "planets",
        "symbols",
        "taken",
        "tiles",
    )

    def __init__(self, source: Board | None = None) -> None:
        if source is not None:
            self._copy(source)
            return
        self.cells: list[int] = []
        self.lays: list[Lay] = []
        self.firsts: list[int] = []
        """First node of each tile."""
        self.taken: dict[int, int] = {}
        """Tile by cell."""
        self.frontier: dict[int, int] = {}
        """Empty cells beside a tile, with their surroundings (see `tiles`)."""
        self.loose: dict[int, int] = {}
        """Node that waits at a side of an empty cell, by `4 * cell + side`."""
        self.near: dict[int, tuple[int, ...]] = {}
        """Cells of the planets around a cell; replaced, never changed in place, so that copies can share it."""
        self.planets: dict[int, int] = {}
        """Node by cell of a planet; shared like `near`."""
        self.parent: list[int] = []
        self.kinds: list[int] = []
        self.open: list[int] = []
        self.tiles: list[int] = []
        """Tiles of a feature as a bit mask: each counts once however often the feature crosses it (CS-5.1)."""
        self.symbols: list[int] = []
        self.factions: list[int] = []
        self.claims: list[tuple[int, ...]] = []

    def _copy(self, source: Board) -> None:
        self.cells = source.cells[:]
        self.lays = source.lays[:]
        self.firsts = source.firsts[:]
        self.taken = source.taken.copy()
        self.frontier = source.frontier.copy()
        self.loose = source.loose.copy()
        self.near = source.near
        self.planets = source.planets
        self.parent = source.parent[:]
        self.kinds = source.kinds[:]
        self.open = source.open[:]
        self.tiles = source.tiles[:]
        self.symbols = source.symbols[:]
        self.factions = source.factions[:]
        self.claims = source.claims[:]

    def lay(self, cell: int, lay: Lay) -> None:
        """Put a tile on a cell of the frontier (or the first one anywhere); features join at once."""
        parent = self.parent
        first, number = len(parent), len(self.cells)
        count = lay.count
        self.taken[cell] = number
        self.cells.append(cell)
        self.lays.append(lay)
        self.firsts.append(first)
        if count:
            tiles, tile = self.tiles, 1 << number
            for node in range(first, first + count):
                parent.append(node)
                tiles.append(tile)
            self.kinds.extend(lay.kinds)
            self.open.extend(lay.opens)
            self.symbols.extend(lay.symbols)
            self.factions.extend(lay.factions)
            self.claims.extend(_UNCLAIMED[count])
        frontier, loose = self.frontier, self.loose
        around = frontier.get(cell, 0)
        if around:
            del frontier[cell]
        corner = 4 * cell
        for arm in lay.arms:
            slot = arm.slot
            if around & arm.mask:
                if slot >= 0:
                    side = corner + arm.side
                    self._join(first + slot, loose[side])
                    del loose[side]
            else:
                beside = cell + arm.step
                frontier[beside] = frontier.get(beside, 0) | arm.gives
                if slot >= 0:
                    loose[corner + arm.key] = first + slot
        if cell in self.near:
            for planet in self.near[cell]:
                self.open[self.planets[planet]] -= 1
        if count and lay.kinds[0] == PLANET:
            self._add_planet(cell, first)

    def root(self, node: int) -> int:
        """The node that stands for the whole feature."""
        parent = self.parent
        while parent[node] != node:
            node = parent[node]
        return node

    def tile_of(self, node: int) -> int:
        """The tile a node is on; a tile without features has none."""
        return bisect_right(self.firsts, node) - 1

    def planets_around(self, cell: int) -> tuple[int, ...]:
        """Cells of the planets on the eight tiles around a cell."""
        return self.near.get(cell, NOBODY)

    def tile_count(self, root: int) -> int:
        """Tiles a feature scores for; a planet's are itself and its neighbours (CS-5.1, CS-6.1)."""
        if self.kinds[root] == PLANET:
            return 9 - self.open[root]
        return self.tiles[root].bit_count()

    def _join(self, new: int, old: int) -> None:
        """Two sides meet, of two features or of one that closes a loop."""
        new, old = self.root(new), self.root(old)
        if new == old:
            self.open[old] -= 2
            return
        if old > new:
            # The older node is usually the larger feature: roots stay near.
            new, old = old, new
        self.parent[new] = old
        self.open[old] += self.open[new] - 2
        self.tiles[old] |= self.tiles[new]
        if self.symbols[new]:
            self.symbols[old] += self.symbols[new]
            self.factions[old] |= self.factions[new]
        if self.claims[new]:
            self.claims[old] += self.claims[new]
            self.claims[new] = NOBODY

    def _add_planet(self, cell: int, node: int) -> None:
        self.planets = self.planets | {cell: node}
        self.near = self.near.copy()
        for step in AROUND:
            beside = cell + step
            self.near[beside] = (*self.near.get(beside, NOBODY), cell)
            if beside in self.taken:
                self.open[node] -= 1
