"""Boards of square cells: names, lines, set-up data, views and the action of placing a piece."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_uppercase
from typing import Any, Final

from hoshikan.engine.action import Action
from hoshikan.engine.errors import SetupError
from hoshikan.engine.setupdata import StartData
from hoshikan.engine.tensor import Part
from hoshikan.engine.view import View

EMPTY: Final = -1
"""The content of a cell without a piece; else the seat whose piece it has."""
_DIRECTIONS: Final = ((1, 0), (0, 1), (1, 1), (-1, 1))


class GridStart(StartData, frozen=True):
    """The board as rows of text from the top: "." for an empty cell, a seat's digit for its piece."""

    rows: tuple[str, ...] = ()
    """None for an empty board."""


class GridView(View, kw_only=True):
    """A board as all seats see it."""

    cells: list[int]
    """By cell, `EMPTY` or a seat."""


class Place(Action):
    """Put a piece on a cell: "place C3"."""

    __slots__ = ("cell", "name")

    def __init__(self, cell: int, name: str) -> None:
        super().__init__(f"place {name}")
        self.cell = cell
        self.name = name

    def __reduce__(self) -> tuple[Any, ...]:
        return Place, (self.cell, self.name)


class Grid:
    """Cells numbered by rows from the upper left, A1, B1 … in the top row."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        self.names: Final = tuple(f"{ascii_uppercase[c]}{r + 1}" for r in range(rows) for c in range(columns))
        self.places: Final = tuple(Place(cell, name) for cell, name in enumerate(self.names))
        """The action for each cell."""

    def __len__(self) -> int:
        return len(self.names)

    def lines(self, length: int) -> tuple[tuple[int, ...], ...]:
        """Return all straight lines of so many cells, in rows, columns and both diagonals."""
        return tuple(self._lines(length))

    def _lines(self, length: int) -> Iterator[tuple[int, ...]]:
        for cell in range(len(self)):
            row, column = divmod(cell, self.columns)
            for across, down in _DIRECTIONS:
                end, last = column + across * (length - 1), row + down * (length - 1)
                if 0 <= end < self.columns and last < self.rows:
                    yield tuple(cell + step * (across + down * self.columns) for step in range(length))

    def full_line(self, cells: Sequence[int], lines: Sequence[Sequence[int]]) -> Sequence[int] | None:
        """Return the first of `lines` that has a piece of the same seat on each of its cells."""
        return next(
            (line for line in lines if cells[line[0]] != EMPTY and len({cells[one] for one in line}) == 1), None
        )

    def completing(self, cells: Sequence[int], lines: Sequence[Sequence[int]], seat: int) -> list[int]:
        """Return the empty cells on which one more piece of a seat fills a line, ascending."""
        found = set()
        for line in lines:
            owners = [cells[one] for one in line]
            if owners.count(seat) == len(line) - 1 and EMPTY in owners:
                found.add(line[owners.index(EMPTY)])
        return sorted(found)

    def open_lines(self, cells: Sequence[int], lines: Sequence[Sequence[int]], seat: int) -> list[int]:
        """Return the number of a seat's pieces on each of the `lines` on which no other seat has one."""
        owners = ([cells[one] for one in line] for line in lines)
        return [line.count(seat) for line in owners if line.count(seat) + line.count(EMPTY) == len(line)]

    def part(self) -> Part:
        """Return the part of a tensor that has a `GridView`'s pieces."""

        def read(view: GridView, seat: int) -> list[float]:
            return [float(owner == seat) for owner in view.cells]

        return Part("pieces", len(self), "by cell, 1 for a piece of the seat", read, each=True)

    def below(self, cell: int) -> int | None:
        """Return the next cell down; None in the lowest row."""
        return cell + self.columns if cell + self.columns < len(self) else None

    def read(self, start: GridStart) -> list[int]:
        """Return the contents of the cells at a start. Raises SetupError."""
        if not start.rows:
            return [EMPTY] * len(self)
        signs = {".": EMPTY} | {str(seat): seat for seat in range(start.players)}
        if [len(row) for row in start.rows] != [self.columns] * self.rows or not set("".join(start.rows)) <= set(signs):
            detail = f"{self.rows} rows of {self.columns} signs of {''.join(signs)}"
            raise SetupError("rows", "bad-setup-value", {"detail": detail})
        return [signs[sign] for sign in "".join(start.rows)]

    def drawn(self, cells: Sequence[int], signs: str = "ox") -> list[str]:
        """Return a board as lines of plain text, with the sign of each seat."""
        head = "   " + " ".join(ascii_uppercase[: self.columns])
        rows = [cells[first : first + self.columns] for first in range(0, len(self), self.columns)]
        texts = [" ".join("." if seat == EMPTY else signs[seat] for seat in row) for row in rows]
        return [head, *(f"{number:2} {text}" for number, text in enumerate(texts, 1))]
