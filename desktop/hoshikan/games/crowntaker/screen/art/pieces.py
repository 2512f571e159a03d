"""Pictures of the pieces of CrownTaker: own vector art from the tokens of the theme. Each result of a die has a sign: ×
for 0, a shield with a lozenge for 1, a golden shield with a star for 2."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hoshikan.games.crowntaker.screen.art.cards import coronet, paint_back, paint_card, paint_lord, paint_printed
from hoshikan.games.crowntaker.screen.art.ground import (
    draw_pile,
    paint_castle,
    paint_empty,
    paint_field,
    paint_phase,
    paint_post,
    paint_realm,
    paint_stat,
    paint_store,
    paint_tower,
    paint_tray,
    paint_wood,
)
from hoshikan.games.crowntaker.screen.art.heraldry import (
    SIGNS,
    arms_of,
    draw_coin,
    draw_medal,
    draw_sign,
    draw_token,
    polygon,
    shield,
    sword,
)
from hoshikan.games.crowntaker.screen.art.lords import paint_head
from hoshikan.games.crowntaker.screen.art.tints import blend
from hoshikan.games.crowntaker.screen.faces import (
    ArmyFace,
    AttackFace,
    BannerFace,
    CounterFace,
    CourseFace,
    DiceFace,
    MedalFace,
    PileFace,
    PlaceFace,
    PlayerFace,
    PowerFace,
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
    line_metrics,
    vertical,
)
from hoshikan.ui.kit.look.material import draw_shadows, draw_surface
from hoshikan.ui.kit.look.theme import Theme, color, display_font, is_flat, star_path

_SIGNS: Final = "xs*"
"""By power."""


def paint_dice(painter: QPainter, rect: QRectF, face: DiceFace, theme: Theme) -> None:
    """A side's dice, or the place for them."""
    dice = face.rolled or (0,)
    edge = min(rect.height() * 0.86, rect.width() / max(len(dice), 1) - 6)
    for index, die in enumerate(dice):
        center = rect.center() + QPointF((index - (len(dice) - 1) / 2) * (edge + 6), 0)
        _die(
            painter,
            QRectF(center.x() - edge / 2, center.y() - edge / 2, edge, edge),
            die,
            theme.seats[face.side],
            theme,
        )


def _die(painter: QPainter, box: QRectF, number: int, tint: str, theme: Theme) -> None:
    """A die that shows `number`, 0 for one that has not been rolled."""
    corner = box.width() * 0.2
    face = box.adjusted(2, 1, -2, -4)
    path = QPainterPath()
    path.addRoundedRect(face, corner, corner)
    if not number:
        painter.setPen(QPen(color(tint, 0.6), 1.6))
        painter.setBrush(color(tint, 0.22))
        painter.drawPath(path)
        return
    draw_shadows(painter, path, face.width(), theme)
    painter.fillPath(path, vertical(face, QColor(tint).lighter(114), QColor(tint).darker(112)))
    if not is_flat(theme):
        painter.fillPath(path - path.translated(0, 2), color(theme.light, 0.5))
        painter.fillPath(path - path.translated(0, -3), color(theme.shadow, 0.35))
    painter.strokePath(path, QPen(color(theme.on_seat, 0.6), 1.5))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.on_seat))
    step, radius = face.width() * 0.26, face.width() * 0.092
    for dx, dy in pips(number):
        painter.drawEllipse(face.center() + QPointF(dx * step, dy * step), radius, radius)


def pips(number: int) -> list[tuple[int, int]]:
    """Return the places of the pips of a die, -1 to 1."""
    found = [(0, 0)] if number % 2 else []
    if number > 1:
        found += [(-1, -1), (1, 1)]
    if number > 3:
        found += [(1, -1), (-1, 1)]
    return found + ([(-1, 0), (1, 0)] if number == 6 else [])


def paint_attack(painter: QPainter, rect: QRectF, face: AttackFace, theme: Theme) -> None:
    """An attack row: what each number of the die brings; what hits is lit, and those rolled are marked."""
    wide = rect.width() / len(face.row)
    for index, sign in enumerate(face.row):
        cell = QRectF(rect.x() + index * wide + 2, rect.y() + 1, wide - 4, rect.height() - 3)
        on = index + 1 in face.rolled
        painter.setOpacity(1.0 if on or sign != "x" else 0.7)
        painter.setPen(QPen(color(theme.ink if on else theme.parchment_edge), 4 if on else 1.2))
        painter.setBrush(color(theme.card if on else theme.parchment, 1.0 if on else 0.6))
        painter.drawRoundedRect(cell, 7, 7)
        number = QRectF(cell.x() + 3, cell.y() + 2, cell.width() * 0.34, cell.height() * 0.46)
        draw_number(painter, number, str(index + 1), theme.card_text if on else theme.ink_quiet, LEAST_TEXT, bold=False)
        spot = QPointF(cell.center().x() + cell.width() * 0.1, cell.center().y())
        power_sign(painter, spot, cell.height() * 0.38, sign, theme, theme.card_text if on else theme.ink_quiet)


