"""Small line drawings for tiles: a star to reach, an open book, a shelf."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from hoshikan.ui.look.shapes import star_path
from hoshikan.ui.look.theme import Theme, color


def draw_star(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """For lessons."""
    side = _prepare(painter, rect, theme)
    painter.drawPath(star_path(rect.center() + QPointF(0, side * 0.03), side * 0.32))


def draw_book(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """For rule books."""
    side = _prepare(painter, rect, theme)
    center = rect.center()
    for way in (-1, 1):
        page = QPainterPath(center + QPointF(0, side * 0.24))
        page.lineTo(center + QPointF(0, -side * 0.16))
        page.quadTo(
            center + QPointF(way * side * 0.15, -side * 0.30), center + QPointF(way * side * 0.33, -side * 0.22)
        )
        page.lineTo(center + QPointF(way * side * 0.33, side * 0.17))
        page.quadTo(center + QPointF(way * side * 0.15, side * 0.10), center + QPointF(0, side * 0.24))
        painter.drawPath(page)


def draw_shelf(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """For the library."""
    side = _prepare(painter, rect, theme)
    base = rect.center() + QPointF(0, side * 0.27)
    painter.drawLine(base - QPointF(side * 0.34, 0), base + QPointF(side * 0.34, 0))
    for left, width, height in ((-0.28, 0.13, 0.50), (-0.11, 0.13, 0.42), (0.06, 0.13, 0.54)):
        painter.drawRect(QRectF(base.x() + left * side, base.y() - height * side, width * side, height * side))
    painter.drawLine(base + QPointF(side * 0.31, 0), base + QPointF(side * 0.22, -side * 0.46))


def _prepare(painter: QPainter, rect: QRectF, theme: Theme) -> float:
    """Fill the ground, set the pen, and give the side of the largest square inside."""
    side = min(rect.width(), rect.height())
    painter.fillRect(rect, color(theme.surface))
    pen = QPen(color(theme.hint), side * 0.045)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    return side
