"""Bid cards: a number, and at the foot the stars it gives when pooled; and the contents of a pool."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from hoshikan.games.hoshi_wo_wataru.screen.faces import (
    BackFace,
    BidFace,
    BundleFace,
    GhostFace,
    PoolStarsFace,
    SetFace,
)
from hoshikan.ui.board.table.drawing import LEAST_TEXT, draw_card, draw_emblem, draw_number
from hoshikan.ui.kit.look.theme import Theme, color, star_path

BUNDLE_NUMBER: Final = 0.46
"""Share of a bundle's width for how many cards it has."""
_PALE: Final = 0.4
_BROAD: Final = 1.6
"""Ratio of width to height from which a bundle is laid across."""
_MOST_FANNED: Final = 5
"""Most edges that are seen of a bundle's cards."""
_INDEXED: Final = 92.0
"""A card broader than this has its stars in the corner too."""
_CORNERED: Final = 62.0
"""A narrower card has its number once only."""


def paint_bid(painter: QPainter, rect: QRectF, face: BidFace, theme: Theme) -> None:
    """A bid card, or a dummy on another ground."""
    rect = upright(rect)
    dummy = face.card == 0
    card = draw_card(
        painter,
        rect,
        theme,
        color(theme.raised if dummy else theme.card),
        theme.border if dummy else theme.card_edge,
    )
    ink = theme.muted if dummy else theme.card_text
    _draw_value(painter, card, face.card, face.stars, ink, theme)


def paint_ghost(painter: QPainter, rect: QRectF, face: GhostFace, theme: Theme) -> None:
    """Draw a card that has gone: pale, so that the present ones stand out."""
    painter.setOpacity(_PALE)
    paint_bid(painter, rect, BidFace(*face), theme)
    painter.setOpacity(1)


def paint_set(painter: QPainter, rect: QRectF, face: SetFace, theme: Theme) -> None:
    """Draw a player's own card that is face down for the others: its value on a back."""
    card = _draw_back(painter, rect, face.seat, theme)
    side = card.width()
    inner = card.adjusted(side * 0.13, side * 0.13, -side * 0.13, -side * 0.13)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.card, 0.92))
    painter.drawRoundedRect(inner, side * 0.06, side * 0.06)
    _draw_value(painter, inner, face.card, face.stars, theme.card_text, theme)


def paint_back(painter: QPainter, rect: QRectF, face: BackFace, theme: Theme) -> None:
    """The back of a card, with the emblem of the seat it belongs to."""
    card = _draw_back(painter, rect, face.seat, theme)
    draw_emblem(painter, card.center(), card.width() * 0.27, face.seat, theme)


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


def paint_bundle(painter: QPainter, rect: QRectF, face: BundleFace, theme: Theme) -> None:
    """Pooled cards with equal stars: these stars and how many they are; or, in an upright place, all cards fanned."""
    if not face.stars and rect.width() < rect.height() * _BROAD:
        _fanned(painter, rect, face.cards, theme)
        return
    number = QRectF(rect.right() - rect.width() * BUNDLE_NUMBER, rect.y(), rect.width() * BUNDLE_NUMBER, rect.height())
    behind = min(face.cards, _MOST_FANNED) - 1
    step = 5.0
    front = QRectF(rect.x() + 1, rect.y() + 1, number.x() - rect.x() - 2 - behind * step, rect.height() - 3)
    corner = min(6.0, front.height() * 0.2)
    for place in reversed(range(behind + 1)):
        card = front.translated(place * step, 0)
        painter.setPen(QPen(color(theme.card_edge), 1.2))
        painter.setBrush(color(theme.card))
        painter.drawRoundedRect(card, corner, corner)
    shown = face.stars or 1
    radius = min((front.width() - 8) / (2.05 * max(shown, 3)), front.height() * 0.4, 15.0)
    _stars(painter, front.center(), radius, shown, theme)
    letters = max(min(LEAST_TEXT * theme.text_scale, rect.height() * 0.94), min(28.0, rect.height() * 0.6))
    draw_number(painter, number.adjusted(4, 0, -2, 0), f"×{face.cards}", theme.text, letters)


def _fanned(painter: QPainter, rect: QRectF, count: int, theme: Theme) -> None:
    """Draw upright cards spread to the left behind the front one."""
    wide = rect.height() * 0.66
    front = QRectF(rect.right() - wide - 2, rect.y() + 3, wide, rect.height() - 8)
    shown = min(count, _MOST_FANNED)
    step = (front.x() - rect.x() - 8) / _MOST_FANNED
    for place in reversed(range(1, shown + 1)):
        painter.save()
        painter.translate(front.center() - QPointF(place * step, 0))
        painter.rotate(-1.6 * place)
        card = QRectF(-wide / 2, -front.height() / 2, wide, front.height())
        painter.setPen(QPen(color(theme.card_edge), 1.4))
        painter.setBrush(color(theme.card))
        painter.drawRoundedRect(card, 5, 5)
        painter.restore()


def paint_pool_total(painter: QPainter, rect: QRectF, face: PoolStarsFace, theme: Theme) -> None:
    """All stars of a pool: a star and the number, paler where there are none."""
    side = min(rect.height(), rect.width() * 0.5)
    radius = min(side * 0.36, 18.0)
    center = QPointF(rect.x() + radius + 3, rect.center().y())
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, radius * 0.12)))
    painter.setBrush(color(theme.coin, 1.0 if face.stars else 0.35))
    painter.drawPath(star_path(center, radius))
    room = QRectF(center.x() + radius + 4, rect.y(), rect.right() - center.x() - radius - 6, rect.height())
    ink = theme.text if face.stars else theme.muted
    draw_number(painter, room, str(face.stars), ink, min(41 * theme.text_scale, side))


def _draw_value(painter: QPainter, card: QRectF, number: int, stars: int, ink: str, theme: Theme) -> None:
    """The number in the middle, in a corner again where there is room, and the stars in a row at the foot."""
    side = card.width()
    radius = side * 0.115
    foot = radius * 2.5 if stars else side * 0.06
    if side > _CORNERED:
        small = max(side * 0.29, LEAST_TEXT)
        corner = QRectF(card.x() + side * 0.04, card.y() + side * 0.04, small * 1.1, small)
        draw_number(painter, corner, str(number), ink, small)
        if side > _INDEXED:  # the edge that is seen in a full hand shows the stars too
            tiny = side * 0.045
            _stars(painter, QPointF(corner.center().x(), corner.bottom() + tiny * 1.4), tiny, stars, theme)
    middle = QRectF(card.x() + side * 0.04, card.y(), side * 0.92, card.height())
    if side <= _CORNERED:
        middle.setBottom(card.bottom() - foot)
    draw_number(painter, middle, str(number), ink, max(side * 0.62, LEAST_TEXT))
    wide = min(radius, side * 0.9 / (2.05 * max(stars, 1)))
    _stars(painter, QPointF(card.center().x(), card.bottom() - side * 0.05 - radius), wide, stars, theme)


def _stars(painter: QPainter, center: QPointF, radius: float, count: int, theme: Theme) -> None:
    """A row of stars about `center`."""
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, radius * 0.16)))
    painter.setBrush(color(theme.coin))
    for step in range(count):
        shift = (step - (count - 1) / 2) * radius * 2.05
        painter.drawPath(star_path(center + QPointF(shift, 0), radius))
