"""Where everything lies beside the map of Carcassonne: Star Wars, in scene units. Geometry only.

The table is 1600 wide and as high as the window's shape asks for. A wide window has the map at the left and a column
with the seats and the dock at the right; a high one has the seats above the map and the dock below it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hoshikan.geometry import Rect, rect
from hoshikan.ui.table.kit.places import WIDTH, grid, table_height

TILE: Final = 150.0
"""Side of a tile in units of the map."""
MEEPLE: Final = 0.42
LARGE_MEEPLE: Final = 0.54
"""Sizes of meeples as shares of a tile."""
ATTACK: Final = 0.78
"""Size of the ring around a meeple that can be attacked."""
_LEAST: Final = 840.0
_MOST: Final = 2100.0
_HIGH: Final = 1.15
"""Windows whose width is less than so many heights have no column."""
_COLUMN: Final = 400.0
_DOCK: Final = 320.0
_EDGE: Final = 10.0
_TALLEST_SEAT: Final = 124.0
_IN_ROW: Final = 3
_ROW: Final = 100.0


@dataclass(frozen=True, slots=True)
class Panel:
    """The places of one seat."""

    frame: Rect
    emblem: Rect
    name: Rect
    faction: Rect
    supply: Rect
    points: Rect


class Places:
    """The table for a number of players in a window whose width is `aspect` times its height."""

    def __init__(self, players: int, aspect: float) -> None:
        self.height = table_height(aspect, _LEAST, _MOST)
        self._players = players
        self._high = aspect < _HIGH
        if self._high:
            rows = -(-players // _IN_ROW)
            top, below = 2 * _EDGE + rows * (_ROW + 6), _DOCK + 2 * _EDGE
            self.map = (_EDGE, top, WIDTH - 2 * _EDGE, self.height - top - below)
            self._dock = (WIDTH / 2 - _COLUMN / 2, self.height - _DOCK - _EDGE)
        else:
            self.map = (_EDGE, _EDGE, WIDTH - _COLUMN - 3 * _EDGE, self.height - 2 * _EDGE)
            self._dock = (WIDTH - _COLUMN - _EDGE, self.height - _DOCK - _EDGE)

    def panel(self, seat: int) -> Panel:
        left, top, width, height = self._seat(seat)
        side = height * 0.62
        text, score = left + side + 30, 108.0
        middle = top + (height - side) / 2
        return Panel(
            rect(left, top, width, height),
            rect(left + 14, middle, side, side),
            rect(text, top + height * 0.08, width - side - score - 48, height * 0.42),
            rect(left + 14 + side * 0.64, middle + side * 0.64, side * 0.48, side * 0.48),
            rect(text, top + height * 0.53, width - side - 44, height * 0.4),
            rect(left + width - score - 8, top + height * 0.06, score, height * 0.46),
        )

    @property
    def dock(self) -> Rect:
        """The ground of what the player who decides has before them."""
        return self._in_dock(0, 0, _COLUMN, _DOCK)

    @property
    def drawn(self) -> Rect:
        return self._in_dock(18, 96, 206, 206)

    @property
    def title(self) -> Rect:
        return self._in_dock(18, 20, 236, 40)

    @property
    def pile(self) -> Rect:
        return self._in_dock(268, 14, 118, 70)

    def turn(self, number: int) -> Rect:
        """The drawn tile in one of its rotations, small."""
        return self._in_dock(238 + 76 * (number % 2), 112 + 88 * (number // 2), 70, 70)

    def own(self, large: bool, gear: int | None) -> Rect:
        """A meeple before it is placed. With equipment in the game there is one for each piece of it, else gear is
        None."""
        if gear is None:
            return self._in_dock(14 + 128 * large, 112, 122, 174)
        return self._in_dock(18 + 84 * gear, 96 + 106 * large, 78, 98)

    @property
    def none(self) -> Rect:
        """Said instead of meeples when all are on the board."""
        return self._in_dock(18, 170, 248, 40)

    @property
    def skip(self) -> Rect:
        return self._in_dock(278, 110, 108, 176)

    def fighter(self, number: int) -> Rect:
        """Somebody who may be named to fight."""
        return self._in_dock(14, 92 + 76 * number, _COLUMN - 28, 70)

    def _in_dock(self, x: float, y: float, width: float, height: float) -> Rect:
        return rect(self._dock[0] + x, self._dock[1] + y, width, height)

    def _seat(self, seat: int) -> tuple[float, float, float, float]:
        if self._high:
            row, column = divmod(seat, _IN_ROW)
            width = (WIDTH - 2 * _EDGE) / min(self._players, _IN_ROW) - 6
            return _EDGE + column * (width + 6), _EDGE + row * (_ROW + 6), width, _ROW
        room = self.height - _DOCK - 3 * _EDGE
        height = min(_TALLEST_SEAT, room / self._players - 6)
        return WIDTH - _COLUMN - _EDGE, _EDGE + seat * (height + 6), _COLUMN, height


def squares(frame: tuple[float, float, float, float], count: int) -> list[Rect]:
    """Equal square places for `count` things, as large as the frame allows."""
    left, top, width, height = frame
    columns = 1
    while -(-count // columns) * (width / columns) > height and columns < count:
        columns += 1
    side = width / columns
    return grid(left + 6, top + 6, (side - 12, side - 12), count, columns, (12, 12))
