"""Pictures of lords and negotiation cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from hoshikan.games.crowntaker.screen.art.heraldry import arms_of, draw_coin, draw_sign, draw_token
from hoshikan.games.crowntaker.screen.art.lords import draw_lord
from hoshikan.games.crowntaker.screen.art.tints import blend
from hoshikan.games.crowntaker.screen.faces import BackFace, CardCost, CardFace, LordFace
from hoshikan.ui.board.table.drawing import (
    LEAST_TEXT,
    NARROWEST,
    body,
    common_size,
    draw_card,
    draw_number,
    draw_squeezed,
    draw_text,
    line_metrics,
    name_lines,
    vertical,
)
from hoshikan.ui.kit.look.material import texture
from hoshikan.ui.kit.look.portraits import Mood
from hoshikan.ui.kit.look.theme import Theme, color, is_flat

_RANKS = ("baron", "count", "duke", "prince", "king")
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignRight
_LEGIBLE = 80.0
"""Negotiation cards narrower than this show their name alone; their effect would be too small to read."""
_LINE = 24.5
"""Height of a line of words on a lord, at least."""
_LINE_SHARE = 0.3
"""And at most, as a share of the card's width, where larger text is wished."""
_LOW = (25.0, 22.5)
"""Height of the name and of a line of words on a small card that is low too."""
_SMALLEST = 20.0
"""Words on small cards are not smaller than this."""
_ROOMY = 150.0
"""Cards wider than this have a margin, and words for what their skill costs; others have a coin."""
_SKILL = 3
"""The row of a skill, after three numbers."""
_LARGE = 98.0
"""Cards wider than this show their skill in words."""
_LYING = 0.8
"""Captives that are lower than this share of their width have their face beside their words."""
_NAMED = 60.0
"""Captives that are narrower than this are known by their face alone."""
_BARS = 5
"""Bars across a face."""
_APART = 5.0
"""Between a word and what stands beside it."""
_PAD = 0.035
"""Left free at the sides of a small card, as a share of its width."""
_STACKED = 47.0
"""Height of a word over its number, on a small card where the word beside it would take more room than there is."""
_SIGNED = 32.0
"""Height of a number beside its sign, one below the other, at most; …"""
_ABREAST = 27.0
"""… and side by side, on a card that is low too."""
_SIGNS = ("troops", "arms")
_FACTS_SHARE = 0.85
"""Largest share of a small card for name and numbers."""


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


def draw_small(painter: QPainter, rect: QRectF, text: str, tint: QColor, size: float, align: Qt.AlignmentFlag) -> None:
    """Words that must be read in full where there is little room: smaller than others if need be."""
    font = QFont(painter.font())
    font.setBold(False)
    font.setPixelSize(common_size((text,), rect.width(), size, font, _SMALLEST))
    painter.setPen(tint)
    draw_squeezed(painter, rect, text, font, align | _MIDDLE)


def paint_lord(painter: QPainter, rect: QRectF, face: LordFace, theme: Theme) -> None:
    """A lord: a commander's face, a captive behind bars, or what is printed on its card."""
    card = draw_card(painter, rect, theme, color(theme.card), theme.card_edge, radius=0.07)
    if face.leads:
        _commander(painter, card, face, theme)
    elif face.held and card.width() <= _LARGE:
        _captive(painter, card, face, theme)
    else:
        _lord(painter, card, face, theme)


