"""The island of Carcassonne: Star Wars with the pieces of the player at the screen, and the seats at the rim."""

from __future__ import annotations

from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from hoshikan.games.carcassonne_star_wars.screen.faces import ButtonFace, PileFace, SwitchFace
from hoshikan.ui.board.table.drawing import draw_label, draw_number, vertical
from hoshikan.ui.board.table.kit.painting import SeatLook, draw_pill, draw_plate, draw_seat_panel, stacked
from hoshikan.ui.board.table.model import SeatFace
from hoshikan.ui.kit.look.material import draw_shadows, is_flat
from hoshikan.ui.kit.look.theme import Theme, color, star_path

_CORNER: Final = 20.0
_THICK: Final = 130.0
"""Side of a thing that casts shadows as those of the island, in scene units."""
_LIT: Final = 165
_EDGE: Final = 190
"""Lightness of lit wood, in per cent, and of its edge."""
_VEINS: Final = 36
_PILE: Final = 5
"""Tiles of the pile that are drawn below the uppermost one."""
_LOOK: Final = SeatLook(12.0, 0.9, 7.0, edges=(3.5, 1.2))


def paint_island(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """A board of wood that floats over the sky."""
    if is_flat(theme):
        draw_plate(painter, rect, color(theme.surface), color(theme.border), 2, _CORNER)
        return
    board = rect.adjusted(2, 2, -2, -4)
    path = QPainterPath()
    path.addRoundedRect(board, _CORNER, _CORNER)
    draw_shadows(painter, path, _THICK, theme)
    wood = color(theme.wood)
    painter.fillPath(path, vertical(board, wood.lighter(_LIT), wood))
    _draw_veins(painter, path, theme)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(wood.lighter(_EDGE), 1.6))
    painter.drawPath(path)


def _draw_veins(painter: QPainter, path: QPainterPath, theme: Theme) -> None:
    """The grain of one board, which has no seams; its upper edge is in the light."""
    board, rng = path.boundingRect(), Random(_VEINS)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(_VEINS):
        y = board.top() + rng.random() * board.height()
        vein = QPainterPath(QPointF(board.left(), y))
        vein.cubicTo(*(QPointF(board.left() + board.width() * at, y + rng.uniform(-8, 8)) for at in (0.33, 0.66, 1)))
        painter.setPen(QPen(color(theme.shadow, rng.uniform(0.08, 0.3)), rng.uniform(0.8, 2.4)))
        painter.drawPath(vein)
    painter.setPen(QPen(color(theme.light, 0.5), 2))
    painter.drawLine(board.topLeft() + QPointF(_CORNER, 1.5), board.topRight() + QPointF(-_CORNER, 1.5))
    painter.restore()


def paint_slot(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """Draw the place of the drawn tile, while it is shown on the map."""
    draw_plate(painter, rect, color(theme.window, 0.45), color(theme.control, 0.5), 1.5, 6, inset=6)


def paint_seat(painter: QPainter, rect: QRectF, face: SeatFace, theme: Theme) -> None:
    """The ground of a seat, small at the rim or let into the island."""
    draw_seat_panel(painter, rect, face, theme, _LOOK)


def paint_pile(painter: QPainter, rect: QRectF, face: PileFace, theme: Theme) -> None:
    """The tiles face down and how many they are."""
    side = rect.height() * 0.76
    top = QRectF(rect.x() + 3, rect.y() + 2, side, side)
    below = min(_PILE, max(face.left - 1, 0))
    for back in stacked(top.translated(0.9 * below, 2.2 * below), below, 0.9, 2.2):
        draw_plate(painter, back, color(theme.card_edge), color(theme.shadow, 0.8), 1, 4, inset=0)
    if face.left:
        draw_plate(painter, top, color(theme.card_back), color(theme.control), 1.5, 4, inset=0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(theme.coin))
        painter.drawPath(star_path(top.center(), side * 0.3, 4, 0.36))
    else:
        draw_plate(painter, top, color(theme.shadow, 0.25), color(theme.control, 0.4), 1.5, 4, inset=0)
    box = QRectF(top.right() + 12, rect.y(), rect.right() - top.right() - 14, rect.height())
    draw_number(painter, box, str(face.left), theme.text, rect.height() * 0.6)


def paint_button(painter: QPainter, rect: QRectF, face: ButtonFace, theme: Theme) -> None:
    """A button with its word."""
    inner = draw_plate(painter, rect, color(theme.raised), color(theme.control), 2, 14, inset=4)
    draw_label(painter, inner.adjusted(8, 4, -8, -4), face.words, theme.text, 25, theme)


def paint_switch(painter: QPainter, rect: QRectF, face: SwitchFace, theme: Theme) -> None:
    """A switch: its knob is at the right, and its way filled, while it is on."""
    inner = draw_plate(painter, rect, color(theme.raised, 0.9), color(theme.control), 2, 12, inset=3)
    tall = inner.height() * 0.46
    way = QRectF(inner.x() + 12, inner.center().y() - tall / 2, tall * 1.9, tall)
    draw_pill(painter, way, color(theme.glow if face.on else theme.window), color(theme.control), 1.5, inset=0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.window if face.on else theme.muted))
    middle = way.right() - tall / 2 if face.on else way.left() + tall / 2
    painter.drawEllipse(QPointF(middle, way.center().y()), tall * 0.36, tall * 0.36)
    words = QRectF(way.right() + 10, inner.y(), inner.right() - way.right() - 18, inner.height())
    draw_label(painter, words, face.words, theme.text, 22, theme, align=Qt.AlignmentFlag.AlignLeft)


def paint_cloth(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """Draw the cloth for the tiles left, over the map."""
    draw_plate(painter, rect, color(theme.surface, 0.97), color(theme.border), 2, 16)
