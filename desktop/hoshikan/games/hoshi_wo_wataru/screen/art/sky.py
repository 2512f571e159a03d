"""The sky of a game: every constellation about where it stands in the year, those that were won in their owner's
colour."""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hoshikan.games.hoshi_wo_wataru.screen.art.constellations import draw_figure
from hoshikan.games.hoshi_wo_wataru.screen.art.starmap import whereabouts
from hoshikan.games.hoshi_wo_wataru.screen.faces import SkyFace, SkyFigure
from hoshikan.ui.board.table.drawing import (
    LEAST_TEXT,
    common_size,
    draw_emblem,
    draw_squeezed,
    glow_brush,
    line_metrics,
    sky_dust,
    vertical,
)
from hoshikan.ui.kit.look.theme import NIGHT, Theme, color, display_font

_TOP, _BOTTOM = "#070d26", "#1c2f66"
_MILK: Final = "#9fb2ee"
_UNWON: Final = "#7f8fc4"
_FULL: Final = 0.56
"""The share of the sky that the squares of all figures take up."""
_BROAD: Final = 1.45
"""Width of the room of a figure with its name, for each of its height."""
_ROUNDS: Final = 120
"""Times that figures make room for each other."""
_LABEL: Final = 0.24
"""Height of a name as a share of its figure's room."""
_LARGEST: Final = 29.0
"""Size of names at most, in scene units."""


class _Spot(NamedTuple):
    """The place of a figure in a sky of height 1, and the height of its room."""

    x: float
    y: float
    side: float


@cache
def spots(names: tuple[str, ...], wide: float) -> tuple[_Spot, ...]:
    """Return places for constellations, by id, in a sky `wide` times as wide as high: as on a star map, moved apart
    until none covers another."""
    if not names:
        return ()
    where = [whereabouts(name) for name in names]
    base = (_FULL * wide / sum(one.size * one.size for one in where)) ** 0.5
    sides = [min(base * one.size, 0.5, wide / 2) for one in where]
    points = [[one.x * wide, one.y] for one in where]
    for _ in range(_ROUNDS):
        for one in range(len(points)):
            for other in range(one):
                _part(points[one], points[other], (sides[one] + sides[other]) / 2)
        for point, side in zip(points, sides, strict=True):
            edge = min(side * _BROAD, wide) / 2
            point[0] = min(max(point[0], edge), wide - edge)
            point[1] = min(max(point[1], side / 2), 1 - side / 2)
    return tuple(_Spot(x, y, side) for (x, y), side in zip(points, sides, strict=True))


def _part(one: list[float], other: list[float], least: float) -> None:
    """Move two points half the way to the distance that they should have at least."""
    across, down = (one[0] - other[0]) / _BROAD, one[1] - other[1]
    away = hypot(across, down)
    if away >= least:
        return
    if not away:
        across, away = 1.0, 1.0
    push = (least - away) / away / 4
    one[0] += across * push * _BROAD
    one[1] += down * push
    other[0] -= across * push * _BROAD
    other[1] -= down * push


