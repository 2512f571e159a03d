"""Pictures of the pieces of CrownTaker: own vector art from the tokens of the theme."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hoshikan.games.crowntaker.screen.art.cards import coronet, paint_back, paint_card, paint_lord
from hoshikan.games.crowntaker.screen.art.dice import paint_attack, paint_dice, paint_power
from hoshikan.games.crowntaker.screen.art.ground import (
    paint_empty,
    paint_field,
    paint_post,
    paint_realm,
    paint_tray,
    paint_wood,
)
from hoshikan.games.crowntaker.screen.art.heraldry import arms_of, draw_coin, draw_medal, draw_sign, draw_token, shield
from hoshikan.games.crowntaker.screen.art.lords import paint_head
from hoshikan.games.crowntaker.screen.art.stores import draw_pile, paint_phase, paint_stat, paint_store, paint_tower
from hoshikan.games.crowntaker.screen.faces import (
    ArmyFace,
    BannerFace,
    CounterFace,
    MedalFace,
    PileFace,
    PlaceFace,
    PlayerFace,
    SkillFace,
    SpeechFace,
    StepFace,
    SumFace,
    TileFace,
    TokenFace,
)
from hoshikan.ui.board.table.drawing import (
    LEAST_TEXT,
    Painter,
    common_size,
    draw_card,
    draw_number,
    draw_paragraph,
    draw_squeezed,
    draw_text,
    vertical,
)
from hoshikan.ui.kit.look.material import draw_shadows, draw_surface
from hoshikan.ui.kit.look.style import display_font
from hoshikan.ui.kit.look.theme import Theme, color

_LEFT = Qt.AlignmentFlag.AlignLeft
_FLAT_NAME = 0.4
"""Share of a flat row that the name of an army takes."""
_SMALLEST = LEAST_TEXT
"""Names on tiles are not smaller than this, …"""
_SMALLEST_USE = 20.0
"""… and what a token is used for than this: it is seen in windows that are wide for their height alone."""


def paint_banner(painter: QPainter, rect: QRectF, face: BannerFace, theme: Theme) -> None:
    """A side's coat of arms, with the start player's crown, and a golden ring while the side decides."""
    tint = theme.seats[face.side]
    coat = rect.adjusted(7, 7, -7, -9)
    outline = shield(coat)
    draw_shadows(painter, outline, coat.width(), theme)
    if face.active:
        painter.strokePath(outline, QPen(color(theme.gold_line), 10))
        painter.strokePath(outline, QPen(color(theme.window), 4))
    painter.fillPath(outline, vertical(coat, QColor(tint).lighter(112), QColor(tint).darker(112)))
    painter.strokePath(outline, QPen(color(theme.on_seat, 0.7), 2))
    sign = arms_of(face.side, QPointF(coat.center().x(), coat.y() + coat.height() * 0.44), coat.width() * 0.34)
    painter.fillPath(sign, color(theme.on_seat))
    if face.first:
        painter.setPen(QPen(color(theme.coin_edge), 1.5))
        painter.setBrush(color(theme.coin))
        painter.drawPath(
            coronet(coat.bottomRight() - QPointF(coat.width() * 0.14, coat.width() * 0.16), coat.width() * 0.28, "duke")
        )


def paint_player(painter: QPainter, rect: QRectF, face: PlayerFace, theme: Theme) -> None:
    """Gold around a seat that decides."""
    radius = min(rect.width(), rect.height()) * 0.5
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(theme.gold_line), 3))
    painter.drawEllipse(rect.center(), radius, radius)


def paint_skill(painter: QPainter, rect: QRectF, face: SkillFace, theme: Theme) -> None:
    """A commander's skill with its uses in this war as seals, broken ones used."""
    inner = rect.adjusted(2, 2, -2, -4)
    strip = QPainterPath()
    strip.addRoundedRect(inner, 7, 7)
    draw_shadows(painter, strip, inner.height() * 0.6, theme)
    painter.fillPath(strip, color(theme.card))
    draw_surface(painter, strip, theme)
    edge, width = (theme.gold_line, 4) if face.declared else (theme.card_edge, 1.2)
    painter.strokePath(strip, QPen(color(edge), width))
    half = inner.height() * 0.56
    name = QRectF(inner.x() + 8, inner.y(), inner.width() - 16, half)
    draw_text(painter, name, face.words, theme.card_text, min(half * 0.84, 34.0), display=True)
    line = QRectF(inner.x() + 8, inner.y() + half - 4, inner.width() - 16, inner.height() - half)
    draw_text(painter, line, face.uses, theme.card_text, max(LEAST_TEXT, min(line.height() * 0.84, 24.0)), bold=False)


def token_ranks(rect: QRectF, face: ArmyFace) -> tuple[float, int]:
    """The radius of the tokens of an army in `rect`, and how many stand side by side."""
    room = _ranks_room(rect, face.side)
    return max(_token_size(room, face.widest, rows) for rows in ((1,) if _is_flat(rect) else (1, 2)))


