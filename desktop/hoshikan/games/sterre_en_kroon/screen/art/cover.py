"""The cover of Sterre en Kroon: a star chart in which a crown is found, and the bingo card that called it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from hoshikan.ui.board.table.drawing import draw_emblem, draw_number
from hoshikan.ui.board.table.poster import Frame, Poster, glow_of, lit, paint_crown, paint_glow, paint_sky, twinkle
from hoshikan.ui.kit.look.theme import Theme, color, star_path

_NIGHT: Final = ("#03151f", "#07313f", "#0c5560", "#16786f", "#3f9c7c")
_DAY: Final = ("#3f93a6", "#79bdbf", "#b5dccb", "#f0e9c4", "#f6d796")
_CROWN: Final = ((25, 47), (21, 33), (37, 40), (50, 28), (63, 40), (79, 33), (75, 47))
"""The stars that the chart joins into a crown."""
_OTHERS: Final = ((8, 31, 7), (92, 31, 62), (9, 55, 33), (91, 56, 18), (33, 27, 51), (68, 27, 9))
_NUMBERS: Final = (
    (3, 17, 36, 49, 64),
    (11, 22, 31, 58, 70),
    (8, 26, 0, 52, 61),
    (14, 19, 44, 47, 73),
    (5, 28, 39, 55, 66),
)
_CALLED: Final = frozenset({(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (1, 3), (3, 0), (0, 3), (4, 1)})
"""Row and column of what is covered; the diagonal is complete."""


def _sky(painter: QPainter, frame: Frame, theme: Theme) -> None:
    paint_sky(painter, frame, theme, _NIGHT, _DAY, 70)
    if theme.name != "contrast":
        paint_glow(painter, frame.at(50, 40), 70 * frame.unit, glow_of(QColor("#ffdf8e"), 0.32))
    pole, unit = frame.at(50, 40), frame.unit
    ink = QColor("#ffe7ab") if theme.dark else QColor("#fffbe8")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius, alpha, width in ((38, 0.5, 0.5), (40.5, 0.5, 0.3), (58, 0.32, 0.4), (78, 0.25, 0.4), (100, 0.2, 0.4)):
        painter.setPen(QPen(glow_of(ink, alpha), max(0.8, unit * width)))
        painter.drawEllipse(pole, radius * unit, radius * unit)
    for step in range(72):
        painter.save()
        painter.translate(pole)
        painter.rotate(step * 5)
        whole = step % 6 == 0
        painter.setPen(QPen(glow_of(ink, 0.45 if whole else 0.5), max(0.7, unit * 0.3)))
        painter.drawLine(QPointF(0, -38 * unit), QPointF(0, -(130 if whole else 40.5) * unit))
        painter.restore()
    painter.setPen(QPen(glow_of(ink, 0.4), max(0.8, unit * 0.4), Qt.PenStyle.DashLine))
    painter.drawEllipse(pole + QPointF(9 * unit, 13 * unit), 62 * unit, 44 * unit)


def _crown(painter: QPainter, frame: Frame, theme: Theme) -> None:
    """The crown among the stars, drawn over the line that joins them."""
    pieces = lit(theme)
    places = [frame.at(*place) for place in _CROWN]
    paint_glow(painter, frame.at(50, 39), 40 * frame.unit, color(pieces.gold, 0.0 if theme.name == "contrast" else 0.5))
    paint_crown(painter, frame.at(50, 39.5), 24 * frame.unit, pieces)
    painter.setPen(QPen(QColor("#fff4cc"), max(1.0, frame.unit * 0.7)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    outline = QPainterPath(places[0])
    for place in places[1:]:
        outline.lineTo(place)
    outline.closeSubpath()
    painter.drawPath(outline)
    for place in places:
        twinkle(painter, place, 3.4 * frame.unit, QColor("#ffffff"))
    for x, y, number in _OTHERS:
        center = frame.at(x, y)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow_of(QColor("#eafff4"), 0.4))
        painter.drawPath(star_path(center, 6.2 * frame.unit, inner=0.56))
        draw_number(painter, frame.around(x, y, 5), str(number), "#ffffff", 4.8 * frame.unit)


def _card(painter: QPainter, frame: Frame, theme: Theme) -> None:
    """Draw the card of a player who has just got a line."""
    pieces = lit(theme)
    unit = frame.unit
    painter.translate(frame.at(50, 70))
    painter.rotate(-9)
    side = 50 * unit
    card = QRectF(-side / 2, -side * 0.5, side, side)
    for step in range(5, 0, -1):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(pieces.shadow, 0.12))
        reach = step * unit * 0.8
        painter.drawRoundedRect(card.adjusted(-reach * 0.3, 0, reach, reach * 1.6), 3 * unit, 3 * unit)
    paper = QLinearGradient(card.topLeft(), card.bottomRight())
    paper.setColorAt(0, QColor("#fffaea"))
    paper.setColorAt(1, QColor("#e6d6ae"))
    painter.setBrush(paper)
    painter.setPen(QPen(color(pieces.card_edge), unit * 0.5))
    painter.drawRoundedRect(card, 3 * unit, 3 * unit)
    cell, edge = side * 0.178, side * 0.055
    for row, numbers in enumerate(_NUMBERS):
        for column, number in enumerate(numbers):
            box = QRectF(card.x() + edge + column * cell, card.y() + edge + row * cell, cell, cell)
            painter.setPen(QPen(color(pieces.card_edge), max(0.7, unit * 0.3)))
            painter.setBrush(QColor("#fffdf4"))
            painter.drawRect(box.adjusted(unit * 0.3, unit * 0.3, -unit * 0.3, -unit * 0.3))
            if (row, column) in _CALLED:
                seat = 0 if row == column else (row + column) % 5 + 1
                draw_emblem(painter, box.center(), cell * 0.38, seat, pieces)
            else:
                draw_number(painter, box, str(number), pieces.card_text, cell * 0.5)
    first, last = (card.topLeft() + QPointF(edge, edge) + QPointF(cell, cell) * at for at in (0.3, 4.7))
    for tint, width in (("#7a5310", 2.6), ("#ffd45e", 1.7)):
        painter.setPen(QPen(QColor(tint), width * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(first, last)


POSTER: Final = Poster(
    (_sky, _crown, _card),
    stars=(
        (12, 25, 1.5),
        (88, 24, 1.5),
        (6, 43, 1.3),
        (95, 44, 1.4),
        (50, 26, 1.2),
        (12, 66, 1.4),
        (90, 68, 1.3),
    ),
    focus=50,
)
