"""The new tile and the eight around it drawn large, for choosing a feature on a map that is seen from afar."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from hoshikan.games.carcassonne_star_wars.rules.view import Coordinates
from hoshikan.games.carcassonne_star_wars.screen.layout import TILE
from hoshikan.geometry import Rect
from hoshikan.ui.board.table.model import Placement

FAR: Final = 0.45
"""A map whose tiles are drawn at less than this share of their size is seen from afar."""
SIDE: Final = 156.0
"""Side of a tile drawn large, in scene units."""
_EDGE: Final = 30.0
_NEAR: Final = (-1, 0, 1)
_REACH: Final = 1.5
"""Tiles from the middle of the new one to the end of the ring around it."""
_ABOVE: Final = 12.0
"""Added to the stacking, so that it is over everything on the map."""


class CloseUp:
    """A glass over the map `frame`, as near as possible to `point` of the scene, the place of the tile at `cell`.

    It shows the part of the ring around that tile that `tiles` fill.
    """

    def __init__(
        self,
        cell: Coordinates,
        tiles: Container[Coordinates],
        point: tuple[float, float],
        frame: tuple[float, float, float, float],
    ) -> None:
        near = [(x, y) for x in _NEAR for y in _NEAR if (cell[0] + x, cell[1] + y) in tiles]
        self._columns = _span([x for x, _ in near])
        self._rows = _span([y for _, y in near])
        self._cell = cell
        self._frame = _beside(point, (self._columns, self._rows), frame)

    @property
    def frame(self) -> Rect:
        """Return its place in the scene."""
        return self._frame

    def pictures(self, pieces: Iterable[Placement]) -> Iterator[Placement]:
        """Yield pictures of the visible ones of the map's `pieces`, beside the pieces themselves."""
        for piece in pieces:
            if max(abs(piece.x / TILE - self._cell[0]), abs(piece.y / TILE - self._cell[1])) < _REACH:
                yield replace(self.moved(piece), key=f"close:{piece.key}", label="", tooltip="")

    def moved(self, piece: Placement) -> Placement:
        """Return a piece of the map, moved here."""
        scale = SIDE / TILE
        return replace(
            piece,
            x=self._frame.x + (piece.x / TILE - self._cell[0] - sum(self._columns) / 2) * SIDE,
            y=self._frame.y + (piece.y / TILE - self._cell[1] - sum(self._rows) / 2) * SIDE,
            width=piece.width * scale,
            height=piece.height * scale,
            z=piece.z + _ABOVE,
            on_map=False,
        )


def _span(places: Sequence[int]) -> tuple[int, int]:
    return min(places), max(places)


def _beside(
    point: tuple[float, float], spans: tuple[tuple[int, int], ...], frame: tuple[float, float, float, float]
) -> Rect:
    """Return the rectangle for these columns and rows around `point`, pushed into the frame."""
    middles, sizes = [], []
    for at, (first, last), start, room in zip(point, spans, frame[:2], frame[2:], strict=True):
        size = (last - first + 1) * SIDE + 2 * _EDGE
        middle = at + (first + last) / 2 * SIDE
        middles.append(min(max(middle, start + size / 2), start + room - size / 2))
        sizes.append(size)
    return Rect(*middles, *sizes)
