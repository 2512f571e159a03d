"""The map of a sheet as geometry: where cells and record spaces stand, in cells and then in scene units.

Any sheet fits: what is empty or holds records only shrinks, and nothing is ever covered.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import pairwise
from typing import Final

from hoshikan.games.sterre_en_kroon.rules.components import SheetData

_SKIPPED: Final = 0.4
"""Remaining width of a stretch of empty columns or rows, in cells."""
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
        """Place of the record space of each line, as column and row."""
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
        """True if the map is larger than its place, so that it has to be moved about to be read."""
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
    """Return the place of each line's record space; those that would cover something are in columns of their own."""
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
