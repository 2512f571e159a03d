"""Pictures that a run of tests paints once: a thousand tables show the same cards in the same size and look."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from types import FunctionType
from typing import Final, TypeVar

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from hoshikan.ui.board.table.cache import paint_piece
from hoshikan.ui.board.table.drawing import Painter
from hoshikan.ui.kit.look.theme import Theme, display_families
from hoshikan.ui.shared.boxart import BoxArt, paint_box

BUDGET: Final = 192 * 2**20
"""Bytes of pixels; what was longest unused goes first."""

T = TypeVar("T")


class Painted:
    """Stands in for the two functions that paint most. Their picture depends on their arguments and on the fonts;
    a painter that could know more, as a test's own may, is asked each time."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, tuple[object, int]] = OrderedDict()
        self._bytes = 0

    def piece(
        self,
        paint: Painter,
        face: Hashable,
        size: tuple[float, float],
        room: float,
        pixels: float,
        theme: Theme,
        quarters: int = 0,
    ) -> QPixmap:
        """As `paint_piece`."""
        if not (isinstance(paint, FunctionType) and paint.__module__.startswith("hoshikan.") and not paint.__closure__):
            return paint_piece(paint, face, size, room, pixels, theme, quarters)
        key = (paint, type(face), face, size, room, pixels, theme, quarters, *_fonts())
        return self._once(key, lambda: paint_piece(paint, face, size, room, pixels, theme, quarters), _bytes)

    def box(self, game_id: str, size: QSize, ratio: float, theme: Theme) -> BoxArt:
        """As `paint_box`."""
        key = (game_id, size.toTuple(), ratio, theme)
        return self._once(
            key,
            lambda: paint_box(game_id, QSize(size), ratio, theme),
            lambda art: sum(_bytes(picture) for picture in (*art.layers, *art.shadows, art.spark)),
        )

    def _once(self, key: Hashable, paint: Callable[[], T], weigh: Callable[[T], int]) -> T:
        known = self._kept.get(key)
        if known is not None:
            self._kept.move_to_end(key)
            found: T = known[0]  # type: ignore[assignment]  # the key begins with what made it
            return found
        made = paint()
        self._kept[key] = (made, weigh(made))
        self._bytes += weigh(made)
        while self._bytes > BUDGET:
            self._bytes -= self._kept.popitem(last=False)[1][1]
        return made


def _fonts() -> tuple[Hashable, ...]:
    """In which letters a painter writes."""
    return tuple(display_families()), QApplication.font().toString()


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4
