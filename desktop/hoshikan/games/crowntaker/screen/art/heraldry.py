"""Shapes of the two crowns: lily and cross, and signs for troops, arms, church, castle and what is done with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF, QTransform

from hoshikan.games.crowntaker.rules.phases import BURGUNDY, ENGLAND
from hoshikan.ui.kit.look.theme import Theme, color, crown_path, star_path

Corners = tuple[tuple[float, float], ...]


def polygon(center: QPointF, radius: float, corners: Corners) -> QPainterPath:
    """A closed shape from corners in units of `radius`."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(center.x() + x * radius, center.y() + y * radius) for x, y in corners]))
    path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _joined(*paths: QPainterPath) -> QPainterPath:
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for path in paths:
        whole.addPath(path)
    return whole


def lily(center: QPointF, radius: float) -> QPainterPath:
    """A fleur-de-lis."""
    x, y, r = center.x(), center.y(), radius
    petal = QPainterPath(QPointF(x, y - r))
    petal.cubicTo(x + 0.42 * r, y - 0.5 * r, x + 0.32 * r, y - 0.1 * r, x + 0.12 * r, y + 0.3 * r)
    petal.lineTo(x - 0.12 * r, y + 0.3 * r)
    petal.cubicTo(x - 0.32 * r, y - 0.1 * r, x - 0.42 * r, y - 0.5 * r, x, y - r)
    right = QPainterPath(QPointF(x + 0.16 * r, y + 0.3 * r))
    right.cubicTo(x + 0.2 * r, y - 0.35 * r, x + 0.62 * r, y - 0.75 * r, x + 0.9 * r, y - 0.3 * r)
    right.cubicTo(x + 1.0 * r, y - 0.05 * r, x + 0.78 * r, y + 0.12 * r, x + 0.64 * r, y - 0.02 * r)
    right.cubicTo(x + 0.72 * r, y - 0.3 * r, x + 0.45 * r, y - 0.1 * r, x + 0.4 * r, y + 0.3 * r)
    right.closeSubpath()
    left = QTransform(-1, 0, 0, 1, 2 * x, 0).map(right)
    band = polygon(center, radius, ((-0.5, 0.32), (0.5, 0.32), (0.5, 0.5), (-0.5, 0.5)))
    foot = polygon(center, radius, ((-0.16, 0.52), (0.16, 0.52), (0.34, 0.95), (0, 0.8), (-0.34, 0.95)))
    return _joined(petal, right, left, band, foot)


def cross(center: QPointF, radius: float) -> QPainterPath:
    """A broad cross."""
    a, b = 0.28, 0.92
    return polygon(
        center,
        radius,
        ((-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a), (-a, -a)),
    )


def arms_of(side: int, center: QPointF, radius: float) -> QPainterPath:
    """The sign of a side."""
    return cross(center, radius) if side == ENGLAND else lily(center, radius)


def shield(rect: QRectF) -> QPainterPath:
    """The outline of a coat of arms."""
    path = QPainterPath(rect.topLeft())
    path.lineTo(rect.topRight())
    low = rect.y() + rect.height() * 0.55
    path.lineTo(rect.right(), low)
    path.quadTo(rect.right(), rect.y() + rect.height() * 0.82, rect.center().x(), rect.bottom())
    path.quadTo(rect.left(), rect.y() + rect.height() * 0.82, rect.left(), low)
    path.closeSubpath()
    return path


def _helmet(center: QPointF, r: float) -> QPainterPath:
    head = QPainterPath()
    head.addEllipse(center - QPointF(0, 0.42 * r), 0.42 * r, 0.46 * r)
    body = QPainterPath(center + QPointF(-0.82 * r, 0.95 * r))
    body.cubicTo(
        center + QPointF(-0.8 * r, -0.05 * r),
        center + QPointF(0.8 * r, -0.05 * r),
        center + QPointF(0.82 * r, 0.95 * r),
    )
    body.closeSubpath()
    return _joined(head, body)


def sword(center: QPointF, r: float, degrees: float = 0.0, slim: float = 1.0) -> QPainterPath:
    """A sword pointing up, turned clockwise; `slim` below 1 makes its blade narrower."""
    up = polygon(
        center,
        r,
        (
            (0, -1.1), (0.22 * slim, -0.8), (0.22 * slim, 0.3), (0.66, 0.3), (0.66, 0.3 + 0.25 * slim),
            (0.18 * slim, 0.3 + 0.25 * slim), (0.18 * slim, 0.8), (0.28 * slim, 1.05), (-0.28 * slim, 1.05),
            (-0.18 * slim, 0.8), (-0.18 * slim, 0.3 + 0.25 * slim), (-0.66, 0.3 + 0.25 * slim), (-0.66, 0.3),
            (-0.22 * slim, 0.3), (-0.22 * slim, -0.8),
        ),
    )  # fmt: skip
    turn = QTransform().translate(center.x(), center.y()).rotate(degrees).translate(-center.x(), -center.y())
    return turn.map(up)


def _church(center: QPointF, r: float) -> QPainterPath:
    return _joined(
        polygon(center, r, ((-0.75, 0.95), (-0.75, 0.2), (0, -0.4), (0.75, 0.2), (0.75, 0.95))),
        cross(center - QPointF(0, 0.72 * r), 0.34 * r),
    )


def _castle(center: QPointF, r: float) -> QPainterPath:
    return polygon(
        center,
        r,
        (
            (-0.9, 0.9), (-0.9, -0.8), (-0.55, -0.8), (-0.55, -0.45), (-0.2, -0.45), (-0.2, -0.8), (0.2, -0.8),
            (0.2, -0.45), (0.55, -0.45), (0.55, -0.8), (0.9, -0.8), (0.9, 0.9), (0.25, 0.9), (0.25, 0.3), (-0.25, 0.3),
            (-0.25, 0.9),
        ),
    )  # fmt: skip


