"""The cover: a walk over the stars, from the hill at home up to Orion."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from hoshikan.games.hoshi_wo_wataru.screen.art.constellations import SEASON_TINTS, draw_figure
from hoshikan.ui.board.table.poster import Frame, Poster, glow_of, lit, paint_glow, paint_sky, ridge
from hoshikan.ui.kit.look.art import draw
from hoshikan.ui.kit.look.theme import Theme, color, star_path

_NIGHT: Final = ("#050a20", "#0d1d4a", "#1d3f80", "#3f6bab", "#8fb0cf")
_DAY: Final = ("#4a72c4", "#7fa3e4", "#b9cff2", "#fbe0c0", "#ffc896")
_ART: Final = "games/hoshi-wo-wataru"
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
    foot, unit = frame.at(46, 63), frame.unit * 1.12
    coat = pieces.faint if dim else _COAT
    colours = {"coat": coat, "limb": coat, "hem": pieces.gold, "lamp": pieces.gold}
    place = QRectF(foot.x() - 12 * unit, foot.y() - 28 * unit, 22 * unit, 30 * unit)
    draw(painter, place, f"{_ART}/traveller.svg", colours=colours)


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
    for x, y, size in ((88, 88.5, 13), (95, 88, 17), (81, 89.5, 9), (4, 84, 9)):
        foot, reach = frame.at(x, y), size * frame.unit
        place = QRectF(foot.x() - 0.4 * reach, foot.y() - 1.08 * reach, 0.8 * reach, 1.1 * reach)
        draw(painter, place, f"{_ART}/tree.svg", near)
    door, unit = frame.at(15, 82.5), frame.unit
    draw(painter, QRectF(door.x() - 8 * unit, door.y() - 11 * unit, 16 * unit, 14 * unit), f"{_ART}/house.svg", near)
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