def paint_power(painter: QPainter, rect: QRectF, face: PowerFace, theme: Theme) -> None:
    """The sign that a side has in the end, as in the attack row, with a number below."""
    if face.power is None:
        return
    radius = min(rect.width() * 0.38, rect.height() * 0.32)
    spot = QPointF(rect.center().x(), rect.y() + rect.height() * 0.38)
    power_sign(painter, spot, radius, _SIGNS[min(face.power, len(_SIGNS) - 1)], theme, theme.muted)
    if face.power >= len(_SIGNS):
        draw_number(
            painter,
            QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius),
            "+1",
            theme.on_gold,
            radius * 0.6,
        )
    line = QRectF(rect.x() + 8, rect.y() + rect.height() * 0.74, rect.width() - 16, rect.height() * 0.2)
    draw_text(painter, line, face.words, theme.text, rect.height() * 0.16)


def power_sign(painter: QPainter, center: QPointF, radius: float, sign: str, theme: Theme, quiet: str) -> None:
    """Draw the result of a face of the die; × and the edge of a plain shield in the colour `quiet`."""
    if sign == "x":
        draw_sign(painter, "decline", center, radius * 0.62, quiet, theme)
        return
    strong = sign == "*"
    box = QRectF(center.x() - radius * 0.8, center.y() - radius * 0.92, radius * 1.6, radius * 1.9)
    outline = shield(box)
    painter.setPen(QPen(color(theme.coin_edge if strong else quiet), max(1.2, radius * 0.09)))
    painter.setBrush(color(theme.coin if strong else theme.card_back))
    painter.drawPath(outline)
    spot = center - QPointF(0, radius * 0.1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.coin_text if strong else theme.card))
    lozenge = ((0, -0.62), (0.46, 0), (0, 0.62), (-0.46, 0))
    painter.drawPath(star_path(spot, radius * 0.62) if strong else polygon(spot, radius * 0.72, lozenge))


_LEFT = Qt.AlignmentFlag.AlignLeft
_TOKEN = 0.42
"""The radius of a token in a rank, as a share of a place."""
_STAGES = 5.2
"""Room on each side of a stage for the signs of others, by the height of its words."""
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
    """A commander's skill, and below it a star for each of its uses in this war: a hollow one is used."""
    inner = rect.adjusted(2, 2, -2, -4)
    strip = QPainterPath()
    strip.addRoundedRect(inner, 7, 7)
    draw_shadows(painter, strip, inner.height() * 0.6, theme)
    painter.fillPath(strip, color(theme.card))
    draw_surface(painter, strip, theme)
    edge, width = (theme.gold_line, 4) if face.declared else (theme.card_edge, 1.2)
    painter.strokePath(strip, QPen(color(edge), width))
    half = inner.height() * 0.54
    name = QRectF(inner.x() + 6, inner.y(), inner.width() - 12, half)
    draw_text(painter, name, face.words, theme.card_text, min(half * 0.84, 34.0), display=True)
    radius = min((inner.height() - half) * 0.36, 15.0, inner.width() / (max(face.most, 1) * 2.8))
    for index in range(face.most):
        across = (index - (face.most - 1) / 2) * radius * 2.7
        spot = QPointF(inner.center().x() + across, inner.y() + half + (inner.height() - half) * 0.42)
        left = index < face.most - face.used
        painter.setPen(QPen(color(theme.coin_edge if left else theme.card_text, 1.0 if left else 0.5), 1.4))
        painter.setBrush(color(theme.coin) if left else Qt.BrushStyle.NoBrush)
        painter.drawPath(SIGNS["skill"](spot, radius))


def token_size(rect: QRectF, face: ArmyFace) -> float:
    """Return the radius of the tokens in a rank."""
    return min(rect.width() / max(face.most, 1) * _TOKEN, rect.height() * 0.36)


def paint_army(painter: QPainter, rect: QRectF, face: ArmyFace, theme: Theme) -> None:
    """Soldiers with a token as their shield, or weapons with one, in a rank towards the enemy; rings are free."""
    step, size = rect.width() / max(face.most, 1), token_size(rect, face)
    ahead = -1 if face.side else 1
    for index in range(face.most - 1, -1, -1):
        # The first stands nearest to the enemy.
        across = step * (index + 0.5)
        foot = QPointF(rect.x() + across if face.side else rect.right() - across, rect.bottom() - 3)
        if index >= face.tokens:
            painter.setBrush(color(theme.ink, 0.07))
            painter.setPen(QPen(color(theme.ink, 0.45), 1.4))
            painter.drawEllipse(foot - QPointF(0, size * 0.7), size * 0.82, size * 0.5)
        elif face.sign == "troops":
            _soldier(painter, foot, size, rect.height() - 6, ahead, face.side, theme)
        else:
            _weapon(painter, foot - QPointF(0, rect.height() * 0.5 - 3), size, ahead, face.side, theme)


