"""Grounds of the table of CrownTaker (the map, the wood under it, the felt to decide on, the banners), and buildings
with what is in them: the castles of the map, castle, church and tower of a banner, coins, medals."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from hoshikan.games.crowntaker.rules.phases import BURGUNDY
from hoshikan.games.crowntaker.screen.art.heraldry import SIGNS, arms_of, draw_coin, draw_medal, draw_token, polygon
from hoshikan.games.crowntaker.screen.art.tints import blend, dyed
from hoshikan.games.crowntaker.screen.faces import (
    CastleFace,
    EmptyFace,
    PhaseFace,
    PostFace,
    RealmFace,
    StatFace,
    StoreFace,
    TowerFace,
    TrayFace,
)
from hoshikan.ui.board.table.drawing import draw_number, vertical
from hoshikan.ui.kit.look.material import draw_shadows, texture
from hoshikan.ui.kit.look.theme import Theme, color, crown_path, is_flat

_WORN: Final = 64
"""Corners along one edge of the parchment."""
_TAIL: Final = 24.0
_SHADE: Final = 26.0
_ABOVE: Final = 60.0
_BELOW: Final = 104.0
"""Left free of coasts and hills: the room of the words at the upper and lower edge of the map."""
_FADING: Final = 34.0
"""The length on which a coast fades before them."""
_DARK: Final = 0.66
"""Share of the night in a banner's cloth."""
_COAST: Final = ((-0.035, 0.0), (-0.06, 0.22), (-0.015, 0.45), (-0.05, 0.66), (-0.03, 0.84), (-0.045, 1.0))
"""Corners of France's coast: from the middle in shares of the width, and from the top in shares of the height."""
_HILLS: Final = ((0.02, 0.18), (0.2, 0.2), (0.33, 0.19), (0.41, 0.44))
"""Hills of France, where nothing is written; England's are theirs in a mirror."""
_WOODS: Final = ((0.27, 0.47), (0.3, 0.44), (0.32, 0.48), (0.385, 0.215), (0.41, 0.235), (0.43, 0.2))
"""Trees of France, …"""
_FARMS: Final = ((0.165, 0.5), (0.235, 0.245))
"""… and its farms."""
_ROAD: Final = ((0.1, 0.47), (0.2, 0.52), (0.31, 0.49), (0.46, 0.53))
"""The road of France from its castle to the front."""
_WAVES: Final = ((-0.012, 0.2), (0.01, 0.3), (-0.008, 0.39), (0.012, 0.49), (-0.006, 0.6), (0.008, 0.69))
_STACK: Final = 5
"""Coins in a stack."""
_PILE: Final = 7
"""Stacks of a pile at most."""
_STACKS: Final = 3
"""Most stacks that are drawn: beyond that the number is enough."""
_IN_ROW: Final = 5
_TALL: Final = 2.24
"""Height of a castle with its banner, by the half of its width."""
_TOWERS: Final = ((0.0, 0.56, 1.3, 3), (-0.74, 0.46, 0.98, 3), (0.74, 0.46, 0.9, 3))
"""Keep and corner towers of a castle: place, width, height and merlons, by the half of its width."""
_SMOKE: Final = ((-0.02, 0.0, 0.2), (0.1, -0.26, 0.25), (-0.04, -0.56, 0.3), (0.16, -0.9, 0.34))
"""Puffs of smoke over a fire: place and size."""


def paint_wood(painter: QPainter, rect: QRectF, face: object, theme: Theme) -> None:
    """The rim of medals, or the shelf."""
    path = QPainterPath()
    path.addRoundedRect(rect.adjusted(1, 1, -1, -1), 12, 12)
    if is_flat(theme):
        painter.setPen(QPen(color(theme.border), 1.5))
        painter.setBrush(color(theme.surface))
        painter.drawPath(path)
        return
    draw_shadows(painter, path, min(rect.height(), 90.0), theme)
    light = _wood(theme, 0.12)
    painter.fillPath(path, vertical(rect, light, _wood(theme, 0.0).darker(124)))
    painter.setOpacity(0.55)
    painter.fillPath(path, texture("wood", painter))
    painter.setOpacity(1)
    painter.fillPath(path - path.translated(0, 2.2), color(theme.light, 0.3))
    painter.fillPath(path - path.translated(0, -3), color(theme.shadow, 0.4))


def _wood(theme: Theme, light: float) -> QColor:
    """Return wood that is warmer than the rim of the table, and lighter by `light`."""
    warm = blend(theme.wood, theme.coin_edge, 0.24)
    return blend(warm.name(), theme.light, light)