def _token_size(room: QRectF, widest: int, rows: int) -> tuple[float, int]:
    across = -(-max(widest, 1) // rows)
    return min(room.width() / (across * 2.12), room.height() / (rows * 2.12), 27.0), across


def _is_flat(rect: QRectF) -> bool:
    """Return True if the name of an army is beside its tokens instead of above them."""
    return rect.width() > rect.height() * 4


def _ranks_room(rect: QRectF, side: int) -> QRectF:
    if not _is_flat(rect):
        return rect.adjusted(0, 28, 0, 0)
    name = rect.width() * _FLAT_NAME
    return rect.adjusted(0, 0, -name, 0) if side else rect.adjusted(name, 0, 0, 0)


def paint_army(painter: QPainter, rect: QRectF, face: ArmyFace, theme: Theme) -> None:
    """Troops or arms of a side in ranks towards the enemy, under their name and number; rings are room for more."""
    most, flat = max(face.most, 1), _is_flat(rect)
    word = f"{face.word} {face.tokens}/{face.most}"
    name = (
        QRectF(rect.x(), rect.y(), rect.width() * _FLAT_NAME, rect.height())
        if flat
        else QRectF(rect.x(), rect.y(), rect.width(), 27)
    )
    if flat and face.side:
        name.moveRight(rect.right())
    align = (Qt.AlignmentFlag.AlignRight if face.side else _LEFT) | Qt.AlignmentFlag.AlignVCenter
    draw_text(painter, name, word, theme.ink, 26 if flat else 23, align=align)
    room = _ranks_room(rect, face.side)
    size, across = token_ranks(rect, face)
    rows = -(-most // across)
    for index in range(most):
        step = size * (1.06 + 2.12 * (index % across))
        # The first stands nearest to the enemy.
        x = room.x() + step if face.side else room.right() - step
        y = room.center().y() + (index // across - (rows - 1) / 2) * size * 2.12
        spot = QPointF(x, y)
        if index < face.tokens:
            draw_token(painter, spot, size, face.side, theme)
        else:
            painter.setBrush(color(theme.ink, 0.07))
            painter.setPen(QPen(color(theme.ink, 0.45), 1.4))
            painter.drawEllipse(spot, size * 0.72, size * 0.72)


def paint_counter(painter: QPainter, rect: QRectF, face: CounterFace, theme: Theme) -> None:
    """The head of a row of places: what it is, how much of it there is, and what for."""
    card = draw_card(painter, rect, theme, color(theme.card), theme.card_edge, radius=0.14)
    spot = QPointF(card.x() + card.height() * 0.5, card.center().y())
    draw_sign(painter, face.sign, spot, card.height() * 0.34, theme.card_text, theme)
    left = card.x() + card.height()
    room = card.right() - left - 8
    upper = QRectF(left, card.y() + 1, room, card.height() * 0.52)
    words = f"{face.words} {face.tokens}/{face.most}"
    align = _LEFT | Qt.AlignmentFlag.AlignVCenter
    draw_text(painter, upper, words, theme.card_text, min(upper.height() * 0.94, 30.0), align=align, display=True)
    line = QRectF(left, card.y() + card.height() * 0.5, room, card.height() * 0.48)
    draw_text(
        painter,
        line,
        face.use,
        color(theme.card_text, 0.8),
        max(min(line.height() * 0.9, 22.0), _SMALLEST_USE),
        bold=False,
        align=align,
    )


def paint_place(painter: QPainter, rect: QRectF, face: PlaceFace, theme: Theme) -> None:
    """A place for one token, pressed into the felt."""
    radius = min(rect.width(), rect.height()) * 0.46
    if face.state == "full":
        draw_token(painter, rect.center(), radius, face.side, theme)
        return
    open_ = face.state == "open"
    painter.setBrush(color(theme.shadow, 0.3 if open_ else 0.14))
    painter.setPen(QPen(color(theme.control, 1.0 if open_ else 0.4), 1.6))
    painter.drawEllipse(rect.center(), radius * 0.8, radius * 0.8)


def paint_pile(painter: QPainter, rect: QRectF, face: PileFace, theme: Theme) -> None:
    """The tokens left to place."""
    radius = rect.height() * 0.34
    shown = min(face.tokens, 5)
    for index in range(shown):
        draw_token(
            painter, QPointF(rect.x() + radius + 8 + index * radius * 0.62, rect.center().y()), radius, face.side, theme
        )
    left = rect.x() + radius * 2 + 16 + max(shown - 1, 0) * radius * 0.62
    line = QRectF(left, rect.center().y() - 20, rect.right() - left - 6, 40)
    draw_text(painter, line, face.words, theme.text, 28, align=_LEFT | Qt.AlignmentFlag.AlignVCenter)


def paint_tile(painter: QPainter, rect: QRectF, face: TileFace, theme: Theme) -> None:
    """Something that can be done, as a paper label: a sign, its name, and below it what that means."""
    words, more = face.words, face.more
    painter.setOpacity(1.0 if face.usable else 0.42)
    card = draw_card(painter, rect, theme, color(theme.card), theme.card_edge, radius=0.1, shadow=face.usable)
    tall, tint = card.height(), theme.card_text
    quiet = color(theme.card_text, 0.82)
    if card.width() > tall * 1.7:
        radius = min(tall * 0.26, 22.0)
        draw_sign(painter, face.sign, QPointF(card.x() + radius * 1.45, card.center().y()), radius, tint, theme)
        left, room = card.x() + radius * 2.7, card.width() - radius * 3.0
        upper = QRectF(left, card.y() + 2, room, tall * (0.5 if more else 0.96))
        _tile_name(painter, upper, words, tint, min(upper.height() * 0.8, 34.0))
        if more:
            lower = QRectF(left, card.y() + tall * 0.5, room, tall * 0.46)
            align = _LEFT | Qt.AlignmentFlag.AlignVCenter
            draw_text(painter, lower, more, quiet, LEAST_TEXT, bold=False, align=align)
        return
    top = card.y() if more else card.y() + tall * 0.12
    draw_sign(painter, face.sign, QPointF(card.center().x(), top + tall * 0.22), tall * 0.14, tint, theme)
    name = QRectF(card.x() + 10, top + tall * 0.38, card.width() - 20, 50)
    draw_text(painter, name, words, tint, 36, display=True)
    if more:
        lines = QRectF(card.x() + 10, card.y() + tall * 0.6, card.width() - 20, tall * 0.38)
        painter.setPen(quiet)
        draw_paragraph(painter, lines, more, 26)


def _tile_name(painter: QPainter, rect: QRectF, words: str, tint: str, size: float) -> None:
    """In full, and smaller than others if need be."""
    font = display_font(size)
    font.setPixelSize(common_size((words,), rect.width(), size, font, _SMALLEST))
    painter.setPen(color(tint))
    draw_squeezed(painter, rect, words, font, _LEFT | Qt.AlignmentFlag.AlignVCenter)


def paint_sum(painter: QPainter, rect: QRectF, face: SumFace, theme: Theme) -> None:
    """A pile of coins and their number under words: on paper what a deal pays, in the felt what the payer keeps."""
    empty = face.assets is None
    if face.offered:
        card = draw_card(painter, rect, theme, color(theme.card), theme.card_edge, radius=0.1, shadow=not empty)
        ink = theme.card_text
    else:
        card, ink = rect.adjusted(4, 4, -4, -5), theme.text
        painter.setPen(QPen(color(theme.control, 0.8), 1.6))
        painter.setBrush(color(theme.shadow, 0.14))
        painter.drawRoundedRect(card, 8, 8)
    words = QRectF(card.x() + 8, card.y() + 1, card.width() - 16, max(LEAST_TEXT * 1.2, card.height() * 0.26))
    radius = words.height() * 0.4
    draw_token(painter, QPointF(words.x() + radius, words.center().y() + 1), radius, face.payer, theme)
    left = words.adjusted(2 * radius + 6, 0, 0, 0)
    align = _LEFT | Qt.AlignmentFlag.AlignVCenter
    draw_text(painter, left, face.words, color(ink, 0.86), min(radius * 2, 26.0), bold=False, align=align)
    room = QRectF(card.x() + 8, words.bottom(), card.width() - 16, card.bottom() - words.bottom() - 5)
    number = QRectF(room.right() - room.width() * 0.4, room.y(), room.width() * 0.4, room.height())
    painter.setOpacity(0.4 if empty else 1.0)
    draw_number(painter, number, "–" if empty else str(face.assets), ink, min(room.height() * 0.86, 58.0))
    draw_pile(painter, room.adjusted(0, 0, -number.width() - 6, 0), face.assets or 0, theme)


def paint_step(painter: QPainter, rect: QRectF, face: StepFace, theme: Theme) -> None:
    """Coins more or fewer."""
    card = draw_card(painter, rect, theme, color(theme.card), theme.card_edge, radius=0.2)
    draw_number(painter, card, f"{face.coins:+d}".replace("-", "−"), theme.card_text, min(card.height() * 0.7, 34.0))


def paint_speech(painter: QPainter, rect: QRectF, face: SpeechFace, theme: Theme) -> None:
    """Words of the lord at the left, in a balloon whose tip points to him."""
    balloon = rect.adjusted(12, 2, -2, -3)
    path = QPainterPath()
    path.addRoundedRect(balloon, 12, 12)
    tip = QPainterPath(QPointF(rect.x(), balloon.center().y() + 4))
    tip.lineTo(balloon.x() + 6, balloon.center().y() - 9)
    tip.lineTo(balloon.x() + 6, balloon.center().y() + 11)
    tip.closeSubpath()
    path = path.united(tip)
    painter.fillPath(path, color(theme.card))
    painter.strokePath(path, QPen(color(theme.card_edge), 1.2))
    words = balloon.adjusted(12, 0, -12, 0)
    draw_text(painter, words, face.words, theme.card_text, min(balloon.height() * 0.66, 30.0), display=True)


def paint_coin(painter: QPainter, rect: QRectF, face: object, theme: Theme) -> None:
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
        "wood": paint_wood,
        "tray": paint_tray,
        "tower": paint_tower,
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
        "step": paint_step,
        "head": paint_head,
        "speech": paint_speech,
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
