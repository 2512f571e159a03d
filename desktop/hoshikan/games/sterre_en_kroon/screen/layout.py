"""Layout of the table of Sterre en Kroon, in scene units. Geometry only.

The score track is the upper rim, the hand the lower edge. Between them is the map at the left, its cells as large as
the rest allows. At its right the others have small places, and below them is the player's bingo card, the largest card
of all, with the choices of a turn beside it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, SIZE
from hoshikan.games.sterre_en_kroon.rules.components import TRACK_END, SheetData
from hoshikan.games.sterre_en_kroon.screen.sheetmap import RECORD, MapGrid, MapShape
from hoshikan.geometry import Rect, rect
from hoshikan.ui.board.table.kit.places import WIDTH, order_at_table, table_height

LEAST_HEIGHT: Final = 860.0
MOST_HEIGHT: Final = 1300.0
_EDGE: Final = 14.0
_GAP: Final = 12.0
_TRACK: Final = 64.0
_HEM: Final = 18.0
"""Cloth around the map, on both sides together."""
_RIM: Final = 6.0
"""Wood around the spaces of the track."""
_HANDS: Final = (168.0, 206.0)
"""The lowest and the highest strip for the hand."""
_CAPTION: Final = 28.0
"""A line of small words."""
_CARD_SHAPE: Final = 0.72
_HAND_LEFT: Final = 196.0
"""From the edge to the first card of the hand: deck, and what is written above it."""
_CROWD: Final = 0.52
"""Visible width of a card, in its widths, below which the hand is laid in two rows."""

_COLUMNS: Final = range(480, 861, 20)
"""Widths of the column at the right."""
_CELLS: Final = range(40, 105, 3)
"""Edges of a cell of the own card."""
_FINE_CELL: Final = 74.0
_FINE_OWN: Final = 64.0
_FINE_CARD: Final = 128.0
"""A cell of the map, a cell of the own card and a card of others that are easy to read: by these they share the
table."""
_ENOUGH: Final = 1.3
"""Largest useful scale of the player's card."""
_LARGEST_CARD: Final = 240.0
"""A card of others is no larger, whatever room there is."""
_HEAD: Final = 42.0
_PAD: Final = 10.0
_INSET: Final = 4.0
"""Above and below the card of another seat."""
_PAPER: Final = 12.0
"""Paper around the cells of the own card."""
_STRIP: Final = 0.66
"""Letters above the own card and the marks at its other edges, in cells."""
_CONTROLS: Final = 176.0
"""Least width of the choices beside the own card."""
_IN_ROWS: Final = 400.0
"""Width from which choices are side by side, else one below the other, …"""
_IN_HALVES: Final = 300.0
"""… beside what is written there, or in less width than this below it."""
_BESIDE: Final = 150.0
"""Least width of what is written beside the card of another seat."""
_THREE: Final = 216.0
"""… and from which its three counters stand side by side."""
_LOW: Final = 140.0
"""Least height of the place of another seat whose counters do so."""
_COUNTER: Final = 170.0
"""Greatest width of a counter above the own card."""
_BETWEEN: Final = (6.0, 18.0)
"""The gap behind a narrow one, and behind one so wide: a number stands nearer to its own word than to the next sign."""
_PILL: Final = (31.0, 39.0)
"""The lowest and the highest line beside the own card, …"""
_PILL_IN_ROWS: Final = 58.0
"""… which is higher where choices are side by side."""
_TILE: Final = 116.0
"""Greatest height of choices side by side."""
_WIDEST: Final = 330.0
"""So far apart at most stand the counters of another seat."""
_FACE: Final = 40.0
"""Edge of the face of another seat: as small as faces may be."""


@dataclass(frozen=True, slots=True)
class Panel:
    """The places of one seat; `known` is where the cards that others hold are shown."""

    frame: Rect
    emblem: Rect
    name: Rect
    points: Rect
    card: Rect
    crowns: Rect
    pawns: Rect
    known: Rect


class Column(NamedTuple):
    """The use of the width beside the map."""

    width: float
    cell: float
    """Edge of a cell of the own card; 0 for a spectator."""
    across: int
    """Number of the others' panels side by side."""