def _arrow(center: QPointF, r: float, degrees: float = 0.0) -> QPainterPath:
    right = polygon(
        center,
        r,
        ((-0.9, -0.22), (0.15, -0.22), (0.15, -0.65), (0.95, 0), (0.15, 0.65), (0.15, 0.22), (-0.9, 0.22)),
    )
    turn = QTransform().translate(center.x(), center.y()).rotate(degrees).translate(-center.x(), -center.y())
    return turn.map(right)


def _swap(center: QPointF, r: float) -> QPainterPath:
    return _joined(
        _arrow(center - QPointF(0, 0.45 * r), 0.75 * r), _arrow(center + QPointF(0, 0.45 * r), 0.75 * r, 180)
    )


def _banner(center: QPointF, r: float) -> QPainterPath:
    return _joined(
        polygon(center, r, ((-0.7, -1), (-0.5, -1), (-0.5, 1), (-0.7, 1))),
        polygon(center, r, ((-0.45, -0.9), (0.9, -0.9), (0.55, -0.4), (0.9, 0.1), (-0.45, 0.1))),
    )


def _dots(center: QPointF, r: float) -> QPainterPath:
    path = QPainterPath()
    for step in (-1, 0, 1):
        path.addEllipse(center + QPointF(0.62 * r * step, 0), 0.2 * r, 0.2 * r)
    return path


def _tick(center: QPointF, r: float) -> QPainterPath:
    return polygon(center, r, ((-0.9, 0.05), (-0.6, -0.25), (-0.2, 0.2), (0.65, -0.75), (0.95, -0.45), (-0.2, 0.8)))


def _saltire(center: QPointF, r: float) -> QPainterPath:
    turn = QTransform().translate(center.x(), center.y()).rotate(45).translate(-center.x(), -center.y())
    return turn.map(cross(center, r))


def _scroll(center: QPointF, r: float) -> QPainterPath:
    return polygon(
        center, r, ((-0.65, -0.9), (0.65, -0.9), (0.65, 0.6), (0.35, 0.95), (0, 0.6), (-0.35, 0.95), (-0.65, 0.6))
    )


def _disc(center: QPointF, r: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(center, 0.85 * r, 0.85 * r)
    return path


def _die(center: QPointF, r: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(center.x() - 0.8 * r, center.y() - 0.8 * r, 1.6 * r, 1.6 * r), 0.3 * r, 0.3 * r)
    for dx, dy in ((-0.4, -0.4), (0.4, 0.4), (0, 0)):
        hole = QPainterPath()
        hole.addEllipse(center + QPointF(dx * r, dy * r), 0.16 * r, 0.16 * r)
        path = path.subtracted(hole)
    return path


SIGNS: Final[Mapping[str, Callable[[QPointF, float], QPainterPath]]] = MappingProxyType(
    {
        "troops": _helmet,
        "arms": lambda center, r: sword(center, r, 35),
        "church": _church,
        "castle": _castle,
        "treasury": _disc,
        "coin": _disc,
        "token": _disc,
        "medal": lambda center, r: star_path(center, r * 1.1, 5, 0.5),
        "demand": lambda center, r: _arrow(center, r, -90),
        "offer": _arrow,
        "pass": _dots,
        "release": crown_path,
        "sell": _castle,
        "swap": _swap,
        "skill": lambda center, r: star_path(center, r * 1.1, 4, 0.38),
        "dice": _die,
        "banner": _banner,
        "scroll": _scroll,
        "accept": _tick,
        "decline": _saltire,
    }
)
"""Signs by name, each within a circle of the radius."""


def draw_sign(painter: QPainter, name: str, center: QPointF, radius: float, tint: str, theme: Theme) -> None:
    """A sign; coins have the colours of coins."""
    if name in ("coin", "treasury"):
        draw_coin(painter, center, radius, theme)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(tint))
    painter.drawPath(SIGNS[name](center, radius))


def draw_coin(painter: QPainter, center: QPointF, radius: float, theme: Theme) -> None:
    """A coin with a crown."""
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, radius * 0.14)))
    painter.setBrush(color(theme.coin))
    painter.drawEllipse(center, radius * 0.9, radius * 0.9)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.coin_edge, 0.6))
    painter.drawPath(crown_path(center, radius * 0.5))


def draw_token(painter: QPainter, center: QPointF, radius: float, owner: int, theme: Theme) -> None:
    """Draw a token of a side or BURGUNDY; colour and sign have the same meaning."""
    burgundy = owner == BURGUNDY
    tint = theme.gold if burgundy else theme.seats[owner]
    edge = color(theme.coin_edge) if burgundy else color(theme.on_seat, 0.65)
    painter.setPen(QPen(edge, max(1.0, radius * 0.1)))
    painter.setBrush(color(tint))
    painter.drawEllipse(center, radius * 0.92, radius * 0.92)
    painter.setPen(QPen(color(theme.on_gold if burgundy else theme.on_seat, 0.45), max(1.0, radius * 0.06)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(center, radius * 0.72, radius * 0.72)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.on_gold if burgundy else theme.on_seat))
    path = star_path(center, radius * 0.5, 6, 0.5) if burgundy else arms_of(owner, center, radius * 0.5)
    painter.drawPath(path)


def draw_medal(painter: QPainter, center: QPointF, radius: float, owner: int, theme: Theme) -> None:
    """A medal of a side or BURGUNDY on its rays."""
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, radius * 0.06)))
    painter.setBrush(color(theme.coin))
    painter.drawPath(star_path(center, radius, 12, 0.78))
    draw_token(painter, center, radius * 0.74, owner, theme)
