"""How lords, negotiation cards, dice and attack rows look."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hoshikan.games.crowntaker.screen.art.heraldry import arms_of, draw_coin, draw_sign, draw_token, shield
from hoshikan.games.crowntaker.screen.faces import AttackFace, BackFace, CardFace, DiceFace, LordFace, PowerFace
from hoshikan.ui.look.shapes import star_path
from hoshikan.ui.look.theme import Theme, color
from hoshikan.ui.table.drawing import body, draw_card, draw_number, draw_text, vertical

_RANKS = ("baron", "count", "duke", "prince", "king")
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_SIGNS = "xs*"
"""By power."""
_LEGIBLE = 80.0
"""Negotiation cards narrower than this show their name alone; their effect would be too small to read."""
_LARGE = 98.0
"""Cards wider than this show their skill in words."""


def blend(one: str, other: str, share: float) -> QColor:
    """A colour between two tokens."""
    a, b = QColor(one), QColor(other)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )


def coronet(center: QPointF, radius: float, rank: str) -> QPainterPath:
    """The headgear of a rank: more points the higher it is, the king's with arches and an orb."""
    number = _RANKS.index(rank)
    x, y, r = center.x(), center.y(), radius
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRect(QRectF(x - 0.9 * r, y + 0.35 * r, 1.8 * r, 0.35 * r))
    points = number + 2 if rank != "king" else 7
    for index in range(points):
        place = x + (index - (points - 1) / 2) * 1.56 * r / (points - 1)
        tall = (0.55 if index % 2 else 0.8) * r if number > 1 else 0.5 * r
        tip = QPointF(place, y + 0.3 * r - tall)
        path.moveTo(place - 0.2 * r, y + 0.36 * r)
        path.lineTo(tip)
        path.lineTo(place + 0.2 * r, y + 0.36 * r)
        path.closeSubpath()
        path.addEllipse(tip, 0.13 * r, 0.13 * r)
    if rank == "king":
        path.addEllipse(QPointF(x, y - 0.42 * r), 0.22 * r, 0.22 * r)
    return path.simplified()


def paint_lord(painter: QPainter, rect: QRectF, face: LordFace, theme: Theme) -> None:
    """A lord with its headgear, name, numbers and, where there is room, its skill."""
    tint = theme.seats[face.side]
    card = draw_card(painter, rect, theme, color(theme.card), theme.card_edge)
    wide, tall = card.width(), card.height()
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(card, wide * 0.09, wide * 0.09)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    large = wide > _LARGE
    share = 0.5 if large else 0.36
    top = QRectF(card.x(), card.y(), wide, tall * share)
    painter.fillRect(top, vertical(top, blend(tint, theme.card, 0.15), blend(tint, theme.card, 0.6)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.on_seat, 0.14))
    painter.drawPath(arms_of(face.side, top.center(), top.height() * 0.48))
    painter.restore()
    crown = coronet(top.center(), min(wide * 0.3, top.height() * 0.5), face.rank)
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, wide * 0.012)))
    painter.setBrush(color(theme.coin))
    painter.drawPath(crown)
    label = QRectF(card.x() + wide * 0.04, card.y() + tall * share, wide * 0.92, tall * 0.17)
    draw_text(painter, label, face.name, theme.card_text, tall * 0.14)
    numbers = (("troops", face.troops), ("arms", face.arms), ("coin", face.ransom))
    if not large:
        for index, (sign, count) in enumerate(numbers):
            line = card.y() + tall * (0.6 + 0.145 * index)
            spot = QPointF(card.x() + wide * 0.3, line)
            draw_sign(painter, sign, spot, min(tall * 0.055, wide * 0.14), theme.card_text, theme)
            box = QRectF(card.x() + wide * 0.5, line - tall * 0.08, wide * 0.34, tall * 0.16)
            draw_number(painter, box, str(count), theme.card_text, tall * 0.155)
        return
    line, size = card.y() + tall * 0.75, tall * 0.13
    for index, (sign, count) in enumerate(numbers):
        left = card.x() + wide * (0.035 + 0.315 * index)
        draw_sign(painter, sign, QPointF(left + wide * 0.08, line), wide * 0.08, theme.card_text, theme)
        box = QRectF(left + wide * 0.165, line - size, wide * 0.135, size * 2)
        draw_number(painter, box, str(count), theme.card_text, size)
    box = QRectF(card.x() + wide * 0.05, card.y() + tall * 0.84, wide * 0.9, tall * 0.13)
    draw_text(painter, box, face.skill, theme.card_text, tall * 0.095, bold=False)