def _soldier(painter: QPainter, foot: QPointF, size: float, tall: float, ahead: int, side: int, theme: Theme) -> None:
    """A soldier `tall` units high with lance and helmet behind his shield, who looks `ahead`."""
    flat = is_flat(theme)
    ink, steel = color(theme.ink, 0.85), blend(theme.light, theme.shadow, 0.36)
    grip = foot + QPointF(ahead * size * 0.98, 0)
    painter.setPen(QPen(ink, max(1.6, size * 0.13), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(grip - QPointF(0, tall * 0.08), grip - QPointF(0, tall * 0.86))
    point = polygon(grip - QPointF(0, tall * 0.88), size * 0.3, ((0, -1), (0.5, 0.5), (-0.5, 0.5)))
    painter.fillPath(point, ink if flat else steel)
    edge = QPen(ink, max(1.0, size * 0.07))
    tint = QColor(theme.seats[side])
    cloak = QPainterPath(foot + QPointF(-size * 0.74, 0))
    cloak.cubicTo(
        foot + QPointF(-size * 0.9, -tall * 0.66),
        foot + QPointF(size * 0.9, -tall * 0.66),
        foot + QPointF(size * 0.74, 0),
    )
    cloak.closeSubpath()
    painter.setPen(edge)
    painter.setBrush(color(theme.parchment) if flat else tint.darker(150))
    painter.drawPath(cloak)
    head = foot - QPointF(0, tall * 0.72)
    helm = QPainterPath()
    helm.addEllipse(head, size * 0.46, size * 0.52)
    painter.setBrush(color(theme.parchment) if flat else steel)
    painter.drawPath(helm)
    brim = QRectF(head.x() - size * 0.62, head.y() + size * 0.04, size * 1.24, size * 0.2)
    painter.setBrush(ink if flat else steel.darker(120))
    painter.drawRoundedRect(brim, size * 0.1, size * 0.1)
    eyes = QRectF(head.x() + (ahead * 0.16 - 0.22) * size, head.y() + size * 0.24, size * 0.44, size * 0.1)
    painter.fillRect(eyes, ink)
    draw_token(painter, foot + QPointF(-ahead * size * 0.08, -size * 0.98), size, side, theme)


def _weapon(painter: QPainter, center: QPointF, size: float, ahead: int, side: int, theme: Theme) -> None:
    """A sword behind its token."""
    blade = sword(center, size * 1.34, ahead * 35)
    painter.setPen(QPen(color(theme.ink, 0.85), max(1.0, size * 0.07)))
    painter.setBrush(color(theme.parchment) if is_flat(theme) else blend(theme.light, theme.shadow, 0.36))
    painter.drawPath(blade)
    draw_token(painter, center, size * 0.86, side, theme)


def paint_course(painter: QPainter, rect: QRectF, face: CourseFace, theme: Theme) -> None:
    """The stage of a phase, larger than the signs of those before it and of those to come."""
    side = _STAGES * rect.height()
    font = display_font(rect.height() * 0.74)
    font.setPixelSize(common_size((face.words,), rect.width() - 2 * side, rect.height() * 0.74, font))
    wide = min(line_metrics(font, face.words).horizontalAdvance(face.words), rect.width() - 2 * side)
    painter.setPen(color(theme.ink))
    draw_squeezed(painter, rect.adjusted(side, 0, -side, 0), face.words, font, Qt.AlignmentFlag.AlignCenter)
    radius = rect.height() * 0.46
    for ahead, signs in ((-1, face.past[::-1]), (1, face.ahead)):
        strength = 1.0 if is_flat(theme) or ahead > 0 else 0.34
        for index, sign in enumerate(signs):
            spot = rect.center() + QPointF(ahead * (wide / 2 + rect.height() * (1.3 + index * 1.55)), 0)
            painter.setPen(QPen(color(theme.ink, strength * 0.8), 1.8))
            painter.setBrush(color(theme.light, 0.0 if is_flat(theme) else 0.4))
            painter.drawEllipse(spot, radius, radius)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(theme.ink, strength * 0.9))
            painter.drawPath(SIGNS[sign](spot, radius * 0.62))
            mark = spot - QPointF(ahead * rect.height() * 0.76, 0)
            painter.drawPath(polygon(mark, radius * 0.32, ((-0.4, -0.9), (0.6, 0), (-0.4, 0.9))))


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
        "castle": paint_castle,
        "course": paint_course,
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
        "printed": paint_printed,
        "card": paint_card,
        "back": paint_back,
        "dice": paint_dice,
        "attack": paint_attack,
        "power": paint_power,
    }
)