def _lord(painter: QPainter, card: QRectF, face: LordFace, theme: Theme) -> None:
    """A lord with its headgear and name, each number beside its word and, where there is room, its skill."""
    wide, tall = card.width(), card.height()
    large = wide > _LARGE
    wraps = large and wide <= _ROOMY
    rows = list(_rows(face, large))
    line = min(max(tall * 0.105, _LINE), 34.0) if large else _LINE
    name = min(max(tall * 0.145, 29.0), 46.0) if large else 27.0
    pad = wide * (0.06 if wide > _ROOMY else _PAD)
    low = not large and name + line * len(rows) > tall * 0.76
    if low:
        name, line = _LOW
    while len(rows) > 1 and name + line * len(rows) > tall * 0.9:
        rows.pop()
    crowded = 0.0 if large else _crowding(rows, wide - 2 * pad, line, painter.font())
    abreast = low and len(rows) == len(_SIGNS)
    signed = abreast or (crowded > 1 and len(rows) == len(_SIGNS))
    stacked = crowded > 1 and not signed and name + _STACKED < tall * _FACTS_SHARE
    if signed:
        line = min((tall * _FACTS_SHARE - name) / len(rows), _SIGNED) if not abreast else _ABREAST
    elif stacked:
        line = _STACKED
    lines = 1 if abreast else len(rows) + wraps
    room = min((tall * 0.84 - name) / lines, wide * _LINE_SHARE)
    line = line if stacked or signed else max(line, min(line * theme.text_scale, room))
    top = QRectF(card.x(), card.y(), wide, max(tall - name - line * lines - tall * 0.025, tall * 0.12))
    _portrait(painter, card, top, face, theme)
    painter.save()
    painter.fillRect(QRectF(top.x(), top.bottom() - 1, wide, 2), color(theme.card_edge))
    painter.restore()
    label = QRectF(card.x() + wide * 0.01, top.bottom() + 1, wide * 0.98, name)
    draw_text(painter, label, face.name, theme.card_text, name * 0.86, display=True)
    for index, (word, value) in enumerate(rows):
        box = QRectF(card.x() + pad, label.bottom() + line * index, wide - 2 * pad, line)
        if wraps and index == _SKILL:
            _priced(painter, box, word, face.cost, theme)
        elif wraps and index > _SKILL:
            _wrapped(painter, box.adjusted(0, 0, 0, line), word, theme)
        elif stacked:
            _stacked_fact(painter, box, word, value, theme)
        elif abreast:
            half = QRectF(box.x() + box.width() / 2 * index, label.bottom(), box.width() / 2, line)
            _signed_fact(painter, half, _SIGNS[index], value, theme)
        elif signed:
            _signed_fact(painter, box, _SIGNS[index], value, theme)
        else:
            _fact(painter, box, word, value, theme)


def _portrait(painter: QPainter, card: QRectF, top: QRectF, face: LordFace, theme: Theme) -> None:
    """A lord's face before the colour of its side, in a part of its card."""
    tint = theme.seats[face.side]
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(card, card.width() * 0.07, card.width() * 0.07)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    painter.fillRect(top, vertical(top, blend(tint, theme.shadow, 0.1), blend(tint, theme.card, 0.42)))
    painter.fillPath(arms_of(face.side, top.center(), top.height() * 0.5), color(theme.on_seat, 0.16))
    if not is_flat(theme):
        painter.fillRect(top, texture("paper", painter))
    clip.clear()
    clip.addRect(top)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    mood: Mood = "worried" if face.held else "calm"
    draw_lord(painter, top.adjusted(0, top.height() * 0.03, 0, 0), face.side, face.rank, mood, theme)
    painter.restore()


def _bars(painter: QPainter, place: QRectF, theme: Theme) -> None:
    """The bars of a cell before a captive."""
    iron = blend(theme.card_edge, theme.shadow, 0.55)
    step = max(place.width() / _BARS, 9.0)
    thick = max(2.0, step * 0.2)
    painter.save()
    painter.setClipRect(place, Qt.ClipOperation.IntersectClip)
    for index in range(1, int(place.width() / step) + 1):
        bar = QRectF(place.x() + index * step - step / 2, place.y(), thick, place.height())
        painter.fillRect(bar, iron)
        painter.fillRect(QRectF(bar.x(), bar.y(), thick * 0.35, bar.height()), color(theme.light, 0.35))
    painter.fillRect(QRectF(place.x(), place.y() + place.height() * 0.16, place.width(), thick), iron)
    painter.restore()


def _captive(painter: QPainter, card: QRectF, face: LordFace, theme: Theme) -> None:
    """A captive in a tower: the face behind bars, and beside or below it the name, if there is room, and the ransom."""
    named = True
    if card.height() < card.width() * _LYING:
        cell = QRectF(card.x(), card.y(), min(card.height() * 0.92, card.width() * 0.36), card.height())
        edge = QRectF(cell.right() - 1, card.y(), 2, card.height())
        words = QRectF(cell.right() + 2, card.y(), card.right() - cell.right() - 3, card.height())
    else:
        named = (
            card.width() >= _NAMED
            and card.height() > 3 * _LINE
            and _is_readable(painter.font(), face.name, card.width() - 2)
        )
        cell = card.adjusted(0, 0, 0, -_LINE * (2 if named else 1))
        edge = QRectF(card.x(), cell.bottom() - 1, card.width(), 2)
        words = QRectF(card.x() + 1, cell.bottom(), card.width() - 2, card.bottom() - cell.bottom())
    _portrait(painter, card, cell, face, theme)
    _bars(painter, cell, theme)
    painter.fillRect(edge, color(theme.card_edge))
    line = words.height() / (2 if named else 1)
    if named:
        name = QRectF(words.x(), words.y(), words.width(), line)
        draw_small(painter, name, face.name, color(theme.card_text), LEAST_TEXT, Qt.AlignmentFlag.AlignHCenter)
    radius, number = line * 0.38, _number_room(line, 1)
    left = words.center().x() - (2 * radius + _APART + number) / 2
    draw_coin(painter, QPointF(left + radius, words.bottom() - line * 0.52), radius, theme)
    below = QRectF(left + 2 * radius + _APART, words.bottom() - line - 1, number, line)
    draw_number(painter, below, str(face.ransom[1]), theme.card_text, max(line * 0.92, LEAST_TEXT))


