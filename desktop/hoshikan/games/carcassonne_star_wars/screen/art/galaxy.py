"""The map of Carcassonne: Star Wars besides its tiles: their shadows on the sky, the owners of features, and places
for tiles."""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen

from hoshikan.games.carcassonne_star_wars.screen.anchors import CENTRE, meeple_at, parted, symbol_at
from hoshikan.games.carcassonne_star_wars.screen.art.figures import draw_die
from hoshikan.games.carcassonne_star_wars.screen.art.tiles import draw_tile, feature_path
from hoshikan.games.carcassonne_star_wars.screen.faces import (
    ClaimFace,
    DieFace,
    RimFace,
    TargetFace,
    TurnedFace,
    WorthFace,
)
from hoshikan.games.carcassonne_star_wars.screen.layout import GROUND
from hoshikan.ui.board.table.drawing import draw_number
from hoshikan.ui.board.table.kit.painting import draw_pill
from hoshikan.ui.kit.look.material import softened
from hoshikan.ui.kit.look.theme import Theme, color, shape_path

_BOARD: Final = ("#9a7d52", "#5d4528")
"""The cardboard that tiles are made of, in the light and away from it."""
_THICK: Final = 0.055
"""Its thickness, as a share of a tile's side."""
_FALL: Final = (0.09, 0.14)
"""Offset of the shadow of a tile, in shares of its side."""
_FINE: Final = 40
"""Pixels of a tile's side in the picture of its shadow, which is soft."""
_DARK: Final = 0.62
_STRIPES: Final = 0.125
"""Width of the stripes of what two hold, a whole part of a tile, so that they go on from tile to tile."""
_STAMPS: Final = ((-0.22, -0.22), (0.22, -0.22), (0.0, 0.0), (-0.22, 0.22), (0.22, 0.22))
_FREE: Final = 0.135
"""Radius left free around the middle of a symbol."""


