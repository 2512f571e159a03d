"""The cloth the pieces lie on: what is printed on it, and the light in the lane that is being decided."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from hoshikan.games.hoshi_wo_wataru.screen.faces import BedFace, CellFace, PlaceFace, SlotFace, YearFace
from hoshikan.ui.board.table.drawing import draw_label
from hoshikan.ui.board.table.kit.painting import SeatLook, draw_plate, draw_zone, seat_painter
from hoshikan.ui.kit.look.theme import Theme, color, star_path

paint_seat = seat_painter(SeatLook(corner=16.0, ground=0.55, band=5.0, edges=(3.0, 1.0), quiet=0.35))
"""All that is a seat's, with a golden edge while it decides and where it has won."""
_WORD: Final = 22.0
"""Size of what is printed on the cloth."""
_RING: Final = 9.0
_FAINT: Final = 0.35
"""Opacity of lines that are printed there."""


def paint_slot(painter: QPainter, rect: QRectF, face: SlotFace, theme: Theme) -> None:
    """The lane of a slot: lit from the others' bids down to the own one while it is decided."""
    inner = rect.adjusted(2, 0, -2, 0)
    if face.state == "now":
        light = QLinearGradient(inner.topLeft(), inner.bottomLeft())
        for place, strength in ((0.0, 0.05), (0.35, 0.24), (0.7, 0.2), (1.0, 0.05)):
            light.setColorAt(place, color(theme.gold_line, strength))
        draw_plate(painter, inner, QColor(0, 0, 0, 0), color(theme.gold_line), 2.0, 18, inset=1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawRoundedRect(inner, 18, 18)
        return
    ground = color(theme.surface, 0.12 if face.state == "past" else 0.28)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(inner, 18, 18)


def paint_bed(painter: QPainter, rect: QRectF, face: BedFace, theme: Theme) -> None:
    """Draw the place of a constellation: a thin line, and a star in its middle."""
    painter.setPen(QPen(color(theme.muted, _FAINT * 0.7), 1.4))
    painter.setBrush(color(theme.sky_top, 0.2))
    inner = rect.adjusted(6, 6, -6, -10)
    painter.drawRoundedRect(inner, inner.width() * 0.07, inner.width() * 0.07)


def paint_cell(painter: QPainter, rect: QRectF, face: CellFace, theme: Theme) -> None:
    """Draw the place of a seat's cards for a slot. Only where the player's next card goes something is printed: no line
    of gold, under which the ring of an allowed place would vanish."""
    if face.state != "next":
        painter.setPen(QPen(color(theme.muted, 0.02), 1))
        painter.drawPoint(rect.center())
        return
    draw_plate(painter, rect, color(theme.raised, 0.4), color(theme.muted), 1.6, 12)


def paint_place(painter: QPainter, rect: QRectF, face: PlaceFace, theme: Theme) -> None:
    """Draw a player's own place with its name; in another panel nothing is printed."""
    if not face.word:
        painter.setPen(QPen(color(theme.muted, 0.02), 1))
        painter.drawPoint(rect.center())
        return
    _word(painter, draw_zone(painter, rect, "", theme), face.word, theme)


def paint_tray(painter: QPainter, rect: QRectF, face: PlaceFace, theme: Theme) -> None:
    """Draw the place of the player's own hand: the cards are its label."""
    light = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    light.setColorAt(0, color(theme.shadow, 0.0))
    light.setColorAt(1, color(theme.shadow, 0.28))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 16, 16)


def _word(painter: QPainter, inner: QRectF, word: str, theme: Theme) -> None:
    place = QRectF(inner.x() + 12, inner.y() + _RING, inner.width() - 20, 29)  # clear of a ring around the zone
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    draw_label(painter, place, word, theme.muted, _WORD, theme, bold=False, align=left)


def paint_year(painter: QPainter, rect: QRectF, face: YearFace, theme: Theme) -> None:
    """The year as a word, and all years as a row of stars, those begun lit."""
    half = rect.width() * 0.42
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    place = QRectF(rect.x(), rect.y(), half, rect.height())
    draw_label(painter, place, face.word, theme.text, 28, theme, align=left)
    step = (rect.width() - half) / face.years
    for number in range(face.years):
        lit = number < face.year
        painter.setPen(QPen(color(theme.coin_edge if lit else theme.muted), 1.4))
        painter.setBrush(color(theme.coin) if lit else Qt.BrushStyle.NoBrush)
        middle = QPointF(rect.x() + half + step * (number + 0.5), rect.center().y())
        painter.drawPath(star_path(middle, min(step * 0.42, 13)))
