"""Painters of what many tables have: plates with an edge, and the ground of a seat's panel in measures of the game."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hoshikan.ui.board.table.faces import SeatFace
from hoshikan.ui.board.table.paint import Painter
from hoshikan.ui.kit.look.shapes import shape_path
from hoshikan.ui.kit.look.theme import Theme, color


def draw_plate(
    painter: QPainter,
    rect: QRectF,
    fill: QColor,
    edge: QColor,
    width: float,
    corner: float,
    inset: float = 2.0,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> QRectF:
    """A rounded ground with an edge `width` thick, `inset` within `rect`; returns the rectangle of the ground."""
    inner = rect.adjusted(inset, inset, -inset, -inset)
    painter.setPen(QPen(edge, width, style))
    painter.setBrush(fill)
    painter.drawRoundedRect(inner, corner, corner)
    return inner


def draw_pill(
    painter: QPainter,
    rect: QRectF,
    fill: QColor,
    edge: QColor,
    width: float,
    inset: float = 2.0,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> QRectF:
    """As `draw_plate`, with ends as round as can be."""
    return draw_plate(painter, rect, fill, edge, width, rect.height() / 2 - inset, inset, style)


def stacked(lowest: QRectF, count: int, across: float, down: float) -> list[QRectF]:
    """Return the places of the cards of a pile, the lowest first, each moved up and to the left of the one below."""
    return [lowest.translated(-across * step, -down * step) for step in range(count)]


class SeatLook(NamedTuple):
    """The measures of a seat's panel, in scene units unless noted."""

    corner: float = 14.0
    ground: float = 0.84
    """Opacity of the ground."""
    band: float = 6.0
    """Thickness of the seat's colour at the left edge, or along the top one."""
    on_top: bool = False
    edges: tuple[float, float] = (3.0, 1.2)
    """Width of the edge while the seat decides, and while it does not."""
    quiet: float = 1.0
    """Opacity of the edge while the seat does not decide."""


class Watermark(NamedTuple):
    """A seat's emblem, faint in the corner of its panel, in shares of the panel's height."""

    radius: float
    right: float
    """Distance of its centre from the right edge."""
    bottom: float
    strength: float
    """Its opacity."""
    least: tuple[float, float] = (0.0, 0.0)
    """Width and height in scene units that a panel must exceed to have room for it."""

    def path(self, panel: QRectF, shape: str) -> QPainterPath | None:
        """Return the outline on a panel of the seat with this emblem; None where it has no room."""
        if panel.width() <= self.least[0] or panel.height() <= self.least[1]:
            return None
        height = panel.height()
        centre = QPointF(panel.right() - height * self.right, panel.bottom() - height * self.bottom)
        return shape_path(shape, centre, height * self.radius)


def draw_seat_panel(
    painter: QPainter,
    rect: QRectF,
    face: SeatFace,
    theme: Theme,
    look: SeatLook,
    sign: QPainterPath | None = None,
    strength: float = 0.0,
) -> None:
    """The ground of a panel with a band of the seat's colour, and with a golden edge while the seat decides. `sign` is
    painted on it in that colour with an opacity of `strength`."""
    inner = rect.adjusted(2, 2, -2, -2)
    path = QPainterPath()
    path.addRoundedRect(inner, look.corner, look.corner)
    painter.fillPath(path, color(theme.surface, look.ground))
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    wide, high = (inner.width(), look.band) if look.on_top else (look.band, inner.height())
    painter.fillRect(QRectF(inner.x(), inner.y(), wide, high), color(theme.seats[face.seat]))
    if sign is not None:
        painter.fillPath(sign, color(theme.seats[face.seat], strength))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = color(theme.gold_line) if face.active else color(theme.border, look.quiet)
    painter.setPen(QPen(edge, look.edges[0] if face.active else look.edges[1]))
    painter.drawPath(path)


def seat_painter(look: SeatLook, watermark: Watermark | None = None) -> Painter:
    """The painter of the kind "seat" for a game whose panels have these measures."""

    def paint_seat(painter: QPainter, rect: QRectF, face: SeatFace, theme: Theme) -> None:
        inner = rect.adjusted(2, 2, -2, -2)
        sign = watermark.path(inner, theme.shapes[face.seat]) if watermark else None
        draw_seat_panel(painter, rect, face, theme, look, sign, watermark.strength if watermark else 0.0)

    return paint_seat
