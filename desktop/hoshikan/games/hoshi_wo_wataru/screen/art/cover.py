"""The cover: a traveller's path over a night sky of constellations."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hoshikan.games.hoshi_wo_wataru.screen.art.constellations import SEASON_TINTS, draw_figure
from hoshikan.ui.look.shapes import star_path
from hoshikan.ui.look.theme import NIGHT, Theme, color
from hoshikan.ui.table.drawing import draw_sky, glow_brush


def paint_cover(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Orion and the Plough over a hill, and stars as stepping stones from one to the other."""
    theme = theme if theme.name == "contrast" else NIGHT  # a cover is a picture: night in every theme
    draw_sky(painter, rect, theme, 150)
    unit = min(rect.width(), rect.height() * 1.6) / 10
    center = rect.center()

    def area(x: float, y: float, size: float) -> QRectF:
        return QRectF(center.x() + x * unit, center.y() + y * unit, size * unit, size * unit)

    draw_figure(painter, area(1.0, -2.6, 3.8), "orion", QColor(SEASON_TINTS["winter"]), 1.0)
    draw_figure(painter, area(-4.6, -2.9, 3.6), "ursa-major", QColor(SEASON_TINTS["spring"]), 1.0)
    draw_figure(painter, area(-1.5, -2.2, 1.7), "cygnus", QColor(SEASON_TINTS["summer"]), 0.8)
    _path_of_stars(painter, center, unit, theme)
    painter.setPen(Qt.PenStyle.NoPen)
    hill = QPainterPath(QPointF(rect.x(), center.y() + 2.2 * unit))
    hill.cubicTo(
        center + QPointF(-2.6 * unit, 1.2 * unit),
        center + QPointF(0.2 * unit, 3.0 * unit),
        QPointF(rect.right(), center.y() + 2.3 * unit),
    )
    hill.lineTo(rect.bottomRight())
    hill.lineTo(rect.bottomLeft())
    hill.closeSubpath()
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillPath(hill, color(theme.shadow, 0.92))
    _dreamer(painter, center + QPointF(-2.75 * unit, 1.83 * unit), unit, theme)
    painter.restore()


def _path_of_stars(painter: QPainter, center: QPointF, unit: float, theme: Theme) -> None:
    way = QPainterPath(center + QPointF(-1.95 * unit, 0.95 * unit))
    way.cubicTo(
        center + QPointF(-0.9 * unit, 0.3 * unit),
        center + QPointF(0.4 * unit, 2.0 * unit),
        center + QPointF(2.2 * unit, 0.5 * unit),
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(theme.gold, 0.35), unit * 0.05, Qt.PenStyle.DotLine))
    painter.drawPath(way)
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(6):
        place, radius = way.pointAtPercent(step / 5), unit * (0.17 + 0.05 * step)
        painter.setBrush(glow_brush(place, radius * 2.6, color(theme.gold, 0.5)))
        painter.drawEllipse(place, radius * 2.6, radius * 2.6)
        painter.setBrush(color(theme.gold))
        painter.drawPath(star_path(place, radius))


def _dreamer(painter: QPainter, foot: QPointF, unit: float, theme: Theme) -> None:
    """Somebody small who looks up."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.shadow))
    coat = QPainterPath(foot + QPointF(-0.22 * unit, 0.1 * unit))
    coat.lineTo(foot + QPointF(-0.08 * unit, -0.5 * unit))
    coat.lineTo(foot + QPointF(0.1 * unit, -0.5 * unit))
    coat.lineTo(foot + QPointF(0.24 * unit, 0.1 * unit))
    coat.closeSubpath()
    painter.drawPath(coat)
    painter.drawEllipse(foot + QPointF(0.02 * unit, -0.64 * unit), 0.15 * unit, 0.15 * unit)
    painter.setPen(QPen(color(theme.shadow), 0.08 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(foot + QPointF(0.06 * unit, -0.4 * unit), foot + QPointF(0.32 * unit, -0.72 * unit))
