"""What several pictures of Sterre en Kroon have in common: crowns, mixed colours, pills with a number."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from hoshikan.ui.look.theme import Theme, color
from hoshikan.ui.table.drawing import crown_path
from hoshikan.ui.table.kit.painting import draw_plate


def crown(painter: QPainter, center: QPointF, radius: float, theme: Theme, ghost: bool = False) -> None:
    """A golden crown, or only its outline where there is none (any more)."""
    path = crown_path(center, radius)
    if ghost:
        painter.setPen(QPen(color(theme.gold_line, 0.85), max(1.0, radius * 0.07), Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        return
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, radius * 0.1)))
    painter.setBrush(color(theme.coin))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.coin_edge, 0.75))
    for across in (-0.48, 0.0, 0.48):
        painter.drawEllipse(center + QPointF(across * radius, 0.4 * radius), radius * 0.11, radius * 0.11)


def tint(ground: str, light: str, share: float) -> QColor:
    """`share` of one colour on another, opaque."""
    below, above = color(ground), color(light)
    return QColor.fromRgbF(
        below.redF() + (above.redF() - below.redF()) * share,
        below.greenF() + (above.greenF() - below.greenF()) * share,
        below.blueF() + (above.blueF() - below.blueF()) * share,
    )


def pill(painter: QPainter, rect: QRectF, theme: Theme) -> tuple[QPointF, float, QRectF]:
    """A rounded ground; returns the centre and radius for a picture at its left, and the room for a number."""
    corner = min((rect.height() - 2) / 2, 16)
    inner = draw_plate(painter, rect, color(theme.window, 0.55), color(theme.border), 1.5, corner, inset=1)
    side = min(inner.height(), inner.width() * 0.5)
    room = QRectF(inner.x() + side, inner.y(), min(inner.width() - side - 4, 90), inner.height())
    return QPointF(inner.x() + side * 0.54, inner.center().y()), side * 0.36, room
