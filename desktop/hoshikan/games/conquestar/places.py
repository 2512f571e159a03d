"""Where everything lies on the table of Conquestar, in scene units of a 1600×1000 table. Geometry only.

The field stands at the left, as large as the hand below it allows; beside it every seat has a panel of equal size, so
that two, three and four players all fill the table. The player at the screen sits lowest, next to the hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hoshikan.games.conquestar.field import LINES, SIZE

WIDTH: Final = 1600.0
HEIGHT: Final = 1000.0
_EDGE: Final = 16.0
_GAP: Final = 14.0
_HAND: Final = 196.0
_ROW_LABEL: Final = 92.0
_COLUMN_LABEL: Final = 80.0
_STAR: Final = (146.0, 138.0)
_STAR_LARGE: Final = (166.0, 176.0)


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle by its centre."""

    x: float
    y: float
    width: float
    height: float


def box(left: float, top: float, width: float, height: float) -> Box:
    """A rectangle by its corner."""
    return Box(left + width / 2, top + height / 2, width, height)


@dataclass(frozen=True, slots=True)
class Panel:
    """The places of one seat. `cards` has one box per destination card in the order of `LINES`, none for the seat whose
    hand lies open below."""

    frame: Box
    emblem: Box
    name: Box
    choice: Box
    purse: Box
    points: Box
    cards: tuple[Box, ...]
    stars: Box


class Places:
    """The places for a number of players, seen from `seat` (None: a spectator, so no hand)."""

    def __init__(self, players: int, seat: int | None) -> None:
        self.players = players
        self.seat = seat
        self._star = _STAR_LARGE if seat is None else _STAR
        self._field_right = _EDGE + _ROW_LABEL + SIZE * self._star[0]

    def star(self, cell: int) -> Box:
        width, height = self._star
        return box(
            _EDGE + _ROW_LABEL + cell % SIZE * width, _EDGE + _COLUMN_LABEL + cell // SIZE * height, width, height
        )

    def line(self, line: str) -> Box:
        """The field card at the edge of a row or column."""
        width, height = self._star
        if line.isalpha():
            return Box(_EDGE + _ROW_LABEL / 2, self.star(SIZE * LINES.index(line)).y, 76, min(height * 0.62, 96))
        return Box(self.star(LINES.index(line) - SIZE).x, _EDGE + _COLUMN_LABEL / 2, min(width * 0.7, 96), 66)

    @property
    def supply(self) -> Box:
        return box(_EDGE, _EDGE, _ROW_LABEL - 6, _COLUMN_LABEL - 4)

    def mark(self, cell: int, seat: int) -> Box:
        """A revealed plan at its star."""
        star = self.star(cell)
        return Box(star.x + star.width * (-0.36 + 0.24 * seat), star.y + star.height * 0.02, 44, 44)

    def hand(self, line: str) -> Box:
        """A destination card in the hand at the bottom."""
        group = 0 if line.isalpha() else 1
        index = LINES.index(line) % SIZE
        return box(_EDGE + group * 604 + index * 116, HEIGHT - _HAND + 4, 112, _HAND - 22)

    def verb(self, invades: bool) -> Box:
        return box(WIDTH - _EDGE - (176 if invades else 360), HEIGHT - _HAND + 4, 172, _HAND - 22)

    def panel(self, seat: int) -> Panel:
        """The places of a seat."""
        left = self._field_right + _GAP + 6
        bottom = HEIGHT - _EDGE if self.seat is None else HEIGHT - _HAND - 12
        height = (bottom - _EDGE - (self.players - 1) * _GAP) / self.players
        own = self.seat if self.seat is not None else self.players - 1
        place = (seat - own - 1) % self.players
        return _panel(left, _EDGE + place * (height + _GAP), WIDTH - _EDGE - left, height, seat != self.seat)


def _panel(left: float, top: float, width: float, height: float, with_cards: bool) -> Panel:
    head = min(72.0, height * 0.36)
    row = top + 10
    inner_left, inner_width = left + 20, width - 36
    rest_top, rest_height = row + head + 6, height - head - 28
    cards: tuple[Box, ...] = ()
    if not with_cards:
        stars = box(inner_left, rest_top, inner_width, rest_height)
    elif rest_height > 190:
        cards = _strip(inner_left, rest_top, inner_width, min(rest_height * 0.45, 104))
        below = rest_top + cards[0].height + 8
        stars = box(inner_left, below, inner_width, top + height - 12 - below)
    else:
        cards = _strip(inner_left, rest_top, inner_width * 0.58, rest_height)
        stars = box(inner_left + inner_width * 0.60, rest_top, inner_width * 0.40, rest_height)
    purse, points = 128.0, 150.0
    right = left + width - 18
    return Panel(
        frame=box(left, top, width, height),
        emblem=box(left + 18, row, head, head),
        name=box(left + 30 + head, row + head * 0.14, width - head - 60 - purse - points - head * 0.9, head * 0.72),
        choice=box(right - points - purse - head * 0.78 - 12, row, head * 0.74, head),
        purse=box(right - points - purse, row + head * 0.08, purse, head * 0.84),
        points=box(right - points + 6, row + head * 0.1, points - 6, head * 0.8),
        cards=cards,
        stars=stars,
    )


def _strip(left: float, top: float, width: float, height: float) -> tuple[Box, ...]:
    """Ten small cards with a gap between rows and columns, as tall as they may be without being too slim."""
    step = (width - 10) / len(LINES)
    tall = min(height, step * 1.5)
    offset = top + (height - tall) / 2
    return tuple(
        box(left + index * step + (10 if index >= SIZE else 0), offset, step - 2, tall) for index in range(len(LINES))
    )
