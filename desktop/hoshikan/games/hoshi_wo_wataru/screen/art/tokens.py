"""Small pieces: emblems, priority markers, pills with numbers, stardust, supplies, and the table of cards left."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hoshikan.games.hoshi_wo_wataru.screen.art.cards import BUNDLE_NUMBER, upright
from hoshikan.games.hoshi_wo_wataru.screen.faces import (
    CardsFace,
    LightFace,
    MarkerFace,
    ScoreFace,
    StardustFace,
    SupplyFace,
    TallyFace,
    TotalFace,
)
from hoshikan.ui.look.shapes import crown_path, star_path
from hoshikan.ui.look.theme import Theme, color
from hoshikan.ui.table.drawing import body, draw_card, draw_emblem, draw_number, draw_text, glow_brush
from hoshikan.ui.table.kit.painting import draw_plate, stacked
from hoshikan.ui.table.lettering import LEAST_TEXT

_TWO_DIGITS: Final = 0.66
"""Size of digits of which two fit into a cell with room beside them, as a share of its width."""
_PAST: Final = 0.65
_SIGN: Final = 0.47
"""Width of a digit squeezed as far as it may be, as a share of its size."""


def paint_marker(painter: QPainter, rect: QRectF, face: MarkerFace, theme: Theme) -> None:
    """A priority marker: a pennant with its number, golden for the first."""
    inner = body(rect)
    first = face.number == 1
    shape = QPainterPath(inner.topLeft())
    notch = inner.width() * 0.2
    for corner in (
        inner.topRight(),
        inner.bottomRight(),
        QPointF(inner.center().x(), inner.bottom() - notch),
        inner.bottomLeft(),
    ):
        shape.lineTo(corner)
    shape.closeSubpath()
    painter.setPen(QPen(color(theme.coin_edge if first else theme.control), 2))
    painter.setBrush(color(theme.coin if first else theme.raised))
    painter.drawPath(shape)
    place = inner.adjusted(0, 0, 0, -notch * 0.7)
    draw_number(painter, place, str(face.number), theme.coin_text if first else theme.text, inner.height() * 0.62)


def paint_cards(painter: QPainter, rect: QRectF, face: CardsFace, theme: Theme) -> None:
    """How many cards a seat has in hand or face down: a card and the number."""
    _pill(painter, rect, theme, theme.border)
    side = rect.height()
    card = QRectF(rect.x() + side * 0.34, rect.y() + side * 0.2, side * 0.42, side * 0.6)
    painter.setPen(QPen(color(theme.card_edge), 1.4))
    painter.setBrush(color(theme.card))
    painter.drawRoundedRect(card, 4, 4)
    _number(painter, rect.adjusted(side * 0.8, 0, -side * 0.16, 0), str(face.held), side * 0.58, theme, 2)


def paint_light(painter: QPainter, rect: QRectF, face: LightFace, theme: Theme) -> None:
    """Stars had and needed. Too few have a broken edge and a hollow star."""
    short = face.have < face.need
    _pill(painter, rect, theme, theme.bad if short else theme.border, short)
    side = rect.height()
    painter.setPen(QPen(color(theme.bad if short else theme.coin_edge), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush if short else color(theme.coin))
    painter.drawPath(star_path(QPointF(rect.x() + side * 0.52, rect.center().y()), side * 0.32))
    _number(painter, rect.adjusted(side * 0.98, 0, -side * 0.24, 0), f"{face.have}/{face.need}", side * 0.56, theme, 5)


def paint_score(painter: QPainter, rect: QRectF, face: ScoreFace, theme: Theme) -> None:
    """A seat's points."""
    draw_plate(painter, rect, color(theme.coin), color(theme.coin_edge), 1.6, rect.height() * 0.3)
    draw_number(painter, rect.adjusted(6, 0, -6, 0), str(face.points), theme.coin_text, rect.height() * 0.62)


def paint_total(painter: QPainter, rect: QRectF, face: TotalFace, theme: Theme) -> None:
    """A bid, with a crown over it for the winner; paler when it is history."""
    painter.setOpacity(_PAST if face.past else 1)
    center, radius = rect.center(), min(rect.width(), rect.height()) * 0.46
    painter.setPen(QPen(color(theme.coin_edge if face.won else theme.control), 2.4))
    painter.setBrush(color(theme.coin if face.won else theme.surface))
    painter.drawEllipse(center, radius, radius)
    box = QRectF(center.x() - radius * 0.85, center.y() - radius, radius * 1.7, radius * 2)
    draw_number(painter, box, str(face.bid), theme.coin_text if face.won else theme.text, radius * 1.15)
    if face.won:
        painter.setPen(QPen(color(theme.coin_edge), 1.4))
        painter.setBrush(color(theme.gold))
        painter.drawPath(crown_path(QPointF(center.x(), rect.y() + radius * 0.12), radius * 0.42))
    painter.setOpacity(1)


