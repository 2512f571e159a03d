"""The chart the pieces lie on: rows, slots, cells, pools, the year and the hand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from hoshikan.ui.table.drawing import draw_label, star_path
from hoshikan.ui.theme import Theme, color


def paint_seat(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """A seat's row: "0", with "/active" while it decides or "/won" at the end."""
    number, _, state = face.partition("/")
    inner = rect.adjusted(2, 2, -2, -2)
    path = QPainterPath()
    path.addRoundedRect(inner, 14, 14)
    painter.fillPath(path, color(theme.surface, 0.8))
    painter.save()
    painter.setClipPath(path)
    painter.fillRect(QRectF(inner.x(), inner.y(), 7, inner.height()), color(theme.seats[int(number)]))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(theme.gold_line if state else theme.border), 3.5 if state else 1.2))
    painter.drawPath(path)


def paint_slot(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """A slot of the sky: "1/Slot 1", in front of it "now " while it is being set or resolved, "past " afterwards."""
    number, _, word = face.partition("/")
    state, _, number = number.rpartition(" ")
    inner = rect.adjusted(2, 2, -2, -2)
    now = state == "now"
    painter.setPen(QPen(color(theme.gold_line if now else theme.border, 1.0 if now else 0.8), 3.5 if now else 1.4))
    painter.setBrush(color(theme.surface, 0.34 if state == "past" else 0.66))
    painter.drawRoundedRect(inner, 14, 14)
    heading = QRectF(inner.x() + 8, inner.y() + 1, inner.width() - 16, 37)
    draw_label(painter, heading, word, theme.text if state != "past" else theme.muted, 23, theme)


def paint_cell(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """Where a seat's cards for a slot lie: "" or "now" in the slot being resolved, "next" where a card goes."""
    inner = rect.adjusted(2, 2, -2, -2)
    edge = {"now": theme.gold_line, "next": theme.glow}.get(face, theme.border)
    style = Qt.PenStyle.DashLine if face != "now" else Qt.PenStyle.SolidLine
    painter.setPen(QPen(color(edge, 1.0 if face else 0.75), 2.6 if face else 1.3, style))
    painter.setBrush(color(theme.raised, 0.55))
    painter.drawRoundedRect(inner, 10, 10)


def paint_pool(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """Where pooled cards are fanned out; the face is "next" while a card may go there."""
    inner = rect.adjusted(2, 2, -2, -2)
    painter.setPen(QPen(color(theme.glow if face else theme.border), 2.6 if face else 1.3, Qt.PenStyle.DashLine))
    painter.setBrush(color(theme.nebula, 0.30))
    painter.drawRoundedRect(inner, 10, 10)


def paint_tray(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """The place of the own hand; the face is "next" while a card may return there."""
    painter.setPen(QPen(color(theme.glow if face else theme.border), 2.6 if face else 1.3))
    painter.setBrush(color(theme.surface, 0.6))
    painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 14, 14)


def paint_year(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """ "2/5/Year 2": the years as a row of stars, those begun lit, and the word for this one."""
    year, years, word = face.split("/", 2)
    inner = rect.adjusted(2, 2, -2, -2)
    painter.setPen(QPen(color(theme.border), 1.4))
    painter.setBrush(color(theme.surface, 0.75))
    painter.drawRoundedRect(inner, 14, 14)
    half = inner.width() * 0.44
    draw_label(painter, QRectF(inner.x() + 10, inner.y(), half, inner.height()), word, theme.text, 30, theme)
    step = (inner.width() - half - 34) / int(years)
    for number in range(int(years)):
        lit = number < int(year)
        painter.setPen(QPen(color(theme.coin_edge if lit else theme.muted), 1.6))
        painter.setBrush(color(theme.coin) if lit else Qt.BrushStyle.NoBrush)
        place = QPointF(inner.x() + half + 20 + step * (number + 0.5), inner.center().y())
        painter.drawPath(star_path(place, min(step * 0.44, 17)))
