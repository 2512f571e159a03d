"""The cover: a walk over the stars, from the hill at home up to Orion."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hoshikan.games.hoshi_wo_wataru.screen.art.constellations import SEASON_TINTS, draw_figure
from hoshikan.ui.board.table.poster import Frame, Poster, glow_of, lit, paint_glow, paint_sky, ridge
from hoshikan.ui.kit.look.theme import Theme, color, star_path

_NIGHT: Final = ("#050a20", "#0d1d4a", "#1d3f80", "#3f6bab", "#8fb0cf")
_DAY: Final = ("#4a72c4", "#7fa3e4", "#b9cff2", "#fbe0c0", "#ffc896")
_COAT: Final = "#0a0f26"
_STEPS: Final = ((10, 76, 3.4), (21, 71.5, 4.2), (33, 68.5, 5.0), (46, 64.5, 5.8), (59, 57.5, 6.4), (71, 48, 7.4))
"""The stars one steps on: place and radius."""


def _sky(painter: QPainter, frame: Frame, theme: Theme) -> None:
    paint_sky(painter, frame, theme, _NIGHT, _DAY, 170)
    if theme.name == "contrast":
        return
    painter.save()
    painter.translate(frame.at(52, 42))
    painter.rotate(-38)
    for step, tint in enumerate(("#8f7fd8", "#bcd3ff", "#f4e3ff")):
        painter.setOpacity(0.34)
        painter.scale(1, 0.36 if step == 0 else 0.62)
        paint_glow(painter, QPointF(0, 0), (80 - 14 * step) * frame.unit, glow_of(QColor(tint), 0.6))
    painter.restore()


def _way(painter: QPainter, frame: Frame, theme: Theme) -> None:
    """Constellations, and the steps of gold that lead to them with the traveller on one."""
    pieces = lit(theme)
    draw_figure(painter, frame.around(76, 37, 23), "orion", QColor(SEASON_TINTS["winter"]), 1.0)
    draw_figure(painter, frame.around(26, 35, 21), "ursa-major", QColor(SEASON_TINTS["spring"]), 1.0)
    draw_figure(painter, frame.around(18, 57, 10), "cygnus", QColor(SEASON_TINTS["summer"]), 0.9)
    dim = theme.name == "contrast"
    for x, y, size in _STEPS:
        center, radius = frame.at(x, y), size * frame.unit
        paint_glow(painter, center, radius * 2.7, color(pieces.gold, 0.0 if dim else 0.55))
        painter.setPen(QPen(QColor("#fff6d6"), max(0.8, radius * 0.07)))
        painter.setBrush(color(pieces.gold))
        painter.drawPath(star_path(center, radius))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow_of(QColor("#ffffff"), 0.5))
        painter.drawPath(star_path(center - QPointF(0, radius * 0.12), radius * 0.45))
    _traveller(painter, frame.at(46, 63), frame.unit * 1.12, pieces)


def _traveller(painter: QPainter, foot: QPointF, unit: float, theme: Theme) -> None:
    """Somebody in a long coat, a stick in the hand, who steps from star to star; lit by them from the front."""

    dark = _COAT if theme.name != "contrast" else theme.faint

    def at(x: float, y: float) -> QPointF:
        return foot + QPointF(x * unit, y * unit)

    painter.setPen(QPen(QColor(dark), unit * 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(at(-0.6, -7.5), at(-2.6, 0.4))
    painter.drawLine(at(0.4, -7.5), at(3.4, -1.8))
    painter.drawLine(at(3.4, -1.8), at(5.0, -2.0))
    painter.drawLine(at(-2.6, 0.4), at(-1.0, 0.5))
    coat = QPainterPath(at(-0.6, -18.5))
    coat.cubicTo(at(-3.2, -15), at(-4.4, -9), at(-6.4, -4.2))
    coat.cubicTo(at(-3.4, -5.6), at(-0.8, -4.8), at(2.6, -5.6))
    coat.cubicTo(at(3.2, -10), at(3.0, -15), at(1.6, -18.5))
    coat.closeSubpath()
    painter.setPen(QPen(color(theme.gold, 0.75), unit * 0.34))
    painter.setBrush(QColor(dark))
    painter.drawPath(coat)
    scarf = QPainterPath(at(0, -18))
    scarf.cubicTo(at(-4, -19), at(-6, -16), at(-9.4, -17.6))
    scarf.cubicTo(at(-8, -15.4), at(-4, -14.4), at(0.8, -16.4))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#d8574f"))
    painter.drawPath(scarf)
    painter.setBrush(QColor(dark))
    painter.drawEllipse(at(0.7, -20.4), 2.5 * unit, 2.6 * unit)
    hat = QPainterPath(at(-3.6, -21.2))
    hat.quadTo(at(0.6, -22.6), at(4.6, -20.9))
    hat.quadTo(at(3.0, -22.3), at(2.6, -22.8))
    hat.quadTo(at(1.2, -26.4), at(-0.6, -26.0))
    hat.quadTo(at(-1.6, -23.4), at(-3.6, -21.2))
    painter.drawPath(hat)
    painter.setPen(QPen(QColor(dark), unit * 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(at(1.4, -15.5), at(5.6, -13.2))
    painter.setPen(QPen(QColor("#5b3b22"), unit * 0.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(at(5.2, -18.5), at(7.0, -1.4))
    lamp = at(5.1, -20)
    paint_glow(painter, lamp, 5 * unit, color(theme.gold, 0.7))
    painter.setBrush(QColor("#fff3c4"))
    painter.drawPath(star_path(lamp, 1.7 * unit))


def _home(painter: QPainter, frame: Frame, theme: Theme) -> None:
    """The hills one came from, trees and a lit window."""
    contrast = theme.name == "contrast"
    far, near = ("#1b2c5c", "#070c1e") if theme.dark else ("#5b76b4", "#1d2a52")
    if contrast:
        far, near = "#202020", "#000000"
    hills = ridge(frame, (-12, 80), (18, 77), (48, 84), (80, 79), (112, 84))
    painter.fillPath(hills, QColor(far))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(ridge(frame, (-12, 83), (14, 82), (44, 91), (78, 90), (112, 86)), QColor(near))
    painter.setBrush(QColor(near))
    for x, y, size in ((88, 88.5, 13), (95, 88, 17), (81, 89.5, 9), (4, 84, 9)):
        foot, reach = frame.at(x, y), size * frame.unit
        for step in range(3):
            tree = QPainterPath(foot + QPointF(0, -reach * (1.05 - 0.05 * step) + reach * 0.25 * step))
            wide = reach * (0.2 + 0.09 * step)
            low = foot.y() - reach * 0.62 + reach * 0.28 * step
            tree.lineTo(QPointF(foot.x() + wide, low))
            tree.lineTo(QPointF(foot.x() - wide, low))
            tree.closeSubpath()
            painter.drawPath(tree)
    door = frame.at(15, 82.5)
    unit = frame.unit
    house = QPainterPath(door + QPointF(-5 * unit, 2 * unit))
    for dx, dy in ((-5, -4.5), (-6, -4.5), (0, -9.5), (6, -4.5), (5, -4.5), (5, 2)):
        house.lineTo(door + QPointF(dx * unit, dy * unit))
    painter.drawPath(house)
    paint_glow(painter, door + QPointF(1.5 * unit, -2 * unit), 6 * unit, glow_of(QColor("#ffc766"), 0.6))
    painter.setBrush(QColor("#ffd98a"))
    painter.drawRect(int(door.x() + 0.4 * unit), int(door.y() - 3.2 * unit), int(2.4 * unit), int(2.6 * unit))


POSTER: Final = Poster(
    (_sky, _way, _home),
    stars=(
        (8, 27, 1.6),
        (46, 26, 1.8),
        (57, 33, 1.2),
        (93, 25, 1.4),
        (40, 46, 1.3),
        (7, 46, 1.2),
        (90, 59, 1.5),
        (52, 44, 1.0),
        (80, 66, 1.2),
    ),
    focus=53,
)
