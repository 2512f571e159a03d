"""The cover of Conquestar: the crown rises over the dearest world of a charted sky."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QRadialGradient

from hoshikan.games.conquestar.screen.art.worlds import draw_world
from hoshikan.ui.board.table.poster import Frame, Poster, glow_of, lit, paint_crown, paint_glow, paint_sky
from hoshikan.ui.kit.look.art import draw
from hoshikan.ui.kit.look.theme import Theme, color

_NIGHT: Final = ("#0c0824", "#24124e", "#4a2168", "#8c3f5c", "#d07a4a")
_DAY: Final = ("#6f7fd0", "#a794d8", "#dba7c4", "#f6c9a4", "#ffe3b4")
_HORIZON: Final = 57.0
"""Height at which the lines of the chart meet."""


def _sky(painter: QPainter, frame: Frame, theme: Theme) -> None:
    paint_sky(painter, frame, theme, _NIGHT, _DAY)
    if theme.name == "contrast":
        return
    for x, y, reach, tint in ((20, 30, 60, "#7a3fc0"), (86, 46, 52, "#c0407a"), (50, 58, 70, "#ffb060")):
        paint_glow(painter, frame.at(x, y), reach * frame.unit, glow_of(QColor(tint), 0.4))


def _chart(painter: QPainter, frame: Frame, theme: Theme) -> None:
    """The lines between the stars, running to the horizon, with worlds along them and the dearest one above."""
    pieces = lit(theme)
    vanishing = frame.at(50, _HORIZON - 4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    fading = QLinearGradient(frame.at(50, _HORIZON), frame.at(50, 100))
    fading.setColorAt(0, color(pieces.gold, 0.1))
    fading.setColorAt(1, color(pieces.gold, 0.75))
    painter.setPen(QPen(fading, max(1.0, frame.unit * 0.45)))
    for step in range(-7, 8):
        foot = frame.at(50 + step * 24, 112)
        start = vanishing + (foot - vanishing) * 0.12
        painter.drawLine(start, foot)
    for depth in (2.0, 5.0, 9.5, 16.0, 25.0, 37.0):
        painter.drawLine(frame.at(-10, _HORIZON + depth), frame.at(110, _HORIZON + depth))
    for name, x, y, size in (
        ("thuban", 13, 67, 4.6),
        ("hamal", 88, 70, 5.2),
        ("castor", 30, 62, 2.6),
        ("mira", 72, 62.5, 2.8),
        ("algol", 14, 37, 3.6),
        ("deneb", 88, 33, 4.4),
    ):
        draw_world(painter, frame.at(x, y), size * frame.unit, name)
    heart = frame.at(50, 54)
    paint_glow(painter, heart, 52 * frame.unit, color(pieces.gold, 0.0 if theme.name == "contrast" else 0.6))
    painter.save()
    painter.setPen(QPen(color(pieces.gold, 0.28), frame.unit * 0.5))
    for step in range(24):
        painter.save()
        painter.translate(heart)
        painter.rotate(step * 15)
        painter.drawLine(QPointF(0, -31 * frame.unit), QPointF(0, -(37 + 5 * (step % 2)) * frame.unit))
        painter.restore()
    painter.restore()
    paint_crown(painter, heart - QPointF(0, 23.5 * frame.unit), 18.5 * frame.unit, pieces)
    draw_world(painter, heart, 21 * frame.unit, "antares")


def _near(painter: QPainter, frame: Frame, theme: Theme) -> None:
    """The limb of a dark world close by, and coins that drift past."""
    pieces = lit(theme)
    center, radius = frame.at(6, 108), 52 * frame.unit
    body = QRadialGradient(center + QPointF(radius * 0.3, -radius * 0.5), radius * 1.25)
    body.setColorAt(0, QColor("#5a2f4e"))
    body.setColorAt(0.55, QColor("#2a1434"))
    body.setColorAt(1, QColor("#0d0718"))
    painter.setPen(QPen(QColor("#ffb37a"), frame.unit * 0.8))
    painter.setBrush(body)
    painter.drawEllipse(center, radius, radius)
    metal = {"metal": pieces.coin, "dark": pieces.coin_edge, "edge": pieces.coin_edge}
    for x, y, size, turn in ((84, 80, 8.5, -18), (68, 88, 5.5, 24), (94, 66, 4.2, 40), (9, 54, 4.6, 16)):
        painter.save()
        painter.translate(frame.at(x, y))
        painter.rotate(turn)
        painter.scale(1, 0.8)
        reach = 1.2 * size * frame.unit
        draw(painter, QRectF(-reach, -reach, 2 * reach, 2 * reach), "games/conquestar/coin.svg", colours=metal)
        painter.restore()


POSTER: Final = Poster(
    (_sky, _chart, _near),
    stars=(
        (8, 24, 1.8),
        (24, 28, 1.3),
        (76, 25, 1.6),
        (93, 22, 1.2),
        (31, 44, 1.1),
        (95, 48, 1.5),
        (68, 41, 1.2),
        (5, 46, 1.2),
    ),
    focus=46,
)
