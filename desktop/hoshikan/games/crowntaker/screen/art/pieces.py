"""How the pieces of CrownTaker look: own vector art from the tokens of the theme."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from hoshikan.games.crowntaker.rules.phases import BURGUNDY
from hoshikan.games.crowntaker.screen.art.cards import (
    coronet,
    paint_attack,
    paint_back,
    paint_card,
    paint_dice,
    paint_lord,
    paint_power,
)
from hoshikan.games.crowntaker.screen.art.heraldry import arms_of, draw_coin, draw_medal, draw_sign, draw_token, shield
from hoshikan.games.crowntaker.screen.faces import (
    ArmyFace,
    BannerFace,
    CounterFace,
    DigitFace,
    EmptyFace,
    FieldFace,
    MedalFace,
    PhaseFace,
    PileFace,
    PlaceFace,
    PlayerFace,
    PostFace,
    RealmFace,
    SkillFace,
    StatFace,
    StoreFace,
    SumFace,
    TileFace,
    TokenFace,
)
from hoshikan.ui.look.theme import Theme, color
from hoshikan.ui.table.drawing import draw_card, draw_emblem, draw_number, glow_brush, vertical
from hoshikan.ui.table.faces import SeatFace
from hoshikan.ui.table.kit.painting import SeatLook, draw_plate, draw_seat_panel
from hoshikan.ui.table.lettering import draw_paragraph
from hoshikan.ui.table.marks import fit_text
from hoshikan.ui.table.paint import Painter

_LEFT = Qt.AlignmentFlag.AlignLeft
_REALM: Final = SeatLook(18.0, 0.82, 8.0, on_top=True)


def _words(painter: QPainter, rect: QRectF, text: str, tint: str, bold: bool = True, left: bool = False) -> None:
    painter.setPen(color(tint))
    fit_text(painter, rect, text, bold, _LEFT if left else Qt.AlignmentFlag.AlignHCenter)


def paint_realm(painter: QPainter, rect: QRectF, face: RealmFace, theme: Theme) -> None:
    """The panel of a side."""
    arms = arms_of(face.side, QPointF(rect.center().x(), rect.bottom() - 252), 230)
    draw_seat_panel(painter, rect, SeatFace(face.side, face.active), theme, _REALM, arms, 0.07)


def paint_banner(painter: QPainter, rect: QRectF, face: BannerFace, theme: Theme) -> None:
    """A side's coat of arms, with the start player's crown."""
    tint = theme.seats[face.side]
    coat = rect.adjusted(6, 8, -6, -4)
    painter.setPen(QPen(color(theme.gold_line), 2.5))
    painter.setBrush(color(tint))
    painter.drawPath(shield(coat))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.on_seat))
    painter.drawPath(
        arms_of(face.side, QPointF(coat.center().x(), coat.y() + coat.height() * 0.44), coat.width() * 0.34)
    )
    if face.first:
        painter.setPen(QPen(color(theme.coin_edge), 1.5))
        painter.setBrush(color(theme.coin))
        painter.drawPath(coronet(QPointF(coat.right() - 10, coat.bottom() - 14), 20, "duke"))


def paint_player(painter: QPainter, rect: QRectF, face: PlayerFace, theme: Theme) -> None:
    """A seat's emblem, ringed while the seat decides."""
    radius = min(rect.width(), rect.height()) * 0.46
    draw_emblem(painter, rect.center(), radius, face.seat, theme)
    if face.active:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(theme.gold_line), 2.5))
        painter.drawEllipse(rect.center(), radius, radius)


def paint_stat(painter: QPainter, rect: QRectF, face: StatFace, theme: Theme) -> None:
    """A number of a side beside its sign."""
    draw_plate(painter, rect, color(theme.raised, 0.9), color(theme.border), 1.2, 14, inset=1)
    spot = QPointF(rect.x() + rect.height() * 0.42, rect.center().y())
    radius = rect.height() * 0.3
    if face.sign == "coin":
        draw_coin(painter, spot, radius, theme)
    elif face.sign == "medal":
        draw_medal(painter, spot, radius * 1.1, face.side, theme)
    else:
        draw_token(painter, spot, radius, face.side, theme)
    if face.burgundy:
        draw_token(painter, spot + QPointF(radius * 0.7, radius * 0.7), radius * 0.62, BURGUNDY, theme)
    left = rect.x() + rect.height() * 0.78
    draw_number(painter, QRectF(left, rect.y(), rect.right() - left - 6, rect.height()), face.number, theme.text, 48)


