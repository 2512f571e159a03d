"""The table of a game on a board of cells, on which seats place pieces with their emblem."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hoshikan.engine import Event, View
from hoshikan.engine.grid import EMPTY, Grid, GridView
from hoshikan.geometry import Rect, rect
from hoshikan.ui.board.table.drawing import Painters
from hoshikan.ui.board.table.kit.painting import SeatLook, draw_plate, seat_painter
from hoshikan.ui.board.table.kit.places import grid
from hoshikan.ui.board.table.marks import names_size
from hoshikan.ui.board.table.model import Affordance, EmblemFace, Placement, Scenery, SeatFace, TextFace, at
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.theme import Theme, color
from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.kit.sound.room import Sound

_NAME = 34.0
"""Size of a name."""
_EMBLEM = 68.0


def seat_panels(view: View, names: Sequence[str], places: Sequence[Rect], theme: Theme) -> Iterator[Placement]:
    """Return a panel for each seat, at its place: "seat:0", "emblem:0", "name:0". They need a painter of "seat", such
    as `seat_painter(SeatLook())`."""
    seated = names[: view.players]
    width = min(place.width for place in places) - _EMBLEM - 72
    size = names_size(seated, rect(0, 0, width, 60), _NAME, theme)
    for seat, (name, place) in enumerate(zip(seated, places, strict=True)):
        left, middle = place.left, place.y
        face = SeatFace(seat, view.to_move == seat)
        yield at(place, f"seat:{seat}", "seat", face, label=name, zone="seats")
        emblem = rect(left + 24, middle - _EMBLEM / 2, _EMBLEM, _EMBLEM)
        yield at(emblem, f"emblem:{seat}", "emblem", EmblemFace(seat), z=1)
        written = rect(left + _EMBLEM + 52, middle - 30, width, 60)
        yield at(written, f"name:{seat}", "text", TextFace(name, bold=True, size=size), z=1, tooltip=name)


G = TypeVar("G", bound=GridView)
_WIDTH = 1200.0
_HEIGHT = 900.0
_TOP = 200.0
"""Upper edge of the board, below the seats' panels and the letters of the columns."""
_RIM = 34
"""Size of the letters and digits at the edges."""
_GAP = 8.0


class BoardWords(Words):
    """The contents of cells."""

    def free(self) -> str:
        return self.tr("free")

    def owned(self, name: str) -> str:
        return self.tr("piece of {name}").format(name=name)


_WORDS: Final = BoardWords()


def paint_cell(painter: QPainter, rect: QRectF, _face: object, theme: Theme) -> None:
    """An empty cell."""
    draw_plate(painter, rect, color(theme.surface), color(theme.border), 2, 10)


class BoardScene(TableScene[G]):
    """Keys: "cell:C3", "piece:C3", "seat:0". A press of a cell is the action "place C3"."""

    grid: Grid
    moments: tuple[type[Event], ...] = ()
    """The events that belong to a spotlight."""
    lands: Mapping[str, Sound] = MappingProxyType({"emblem": "set"})

    def cell_label(self, view: G, cell: int, names: Sequence[str]) -> str:
        """Return the label of a cell for screen readers: its name, and the player whose piece it has."""
        owner = view.cells[cell]
        words = _WORDS.free() if owner == EMPTY else _WORDS.owned(names[owner])
        return f"{self.grid.names[cell]}: {words}"

    def painters(self) -> Painters:
        return MappingProxyType({"cell": paint_cell, "seat": seat_painter(SeatLook())})

    def scenery(self, view: G, seat: int | None, names: Sequence[str]) -> Scenery:
        width = (_WIDTH - 40 * (view.players + 1)) / view.players
        places = [rect(40 + one * (width + 40), 30, width, 110) for one in range(view.players)]
        return Scenery(_WIDTH, _HEIGHT, (*seat_panels(view, names, places, self.theme), *self._board(view, names)))

    def cell_places(self) -> list[Rect]:
        """Return the places of the cells, in their order."""
        columns, rows = self.grid.columns, self.grid.rows
        room = min((_HEIGHT - _TOP - 20) / rows, (_WIDTH - 80) / columns)
        left = (_WIDTH - room * columns + _GAP) / 2
        return grid(left, _TOP, (room - _GAP, room - _GAP), len(self.grid), columns, (_GAP, _GAP))

    def _board(self, view: G, names: Sequence[str]) -> Iterator[Placement]:
        places = self.cell_places()
        yield from self._rim(places)
        for cell, (place, name) in enumerate(zip(places, self.grid.names, strict=True)):
            yield at(place, f"cell:{name}", "cell", label=self.cell_label(view, cell, names), zone="board")
            owner = view.cells[cell]
            if owner != EMPTY:
                size = place.width * 0.8
                inside = rect(place.x - size / 2, place.y - size / 2, size, size)
                yield at(inside, f"piece:{name}", "emblem", EmblemFace(owner), z=1, origin=f"seat:{owner}")

    def _rim(self, places: Sequence[Rect]) -> Iterator[Placement]:
        """Yield the names of columns and rows, as the log and hints say them."""
        size, columns = 1.2 * _RIM, self.grid.columns
        for place, name in zip(places[:columns], self.grid.names, strict=False):
            above = rect(place.left, place.top - size - _GAP, place.width, size)
            yield at(above, f"rim:{name[0]}", "text", TextFace(name[0], "muted", "center", size=_RIM))
        for place, name in zip(places[::columns], self.grid.names[::columns], strict=True):
            beside = rect(place.left - 2 * size - _GAP, place.y - size / 2, 2 * size, size)
            yield at(beside, f"rim:{name[1:]}", "text", TextFace(name[1:], "muted", "right", size=_RIM))

    def affordances(self, view: G, seat: int | None, actions: Sequence[str]) -> list[Affordance]:
        keys = [f"cell:{action.partition(' ')[2]}" for action in actions]
        return [Affordance(action, (key,), seal=(key,)) for action, key in zip(actions, keys, strict=True)]

    def attempt(self, picked: frozenset[str]) -> str | None:
        cells = [key for key in picked if key.startswith("cell:")]
        return cells[0].replace("cell:", "place ") if len(cells) == len(picked) == 1 else None

    def is_moment(self, event: Event) -> bool:
        return isinstance(event, self.moments)

    def keys_of(self, event: Event) -> frozenset[str]:
        """Return the pieces on the `cell` or `cells` of an event that has one."""
        cell = getattr(event, "cell", None)
        cells = getattr(event, "cells", ()) if cell is None else (cell,)
        return frozenset(f"piece:{self.grid.names[one]}" for one in cells)

    def carries(self, key: str) -> bool:
        return not key.startswith("cell:")
