"""The cover of CrownTaker."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from hoshikan.games.crowntaker.screen.art.cards import coronet
from hoshikan.games.crowntaker.screen.art.heraldry import arms_of, shield, sword
from hoshikan.ui.look.theme import NIGHT, Theme, color
from hoshikan.ui.table.drawing import draw_sky, glow_brush


def paint_cover(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Two coats of arms face each other, the crown between them in the light."""
    theme = theme if theme.name == "contrast" else NIGHT  # a cover is a picture: night in every theme
    draw_sky(painter, rect, theme, 90)
    unit = min(rect.width(), rect.height() * 1.6) / 10
    origin = rect.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow_brush(origin, unit * 3.6, color(theme.gold, 0.5)))
    painter.drawEllipse(origin, unit * 3.6, unit * 3.6)
    for side, shift in ((0, -3.05), (1, 3.05)):
        coat = QRectF(origin.x() + (shift - 1.5) * unit, origin.y() - 1.9 * unit, 3 * unit, 3.8 * unit)
        painter.setPen(QPen(color(theme.gold), unit * 0.1))
        painter.setBrush(color(theme.seats[side]))
        painter.drawPath(shield(coat))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(theme.on_seat))
        painter.drawPath(arms_of(side, coat.center() - QPointF(0, unit * 0.25), unit * 1.05))
    for degrees in (-32, 32):
        painter.setPen(QPen(color(theme.shadow, 0.6), unit * 0.04))
        painter.setBrush(color(theme.muted))
        painter.drawPath(sword(origin + QPointF(0, unit * 0.75), unit * 1.9, degrees, 0.5))
    painter.setPen(QPen(color(theme.coin_edge), unit * 0.05))
    painter.setBrush(color(theme.coin))
    painter.drawPath(coronet(origin - QPointF(0, unit * 1.55), unit * 1.15, "king"))