def paint_empty(painter: QPainter, rect: QRectF, face: EmptyFace, theme: Theme) -> None:
    """A place where nothing lies."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(theme.border, 0.8), 1.5, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(rect.adjusted(4, 4, -4, -6), 9, 9)
    if face.sign:
        painter.setOpacity(0.3)
        draw_sign(painter, face.sign, rect.center(), min(rect.width(), rect.height()) * 0.28, theme.muted, theme)


def paint_store(painter: QPainter, rect: QRectF, face: StoreFace, theme: Theme) -> None:
    """Tokens in castle or church: one by one, or a number where they are many."""
    ground = rect.adjusted(2, 2, -2, -4)
    inner = draw_plate(painter, ground, color(theme.raised, 0.6), color(theme.border), 1.2, 12, inset=0)
    painter.setOpacity(0.16)
    draw_sign(painter, face.sign, inner.center(), inner.height() * 0.4, theme.text, theme)
    painter.setOpacity(1)
    count = face.tokens
    if not count:
        return
    in_row = 3 if inner.width() < 140 else 5
    radius = min(inner.width() / in_row * 0.46, 17.0)
    rows = -(-count // in_row)
    if rows * radius * 2.1 > inner.height():
        draw_token(painter, inner.center() - QPointF(24, 0), 20, face.side, theme)
        draw_number(painter, inner.translated(22, 0), str(count), theme.text, 40)
        return
    for index in range(count):
        across = min(count - index // in_row * in_row, in_row)
        dx = (index % in_row - (across - 1) / 2) * radius * 2.1
        dy = (index // in_row - (rows - 1) / 2) * radius * 2.1
        draw_token(painter, inner.center() + QPointF(dx, dy), radius, face.side, theme)


def paint_phase(painter: QPainter, rect: QRectF, face: PhaseFace, theme: Theme) -> None:
    """A space of the map: its number or the medal won there."""
    fill, edge = (theme.raised, theme.gold_line) if face.now else (theme.surface, theme.border)
    draw_plate(painter, rect, color(fill, 0.9), color(edge), 3.5 if face.now else 1.2, 12)
    if face.event:
        corner = QPointF(rect.right() - 15, rect.bottom() - 15)
        draw_sign(painter, "dice", corner, 10, theme.muted, theme)
    if face.owner is not None:
        draw_medal(painter, rect.center(), min(rect.width(), rect.height()) * 0.44, face.owner, theme)
        return
    draw_number(painter, rect, str(face.phase), theme.text if face.now else theme.muted, rect.height() * 0.5)


def paint_field(painter: QPainter, rect: QRectF, face: FieldFace, theme: Theme) -> None:
    """The ground between the sides."""
    inner = rect.adjusted(2, 2, -2, -2)
    path = QPainterPath()
    path.addRoundedRect(inner, 18, 18)
    tint = theme.bad if face.war else theme.good
    painter.fillPath(path, color(theme.surface, 0.72))
    painter.save()
    painter.setClipPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow_brush(inner.center(), inner.width() * 0.6, color(tint, 0.14)))
    painter.drawRect(inner)
    painter.restore()
    painter.setPen(QPen(color(theme.border), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.drawLine(QPointF(inner.center().x(), inner.y() + 16), QPointF(inner.center().x(), inner.bottom() - 16))


def paint_post(painter: QPainter, rect: QRectF, face: PostFace, theme: Theme) -> None:
    """Where a commander stands or a captive is put up."""
    painter.setBrush(color(theme.seats[face.side], 0.08))
    painter.setPen(QPen(color(theme.seats[face.side], 0.8), 2, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(rect.adjusted(4, 4, -4, -6), 12, 12)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.seats[face.side], 0.25))
    painter.drawPath(arms_of(face.side, rect.center(), rect.width() * 0.24))


def paint_skill(painter: QPainter, rect: QRectF, face: SkillFace, theme: Theme) -> None:
    """A commander's skill in this war, and how often it was used."""
    edge, width = (theme.gold_line, 3) if face.declared else (theme.border, 1.2)
    inner = draw_plate(painter, rect, color(theme.raised, 0.9), color(edge), width, 12)
    half = inner.height() / 2
    _words(painter, QRectF(inner.x() + 8, inner.y(), inner.width() - 16, half * 1.15), face.words, theme.text)
    line = QRectF(inner.x() + 8, inner.y() + half, inner.width() - 16, half)
    _words(painter, line, f"{face.used}/{face.most}", theme.muted, bold=False)


