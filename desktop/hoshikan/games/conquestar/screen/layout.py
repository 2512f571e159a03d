"""Where everything lies on the table of Conquestar, in scene units. Geometry only.

The table is 1600 wide and as high as the window's shape asks for, within limits: a higher table has larger stars. The
field stands at the left, as large as the hand below it allows; beside it every seat has a panel of equal size, so
that two, three and four players all fill the table. The player at the screen sits lowest, next to the hand.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from hoshikan.games.conquestar.rules.field import LINES, SIZE
from hoshikan.geometry import Rect, rect
from hoshikan.ui.table.kit.places import WIDTH, grid, order_at_table, table_height

LEAST_HEIGHT: Final = 800.0
MOST_HEIGHT: Final = 1300.0
_EDGE: Final = 16.0
_GAP: Final = 14.0
_ROW_LABEL: Final = 92.0
_COLUMN_LABEL: Final = 80.0
_STAR_WIDTHS: Final = (142.0, 172.0)
"""From the narrowest to the widest star card; what is left is the seats'."""
_TALLEST_HAND: Final = 214.0
_OWN_SHARE: Final = 0.84
_TALL: Final = 190.0
_TWO_ROWS: Final = 108.0
_WON_SHAPE: Final = 0.72
_WON_TALLEST: Final = 150.0
_MARKS: Final = ((-0.36, -0.11), (0.36, -0.36), (0.36, -0.11), (0.1, -0.36))
"""Where the plans of the seats stand on a star, in shares of it: beside its value, above coins and name."""
_MARK_SHARE: Final = 0.27
_MARK: Final = 44.0
"""Edge of a revealed plan: large enough to be known by its shape, small enough to leave a star its coins."""


@dataclass(frozen=True, slots=True)
class Panel:
    """The places of one seat. `cards` has one box per destination card in the order of `LINES`, none for the seat whose
    hand lies open below."""

    frame: Rect
    emblem: Rect
    name: Rect
    choice: Rect
    purse: Rect
    points: Rect
    cards: tuple[Rect, ...]
    stars: Rect


class Places:
    """The places for a number of players, seen from `seat` (None: a spectator, so no hand), in a window `aspect` times
    as wide as high."""

    def __init__(self, players: int, seat: int | None, aspect: float) -> None:
        self.players = players
        self.seat = seat
        self.height = table_height(aspect, LEAST_HEIGHT, MOST_HEIGHT)
        self._hand = min(0.196 * self.height, _TALLEST_HAND) if seat is not None else 0.0
        field_height = self.height - self._hand - _COLUMN_LABEL - 2 * _EDGE
        tall = field_height / SIZE
        self._star = (min(max(tall * 1.05, _STAR_WIDTHS[0]), _STAR_WIDTHS[1]), tall)
        self._field_right = _EDGE + _ROW_LABEL + SIZE * self._star[0]

    def star(self, cell: int) -> Rect:
        width, height = self._star
        return rect(
            _EDGE + _ROW_LABEL + cell % SIZE * width, _EDGE + _COLUMN_LABEL + cell // SIZE * height, width, height
        )

    @property
    def star_name(self) -> Rect:
        """The foot of a star card, as from its own corner: the room for its name."""
        width, height = self._star
        margin = 0.06 * min(width, height)
        return rect(margin, height * 0.6, width - 2 * margin - 2, height * 0.2)

    def line(self, line: str) -> Rect:
        """The field card at the edge of a row or column."""
        width, height = self._star
        if line.isalpha():
            return Rect(_EDGE + _ROW_LABEL / 2, self.star(SIZE * LINES.index(line)).y, 76, min(height * 0.62, 96))
        return Rect(self.star(LINES.index(line) - SIZE).x, _EDGE + _COLUMN_LABEL / 2, min(width * 0.7, 96), 66)

    @property
    def supply(self) -> Rect:
        return rect(_EDGE, _EDGE, _ROW_LABEL - 6, _COLUMN_LABEL - 4)

    def mark(self, cell: int, seat: int) -> Rect:
        """A revealed plan at its star."""
        star, (aside, low) = self.star(cell), _MARKS[seat]
        side = min(_MARK, star.height * _MARK_SHARE)
        return Rect(star.x + star.width * aside, star.y + star.height * low, side, side)

    def hand(self, line: str) -> Rect:
        """A destination card in the hand at the bottom."""
        group = 0 if line.isalpha() else 1
        index = LINES.index(line) % SIZE
        return rect(_EDGE + group * 604 + index * 116, self.height - self._hand + 4, 112, self._hand - 22)

    def verb(self, invades: bool) -> Rect:
        left = WIDTH - _EDGE - (176 if invades else 360)
        return rect(left, self.height - self._hand + 4, 172, self._hand - 22)

    def panel(self, seat: int) -> Panel:
        """The places of a seat. The own panel needs no room for destination cards, so it is lower than the others."""
        left = self._field_right + _GAP + 6
        bottom = self.height - (self._hand + 12 if self._hand else _EDGE)
        shares = [1.0] * (self.players - 1) + [1.0 if self.seat is None else _OWN_SHARE]
        unit = (bottom - _EDGE - (self.players - 1) * _GAP) / sum(shares)
        place = order_at_table(seat, self.players, self.seat)
        top = _EDGE + sum(shares[:place]) * unit + place * _GAP
        return _panel(left, top, WIDTH - _EDGE - left, shares[place] * unit, seat != self.seat)