def _is_readable(font: QFont, words: str, width: float) -> bool:
    """Return True if the smallest letters need no more than this width."""
    measured = QFont(font)
    measured.setPixelSize(round(_SMALLEST))
    return line_metrics(measured, words).horizontalAdvance(words) * NARROWEST <= width


def _commander(painter: QPainter, card: QRectF, face: LordFace, theme: Theme) -> None:
    """A lord at the head of an army, or just taken: the face, over a ribbon with the name."""
    ribbon = min(max(card.height() * 0.2, 29.0), 46.0)
    top = card.adjusted(0, 0, 0, -ribbon)
    _portrait(painter, card, top, face, theme)
    if face.held:
        _bars(painter, top, theme)
    painter.fillRect(QRectF(top.x(), top.bottom() - 1, card.width(), 2), color(theme.card_edge))
    label = QRectF(card.x() + card.width() * 0.02, top.bottom() + 1, card.width() * 0.96, ribbon - 2)
    draw_text(painter, label, face.name, theme.card_text, ribbon * 0.82, display=True)


def _rows(face: LordFace, large: bool) -> tuple[tuple[str, str], ...]:
    """Return the words and numbers printed on a lord, on a small one those that matter at its place."""
    troops, arms, ransom = ((word, str(number)) for word, number in (face.troops, face.arms, face.ransom))
    if large:
        return (troops, arms, ransom, face.skill, (face.does, ""))
    return (troops, arms)


def _crowding(rows: Sequence[tuple[str, str]], width: float, line: float, font: QFont) -> float:
    """Return the width of the longest word relative to the room beside its number."""
    measured = QFont(font)
    measured.setPixelSize(round(LEAST_TEXT))
    room = width - _number_room(line, 1)
    return max(line_metrics(measured, word).horizontalAdvance(word) / room for word, _value in rows)


def _number_room(line: float, digits: int) -> float:
    return line * 0.56 * digits


def _stacked_fact(painter: QPainter, box: QRectF, word: str, value: str, theme: Theme) -> None:
    """A word over its number."""
    above = QRectF(box.x(), box.y(), box.width(), LEAST_TEXT + 1)
    draw_small(painter, above, word, color(theme.card_text, 0.86), LEAST_TEXT, Qt.AlignmentFlag.AlignHCenter)
    below = QRectF(box.x(), above.bottom(), box.width(), box.bottom() - above.bottom() - 1)
    draw_number(painter, below, value, theme.card_text, max(below.height() * 1.1, LEAST_TEXT))


def _signed_fact(painter: QPainter, box: QRectF, sign: str, value: str, theme: Theme) -> None:
    """A number beside the sign that stands for its word wherever tokens are placed, both in the middle."""
    room, radius = _number_room(box.height(), 1), box.height() * 0.36
    left = box.center().x() - (2 * radius + _APART + room) / 2
    draw_sign(painter, sign, QPointF(left + radius, box.center().y()), radius, theme.card_text, theme)
    number = QRectF(left + 2 * radius + _APART, box.y(), room, box.height())
    draw_number(painter, number, value, theme.card_text, max(box.height() * 0.96, LEAST_TEXT))


def _fact(painter: QPainter, box: QRectF, word: str, value: str, theme: Theme) -> None:
    """A word at the left and its number (or what it costs) at the right, or words alone."""
    size = box.height() * 0.9
    number = value.isdigit()
    if not value:
        draw_small(painter, box, word, color(theme.card_text, 0.86), size * 0.9, _RIGHT)
        return
    room = _number_room(box.height(), max(len(value), 1)) if number else _shared(painter.font(), word, value, box)
    left = QRectF(box.x(), box.y(), box.width() - room - _APART, box.height())
    quiet = color(theme.card_text, 0.86)
    draw_small(painter, left, word, quiet, max(size * 0.94, LEAST_TEXT), _LEFT)
    right = QRectF(box.right() - room, box.y(), room, box.height())
    if number:
        draw_number(painter, right, value, theme.card_text, size * 1.04)
    else:
        draw_small(painter, right, value, quiet, size * 0.9, _RIGHT)


