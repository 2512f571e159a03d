"""The cover of CrownTaker: two realms at dusk, and the crown over the swords between them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from hoshikan.games.crowntaker.screen.art.heraldry import arms_of, shield, sword
from hoshikan.ui.board.table.poster import Frame, Poster, glow_of, lit, paint_crown, paint_glow, paint_sky, ridge
from hoshikan.ui.kit.look.art import draw
from hoshikan.ui.kit.look.theme import Theme, color

_NIGHT: Final = ("#1a0d26", "#44183a", "#8a2f3e", "#d9703f", "#ffc46b")
_DAY: Final = ("#5d86c9", "#a9bfe4", "#f3d9c0", "#ffcf8a", "#ffe7b3")
_REALMS: Final = (("#b0343d", "#6d1a2a"), ("#3f73b5", "#1c3b70"))
"""Cloth of the two sides, light and dark."""


def _sky(painter: QPainter, frame: Frame, theme: Theme) -> None:
    """An evening sky, red over France and blue over England, the sun in the middle."""
    paint_sky(painter, frame, theme, _NIGHT, _DAY, 40)
    if theme.name == "contrast":
        return
    cold = QLinearGradient(frame.at(40, 0), frame.at(100, 0))
    cold.setColorAt(0, glow_of(QColor("#20458f"), 0.0))
    cold.setColorAt(1, glow_of(QColor("#20458f"), 0.75 if theme.dark else 0.35))
    painter.fillRect(frame.rect, cold)
    sun = frame.at(50, 58)
    painter.save()
    painter.translate(sun)
    for step in range(16):
        painter.save()
        painter.rotate(step * 22.5 + 6)
        ray = QPainterPath(QPointF(0, 0))
        ray.lineTo(-9 * frame.unit, -130 * frame.unit)
        ray.lineTo(9 * frame.unit, -130 * frame.unit)
        ray.closeSubpath()
        light = QLinearGradient(0, 0, 0, -110 * frame.unit)
        light.setColorAt(0, glow_of(QColor("#ffe2a0"), 0.36))
        light.setColorAt(1, glow_of(QColor("#ffe2a0"), 0.0))
        painter.fillPath(ray, light)
        painter.restore()
    painter.restore()
    paint_glow(painter, sun, 62 * frame.unit, glow_of(QColor("#fff0b8"), 0.75))


def _realms(painter: QPainter, frame: Frame, theme: Theme) -> None:
    """A castle on either side; swords crossed before the sun, the crown above them, the arms of both."""
    pieces, unit = lit(theme), frame.unit
    far = ("#5e1f35", "#203a70") if theme.dark else ("#a9566a", "#5577b5")
    if theme.name == "contrast":
        far = ("#303030", "#303030")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(far[0]))
    painter.drawPath(ridge(frame, (-10, 66), (20, 63), (58, 76), (60, 76)))
    _castle(painter, frame, 12, "castle-pointed", far[0])
    painter.setBrush(QColor(far[1]))
    painter.drawPath(ridge(frame, (40, 76), (44, 76), (80, 63), (112, 66)))
    _castle(painter, frame, 88, "castle-crenellated", far[1])
    paint_glow(painter, frame.at(50, 38), 34 * unit, glow_of(QColor("#fff3c0"), 0.0 if far[0] == far[1] else 0.6))
    for degrees in (-40, 40):
        blade = sword(frame.at(50, 52), 35 * unit, degrees, 0.4)
        box = blade.boundingRect()
        steel = QLinearGradient(box.topLeft(), box.bottomRight())
        for at, tint in ((0.0, "#ffffff"), (0.5, "#b9c6de"), (1.0, "#66759a")):
            steel.setColorAt(at, QColor(tint))
        painter.setPen(QPen(QColor("#2a2f45"), unit * 0.5))
        painter.setBrush(steel)
        painter.drawPath(blade)
    paint_crown(painter, frame.at(50, 36), 17 * unit, pieces)
    for side, x in enumerate((17.5, 82.5)):
        coat = QRectF(frame.at(x, 0).x() - 13 * unit, frame.at(0, 53.5).y() - 15 * unit, 26 * unit, 31 * unit)
        cloth = QLinearGradient(coat.topLeft(), coat.bottomRight())
        cloth.setColorAt(0, QColor(_REALMS[side][0]).lighter(125))
        cloth.setColorAt(1, QColor(_REALMS[side][1]))
        painter.setPen(QPen(color(pieces.coin_edge), unit * 2.1))
        painter.setBrush(cloth)
        painter.drawPath(shield(coat))
        painter.setPen(QPen(QColor("#ffe9a8"), unit * 0.8))
        painter.drawPath(shield(coat.adjusted(unit * 0.7, unit * 0.7, -unit * 0.7, -unit * 0.7)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#ffe9a8" if side == 0 else "#f6f8ff"))
        painter.drawPath(arms_of(side, coat.center() - QPointF(0, 1.6 * unit), 8.6 * unit))


def _castle(painter: QPainter, frame: Frame, x: float, name: str, tint: str) -> None:
    foot, unit = frame.at(x, 65), frame.unit
    place = QRectF(foot.x() - 16 * unit, foot.y() - 38 * unit, 32 * unit, 46 * unit)
    draw(painter, place, f"games/crowntaker/{name}.svg", tint)


def _fields(painter: QPainter, frame: Frame, theme: Theme) -> None:
    """Fields of both, with the spears and banners of two armies."""
    unit = frame.unit
    grounds = ("#6b3a1c", "#2f4a2c", "#1c1420") if theme.dark else ("#c98f45", "#7fa052", "#4d3a34")
    if theme.name == "contrast":
        grounds = ("#000000", "#101010", "#000000")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(ridge(frame, (-12, 74), (20, 73), (62, 79), (112, 76)), QColor(grounds[0]))
    painter.fillPath(ridge(frame, (-12, 80), (34, 82), (76, 76), (112, 75)), QColor(grounds[1]))
    painter.setPen(QPen(glow_of(QColor("#ffe2a0"), 0.28), unit * 0.6))
    for step in range(7):
        painter.drawLine(frame.at(46 + step * 9, 100), frame.at(64 + step * 4.2, 79.5 - step * 0.25))
        painter.drawLine(frame.at(2 + step * 7, 100), frame.at(-4 + step * 6.2, 82 + step * 0.1))
    dark = QColor(grounds[2])
    for side, start in ((0, -2), (1, 62)):
        for step in range(9):
            x, tall = start + step * 4.8, 15 + 3 * ((step * 7 + side) % 3)
            foot = frame.at(x, 96)
            painter.setPen(QPen(dark, unit * 0.7))
            painter.drawLine(foot, foot - QPointF(0, tall * unit))
            if step % 3 == 1:
                flag = QPainterPath(foot - QPointF(0, tall * unit))
                flag.lineTo(foot + QPointF(8 * unit, -(tall - 2.4) * unit))
                flag.lineTo(foot + QPointF(0, -(tall - 5) * unit))
                painter.fillPath(flag, QColor(_REALMS[side][0]))
            else:
                tip = QPainterPath(foot - QPointF(0, (tall + 2.6) * unit))
                tip.lineTo(foot + QPointF(0.9 * unit, -tall * unit))
                tip.lineTo(foot + QPointF(-0.9 * unit, -tall * unit))
                painter.fillPath(tip, QColor("#d5dcec"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(ridge(frame, (-12, 90), (24, 92), (50, 95), (78, 92), (112, 89)), dark)


POSTER: Final = Poster(
    (_sky, _realms, _fields),
    stars=((10, 25, 1.4), (30, 24, 1.1), (72, 24, 1.2), (92, 26, 1.5), (5, 38, 1.1), (95, 40, 1.2)),
    focus=50,
)
