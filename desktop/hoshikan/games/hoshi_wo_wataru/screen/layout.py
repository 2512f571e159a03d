"""Layout of the table of 星を渡る, in scene units. Geometry only.

The others are along the upper rim, each with all their pieces. Below them is the stage: four lanes, one for each slot
of the year, with the others' bids, the constellation and the player's bid, so that compared things are together. At
the lower edge are the player's pool, hand and constellations. A spectator has no lower edge: all seats are above.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS
from hoshikan.games.hoshi_wo_wataru.screen.faces import CARD_LETTERS, STRIP_LETTERS
from hoshikan.games.hoshi_wo_wataru.screen.keys import SCREEN_SHARE
from hoshikan.geometry import Rect, rect
from hoshikan.ui.board.table.drawing import LEAST_TEXT
from hoshikan.ui.board.table.items import NOTE
from hoshikan.ui.board.table.kit.places import WIDTH, grid, order_at_table, table_height

LEAST_HEIGHT: Final = 800.0
MOST_HEIGHT: Final = 1300.0
CARD_SHAPE: Final = 0.7
"""Width by height of a bid card."""
STAR_SHAPE: Final = 2 / 3
"""… and of a constellation."""
_EDGE: Final = 12.0
_GAP: Final = 10.0
_WORD: Final = 32.0
_RINGED: Final = 11.0
"""From the edge of a place to its pieces, where the ring of an allowed place runs in between."""
_APART: Final = 10.0
"""Between a name and what stands beside it."""
"""Height of a small word that names a zone."""
_LINE: Final = 38.0
"""Height of the line with the year and the supply."""
_PANEL: Final = (0.25, 130.0, 225.0)
"""Height of a panel: for each unit that the table is higher than the lowest one, at the lowest, at most."""
_WATCHED: Final = 1.35
"""… and this multiple without a player at the lower edge."""
_HAND: Final = (0.2, 178.0, 250.0)
"""Share of the height, least and most."""
_BESIDE: Final = 540.0
"""In a lane lower than this, the bars above the table counted in, the own bid is beside the constellation."""
_WIDEST_PRIZE: Final = 270.0
_HEADING: Final = 70.0
"""Width of the name of a slot beside a constellation."""
SUPPLY_NUMBER: Final = 42.0
"""Width of the number of a supply."""
_OWN_BID: Final = 124.0
"""Width of the own bid beside a constellation."""
_TOTAL: Final = 38.0
"""Edge of a bid's number."""
_NOTE: Final = (74.0, 36.0)
"""A note about what a choice would bring."""
_STRIP_LINE: Final = 1.1
_MOST_LETTERS: Final = 30.0
_LEAST_CARD: Final = 44.0
"""A narrower constellation has no room for its picture, so it is a strip."""
_READABLE: Final = LEAST_TEXT / 1.1
"""Where cards have letters of this size in scene units, strips must have letters …"""
_RATHER: Final = 1.6
"""… this multiple as large to be preferred to them."""
_WIDEST_CARD: Final = 132.0
_COVERED: Final = 0.35
"""The share of a card that another one may cover at most: the left of a card has all its numbers."""
_POOL: Final = 158.0
"""Width of another player's pool."""
_EDGES: Final = 30.0
"""Overhang of its cards behind the topmost one."""
_FLANK: Final = 372.0
"""Width of the places on either side of the hand …"""
_GROWTH: Final = 62.0
"""… and of what is added on the right in each year: there are more constellations, and fewer cards in the hand."""
_OVERLAP: Final = 0.25
"""The share of a card in the hand that the next one covers, where there is room for that."""
_LEAN: Final = 1.2
"""By how many degrees more each card in the hand leans."""
_DROP: Final = 26.0
"""Largest drop of the outermost card of a hand below the middle."""


@dataclass(frozen=True, slots=True)
class Head:
    """Places of a seat's name and counts."""

    emblem: Rect
    name: Rect
    marker: Rect
    cards: Rect
    light: Rect
    points: Rect