def paint_army(painter: QPainter, rect: QRectF, face: ArmyFace, theme: Theme) -> None:
    """Troops or arms of a side that stands, and room for more."""
    radius = rect.height() * 0.36
    draw_sign(painter, face.sign, QPointF(rect.x() + radius * 1.3, rect.center().y()), radius, theme.muted, theme)
    step = min((rect.width() - radius * 3) / max(face.most, 1), radius * 2.5)
    for index in range(face.most):
        spot = QPointF(rect.x() + radius * 3.2 + (index + 0.4) * step, rect.center().y())
        if index < face.tokens:
            draw_token(painter, spot, radius, face.side, theme)
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color(theme.border), 1.5, Qt.PenStyle.DotLine))
            painter.drawEllipse(spot, radius * 0.85, radius * 0.85)


def paint_counter(painter: QPainter, rect: QRectF, face: CounterFace, theme: Theme) -> None:
    """The head of a row of places."""
    card = draw_card(painter, rect, theme, color(theme.raised), theme.control, radius=0.2, shadow=False)
    spot = QPointF(card.x() + card.height() * 0.45, card.center().y())
    draw_sign(painter, face.sign, spot, card.height() * 0.3, theme.text, theme)
    left = card.x() + card.height() * 0.86
    room = card.right() - left - 6
    _words(painter, QRectF(left, card.y() + 2, room, card.height() * 0.48), face.words, theme.text, left=True)
    line = QRectF(left, card.y() + card.height() * 0.48, room, card.height() * 0.5)
    _words(painter, line, f"{face.tokens} / {face.most}", theme.muted, bold=False, left=True)


def paint_place(painter: QPainter, rect: QRectF, face: PlaceFace, theme: Theme) -> None:
    """A place for one token."""
    radius = min(rect.width(), rect.height()) * 0.44
    if face.state == "full":
        draw_token(painter, rect.center(), radius, face.side, theme)
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    alpha = 1.0 if face.state == "open" else 0.45
    painter.setPen(QPen(color(theme.control, alpha), 2, Qt.PenStyle.DashLine))
    painter.drawEllipse(rect.center(), radius * 0.88, radius * 0.88)


def paint_pile(painter: QPainter, rect: QRectF, face: PileFace, theme: Theme) -> None:
    """The tokens left to place."""
    card = draw_card(painter, rect, theme, color(theme.raised), theme.border, radius=0.2, shadow=False)
    radius = card.height() * 0.3
    shown = min(face.tokens, 4)
    for index in range(shown):
        draw_token(painter, QPointF(card.x() + 30 + index * 15, card.center().y()), radius, face.side, theme)
    left = card.x() + 104
    line = QRectF(left, card.center().y() - 20, card.right() - left - 8, 40)
    _words(painter, line, face.words, theme.text, left=True)


