"""Bid cards: a number, and at the foot the stars it gives when pooled. The left edge alone tells both."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from hoshikan.ui.table.drawing import draw_card, draw_emblem, draw_text, star_path
from hoshikan.ui.theme import Theme, color


def paint_bid(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """ "9/3" is the number and its stars; "0/0" a dummy; "9/3/edge" lies under another card and shows its edge."""
    number, stars, *edge = face.split("/")
    rect = upright(rect)
    dummy = number == "0"
    card = draw_card(
        painter,
        rect,
        theme,
        color(theme.raised if dummy else theme.card),
        theme.border if dummy else theme.card_edge,
    )
    ink = theme.muted if dummy else theme.card_text
    _draw_value(painter, card, number, int(stars), ink, theme, large=not edge)


def paint_set(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """An own card that lies face down for the others: "9/3/0" has the seat as well."""
    number, stars, seat = face.split("/")
    card = _draw_back(painter, rect, int(seat), theme)
    side = card.width()
    inner = card.adjusted(side * 0.13, side * 0.13, -side * 0.13, -side * 0.13)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.card, 0.92))
    painter.drawRoundedRect(inner, side * 0.06, side * 0.06)
    _draw_value(painter, inner, number, int(stars), theme.card_text, theme)


def paint_back(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """The back of a card, with the emblem of the seat it belongs to."""
    card = _draw_back(painter, rect, int(face), theme)
    draw_emblem(painter, card.center(), card.width() * 0.27, int(face), theme)


def upright(rect: QRectF) -> QRectF:
    """The upright card that fits into `rect`: a piece in flight has a square one."""
    if rect.width() <= rect.height() * 0.85:
        return rect
    width = rect.height() * 0.7
    return QRectF(rect.center().x() - width / 2, rect.y(), width, rect.height())


def _draw_back(painter: QPainter, rect: QRectF, seat: int, theme: Theme) -> QRectF:
    card = draw_card(painter, upright(rect), theme, color(theme.card_back), theme.seats[seat])
    side = card.width()
    painter.setPen(QPen(color("#ffffff", 0.4), max(1.0, side * 0.02)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = side * 0.08
    painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), side * 0.06, side * 0.06)
    return card


def _draw_value(
    painter: QPainter, card: QRectF, number: str, stars: int, ink: str, theme: Theme, large: bool = True
) -> None:
    side = card.width()
    small = side * 0.29
    draw_text(painter, QRectF(card.x() + side * 0.03, card.y() + side * 0.03, small * 1.15, small), number, ink, small)
    inset = 0.3 if len(number) > 1 and stars else 0.16
    place = card.adjusted(side * inset, -side * 0.02, -side * 0.04, -side * 0.06)
    if large:
        draw_text(painter, place, number, ink, side * 0.62)
    radius = side * 0.115
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, radius * 0.16)))
    painter.setBrush(color(theme.coin))
    for step in range(stars):
        center = QPointF(card.x() + side * 0.04 + radius, card.bottom() - side * 0.05 - radius * (1 + 2.05 * step))
        painter.drawPath(star_path(center, radius))
