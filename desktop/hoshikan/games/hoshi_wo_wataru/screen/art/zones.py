"""The chart the pieces lie on: rows, slots, cells, pools, the year and the hand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from hoshikan.games.hoshi_wo_wataru.screen.faces import CellFace, PlaceFace, RowFace, SlotFace, YearFace
from hoshikan.ui.look.theme import Theme, color
from hoshikan.ui.table.drawing import draw_label, star_path


def paint_seat(painter: QPainter, rect: QRectF, face: RowFace, theme: Theme) -> None:
    """A seat's row, with a golden edge while it decides and where it has won."""
    inner = rect.adjusted(2, 2, -2, -2)
    path = QPainterPath()
    path.addRoundedRect(inner, 14, 14)
    painter.fillPath(path, color(theme.surface, 0.8))
    painter.save()
    painter.setClipPath(path)
    painter.fillRect(QRectF(inner.x(), inner.y(), 7, inner.height()), color(theme.seats[face.seat]))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(theme.gold_line if face.lit else theme.border), 3.5 if face.lit else 1.2))
    painter.drawPath(path)


def paint_slot(painter: QPainter, rect: QRectF, face: SlotFace, theme: Theme) -> None:
    """A slot of the sky with its heading."""
    inner = rect.adjusted(2, 2, -2, -2)
    now, past = face.state == "now", face.state == "past"
    painter.setPen(QPen(color(theme.gold_line if now else theme.border, 1.0 if now else 0.8), 3.5 if now else 1.4))
    painter.setBrush(color(theme.surface, 0.34 if past else 0.66))
    painter.drawRoundedRect(inner, 14, 14)
    heading = QRectF(inner.x() + 8, inner.y() + 1, inner.width() - 16, 37)
    draw_label(painter, heading, face.word, theme.muted if past else theme.text, 23, theme)


def paint_cell(painter: QPainter, rect: QRectF, face: CellFace, theme: Theme) -> None:
    """Where a seat's cards for a slot lie."""
    inner = rect.adjusted(2, 2, -2, -2)
    edge = {"now": theme.gold_line, "next": theme.glow}.get(face.state, theme.border)
    style = Qt.PenStyle.DashLine if face.state != "now" else Qt.PenStyle.SolidLine
    painter.setPen(QPen(color(edge, 1.0 if face.state else 0.75), 2.6 if face.state else 1.3, style))
    painter.setBrush(color(theme.raised, 0.55))
    painter.drawRoundedRect(inner, 10, 10)


def paint_pool(painter: QPainter, rect: QRectF, face: PlaceFace, theme: Theme) -> None:
    """Where pooled cards lie; its edge shines while a card may go there."""
    inner = rect.adjusted(2, 2, -2, -2)
    edge = color(theme.glow if face.awaits else theme.border)
    painter.setPen(QPen(edge, 2.6 if face.awaits else 1.3, Qt.PenStyle.DashLine))
    painter.setBrush(color(theme.nebula, 0.30))
    painter.drawRoundedRect(inner, 10, 10)


def paint_tray(painter: QPainter, rect: QRectF, face: PlaceFace, theme: Theme) -> None:
    """The place of the own hand; its edge shines while a card may return there."""
    painter.setPen(QPen(color(theme.glow if face.awaits else theme.border), 2.6 if face.awaits else 1.3))
    painter.setBrush(color(theme.surface, 0.6))
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 14, 14)


def paint_year(painter: QPainter, rect: QRectF, face: YearFace, theme: Theme) -> None:
    """The years as a row of stars, those begun lit, and the word for this one."""
    inner = rect.adjusted(2, 2, -2, -2)
    painter.setPen(QPen(color(theme.border), 1.4))
    painter.setBrush(color(theme.surface, 0.75))
    painter.drawRoundedRect(inner, 14, 14)
    half = inner.width() * 0.44
    draw_label(painter, QRectF(inner.x() + 10, inner.y(), half, inner.height()), face.word, theme.text, 30, theme)
    step = (inner.width() - half - 34) / face.years
    for number in range(face.years):
        lit = number < face.year
        painter.setPen(QPen(color(theme.coin_edge if lit else theme.muted), 1.6))
        painter.setBrush(color(theme.coin) if lit else Qt.BrushStyle.NoBrush)
        place = QPointF(inner.x() + half + 20 + step * (number + 0.5), inner.center().y())
        painter.drawPath(star_path(place, min(step * 0.44, 17)))
