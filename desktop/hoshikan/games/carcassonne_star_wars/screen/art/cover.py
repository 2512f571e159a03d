"""The cover of Carcassonne: Star Wars: a galaxy laid of tiles, a ship above it, a meeple who looks on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient, QTransform

from hoshikan.games.carcassonne_star_wars.screen.art.figures import draw_meeple
from hoshikan.games.carcassonne_star_wars.screen.art.tiles import draw_tile
from hoshikan.games.carcassonne_star_wars.screen.faces import TileFace
from hoshikan.ui.board.table.poster import Frame, Poster, glow_of, lit, paint_glow, paint_sky
from hoshikan.ui.kit.look.art import draw
from hoshikan.ui.kit.look.theme import Theme

_NIGHT: Final = ("#02060d", "#06182a", "#0b3044", "#13505a", "#2a7a70")
_DAY: Final = ("#47689c", "#7c9fc4", "#a8cbd3", "#d9e8d8", "#f7ebc4")
_ROCKS: Final = TileFace("AARA", ("asteroid NEW", "route S"), "-", "")
_PLANET: Final = TileFace("SSSS", ("planet",), "r", "planet")
_BEND: Final = TileFace("SSRR", ("route SW",), "-", "")
_LANE: Final = TileFace("RSRS", ("route NS",), "-", "")
_PORT: Final = TileFace("SRRR", ("route E", "route S", "route W"), "-", "")
_EDGE: Final = TileFace("ASSA", ("asteroid NW",), "h", "asteroid NW")
_LAID: Final = (
    (_PLANET, 0, 0, 0),
    (_LANE, 1, 1, 0),
    (_BEND, 0, 2, 0),
    (_ROCKS, 2, 3, 0),
    (_ROCKS, 0, -1, 1),
    (_LANE, 0, 0, 1),
    (_PLANET, 0, 1, 1),
    (_LANE, 0, 2, 1),
    (_EDGE, 2, 3, 1),
    (_EDGE, 1, -1, 2),
    (_BEND, 3, 0, 2),
    (_LANE, 1, 1, 2),
    (_PORT, 1, 2, 2),
    (_PLANET, 0, 3, 2),
    (_BEND, 1, 1, 3),
    (_LANE, 0, 2, 3),
    (_EDGE, 0, 3, 3),
)
"""Tiles of the galaxy: picture, quarter turns, column and row from the far left."""
_SIDE: Final = 100.0


def _sky(painter: QPainter, frame: Frame, theme: Theme) -> None:
    """A spiral of stars far off."""
    paint_sky(painter, frame, theme, _NIGHT, _DAY, 150)
    if theme.name == "contrast":
        return
    painter.save()
    painter.translate(frame.at(66, 31))
    painter.rotate(-24)
    painter.scale(1, 0.42)
    unit = frame.unit
    paint_glow(painter, QPointF(0, 0), 46 * unit, glow_of(QColor("#7fd0e8"), 0.5))
    paint_glow(painter, QPointF(0, 0), 17 * unit, glow_of(QColor("#fff2c8"), 0.95))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for arm in range(3):
        painter.rotate(120)
        path = QPainterPath(QPointF(5 * unit, 0))
        path.cubicTo(QPointF(16 * unit, -20 * unit), QPointF(34 * unit, -8 * unit), QPointF(36 * unit, 16 * unit))
        for width, alpha in ((8, 0.1), (4, 0.16), (1.2, 0.4)):
            tint = glow_of(QColor("#cfeaff" if arm else "#ffe0ef"), alpha)
            painter.setPen(QPen(tint, width * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(path)
    painter.restore()


def _galaxy(painter: QPainter, frame: Frame, theme: Theme) -> None:
    """The tiles as they lie before one, and the ship that leaves them."""
    pieces, unit = lit(theme), frame.unit
    table = QPolygonF([QPointF(0, 0), QPointF(4 * _SIDE, 0), QPointF(4 * _SIDE, 4 * _SIDE), QPointF(0, 4 * _SIDE)])
    seen = QPolygonF([frame.at(17, 49), frame.at(87, 46), frame.at(124, 100), frame.at(-12, 106)])
    view = QTransform()
    if not QTransform.quadToQuad(table, seen, view):
        return
    painter.save()
    painter.setTransform(view, True)
    for drop, tint, alpha in ((14.0, pieces.shadow, 0.35), (7.0, "#0a3a44", 1.0)):
        for _tile, _turns, column, row in _LAID:
            painter.fillRect(QRectF(column * _SIDE, row * _SIDE + drop, _SIDE, _SIDE), glow_of(QColor(tint), alpha))
    for tile, turns, column, row in _LAID:
        place = QRectF(column * _SIDE + 1, row * _SIDE + 1, _SIDE - 2, _SIDE - 2)
        draw_tile(painter, place, tile, pieces, turns)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(glow_of(QColor("#bff4ff"), 0.75), 2.2))
        painter.drawRect(place)
    painter.restore()
    _ship(painter, frame.at(40, 38), unit)


def _ship(painter: QPainter, nose: QPointF, unit: float) -> None:
    """Draw a small freighter of no faction, its trail behind it."""
    painter.save()
    painter.translate(nose)
    painter.rotate(-22)
    draw(painter, QRectF(-62 * unit, -10 * unit, 76 * unit, 20 * unit), "games/carcassonne-star-wars/ship.svg")
    painter.restore()


def _near(painter: QPainter, frame: Frame, theme: Theme) -> None:
    """Two meeples on a rock in front."""
    pieces, unit = lit(theme), frame.unit
    rock = QRadialGradient(frame.at(76, 84), 60 * unit)
    rock.setColorAt(0, QColor("#a9814c"))
    rock.setColorAt(0.5, QColor("#5d4124"))
    rock.setColorAt(1, QColor("#1d140c"))
    stone = QPainterPath(frame.at(34, 101))
    for x, y in ((41, 90), (52, 86), (62, 87.5), (76, 83.5), (92, 84.5), (104, 82), (112, 101)):
        stone.lineTo(frame.at(x, y))
    stone.closeSubpath()
    painter.setPen(QPen(QColor("#e0b676"), unit * 0.6))
    painter.setBrush(rock)
    painter.drawPath(stone)
    for seat, x, y, size in ((1, 57, 88.5, 17), (0, 79, 86.5, 30)):
        at = frame.at(x, y)
        figure = QRectF(at.x() - size * unit / 2, at.y() - size * unit, size * unit, size * unit)
        draw_meeple(painter, figure, seat, size > 20, "", pieces)


POSTER: Final = Poster(
    (_sky, _galaxy, _near),
    stars=((10, 25, 1.6), (28, 29, 1.1), (91, 22, 1.3), (8, 42, 1.2), (94, 41, 1.3), (47, 26, 1.2), (22, 36, 1.0)),
    focus=55,
)
