"""Grounds of the table of CrownTaker: the map, the wood under it, the felt to decide on, the banners."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from hoshikan.games.crowntaker.screen.art.heraldry import arms_of
from hoshikan.games.crowntaker.screen.art.tints import blend, dyed
from hoshikan.games.crowntaker.screen.faces import EmptyFace, PostFace, RealmFace, TrayFace
from hoshikan.ui.board.table.drawing import vertical
from hoshikan.ui.kit.look.material import draw_shadows, texture
from hoshikan.ui.kit.look.theme import Theme, color, is_flat

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
