"""Contents of a realm's banner: castle, church and tower, coins, tokens, medals."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from hoshikan.games.crowntaker.rules.phases import BURGUNDY
from hoshikan.games.crowntaker.screen.art.heraldry import SIGNS, draw_coin, draw_medal, draw_token, polygon
from hoshikan.games.crowntaker.screen.art.tints import blend
from hoshikan.games.crowntaker.screen.faces import PhaseFace, StatFace, StoreFace, TowerFace
from hoshikan.ui.board.table.drawing import draw_number, vertical
from hoshikan.ui.kit.look.material import draw_shadows, is_flat
from hoshikan.ui.kit.look.theme import Theme, color

_STACK: Final = 5
"""Coins in a stack."""
_PILE: Final = 7
"""Stacks of a pile at most."""
_STACKS: Final = 3
"""Most stacks that are drawn: beyond that the number is enough."""
_IN_ROW: Final = 5


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