def paint_ground(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """The thickness of a tile and its shadow; those of neighbours make one."""
    side = rect.width() / GROUND
    tile = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    if theme.name == "contrast":
        painter.setPen(QPen(color(theme.border), side * 0.05))
        painter.drawRect(tile)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawImage(rect, _shadow(theme.shadow))
    painter.setBrush(color(theme.shadow, 0.5))
    painter.drawRect(tile.translated(side * _THICK * 0.9, side * _THICK * 1.7))
    steps = max(3, round(side * _THICK))
    for step in range(steps, 0, -1):
        away = side * _THICK * step / steps
        painter.setBrush(color(_BOARD[0] if step <= steps // 3 else _BOARD[1]))
        painter.drawRect(tile.translated(away * 0.5, away))


@cache
def _shadow(tint: str) -> QImage:
    """Return a tile's shadow on a ground of `GROUND` times its size."""
    size = round(_FINE * GROUND)
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    corner = (size - _FINE) / 2
    painter.fillRect(QRectF(corner + _FALL[0] * _FINE, corner + _FALL[1] * _FINE, _FINE, _FINE), color(tint, _DARK))
    painter.end()
    return softened(image)


def paint_claim(painter: QPainter, rect: QRectF, face: ClaimFace, theme: Theme) -> None:
    """A wash and a line in the owner's colour over a part of an unturned tile, with the owner's emblem, upright."""
    kind, sides = parted(face.feature)
    path = feature_path(kind, sides, face.end)
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width(), rect.height())
    clip = QPainterPath()
    clip.addRect(QRectF(0, 0, 1, 1))
    if face.symbol:
        free = QPainterPath()
        free.addEllipse(QPointF(*symbol_at(kind, sides)), _FREE, _FREE)
        clip = clip.subtracted(free)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = 0.06 if kind == "planet" else 0.045
    painter.setPen(QPen(color(theme.shadow, 0.5), line * 1.7))
    painter.drawPath(path)
    painter.setPen(QPen(_wash(face.seats, theme, 1.0), line))
    painter.setBrush(_wash(face.seats, theme, 0.6 if kind == "route" else 0.36))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    if kind == "asteroid":
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        places, size, strength = [QPointF(*CENTRE) + QPointF(*stamp) for stamp in _STAMPS], 0.072, 0.58
    else:
        places, size, strength = [QPointF(*meeple_at(kind, sides))] if face.stamped else [], 0.07, 1.0
    for number, place in enumerate(places):
        seat = face.seats[number % len(face.seats)]
        painter.save()
        painter.translate(place)
        painter.rotate(-90 * face.turned)
        if kind != "asteroid":
            painter.setBrush(color(theme.seats[seat]))
            painter.drawEllipse(QPointF(), size * 1.45, size * 1.45)
        painter.setBrush(color(theme.on_seat, strength))
        painter.drawPath(shape_path(theme.shapes[seat], QPointF(), size))
        painter.restore()
    painter.restore()


def _wash(seats: tuple[int, ...], theme: Theme, strength: float) -> QBrush:
    """A seat's colour, or stripes of two seats' ones."""
    if len(seats) == 1:
        return QBrush(color(theme.seats[seats[0]], strength))
    stripes = QLinearGradient(0, 0, _STRIPES, _STRIPES)
    stripes.setSpread(QLinearGradient.Spread.RepeatSpread)
    for at, seat in ((0.0, seats[0]), (0.49, seats[0]), (0.5, seats[1]), (1.0, seats[1])):
        stripes.setColorAt(at, color(theme.seats[seat], strength))
    return QBrush(stripes)


def paint_worth(painter: QPainter, rect: QRectF, face: WorthFace, theme: Theme) -> None:
    """Draw the value of a claim, edged in its owner's colour."""
    edge = rect.height() * 0.1
    draw_pill(painter, rect, color(theme.window, 0.94), color(theme.seats[face.seat]), edge, inset=edge / 2)
    draw_number(painter, rect, str(face.points), theme.text, rect.height() * 0.72)


def paint_rim(painter: QPainter, rect: QRectF, face: RimFace, theme: Theme) -> None:
    """The number of a column or row."""
    draw_number(painter, rect, str(face.number).replace("-", "−"), theme.text, rect.height() * 0.92)


def paint_newest(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """Quiet corners around the tile laid last."""
    for tint, width in ((theme.shadow, 0.055), (theme.card, 0.028)):
        _corners(painter, rect, color(tint, 0.85), rect.width() * width, 0.05, 0.17)


def paint_spot(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """A place where the drawn tile fits: a pane of light with an edge all around, whose corners are strong."""
    side = rect.width()
    painter.setPen(QPen(color(theme.glow, 0.6), side * 0.016))
    painter.setBrush(color(theme.glow, 0.2))
    painter.drawRect(rect.adjusted(*(sign * side * 0.08 for sign in (1, 1, -1, -1))))
    for tint, width in ((theme.window, 0.07), (theme.glow, 0.042)):
        _corners(painter, rect, color(tint), side * width, 0.08, 0.2)


def paint_gap(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """A place beside a tile where the drawn one does not fit: hardly there."""
    _corners(painter, rect, color(theme.control), rect.width() * 0.018, 0.14, 0.08)


def paint_ghost(painter: QPainter, rect: QRectF, face: TurnedFace, theme: Theme) -> None:
    """The tile in hand where it would come to lie."""
    painter.setOpacity(0.72)
    draw_tile(painter, rect, face.tile, theme, face.rotation)
    painter.setOpacity(1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tint, width in ((theme.window, 9), (theme.glow, 5)):
        painter.setPen(QPen(color(tint), width))
        painter.drawRect(rect.adjusted(5, 5, -5, -5))


def paint_target(painter: QPainter, rect: QRectF, face: TargetFace, theme: Theme) -> None:
    """A place for a meeple: a figure, an empty ring where none may go, a die at a ring around one to be attacked, a
    dashed ring around one's own."""
    centre, radius = rect.center(), min(rect.width(), rect.height()) * 0.44
    if face.attack:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        line = Qt.PenStyle.DashLine if face.held else Qt.PenStyle.SolidLine
        for tint, width in ((theme.window, 0.2), (theme.control if face.held else theme.glow, 0.1)):
            painter.setPen(QPen(color(tint, 0.9), radius * width, line))
            painter.drawEllipse(centre, radius, radius)
        if face.held:
            return
        corner = centre + QPointF(radius, radius) * sqrt(0.5)
        painter.setPen(QPen(color(theme.glow), radius * 0.06))
        painter.setBrush(color(theme.window))
        painter.drawEllipse(corner, radius * 0.32, radius * 0.32)
        draw_die(painter, _square(corner, radius * 0.36), DieFace(5), theme)
        return
    tint = theme.control if face.held else theme.glow
    painter.setBrush(color(theme.window, 0.82))
    painter.setPen(QPen(color(theme.window, 0.9), radius * 0.24))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(tint), radius * 0.13, Qt.PenStyle.DashLine if face.held else Qt.PenStyle.SolidLine))
    painter.drawEllipse(centre, radius, radius)
    if face.held:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(tint))
    painter.drawEllipse(centre + QPointF(0, -radius * 0.28), radius * 0.25, radius * 0.25)
    body = QPainterPath(centre + QPointF(-radius * 0.45, radius * 0.58))
    body.quadTo(centre + QPointF(-radius * 0.4, -radius * 0.02), centre + QPointF(0, -radius * 0.02))
    body.quadTo(centre + QPointF(radius * 0.4, -radius * 0.02), centre + QPointF(radius * 0.45, radius * 0.58))
    painter.drawPath(body)


def _corners(painter: QPainter, rect: QRectF, tint: QColor, width: float, inset: float, arm: float) -> None:
    """The four corners of a square, `inset` within it and with arms so long, in shares of its side."""
    side = rect.width()
    edge = rect.adjusted(inset * side, inset * side, -inset * side, -inset * side)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(tint, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    for x, across in ((edge.left(), arm), (edge.right(), -arm)):
        for y, down in ((edge.top(), arm), (edge.bottom(), -arm)):
            painter.drawPolyline([QPointF(x, y + down * side), QPointF(x, y), QPointF(x + across * side, y)])


def _square(centre: QPointF, side: float) -> QRectF:
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
