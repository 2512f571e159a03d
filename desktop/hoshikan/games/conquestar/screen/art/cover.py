"""The cover of Conquestar."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from hoshikan.games.conquestar.screen.art.worlds import draw_world
from hoshikan.ui.look.shapes import crown_path
from hoshikan.ui.look.theme import NIGHT, Theme, color
from hoshikan.ui.table.drawing import draw_sky, glow_brush


def paint_cover(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Worlds on a field of crossing routes, the crown rising behind the dearest."""
    theme = theme if theme.name == "contrast" else NIGHT  # a cover is a picture: night in every theme
    draw_sky(painter, rect, theme, 90)
    unit = min(rect.width(), rect.height() * 1.6) / 10
    origin = QPointF(rect.center().x(), rect.center().y() + unit * 0.35)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(theme.gold, 0.30), max(1.0, unit * 0.035)))
    for step in (-2, -1, 0, 1, 2):
        for across in (True, False):
            shift = step * unit * 1.45
            start = QPointF(-4.6 * unit, shift) if across else QPointF(shift * 1.25, -2.9 * unit)
            end = QPointF(4.6 * unit, shift) if across else QPointF(shift * 1.25, 2.9 * unit)
            painter.drawLine(origin + start, origin + end)
    for name, column, row, size in (
        ("thuban", -2, -1, 0.42),
        ("mira", -1, 1, 0.48),
        ("castor", 2, 1, 0.5),
        ("hamal", 1, -1, 0.36),
        ("algol", -2, 1, 0.3),
        ("deneb", 2, -1, 0.46),
    ):
        draw_world(painter, origin + QPointF(column * 1.81 * unit, row * 1.45 * unit), size * unit, name)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow_brush(origin, unit * 3, color(theme.gold, 0.55)))
    painter.drawEllipse(origin, unit * 3, unit * 3)
    crown = crown_path(origin + QPointF(0, -unit * 1.28), unit * 0.95)
    gradient = QLinearGradient(crown.boundingRect().topLeft(), crown.boundingRect().bottomLeft())
    gradient.setColorAt(0, QColor("#ffe9a8"))
    gradient.setColorAt(1, color(theme.gold))
    painter.setBrush(gradient)
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, unit * 0.04)))
    painter.drawPath(crown)
    draw_world(painter, origin, unit * 1.02, "antares")