def paint_tray(painter: QPainter, rect: QRectF, face: TrayFace, theme: Theme) -> None:
    """Felt let into the shelf; a golden braid along its upper edge marks the deciding player's."""
    inner = rect.adjusted(2, 2, -2, -2)
    path = QPainterPath()
    path.addRoundedRect(inner, 12, 12)
    painter.setPen(QPen(color(theme.border), 1.5))
    painter.setBrush(color(theme.surface))
    painter.drawPath(path)
    if not is_flat(theme):
        painter.fillPath(
            path, vertical(inner, color(theme.cloth_edge if theme.dark else theme.cloth), color(theme.cloth))
        )
        painter.fillPath(path, texture("cloth", painter))
        shade = QRectF(inner.x(), inner.y(), inner.width(), _SHADE)
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        painter.fillRect(shade, vertical(shade, color(theme.shadow, 0.5), color(theme.shadow, 0)))
        painter.restore()
    if face.yours:
        pen = QPen(color(theme.gold_line), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(inner.x() + 16, inner.y() + 1), QPointF(inner.right() - 16, inner.y() + 1))


def paint_realm(painter: QPainter, rect: QRectF, face: RealmFace, theme: Theme) -> None:
    """The cloth banner of a side on its pole, with a golden fringe while the side decides."""
    cloth = rect.adjusted(5, 7, -5, -4)
    low = cloth.bottom() - _TAIL
    path = QPainterPath()
    corners = (cloth.topLeft(), cloth.topRight(), QPointF(cloth.right(), low))
    tail = (QPointF(cloth.center().x(), cloth.bottom()), QPointF(cloth.x(), low))
    path.addPolygon(QPolygonF([*corners, *tail]))
    path.closeSubpath()
    tint = theme.seats[face.side]
    if is_flat(theme):
        painter.fillPath(path, color(theme.surface))
        painter.strokePath(path, QPen(color(tint), 2))
    else:
        draw_shadows(painter, path, 150.0, theme)
        upper, lower = (dyed(tint, theme.window, theme.muted, share) for share in (_DARK, _DARK + 0.2))
        painter.fillPath(path, vertical(cloth, upper, lower))
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        for fold in range(5):
            left = cloth.x() + cloth.width() * (0.06 + 0.21 * fold)
            strip = QRectF(left, cloth.y(), cloth.width() * 0.1, cloth.height())
            painter.fillRect(strip, color(theme.shadow if fold % 2 else theme.light, 0.06 if fold % 2 else 0.035))
        painter.fillPath(path, texture("cloth", painter))
        sign = arms_of(face.side, QPointF(cloth.center().x(), cloth.y() + cloth.height() * 0.66), cloth.width() * 0.4)
        painter.fillPath(sign, color(tint, 0.1))
        painter.restore()
    hem = QPainterPath(corners[2])
    hem.lineTo(tail[0])
    hem.lineTo(tail[1])
    edge = theme.gold_line if face.active else tint
    painter.strokePath(hem, QPen(color(edge, 1.0 if face.active else 0.6), 6 if face.active else 2.5))
    if face.active:
        fringe = QPen(color(theme.gold_line), 2.4)
        painter.setPen(fringe)
        for index in range(1, 24):
            share = index / 24
            x = cloth.x() + cloth.width() * share
            y = low + _TAIL * (1 - abs(2 * share - 1))
            painter.drawLine(QPointF(x, y), QPointF(x, min(y + 9, rect.bottom())))
    _pole(painter, QRectF(rect.x(), rect.y(), rect.width(), 13), theme)


