"""The cover of Sterre en Kroon."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from hoshikan.games.sterre_en_kroon.screen.art.ink import crown
from hoshikan.ui.look.shapes import star_path
from hoshikan.ui.look.theme import NIGHT, Theme, color
from hoshikan.ui.table.drawing import draw_emblem, draw_sky, draw_text, glow_brush

_STARS: Final = (
    (-4, -1, "7"),
    (-3, 1, "62"),
    (-2, -2, "33"),
    (-2, 0, "18"),
    (2, -1, "51"),
    (2, 1, "9"),
    (3, -2, "24"),
    (4, 0, "70"),
)
"""Column, row and number of the stars around the line that is complete."""


def paint_cover(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Numbered stars in a net; a line of them is joined under the crown."""
    theme = theme if theme.name == "contrast" else NIGHT  # a cover is a picture: night in every theme
    draw_sky(painter, rect, theme, 90)
    unit = min(rect.width(), rect.height() * 1.6) / 10
    center = QPointF(rect.center().x(), rect.center().y() + unit * 0.3)
    painter.setPen(QPen(color(theme.gold, 0.18), max(1.0, unit * 0.03)))
    for step in range(-4, 5):
        painter.drawLine(center + QPointF(step, -2.6) * unit * 1.05, center + QPointF(step, 2.6) * unit * 1.05)
    for step in range(-2, 3):
        painter.drawLine(center + QPointF(-4.6, step) * unit * 1.05, center + QPointF(4.6, step) * unit * 1.05)
    for column, row, number in _STARS:
        at = center + QPointF(column, row) * unit * 1.05
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(theme.text, 0.3))
        painter.drawPath(star_path(at, unit * 0.46, inner=0.55))
        draw_text(painter, _around(at, unit * 0.4), number, theme.text, unit * 0.4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow_brush(center, unit * 3.2, color(theme.gold, 0.55)))
    painter.drawEllipse(center, unit * 3.2, unit * 3.2)
    line = [center + QPointF(0.0, row) * unit * 1.05 for row in range(-2, 3)]
    painter.setPen(QPen(color(theme.gold, 0.85), unit * 0.12))
    painter.drawLine(line[1], line[-1])
    for seat, at in enumerate(line[2:], start=2):
        draw_emblem(painter, at, unit * 0.46, seat, theme)
    crown(painter, center + QPointF(0, -1.35 * unit), unit * 1.05, theme)


def _around(center: QPointF, reach: float) -> QRectF:
    return QRectF(center.x() - reach, center.y() - reach, 2 * reach, 2 * reach)
