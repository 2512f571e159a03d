"""Faces of the lords: one of each rank, in the colours of its side."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from hoshikan.games.crowntaker.screen.art.tints import blend
from hoshikan.games.crowntaker.screen.faces import HeadFace
from hoshikan.ui.board.table.drawing import vertical
from hoshikan.ui.kit.look.material import draw_shadows
from hoshikan.ui.kit.look.portraits import Mood, paint_bust
from hoshikan.ui.kit.look.theme import Theme, color

_HIGH = 102.0
"""Height of the part of a bust that is seen, in its own units, …"""
_ABOVE = 10.0
"""… of which this is above the origin: crowns and feathers."""


def draw_lord(painter: QPainter, rect: QRectF, side: int, rank: str, mood: Mood, theme: Theme) -> None:
    """A lord's face as large as `rect` is high, with the shoulders on its lower edge; clip it before."""
    scale = rect.height() / _HIGH
    painter.save()
    painter.translate(rect.center().x(), rect.y() + _ABOVE * scale)
    painter.scale(scale, scale)
    painter.translate(-50, 0)
    dyed = QColor(theme.seats[side])
    colours = {"livery": dyed, "deep": dyed.darker(150)}
    paint_bust(painter, f"games/crowntaker/{rank}.svg", mood, theme, colours)
    painter.restore()


def paint_head(painter: QPainter, rect: QRectF, face: HeadFace, theme: Theme) -> None:
    """A lord who speaks, in a frame of his colours."""
    frame = rect.adjusted(3, 3, -3, -5)
    outline = QPainterPath()
    outline.addRoundedRect(frame, frame.width() * 0.1, frame.width() * 0.1)
    tint = theme.seats[face.side]
    draw_shadows(painter, outline, frame.width(), theme)
    painter.fillPath(outline, vertical(frame, blend(tint, theme.card, 0.6), blend(tint, theme.shadow, 0.35)))
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    draw_lord(painter, frame.adjusted(0, frame.height() * 0.04, 0, 0), face.side, face.rank, face.mood, theme)
    painter.restore()
    painter.strokePath(outline, color(theme.card_edge))
