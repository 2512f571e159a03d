"""Layout of the table of Conquestar, in scene units. Geometry only.

The table is 1600 wide and as high as the window's shape allows, within limits: a higher table has larger stars. The
field is at the left, as large as the hand below it allows. Beside it the others have slim places at the top; below
them is the progress of the game, and at the lower edge, above the cards of the hand, the treasury of the player at
the screen.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from hoshikan.games.conquestar.rules.field import LINES, SIZE
from hoshikan.geometry import Rect, rect
from hoshikan.ui.board.table.kit.places import WIDTH, fan, grid, order_at_table, table_height

LEAST_HEIGHT: Final = 800.0
MOST_HEIGHT: Final = 1300.0
_EDGE: Final = 16.0
_GAP: Final = 14.0
_ROW_LABEL: Final = 92.0
_COLUMN_LABEL: Final = 80.0
_STAR_WIDTHS: Final = (142.0, 172.0)
"""From the narrowest to the widest star card; what is left is the seats'."""
_TALLEST_HAND: Final = 214.0
_OTHERS: Final = (104.0, 190.0)
"""Between these heights are the places of the others."""
_TREASURY: Final = (184.0, 268.0)
CLOCK_LINE: Final = 31.0
"""A line of the clock: the stars that are left, and below them one line of words, or two where they are large."""
_LARGEST_WORD: Final = 1.4
_LARGEST_BESIDE: Final = 1.2
"""Largest growth of the words below numbers, and of those beside them; these only in places wider than …"""
_WIDE: Final = 660.0
_BESIDE: Final = (64.0, 70.0)
"""Room for them in narrower places, which leaves a name like "プレイヤー4" whole, and in wider ones."""
_LARGE: Final = 1.15
_WORD: Final = 28.0
"""A line of small words."""
_FRAME: Final = 18.0
"""Wood around the treasury."""
PILL: Final = 96.0
_TWO_ROWS: Final = 84.0
_WON_SHAPE: Final = 0.72
_WON_TALLEST: Final = 150.0
_SEEN: Final = 0.66
"""Least share of a fanned card's width that is seen."""
_MARKS: Final = ((-0.36, -0.11), (0.36, -0.36), (0.36, -0.11), (0.1, -0.36))
"""Places of the seats' plans on a star, in shares of it: beside its value, above coins and name."""
_MARK_SHARE: Final = 0.27
_MARK: Final = 44.0
"""Edge of a revealed plan: large enough to be known by its shape, small enough to leave a star its coins."""


@dataclass(frozen=True, slots=True)
class Panel:
    """The places of one seat. `cards` has one box per destination card in the order of `LINES`, none for the seat whose
    hand is open below, which has a `treasury`."""

    frame: Rect
    emblem: Rect
    name: Rect
    choice: Rect
    purse: Rect
    purse_word: Rect
    points: Rect
    points_word: Rect
    cards: tuple[Rect, ...]
    stars: Rect
    treasury: bool = False


class Places:
    """The places for a number of players, seen from `seat` (None: a spectator, so no hand), in a window `aspect` times
    as wide as high."""

    def __init__(self, players: int, seat: int | None, aspect: float, text_scale: float = 1.0) -> None:
        """`text_scale`: how much larger than usual words are wished."""
        self.players = players
        self.seat = seat
        self.height = table_height(aspect, LEAST_HEIGHT, MOST_HEIGHT)
        self._hand = min(0.196 * self.height, _TALLEST_HAND) if seat is not None else 0.0
        field_height = self.height - self._hand - _COLUMN_LABEL - 2 * _EDGE
        tall = field_height / SIZE
        self._star = (min(max(tall * 1.05, _STAR_WIDTHS[0]), _STAR_WIDTHS[1]), tall)
        self._field_right = _EDGE + _ROW_LABEL + SIZE * self._star[0]
        self._scale = text_scale
        stacked = text_scale > _LARGE and self._right[1] <= _WIDE
        self._clock = CLOCK_LINE * (1 + text_scale * 2 if stacked else 2)

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
        return rect(_EDGE, _EDGE, _ROW_LABEL + 14, _COLUMN_LABEL - 4)

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

    @property
    def _right(self) -> tuple[float, float, float]:
        """Left, width and foot of what stands beside the field."""
        left = self._field_right + _GAP + 6
        return left, WIDTH - _EDGE - left, self.height - (self._hand + 12 if self._hand else _EDGE)

    @property
    def _own_height(self) -> float:
        if self.seat is None:
            return 0.0
        room = self._right[2] - _EDGE - self._clock - (self.players + 1) * _GAP
        return min(max(room - (self.players - 1) * _OTHERS[1], 0.3 * room, _TREASURY[0]), _TREASURY[1])

    @property
    def clock(self) -> Rect:
        """Place of the game's progress: above the treasury."""
        left, width, foot = self._right
        return rect(
            left, foot - self._own_height - (_GAP if self._own_height else 0.0) - self._clock, width, self._clock
        )

    def panel(self, seat: int) -> Panel:
        """The places of a seat."""
        left, width, foot = self._right
        if seat == self.seat:
            return _treasury(left, foot - self._own_height, width, self._own_height, self._scale)
        others = self.players - (self.seat is not None)
        room = self.clock.y - self._clock / 2 - _EDGE
        tall = min(room / others - _GAP, _OTHERS[1])
        top = _EDGE + order_at_table(seat, self.players, self.seat) * (tall + _GAP)
        return _panel(left, top, width, tall, self._scale)


