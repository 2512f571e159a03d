"""Layout of the table of Carcassonne: Star Wars beside the map, in scene units. Geometry only.

The table is 1600 wide and as high as the window's shape allows. The map is all of it: on its sky float an island at
the lower left, with the pieces of the player at the screen, and the other seats, small, at the rim above it. In a high
window these are in rows at the top.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hoshikan.geometry import Rect, rect
from hoshikan.ui.board.table.kit.places import WIDTH, grid, order_at_table, table_height

TILE: Final = 150.0
"""Side of a tile in units of the map."""
MEEPLE: Final = 0.42
LARGE_MEEPLE: Final = 0.54
"""Sizes of meeples as shares of a tile."""
RING: Final = 0.37
"""Size of a place for a meeple, so that it leaves the symbols free."""
ATTACK: Final = 0.7
"""Size of the ring around a meeple that can be attacked."""
GROUND: Final = 1.6
"""Size of the ground that a tile casts its shadow on, as a share of the tile."""
_LEAST: Final = 760.0
_MOST: Final = 2100.0
_HIGH: Final = 1.15
"""Aspect (width by height) below which the other seats are at the top."""
_EDGE: Final = 12.0
_ISLAND: Final = (466.0, 286.0)
_ABOVE: Final = 52.0
"""Overhang of the drawn tile above the island."""
_HAND: Final = 250.0
"""Left edge of the hand on the island: beside the other seats, so that a drawn tile covers none of them."""
_REACH: Final = 204.0
"""Width of the hand."""
_SEAT: Final = (244.0, 62.0)
_STEP: Final = 68.0
_IN_ROW: Final = 3
_WIDEST_SEAT: Final = 1.5
"""Largest stretch of seats in a row: a few do not fill all of the window."""
_DRAWN_BY_OTHERS: Final = 1.8
"""The drawn tile beside another seat, in heights of its place."""
_KIND: Final = 92.0
"""Side of a tile among those that are left."""
_BUTTONS: Final = 190.0
"""Room at the right for the buttons of the map."""
_TITLE: Final = 44.0

Frame = tuple[float, float, float, float]
"""Left, top, width, height."""


@dataclass(frozen=True, slots=True)
class Panel:
    """The places of one seat."""

    frame: Rect
    emblem: Rect
    name: Rect
    faction: Rect
    supply: Rect
    points: Rect
    team: Rect


class Places:
    """The table for a number of players in a window whose width is `aspect` times its height. `own` is the seat on the
    island; what is beside the map is `scale` times as large as usual."""

    def __init__(self, players: int, aspect: float, own: int, scale: float = 1.0) -> None:
        self.height = table_height(aspect, _LEAST, _MOST)
        self.map: Frame = (0.0, 0.0, WIDTH, self.height)
        self._players = players
        self._own = own
        self._scale = scale
        self._high = aspect < _HIGH
        wide, tall = (side * scale for side in _ISLAND)
        self._island = (_EDGE, self.height - tall - _EDGE, wide, tall)

    @property
    def covers(self) -> tuple[Frame, ...]:
        """Parts of the map under the island, the tile above it, and the seats."""
        left, top, wide, tall = self._island
        above = _ABOVE * self._scale
        beyond = left + _HAND * self._scale
        island = (0.0, top, left + wide, tall + _EDGE)
        tile = (beyond, top - above, left + wide - beyond, above)
        return (island, tile, (0.0, 0.0, *self._rim)) if self._players > 1 else (island, tile)

    @property
    def stage(self) -> Frame:
        """Room above the map for enlarged things."""
        left, top, wide, _ = self._island
        if self._high:
            first = self._rim[1] + _EDGE
            return (_EDGE, first, WIDTH - 2 * _EDGE, top - _ABOVE * self._scale - first - _EDGE)
        return (left + wide + _EDGE, _EDGE, WIDTH - wide - 3 * _EDGE, self.height - 2 * _EDGE)

    @property
    def _rim(self) -> tuple[float, float]:
        """Width and height of the corner where the other seats stand."""
        others = self._players - 1
        if self._high:
            return WIDTH, _EDGE + -(-others // _IN_ROW) * _STEP * self._scale
        return _EDGE + _SEAT[0] * self._scale, _EDGE + others * _STEP * self._scale

    def panel(self, seat: int, teams: bool = False) -> Panel:
        """The places of a seat; in `teams` the banner of the team has one too."""
        if seat == self._own:
            return Panel(
                self._on_island(12, 12, 216, 144),
                self._on_island(22, 20, 54, 54),
                self._on_island(90, 18, 132, 34),
                self._on_island(21, 56, 24, 24),
                self._on_island(22, 100, 198, 50),
                self._on_island(90, 54, 132, 44),
                self._on_island(18, 78, 72, 23),
            )
        left, top, width, height = self._seat(order_at_table(seat, self._players, self._own))
        unit = height / _SEAT[1]
        text, score = left + 66 * unit, 66 * unit
        team = 70 * unit if teams else 0.0
        return Panel(
            rect(left, top, width, height),
            rect(left + 12 * unit, top + 8 * unit, 44 * unit, 44 * unit),
            rect(text, top + 3 * unit, width - 66 * unit - score - 6 * unit, 32 * unit),
            rect(left + 9 * unit, top + 37 * unit, 20 * unit, 20 * unit),
            rect(text, top + 36 * unit, width - 66 * unit - 8 * unit - team, 23 * unit),
            rect(left + width - score - 5 * unit, top + 4 * unit, score, 30 * unit),
            rect(left + width - team - 5 * unit, top + 35 * unit, team, 23 * unit),
        )

    @property
    def dock(self) -> Rect:
        """The ground of what the player at the screen has before them."""
        return self._on_island(0, 0, *_ISLAND)

    @property
    def drawn(self) -> Rect:
        return self._on_island(_HAND, -_ABOVE, _REACH, _REACH)

    def drawn_by(self, seat: int) -> Rect:
        """The drawn tile with the seat that moves: on the island, or beside the place of another seat."""
        if seat == self._own:
            return self.drawn
        left, top, width, height = self._seat(order_at_table(seat, self._players, self._own))
        side = _DRAWN_BY_OTHERS * height
        if self._high:
            return rect(left + width - side, self._rim[1] + _EDGE, side, side)
        lowest = self._island[1] - side - _EDGE
        return rect(left + width + _EDGE, max(min(top + (height - side) / 2, lowest), _EDGE), side, side)

    @property
    def title(self) -> Rect:
        """Place of the hand's title, under a drawn tile."""
        return self._on_island(_HAND, 220, _REACH, 34)

    @property
    def choice(self) -> Rect:
        """Place of the hand's title, over meeples and fighters."""
        return self._on_island(_HAND, 8, _REACH, 34)

    @property
    def pile(self) -> Rect:
        return self._on_island(14, 162, 118, 62)

    @property
    def values(self) -> Rect:
        """The switch that shows what claims are worth."""
        return self._on_island(14, 230, 212, 44)

    def turn(self, number: int) -> Rect:
        """The drawn tile in one of its rotations, small."""
        return self._on_island(_HAND + 52 * number, 164, 48, 48)

    def own(self, large: bool, gear: int | None) -> Rect:
        """A meeple before it is placed. With equipment in the game there is one for each piece of it, else gear is
        None."""
        if gear is None:
            return self._on_island(_HAND + 104 * large, 50, 100, 140)
        return self._on_island(_HAND + 69 * gear, 44 + 80 * large, 66, 76)

    @property
    def none(self) -> Rect:
        """Said instead of meeples when all are on the board."""
        return self._on_island(_HAND, 100, _REACH, 36)

    @property
    def skip(self) -> Rect:
        return self._on_island(_HAND, 212, _REACH, 62)

    def fighter(self, number: int) -> Rect:
        """Somebody who may be named to fight."""
        return self._on_island(_HAND, 48 + 62 * number, _REACH, 56)

    def stock(self, count: int) -> tuple[Rect, Rect, list[Rect]]:
        """Return the places of `count` kinds of tiles beside the island: the ground, its title and the tiles."""
        left, top, wide, tall = self._island
        start, title = left + wide + _EDGE, _TITLE * self._scale
        columns = max(4, int((WIDTH - _BUTTONS - start - 16) // _KIND))
        rows = -(-count // columns)
        width, height = min(count, columns) * _KIND + 16, rows * _KIND + 16 + title
        foot = top + tall
        ground = rect(start, foot - height, width, height)
        places = grid(start + 10, foot - height + title + 8, (_KIND - 8, _KIND - 8), count, columns, (8, 8))
        return ground, rect(start + 16, foot - height + 6, width - 32, title), places

    def _on_island(self, x: float, y: float, width: float, height: float) -> Rect:
        left, top, _, _ = self._island
        scale = self._scale
        return rect(left + x * scale, top + y * scale, width * scale, height * scale)

    def _seat(self, place: int) -> Frame:
        """The `place`th of the other seats."""
        width, height = (side * self._scale for side in _SEAT)
        step = _STEP * self._scale
        if self._high:
            row, column = divmod(place, _IN_ROW)
            wide = min((WIDTH - _EDGE) / min(self._players - 1, _IN_ROW) - _EDGE, width * _WIDEST_SEAT)
            return _EDGE + column * (wide + _EDGE), _EDGE + row * step, wide, height
        return _EDGE, _EDGE + place * step, width, height
