"""The worlds of the stars, on their cards and on the cover."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from hoshikan.ui.board.table.drawing import glow_brush

_WORLDS: Final = (
    ("#ffb36b", "#a8432f"),
    ("#8fd3ff", "#2b5fa8"),
    ("#b8f0b0", "#2f7d5b"),
    ("#f6d27a", "#9a6a1f"),
    ("#d7b4ff", "#5c3fa0"),
    ("#ff9fb5", "#93305c"),
    ("#9ff0e6", "#1f7a80"),
)
"""Light and dark side of a world. Decoration only: these colours have no meaning."""


def draw_world(painter: QPainter, center: QPointF, radius: float, name: str) -> None:
    """A little world of its own for each star name: colour, bands or craters, sometimes a ring."""
    number = crc32(name.encode())
    light, dark = _WORLDS[number % len(_WORLDS)]
    ringed = number // 7 % 3 == 0
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow_brush(center, radius * 1.75, QColor(light)))
    painter.setOpacity(0.45)
    painter.drawEllipse(center, radius * 1.75, radius * 1.75)
    painter.setOpacity(1)
    gradient = QRadialGradient(center, radius * 1.25, QPointF(center.x() - radius * 0.4, center.y() - radius * 0.45))
    gradient.setColorAt(0, QColor(light))
    gradient.setColorAt(1, QColor(dark))
    if ringed:
        _ring(painter, center, radius, light, behind=True)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawEllipse(center, radius, radius)
    disc = QPainterPath()
    disc.addEllipse(center, radius, radius)
    painter.save()
    painter.setClipPath(disc, Qt.ClipOperation.IntersectClip)
    shade = QColor(dark)
    shade.setAlphaF(0.42)
    painter.setBrush(shade)
    if number // 21 % 2:
        for step in range(3):
            top = center.y() + radius * (-0.55 + 0.5 * step + (number >> step) % 3 * 0.06)
            painter.drawEllipse(QPointF(center.x(), top), radius * 1.3, radius * 0.10)
    else:
        for step in range(4):
            angle = (number >> 3 * step) % 60 / 60 * 2 * pi
            reach = radius * (0.25 + 0.14 * step)
            spot = QPointF(center.x() + reach * cos(angle), center.y() + reach * sin(angle))
            painter.drawEllipse(spot, radius * 0.17, radius * 0.15)
    painter.restore()
    if ringed:
        _ring(painter, center, radius, light, behind=False)
    painter.restore()


def _ring(painter: QPainter, center: QPointF, radius: float, tint: str, behind: bool) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(tint), max(1.0, radius * 0.12)))
    box = QRectF(center.x() - radius * 1.55, center.y() - radius * 0.42, radius * 3.1, radius * 0.84)
    painter.drawArc(box, 0 if behind else 180 * 16, 180 * 16)
