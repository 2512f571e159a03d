"""Where everything lies on the table of 星を渡る, in scene units. Geometry only.

The table is a chart: four columns are the slots of the year, with the sky above them, and every seat has a row
through them, so that the bids for a constellation stand below it. The player at the screen has the lowest row, next to
the hand.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS
from hoshikan.games.hoshi_wo_wataru.screen.faces import STRIP_LETTERS
from hoshikan.geometry import Rect, rect
from hoshikan.ui.table.kit.places import WIDTH, fan, grid, order_at_table, table_height

LEAST_HEIGHT: Final = 800.0
MOST_HEIGHT: Final = 1300.0
CARD_SHAPE: Final = 0.7
"""Width by height of every card."""
_SLIMMEST: Final = 0.5
"""… and of cards in a full hand, before they overlap."""
_EDGE: Final = 14.0
_GAP: Final = 8.0
_HEAD: Final = 292.0
_SLOT: Final = 152.0
_POOL: Final = 258.0
_POOL_TOTAL: Final = 72.0
_TOP_CARD: Final = 70.0
"""The topmost card of a pool is so wide at most."""
_BUNDLE: Final = 40.0
"""Bundles of pooled cards are so high at most."""
_TOTAL: Final = 40.0
"""Edge of a bid's number."""
_BESIDE_TOTAL: Final = 76.0
"""A card so wide has its number beside the bid where it does not have it below."""
_NOTE: Final = (64.0, 38.0)
"""A note about what a choice would bring."""
_CARD_LETTERS: Final = 3.3
"""A won constellation as a card is so wide for letters of height 1."""
_STRIP_LINE: Final = 1.2
_MOST_LETTERS: Final = 30.0
_LEAST_CARD: Final = (58.0, 74.0)
"""Smaller cards have no room for their picture, so they lie as strips."""
_GOAL: Final = 100.0
_TALLEST_ROW: Final = 216.0
_SKY: Final = (0.27, 200.0, 330.0)
_HAND: Final = (0.18, 140.0, 210.0)
"""Share of the height, least and most."""
_NOVAS: Final = 0.5
"""What supernovas get of the place of the supplies."""


@dataclass(frozen=True, slots=True)
class Head:
    """The places at the head of a row: who it is and what counts."""

    emblem: Rect
    name: Rect
    marker: Rect
    cards: Rect
    light: Rect
    points: Rect


