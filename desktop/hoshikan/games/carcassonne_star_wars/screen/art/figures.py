"""Meeples, faction symbols, equipment and dice of Carcassonne: Star Wars as vector art."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF, QTransform

from hoshikan.games.carcassonne_star_wars.screen.faces import DieFace
from hoshikan.ui.board.table.drawing import draw_text
from hoshikan.ui.kit.look.theme import Theme, color, shape_path, star_path

_FACTIONS: Final = ("#ff8a66", "#b9c7da", "#ffc04d", "#79c3ff")
"""Rebels, empire, hunters, order; their shapes distinguish them as well."""
_INK: Final = "#131a33"
_FINE: Final = 100.0
"""Paths are put together at this size, since Qt joins small ones coarsely."""
_BLADE: Final = ("#7dff9b", "#f4fff6")
_PIPS: Final = MappingProxyType(
    {
        1: ((0, 0),),
        2: ((-1, -1), (1, 1)),
        3: ((-1, -1), (0, 0), (1, 1)),
        4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
        5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
        6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
        7: ((-1, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (1, 1)),
        8: ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)),
    }
)
"""The yellow die has up to eight eyes."""


def draw_faction(painter: QPainter, centre: QPointF, radius: float, faction: int, theme: Theme) -> None:
    """A faction's symbol on a dark disc."""
    painter.save()
    painter.translate(centre)
    painter.scale(radius / _FINE, radius / _FINE)
    painter.setPen(QPen(color(_FACTIONS[faction]), _FINE * 0.16))
    painter.setBrush(color(_INK if theme.name != "contrast" else theme.window))
    painter.drawEllipse(QPointF(), _FINE, _FINE)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(_FACTIONS[faction]))
    painter.drawPath(_faction_path(faction, QPointF(), _FINE * 0.62))
    painter.restore()


def _faction_path(faction: int, centre: QPointF, r: float) -> QPainterPath:
    """Two chevrons, a hexagon with a hole, a cross-hair, a star of four rays."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    x, y = centre.x(), centre.y()
    if faction == 0:
        for down in (-0.55, 0.25):
            corners = [(-1.0, 0.55), (0.0, -0.35), (1.0, 0.55), (1.0, 1.0), (0.0, 0.15), (-1.0, 1.0)]
            path.addPolygon(QPolygonF([QPointF(x + dx * r * 0.9, y + (dy * 0.8 + down) * r) for dx, dy in corners]))
            path.closeSubpath()
        return path
    if faction == 1:
        for size in (1.0, 0.48):
            corners = [(0.0, -1.0), (0.87, -0.5), (0.87, 0.5), (0.0, 1.0), (-0.87, 0.5), (-0.87, -0.5)]
            path.addPolygon(QPolygonF([QPointF(x + dx * r * size, y + dy * r * size) for dx, dy in corners]))
            path.closeSubpath()
        return path
    if faction == 2:
        path.addEllipse(centre, r * 0.8, r * 0.8)
        path.addEllipse(centre, r * 0.52, r * 0.52)
        cross = QPainterPath()
        cross.addRect(QRectF(x - r * 0.12, y - r * 1.15, r * 0.24, r * 2.3))
        cross.addRect(QRectF(x - r * 1.15, y - r * 0.12, r * 2.3, r * 0.24))
        return path.united(cross)
    return star_path(centre, r * 1.15, 4, 0.36)


def draw_meeple(painter: QPainter, rect: QRectF, seat: int, large: bool, gear: str, theme: Theme) -> None:
    """A figure in a space suit in the seat's colour, its emblem on the chest; large ones have shoulder plates."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side, side)
    wide = 0.44 if large else 0.36
    figure = _figure(wide)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(
        QPen(color(_INK, 0.85), 0.13, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.drawPath(figure)
    painter.setPen(QPen(color(theme.card), 0.045))
    painter.setBrush(color(theme.seats[seat]))
    painter.drawPath(figure)
    painter.setPen(QPen(color(_INK), 0.02))
    painter.setBrush(color(_INK, 0.85))
    painter.drawRoundedRect(QRectF(0.34, 0.19, 0.32, 0.15), 0.07, 0.07)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.on_seat))
    painter.drawPath(shape_path(theme.shapes[seat], QPointF(0.5, 0.70), 0.19))
    if large:
        painter.setPen(QPen(color(_INK), 0.02))
        painter.setBrush(color(theme.gold))
        for x in (0.5 - wide * 0.98, 0.5 + wide * 0.98):
            painter.drawEllipse(QPointF(x, 0.56), 0.1, 0.085)
    draw_gear(painter, gear, theme)
    painter.restore()


def _figure(wide: float) -> QPainterPath:
    """Head and body in a unit square; `wide` is half the width of the body."""
    wide *= _FINE
    middle, foot, neck = 0.5 * _FINE, 0.96 * _FINE, 0.42 * _FINE
    path = QPainterPath(QPointF(middle - wide, foot))
    path.cubicTo(middle - wide, 0.62 * _FINE, middle - wide * 0.95, 0.46 * _FINE, middle - 0.16 * _FINE, neck)
    path.lineTo(middle + 0.16 * _FINE, neck)
    path.cubicTo(middle + wide * 0.95, 0.46 * _FINE, middle + wide, 0.62 * _FINE, middle + wide, foot)
    path.closeSubpath()
    head = QPainterPath()
    head.addEllipse(QPointF(middle, 0.27 * _FINE), 0.235 * _FINE, 0.235 * _FINE)
    return QTransform.fromScale(1 / _FINE, 1 / _FINE).map(path.united(head))


def draw_gear(painter: QPainter, gear: str, theme: Theme) -> None:
    """A blaster or a sabre at the right of a unit square; nothing for ""."""
    if gear == "sabre":
        for tint, width in ((_INK, 0.15), (_BLADE[0], 0.1), (_BLADE[1], 0.045)):
            painter.setPen(QPen(color(tint), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(0.8, 0.66), QPointF(0.93, 0.08))
        painter.setPen(QPen(color(theme.card), 0.09, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLine(QPointF(0.77, 0.82), QPointF(0.805, 0.66))
    elif gear == "blaster":
        corners = [
            (0.56, 0.44),
            (0.99, 0.44),
            (0.99, 0.56),
            (0.8, 0.57),
            (0.76, 0.78),
            (0.63, 0.78),
            (0.66, 0.57),
            (0.56, 0.56),
        ]
        painter.setPen(QPen(color(_INK), 0.035))
        painter.setBrush(color(theme.coin))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))


def draw_die(painter: QPainter, rect: QRectF, face: DieFace, theme: Theme) -> None:
    """A die with its eyes, or "?" before it is rolled."""
    painter.setPen(QPen(color(_INK), max(1.0, rect.width() * 0.04)))
    painter.setBrush(color(theme.coin if face.yellow else theme.card))
    painter.drawRoundedRect(rect, rect.width() * 0.18, rect.width() * 0.18)
    if not face.eyes:
        draw_text(painter, rect, "?", theme.card_text, rect.height() * 0.6)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(_INK))
    for dx, dy in _PIPS[face.eyes]:
        spot = rect.center() + QPointF(dx, dy) * rect.width() * 0.26
        painter.drawEllipse(spot, rect.width() * 0.095, rect.width() * 0.095)