class Places:
    """The places on a sheet for a number of players, seen from `seat` (None: a spectator), in a window `aspect` times
    as wide as high."""

    def __init__(self, players: int, seat: int | None, aspect: float, sheet: SheetData) -> None:
        self.players = players
        self.seat = seat
        self.height = table_height(aspect, LEAST_HEIGHT, MOST_HEIGHT)
        self._others = players - (seat is not None)
        self._hand = min(max(0.185 * self.height, _HANDS[0]), _HANDS[1])
        self._top = _EDGE + _TRACK + _GAP
        self._tall = self.height - self._hand - _GAP - self._top
        self._deep = self.height - _EDGE - self._top
        self._column = self._best_column(MapShape(sheet))
        self._left_room = WIDTH - 2 * _EDGE - _GAP - self._column.width
        self.map = MapGrid(MapShape(sheet), self._left_room - _HEM, self._tall - _HEM)
        self.mat = rect(_EDGE, self._top, self._left_room, self._tall)
        """The cloth below the map."""
        self.map_frame: tuple[float, float, float, float] | None = None
        """Left, top, width and height of the window through which a map too large for the table is seen."""
        if self.map.crowded:
            self.map_frame = (_EDGE, self._top, self._left_room, self._tall)

    def _best_column(self, shape: MapShape) -> Column:
        """The width, own card and row of others with which all can be read best: first what is worst, then all."""
        room = WIDTH - 2 * _EDGE - _GAP
        best, found = (-1.0, -1.0), Column(float(_COLUMNS[-1]), float(_CELLS[0]), 1)
        for width in _COLUMNS:
            unit = shape.unit(room - width - _HEM, self._tall - _HEM) / _FINE_CELL
            for cell in _CELLS if self.seat is not None else (0,):
                if self.seat is not None and _paper(cell)[0] + _CONTROLS + 3 * _PAD > width:
                    break
                for across in range(1, self._others + 1):
                    column = Column(float(width), float(cell), across)
                    card = min(self._card_of_others(column) / _FINE_CARD, 1.0)
                    own = min(cell / _FINE_OWN, _ENOUGH) if cell else 1.0
                    worth = min(unit, own, card), 2 * unit + own + card
                    if worth > best:
                        best, found = worth, column
        return found

    def _card_of_others(self, column: Column) -> float:
        """The edge of the cards of the others."""
        width, height = self._other_size(column)
        side = min(width - 3 * _PAD - _BESIDE, height - 2 * _INSET, _LARGEST_CARD)
        low = height < (_LOW if width - 3 * _PAD - side >= _THREE else _LOW + 25)
        return side * 0.5 if low else side

    def _other_size(self, column: Column) -> tuple[float, float]:
        """Width and height of the place of another seat."""
        rows = math.ceil(self._others / column.across)
        left = self._deep - (_own_height(column.cell) + _GAP if column.cell else 0.0)
        wide, tall = (column.width - (column.across - 1) * _GAP) / column.across, (left - (rows - 1) * _GAP) / rows
        return wide, min(tall, _LARGEST_CARD + 2 * _PAD)

    @property
    def _column_left(self) -> float:
        return WIDTH - _EDGE - self._column.width

    # The map and the track

    def cell(self, column: int, row: int) -> Rect:
        """A cell of the map."""
        x, y = self.map.centre(column, row)
        unit = self.map.unit
        return Rect(self._map_left + x, self._map_top + y, unit - 3, unit - 3)

    def record(self, line: str) -> Rect:
        """The record space of a line."""
        x, y = self.map.records[line]
        side = RECORD * self.map.unit - 3
        return Rect(self._map_left + x, self._map_top + y, side, side)

    @property
    def records_title(self) -> Rect | None:
        """Place of the word for the numbers on record spaces: the corner between their row and their column, if nothing
        is there."""
        spots = list(self.map.records.values())
        x, y = max(x for x, _ in spots), max(y for _, y in spots)
        side = RECORD * self.map.unit - 3
        if any(abs(x - other) < side and abs(y - below) < side for other, below in spots):
            return None
        return Rect(self._map_left + x, self._map_top + y, side + 10, side)

    def grounds(self) -> list[Rect]:
        """Places below cells that hang together."""
        places = self.map.grounds
        return [rect(self._map_left + x, self._map_top + y, width, height) for x, y, width, height in places]

    @cached_property
    def _map_left(self) -> float:
        return _EDGE + max(0.0, (self._left_room - self.map.width) / 2)

    @cached_property
    def _map_top(self) -> float:
        return self._top + (self._tall - self.map.height) / 2

    @property
    def rim(self) -> Rect:
        """The wood in which the score track is cut."""
        return rect(_EDGE - _RIM, _EDGE - _RIM, WIDTH - 2 * (_EDGE - _RIM), _TRACK + 2 * _RIM)

    def space(self, number: int) -> Rect:
        """A space of the score track; 0 is the start."""
        wide = (WIDTH - 2 * _EDGE) / (TRACK_END + 1)
        return rect(_EDGE + number * wide, _EDGE, wide - 3, _TRACK)

    def marker(self, number: int, index: int, count: int) -> Rect:
        """The pawn `index` of `count` on a space of the track."""
        space = self.space(number)
        side, in_row = max(
            (min(space.width / across, 38 / math.ceil(count / across)), across) for across in (1, 2, 3, 4)
        )
        x = space.x + (index % in_row - (in_row - 1) / 2) * side
        return Rect(x, space.top + 2 + (index // in_row + 0.5) * side, side - 1, side - 1)

    # What lies below the map

    @property
    def _hand_top(self) -> float:
        return self.height - self._hand

    @cached_property
    def _card_size(self) -> tuple[float, float]:
        tall = self._hand - _CAPTION - 22
        return tall * _CARD_SHAPE, tall

    @cached_property
    def deck(self) -> Rect:
        wide, tall = self._card_size
        return rect(_EDGE + 6, self._hand_top + _CAPTION + 8, wide, tall)

    @property
    def pile(self) -> Rect:
        """The cards below the visible one."""
        deck = self.deck
        return Rect(deck.x + 5, deck.y - 5, deck.width + 10, deck.height + 10)

    @property
    def deck_count(self) -> Rect:
        """Place of the writing above the deck."""
        return rect(_EDGE + 4, self._hand_top, _HAND_LEFT - 24, _CAPTION)

    @property
    def hand_caption(self) -> Rect:
        """Place of the writing above the hand."""
        return rect(_EDGE + _HAND_LEFT, self._hand_top, 200, _CAPTION)

    def hand(self, index: int, count: int) -> Rect:
        """Card `index` of the `count` in the own hand; many cards overlap, and very many lie small in two rows."""
        wide, tall = self._card_size
        left = _EDGE + _HAND_LEFT
        room = self._left_room - _HAND_LEFT
        in_row = count
        if (count - 1) * _CROWD * wide > room - wide:
            in_row, wide, tall = math.ceil(count / 2), (wide - 2) / 2, (tall - 4) / 2
        step = min(wide + 6, (room - wide) / max(1, in_row - 1))
        row, column = divmod(index, in_row)
        return rect(left + column * step, self._hand_top + _CAPTION + 8 + row * (tall + 4), wide, tall)

    # What can be done, beside the own card

    @cached_property
    def _controls(self) -> Rect:
        if self.seat is None:
            return rect(_EDGE + _HAND_LEFT, self._hand_top, self._left_room - _HAND_LEFT, self._hand - _EDGE)
        own, (paper, tall) = self._own_frame, _paper(self._column.cell)
        left = own.left + 2 * _PAD + paper
        return rect(left, own.bottom - _PAD - tall, own.right - _PAD - left, tall)

    @cached_property
    def _in_rows(self) -> bool:
        return self._controls.width >= _IN_ROWS

    @cached_property
    def _in_halves(self) -> bool:
        return _IN_HALVES <= self._controls.width < _IN_ROWS

    def step(self, index: int, count: int) -> Rect:
        """One of the steps of a turn."""
        if self._in_rows:
            return self._control(0, 1, True, index, count)
        return self._control(index, 1, True)

    def right(self, index: int, strict: bool) -> Rect:
        """Place of the mark of one of the two rights of a turn."""
        above = (1 if self._in_rows else _STEPS) if strict else 0
        return self._control(above, 1, strict, index, 2) if self._in_rows else self._control(above + index, 1, strict)

    def declared(self, strict: bool) -> tuple[Rect, Rect]:
        """The words for the numbers declared in this turn, and these."""
        above = (2 if strict else 1) if self._in_rows else (_STEPS if strict else 0) + 2
        return self._control(above, 1, strict), self._control(above + 1, self._numbers_lines(strict), strict)

    def tile(self, index: int, count: int, strict: bool) -> Rect:
        """One of the choices, at the foot."""
        room = self._controls
        low = room.bottom
        if self._in_halves:
            wide, tall = (room.width - 12) / 2, min(room.height / count, 96.0)
            return rect(room.x + 6, low - (count - index) * tall, wide, tall - 5)
        used = self.declared(strict)[1]
        free = low - used.bottom - 4
        if self._in_rows:
            wide, tall = (room.width + 6) / count, min(free, _TILE)
            return rect(room.left + index * wide, low - tall, wide - 6, tall)
        tall = min(free / count, 96.0)
        return rect(room.left, low - (count - index) * tall, room.width, tall - 5)

    def _control(self, row: int, rows: int, strict: bool, index: int = 0, count: int = 1) -> Rect:
        room, pill = self._controls, self._pill(strict)
        wide = (room.width / 2 if self._in_halves else room.width + 6) / count
        left, top = room.left + index * wide, room.top + row * pill
        return rect(left, top, wide - 6, rows * pill - 3)

    def _numbers_lines(self, strict: bool) -> int:
        """Return the number of lines for the numbers declared in this turn, below their title."""
        return 1 if strict and not (self._in_halves or self._in_rows) else 2

    def _pill(self, strict: bool) -> float:
        """The height of a line beside the own card: higher, so that its words can be larger, where the choices leave
        room for that."""
        numbers = self._numbers_lines(strict)
        if self._in_rows:
            lines, choices, highest = 2 + strict + numbers, _TILE + 8, _PILL_IN_ROWS
        else:
            lines = (_STEPS if strict else 0) + 3 + numbers
            choices, highest = 0.0 if self._in_halves else 180.0, _PILL[1]
        return min(max((self._controls.height - choices) / lines, _PILL[0]), highest)

    # The seats

    def panel(self, seat: int) -> Panel:
        """The places of a seat."""
        return self._panels[seat]

    @cached_property
    def _panels(self) -> tuple[Panel, ...]:
        side = self._card_of_others(self._column)
        # As in the narrowest place, so that all others are read alike.
        wide = self._other_size(self._column)[0] - 3 * _PAD - side
        return tuple(
            _own_panel(self._own_frame, self.own_paper)
            if seat == self.seat
            else _panel(self._frame(order_at_table(seat, self.players, self.seat)), side, wide)
            for seat in range(self.players)
        )

    def _frame(self, place: int) -> Rect:
        wide, tall = self._other_size(self._column)
        row, column = divmod(place, self._column.across)
        beside = min(self._column.across, self._others - row * self._column.across)
        if beside < self._column.across:  # the last row leaves no gap
            wide = (self._column.width - (beside - 1) * _GAP) / beside
        return rect(self._column_left + column * (wide + _GAP), self._top + row * (tall + _GAP), wide, tall)

    @cached_property
    def _own_frame(self) -> Rect:
        tall = _own_height(self._column.cell)
        return rect(self._column_left, self.height - _EDGE - tall, self._column.width, tall)

    @cached_property
    def own_paper(self) -> Rect:
        """The own bingo card as a whole."""
        own, (wide, tall) = self._own_frame, _paper(self._column.cell)
        return rect(own.left + _PAD, own.bottom - _PAD - tall, wide, tall)

    def own_titles(self) -> tuple[Rect, Rect]:
        """Places of the titles of the player's card: its name, and that of the numbers at its right edge."""
        paper, strip = self.own_paper, _STRIP * self._column.cell
        left, top = paper.left + _PAPER, paper.top + 5
        width = paper.width - 2 * _PAPER
        return rect(left, top, width - strip - 12, _CAPTION), rect(left + width - strip - 8, top, strip + 12, _CAPTION)

    def own_cell(self, column: int, row: int) -> Rect:
        """A cell of the own card, column and row from 0."""
        left, top, unit = self._own_card
        return rect(left + column * unit, top + (_STRIP + row) * unit, unit - 2, unit - 2)

    def own_letter(self, column: int) -> Rect:
        left, top, unit = self._own_card
        return rect(left + column * unit, top, unit - 2, _STRIP * unit - 2)

    def own_line(self, line: str) -> Rect:
        """The mark of one of the 12 bingos at the edge of the own card."""
        left, top, unit = self._own_card
        index, strip = CARD_LINES.index(line), _STRIP * unit
        right, low = left + SIZE * unit, top + strip + SIZE * unit
        if line.startswith("row"):
            return rect(right, top + strip + index * unit, strip - 2, unit - 2)
        if line.startswith("col"):
            return rect(left + (index - SIZE) * unit, low, unit - 2, strip - 2)
        return rect(right, low if line == "diag1" else top, strip - 2, strip - 2)

    @cached_property
    def _own_card(self) -> tuple[float, float, float]:
        """Left, top and the size of a cell."""
        paper = self.own_paper
        left, top = paper.left + _PAPER, paper.top + _CAPTION + _PAPER - 4
        return left, top, self._column.cell


_STEPS: Final = 5


@lru_cache(maxsize=16)
def places_for(players: int, seat: int | None, aspect: float, sheet: SheetData) -> Places:
    """The places of a table; they stay the same for a whole match, as long as the window keeps its shape."""
    return Places(players, seat, aspect, sheet)


def _paper(cell: float) -> tuple[float, float]:
    """Width and height of the own card with its title, letters and marks."""
    return (SIZE + _STRIP) * cell + 2 * _PAPER, (SIZE + 2 * _STRIP) * cell + 2 * _PAPER + _CAPTION - 4


def _own_height(cell: float) -> float:
    return _paper(cell)[1] + _HEAD + 2 * _PAD + 6


def _own_panel(frame: Rect, paper: Rect) -> Panel:
    left, top = frame.left + _PAD, frame.top + _PAD
    wide = frame.width - 2 * _PAD
    pill = min(_COUNTER, (wide - _HEAD - 124) / 3)
    start, gap = left + wide - 3 * pill, _BETWEEN[pill == _COUNTER]
    counters = [rect(start + index * pill, top, pill - gap, _HEAD) for index in range(3)]
    return Panel(
        frame=frame,
        emblem=rect(left, top, _HEAD, _HEAD),
        name=rect(left + _HEAD + 8, top, start - left - _HEAD - 16, _HEAD),
        points=counters[0],
        card=paper,
        crowns=counters[1],
        pawns=counters[2],
        known=rect(left, top, 0, 0),
    )


def _panel(frame: Rect, side: float, counted: float) -> Panel:
    """The card at the left; beside it who it is, three counters in the width `counted`, and the cards in hand."""
    left, top = frame.left, frame.top
    start, end = left + 2 * _PAD + side, left + frame.width - _PAD
    wide, emblem = end - start, _FACE
    low = top + frame.height - 8
    counters = list(_counters(start, top + 5 + emblem, min(counted, _WIDEST)))
    below = max(one.bottom for one in counters) + 2
    return Panel(
        frame=frame,
        emblem=rect(start, top + 4, emblem, emblem),
        name=rect(start + emblem + 6, top + 4 + (emblem - 33) / 2, wide - emblem - 6, 33),
        points=counters[0],
        card=rect(left + _PAD, top + (frame.height - side) / 2, side, side),
        crowns=counters[1],
        pawns=counters[2],
        known=rect(start, below, wide, max(low - below, 12.0)),
    )


def _counters(left: float, top: float, width: float) -> Iterator[Rect]:
    if width >= _THREE:
        for index in range(3):
            yield rect(left + index * width / 3, top, width / 3 - 8, 50)
    else:
        for index in range(3):
            yield rect(left, top + index * 25, width, 24)
