"""The players at a table: the faces in place of emblems of seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hoshikan.ui.board.table.drawing import draw_emblem
from hoshikan.ui.board.table.faces import EmblemFace
from hoshikan.ui.board.table.kit.portraits import draw_portrait
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.theme import Theme

_ROOM: Final = 38.0
"""Size in scene units from which a face is recognisable; smaller places keep the emblem alone."""
_WITHIN: Final = 0.84
"""Share of its place that a face fills, so that its hat has room too."""


class Sitter(NamedTuple):
    """Somebody's face, "" for the emblem alone, and how they feel about the game."""

    who: str = ""
    mood: Mood = "calm"


class Sitters:
    """The faces of the seats, for the painters of a table."""

    def __init__(self) -> None:
        self._all: tuple[Sitter, ...] = ()

    def seat(self, sitters: Sequence[Sitter]) -> bool:
        """Let these sit at the table from now on, by seat; False if they do already."""
        if tuple(sitters) == self._all:
            return False
        self._all = tuple(sitters)
        return True

    def of(self, seat: int) -> Sitter:
        """Return the player there; an unknown one has no face."""
        return self._all[seat] if 0 <= seat < len(self._all) else Sitter()

    def paint_emblem(self, painter: QPainter, rect: QRectF, face: EmblemFace, theme: Theme) -> None:
        """The face of a seat with its emblem, or the emblem alone."""
        side = min(rect.width(), rect.height())
        sitter = self.of(face.seat)
        if not sitter.who or side < _ROOM:
            draw_emblem(painter, rect.center(), side * 0.48, face.seat, theme)
            return
        place = QRectF(0, 0, side * _WITHIN, side * _WITHIN)
        place.moveCenter(rect.center())
        place.moveBottom(rect.center().y() + side / 2)
        draw_portrait(painter, place, sitter.who, sitter.mood, theme, face.seat)
