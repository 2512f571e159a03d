"""Outlines that are drawn everywhere: stars, crowns and the emblems of the seats."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from hoshikan.ui.kit.look.theme import SEAT_SHAPES, Theme

USUAL: Final = tuple(range(len(SEAT_SHAPES)))
"""Every seat has the emblem of its place."""


def completed(wishes: Sequence[int | None]) -> tuple[int, ...]:
    """An emblem for each of the six seats, none twice: what is wished, first come first served, then that of the place
    where it is free, then any."""
    places: list[int | None] = [*wishes, *(None for _ in USUAL)][: len(USUAL)]
    given: dict[int, int] = {}
    for seat, wish in enumerate(places):
        if wish in USUAL and wish not in given.values():
            given[seat] = USUAL[wish]
    for seat in USUAL:
        if seat not in given and seat not in given.values():
            given[seat] = seat
    free = iter([emblem for emblem in USUAL if emblem not in given.values()])
    return tuple(given[seat] if seat in given else next(free) for seat in USUAL)


def worn(theme: Theme, emblems: Sequence[int]) -> Theme:
    """The look in which the seats have these emblems, one of which is for each of the six."""
    one, two, three, four, five, six = (theme.seats[emblem] for emblem in emblems)
    first, second, third, fourth, fifth, sixth = (theme.shapes[emblem] for emblem in emblems)
    return theme._replace(
        seats=(one, two, three, four, five, six),
        shapes=(first, second, third, fourth, fifth, sixth),
    )


def star_path(center: QPointF, radius: float, points: int = 5, inner: float = 0.5) -> QPainterPath:
    """A star with `points` rays, one pointing up; `inner` is the ratio of the inner to the outer radius."""
    polygon = QPolygonF()
    for number in range(2 * points):
        reach = radius if number % 2 == 0 else radius * inner
        angle = number * pi / points - pi / 2
        polygon.append(QPointF(center.x() + reach * cos(angle), center.y() + reach * sin(angle)))
    path = QPainterPath()
    path.addPolygon(polygon)
    path.closeSubpath()
    return path


def crown_path(center: QPointF, radius: float) -> QPainterPath:
    """A crown of three rays on a band."""
    x, y, r = center.x(), center.y(), radius
    corners = [(-0.9, 0.7), (-1.0, -0.45), (-0.48, 0.05), (0.0, -0.8), (0.48, 0.05), (1.0, -0.45), (0.9, 0.7)]
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x + dx * r, y + dy * r) for dx, dy in corners]))
    path.closeSubpath()
    return path


def shape_path(shape: str, center: QPointF, radius: float) -> QPainterPath:
    """A seat's emblem (one of `SEAT_SHAPES`)."""
    x, y, r = center.x(), center.y(), radius
    path = QPainterPath()
    if shape == "star":
        return star_path(center, r * 1.08, inner=0.46)
    if shape == "crown":
        return crown_path(center, r * 0.95)
    if shape == "ring":
        path.addEllipse(center, r * 0.92, r * 0.92)
        path.addEllipse(center, r * 0.46, r * 0.46)
    elif shape == "diamond":
        path.addPolygon(
            QPolygonF([QPointF(x, y - r), QPointF(x + 0.8 * r, y), QPointF(x, y + r), QPointF(x - 0.8 * r, y)])
        )
        path.closeSubpath()
    elif shape == "drop":
        path.moveTo(x, y - r)
        path.cubicTo(x + 0.35 * r, y - 0.35 * r, x + 0.75 * r, y, x + 0.75 * r, y + 0.3 * r)
        path.arcTo(QRectF(x - 0.75 * r, y - 0.4 * r, 1.5 * r, 1.4 * r), 0, -180)
        path.cubicTo(x - 0.75 * r, y, x - 0.35 * r, y - 0.35 * r, x, y - r)
    else:
        path.addEllipse(center, r * 0.95, r * 0.95)
        bite = QPainterPath()
        bite.addEllipse(QPointF(x + 0.45 * r, y - 0.2 * r), r * 0.78, r * 0.78)
        path = path.subtracted(bite)
    return path
