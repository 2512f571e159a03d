"""Tile faces compiled for play: what each face looks like in each rotation, and which places of the board take it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hoshikan.games.carcassonne_star_wars.rules.actions import Draw
from hoshikan.games.carcassonne_star_wars.rules.components import COMPONENTS, Components, Tile, tiles_in_play
from hoshikan.games.carcassonne_star_wars.rules.grid import (
    EDGE_OF,
    KIND_NAMES,
    PLANET,
    ROUTE,
    SIDES,
    SPOTS,
    STEPS,
    SYMBOLS,
    symbol_of,
)


class Arm:
    """One side of a lying tile: what it asks of and gives to the neighbour, and the feature that leaves there."""

    __slots__ = ("gives", "key", "mask", "side", "slot", "step")

    def __init__(self, side: int, edge: int, slot: int) -> None:
        self.side = side
        self.mask = 3 << 2 * side
        """This side within a place's surroundings."""
        self.step = STEPS[side]
        opposite = side ^ 2
        self.gives = edge << 2 * opposite
        """This edge within the neighbour's surroundings."""
        self.key = 4 * self.step + opposite
        """From `4 * cell` to the neighbour's side that this feature waits at."""
        self.slot = slot
        """Number of the feature on the tile, -1 for space."""


class Lay:
    """A face in one rotation. Features are numbered planet first, then by first edge N, E, S, W."""

    __slots__ = (
        "arms",
        "count",
        "face",
        "factions",
        "kinds",
        "number",
        "opens",
        "rotation",
        "slot_of",
        "spots",
        "symbols",
    )

    def __init__(self, face: Face, rotation: int) -> None:
        self.face = face
        self.rotation = rotation
        self.number = 4 * face.number + rotation
        """One number for each face in each rotation."""
        turned = sorted((_turned(sides, rotation), kind, held) for kind, sides, held in face.features)
        self.count = len(turned)
        self.kinds = tuple(kind for _, kind, _ in turned)
        self.opens = tuple(len(sides) if kind != PLANET else 8 for sides, kind, _ in turned)
        """Open ends of each feature: sides, or a planet's neighbours."""
        self.symbols = tuple(int(held >= 0) for _, _, held in turned)
        self.factions = tuple(1 << held if held >= 0 else 0 for _, _, held in turned)
        self.spots = tuple(0 if kind == PLANET else 4 * (kind - ROUTE) + 1 + sides[0] for sides, kind, _ in turned)
        self.slot_of = tuple(self.spots.index(spot) if spot in self.spots else -1 for spot in range(len(SPOTS)))
        slots = {side: slot for slot, (sides, _, _) in enumerate(turned) for side in sides}
        edges = turned_edges(face.edges, rotation)
        self.arms = tuple(Arm(side, edges[side], slots.get(side, -1)) for side in range(4))

    def sides(self, slot: int) -> tuple[int, ...]:
        """The sides that a feature reaches; none for a planet."""
        return tuple(arm.side for arm in self.arms if arm.slot == slot)


class Face:
    """A kind of tile with its symbol: what a draw shows. `features` are (kind, sides, faction of its symbol or -1)."""

    __slots__ = ("copies", "edges", "features", "fits", "lays", "number", "on", "symbol", "text", "tile")

    def __init__(self, number: int, tile: Tile, symbol: str, on: str, copies: int) -> None:
        self.number = number
        """Its place among the faces of the box."""
        self.tile = tile
        self.symbol = symbol
        self.on = on
        """The feature that shows the symbol, in the words of the tile's data."""
        self.text = f"{tile.id}:{symbol}"
        self.copies = copies
        self.edges = tuple(EDGE_OF[edge] for edge in tile.edges)
        self.features: tuple[tuple[int, tuple[int, ...], int], ...] = tuple(
            (
                KIND_NAMES.index(name.partition(" ")[0]),
                tuple(SIDES.index(side) for side in name.partition(" ")[2]),
                SYMBOLS.index(symbol) if name == on else -1,
            )
            for name in tile.features
        )
        self.lays = tuple(Lay(self, rotation) for rotation in range(4))
        self.fits = _fits(self.edges, self.distinct())
        """By a place's surroundings: the rotations that go there, one bit each (CS-2.2)."""

    def distinct(self) -> int:
        """The rotations that do not look like a smaller one, one bit each (CS-2.2)."""
        seen: list[object] = []
        mask = 0
        for rotation in range(4):
            drawn = {(kind, tuple(_turned(sides, rotation)), held) for kind, sides, held in self.features}
            look = (turned_edges(self.edges, rotation), drawn)
            if look not in seen:
                seen.append(look)
                mask |= 1 << rotation
        return mask


class ComponentBox:
    """The faces of one game: `faces` in the order of the component file, the start tile included in their copies."""

    __slots__ = ("_takers", "by_text", "draws", "faces", "start_face", "total")

    def __init__(self, components: Components, extra: bool) -> None:
        faces: list[Face] = []
        for tile in tiles_in_play(components, extra):
            kinds = [symbol_of(copy) for copy in tile.copies]
            for symbol, on in dict.fromkeys(kinds):
                faces.append(Face(len(faces), tile, symbol, on, kinds.count((symbol, on))))
        self.faces: tuple[Face, ...] = tuple(faces)
        self.by_text: dict[str, int] = {face.text: number for number, face in enumerate(faces)}
        self.draws = tuple(Draw(face.text) for face in faces)
        self.total = sum(face.copies for face in faces)
        plain = [number for number, face in enumerate(faces) if face.tile.id == components.start]
        self.start_face = min(plain, key=lambda number: (faces[number].symbol != "-", number))
        """The start tile is a copy without a symbol where there is one (CS-0.1)."""
        self._takers: list[tuple[int, ...] | None] = [None] * 256

    def takers(self, around: int) -> tuple[int, ...]:
        """The faces that fit into such surroundings."""
        known = self._takers[around]
        if known is None:
            known = tuple([face.number for face in self.faces if face.fits[around]])
            self._takers[around] = known
        return known


@cache
def shipped_box(extra: bool) -> ComponentBox:
    """The shipped tiles, compiled once."""
    return ComponentBox(COMPONENTS.shipped(), extra)


def turned_edges(edges: Sequence[int], rotation: int) -> tuple[int, ...]:
    """Edges N E S W after quarter turns clockwise."""
    return tuple(edges[(side - rotation) % 4] for side in range(4))


def _turned(sides: Sequence[int], rotation: int) -> list[int]:
    return sorted((side + rotation) % 4 for side in sides)


@cache
def _fits(edges: tuple[int, ...], distinct: int) -> bytes:
    rotations = [(1 << turn, turned_edges(edges, turn)) for turn in range(4) if distinct >> turn & 1]
    # Surroundings 0 would be a place beside nothing.
    return bytes([0, *(sum(bit for bit, look in rotations if _matches(look, around)) for around in range(1, 256))])


def _matches(edges: Sequence[int], around: int) -> bool:
    return all(around >> 2 * side & 3 in (0, edges[side]) for side in range(4))
