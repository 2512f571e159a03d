"""How a tile of Carcassonne: Star Wars looks, drawn from its data: edges, features and symbol. No picture files."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPainterPathStroker, QPen, QRadialGradient

from hoshikan.games.carcassonne_star_wars.rules.grid import SYMBOLS
from hoshikan.games.carcassonne_star_wars.screen.anchors import CENTRE, edge, parted, shape_of, symbol_at
from hoshikan.games.carcassonne_star_wars.screen.art.figures import draw_faction
from hoshikan.games.carcassonne_star_wars.screen.faces import TileFace
from hoshikan.ui.look.theme import Theme, color
from hoshikan.ui.table.drawing import glow_brush

_SKY: Final = ("#131c46", "#0b1230")
_DUST: Final = ("#8a6f56", "#5b473c")
_ROCK: Final = ("#d9c3a0", "#6d5743")
_RIM: Final = "#e2c58f"
_LANE: Final = ("#17406f", "#7fd6ff", "#e9f7ff")
"""Ground, edges and middle line of a trade route."""
_WORLDS: Final = (("#ffcf8a", "#a34f2b"), ("#9fe0ff", "#2a5b9e"), ("#c7f0a8", "#2f7a52"), ("#e1c1ff", "#5a3f9c"))
"""Light and dark side of a planet. These colours decorate: shapes say what is what."""
_STARS: Final = 16
_HALF_LANE: Final = 0.068
_PLANET: Final = 0.26


def draw_tile(painter: QPainter, rect: QRectF, tile: TileFace, theme: Theme, rotation: int = 0) -> None:
    """A tile in quarter turns clockwise, filling `rect`."""
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
    end = _route_end(fields, "planet" in features)
    for sides in routes:
        _route(painter, sides, end, theme)
    if [len(sides) for sides in routes].count(1) > 1 and end == 1:
        _station(painter, theme)
    if "planet" in features:
        _planet(painter, crc32(f"{tile.symbol} {tile.on}".strip().encode()), theme)
    if tile.symbol in SYMBOLS:
        draw_faction(painter, QPointF(*symbol_at(*parted(tile.on))), 0.105, SYMBOLS.index(tile.symbol), theme)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(theme.border, 0.75) if theme.name == "contrast" else color(_LANE[1], 0.35), 0.016))
    painter.drawRect(QRectF(0, 0, 1, 1))
    painter.restore()


def _space(painter: QPainter, seed: int, theme: Theme) -> None:
    gradient = QLinearGradient(0, 0, 1, 1)
    plain = theme.name == "contrast"
    gradient.setColorAt(0, color(theme.window if plain else _SKY[0]))
    gradient.setColorAt(1, color(theme.window if plain else _SKY[1]))
    painter.fillRect(QRectF(0, 0, 1, 1), gradient)
    if plain:
        return
    rng = Random(seed)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(_STARS):
        place, size = QPointF(rng.random(), rng.random()), rng.uniform(0.004, 0.011)
        painter.setBrush(color(_LANE[2], rng.uniform(0.25, 0.8)))
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
    painter.setPen(QPen(color(_RIM, 1.0 if theme.name == "contrast" else 0.8), 0.02))
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


def _route_end(fields: Sequence[Sequence[int]], planet: bool) -> float:
    """Where a route that ends on the tile stops: as a share of the way from its edge to the centre."""
    if planet:
        return 0.6
    return 0.62 if any(len(sides) > 1 for sides in fields) else 1.0


def _route(painter: QPainter, sides: tuple[int, ...], end: float, theme: Theme) -> None:
    path = QPainterPath(QPointF(*edge(sides[0])))
    if len(sides) == 1:
        path.lineTo(QPointF(*edge(sides[0])) * (1 - end) + QPointF(*CENTRE) * end)
    else:
        path.quadTo(QPointF(*CENTRE), QPointF(*edge(sides[1])))
    for other in sides[2:]:
        path.moveTo(QPointF(*edge(other)))
        path.lineTo(*CENTRE)
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * _HALF_LANE)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    lane = stroker.createStroke(path)
    painter.setPen(QPen(color(_LANE[1], 0.95), 0.018))
    painter.setBrush(color(_LANE[0]))
    painter.drawPath(lane)
    pen = QPen(color(theme.text if theme.name == "contrast" else _LANE[2], 0.9), 0.02)
    pen.setDashPattern([2.2, 2.6])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _station(painter: QPainter, theme: Theme) -> None:
    """A crossing, where routes end."""
    centre = QPointF(*CENTRE)
    painter.setPen(QPen(color(theme.coin_edge), 0.016))
    painter.setBrush(color(theme.coin))
    painter.drawEllipse(centre, 0.115, 0.115)
    painter.setBrush(color(_SKY[1]))
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
