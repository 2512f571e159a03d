"""Where everything lies on the table of Sterre en Kroon, in scene units. Geometry only.

The score track runs along the top, the hand along the bottom. Between them stands the map at the left, its cells as
large as height and the seats allow, and at its right a panel per seat; the player at the screen has the last one.

Any sheet fits: what is empty or holds records only shrinks, and nothing is ever covered.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, CENTRE, SIZE
from hoshikan.games.sterre_en_kroon.rules.components import TRACK_END, SheetData
from hoshikan.geometry import Rect, rect
from hoshikan.ui.table.kit.places import WIDTH, order_at_table, table_height

LEAST_HEIGHT: Final = 800.0
MOST_HEIGHT: Final = 1300.0
_EDGE: Final = 14.0
_GAP: Final = 12.0
_TRACK: Final = 66.0
_HANDS: Final = (142.0, 178.0)
"""The lowest and the highest strip for the hand."""
_ACTIONS: Final = 470.0
_CARD_SHAPE: Final = 0.72
_CROWD: Final = 1.6
"""A hand this much wider than its room is laid in two rows."""
_PANELS: Final = range(460, 1001, 20)
"""Widths that the panels of all seats may have together."""
_FINE_CELL: Final = 66.0
_FINE_CARD: Final = 190.0
"""A cell of the map and a bingo card that are easy to read; map and panels share the width by these."""
_HEAD: Final = 38.0
_PAD: Final = 10.0
_BESIDE: Final = 92.0
_BELOW: Final = 58.0
_OWN_SHARE: Final = 1.28
"""How much taller the row of the own panel is than the others: its card is played on."""
_STRIP: Final = 0.62
"""Width of the marks around an own card, in cells."""

_SKIPPED: Final = 0.4
"""What is left of a stretch of empty columns or rows, in cells."""
RECORD: Final = 0.85
"""Edge of a record space, in cells."""
_MARGIN: Final = 5.0
LEAST_UNIT: Final = 34.0
"""Smaller cells could not be read."""
Spot = tuple[int, int]
"""Column and row as on the sheet."""


class MapShape:
    """A sheet with its empty stretches shrunk, in cells; of no size yet."""

    def __init__(self, sheet: SheetData) -> None:
        self.cells = {(cell.col, cell.row) for cell in sheet.cells}
        self.records = _record_spots(sheet, self.cells)
        """Where the record space of each line lies, as column and row."""
        self.centres, self.wide, self.high = _arranged(self.cells, self.records, sheet)
        """The centre of each spot, and what all of them take."""
        self.pointing = {line.id: _direction(self.records[line.id], line.cells) for line in sheet.lines}
        """For each line the direction from its record space towards its cells: steps of -1, 0 or 1."""
        self.groups = _connected(self.cells)

    def unit(self, width: float, height: float) -> float:
        """The largest edge of a cell with which the map fits a rectangle."""
        return min((width - 2 * _MARGIN) / self.wide, (height - 2 * _MARGIN) / self.high)


class MapGrid:
    """Places on a sheet in scene units from the left top of the map; cells are squares of edge `unit`."""

    def __init__(self, shape: MapShape, width: float, height: float) -> None:
        self._centres = shape.centres
        fitting = shape.unit(width, height)
        self.crowded = fitting < LEAST_UNIT
        """Whether the map is larger than its place, so that it has to be moved about to be read."""
        self.unit = LEAST_UNIT if self.crowded else fitting
        self.width = shape.wide * self.unit + 2 * _MARGIN
        self.height = shape.high * self.unit + 2 * _MARGIN
        self.records = {line: self.centre(*spot) for line, spot in shape.records.items()}
        self.pointing = shape.pointing
        self.grounds = [self._frame(group) for group in shape.groups]
        """Left, top, width and height of what frames cells that hang together."""

    def centre(self, column: int, row: int) -> tuple[float, float]:
        """The centre of a cell."""
        x, y = self._centres[column, row]
        return _MARGIN + x * self.unit, _MARGIN + y * self.unit

    def _frame(self, group: set[Spot]) -> tuple[float, float, float, float]:
        places = [self.centre(*spot) for spot in group]
        left, top = min(x for x, _ in places), min(y for _, y in places)
        right, low = max(x for x, _ in places), max(y for _, y in places)
        reach = self.unit / 2 + 3
        return left - reach, top - reach, right - left + 2 * reach, low - top + 2 * reach


def _record_spots(sheet: SheetData, cells: set[Spot]) -> dict[str, Spot]:
    """Where each line's record space lies; those that would cover something stand in columns of their own."""
    spots: dict[str, Spot] = {}
    taken, homeless = set(cells), []
    for line in sheet.lines:
        if line.record in taken:
            homeless.append(line.id)
        else:
            spots[line.id] = line.record
            taken.add(line.record)
    rows = sorted({row for _, row in cells})
    beyond = max(column for column, _ in taken) + 1
    for index, name in enumerate(homeless):
        spots[name] = (beyond + index // len(rows), rows[index % len(rows)])
    return spots


def _arranged(
    cells: set[Spot], records: dict[str, Spot], sheet: SheetData
) -> tuple[dict[Spot, tuple[float, float]], float, float]:
    """The centre of each spot in cells, and width and height of all.

    Stretches of rows that no line joins need no common columns: each is as narrow as can be, in the middle.
    """
    spots = cells.union(records.values())
    down, high = _tracks({row for _, row in spots}, {row for _, row in cells})
    bands = []
    for rows in _bands({row for _, row in spots}, sheet, records):
        columns = {column for column, row in spots if row in rows}
        bands.append((rows, *_tracks(columns, {column for column, row in cells if row in rows})))
    wide = max(width for _, _, width in bands)
    centres = {
        (column, row): ((wide - width) / 2 + across[column], down[row])
        for rows, across, width in bands
        for column, row in spots
        if row in rows
    }
    return centres, wide, high


def _bands(used: Collection[int], sheet: SheetData, records: dict[str, Spot]) -> list[set[int]]:
    """Rows in groups with an empty row between them; rows that a line joins stay together."""
    bands: list[set[int]] = []
    for row in sorted(used):
        if bands and row - 1 in bands[-1]:
            bands[-1].add(row)
        else:
            bands.append({row})
    for line in sheet.lines:
        rows = {row for _, row in (*line.cells, records[line.id])}
        touched = [band for band in bands if not band.isdisjoint(rows)]
        bands = [band for band in bands if band not in touched] + [set().union(*touched)]
    return bands


def _tracks(used: Collection[int], with_cells: Collection[int]) -> tuple[dict[int, float], float]:
    """The middle of each used column (or row) in cells, and how many cells all of them make."""
    order = sorted(used)
    sizes = {track: 1.0 if track in with_cells else RECORD for track in order}
    middles, here = {order[0]: sizes[order[0]] / 2}, sizes[order[0]]
    for before, after in pairwise(order):
        here += 0.0 if after == before + 1 else _SKIPPED
        middles[after] = here + sizes[after] / 2
        here += sizes[after]
    return middles, here


def _connected(cells: set[Spot]) -> list[set[Spot]]:
    """The cells in groups that hang together by their edges."""
    left, groups = set(cells), []
    while left:
        group: set[Spot] = set()
        edge = [min(left)]
        while edge:
            spot = edge.pop()
            if spot in left:
                left.remove(spot)
                group.add(spot)
                column, row = spot
                edge += [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
        groups.append(group)
    return groups


def _direction(spot: Spot, cells: Iterable[Spot]) -> Spot:
    """Towards the middle of `cells`: straight, or aslant where that is about as far both ways."""
    many = list(cells)
    dx = sum(column for column, _ in many) / len(many) - spot[0]
    dy = sum(row for _, row in many) / len(many) - spot[1]
    far = max(abs(dx), abs(dy))
    return _step(dx, far), _step(dy, far)


def _step(part: float, far: float) -> int:
    return 0 if abs(part) < far * 0.6 or not part else 1 if part > 0 else -1


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


class Places:
    """The places on a sheet for a number of players, seen from `seat` (None: a spectator), in a window `aspect` times
    as wide as high."""

    def __init__(self, players: int, seat: int | None, aspect: float, sheet: SheetData) -> None:
        self.players = players
        self.seat = seat
        self.height = table_height(aspect, LEAST_HEIGHT, MOST_HEIGHT)
        self._hand = min(max(0.172 * self.height, _HANDS[0]), _HANDS[1])
        self._top = _EDGE + _TRACK + _GAP
        self._tall = self.height - self._hand - _GAP - self._top
        room = WIDTH - 2 * _EDGE - _GAP
        shape = MapShape(sheet)
        panels = max(_PANELS, key=lambda panels: self._ease(shape, room - panels))
        self.map = MapGrid(shape, room - panels, self._tall)
        self.map_frame: tuple[float, float, float, float] | None = None
        """Left, top, width and height of the window through which a map too large for the table is seen."""
        self._map_width = self.map.width
        if self.map.crowded:
            self._map_width = room - panels
            self.map_frame = (_EDGE, self._top, self._map_width, self._tall)
        self._columns, _ = self._best_columns(room - self._map_width)

    def _ease(self, shape: MapShape, width: float) -> tuple[float, float]:
        """How well a map of that width and the panels beside it can be read: first what is worse, then both."""
        unit = shape.unit(width, self._tall)
        panels = WIDTH - 2 * _EDGE - _GAP - shape.wide * unit
        shares = (unit / _FINE_CELL, self._best_columns(panels)[1] / _FINE_CARD)
        return min(shares), sum(shares)

    def _best_columns(self, wide: float) -> tuple[int, float]:
        """In how many columns the panels stand so that cards are easiest to read, and how large those are then."""
        ways = {columns: self._card_side(columns, wide) for columns in (1, 2, 3)}
        best = max(ways, key=lambda columns: ways[columns])
        return best, ways[best]

    def _card_side(self, columns: int, wide: float) -> float:
        """The worth of the cards in so many columns of panels: the smallest, and some of the own one."""
        panels = [_panel(*self._frame(place, columns, 0.0, wide)) for place in range(self.players)]
        others, own = [panel.card.width for panel in panels], panels[-1].card.width
        if self.seat is not None:
            own *= SIZE / (SIZE + 2 * _STRIP)
            others[-1] = own
        return 0.7 * min(others) + 0.3 * own

    @property
    def _panels_left(self) -> float:
        return _EDGE + self._map_width + _GAP

    # The map and the track

    def cell(self, column: int, row: int) -> Rect:
        """A cell of the map."""
        x, y = self.map.centre(column, row)
        unit = self.map.unit
        return Rect(_EDGE + x, self._map_top + y, unit - 3, unit - 3)

    def record(self, line: str) -> Rect:
        """The record space of a line."""
        x, y = self.map.records[line]
        side = RECORD * self.map.unit - 3
        return Rect(_EDGE + x, self._map_top + y, side, side)

    def grounds(self) -> list[Rect]:
        """What lies below cells that hang together."""
        return [rect(_EDGE + x, self._map_top + y, width, height) for x, y, width, height in self.map.grounds]

    @property
    def _map_top(self) -> float:
        return self._top + (self._tall - self.map.height) / 2

    def space(self, number: int) -> Rect:
        """A space of the score track; 0 is the start."""
        wide = (WIDTH - 2 * _EDGE) / (TRACK_END + 1)
        return rect(_EDGE + number * wide, _EDGE, wide - 3, _TRACK)

    def marker(self, number: int, index: int, count: int) -> Rect:
        """The pawn `index` of `count` on a space of the track."""
        space = self.space(number)
        in_row = 1 if count == 1 else 2 if count <= 4 else 3  # how many stand side by side
        rows = math.ceil(count / in_row)
        side = min(space.width / in_row, 37 / rows, 37)
        x = space.x + (index % in_row - (in_row - 1) / 2) * side
        return Rect(x, space.y + space.height / 2 - 3 - (rows - index // in_row - 0.5) * side, side - 1, side - 1)

    # Below: deck, hand and what can be done

    @property
    def _hand_top(self) -> float:
        return self.height - self._hand

    @property
    def _card_size(self) -> tuple[float, float]:
        tall = self._hand - 16
        return tall * _CARD_SHAPE, tall

    @property
    def deck(self) -> Rect:
        wide, tall = self._card_size
        return rect(_EDGE, self._hand_top + 4, wide, tall)

    @property
    def deck_count(self) -> Rect:
        wide, tall = self._card_size
        return rect(_EDGE + wide + 2, self._hand_top + 4 + tall - 40, 66, 32)

    def hand(self, index: int, count: int) -> Rect:
        """Card `index` of the `count` in the own hand; many cards overlap, and very many lie small in two rows."""
        wide, tall = self._card_size
        left = _EDGE + wide + 76
        room = WIDTH - _EDGE - _ACTIONS - _GAP - left
        in_row = count
        if count * wide > _CROWD * room:
            in_row, wide, tall = math.ceil(count / 2), (wide - 2) / 2, (tall - 4) / 2
        step = min(wide + 2, (room - wide) / max(1, in_row - 1))
        row, column = divmod(index, in_row)
        return rect(left + column * step, self._hand_top + 4 + row * (tall + 4), wide, tall)

    def step(self, index: int, count: int) -> Rect:
        """One of the steps of a turn, above the tiles."""
        wide = _ACTIONS / count
        return rect(WIDTH - _EDGE - _ACTIONS + index * wide, self._hand_top + 2, wide - 6, 38)

    def declared(self, rights: bool) -> Rect:
        """The numbers declared in this turn, beside the marks of both rights if they stand in that row."""
        wide = _ACTIONS - (226 if rights else 0)
        return rect(WIDTH - _EDGE - _ACTIONS, self._hand_top + 42, wide, 32)

    def right(self, index: int, row: int) -> Rect:
        """What says whether one of the two rights of a turn has been used; in the row of the steps or below."""
        return rect(WIDTH - _EDGE - 222 + index * 111, self._hand_top + 4 + 38 * row, 105, 34)

    def tile(self, index: int, count: int) -> Rect:
        """One of the choices beside the hand."""
        wide, top = _ACTIONS / count, self._hand_top + 76
        return rect(WIDTH - _EDGE - _ACTIONS + index * wide, top, wide - 6, self.height - 10 - top)

    # The seats

    def panel(self, seat: int) -> Panel:
        """The places of a seat."""
        place = order_at_table(seat, self.players, self.seat)
        left = self._panels_left
        return _panel(*self._frame(place, self._columns, left, WIDTH - _EDGE - left))

    def _frame(self, place: int, columns: int, start: float, room: float) -> tuple[float, float, float, float]:
        """Left, top, width and height of a panel; the last one takes what is left of its row, a taller one."""
        rows = math.ceil(self.players / columns)
        share = _OWN_SHARE if self.seat is not None and rows > 1 else 1.0
        tall = (self._tall - (rows - 1) * _GAP) / (rows - 1 + share)
        row, column = divmod(place, columns)
        top = self._top + row * (tall + _GAP)
        wide = (room - (columns - 1) * _GAP) / columns
        last = wide
        if row == rows - 1:
            tall *= share
            alone = self.players - row * columns - 1
            if alone == columns - 1:
                wide = (room - alone * _GAP) / (alone + share)
            last = room - alone * (wide + _GAP)
        return start + column * (wide + _GAP), top, last if place == self.players - 1 else wide, tall

    def own_cell(self, column: int, row: int) -> Rect:
        """A cell of the own card, column and row from 0."""
        left, top, unit = self._own_card()
        return rect(left + column * unit, top + (_STRIP + row) * unit, unit - 2, unit - 2)

    def own_letter(self, column: int) -> Rect:
        left, top, unit = self._own_card()
        return rect(left + column * unit, top, unit - 2, _STRIP * unit - 2)

    def own_line(self, line: str) -> Rect:
        """The mark of one of the 12 bingos at the edge of the own card."""
        left, top, unit = self._own_card()
        index, strip = CARD_LINES.index(line), _STRIP * unit
        right, low = left + SIZE * unit, top + strip + SIZE * unit
        if line.startswith("row"):
            return rect(right, top + strip + index * unit, strip - 2, unit - 2)
        if line.startswith("col"):
            return rect(left + (index - SIZE) * unit, low, unit - 2, strip - 2)
        return rect(right, low if line == "diag1" else top, strip - 2, strip - 2)

    def _own_card(self) -> tuple[float, float, float]:
        """Left, top and the size of a cell."""
        assert self.seat is not None
        card = self.panel(self.seat).card
        unit = min(card.width / (SIZE + _STRIP), card.height / (SIZE + 2 * _STRIP))
        return card.x - unit * (CENTRE + 0.5 + _STRIP / 2), card.y - unit * (CENTRE + 0.5 + _STRIP), unit


@lru_cache(maxsize=16)
def places_for(players: int, seat: int | None, aspect: float, sheet: SheetData) -> Places:
    """The places of a table; they stay the same for a whole match, as long as the window keeps its shape."""
    return Places(players, seat, aspect, sheet)


def _sides(wide: float, tall: float) -> tuple[float, float]:
    """How large a card may be in a panel with the rest beside it, and below it."""
    high = tall - _HEAD - 2 * _PAD - 4
    return min(wide - 3 * _PAD - _BESIDE, high), min(wide - 2 * _PAD, high - _BELOW - 6)


def _panel(left: float, top: float, wide: float, tall: float) -> Panel:
    beside, below = _sides(wide, tall)
    inner, row, points = left + _PAD, top + _PAD, min(92.0, wide * 0.27)
    start = row + _HEAD + 4
    if beside >= below:
        right = inner + beside + _PAD
        rest = min(left + wide - _PAD - right, 330.0)
        pill = min(50.0, beside * 0.24)
        crowns, pawns = rect(right, start, rest, pill), rect(right, start + pill + 6, rest, pill)
        known = rect(right, start + 2 * pill + 12, rest, beside - 2 * pill - 12)
        card = rect(inner, start, beside, beside)
    else:
        low = start + below + 6
        shift = (wide - 2 * _PAD - below) / 2
        card = rect(inner + shift, start, below, below)
        third = (wide - 2 * _PAD) / 3
        spare = top + tall - _PAD - low - _BELOW
        if spare > _BELOW:
            return Panel(
                frame=rect(left, top, wide, tall),
                emblem=rect(inner, row, _HEAD, _HEAD),
                name=rect(inner + _HEAD + 6, row, wide - 2 * _PAD - _HEAD - 6, _HEAD),
                points=rect(inner, low, third - 6, _BELOW),
                card=card,
                crowns=rect(inner + third, low, third - 6, _BELOW),
                pawns=rect(inner + 2 * third, low, third, _BELOW),
                known=rect(inner, low + _BELOW + 6, 3 * third, spare - 6),
            )
        first, second = 0.27 * 3 * third, 0.31 * 3 * third  # the cards that are known need the most room
        crowns, pawns = rect(inner, low, first - 6, _BELOW), rect(inner + first, low, second - 6, _BELOW)
        known = rect(inner + first + second, low, 3 * third - first - second, _BELOW)
    return Panel(
        frame=rect(left, top, wide, tall),
        emblem=rect(inner, row, _HEAD, _HEAD),
        name=rect(inner + _HEAD + 6, row, wide - 2 * _PAD - _HEAD - points - 12, _HEAD),
        points=rect(left + wide - _PAD - points, row, points, _HEAD),
        card=card,
        crowns=crowns,
        pawns=pawns,
        known=known,
    )