def paint_stardust(painter: QPainter, rect: QRectF, face: StardustFace, theme: Theme) -> None:
    """A stardust tile; in a pool also how many there are."""
    if not face.tiles:
        _sparkle(painter, rect.center(), min(rect.width(), rect.height()) * 0.46, theme)
        return
    reach = min(rect.height() * 0.48, 17.0)
    left = rect.width() * (1 - BUNDLE_NUMBER)
    _sparkle(painter, QPointF(rect.x() + left / 2, rect.center().y()), reach, theme)
    size = max(min(LEAST_TEXT * theme.text_scale, rect.height() * 0.94), min(28.0, rect.height() * 0.5))
    draw_number(painter, rect.adjusted(left, 0, -4, 0), f"×{face.tiles}", theme.text, size)


def paint_supply(painter: QPainter, rect: QRectF, face: SupplyFace, theme: Theme) -> None:
    """What belongs to nobody yet: a picture of it, how many are left, and the word for it."""
    inner = draw_plate(painter, body(rect), color(theme.surface, 0.7), color(theme.border), 1.4, 12, inset=0)
    picture = QRectF(inner.x(), inner.y() + 6, inner.width(), inner.height() * 0.5)
    if face.supply == "stardust":
        _sparkle(painter, picture.center(), min(picture.width(), picture.height()) * 0.42, theme)
    else:
        _pile(painter, picture, face.supply == "deck", theme)
    draw_number(
        painter,
        QRectF(inner.x() + 4, picture.bottom() + 2, inner.width() - 8, inner.height() * 0.24),
        f"×{face.left}",
        theme.text,
        max(min(30.0 * theme.text_scale, inner.height() * 0.22), LEAST_TEXT),
    )
    label = QRectF(inner.x(), inner.bottom() - inner.height() * 0.22, inner.width(), inner.height() * 0.2)
    draw_text(painter, label, face.word, theme.muted, float(face.word_size), bold=False)


def paint_tally(painter: QPainter, rect: QRectF, face: TallyFace, theme: Theme) -> None:
    """The cards a seat has left: every card of its set, those that are gone as empty frames."""
    side = min(rect.height() * 0.9, 44.0)
    draw_emblem(painter, QPointF(rect.x() + side * 0.5, rect.center().y()), side * 0.42, face.seat, theme)
    left = rect.x() + side + 8
    step = (rect.right() - left) / len(face.cards)
    tall = min(rect.height() * 0.86, step * 1.4)
    for index, (number, there) in enumerate(face.cards):
        card = QRectF(left + index * step + 1.5, rect.center().y() - tall / 2, step - 3, tall)
        if there:
            painter.setPen(QPen(color(theme.card_edge), 1))
            painter.setBrush(color(theme.card))
        else:
            painter.setPen(QPen(color(theme.border, 0.8), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card, 4, 4)
        tint = color(theme.card_text) if there else color(theme.muted, 0.55)
        size = min(tall * 0.6, card.width() * _TWO_DIGITS)
        draw_number(painter, card, str(number), tint, size, bold=there)


def _number(painter: QPainter, rect: QRectF, text: str, size: float, theme: Theme, signs: int) -> None:
    """A number in a pill, larger where larger text is wished and `signs` signs would fit, so that all look alike."""
    most = min(rect.height() * 0.8, rect.width() / (signs * _SIGN))
    draw_number(painter, rect, text, theme.text, max(size, min(size * theme.text_scale, most)))


def _pill(painter: QPainter, rect: QRectF, theme: Theme, edge: str, broken: bool = False) -> None:
    style = Qt.PenStyle.DotLine if broken else Qt.PenStyle.SolidLine
    draw_plate(painter, rect, color(theme.surface, 0.9), color(edge), 2, rect.height() * 0.5, style=style)


def _sparkle(painter: QPainter, center: QPointF, radius: float, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow_brush(center, radius, color(theme.gold, 0.55)))
    painter.drawEllipse(center, radius, radius)
    painter.setPen(QPen(color(theme.coin_edge), max(1.2, radius * 0.09)))
    painter.setBrush(QColor("#ffeab0"))
    painter.drawPath(star_path(center, radius * 0.95, 6, 0.5))


def _pile(painter: QPainter, rect: QRectF, sky: bool, theme: Theme) -> None:
    height = min(rect.height() * 0.9, rect.width() * 1.1)
    card = upright(QRectF(rect.center().x() - height / 2, rect.center().y() - height / 2, height, height))
    fill = color(theme.card_back if sky else theme.raised)
    for place in stacked(card.translated(3, 3), 3, 3, 2.5):
        inner = draw_card(painter, place, theme, fill, theme.card_edge, shadow=False)
    if sky:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(theme.gold))
        painter.drawPath(star_path(inner.center(), inner.width() * 0.3))
    else:
        draw_number(painter, inner, "0", theme.muted, inner.width() * 0.6)
