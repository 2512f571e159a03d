"""A table as plain text: for a terminal, a bug report, or wherever there is no Qt to paint it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Generic, TypeVar
from unicodedata import combining, east_asian_width

from hoshikan.engine import CHANCE, View
from hoshikan.engine.grid import Grid, GridView
from hoshikan.games import GAMES
from hoshikan.ui.kit.look.words import Words, figure
from hoshikan.ui.text.gametext import GameText

GAP = "  "
SIGNS = "ox#@"
"""Signs of seats on a board of cells."""


def width(text: str) -> int:
    """Return the width of a text in columns of a terminal."""
    return sum(0 if combining(char) else 2 if east_asian_width(char) in "WF" else 1 for char in text)


def padded(text: str, places: int, *, right: bool = False) -> str:
    """`text` with blanks behind it, or (`right`) before it, until it is `places` wide."""
    blanks = " " * (places - width(text))
    return blanks + text if right else text + blanks


def aligned(rows: Iterable[Sequence[str]], right: Iterable[int] = ()) -> list[str]:
    """Rows of cells as lines with columns as wide as they need; those in `right` are set to the right."""
    lines = list(rows)
    widths = [max(map(width, column)) for column in zip_longest(*lines, fillvalue="")]
    to_the_right = set(right)
    return [
        GAP.join(
            padded(cell, places, right=number in to_the_right)
            for number, (cell, places) in enumerate(zip(row, widths, strict=False))
        ).rstrip()
        for row in lines
    ]


def beside(*blocks: Sequence[str]) -> list[str]:
    """Blocks of lines side by side."""
    return aligned(zip_longest(*blocks, fillvalue=""))


V = TypeVar("V", bound=View)
Column = tuple[str, Sequence[str]]
"""A heading, and a cell for each seat."""


class Sketch(Words, ABC, Generic[V]):
    """A game's table in text. Each game has one (`SKETCH` in `screen/sketch.py`); the head, the list of
    players and the line of the current decision are the same for all.

    Signs are ASCII, since every terminal has them and knows how wide they are; words are the game's.
    """

    @abstractmethod
    def table(self, view: V, seat: int | None, names: Sequence[str]) -> list[str]:
        """Return the lines of the table. `seat` is the viewing one; None for a spectator."""

    def columns(self, view: V) -> Sequence[Column]:
        """Return further columns of the list of players."""
        return ()

    def picture(self, view: V, text: GameText[V], seat: int | None, names: Sequence[str]) -> list[str]:
        """Return the whole picture, with the words of the game in `text`."""
        head = " · ".join(filter(None, (text.title(), text.stage(view))))
        return [
            head,
            "",
            *self.table(view, seat, names),
            "",
            *self._players(view, text, names),
            *self._asked(view, text, names),
        ]

    def _players(self, view: V, text: GameText[V], names: Sequence[str]) -> list[str]:
        numbers = [*([(text.points_word(), view.points)] if GAMES[view.game].kind.scored else []), *text.tally(view)]
        columns = [
            (heading, [figure(value) for value in self._per_seat(view, text, cells)]) for heading, cells in numbers
        ]
        columns += [(heading, list(cells)) for heading, cells in self.columns(view)]
        rows = [["", "", *(heading for heading, _ in columns)]]
        for seat, name in enumerate(names):
            called = " ".join(filter(None, (name, self._side(view, text, seat))))
            mark = ">" if seat == view.to_move else "*" if seat in view.winners else ""
            rows.append([mark + str(seat + 1), called, *(cells[seat] for _, cells in columns)])
        return aligned(rows, right=(0, *range(2, 2 + len(numbers))))

    def _per_seat(self, view: V, text: GameText[V], numbers: Sequence[int]) -> Sequence[int]:
        """Spread numbers that the members of a team share."""
        if len(numbers) == view.players:
            return numbers
        sides = [text.side(view, seat) for seat in range(view.players)]
        teams = list(dict.fromkeys(sides))
        return [numbers[teams.index(side)] for side in sides]

    def _side(self, view: V, text: GameText[V], seat: int) -> str:
        side = text.side(view, seat)
        return f"({side})" if side else ""

    def _asked(self, view: V, text: GameText[V], names: Sequence[str]) -> list[str]:
        if view.end:
            winners = GAMES[view.game].named_winners(view.winners, view.players)
            return ["", text.end(view.end, winners, names)]
        if view.to_move == CHANCE:
            return ["", self.tr("Chance decides.")]
        return ["", text.expectation(view, view.to_move, names)]


class GridSketch(Sketch[GridView]):
    """A board of cells, with a sign for each seat."""

    def __init__(self, grid: Grid) -> None:
        self._grid = grid

    def table(self, view: GridView, seat: int | None, names: Sequence[str]) -> list[str]:
        signs = legend_line([f"{sign} {name}" for sign, name in zip(SIGNS, names, strict=False)])
        return [*self._grid.drawn(view.cells, SIGNS), "", signs]


def legend_line(parts: Sequence[str]) -> str:
    """Return the legend of signs, in one line."""
    return "   ".join(parts)
