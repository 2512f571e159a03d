"""The board as a view shows it, surveyed: which features there are, who holds them, and what they are worth now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hoshikan.engine.setupdata import decode
from hoshikan.games.carcassonne_star_wars.rules import scoring
from hoshikan.games.carcassonne_star_wars.rules.board import LARGE, NODE_SHIFT, SEAT, Board
from hoshikan.games.carcassonne_star_wars.rules.components import Components, Tile, shipped
from hoshikan.games.carcassonne_star_wars.rules.grid import KIND_NAMES, SPOTS, cell_at
from hoshikan.games.carcassonne_star_wars.rules.markings import SIDES, symbol_of
from hoshikan.games.carcassonne_star_wars.rules.tiles import Box, Face, Lay, shipped_box

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Feature:
    """A route, field or planet with all it connects to; `points` are those it would score if it scored now."""

    kind: str
    points: int
    open: int
    """Sides, or a planet's neighbours, still missing."""
    symbols: int
    cells: tuple[Place, ...]
    seats: tuple[int, ...]
    """Who stands on it, once each."""


class Survey:
    """One position's board. `tiles` are the kinds of tiles by id."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        own = view.get("components")
        components = shipped() if own is None else decode(own, Components)
        expansion = bool(view["options"]["expansion"])
        self.box = shipped_box(expansion) if own is None else Box(components, expansion)
        self.tiles = {tile.id: tile for tile in (*components.tile, *components.expansion)}
        self.view = view
        self.index: dict[Place, int] = {}
        """Number of the tile that lies there, in the order of laying."""
        self.board = Board()
        for number, (x, y, face, rotation) in enumerate(view["tiles"]):
            self.index[x, y] = number
            self.board.lay(cell_at(x, y), self.face(face).lays[rotation])
        for meeple in view["meeples"]:
            node = self._node(meeple["x"], meeple["y"], meeple["spot"])
            claim = node << NODE_SHIFT | LARGE * meeple["large"] | meeple["seat"]
            self.board.claims[self.board.root(node)] += (claim,)

    def face(self, text: str) -> Face:
        """The face with a name such as "bend-curve:r"."""
        return self.box.faces[self.box.by_text[text]]

    def picture(self, text: str) -> str:
        """All there is to draw of a face: "ARRA|asteroid NW;route ES|r asteroid NW"."""
        name, _, symbol = text.partition(":")
        tile = self.tiles[name]
        printed = next(copy for copy in tile.copies if symbol_of(copy)[0] == symbol)
        return f"{tile.edges}|{';'.join(tile.features)}|{printed}"

    def tile(self, text: str) -> Tile:
        return self.tiles[text.partition(":")[0]]

    def rotations(self) -> tuple[int, ...]:
        """The rotations in which the drawn tile looks different."""
        distinct = self.face(self.view["drawn"]).distinct()
        return tuple(rotation for rotation in range(4) if distinct >> rotation & 1)

    def gaps(self) -> Sequence[int]:
        """Empty cells beside a tile."""
        return tuple(self.board.frontier)

    def spots(self, place: Place) -> dict[str, str]:
        """The features of a lying tile by their names in the notation, each as the tile's data have it."""
        return {SPOTS[spot]: self._printed(place, spot) for spot in self.board.lays[self.index[place]].spots}

    def feature(self, place: Place, spot: str) -> Feature:
        """The feature that a tile's own one belongs to."""
        return _feature(self.board, self.board.root(self._node(*place, spot)))

    def imagined(self, place: Place, rotation: int) -> list[Feature]:
        """What the drawn tile would belong to if it lay there: its own features first, then planets around it."""
        board = Board(self.board)
        cell = cell_at(*place)
        lay: Lay = self.face(self.view["drawn"]).lays[rotation]
        board.lay(cell, lay)
        roots = [board.root(board.firsts[-1] + slot) for slot in range(lay.count)]
        roots += [board.planets[planet] for planet in board.planets_around(cell)]
        return [_feature(board, root) for root in dict.fromkeys(roots)]

    def _node(self, x: int, y: int, spot: str) -> int:
        number = self.index[x, y]
        return self.board.firsts[number] + self.board.lays[number].slot_of[SPOTS.index(spot)]

    def _printed(self, place: Place, spot: int) -> str:
        """A feature in the words of the component file, from where it is on the turned tile."""
        lay = self.board.lays[self.index[place]]
        kind, _, first = SPOTS[spot].partition(":")
        if kind == "planet":
            return kind
        side = SIDES[(SIDES.index(first) - lay.rotation) % 4]
        features = self.tiles[lay.face.tile].features
        return next(one for one in features if one.startswith(kind) and side in one.partition(" ")[2])


def _feature(board: Board, root: int) -> Feature:
    waiting = board.open[root]
    return Feature(
        KIND_NAMES[board.kinds[root]],
        scoring.worth(board, root, not waiting),
        waiting,
        board.symbols[root],
        scoring.cells_of(board, root),
        tuple(sorted({claim & SEAT for claim in board.claims[root]})),
    )