class Places:
    """The places for a number of players, seen from `seat` (None: a spectator, so no hand), in a window `aspect` times
    as wide as high. With `double` the last slot holds two constellations; above the table are bars `bars` times its
    width high, fewer in a lesson, which has the same layout."""

    def __init__(
        self, players: int, seat: int | None, aspect: float, double: bool = False, bars: float = 0.0, year: int = 1
    ) -> None:
        self.players = players
        self.seat = seat
        self.double = double
        self.height = table_height(aspect, LEAST_HEIGHT, MOST_HEIGHT)
        more, least, most = _PANEL
        self._panel = min(least + (self.height - LEAST_HEIGHT) * more, most) * (_WATCHED if seat is None else 1)
        self._above = players - (seat is not None)
        self._trophies = _FLANK + _GROWTH * (year - 1)
        """Width of the places at the right of the hand."""
        share, least, most = _HAND
        self._hand = min(max(self.height * share, least), most) if seat is not None else 0.0
        self._lanes = _EDGE + self._panel + _GAP + _LINE + 4
        self._lane = self.height - _EDGE - self._hand - (_GAP if self._hand else 0) - self._lanes
        self._wide = (WIDTH - 2 * _EDGE) / (SLOTS + double)
        whole = self._lane + bars * WIDTH * (1 - _PANEL[0] - _HAND[0])
        self._own = 0.0 if seat is None or whole < _BESIDE else min(self._lane * 0.2, 160.0)
        """Height of the player's bid below a constellation; 0 where it is beside it, and where there is none."""
        left = self._lane - (self._wide - _GAP - _OWN_BID - 26) / STAR_SHAPE - 26 if not self._own else 0.0
        self._others = min(max(self._lane * 0.21, left, 92.0), 150.0)
        """Height of the others' bids in a lane."""

    @property
    def _title(self) -> float:
        """Height of the name of a slot above its constellation, where lanes are too narrow for it beside."""
        return 36.0 if self.seat is None or (self.double and self._own) else 0.0

    # The line above the stage

    @property
    def _line(self) -> float:
        return _EDGE + self._panel + _GAP

    @property
    def year(self) -> Rect:
        return rect(_EDGE + 6, self._line, 262, _LINE)

    @property
    def order_of_markers(self) -> Rect:
        """Place of the order in ties."""
        return rect(_EDGE + 284, self._line, 296, _LINE)

    def supply(self, index: int) -> Rect:
        """One of the three supplies."""
        return rect(_EDGE + 592 + index * 186, self._line, 176, _LINE)

    @property
    def supply_word(self) -> float:
        """Width of the word of a supply, between its picture and its number."""
        return self.supply(0).width - 0.9 * _LINE - SUPPLY_NUMBER - 10

    def nova(self, index: int) -> Rect:
        """Place of one of the four supernovas in the supply."""
        return rect(WIDTH - _EDGE - (4 - index) * 104, self._line, 96, _LINE)

    # The stage

    def slot(self, slot: int) -> Rect:
        """The lane of a slot."""
        wide = self.constellations(slot) * self._wide - _GAP
        return rect(_EDGE + slot * self._wide, self._lanes, wide, self._lane)

    @property
    def stage(self) -> Rect:
        """All lanes together."""
        return rect(_EDGE, self._lanes, WIDTH - 2 * _EDGE, self._lane)

    @property
    def screen(self) -> Rect:
        """A small place in the middle of the stage, of the same shape."""
        stage = self.stage
        return Rect(stage.x, stage.y, stage.width / SCREEN_SHARE, stage.height / SCREEN_SHARE)

    def _prize(self) -> tuple[float, float]:
        """Width and height of a constellation on the stage."""
        high = self._lane - self._others - self._own - 26 - (14 if self._own else 0) - self._title
        beside = _OWN_BID + 26 if self.seat is not None and not self._own else 26 if self._title else 2 * _HEADING + 8
        width = min(high * STAR_SHAPE, self._wide - _GAP - beside, _WIDEST_PRIZE)
        return width, width / STAR_SHAPE

    def constellation(self, slot: int, index: int = 0) -> Rect:
        """A constellation in its lane; the second of two has index 1."""
        lane, (width, height) = self.slot(slot), self._prize()
        x = lane.x + (index - (self.constellations(slot) - 1) / 2) * (width + 14)
        if self.seat is not None and not self._own:
            x -= (_OWN_BID + 10) / 2
        top, bottom = self._lanes + 6 + self._others + 10 + self._title, self._lanes + self._lane - 8
        bottom -= self._own + 14 if self._own else 0
        return Rect(x, (top + bottom) / 2, width, height)

    def constellations(self, slot: int) -> int:
        """Number of constellations in a slot."""
        return 2 if self.double and slot == SLOTS - 1 else 1

    def heading(self, slot: int) -> Rect:
        """Place of the name of a slot: above the player's bid, or beside the constellation."""
        lane, prize = self.slot(slot), self.constellation(slot)
        top = prize.top
        if self.seat is not None and not self._own:
            return rect(lane.right - _OWN_BID - 6, top, _OWN_BID, 34)
        if self._title:
            return Rect(lane.x, top - 20, lane.width - 20, 34)
        return rect(lane.left + 4, top, _HEADING, 34)

    def winner(self, slot: int) -> Rect:
        """Place of the winner of a slot's constellation."""
        prize = self.constellation(slot)
        return Rect(self._middle(slot), prize.y - 30, 84, 84)

    def prize(self, slot: int) -> Rect:
        """Place of the name of a slot's won constellation."""
        prize = self.constellation(slot)
        return Rect(self._middle(slot), prize.y + 40, prize.width * self.constellations(slot) - 28, 40)

    def _middle(self, slot: int) -> float:
        """The middle of what can be won in a slot."""
        last = self.constellations(slot) - 1
        return (self.constellation(slot).x + self.constellation(slot, last).x) / 2

    def choice(self, index: int) -> Rect:
        """One of the two objectives to choose from, where the stage is still empty."""
        width, height = min(self._lane * 0.95, 520.0), min(self._lane - 24, 380.0)
        return Rect(WIDTH / 2 + (index - 0.5) * (width + 40), self._lanes + self._lane / 2, width, height)

    def cell(self, seat: int, slot: int) -> Rect:
        """Place of a seat's cards for a slot."""
        lane = self.slot(slot)
        if seat == self.seat:
            bottom = self._lanes + self._lane - 6
            if not self._own:
                prize, right = self.constellation(slot), lane.right
                high = min(prize.height - 40, 250.0)
                return rect(right - _OWN_BID - 6, prize.bottom - high, _OWN_BID, high)
            wide = min(self._wide * 0.76, 300.0)
            return rect(lane.x - wide / 2, bottom - self._own, wide, self._own)
        wide = min((lane.width - 8) / self._above, 150.0)
        left = lane.x + (self.order(seat) - self._above / 2) * wide
        return rect(left + 2, self._lanes + 6, wide - 4, self._others)

    def _margins(self, seat: int) -> tuple[float, float, float]:
        """Return the room for the number of a bid, beside its cards: above, on the left, on the right."""
        if seat == self.seat:
            return (_NOTE[1] + 4, 0.0, 0.0) if not self._own else (0.0, _NOTE[0] + 4, _NOTE[0] + 4)
        return (_TOTAL, 0.0, 0.0) if self._above > 3 or self.double else (0.0, _TOTAL + 4, 0.0)

    def bids(self, seat: int, slot: int, count: int) -> list[Rect]:
        """Cards of a seat in a slot, about the middle of what is left for them in their cell."""
        cell, (above, left, right) = self.cell(seat, slot), self._margins(seat)
        room, tall = cell.width - left - right - 4, cell.height - above - 4
        x, y = cell.x + (left - right) / 2, cell.y + above / 2
        best: list[Rect] = []
        for rows in (1, 2):
            in_row = math.ceil(count / rows)
            width = min((tall - 3 * (rows - 1)) / rows * CARD_SHAPE, (room - 3 * (in_row - 1)) / max(1, in_row))
            if best and width <= best[0].width:
                break
            high = width / CARD_SHAPE
            top = y - (rows * (high + 3) - 3) / 2
            start = x - (in_row * (width + 3) - 3) / 2
            best = grid(start, top, (width, high), count, in_row, (3, 3))
        return best

    def emblem(self, seat: int, slot: int) -> Rect:
        """Place of the emblem of a bid's owner on the stage."""
        cell, side = self.cell(seat, slot), _TOTAL - 8
        return rect(cell.left + 6, cell.top + 5, side, side)

    def total(self, seat: int, slot: int) -> Rect:
        """Place of the number of a bid, where it has no card."""
        cell, (above, left, _) = self.cell(seat, slot), self._margins(seat)
        top, start = cell.top, cell.left
        if seat == self.seat:
            place = rect(start, top, 44, _NOTE[1]) if above else Rect(start + left / 2, cell.y, left, 44)
            side = min(place.height, 42.0)
            return Rect(place.x, place.y, side, side)
        if above:
            return Rect(cell.x + 8, top + above / 2, _TOTAL, _TOTAL)
        return rect(start + 2, top + _TOTAL + 4, _TOTAL, _TOTAL)

    def unseen(self, seat: int, slot: int, count: int) -> Rect:
        """Place beside `count` cards of another seat, where nothing is written before the bid is seen."""
        cell, (above, _, _), emblem = self.cell(seat, slot), self._margins(seat), self.emblem(seat, slot)
        left, top = cell.left, emblem.bottom + 2
        if above:
            left = emblem.right + 4
            return rect(left, cell.top + 2, cell.right - 2 - left, above - 2)
        card = self.bids(seat, slot, count)[0]
        return rect(left, top, card.left - 2 - left, cell.bottom - 2 - top)

    def preview(self, seat: int, slot: int) -> Rect:
        """Place of a previewed bid in a slot."""
        cell, (above, _, _), (width, height) = self.cell(seat, slot), self._margins(seat), _NOTE
        right = cell.right
        if above:
            # A piece no larger than a note is its whole place: a note on the upper edge would cover the heading.
            return rect(right - NOTE[0] - 4, cell.top + 4, NOTE[0], height)
        return Rect(right - width / 2, cell.y, width, height)

    # Seats

    def order(self, seat: int) -> int:
        """The place of a seat from the left; clockwise, the player at the screen last."""
        return order_at_table(seat, self.players, self.seat)

    def row(self, seat: int) -> Rect:
        """All that is one seat's: a panel above, or the lower edge."""
        if seat == self.seat:
            return rect(_EDGE - 4, self.height - self._hand - _EDGE - 4, WIDTH - 2 * _EDGE + 8, self._hand + 8)
        step = (WIDTH - 2 * _EDGE + _GAP) / self._above
        return rect(_EDGE + self.order(seat) * step, _EDGE, step - _GAP, self._panel)

    def head(self, seat: int) -> Head:
        return self._own_head() if seat == self.seat else self._head(seat)

    def _head(self, seat: int) -> Head:
        row, line = self.row(seat), self._head_line
        left, top, right = row.left + 14, row.top + 6, row.right - 10
        pill = line * 0.86
        low = top + (line - pill) / 2
        light, points, marker = 160.0, 88.0, 42.0
        last = right - marker
        end = last - 14 - light - points
        if self._two_lines:  # what counts stands below the name
            end, low = last - 6, low + line
        tally, first = self.tally(seat), left if self._two_lines else end + 4
        return Head(
            emblem=rect(left, top, line, line),
            name=rect(left + line + 8, top, end - left - line - 8 - _APART, line),
            points=rect(first, low, points, pill),
            light=rect(first + points + 4, low, light, pill),
            marker=rect(last, top, marker, line),
            cards=rect(left, tally.top, 58, tally.height),
        )

    def _own_head(self) -> Head:
        row, line = self.hand_flank(right=False), 42.0
        left, top = row.left, row.top
        pool = self._own_pool
        side = pool.right - self._numbers_wide - 6
        total = self.pool_total(0 if self.seat is None else self.seat)
        room = pool.bottom - 8 - total.bottom
        pill = min(38.0, room / 2 - 2)
        foot = total.bottom + room / 2 + pill
        return Head(
            emblem=rect(left + 2, top, line, line),
            name=rect(left + line + 10, top, row.width - line - 10 - 124, line),
            cards=rect(left + row.width - 114, top + 4, 66, line - 8),
            marker=rect(left + row.width - 42, top, 40, line),
            light=rect(side, foot - 2 * pill - 2, self._numbers_wide, pill),
            points=rect(side, foot - pill, self._numbers_wide, pill),
        )

    _numbers_wide = 192.0
    """Width of the numbers beside the player's pool."""

    @property
    def _two_lines(self) -> bool:
        """True if panels are so narrow that their heads have two lines."""
        return self._above > 3

    @property
    def _head_line(self) -> float:
        return min(max(self._panel * 0.27, 38.0), 42.0 if self._two_lines else 52.0)

    def _body(self, seat: int) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of a panel's content below its head."""
        row = self.row(seat)
        lines = 2 if self._two_lines else 1
        top, bottom = (
            row.top + 8 + lines * self._head_line,
            self.tally(seat).top - 4,
        )
        return row.left + 12, top, row.right - 8, bottom

    def tally(self, seat: int) -> Rect:
        """Place of another player's remaining cards."""
        row = self.row(seat)
        high = min(max(self._panel * 0.14, 26.0), 30.0)
        left = row.left + 78
        wide = min(row.right - 12 - left, 15 * 28.0)
        return rect(left, row.bottom - high - 5, wide, high)

    def pool(self, seat: int) -> Rect:
        if seat == self.seat:
            return self._own_pool
        left, top, _, bottom = self._body(seat)
        return rect(left, top, _POOL, bottom - top)

    @property
    def _own_pool(self) -> Rect:
        flank = self.hand_flank(right=False)
        return rect(flank.left, flank.top + 46, flank.width, flank.height - 46)

    def _pool_room(self, seat: int) -> tuple[float, float, float, float]:
        """Left, top, width and height of where a pool's cards lie."""
        pool = self.pool(seat)
        left, top = pool.left + 2, pool.top
        if seat == self.seat:
            return left + 12, top + _WORD + 5, pool.width - self._numbers_wide - 24, pool.height - _WORD - 5 - _RINGED
        return left, top, pool.width - 72, pool.height

    def pool_top(self, seat: int) -> Rect:
        """The topmost card of a pool: its number breaks ties between pools (HW-2.2)."""
        left, top, wide, high = self._pool_room(seat)
        width = min((high - 2) * CARD_SHAPE, wide * 0.46 if seat == self.seat else wide - _EDGES, 96.0)
        x = left + wide - width / 2 if seat == self.seat else left + _EDGES + width / 2
        return Rect(x, top + high / 2, width, width / CARD_SHAPE)

    def bundle(self, seat: int, index: int, count: int) -> Rect:
        """One of `count` bundles of equal things in the player's pool, one below the other; in another pool all
        cards behind the topmost one."""
        left, top, wide, high = self._pool_room(seat)
        front = self.pool_top(seat)
        if seat == self.seat:
            step = min(high / max(1, count), 48.0)
            return rect(left, top + (high - step * count) / 2 + index * step + 1, wide - front.width - 6, step - 2)
        return Rect(front.x - _EDGES / 2, front.y, front.width + _EDGES, front.height)

    def below_bundle(self, seat: int, index: int, count: int) -> Rect:
        """Place of the cards of a bundle, covered by it."""
        if seat != self.seat:
            return self.pool_top(seat)
        place = self.bundle(seat, index, count)
        high = place.height * 0.8
        return Rect(place.x - place.width * 0.28, place.y, high * CARD_SHAPE, high)

    def dust(self, seat: int, index: int, count: int) -> Rect:
        """Place of a pool's stardust."""
        if seat == self.seat:
            return self.bundle(seat, index, count)
        total = self.pool_total(seat)
        return Rect(total.x, total.bottom + 12, total.width, 24)

    def pool_total(self, seat: int) -> Rect:
        """The stars of a pool."""
        pool = self.pool(seat)
        right = pool.right
        if seat == self.seat:
            return rect(right - self._numbers_wide - 6, pool.top + _RINGED, 100, 44)
        high = min(pool.height - 24, 44.0)
        return rect(right - 70, pool.y - (high + 24) / 2, 68, high)

    def pool_note(self, seat: int) -> Rect:
        """Place of a card's addition to a pool."""
        total, (width, height) = self.pool_total(seat), _NOTE
        return rect(total.right + 6, total.y - height / 2, width, height)

    def shelf(self, seat: int) -> Rect:
        """Place of a seat's constellations side by side."""
        goal = self.objective(seat)
        if seat == self.seat:
            flank = self.hand_flank(right=True)
            left = flank.left
            return rect(left, flank.top, self._goal_left - 8 - left, flank.height)
        left, top, _, bottom = self._body(seat)
        left += _POOL + 6
        return rect(left, top, goal.left - 8 - left, bottom - top)

    def won(self, seat: int, count: int) -> list[Rect]:
        """Constellations won, in ascending order, and after them supernovas: cards side by side, each covering no more
        of the one before than its picture, or strips; in as many rows as make what is printed on them largest."""
        place, word = self.shelf(seat), _WORD if seat == self.seat else 0.0
        room, high = place.width - 8, place.height - word - 4
        best, size, columns, step = 0.0, (0.0, 0.0), 1, 0.0
        for rows in range(1, count + 1):
            in_row = math.ceil(count / rows)
            tall = (high + 4) / rows - 4
            card = min(room / (1 + (in_row - 1) * (1 - _COVERED)), tall * STAR_SHAPE, _WIDEST_CARD)
            letters = min(card / CARD_LETTERS, _MOST_LETTERS)
            letters *= _RATHER if letters >= _READABLE else 1
            if card >= _LEAST_CARD and letters > best:
                best, size, columns = letters, (card, card / STAR_SHAPE), in_row
                step = min(card + 5, (room - card) / max(1, in_row - 1))
            wide, low = (room + 4) / in_row - 4, (high + 4) / rows - 4
            letters = min(wide / STRIP_LETTERS, low / _STRIP_LINE, _MOST_LETTERS - 2)
            if letters > best + 0.01:
                best, size, columns = letters, (min(wide, letters * 6), min(low, letters * 1.9)), in_row
                step = size[0] + 4
        rows = math.ceil(count / columns)
        left = place.left + 4
        top = place.y + word / 2 - (rows * (size[1] + 4) - 4) / 2
        return grid(left, top, size, count, columns, (step - size[0], 4))

    @property
    def _goal_left(self) -> float:
        return WIDTH - _EDGE - 112

    @property
    def goal(self) -> Rect:
        """The zone of the own objective."""
        flank = self.hand_flank(right=True)
        return rect(self._goal_left, flank.top, 112, flank.height)

    def objective(self, seat: int) -> Rect:
        if seat == self.seat:
            flank = self.hand_flank(right=True)
            high = min(flank.height - _WORD - 6, 104 / STAR_SHAPE)
            return Rect(self._goal_left + 56, flank.y + _WORD / 2, high * STAR_SHAPE, high)
        _, top, right, bottom = self._body(seat)
        high = min(bottom - top - 2, 96.0)
        return Rect(right - high * STAR_SHAPE / 2 - 2, (top + bottom) / 2, high * STAR_SHAPE, high)

    # The hand

    def hand_flank(self, *, right: bool) -> Rect:
        """Place beside the hand: the player's pool on the left, the constellations on the `right`."""
        left, wide = (WIDTH - _EDGE - self._trophies, self._trophies) if right else (_EDGE, _FLANK)
        return rect(left, self.height - _EDGE - self._hand, wide, self._hand)

    @property
    def tray(self) -> Rect:
        left = _EDGE + _FLANK + _GAP
        right = WIDTH - _EDGE - self._trophies - _GAP
        return rect(left, self.height - _EDGE - self._hand, right - left, self._hand)

    def hand(self, count: int) -> list[tuple[Rect, float]]:
        """The own cards as a fan: where they lie, and by how many degrees they lean. However many they are, all have
        one size."""
        tray = self.tray
        height = tray.height - _DROP - 8
        width = height * CARD_SHAPE
        room = tray.width - 24
        step = min(width * (1 - _OVERLAP), (room - width) / max(1, count - 1))
        lean = math.radians(_LEAN)
        bend = step / lean
        middle = (count - 1) / 2
        lowest = bend * (1 - math.cos(lean * middle))
        cards = []
        for index in range(count):
            away = index - middle
            drop = bend * (1 - math.cos(lean * away)) - lowest / 2
            drop *= min(1.0, _DROP / max(lowest, 0.01))
            cards.append((Rect(tray.x + away * step, tray.y + drop, width, height), _LEAN * away))
        return cards
