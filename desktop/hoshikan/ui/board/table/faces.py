"""Faces that all games share, and the players who sit at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hoshikan.ui.board.table.drawing import draw_emblem
from hoshikan.ui.board.table.kit.painting import draw_portrait
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.theme import Theme

Light = Literal["gold", "glow", "hint", "link", "bad"]
"""Colours of light around a piece, as the theme names them; "bad" has a broken line."""
Tone = Literal["good", "bad", "gold", "muted"]
"""Tone of a note, as the theme names its colours."""


class TextFace(NamedTuple):
    """Kind "text": a line of text."""

    words: str
    ink: str = "text"
    """The theme's colour, or "seat0" …"""
    align: str = "left"
    """left, center or right."""
    bold: bool = False
    size: int = 0
    """Its size in scene units, for words that look alike whatever their length; 0 for as large as its place allows."""


class PanelFace(NamedTuple):
    """Kind "panel": a quiet ground for pieces that belong together."""

    edge: str = ""
    """A colour of the theme; "" for an edge that is quiet too."""


class EmblemFace(NamedTuple):
    """Kind "emblem": a seat's emblem alone."""

    seat: int


class SeatFace(NamedTuple):
    """Kind "seat": the ground of a seat's panel."""

    seat: int
    active: bool = False
    """True if the seat decides now."""


class HaloFace(NamedTuple):
    """Light around a piece."""

    light: Light
    soft: bool = False


class BadgeFace(NamedTuple):
    """A note on a piece: a few letters or figures."""

    tone: Tone
    words: str


class BannerFace(NamedTuple):
    """Words across the table."""

    title: str
    sentence: str
    tone: Tone


Badges = Mapping[str, BadgeFace]
"""Notes by the key of the piece they lie on."""


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