def paint_sky(painter: QPainter, rect: QRectF, face: SkyFace, theme: Theme) -> None:
    """The whole sky, with a frame."""
    inner = rect.adjusted(2, 2, -2, -2)
    path = QPainterPath()
    path.addRoundedRect(inner, 16, 16)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    draw_whole_sky(painter, inner, face, theme)
    painter.restore()
    painter.setPen(QPen(color(theme.gold_line), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def draw_whole_sky(painter: QPainter, rect: QRectF, face: SkyFace, theme: Theme, *, named: bool = True) -> None:
    """The sky without a frame."""
    flat = theme.name == "contrast"
    painter.fillRect(rect, QColor("#000000") if flat else vertical(rect, QColor(_TOP), QColor(_BOTTOM)))
    if not flat:
        _draw_milk(painter, rect)
    room = rect.adjusted(8, 6, -8, -6)
    names = tuple(one.id for one in face.figures)
    placed = list(zip(face.figures, spots(names, round(room.width() / max(1.0, room.height()), 1)), strict=True))
    size = _name_size(placed, room, theme) if named else 0
    for figure, spot in placed:
        place = QRectF(0, 0, spot.side * room.height(), spot.side * room.height())
        place.moveCenter(QPointF(room.x() + spot.x * room.height(), room.y() + spot.y * room.height()))
        _draw_one(painter, place, figure, size, theme, room)


def _draw_milk(painter: QPainter, rect: QRectF) -> None:
    """Draw the Milky Way and small stars."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(9):
        center = QPointF(rect.x() + rect.width() * (step + 0.5) / 9, rect.y() + rect.height() * (0.85 - 0.085 * step))
        cloud = QColor(_MILK)
        cloud.setAlphaF(0.1 + 0.04 * (step % 3))
        radius = rect.height() * (0.34 + 0.06 * (step % 2))
        painter.setBrush(glow_brush(center, radius, cloud))
        painter.drawEllipse(center, radius, radius)
    for x, y, size in sky_dust(150):
        painter.setBrush(color(NIGHT.text, 0.12 + 0.3 * (size - 0.35)))
        painter.drawEllipse(QPointF(rect.x() + rect.width() * x, rect.y() + rect.height() * y), size, size)
    painter.restore()


def _name_size(placed: list[tuple[SkyFigure, _Spot]], room: QRectF, theme: Theme) -> int:
    """Return the one size of all names."""
    if not placed:
        return 1
    tallest = min(spot.side for _, spot in placed) * room.height() * _LABEL
    most = max(LEAST_TEXT, min(_LARGEST, tallest * theme.text_scale))
    narrowest = min(spot.side for _, spot in placed) * room.height() * _BROAD - most
    return max(round(LEAST_TEXT), common_size([one.name for one, _ in placed], narrowest, most, display_font(most)))


def _draw_one(painter: QPainter, room: QRectF, figure: SkyFigure, size: int, theme: Theme, sky: QRectF) -> None:
    label = QRectF(0, 0, room.width() * _BROAD, size * 1.2)
    half = label.width() / 2
    middle = min(max(room.center().x(), sky.left() + half), sky.right() - half)
    label.moveCenter(QPointF(middle, room.bottom() - size * 0.65))
    drawn = QRectF(room.x(), room.y(), room.width(), room.height() - size * 1.3)
    drawn = drawn.adjusted(*(share * drawn.height() for share in (0.06, 0.06, -0.06, -0.04)))
    if figure.seat < 0:
        painter.save()
        painter.setOpacity(0.4)
        draw_figure(painter, drawn, figure.id, QColor(_UNWON), 0.2)
        painter.restore()
        return
    tint = _bright(theme.seats[figure.seat])
    if figure.fresh and theme.name != "contrast":
        halo = QColor(tint)
        halo.setAlphaF(0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow_brush(drawn.center(), drawn.height() * 0.75, halo))
        painter.drawEllipse(drawn.center(), drawn.height() * 0.75, drawn.height() * 0.75)
    draw_figure(painter, drawn, figure.id, tint, 1.0 if figure.lit else 0.4)
    if not size:
        return
    font = display_font(size)
    wide = min(line_metrics(font, figure.name).horizontalAdvance(figure.name), label.width() - size)
    left = label.center().x() - (wide + size) / 2
    draw_emblem(painter, QPointF(left + size * 0.4, label.center().y()), size * 0.4, figure.seat, theme)
    painter.setPen(QColor("#ffffff") if figure.lit else QColor("#b9c2e4"))
    align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    draw_squeezed(painter, QRectF(left + size, label.y(), wide + 1, label.height()), figure.name, font, align)


def _bright(seat: str) -> QColor:
    """A seat's colour as a light in the night, whatever the theme."""
    tint = QColor(seat)
    return QColor.fromHsvF(max(0.0, tint.hsvHueF()), min(tint.hsvSaturationF(), 0.62), max(tint.valueF(), 0.95))