def _panel(left: float, top: float, width: float, height: float, with_cards: bool) -> Panel:
    head = min(70.0, height * 0.36)
    row = top + 12
    inner_left, inner_width = left + 22, width - 40
    rest_top, rest_height = row + head + 8, height - head - 32
    pill, right = 122.0 if width > 680 else 106.0, left + width - 18
    cards, stars = _cards_and_stars(inner_left, rest_top, inner_width, rest_height, with_cards)
    return Panel(
        frame=rect(left, top, width, height),
        emblem=rect(left + 18, row, head, head),
        name=rect(left + 32 + head, row, right - 2 * pill - head * 0.8 - 62 - left - head, head),
        choice=rect(right - 2 * pill - head * 0.74 - 20, row, head * 0.74, head),
        purse=rect(right - 2 * pill - 8, row + head * 0.09, pill, head * 0.82),
        points=rect(right - pill, row + head * 0.09, pill, head * 0.82),
        cards=cards,
        stars=stars,
    )


def _cards_and_stars(
    left: float, top: float, width: float, height: float, with_cards: bool
) -> tuple[tuple[Rect, ...], Rect]:
    """Cards above the stars where there is height for both, else beside them; in two rows where that helps."""
    if not with_cards:
        return (), rect(left, top, width, height)
    if height > _TALL:
        above = min(height * 0.42, 112.0)
        cards = _strip(left, top, width, above, 1)
        return cards, rect(left, top + above + 10, width, height - above - 10)
    share = width * 0.44 if height > _TWO_ROWS else width * 0.66
    cards = _strip(left, top, share, height, 2 if height > _TWO_ROWS else 1)
    return cards, rect(left + share + 18, top, width - share - 18, height)


def mark_place(seat: int) -> tuple[float, float]:
    """Where the plan of a seat stands on a star, from its middle, in shares of its width and height."""
    return _MARKS[seat]


def spread(place: Rect, count: int) -> list[Rect]:
    """Places for `count` won stars in `place`: as large as they can be side by side, in as many rows as that takes."""
    count = max(1, count)
    tall, rows = max(
        (min(place.height / rows, (place.width / math.ceil(count / rows) - 6) / _WON_SHAPE, _WON_TALLEST), -rows)
        for rows in (1, 2, 3)
    )
    in_row, wide = math.ceil(count / -rows), tall * _WON_SHAPE
    return grid(place.x - place.width / 2, place.y + rows * tall / 2, (wide, tall), count, in_row, (6, 0))


def _strip(left: float, top: float, width: float, height: float, rows: int) -> tuple[Rect, ...]:
    """Ten small cards in one or two rows, as tall as they may be without being too slim."""
    in_row = len(LINES) // rows
    gap = 12.0 if rows == 1 else 0.0
    step = (width - gap) / in_row
    tall = min(height / rows - 2 * (rows - 1), step * 1.46)
    step = min(step, tall * 0.8)
    start = top + (height - rows * tall - 4 * (rows - 1)) / 2
    places = []
    for index in range(len(LINES)):
        row, column = divmod(index, in_row)
        x = left + column * step + (gap if column >= SIZE else 0)
        places.append(rect(x, start + row * (tall + 4), step - 3, tall))
    return tuple(places)