def paint_card(painter: QPainter, rect: QRectF, face: CardFace, theme: Theme) -> None:
    """A negotiation card with its effect where there is room, or (used) its empty place."""
    if face.state == "used":
        inner = body(rect)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(theme.border, 0.7), 1.5, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(inner, inner.width() * 0.1, inner.width() * 0.1)
        draw_number(painter, inner, face.card, color(theme.muted, 0.6), inner.height() * 0.3)
        return
    painter.setOpacity(0.65 if face.state == "last" else 1.0)
    card = draw_card(painter, rect, theme, color(theme.card), theme.card_edge)
    wide, tall = card.width(), card.height()
    band = QRectF(card.x(), card.y(), wide, tall * 0.09)
    painter.fillRect(band.adjusted(wide * 0.08, 0, -wide * 0.08, 0), color(theme.seats[face.side]))
    if wide < _LEGIBLE:
        draw_number(painter, card.adjusted(0, tall * 0.08, 0, 0), face.card, theme.card_text, tall * 0.6)
        return
    draw_number(
        painter, QRectF(card.x(), card.y() + tall * 0.08, wide, tall * 0.52), face.card, theme.card_text, tall * 0.46
    )
    effects = [("token", str(face.tokens))] * (face.tokens != 0) + [("coin", f"−{face.assets}")] * (face.assets != 0)
    line, radius = card.y() + tall * 0.79, wide * (0.115 if len(effects) > 1 else 0.15)
    for index, (sign, count) in enumerate(effects):
        middle = card.center().x() + (index - (len(effects) - 1) / 2) * wide * 0.49
        spot = QPointF(middle - wide * 0.1, line)
        if sign == "token":
            draw_token(painter, spot, radius, 1 - face.side, theme)
        else:
            draw_coin(painter, spot, radius, theme)
        left = spot.x() + radius + wide * 0.02
        box = QRectF(left, line - tall * 0.12, wide * (0.2 if len(effects) > 1 else 0.28), tall * 0.24)
        draw_text(painter, box, count, theme.card_text, tall * 0.16, align=Qt.AlignmentFlag.AlignLeft | _MIDDLE)


def paint_back(painter: QPainter, rect: QRectF, face: BackFace, theme: Theme) -> None:
    """A negotiation card face down, with the arms of its side."""
    card = draw_card(painter, rect, theme, color(theme.card_back), theme.card_edge)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.seats[face.side]))
    painter.drawPath(arms_of(face.side, card.center(), card.width() * 0.3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(theme.seats[face.side], 0.7), max(1.0, card.width() * 0.02)))
    inset = card.width() * 0.08
    painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), inset, inset)


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
    if not number:
        painter.setPen(QPen(color(tint, 0.5), 1.5))
        painter.setBrush(color(tint, 0.2))
        painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), corner, corner)
        return
    painter.setPen(QPen(color(theme.on_seat, 0.6), 1.5))
    painter.setBrush(color(tint))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), corner, corner)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.on_seat))
    step, radius = box.width() * 0.26, box.width() * 0.09
    for dx, dy in pips(number):
        painter.drawEllipse(box.center() + QPointF(dx * step, dy * step), radius, radius)


def pips(number: int) -> list[tuple[int, int]]:
    """Where the pips of a die lie, -1 to 1."""
    found = [(0, 0)] if number % 2 else []
    if number > 1:
        found += [(-1, -1), (1, 1)]
    if number > 3:
        found += [(1, -1), (-1, 1)]
    return found + ([(-1, 0), (1, 0)] if number == 6 else [])


def paint_attack(painter: QPainter, rect: QRectF, face: AttackFace, theme: Theme) -> None:
    """An attack row: its powers under the dice, those rolled marked."""
    wide = rect.width() / len(face.row)
    for index, sign in enumerate(face.row):
        cell = QRectF(rect.x() + index * wide + 2, rect.y() + 1, wide - 4, rect.height() - 2)
        on = index + 1 in face.rolled
        painter.setPen(QPen(color(theme.gold_line if on else theme.border), 3 if on else 1.2))
        painter.setBrush(color(theme.raised if on else theme.surface, 0.9))
        painter.drawRoundedRect(cell, 8, 8)
        number = QRectF(cell.x(), cell.y() + 1, cell.width(), cell.height() * 0.4)
        draw_number(painter, number, str(index + 1), theme.muted, cell.height() * 0.34, bold=False)
        _power(painter, QPointF(cell.center().x(), cell.y() + cell.height() * 0.68), cell.height() * 0.25, sign, theme)


def paint_power(painter: QPainter, rect: QRectF, face: PowerFace, theme: Theme) -> None:
    """The sign that a side has in the end, as in the attack row, with a number below."""
    if face.power is None:
        return
    radius = min(rect.width() * 0.38, rect.height() * 0.32)
    spot = QPointF(rect.center().x(), rect.y() + rect.height() * 0.38)
    _power(painter, spot, radius, _SIGNS[min(face.power, len(_SIGNS) - 1)], theme)
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


def _power(painter: QPainter, center: QPointF, radius: float, sign: str, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    if sign == "x":
        draw_sign(painter, "decline", center, radius * 0.75, theme.muted, theme)
    elif sign == "s":
        painter.setBrush(color(theme.link))
        box = QRectF(center.x() - radius * 0.8, center.y() - radius * 0.9, radius * 1.6, radius * 1.9)
        painter.drawPath(shield(box))
    else:
        painter.setPen(QPen(color(theme.coin_edge), max(1.0, radius * 0.1)))
        painter.setBrush(color(theme.gold))
        painter.drawPath(star_path(center, radius * 1.15))
