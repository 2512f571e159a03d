"""Small pieces: emblems, priority markers, numbers with their words, stardust, supplies, and the cards left."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hoshikan.games.hoshi_wo_wataru.screen.art.cards import BUNDLE_NUMBER, upright
from hoshikan.games.hoshi_wo_wataru.screen.faces import (
    CardsFace,
    LightFace,
    MarkerFace,
    OrderFace,
    ScoreFace,
    StardustFace,
    SupplyFace,
    TallyFace,
    TotalFace,
)
from hoshikan.games.hoshi_wo_wataru.screen.layout import SUPPLY_NUMBER
from hoshikan.ui.board.table.drawing import (
    LEAST_TEXT,
    body,
    draw_card,
    draw_emblem,
    draw_label,
    draw_number,
    draw_text,
    glow_brush,
)
from hoshikan.ui.board.table.kit.painting import stacked
from hoshikan.ui.kit.look.material import is_flat
from hoshikan.ui.kit.look.theme import Theme, color, crown_path, star_path

_PAST: Final = 0.65


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
    """Draw the number of a seat's cards in hand or face down: a card and the number."""
    side = rect.height()
    card = QRectF(rect.x() + 3, rect.y() + side * 0.16, side * 0.48, side * 0.68)
    painter.setPen(QPen(color(theme.card_edge), 1.4))
    painter.setBrush(color(theme.card))
    painter.drawRoundedRect(card, 4, 4)
    number = QRectF(card.right() + 4, rect.y(), rect.right() - card.right() - 6, side)
    draw_number(painter, number, str(face.held), theme.text, max(LEAST_TEXT, side * 0.7))


