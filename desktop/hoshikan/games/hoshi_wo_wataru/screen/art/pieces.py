"""Pictures of the pieces of 星を渡る and of the cloth they lie on. One painter per kind; the face has everything that
varies."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from hoshikan.games.hoshi_wo_wataru.screen.art import constellations, sky
from hoshikan.games.hoshi_wo_wataru.screen.art.constellations import SEASON_TINTS, draw_figure, draw_season
from hoshikan.games.hoshi_wo_wataru.screen.faces import (
    BackFace,
    BedFace,
    BidFace,
    BundleFace,
    CardsFace,
    CellFace,
    GhostFace,
    LightFace,
    MarkerFace,
    ObjectiveBackFace,
    ObjectiveFace,
    OrderFace,
    PlaceFace,
    PoolStarsFace,
    ScoreFace,
    SetFace,
    SlotFace,
    StardustFace,
    SupplyFace,
    TallyFace,
    TotalFace,
    YearFace,
)
from hoshikan.games.hoshi_wo_wataru.screen.layout import SUPPLY_NUMBER
from hoshikan.ui.board.table.drawing import (
    LEAST_TEXT,
    Painter,
    body,
    common_size,
    draw_card,
    draw_emblem,
    draw_label,
    draw_name,
    draw_number,
    draw_text,
    glow_brush,
    name_lines,
)
from hoshikan.ui.board.table.kit.painting import SeatLook, draw_plate, draw_zone, seat_painter, stacked
from hoshikan.ui.kit.look.theme import Theme, color, crown_path, display_font, is_flat, star_path

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


PAINTERS: Final[Mapping[str, Painter]] = MappingProxyType(
    {
        "constellation": constellations.paint_constellation,
        "sky": sky.paint_sky,
        "turned": constellations.paint_turned,
        "nova": constellations.paint_nova,
        "bid": paint_bid,
        "ghost": paint_ghost,
        "set": paint_set,
        "back": paint_back,
        "bundle": paint_bundle,
        "poolstars": paint_pool_total,
        "objective": paint_objective,
        "goalback": paint_goal_back,
        "seat": paint_seat,
        "slot": paint_slot,
        "bed": paint_bed,
        "cell": paint_cell,
        "pool": paint_place,
        "zone": paint_place,
        "tray": paint_tray,
        "order": paint_order,
        "year": paint_year,
        "marker": paint_marker,
        "cards": paint_cards,
        "light": paint_light,
        "score": paint_score,
        "total": paint_total,
        "stardust": paint_stardust,
        "supply": paint_supply,
        "tally": paint_tally,
    }
)