class Places:
    """The places for a number of players, seen from `seat` (None: a spectator, so no hand), in a window `aspect` times
    as wide as high. With `double` the last slot holds two constellations."""

    def __init__(self, players: int, seat: int | None, aspect: float, double: bool = False) -> None:
        self.players = players
        self.seat = seat
        self.double = double
        self.height = table_height(aspect, LEAST_HEIGHT, MOST_HEIGHT)
        self._hand = _share(self.height, _HAND) if seat is not None else 0.0
        sky = _share(self.height, _SKY)
        rest = self.height - 2 * _EDGE - sky - self._hand - _GAP * (2 if seat is not None else 1)
        self._row = min(rest / players, _TALLEST_ROW)
        self._sky = sky + rest - players * self._row
        self._columns = _EDGE + _HEAD + _GAP

    # The sky

    @property
    def year(self) -> Rect:
        return rect(_EDGE, _EDGE, _HEAD, 64)

    def supply(self, index: int, count: int, above: bool) -> Rect:
        """One of `count` supplies below the year, all of them `above` the supernovas if there are any."""
        width = (_HEAD + _GAP) / count
        height = (self._sky - 70) * (1 - _NOVAS if above else 1)
        return rect(_EDGE + index * width, _EDGE + 70, width - _GAP, height)

    def nova(self, index: int, count: int) -> Rect:
        """One of `count` supernovas that belong to nobody yet."""
        height = (self._sky - 70) * _NOVAS
        width = (_HEAD + 6) / count
        return rect(_EDGE + index * width, _EDGE + self._sky - height + 6, width - 6, height - 6)

    def slot(self, slot: int) -> Rect:
        """The frame of a slot in the sky."""
        wide = 2 if self.double and slot == SLOTS - 1 else 1
        return rect(self._columns + slot * _SLOT, _EDGE, wide * _SLOT - _GAP, self._sky)

    def constellation(self, slot: int, index: int = 0) -> Rect:
        """A constellation in its slot; the second of two has index 1."""
        height = self._sky - 46
        width = min(_SLOT - _GAP - 2, height * 0.86)
        left = self._columns + (slot + index) * _SLOT
        return Rect(left + (_SLOT - _GAP) / 2, _EDGE + 40 + height / 2, width, height)

    def winner(self, slot: int) -> Rect:
        """Where a slot says who has won its constellation."""
        frame = self.slot(slot)
        return Rect(frame.x, frame.y, 60, 60)

    def prize(self, slot: int) -> Rect:
        """Where a slot says which constellation has been won there."""
        frame = self.slot(slot)
        return Rect(frame.x, frame.y + 52, frame.width - 12, 36)

    def choice(self, index: int) -> Rect:
        """One of the two objectives to choose from, where the sky is still empty."""
        width = 2 * _SLOT - _GAP
        return rect(self._columns + index * (width + _GAP), _EDGE, width, self._sky)

    def tally(self, index: int) -> Rect:
        """Which cards a seat has left, beside the sky; index -1 is the heading."""
        left = self._columns + (SLOTS + self.double) * _SLOT
        width = WIDTH - _EDGE - left
        if index < 0:
            return rect(left, _EDGE, width, 30)
        step = min((self._sky - 34) / self.players, 70.0)
        return rect(left, _EDGE + 34 + index * step, width, step - 4)

    # Rows

    def order(self, seat: int) -> int:
        """The row of a seat from the top; clockwise, the player at the screen last."""
        return order_at_table(seat, self.players, self.seat)

    def _top(self, seat: int) -> float:
        return _EDGE + self._sky + _GAP + self.order(seat) * self._row

    def row(self, seat: int) -> Rect:
        return rect(_EDGE, self._top(seat), WIDTH - 2 * _EDGE, self._row - 6)

    def head(self, seat: int) -> Head:
        top = self._top(seat)
        line = min((self._row - 22) / 2, 62.0)
        first = top + (self._row - 6 - 2 * line - 6) / 2
        second = first + line + 6
        left = _EDGE + 14
        pill = line * 0.84
        low = second + (line - pill) / 2
        return Head(
            emblem=rect(left, first, line, line),
            name=rect(left + line + 10, first, _HEAD - line - 108, line),
            marker=rect(_EDGE + _HEAD - 66, first, 58, line),
            cards=rect(left, low, 78, pill),
            light=rect(left + 82, low, 122, pill),
            points=rect(left + 208, low, 68, pill),
        )

    def cell(self, seat: int, slot: int) -> Rect:
        return rect(self._columns + slot * _SLOT, self._top(seat) + 5, _SLOT - _GAP, self._row - 16)

    def bids(self, seat: int, slot: int, count: int, told: bool = False) -> list[Rect]:
        """Cards of a seat in a slot side by side: one in the middle of its cell, more about the middle together with
        their bid, if that is `told`."""
        cell = self.cell(seat, slot)
        tall, room = cell.height - 8, cell.width - 12
        if told and count > 1:
            room -= _TOTAL
        widest = cell.width * 0.62
        if cell.height / 2 - 0.24 * min(widest, tall * CARD_SHAPE) < _TOTAL + 3:
            widest = _BESIDE_TOTAL
        width = min(tall * CARD_SHAPE, widest, (room - 4 * (count - 1)) / max(1, count))
        place = Rect(cell.x - (cell.width - 12 - room) / 2, cell.y, room, width / CARD_SHAPE)
        return fan(place, width, count, 4, centred=True)

    def total(self, seat: int, slot: int) -> Rect:
        """The bid in a slot, at the upper right of its cell, where no card has its number."""
        cell = self.cell(seat, slot)
        side = min(_TOTAL, cell.height * 0.5)
        return rect(cell.x + cell.width / 2 - side - 3, cell.y - cell.height / 2 + 3, side, side)

    def preview(self, seat: int, slot: int) -> Rect:
        """Where it is told what the bid in a slot would be."""
        cell, width, height = self.cell(seat, slot), _TOTAL, min(_NOTE[1], self.cell(seat, slot).height * 0.5)
        return rect(cell.x + cell.width / 2 - width - 3, cell.y - cell.height / 2 + 3, width, height)

    def pool(self, seat: int) -> Rect:
        return rect(self._columns + SLOTS * _SLOT, self._top(seat) + 5, _POOL, self._row - 16)

    def bundle(self, seat: int, index: int, count: int) -> Rect:
        """One of `count` bundles of equal things in a pool, one below the other."""
        pool, top = self.pool(seat), self.pool_top(seat)
        left = pool.x - pool.width / 2 + 6
        step = min((pool.height - 8) / max(1, count), _BUNDLE + 4)
        first = pool.y - step * count / 2
        return rect(left, first + index * step + 1, top.x - top.width / 2 - 6 - left, step - 2)

    def pool_top(self, seat: int) -> Rect:
        """The topmost card of a pool: its number breaks ties between pools (HW-2.2)."""
        pool = self.pool(seat)
        width = min((pool.height - 8) * CARD_SHAPE, _TOP_CARD)
        right = pool.x + pool.width / 2 - 6 - _POOL_TOTAL
        return Rect(right - width / 2, pool.y, width, width / CARD_SHAPE)

    def pool_total(self, seat: int) -> Rect:
        """The stars of a pool."""
        pool = self.pool(seat)
        height = min(pool.height / 2 - 3, 44.0)
        return Rect(pool.x + pool.width / 2 - 4 - _POOL_TOTAL / 2, pool.y - 2 - height / 2, _POOL_TOTAL, height)

    def pool_note(self, seat: int) -> Rect:
        """What a card would add to a pool."""
        pool, (width, height) = self.pool(seat), _NOTE
        return Rect(pool.x + pool.width / 2 - 4 - _POOL_TOTAL / 2, pool.y + 1 + height / 2, width, height)

    def shelf(self, seat: int) -> Rect:
        """Where a seat's constellations lie side by side."""
        left = self._columns + SLOTS * _SLOT + _POOL + _GAP
        return rect(left, self._top(seat) + 5, WIDTH - _EDGE - 10 - _GOAL - left, self._row - 16)

    def won(self, seat: int, count: int) -> list[Rect]:
        """Constellations won, in ascending order, and after them supernovas: cards or strips side by side, in as many
        rows as make what is printed on them largest."""
        place = self.shelf(seat)
        room, high = place.width - 8, place.height - 4
        best, width, height, columns = 0.0, 0.0, 0.0, 1
        for rows in range(1, count + 1):
            in_row = math.ceil(count / rows)
            wide, tall = (room + 4) / in_row - 4, (high + 3) / rows - 3
            card = min(wide, tall * 0.72, 150 * 0.72)
            letters = min(card / _CARD_LETTERS, _MOST_LETTERS)
            if card >= _LEAST_CARD[0] and card / 0.72 >= _LEAST_CARD[1] and letters > best:
                best, width, height, columns = letters, card, card / 0.72, in_row
            letters = min(wide / STRIP_LETTERS, tall / _STRIP_LINE, _MOST_LETTERS - 2)
            if letters > best + 0.01:
                best, width, height, columns = letters, min(wide, letters * 6), min(tall, letters * 1.9), in_row
        rows = math.ceil(count / columns)
        left = place.x - place.width / 2 + 4
        top = place.y - (rows * (height + 3) - 3) / 2
        return grid(left, top, (width, height), count, columns, (4, 3))

    def objective(self, seat: int) -> Rect:
        height = min(self._row - 20, 132.0)
        return Rect(
            WIDTH - _EDGE - 8 - _GOAL / 2, self._top(seat) + (self._row - 6) / 2, min(_GOAL - 6, height * 0.8), height
        )

    # The hand

    @property
    def tray(self) -> Rect:
        return rect(_EDGE, self.height - _EDGE - self._hand, WIDTH - 2 * _EDGE, self._hand)

    def hand(self, count: int) -> list[Rect]:
        """The own cards, side by side."""
        tray = self.tray
        height = tray.height - 14
        room = (tray.width - 20) / max(1, count) - 2
        width = min(height * CARD_SHAPE, max(room, height * _SLIMMEST))
        return fan(Rect(tray.x, tray.y + 2, tray.width - 20, height), width, count, 2, centred=True)


def _share(whole: float, limits: tuple[float, float, float]) -> float:
    share, least, most = limits
    return min(max(whole * share, least), most)
