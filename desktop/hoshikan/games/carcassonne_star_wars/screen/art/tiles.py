"""Pictures of tiles of Carcassonne: Star Wars, drawn from data: edges, features and symbol. No picture files."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Final
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from hoshikan.games.carcassonne_star_wars.rules.grid import SYMBOLS
from hoshikan.games.carcassonne_star_wars.screen.anchors import CENTRE, edge, parted, shape_of, symbol_at
from hoshikan.games.carcassonne_star_wars.screen.art.figures import draw_faction
from hoshikan.games.carcassonne_star_wars.screen.faces import TileFace
from hoshikan.ui.board.table.drawing import glow_brush
from hoshikan.ui.kit.look.theme import Theme, color

_SKY: Final = ("#4a6fb8", "#2d4a8f")
_CLOUDS: Final = ("#7a62c4", "#4fa0c8", "#8f7fd8")
"""Nebulae, which let space be seen as something printed on a tile."""
_DUST: Final = ("#c9a27a", "#8d6b50")
_ROCK: Final = ("#efdfc3", "#76583f")
_RIM: Final = "#f7e6c4"
_LANE: Final = ("#123a78", "#a8ecff", "#ffffff")
"""Ground, edges and middle line of a trade route."""
_EDGE: Final = 0.026
"""Width of the light and the dark edges of a tile."""
_OUTLINE: Final = 0.016
"""The same where nothing catches light: next to the outline of a neighbour it is twice as wide, …"""
_LEAST_OUTLINE: Final = 2
"""… and the least number of pixels, which is still seen of a picture that is made a little smaller."""
_HAIR: Final = 0.05
"""Share of a pixel by which sums may miss it."""
_WORLDS: Final = (("#ffcf8a", "#a34f2b"), ("#9fe0ff", "#2a5b9e"), ("#c7f0a8", "#2f7a52"), ("#e1c1ff", "#5a3f9c"))
"""Light and dark side of a planet. These colours are decoration: shapes have the meaning."""
_FINE: Final = 400.0
"""The size at which outlines are put together."""
_STARS: Final = 16
_HALF_LANE: Final = 0.088
_PLANET: Final = 0.26


def draw_tile(
    painter: QPainter, rect: QRectF, tile: TileFace, theme: Theme, rotation: int = 0, *, bevel: bool = True
) -> None:
    """A tile in quarter turns clockwise, filling `rect`; with a `bevel` its edges catch the light of the table, which
    comes from the upper left however the piece itself is turned (`TileFace.turned`)."""
    features = tile.features
    painter.save()
    painter.translate(rect.center())
    painter.rotate(90 * rotation)
    painter.translate(-rect.width() / 2, -rect.height() / 2)
    painter.scale(rect.width(), rect.height())
    painter.setClipRect(QRectF(0, 0, 1, 1), Qt.ClipOperation.IntersectClip)
    seed = crc32(f"{tile.edges}{';'.join(features)}".encode())
    _space(painter, seed, theme)
    fields = [sides for kind, sides in map(parted, features) if kind == "asteroid"]
    routes = [sides for kind, sides in map(parted, features) if kind == "route"]
    for number, sides in enumerate(fields):
        _asteroids(painter, sides, seed + number, theme)
    end = route_end(features)
    for sides in routes:
        _route(painter, sides, end, theme)
    if [len(sides) for sides in routes].count(1) > 1 and end == 1:
        _station(painter, theme)
    if "planet" in features:
        _planet(painter, crc32(f"{tile.symbol} {tile.on}".strip().encode()), theme)
    if tile.symbol in SYMBOLS:
        draw_faction(painter, QPointF(*symbol_at(*parted(tile.on))), 0.105, SYMBOLS.index(tile.symbol), theme)
    if bevel:
        _bevel(painter, rotation + tile.turned, theme)
    painter.restore()


def _bevel(painter: QPainter, turned: int, theme: Theme) -> None:
    """The cut edge of the cardboard: light above and at the left, dark below and at the right."""
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.name == "contrast":
        _frame(painter, theme)
        return
    painter.translate(*CENTRE)
    painter.rotate(-90 * turned)
    painter.translate(-CENTRE[0], -CENTRE[1])
    inner = 1 - _EDGE
    for tint, strength, corners in (
        (_LANE[2], 0.34, ((0, 0), (1, 0), (inner, _EDGE), (_EDGE, _EDGE))),
        (_LANE[2], 0.2, ((0, 0), (_EDGE, _EDGE), (_EDGE, inner), (0, 1))),
        (theme.shadow, 0.4, ((0, 1), (_EDGE, inner), (inner, inner), (1, 1))),
        (theme.shadow, 0.3, ((1, 0), (1, 1), (inner, inner), (inner, _EDGE))),
    ):
        painter.setBrush(color(tint, strength))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))


def _frame(painter: QPainter, theme: Theme) -> None:
    """An outline of whole pixels within the tile, so that all its sides are alike at every size."""
    there = painter.deviceTransform()
    back, seen = there.inverted()[0], there.mapRect(QRectF(0, 0, 1, 1))
    left, top = math.ceil(seen.left() - _HAIR), math.ceil(seen.top() - _HAIR)
    across, down = math.floor(seen.right() + _HAIR) - left, math.floor(seen.bottom() + _HAIR) - top
    thick = max(_LEAST_OUTLINE, round(_OUTLINE * across))
    for x, y, width, height in (
        (left, top, across, thick),
        (left, top + down - thick, across, thick),
        (left, top + thick, thick, down - 2 * thick),
        (left + across - thick, top + thick, thick, down - 2 * thick),
    ):
        painter.fillRect(back.mapRect(QRectF(x, y, width, height)), color(theme.border))


def _space(painter: QPainter, seed: int, theme: Theme) -> None:
    plain = theme.name == "contrast"
    gradient = QLinearGradient(0, 0, 1, 1)
    gradient.setColorAt(0, color(theme.window if plain else _SKY[0]))
    gradient.setColorAt(1, color(theme.window if plain else _SKY[1]))
    painter.fillRect(QRectF(0, 0, 1, 1), gradient)
    if plain:
        return
    rng = Random(seed)
    painter.setPen(Qt.PenStyle.NoPen)
    for tint in _CLOUDS:
        centre, radius = QPointF(rng.random(), rng.random()), rng.uniform(0.3, 0.55)
        painter.setBrush(glow_brush(centre, radius, color(tint, 0.4)))
        painter.drawEllipse(centre, radius, radius)
    for _ in range(_STARS):
        place, size = QPointF(rng.random(), rng.random()), rng.uniform(0.005, 0.012)
        painter.setBrush(color(_LANE[2], rng.uniform(0.35, 0.9)))
        painter.drawEllipse(place, size, size)


def _asteroids(painter: QPainter, sides: tuple[int, ...], seed: int, theme: Theme) -> None:
    """A field of dust with rocks in it; its rim is drawn, so that it shows where one field ends."""
    shape, quarters = shape_of(sides)
    painter.save()
    painter.translate(*CENTRE)
    painter.rotate(90 * quarters)
    painter.translate(-CENTRE[0], -CENTRE[1])
    path = _field_path(shape)
    gradient = QRadialGradient(QPointF(0.5, 0.3), 0.9)
    gradient.setColorAt(0, color(_DUST[0]))
    gradient.setColorAt(1, color(_DUST[1]))
    if theme.name != "contrast":
        painter.setPen(QPen(color(theme.shadow, 0.28), 0.07))  # the field lies on space, a little above it
        painter.drawPath(path)
    painter.setPen(QPen(color(_RIM), 0.026))
    painter.setBrush(gradient)
    painter.drawPath(path)
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    rng = Random(seed)
    for _ in range(int(34 * _area(shape))):
        _rock(painter, QPointF(rng.random(), rng.random()), rng.uniform(0.018, 0.058), rng)
    painter.restore()


def _field_path(shape: str) -> QPainterPath:
    path = QPainterPath(QPointF(0, 0))
    path.lineTo(1, 0)
    if shape == "N":
        path.cubicTo(0.84, 0.36, 0.16, 0.36, 0, 0)
    elif shape == "NS":
        path.cubicTo(0.7, 0.3, 0.7, 0.7, 1, 1)
        path.lineTo(0, 1)
        path.cubicTo(0.3, 0.7, 0.3, 0.3, 0, 0)
    elif shape == "NW":
        path.cubicTo(0.78, 0.42, 0.42, 0.78, 0, 1)
    elif shape == "NEW":
        path.lineTo(1, 1)
        path.cubicTo(0.8, 0.62, 0.2, 0.62, 0, 1)
    else:
        path.lineTo(1, 1)
        path.lineTo(0, 1)
    path.closeSubpath()
    return path


def _area(shape: str) -> float:
    return {"N": 1.4, "NS": 1.0, "NW": 1.0, "NEW": 1.1, "NESW": 1.1}[shape]


def _rock(painter: QPainter, place: QPointF, size: float, rng: Random) -> None:
    path = QPainterPath()
    corners = [
        place + QPointF(dx * size * rng.uniform(0.7, 1.1), dy * size * rng.uniform(0.7, 1.1))
        for dx, dy in ((-1, -0.2), (-0.4, -0.9), (0.5, -0.8), (1, 0), (0.5, 0.8), (-0.5, 0.8))
    ]
    path.moveTo(corners[0])
    for corner in corners[1:]:
        path.lineTo(corner)
    path.closeSubpath()
    shade = QLinearGradient(place - QPointF(size, size), place + QPointF(size, size))
    shade.setColorAt(0, color(_ROCK[0]))
    shade.setColorAt(1, color(_ROCK[1]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawPath(path)


def route_end(features: Sequence[str]) -> float:
    """Return the end of a route that stops on the tile, as a share of the way from its edge to the centre."""
    kinds = [parted(feature) for feature in features]
    if any(kind == "planet" for kind, _ in kinds):
        return 0.6
    return 0.62 if any(kind == "asteroid" and len(sides) > 1 for kind, sides in kinds) else 1.0


def _way(sides: Sequence[int], end: float) -> QPainterPath:
    """The middle line of a route."""
    path = QPainterPath(QPointF(*edge(sides[0])))
    if len(sides) == 1:
        path.lineTo(QPointF(*edge(sides[0])) * (1 - end) + QPointF(*CENTRE) * end)
    else:
        path.quadTo(QPointF(*CENTRE), QPointF(*edge(sides[1])))
    for other in sides[2:]:
        path.moveTo(QPointF(*edge(other)))
        path.lineTo(*CENTRE)
    return path


def _lane(way: QPainterPath, half: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * half)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return stroker.createStroke(way)


def _route(painter: QPainter, sides: tuple[int, ...], end: float, theme: Theme) -> None:
    path = _way(sides, end)
    lane = _lane(path, _HALF_LANE)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if theme.name != "contrast":
        painter.setPen(QPen(color(theme.shadow, 0.3), 0.07))
        painter.drawPath(lane)
    painter.setPen(QPen(color(_LANE[1]), 0.026))
    painter.setBrush(color(_LANE[0]))
    painter.drawPath(lane)
    pen = QPen(color(theme.text if theme.name == "contrast" else _LANE[2], 0.95), 0.026)
    pen.setDashPattern([1.9, 2.1])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def feature_path(kind: str, sides: Sequence[int], end: float) -> QPainterPath:
    """Return the part of an unturned tile that a feature covers, in shares of the tile's side; `end` as from
    `route_end`."""
    if kind == "route":
        # Qt joins small paths coarsely.
        way = QTransform.fromScale(_FINE, _FINE).map(_way(sides, end))
        return QTransform.fromScale(1 / _FINE, 1 / _FINE).map(_lane(way, _HALF_LANE * _FINE).simplified())
    if kind == "asteroid":
        shape, quarters = shape_of(sides)
        turn = QTransform().translate(*CENTRE).rotate(90 * quarters).translate(-CENTRE[0], -CENTRE[1])
        return turn.map(_field_path(shape))
    path = QPainterPath()
    path.addEllipse(QPointF(*CENTRE), _PLANET, _PLANET)
    return path


def _station(painter: QPainter, theme: Theme) -> None:
    """A crossing, where routes end."""
    centre = QPointF(*CENTRE)
    painter.setPen(QPen(color(theme.coin_edge), 0.016))
    painter.setBrush(color(theme.coin))
    painter.drawEllipse(centre, 0.115, 0.115)
    painter.setBrush(color(_LANE[0]))
    painter.drawEllipse(centre, 0.055, 0.055)


def _planet(painter: QPainter, seed: int, theme: Theme) -> None:
    centre = QPointF(*CENTRE)
    light, dark = _WORLDS[seed % len(_WORLDS)]
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.name != "contrast":
        painter.setBrush(glow_brush(centre, _PLANET * 1.5, color(light, 0.5)))
        painter.drawEllipse(centre, _PLANET * 1.5, _PLANET * 1.5)
    gradient = QRadialGradient(centre, _PLANET * 1.25, centre - QPointF(0.1, 0.11))
    gradient.setColorAt(0, color(light))
    gradient.setColorAt(1, color(dark))
    painter.setBrush(gradient)
    painter.setPen(QPen(color(light, 0.9), 0.012))
    painter.drawEllipse(centre, _PLANET, _PLANET)
    painter.setPen(Qt.PenStyle.NoPen)
    shade = QColor(color(dark, 0.45))
    painter.setBrush(shade)
    rng = Random(seed)
    for _ in range(5):
        spot = centre + QPointF(rng.uniform(-0.14, 0.14), rng.uniform(-0.14, 0.14))
        size = rng.uniform(0.02, 0.05)
        painter.drawEllipse(spot, size, size * 0.85)