def paint_light(painter: QPainter, rect: QRectF, face: LightFace, theme: Theme) -> None:
    """Stars had and, with its word, how many are needed. Too few have a hollow star."""
    short = face.have < face.need
    side = rect.height()
    tint = color(theme.bad if short else theme.coin_edge)
    painter.setPen(QPen(tint, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush if short else color(theme.coin))
    radius = min(side * 0.32, 15.0)
    painter.drawPath(star_path(QPointF(rect.x() + radius + 2, rect.center().y()), radius))
    ink = theme.bad if short else theme.text
    size = max(LEAST_TEXT, min(27.0, side * 0.7))
    wide = _digits(10) * size  # whatever the numbers are, so that all players' words are of one size
    have = QRectF(rect.x() + 2 * radius + 5, rect.y(), wide, side)
    need = QRectF(rect.right() - wide - 2, rect.y(), wide, side)
    word = QRectF(have.right() + 4, rect.y(), need.x() - have.right() - 8, side)
    draw_number(painter, have, str(face.have), ink, size)
    draw_label(painter, word, face.word, theme.muted, LEAST_TEXT, theme, bold=False)
    draw_number(painter, need, str(face.need), ink, size)


def paint_score(painter: QPainter, rect: QRectF, face: ScoreFace, theme: Theme) -> None:
    """A seat's points, and what they are called."""
    size = max(LEAST_TEXT, min(36.0, rect.height() * 0.86))
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    share = 0.0 if not face.word else 0.34 if face.waits else 0.42
    word = QRectF(rect.x() + 2, rect.y(), rect.width() * share, rect.height())
    if face.word:
        draw_label(painter, word, face.word, theme.muted, LEAST_TEXT, theme, bold=False, align=left)
    wide = min(_digits(face.points) * size, rect.width() * 0.6)
    number = QRectF(word.right() + (6 if face.word else 0), rect.y(), wide, rect.height())
    draw_number(painter, number, str(face.points), theme.gold_line, size)
    unit = QRectF(number.right() + 3, rect.y(), rect.right() - number.right() - 4, rect.height())
    draw_label(painter, unit, face.waits or face.unit, theme.muted, LEAST_TEXT, theme, bold=False, align=left)


def _digits(number: int) -> float:
    """Width of a number as a share of the size of its digits."""
    return 0.62 * len(str(number))


def paint_order(painter: QPainter, rect: QRectF, face: OrderFace, theme: Theme) -> None:
    """Draw the emblems of all seats, in the order in which they win ties."""
    word = QRectF(rect.x(), rect.y(), rect.width() * 0.4, rect.height())
    align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    draw_label(painter, word, face.word, theme.muted, LEAST_TEXT, theme, bold=False, align=align)
    radius = rect.height() * 0.3
    for index, seat in enumerate(face.seats):
        center = QPointF(word.right() + 14 + radius + index * radius * 2.7, rect.center().y())
        draw_emblem(painter, center, radius, seat, theme)
        if index:
            edge = QPen(color(theme.muted), 2)
            painter.setPen(edge)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            tip = center - QPointF(radius * 1.25, 0)
            painter.drawPolyline([tip + QPointF(-3, -4), tip + QPointF(1, 0), tip + QPointF(-3, 4)])


def paint_total(painter: QPainter, rect: QRectF, face: TotalFace, theme: Theme) -> None:
    """A bid, with a crown over it for the winner; paler when it is history."""
    painter.setOpacity(_PAST if face.past else 1)
    center, radius = rect.center(), min(rect.width(), rect.height()) * 0.46
    painter.setPen(QPen(color(theme.coin_edge if face.won else theme.control), 2.4))
    painter.setBrush(color(theme.coin if face.won else theme.surface))
    painter.drawEllipse(center, radius, radius)
    box = QRectF(center.x() - radius * 0.85, center.y() - radius, radius * 1.7, radius * 2)
    ink = theme.coin_text if face.won else theme.text
    draw_number(painter, box, str(face.bid), ink, max(LEAST_TEXT, radius * 1.15))
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
    """Draw a part of the supply: a small picture of it, its name, and the number left."""
    side = rect.height()
    picture = QRectF(rect.x() + 2, rect.y() + 3, side * 0.9, side - 6)
    if face.supply == "stardust":
        _sparkle(painter, picture.center(), min(picture.width(), picture.height()) * 0.46, theme)
    else:
        _pile(painter, picture, face.supply == "deck", theme)
    number = QRectF(rect.right() - SUPPLY_NUMBER, rect.y(), SUPPLY_NUMBER - 2, side)
    draw_number(painter, number, str(face.left), theme.text, 26)
    word = QRectF(picture.right() + 6, rect.y(), number.x() - picture.right() - 8, side)
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    draw_text(painter, word, face.word, theme.muted, face.size, bold=False, align=left)


def paint_tally(painter: QPainter, rect: QRectF, face: TallyFace, theme: Theme) -> None:
    """The cards a seat has left as a row of pips: those that are gone are hardly seen."""
    step = rect.width() / len(face.cards)
    for index, (number, there) in enumerate(face.cards):
        pip = QRectF(rect.x() + index * step + 1, rect.y() + 1, step - 2, rect.height() - 2)
        painter.setPen(QPen(color(theme.card_edge), 1) if there else Qt.PenStyle.NoPen)
        painter.setBrush(color(theme.card if there else theme.muted, 0.82 if there else 0.1))
        painter.drawRoundedRect(pip, 4, 4)
        tint = color(theme.card_text) if there else color(theme.muted, 0.6)
        size = max(LEAST_TEXT, min(pip.height() * 0.8, pip.width() * 0.86))
        draw_number(painter, pip.adjusted(1.5, 0, -1.5, 0), str(number), tint, size, bold=there)


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
    edge = theme.border if is_flat(theme) else theme.card_edge  # black on black could not be seen
    for place in stacked(card.translated(3, 3), 3, 3, 2.5):
        inner = draw_card(painter, place, theme, fill, edge, shadow=False)
    if sky:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(theme.gold))
        painter.drawPath(star_path(inner.center(), inner.width() * 0.3))