def _pole(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    path = QPainterPath()
    path.addRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
    if is_flat(theme):
        painter.fillPath(path, color(theme.border))
        return
    painter.fillPath(path, vertical(rect, blend(theme.wood, theme.light, 0.35), blend(theme.wood, theme.shadow, 0.4)))


def paint_field(painter: QPainter, rect: QRectF, face: object, theme: Theme) -> None:
    """The map: France and England with the Channel between them."""
    inner = rect.adjusted(3, 3, -3, -5)
    if is_flat(theme):
        painter.setPen(QPen(color(theme.parchment_edge), 1.5))
        painter.setBrush(color(theme.parchment))
        painter.drawRoundedRect(inner, 8, 8)
        # The Channel, as far as no sentence lies over it: they stand above and below.
        upper, lower = inner.y() + _ABOVE, inner.bottom() - _BELOW
        painter.drawLine(QPointF(inner.center().x(), upper), QPointF(inner.center().x(), lower))
    else:
        path = _worn(inner)
        draw_shadows(painter, path, 190.0, theme)
        lamp = QRadialGradient(
            QPointF(inner.x() + inner.width() * 0.42, inner.y() + inner.height() * 0.3), inner.width() * 0.72
        )
        lamp.setColorAt(0, blend(theme.parchment, theme.light, 0.34))
        lamp.setColorAt(0.55, color(theme.parchment))
        lamp.setColorAt(1, blend(theme.parchment, theme.parchment_edge, 0.72))
        painter.fillPath(path, lamp)
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        _lands(painter, inner, theme)
        painter.fillPath(path, texture("paper", painter))
        painter.restore()
        painter.strokePath(path, QPen(color(theme.parchment_edge), 1.6))


@cache
def _ragged() -> tuple[float, ...]:
    """Return the wear of the parchment at each of its corners, in scene units; always the same."""
    return tuple(1.6 * (1 + sin(place * 12.9898) * sin(place * 4.1414)) for place in range(4 * _WORN))


def _worn(rect: QRectF) -> QPainterPath:
    """The outline of the parchment."""
    edges = ((0, 0, 1, 0), (1, 0, 0, 1), (1, 1, -1, 0), (0, 1, 0, -1))
    corners = []
    for edge, (x, y, dx, dy) in enumerate(edges):
        for step in range(_WORN):
            share, worn = step / _WORN, _ragged()[edge * _WORN + step]
            corner = QPointF(
                rect.x() + rect.width() * (x + dx * share) - dy * worn,
                rect.y() + rect.height() * (y + dy * share) + dx * worn,
            )
            corners.append(corner)
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


def _lands(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A breath of each side's colour, the Channel with its coasts, and hills."""
    for side, (near, far) in enumerate(((rect.left(), rect.center().x()), (rect.right(), rect.center().x()))):
        glow = QRadialGradient(QPointF(near, rect.center().y()), abs(far - near))
        glow.setColorAt(0, color(theme.seats[side], 0.34))
        glow.setColorAt(1, color(theme.seats[side], 0))
        painter.fillRect(rect, glow)
    west = [QPointF(rect.center().x() + rect.width() * x, rect.y() + rect.height() * y) for x, y in _COAST]
    east = [QPointF(2 * rect.center().x() - point.x() + 8 * sin(point.y()), point.y()) for point in west]
    channel = QPainterPath(west[0])
    _curve(channel, west)
    channel.lineTo(east[-1])
    _curve(channel, east[::-1])
    channel.closeSubpath()
    painter.fillPath(channel, color(theme.link, 0.3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for broad, strength in ((7.0, 0.1), (1.6, 0.42)):
        painter.strokePath(channel, QPen(QBrush(_between_words(rect, theme, strength)), broad))
    painter.setPen(QPen(color(theme.ink, 0.26), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for x, y in _WAVES:
        crest = QPainterPath(QPointF(rect.center().x() + rect.width() * x - 11, rect.y() + rect.height() * y))
        for _ in range(2):
            here = crest.currentPosition()
            crest.cubicTo(here + QPointF(3, -6), here + QPointF(8, -6), here + QPointF(11, 0))
        painter.drawPath(crest)
    for mirrored in (False, True):
        _country(painter, rect, mirrored, theme)


def _country(painter: QPainter, rect: QRectF, mirrored: bool, theme: Theme) -> None:
    """Hills, woods and farms of a side, and the road from its castle to the front."""

    def spot(place: tuple[float, float]) -> QPointF:
        across = 1 - place[0] if mirrored else place[0]
        return QPointF(rect.x() + rect.width() * across, rect.y() + rect.height() * place[1])

    line = QPen(color(theme.ink, 0.3), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(line)
    for place in _HILLS:
        foot = spot(place) + QPointF(-20 if mirrored else 0, 0)
        hill = QPainterPath(foot)
        hill.cubicTo(foot + QPointF(8, -22), foot + QPointF(22, -26), foot + QPointF(34, 0))
        behind = QPainterPath(foot + QPointF(26, -12))
        behind.cubicTo(foot + QPointF(34, -28), foot + QPointF(48, -20), foot + QPointF(56, 0))
        for one in (behind, hill):
            painter.setBrush(color(theme.good, 0.1))
            painter.drawPath(one)
    road = QPainterPath(spot(_ROAD[0]))
    here = spot(_ROAD[0])
    for place in _ROAD[1:]:
        there = spot(place)
        bend = (there.x() - here.x()) * 0.5
        road.cubicTo(here + QPointF(bend, 0), there - QPointF(bend, 0), there)
        here = there
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(road, QPen(color(theme.light, 0.42), 13, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.strokePath(road, QPen(color(theme.ink, 0.3), 2.2, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap))
    painter.setPen(line)
    for place in _WOODS:
        foot = spot(place)
        painter.drawLine(foot, foot - QPointF(0, 6))
        tree = QPainterPath()
        tree.addPolygon(QPolygonF([foot + QPointF(-8, -5), foot + QPointF(8, -5), foot - QPointF(0, 26)]))
        tree.closeSubpath()
        painter.setBrush(blend(theme.good, theme.parchment, 0.55))
        painter.drawPath(tree)
    for place in _FARMS:
        foot = spot(place)
        painter.setBrush(color(theme.light, 0.5))
        painter.drawRect(QRectF(foot.x() - 9, foot.y() - 10, 18, 10))
        painter.setBrush(blend(theme.bad, theme.parchment, 0.5))
        painter.drawPolygon(
            QPolygonF(
                [foot + QPointF(-12, -10), foot + QPointF(12, -10), foot + QPointF(7, -20), foot + QPointF(-7, -20)]
            )
        )


def _between_words(rect: QRectF, theme: Theme, strength: float) -> QLinearGradient:
    """Ink of such a strength that fades before it comes to the words at the upper and lower edge."""
    ink = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    edges = (_ABOVE, 0), (_ABOVE + _FADING, 1), (rect.height() - _BELOW - _FADING, 1), (rect.height() - _BELOW, 0)
    for place, share in edges:
        # A map too low for all that has its places where they can be.
        ink.setColorAt(min(max(place / rect.height(), 0.0), 1.0), color(theme.ink, strength * share))
    return ink


def _curve(path: QPainterPath, points: list[QPointF]) -> None:
    """Go on smoothly through `points`."""
    for here, there in pairwise(points):
        bend = (there.y() - here.y()) * 0.5
        path.cubicTo(here + QPointF(0, bend), there - QPointF(0, bend), there)


def paint_post(painter: QPainter, rect: QRectF, face: PostFace, theme: Theme) -> None:
    """Draw the place of a commander or of a captive put up, with the arms of its side while it is empty."""
    inner = _corners(painter, rect, theme)
    if face.arms:
        sign = arms_of(face.side, inner.center(), min(inner.width(), inner.height()) * 0.3)
        painter.fillPath(sign, color(theme.ink, 0.2))


def paint_empty(painter: QPainter, rect: QRectF, face: EmptyFace, theme: Theme) -> None:
    """Draw the place of a negotiation card on the map."""
    inner = _corners(painter, rect, theme)
    sign = arms_of(face.side, inner.center(), min(inner.width(), inner.height()) * 0.26)
    painter.fillPath(sign, color(theme.ink, 0.16))


def _corners(painter: QPainter, rect: QRectF, theme: Theme) -> QRectF:
    """The four corners of a place, in ink."""
    inner = rect.adjusted(6, 6, -6, -7)
    reach = min(inner.width(), inner.height()) * 0.13
    pen = QPen(color(theme.ink, 0.9 if is_flat(theme) else 0.42), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for corner, across, down in (
        (inner.topLeft(), 1, 1),
        (inner.topRight(), -1, 1),
        (inner.bottomLeft(), 1, -1),
        (inner.bottomRight(), -1, -1),
    ):
        ends = (corner + QPointF(across * reach, 0), corner, corner + QPointF(0, down * reach))
        painter.drawPolyline(QPolygonF(ends))
    return inner


def _building(painter: QPainter, path: QPainterPath, theme: Theme, tint: str) -> None:
    """A house of stone with the light from the upper left."""
    box = path.boundingRect()
    if is_flat(theme):
        painter.strokePath(path, QPen(color(theme.ink), 2))
        return
    draw_shadows(painter, path, box.height() * 0.6, theme)
    stone = blend(theme.parchment_edge, tint, 0.22)
    painter.fillPath(path, vertical(box, stone.lighter(136), stone.darker(135)))
    painter.strokePath(path, QPen(color(theme.shadow, 0.55), 1.6))


def paint_castle(painter: QPainter, rect: QRectF, face: CastleFace, theme: Theme) -> None:
    """A castle on its hill: windows lit in peace, dark behind the portcullis in a war, on fire when its last troop
    defends it, and broken down when its side is ruined."""
    radius = min(rect.width() * 0.48, rect.height() / _TALL)
    foot = QPointF(rect.center().x(), rect.bottom() - radius * 0.12)
    ruined = face.state == "ruined"
    hill = QPainterPath()
    hill.addEllipse(foot, radius * 1.02, radius * 0.12)
    painter.fillPath(hill, color(theme.ink, 0.12) if is_flat(theme) else blend(theme.good, theme.parchment_edge, 0.6))
    if face.state in ("besieged", "ruined"):
        _smoke(painter, foot + QPointF(-radius * 0.5, -radius * 0.9), radius * 0.8, theme)
        _smoke(painter, foot + QPointF(radius * 0.62, -radius * 0.75), radius * 0.6, theme)
    if face.flag >= 0:
        tower = _TOWERS[-1 if face.crown else 0]
        _flag(painter, foot + QPointF(tower[0], 0.02 - tower[2]) * radius, radius, face.flag, theme)
    for place, wide, tall, teeth in _TOWERS:
        _wall(painter, foot + QPointF(place * radius, 0), (wide, tall, teeth), radius, face, theme)
    _wall(painter, foot, (1.24, 0.5, 5), radius, face, theme)
    if not ruined:
        _lights(painter, foot, radius, face, theme)
        _gate(painter, foot, radius, face, theme)
    else:
        _rubble(painter, foot, radius, face, theme)
    if face.state == "besieged":
        for place, high, size in ((-0.74, 0.94, 0.4), (0.3, 0.46, 0.42), (0.8, 0.86, 0.3)):
            _flame(painter, foot + QPointF(place, -high) * radius, radius * size, theme)
    if face.crown:
        top = foot - QPointF(0, radius * 1.62)
        painter.setPen(QPen(color(theme.coin_edge), max(1.2, radius * 0.03)))
        painter.setBrush(color(theme.coin))
        painter.drawPath(crown_path(top, radius * 0.44))


def _wall(
    painter: QPainter, foot: QPointF, size: tuple[float, float, int], radius: float, face: CastleFace, theme: Theme
) -> None:
    """A tower or a wall with merlons, or what is left of it."""
    wide, tall, teeth = size
    half, tooth = wide / 2, wide / (2 * teeth - 1)
    if face.state == "ruined":
        broken = ((-0.5, 1.0), (-0.3, 0.74), (-0.1, 0.9), (0.1, 0.5), (0.3, 0.66), (0.5, 0.34))
        top = [(x * wide, -y * tall * 0.78) for x, y in broken]
    else:
        spread = tooth * 0.22 if wide < 1 else 0.0
        merlon = (wide + 2 * spread) / (2 * teeth - 1)
        top = [(-half, -tall + 0.2), (-half - spread, -tall + 0.14)]
        for index in range(teeth):
            left = -half - spread + index * 2 * merlon
            top += [(left, -tall), (left + merlon, -tall)]
            if index < teeth - 1:
                top += [(left + merlon, -tall + 0.09), (left + 2 * merlon, -tall + 0.09)]
        top += [(half + spread, -tall + 0.14), (half, -tall + 0.2)]
    path = polygon(foot, radius, (*top, (half, 0.0), (-half, 0.0)))
    box = path.boundingRect()
    if is_flat(theme):
        painter.fillPath(path, color(theme.parchment))
        painter.strokePath(path, QPen(color(theme.ink), 2))
        return
    stone = blend(theme.parchment_edge, theme.seats[face.side], 0.3)
    if face.state == "ruined":
        stone = blend(stone.name(), theme.shadow, 0.35)
    painter.fillPath(path, vertical(box, stone.lighter(142), stone.darker(128)))
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    shade = QRectF(box.center().x() + box.width() * 0.16, box.y(), box.width() * 0.4, box.height())
    painter.fillRect(shade, color(theme.shadow, 0.16))
    painter.setPen(QPen(color(theme.shadow, 0.2), max(0.8, radius * 0.014)))
    course = radius * 0.15
    for line in range(1, int(box.height() / course) + 1):
        y = box.bottom() - line * course
        painter.drawLine(QPointF(box.x(), y), QPointF(box.right(), y))
    painter.restore()
    painter.strokePath(path, QPen(color(theme.shadow, 0.6), max(1.2, radius * 0.025)))


def _lights(painter: QPainter, foot: QPointF, radius: float, face: CastleFace, theme: Theme) -> None:
    """Windows: lit in peace."""
    lit = face.state == "peace" and not is_flat(theme)
    shade = color(theme.gold) if lit else color(theme.ink if is_flat(theme) else theme.shadow, 0.8)
    for place, high in ((-0.74, 0.6), (0.74, 0.54), (-0.13, 0.86), (0.13, 0.86)):
        slit = QRectF(0, 0, radius * 0.09, radius * 0.17)
        slit.moveCenter(foot + QPointF(place * radius, -high * radius))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawRoundedRect(slit, slit.width() / 2, slit.width() / 2)


def _gate(painter: QPainter, foot: QPointF, radius: float, face: CastleFace, theme: Theme) -> None:
    """The gate: open in peace, else behind its portcullis."""
    gate = QPainterPath()
    arch = QRectF(foot.x() - radius * 0.15, foot.y() - radius * 0.36, radius * 0.3, radius * 0.52)
    gate.addRoundedRect(arch, radius * 0.15, radius * 0.15)
    ground = QPainterPath()
    ground.addRect(QRectF(foot.x() - radius, foot.y() - radius, radius * 2, radius))
    gate = gate.intersected(ground)
    open_ = face.state == "peace" and not is_flat(theme)
    painter.fillPath(gate, blend(theme.gold, theme.shadow, 0.35) if open_ else color(theme.shadow, 0.9))
    if face.state != "peace":
        painter.save()
        painter.setClipPath(gate, Qt.ClipOperation.IntersectClip)
        painter.setPen(QPen(color(theme.parchment_edge), max(1.0, radius * 0.028)))
        for step in range(1, 4):
            x = arch.x() + arch.width() * step / 4
            painter.drawLine(QPointF(x, arch.y()), QPointF(x, foot.y()))
        painter.drawLine(QPointF(arch.x(), foot.y() - radius * 0.14), QPointF(arch.right(), foot.y() - radius * 0.14))
        painter.restore()
    painter.strokePath(gate, QPen(color(theme.ink if is_flat(theme) else theme.shadow, 0.7), max(1.0, radius * 0.02)))


def _rubble(painter: QPainter, foot: QPointF, radius: float, face: CastleFace, theme: Theme) -> None:
    """Fallen stones before the walls."""
    flat = is_flat(theme)
    painter.setPen(QPen(color(theme.ink if flat else theme.shadow, 0.6), max(1.0, radius * 0.02)))
    painter.setBrush(color(theme.parchment) if flat else blend(theme.parchment_edge, theme.shadow, 0.25))
    for place, size in (
        (-0.8, 0.1),
        (-0.6, 0.13),
        (-0.36, 0.09),
        (-0.08, 0.12),
        (0.16, 0.08),
        (0.42, 0.13),
        (0.7, 0.1),
    ):
        stone = QRectF(0, 0, size * 2 * radius, size * 1.5 * radius)
        stone.moveCenter(foot + QPointF(place * radius, -size * 0.4 * radius))
        painter.drawRoundedRect(stone, stone.height() * 0.3, stone.height() * 0.3)


def _flag(painter: QPainter, foot: QPointF, radius: float, owner: int, theme: Theme) -> None:
    """The banner of a side over the keep."""
    top = foot - QPointF(0, radius * 0.9)
    painter.setPen(QPen(color(theme.ink), max(1.4, radius * 0.035), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(foot + QPointF(0, radius * 0.1), top)
    cloth = QPainterPath(top)
    wide, tall = radius * 0.82, radius * 0.5
    cloth.cubicTo(
        top + QPointF(wide * 0.35, -tall * 0.2), top + QPointF(wide * 0.6, tall * 0.25), top + QPointF(wide, 0)
    )
    cloth.lineTo(top + QPointF(wide * 0.86, tall * 0.5))
    cloth.lineTo(top + QPointF(wide, tall))
    cloth.cubicTo(
        top + QPointF(wide * 0.6, tall * 1.25), top + QPointF(wide * 0.35, tall * 0.8), top + QPointF(0, tall)
    )
    cloth.closeSubpath()
    tint = QColor(theme.seats[owner])
    painter.fillPath(cloth, vertical(cloth.boundingRect(), tint.lighter(112), tint.darker(118)))
    painter.strokePath(cloth, QPen(color(theme.ink, 0.7), max(1.0, radius * 0.02)))
    painter.fillPath(arms_of(owner, top + QPointF(wide * 0.42, tall * 0.5), tall * 0.34), color(theme.on_seat))


def _smoke(painter: QPainter, foot: QPointF, radius: float, theme: Theme) -> None:
    """Smoke that rises."""
    flat = is_flat(theme)
    painter.setPen(QPen(color(theme.ink), 1.4) if flat else Qt.PenStyle.NoPen)
    for index, (x, y, size) in enumerate(_SMOKE):
        puff = foot + QPointF(x * radius, y * radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if not flat:
            shade = QRadialGradient(puff, size * radius * 1.2)
            shade.setColorAt(0, color(theme.shadow, 0.5 - index * 0.09))
            shade.setColorAt(1, color(theme.shadow, 0))
            painter.setBrush(shade)
        painter.drawEllipse(puff, size * radius * (1 if flat else 1.2), size * radius * (1 if flat else 1.2))


def _flame(painter: QPainter, foot: QPointF, tall: float, theme: Theme) -> None:
    """A fire on a wall, in three tongues."""
    for across, share, tint in (
        (-0.34, 0.6, theme.bad),
        (0.32, 0.7, theme.bad),
        (0, 1.1, theme.bad),
        (0, 0.6, theme.gold),
    ):
        base = foot + QPointF(across * tall, tall * 0.1)
        high, wide = tall * share * 1.3, tall * share * 0.42
        flame = QPainterPath(base + QPointF(wide * 0.3, -high))
        flame.cubicTo(base + QPointF(wide * 0.3, -high * 0.6), base + QPointF(wide * 1.5, -high * 0.2), base)
        flame.cubicTo(
            base + QPointF(-wide * 1.6, -high * 0.1),
            base + QPointF(-wide * 0.5, -high * 0.55),
            base + QPointF(wide * 0.3, -high),
        )
        painter.fillPath(flame, color(theme.ink) if is_flat(theme) else blend(tint, theme.coin_edge, 0.15))


def paint_store(painter: QPainter, rect: QRectF, face: StoreFace, theme: Theme) -> None:
    """A castle or a church, and the tokens that stand before it."""
    tall = rect.height()
    radius = min(tall * 0.48, 62.0)
    spot = QPointF(rect.x() + radius * 1.02 + 2, rect.bottom() - radius * 0.98)
    _building(painter, SIGNS[face.sign](spot, radius), theme, theme.seats[face.side])
    _openings(painter, face.sign, spot, radius, theme)
    count = face.tokens
    if not count:
        return
    left = rect.x() + radius * (0.8 if rect.width() < radius * 4 else 1.1)
    room = rect.right() - left
    rows = 2 if count > _IN_ROW else 1
    across = -(-count // rows)
    size = min(room / (across * 2.1), tall / (rows * 2.15), 20.0)
    for index in range(count):
        x = left + size * (1.05 + 2.1 * (index % across))
        y = rect.bottom() - size * (1.1 + 2.08 * (rows - 1 - index // across))
        draw_token(painter, QPointF(x, y), size, face.side, theme)


def _openings(painter: QPainter, sign: str, spot: QPointF, radius: float, theme: Theme) -> None:
    """Windows, and the door of a church."""
    dark = color(theme.ink if is_flat(theme) else theme.shadow, 0.8)
    if sign == "castle":
        for across in (-0.6, 0.6):
            slit = QRectF(spot.x() + (across - 0.07) * radius, spot.y() - 0.22 * radius, 0.14 * radius, 0.36 * radius)
            painter.fillRect(slit, dark)
        return
    door = QPainterPath()
    door.addRoundedRect(
        QRectF(spot.x() - 0.17 * radius, spot.y() + 0.46 * radius, 0.34 * radius, 0.6 * radius),
        radius * 0.17,
        radius * 0.17,
    )
    wall = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 1.95 * radius)
    painter.save()
    painter.setClipRect(wall, Qt.ClipOperation.IntersectClip)
    painter.fillPath(door, dark)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dark)
    painter.drawEllipse(spot + QPointF(0, 0.12 * radius), radius * 0.13, radius * 0.13)
    painter.restore()


def paint_tower(painter: QPainter, rect: QRectF, face: TowerFace, theme: Theme) -> None:
    """The tower of a side, with a barred window."""
    radius = min(rect.height() * 0.5, rect.width() * 0.78)
    spot = QPointF(rect.center().x(), rect.bottom() - radius)
    walls = (
        (-0.5, 1), (-0.42, -0.5), (-0.6, -0.5), (-0.6, -0.98), (-0.34, -0.98), (-0.34, -0.78), (-0.12, -0.78),
        (-0.12, -0.98), (0.12, -0.98), (0.12, -0.78), (0.34, -0.78), (0.34, -0.98), (0.6, -0.98), (0.6, -0.5),
        (0.42, -0.5), (0.5, 1),
    )  # fmt: skip
    _building(painter, polygon(spot, radius, walls), theme, theme.seats[face.side])
    window = QRectF(spot.x() - radius * 0.17, spot.y() - radius * 0.2, radius * 0.34, radius * 0.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.ink if is_flat(theme) else theme.shadow, 0.85))
    painter.drawRoundedRect(window, radius * 0.15, radius * 0.15)
    painter.setPen(
        QPen(color(theme.parchment_edge if not is_flat(theme) else theme.parchment), max(1.0, radius * 0.05))
    )
    for share in (0.28, 0.5, 0.72):
        x = window.x() + window.width() * share
        painter.drawLine(QPointF(x, window.y()), QPointF(x, window.bottom()))


def paint_stat(painter: QPainter, rect: QRectF, face: StatFace, theme: Theme) -> None:
    """A number beside what it counts: stacks of coins, a token, a medal."""
    radius = rect.height() * 0.42
    left = rect.x() + radius * 2.2
    spot = QPointF(rect.x() + radius * 1.05, rect.center().y())
    if face.sign == "coin":
        left = rect.x() + rect.width() * 0.48
        _coins(painter, QRectF(rect.x(), rect.y(), left - rect.x() - 6, rect.height()), face.number, theme)
    elif face.sign == "medal":
        draw_medal(painter, spot, radius * 1.06, face.side, theme)
    else:
        draw_token(painter, spot, radius * 0.92, face.side, theme)
    if face.burgundy:
        draw_token(painter, spot + QPointF(radius * 0.66, radius * 0.5), radius * 0.6, BURGUNDY, theme)
        left += radius * 0.4
    box = QRectF(left, rect.y(), rect.right() - left - 2, rect.height())
    draw_number(painter, box, face.number, theme.text, rect.height() * (0.86 if face.sign == "coin" else 0.72))


def _coins(painter: QPainter, rect: QRectF, number: str, theme: Theme) -> None:
    """Draw stacks of coins, one for each asset if there is room."""
    count = min(int(number), _STACK * _STACKS) if number.isdigit() else 0
    wide = rect.width() / _STACKS
    radius = wide * 0.46
    thick = (rect.height() - radius) / (_STACK + 0.6)
    _stacks(painter, rect, count, wide, thick, theme)
    if not count:
        painter.setOpacity(0.4)
        draw_coin(painter, rect.center(), radius * 1.2, theme)
        painter.setOpacity(1)


def draw_pile(painter: QPainter, rect: QRectF, count: int, theme: Theme) -> None:
    """Draw stacks of five coins, thinner stacks where there are many."""
    shown = min(count, _STACK * _PILE)
    wide = min(rect.width() / max(-(-shown // _STACK), _STACKS), rect.height() * 0.75)
    _stacks(painter, rect, shown, wide, (rect.height() - wide * 0.46) / (_STACK + 0.6), theme)


def _stacks(painter: QPainter, rect: QRectF, count: int, wide: float, thick: float, theme: Theme) -> None:
    radius = wide * 0.46
    painter.setPen(QPen(color(theme.coin_edge), 1.2))
    for index in range(count):
        center = QPointF(
            rect.x() + wide * (index // _STACK + 0.5),
            rect.bottom() - radius * 0.5 - thick * (index % _STACK) - 2,
        )
        painter.setBrush(blend(theme.coin, theme.coin_edge, 0.5))
        painter.drawEllipse(center + QPointF(0, thick * 0.5), radius, radius * 0.5)
        painter.setBrush(color(theme.coin))
        painter.drawEllipse(center, radius, radius * 0.5)


def paint_phase(painter: QPainter, rect: QRectF, face: PhaseFace, theme: Theme) -> None:
    """A socket of the rim: its number, or the medal won there; a die marks the phases that end with an event."""
    radius = min(rect.width() * 0.47, rect.height() * 0.46)
    spot = rect.center()
    painter.setPen(
        QPen(color(theme.gold_line if face.now else theme.border, 1.0 if face.now else 0.9), 4 if face.now else 1.4)
    )
    painter.setBrush(color(theme.surface if is_flat(theme) else theme.shadow, 1 if is_flat(theme) else 0.42))
    painter.drawEllipse(spot, radius * 0.92, radius * 0.92)
    if face.owner is not None:
        draw_medal(painter, spot, radius * 0.96, face.owner, theme)
    else:
        tint = theme.text if face.now or is_flat(theme) or not theme.dark else theme.muted
        draw_number(painter, rect, str(face.phase), theme.card if not theme.dark else tint, radius * 0.95)
    if face.event:
        corner = QPointF(rect.right() - radius * 0.36, rect.bottom() - radius * 0.36)
        painter.setPen(QPen(color(theme.on_gold), 1.4))
        painter.setBrush(color(theme.card))
        painter.drawPath(SIGNS["dice"](corner, radius * 0.36))
