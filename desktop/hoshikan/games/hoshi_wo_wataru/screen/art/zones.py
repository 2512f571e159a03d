"""The chart the pieces lie on: rows, slots, cells, pools, the year and the hand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from hoshikan.games.hoshi_wo_wataru.screen.faces import CellFace, PlaceFace, SlotFace, YearFace
from hoshikan.ui.look.shapes import star_path
from hoshikan.ui.look.theme import Theme, color
from hoshikan.ui.table.drawing import draw_label
from hoshikan.ui.table.kit.painting import SeatLook, draw_plate, seat_painter

paint_seat = seat_painter(SeatLook(ground=0.8, band=7.0, edges=(3.5, 1.2)))
"""A seat's row, with a golden edge while it decides and where it has won."""


def paint_slot(painter: QPainter, rect: QRectF, face: SlotFace, theme: Theme) -> None:
    """A slot of the sky with its heading."""
    now, past = face.state == "now", face.state == "past"
    edge = color(theme.gold_line if now else theme.border, 1.0 if now else 0.8)
    inner = draw_plate(painter, rect, color(theme.surface, 0.34 if past else 0.66), edge, 3.5 if now else 1.4, 14)
    heading = QRectF(inner.x() + 8, inner.y() + 1, inner.width() - 16, 37)
    draw_label(painter, heading, face.word, theme.muted if past else theme.text, 23, theme)


def paint_cell(painter: QPainter, rect: QRectF, face: CellFace, theme: Theme) -> None:
    """Where a seat's cards for a slot lie."""
    token = {"now": theme.gold_line, "next": theme.glow}.get(face.state, theme.border)
    style = Qt.PenStyle.DashLine if face.state != "now" else Qt.PenStyle.SolidLine
    edge, width = color(token, 1.0 if face.state else 0.75), 2.6 if face.state else 1.3
    draw_plate(painter, rect, color(theme.raised, 0.55), edge, width, 10, style=style)


def paint_pool(painter: QPainter, rect: QRectF, face: PlaceFace, theme: Theme) -> None:
    """Where pooled cards lie; its edge shines while a card may go there."""
    edge, width = color(theme.glow if face.awaits else theme.border), 2.6 if face.awaits else 1.3
    draw_plate(painter, rect, color(theme.nebula, 0.30), edge, width, 10, style=Qt.PenStyle.DashLine)


def paint_tray(painter: QPainter, rect: QRectF, face: PlaceFace, theme: Theme) -> None:
    """The place of the own hand; its edge shines while a card may return there."""
    edge, width = color(theme.glow if face.awaits else theme.border), 2.6 if face.awaits else 1.3
    draw_plate(painter, rect, color(theme.surface, 0.6), edge, width, 14)


def paint_year(painter: QPainter, rect: QRectF, face: YearFace, theme: Theme) -> None:
    """The years as a row of stars, those begun lit, and the word for this one."""
    inner = draw_plate(painter, rect, color(theme.surface, 0.75), color(theme.border), 1.4, 14)
    half = inner.width() * 0.44
    draw_label(painter, QRectF(inner.x() + 10, inner.y(), half, inner.height()), face.word, theme.text, 30, theme)
    step = (inner.width() - half - 34) / face.years
    for number in range(face.years):
        lit = number < face.year
        painter.setPen(QPen(color(theme.coin_edge if lit else theme.muted), 1.6))
        painter.setBrush(color(theme.coin) if lit else Qt.BrushStyle.NoBrush)
        place = QPointF(inner.x() + half + 20 + step * (number + 0.5), inner.center().y())
        painter.drawPath(star_path(place, min(step * 0.44, 17)))