def _treasury(left: float, top: float, width: float, height: float, scale: float) -> Panel:
    """Name and choice at the top; below, coins at the left and stars at the right, each with its word."""
    start, wide, row = left + _FRAME, width - 2 * _FRAME, top + _FRAME
    head = min(66.0, height * 0.3)
    low, word = row + head + 6, _WORD * min(scale, _LARGEST_WORD)
    tall = top + height - _FRAME - low
    coins, points, tall_points = wide * 0.36, PILL + 6, min(64.0, tall - word)
    middle = start + coins + 14
    return Panel(
        frame=rect(left, top, width, height),
        emblem=rect(start, row, head, head),
        name=rect(start + head + 12, row, wide - head * 2 - 24, head),
        choice=rect(start + wide - head * 0.74, row, head * 0.74, head),
        purse=rect(start, low, coins, tall - word),
        purse_word=rect(start, low + tall - word, coins, word),
        points=rect(middle, low + (tall - word - tall_points) / 2, points, tall_points),
        points_word=rect(middle, low + tall - word, points, word),
        cards=(),
        stars=rect(middle + points + 10, low, start + wide - middle - points - 10, tall),
        treasury=True,
    )


def _panel(left: float, top: float, width: float, height: float, scale: float) -> Panel:
    head = min(56.0, height * 0.44)
    row, low = top + 8, top + 8 + head + 6
    start, right = left + 16, left + width - 12
    word = _BESIDE[1] * min(scale, _LARGEST_BESIDE) if width > _WIDE else _BESIDE[0]
    points, purse = right - PILL, right - 2 * PILL - word - 8
    choice = purse - word - 8 - head * 0.74
    cards, stars = _cards_and_stars(start + 2, low, right - start - 2, top + height - 8 - low)
    return Panel(
        frame=rect(left, top, width, height),
        emblem=rect(start, row, head, head),
        name=rect(start + head + 10, row, choice - start - head - 14, head),
        choice=rect(choice, row, head * 0.74, head),
        purse=rect(purse, row, PILL, head),
        purse_word=rect(purse - word, row, word - 2, head),
        points=rect(points, row, PILL, head),
        points_word=rect(points - word, row, word - 2, head),
        cards=cards,
        stars=stars,
    )


def _cards_and_stars(left: float, top: float, width: float, height: float) -> tuple[tuple[Rect, ...], Rect]:
    """Cards at the left, in two rows where that helps; stars beside them."""
    rows = 2 if height > _TWO_ROWS else 1
    share = width * (0.44 if rows == 2 else 0.6)
    cards = _strip(left, top, share, height, rows)
    return cards, rect(left + share + 14, top, width - share - 14, height)


def mark_place(seat: int) -> tuple[float, float]:
    """Return the place of a seat's plan on a star, from its middle, in shares of its width and height."""
    return _MARKS[seat]


def spread(place: Rect, count: int) -> list[Rect]:
    """Places for `count` won stars in `place`: as large as they can be side by side, in as many rows as that takes."""
    count = max(1, count)
    tall, rows = max(
        (min(place.height / rows, (place.width / math.ceil(count / rows) - 6) / _WON_SHAPE, _WON_TALLEST), -rows)
        for rows in (1, 2, 3)
    )
    in_row, wide = math.ceil(count / -rows), tall * _WON_SHAPE
    return grid(place.left, place.y + rows * tall / 2, (wide, tall), count, in_row, (6, 0))


def fanned(place: Rect, count: int) -> list[Rect]:
    """As `spread`, but in one row as high as the place, one card over the other as long as all values are seen."""
    tall = min(place.height, _WON_TALLEST)
    wide = tall * _WON_SHAPE
    if count < 2 or (place.width - wide) / (count - 1) < _SEEN * wide:
        return spread(place, count)
    return fan(Rect(place.x, place.y, place.width, tall), wide, count, 6)


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