def _priced(painter: QPainter, box: QRectF, word: str, cost: int, theme: Theme) -> None:
    """A skill, and what it costs beside a coin."""
    room, coin = _number_room(box.height(), 1), box.height() * 0.42
    left = box.right() - room - 2 * coin
    size = max(box.height() * 0.846, LEAST_TEXT)
    name = QRectF(box.x(), box.y(), left - _APART - box.x(), box.height())
    draw_small(painter, name, word, color(theme.card_text, 0.86), size, _LEFT)
    draw_coin(painter, QPointF(left + coin, box.center().y()), coin, theme)
    number = QRectF(box.right() - room, box.y(), room, box.height())
    draw_number(painter, number, str(cost), theme.card_text, box.height() * 0.936)


def _wrapped(painter: QPainter, box: QRectF, words: str, theme: Theme) -> None:
    """Draw the use of a skill, on two lines if need be."""
    font, line = QFont(painter.font()), box.height() / 2
    font.setPixelSize(round(LEAST_TEXT))
    for index, part in enumerate(name_lines(words, box.width(), font)):
        place = QRectF(box.x(), box.y() + index * line, box.width(), line)
        draw_small(painter, place, part, color(theme.card_text, 0.86), LEAST_TEXT, _RIGHT)


def _shared(font: QFont, word: str, value: str, box: QRectF) -> float:
    """The room for words at the right, so that they and those at the left are equally narrow."""
    measured = QFont(font)
    measured.setPixelSize(round(LEAST_TEXT))
    left, right = (line_metrics(measured, words).horizontalAdvance(words) for words in (word, value))
    return box.width() * right / max(left + right, 1.0)


def paint_printed(painter: QPainter, rect: QRectF, face: LordFace, theme: Theme) -> None:
    """A commander's ransom, and its skill with cost and use: the print that its army on the map does not show."""
    card = draw_card(painter, rect, theme, color(theme.card), theme.card_edge, radius=0.05)
    inner = card.adjusted(7, 2, -7, -4)
    line = inner.height() / 4
    box = QRectF(inner.x(), inner.y(), inner.width(), line)
    _fact(painter, box, face.ransom[0], str(face.ransom[1]), theme)
    _priced(painter, box.translated(0, line), face.skill[0], face.cost, theme)
    _wrapped(painter, box.translated(0, 2 * line).adjusted(0, 0, 0, line), face.does, theme)


def paint_card(painter: QPainter, rect: QRectF, face: CardFace, theme: Theme) -> None:
    """A negotiation card with what it costs the loser where there is room, or (used) its mark on the shelf."""
    if face.state == "used":
        inner = body(rect)
        painter.setBrush(color(theme.shadow, 0.25))
        painter.setPen(QPen(color(theme.border, 0.8), 1.2))
        painter.drawRoundedRect(inner, inner.width() * 0.1, inner.width() * 0.1)
        draw_number(painter, inner, face.card, color(theme.text, 0.5), inner.height() * 0.34)
        return
    card = draw_card(painter, rect, theme, color(theme.card), theme.card_edge)
    wide, tall = card.width(), card.height()
    band = QRectF(card.x() + wide * 0.08, card.y() + 1, wide * 0.84, tall * 0.09)
    painter.fillRect(band, color(theme.seats[face.side]))
    # Some palettes have a side nearly as pale as the paper.
    painter.fillRect(QRectF(band.x(), band.bottom(), band.width(), 2), color(theme.card_edge))
    if wide < _LEGIBLE:
        draw_number(painter, card.adjusted(0, tall * 0.08, 0, 0), face.card, theme.card_text, tall * 0.58)
        return
    number = QRectF(card.x(), card.y() + tall * 0.08, wide, tall * (0.5 if len(face.costs) > 1 else 0.58))
    draw_number(painter, number, face.card, theme.card_text, number.height() * 0.86)
    for index, cost in enumerate(reversed(face.costs)):
        top = card.bottom() - tall * (0.19 * (index + 1) + 0.03)
        _draw_cost(painter, QRectF(card.x() + wide * 0.05, top, wide * 0.9, tall * 0.18), cost, face.side, theme)


def _draw_cost(painter: QPainter, line: QRectF, cost: CardCost, side: int, theme: Theme) -> None:
    """Draw the loser's loss as a sign and a number."""
    radius = line.height() * 0.42
    center = QPointF(line.center().x() - line.height() * 0.5, line.center().y())
    if cost.kind == "tokens":
        draw_token(painter, center, radius, side, theme)
    else:
        draw_coin(painter, center, radius, theme)
    number = QRectF(line.center().x(), line.y(), line.width() / 2, line.height())
    draw_number(painter, number, f"−{cost.amount}", theme.card_text, max(line.height() * 0.9, LEAST_TEXT))


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
