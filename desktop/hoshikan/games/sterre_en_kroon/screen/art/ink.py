"""Common parts of several pictures of Sterre en Kroon: crowns and mixed colours. The cover needs no more."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from hoshikan.ui.kit.look.theme import Theme, color, crown_path


def crown(painter: QPainter, center: QPointF, radius: float, theme: Theme, ghost: bool = False) -> None:
    """A golden crown, or only its outline where there is none (any more)."""
    path = crown_path(center, radius)
    if ghost:
        painter.setPen(QPen(color(theme.faint), max(1.0, radius * 0.07)))
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
