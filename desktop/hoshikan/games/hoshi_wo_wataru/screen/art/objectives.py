"""Objective cards: a sign for what is sought, and where there is room also its name and what it scores."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from hoshikan.games.hoshi_wo_wataru.screen.art.constellations import SEASON_TINTS, draw_figure, draw_season
from hoshikan.games.hoshi_wo_wataru.screen.faces import ObjectiveBackFace, ObjectiveFace
from hoshikan.ui.board.table.drawing import (
    LEAST_TEXT,
    common_size,
    draw_card,
    draw_emblem,
    draw_label,
    draw_name,
    name_lines,
)
from hoshikan.ui.kit.look.style import display_font
from hoshikan.ui.kit.look.theme import Theme, color, star_path

_SMALLEST: Final = 20.0
"""A name that would be cut at the usual size is as small as that."""
_NAMED: Final = 70.0
"""A card wider than this has its name at its foot."""
_ROOMY: Final = 200.0
"""A card wider than this has its words printed on it."""


def paint_objective(painter: QPainter, rect: QRectF, face: ObjectiveFace, theme: Theme) -> None:
    """An objective's sign, and where there is room its name and what it scores."""
    card = draw_card(painter, rect, theme, color(theme.card), theme.gold, radius=0.07)
    if card.width() < _ROOMY:
        side = card.width()
        font = display_font(LEAST_TEXT)
        font.setPixelSize(common_size((face.title,), side - 6, LEAST_TEXT, font, _SMALLEST, lines=2))
        lines = len(name_lines(face.title, side - 6, font))
        foot = min(30.0 * lines, card.height() - side * 0.8) if side > _NAMED else 0.0
        _sign(painter, card.center() - QPointF(0, foot / 2), min(side * 0.43, (card.height() - foot) * 0.46), face.id)
        if foot:
            place = QRectF(card.x() + 3, card.bottom() - foot - 3, side - 6, foot)
            painter.setPen(color(theme.card_text))
            painter.setFont(font)
            draw_name(painter, place, face.title, font, lines)
        return
    radius = min(card.width() * 0.14, card.height() * 0.2)
    center = QPointF(card.x() + radius * 1.5, card.y() + radius * 1.4)
    _sign(painter, center, radius, face.id)
    left = center.x() + radius * 1.4
    heading = QRectF(left, card.y() + radius * 0.4, card.right() - left - 12, radius * 2)
    size, align = min(30.0, radius * 0.8), Qt.AlignmentFlag.AlignVCenter
    draw_label(painter, heading, face.title, theme.card_text, size, theme, align=align)
    below = card.adjusted(16, radius * 2.7, -16, -10)
    _paragraph(painter, below, face.scores, theme)


def paint_goal_back(painter: QPainter, rect: QRectF, face: ObjectiveBackFace, theme: Theme) -> None:
    """The back of an objective kept secret, with the seat's emblem; an empty frame where none has been chosen yet."""
    if face.seat is None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(theme.muted, 0.3), 1.4))
        painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), 8, 8)
        return
    card = draw_card(painter, rect, theme, color(theme.card_back), theme.gold)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.gold, 0.5))
    painter.drawPath(star_path(card.center(), card.width() * 0.46, 8, 0.55))
    draw_emblem(painter, card.center(), card.width() * 0.22, face.seat, theme)


def _paragraph(painter: QPainter, rect: QRectF, words: str, theme: Theme) -> None:
    """Text on several lines, as large as it can be."""
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
    font = QFont(painter.font())
    font.setBold(False)
    for size in range(round(32 * theme.text_scale), 11, -1):
        font.setPixelSize(size)
        if QFontMetricsF(font).boundingRect(rect, int(flags), words).height() <= rect.height():
            break
    painter.setFont(font)
    painter.setPen(color(theme.card_text))
    painter.drawText(rect, int(flags), words)


def _sign(painter: QPainter, center: QPointF, radius: float, name: str) -> None:
    """A night disc with the sign of an objective on it."""
    painter.setPen(QPen(QColor("#c9a24a"), max(1.0, radius * 0.06)))
    painter.setBrush(QColor("#131d45"))
    painter.drawEllipse(center, radius, radius)
    gold = QColor("#f2c14e")
    if name in SEASON_TINTS:
        draw_season(painter, center, radius * 0.6, name, QColor(SEASON_TINTS[name]))
    elif name == "four-seasons":
        for step, season in enumerate(("spring", "summer", "autumn", "winter")):
            angle = step * pi / 2 - 3 * pi / 4
            place = center + QPointF(cos(angle), sin(angle)) * radius * 0.52
            draw_season(painter, place, radius * 0.27, season, QColor(SEASON_TINTS[season]))
    elif name == "polaris":
        area = QRectF(center.x() - radius * 0.5, center.y() - radius * 0.3, radius, radius)
        draw_figure(painter, area, "ursa-minor", QColor(SEASON_TINTS["winter"]), 0.5)
        draw_season(painter, center + QPointF(0, -radius * 0.42), radius * 0.4, "polar", gold)
    elif name == "zodiac":
        painter.setPen(QPen(gold, radius * 0.07))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(center, radius * 0.72, radius * 0.72)
        painter.drawEllipse(center, radius * 0.42, radius * 0.42)
        for step in range(12):
            angle = step * pi / 6
            way = QPointF(cos(angle), sin(angle))
            painter.drawLine(center + way * radius * 0.42, center + way * radius * 0.72)
    elif name == "stepping-stones":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gold)
        for step in range(3):
            place = center + QPointF((step - 1) * radius * 0.5, (1 - step) * radius * 0.36)
            painter.drawEllipse(place, radius * 0.26, radius * 0.17)
    else:
        painter.setPen(QPen(gold, radius * 0.09))
        painter.drawLine(center + QPointF(-radius * 0.6, -radius * 0.3), center + QPointF(radius * 0.6, -radius * 0.3))
        painter.drawLine(center + QPointF(0, -radius * 0.6), center + QPointF(0, radius * 0.55))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gold)
        for side in (-0.5, 0.5):
            painter.drawPath(star_path(center + QPointF(radius * side, radius * 0.08), radius * 0.26))