def paint_tile(painter: QPainter, rect: QRectF, face: TileFace, theme: Theme) -> None:
    """Something that can be done: a sign and words beside or below it."""
    words, more = face.words, face.more
    painter.setOpacity(1.0 if face.usable else 0.45)
    fill = vertical(rect, color(theme.surface), color(theme.raised))
    edge = theme.gold_line if face.usable else theme.border
    card = draw_card(painter, rect, theme, fill, edge, radius=0.14, shadow=face.usable)
    tall = card.height()
    flat = card.width() > tall * 1.7
    tint = theme.text if face.usable else theme.muted
    if flat:
        radius = min(tall * 0.24, 23.0)
        draw_sign(painter, face.sign, QPointF(card.x() + radius * 1.5, card.center().y()), radius, tint, theme)
        left, room = card.x() + radius * 2.8, card.width() - radius * 3.0
        top = card.center().y() - (34 if more else 18)
        _words(painter, QRectF(left, top, room, 36), words, tint, left=True)
        if more:
            _words(painter, QRectF(left, top + 38, room, 30), more, theme.muted, bold=False, left=True)
        return
    top = card.y() if more else card.y() + tall * 0.12
    draw_sign(painter, face.sign, QPointF(card.center().x(), top + tall * 0.24), tall * 0.15, tint, theme)
    _words(painter, QRectF(card.x() + 10, top + tall * 0.42, card.width() - 20, 50), words, tint)
    if more:
        lines = QRectF(card.x() + 12, card.y() + tall * 0.63, card.width() - 24, tall * 0.35)
        painter.setPen(color(theme.muted))
        draw_paragraph(painter, lines, more, 27)


def paint_sum(painter: QPainter, rect: QRectF, face: SumFace, theme: Theme) -> None:
    """The assets of a deal, or their empty place."""
    empty = face.assets is None
    edge = color(theme.border if empty else theme.gold_line)
    inner = draw_plate(painter, rect, color(theme.surface, 0.9), edge, 2, 14)
    painter.setOpacity(0.4 if empty else 1.0)
    draw_coin(painter, QPointF(inner.center().x(), inner.y() + inner.height() * 0.3), inner.height() * 0.2, theme)
    box = QRectF(inner.x() + 4, inner.y() + inner.height() * 0.5, inner.width() - 8, inner.height() * 0.46)
    draw_number(painter, box, "–" if empty else str(face.assets), theme.text, 56)


def paint_digit(painter: QPainter, rect: QRectF, face: DigitFace, theme: Theme) -> None:
    """A digit to write a sum with."""
    card = draw_card(painter, rect, theme, color(theme.raised), theme.control, radius=0.2, shadow=False)
    draw_number(painter, card, str(face.digit), theme.text, card.height() * 0.5)


def paint_coin(painter: QPainter, rect: QRectF, face: object, theme: Theme) -> None:  # noqa: ARG001  # a painter's signature
    """An asset on its way."""
    draw_coin(painter, rect.center(), min(rect.width(), rect.height()) * 0.48, theme)


def paint_token(painter: QPainter, rect: QRectF, face: TokenFace, theme: Theme) -> None:
    """A token on its way."""
    draw_token(painter, rect.center(), min(rect.width(), rect.height()) * 0.48, face.owner, theme)


def paint_medal(painter: QPainter, rect: QRectF, face: MedalFace, theme: Theme) -> None:
    """A medal on its way."""
    draw_medal(painter, rect.center(), min(rect.width(), rect.height()) * 0.48, face.owner, theme)


PAINTERS: Final[Mapping[str, Painter]] = MappingProxyType(
    {
        "realm": paint_realm,
        "banner": paint_banner,
        "player": paint_player,
        "stat": paint_stat,
        "empty": paint_empty,
        "store": paint_store,
        "phase": paint_phase,
        "field": paint_field,
        "post": paint_post,
        "skill": paint_skill,
        "rank": paint_army,
        "counter": paint_counter,
        "place": paint_place,
        "pile": paint_pile,
        "tile": paint_tile,
        "sum": paint_sum,
        "digit": paint_digit,
        "coin": paint_coin,
        "token": paint_token,
        "medal": paint_medal,
        "lord": paint_lord,
        "card": paint_card,
        "back": paint_back,
        "dice": paint_dice,
        "attack": paint_attack,
        "power": paint_power,
    }
)
