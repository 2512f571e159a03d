"""Pictures of the pieces of Sterre en Kroon, its cards and grounds. One painter per kind; the face has everything that
varies."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from hoshikan.games.sterre_en_kroon.rules.bingo import SIZE
from hoshikan.games.sterre_en_kroon.screen.faces import (
    BingoCardFace,
    BingoCellFace,
    BingoLineFace,
    CellFace,
    CrownCellFace,
    CrownsFace,
    DeckFace,
    GroundFace,
    KnownFace,
    LetterFace,
    NumberFace,
    PawnFace,
    PawnsFace,
    PileFace,
    PointsFace,
    RecordFace,
    SpaceFace,
    StepFace,
    TileFace,
)
from hoshikan.ui.board.table.drawing import (
    LEAST_TEXT,
    NARROWEST,
    Painter,
    body,
    draw_card,
    draw_emblem,
    draw_label,
    draw_number,
    draw_shadow,
    draw_text,
    line_metrics,
    vertical,
)
from hoshikan.ui.board.table.kit.painting import SeatLook, draw_pill, draw_zone, seat_painter, stacked
from hoshikan.ui.kit.look.material import draw_shadows, draw_surface
from hoshikan.ui.kit.look.theme import Theme, color, crown_path, is_flat, shape_path, star_path


class Mood(NamedTuple):
    """The colours of a cloth, in the light and in the shade."""

    by_night: tuple[str, str]
    by_day: tuple[str, str]


_MOODS: Final[Mapping[str, Mood]] = MappingProxyType(
    {
        "veld": Mood(("#1f5352", "#123640"), ("#b4dacd", "#95c6b8")),  # felt
        "karoo": Mood(("#745534", "#493423"), ("#efd5a9", "#dfbd88")),  # sand
        "provinces": Mood(("#a99c7b", "#82765a"), ("#f6efda", "#e6dab9")),  # the paper of a map
    }
)
"""Decoration only: these colours have no meaning."""
_OF_PAPER: Final = ("provinces",)
_THICK: Final = 120.0
"""Size of a thing that casts a shadow as long as cloth and wood do."""
_RINGS: Final = 5
_HOURS: Final = 12


def crown(painter: QPainter, center: QPointF, radius: float, theme: Theme, ghost: bool = False) -> None:
    """A golden crown, or only its outline where there is none (any more)."""
    path = crown_path(center, radius)
    if ghost:
        painter.setPen(QPen(color(theme.faint), max(1.0, radius * 0.07)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        return
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, radius * 0.1)))
    painter.setBrush(color(theme.coin))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.coin_edge, 0.75))
    for across in (-0.48, 0.0, 0.48):
        painter.drawEllipse(center + QPointF(across * radius, 0.4 * radius), radius * 0.11, radius * 0.11)


def tint(ground: str, light: str, share: float) -> QColor:
    """`share` of one colour on another, opaque."""
    below, above = color(ground), color(light)
    return QColor.fromRgbF(
        below.redF() + (above.redF() - below.redF()) * share,
        below.greenF() + (above.greenF() - below.greenF()) * share,
        below.blueF() + (above.blueF() - below.blueF()) * share,
    )


def cloth(face: GroundFace, theme: Theme) -> tuple[QColor, QColor]:
    """The cloth in the mood of a sheet, in the light and in the shade; that of the table for a sheet of one's own."""
    mood = _MOODS.get(face.sheet)
    if mood is None or is_flat(theme):
        return color(theme.raised), color(theme.surface)
    light, shade = mood.by_night if theme.dark else mood.by_day
    return QColor(light), QColor(shade)


def paint_mat(painter: QPainter, rect: QRectF, face: GroundFace, theme: Theme) -> None:
    """The cloth that is laid out below the map, with the circles of a chart of the sky woven into it."""
    inner = rect.adjusted(3, 2, -3, -5)
    path = QPainterPath()
    path.addRoundedRect(inner, 16, 16)
    draw_shadows(painter, path, _THICK, theme)
    painter.fillPath(path, vertical(inner, *cloth(face, theme)))
    draw_surface(painter, path, theme, "paper" if face.sheet in _OF_PAPER else "cloth")
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_thread(face, theme, 0.2), 1.4))
    for ring in range(1, _RINGS + 1):
        reach = max(inner.width(), inner.height()) * 0.62 * ring / _RINGS
        painter.drawEllipse(inner.center(), reach, reach)
    for hour in range(_HOURS):
        angle = 2 * math.pi * hour / _HOURS
        ray = QPointF(math.cos(angle), math.sin(angle)) * max(inner.width(), inner.height())
        painter.drawLine(inner.center() + ray * 0.1, inner.center() + ray)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_thread(face, theme, 0.5), 1.6))
    painter.drawRoundedRect(inner.adjusted(6, 6, -6, -6), 11, 11)


def paint_ground(painter: QPainter, rect: QRectF, face: GroundFace, theme: Theme) -> None:
    """Draw the frame of map cells that hang together: a field printed on the cloth."""
    inner = rect.adjusted(1, 1, -1, -1)
    painter.setPen(QPen(_thread(face, theme, 0.6), 1.6))
    shade = cloth(face, theme)[1].darker(120)
    shade.setAlphaF(0.6)
    painter.setBrush(shade)
    painter.drawRoundedRect(inner, 10, 10)


def paint_rim(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """The strip of wood in which the score track is cut."""
    inner = rect.adjusted(1, 1, -1, -4)
    path = QPainterPath()
    path.addRoundedRect(inner, 8, 8)
    draw_shadows(painter, path, _THICK, theme)
    painter.fillPath(path, vertical(inner, color(theme.wood).lighter(130), color(theme.wood)))
    draw_surface(painter, path, theme, "wood")
    if is_flat(theme):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(theme.border), 1.4))
        painter.drawPath(path)


def _thread(face: GroundFace, theme: Theme, strength: float) -> QColor:
    """Lines woven into a cloth or printed on paper."""
    if is_flat(theme) or face.sheet not in _MOODS:
        return color(theme.thread, strength)
    dark = face.sheet in _OF_PAPER or not theme.dark
    return color(theme.card_text if dark else theme.card, strength * 0.8)


_FEW_FIGURES: Final = 31.0
"""In smaller cells figures could not be read: open ones show their gold alone, and the others are …"""
_LARGE_FIGURE: Final = 0.8
"""… so large, as a share of their cell."""
_NARROW: Final = 0.84
"""… and this factor of the width of others, so that neighbours do not touch."""
_TWO_FIGURES: Final = 1.2
"""Width of two figures, in their height."""
_FAINT: Final = 0.6
"""Opacity of the lines between cells that are so small."""
_CHIP_GAP: Final = 5.0
"""Between two small cards."""
_CHIP_SHAPE: Final = 0.78
"""Width by height of a small card."""
_CHIP_TALLEST: Final = 52.0


def paint_bingo_card(painter: QPainter, rect: QRectF, face: BingoCardFace, theme: Theme) -> None:
    """A whole card of another seat."""
    card = draw_card(painter, rect, theme, color(theme.card), theme.card_edge, radius=0.04)
    edge = card.width() * 0.012
    unit = (card.width() - 2 * edge) / SIZE
    for index, cell in enumerate(face.cells):
        row, column = divmod(index, SIZE)
        place = QRectF(card.x() + edge + column * unit, card.y() + edge + row * unit, unit, unit)
        _bingo_cell(painter, place.adjusted(0.6, 0.6, -0.6, -0.6), cell, theme, few=unit < _FEW_FIGURES)


def paint_bingo_cell(painter: QPainter, rect: QRectF, face: BingoCellFace, theme: Theme) -> None:
    """One cell of the own card."""
    _bingo_cell(painter, rect, face, theme, few=False)


def _bingo_cell(painter: QPainter, rect: QRectF, face: BingoCellFace, theme: Theme, few: bool) -> None:
    """One cell of a card: with a star when it is open, with an inner edge when it could be opened. Of `few` figures,
    only those that are still missing stand there, as large as they can be."""
    side = rect.width()
    is_open = face.state == "open" or not face.number
    edge = (
        QPen(color(theme.coin_edge), max(1.2, side * 0.045))
        if is_open
        else QPen(color(theme.card_edge), max(0.8, side * 0.02))
    )
    painter.setPen(edge if not few else QPen(color(theme.coin_edge if is_open else theme.card_edge, _FAINT), 0.8))
    painter.setBrush(tint(theme.card, theme.coin, 0.75) if is_open else color(theme.card))
    painter.drawRoundedRect(rect, side * 0.1, side * 0.1)
    if is_open and not few:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(theme.card, 0.75))
        painter.drawPath(star_path(rect.center(), side * 0.48, inner=0.56))
    if not face.number:
        painter.setBrush(color(theme.coin_edge))
        painter.drawPath(star_path(rect.center(), side * 0.3, inner=0.5))
        return
    if not (few and is_open):
        size = max(LEAST_TEXT, side * (_LARGE_FIGURE if few else 0.54))
        if few:  # no figure is larger than those beside which another one stands
            size = min(size, (side - 1) / (_TWO_FIGURES * _NARROW * NARROWEST))
        squeeze = _NARROW if few else 1.0
        place = QRectF(-side / squeeze / 2, -side / 2, side / squeeze, side)
        painter.save()
        painter.translate(rect.center())
        painter.scale(squeeze, 1.0)
        draw_number(painter, place.adjusted(1, 0, -1, 0), str(face.number), theme.card_text, size, bold=not few)
        painter.restore()
    if face.state == "recorded":
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(theme.coin_edge), max(1.2, side * 0.06)))
        inset = side * (0.02 if few else 0.07)  # in small cells clear of their figures
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), side * 0.1, side * 0.1)


def paint_paper(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """The own card: one sheet of paper, on which cells, letters and marks lie."""
    corner = min(rect.width(), rect.height()) * 0.022
    path = QPainterPath()
    path.addRoundedRect(rect.adjusted(2, 1, -2, -3), corner, corner)
    draw_shadow(painter, path, rect, theme)
    painter.setPen(QPen(color(theme.card_edge), 1.5))
    painter.setBrush(vertical(rect, color(theme.card), tint(theme.card, theme.card_edge, 0.3)))
    painter.drawPath(path)
    draw_surface(painter, path, theme)


def paint_bingo_line(painter: QPainter, rect: QRectF, face: BingoLineFace, theme: Theme) -> None:
    """The mark of a bingo: how many numbers are missing, "!" while its point waits, a star when it is scored."""
    inner = rect.adjusted(1.5, 1.5, -1.5, -1.5)
    side = min(inner.width(), inner.height())
    full = face.scored or not face.missing
    if full:
        painter.setPen(QPen(color(theme.coin_edge), 2.0))
        painter.setBrush(color(theme.coin))
        painter.drawRoundedRect(inner, side * 0.3, side * 0.3)
    if face.scored:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(theme.coin_text))
        painter.drawPath(star_path(inner.center(), side * 0.42, inner=0.5))
    else:
        ink = color(theme.coin_text) if full else color(theme.card_text, 0.72)
        draw_number(painter, inner, str(face.missing or "!"), ink, max(LEAST_TEXT, side * 0.7))


def paint_letter(painter: QPainter, rect: QRectF, face: LetterFace, theme: Theme) -> None:
    """A letter above a column of the own card."""
    inner = rect.adjusted(1, 1, -1, -2)
    side = inner.height()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.card_back))
    painter.drawRoundedRect(inner, side * 0.16, side * 0.16)
    draw_number(painter, inner, face.letter, theme.card, max(side * 0.78, min(LEAST_TEXT, side * 0.95)))


def paint_known(painter: QPainter, rect: QRectF, face: KnownFace, theme: Theme) -> None:
    """Draw the known cards of another hand: the number of secret ones, then the open numbers; as large as fits."""
    chips = [(face.secret, True)] if face.secret else []
    chips += [(number, False) for number in face.numbers]
    if not chips:
        return
    rows = max(range(1, 5), key=lambda rows: _chip_height(rect, len(chips), rows))
    tall = _chip_height(rect, len(chips), rows)
    wide = tall * _CHIP_SHAPE
    in_row = math.ceil(len(chips) / rows)
    for index, (number, secret) in enumerate(chips):
        row, column = divmod(index, in_row)
        place = QRectF(rect.x() + column * (wide + _CHIP_GAP), rect.y() + row * tall, wide, tall).adjusted(0, 1, 0, -1)
        painter.setPen(QPen(color(theme.card_edge), 2))
        painter.setBrush(color(theme.card_back) if secret else color(theme.card))
        painter.drawRoundedRect(place, wide * 0.16, wide * 0.16)
        if secret:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(theme.gold, 0.45))
            painter.drawPath(star_path(place.center() - QPointF(0, tall * 0.05), wide * 0.44))
        ink = color(theme.card) if secret else color(theme.card_text)
        draw_number(painter, place.adjusted(1, 0, -1, 0), str(number), ink, max(LEAST_TEXT, wide * 0.66))


def _chip_height(rect: QRectF, count: int, rows: int) -> float:
    in_row = math.ceil(count / rows)
    return min(rect.height() / rows, (rect.width() - _CHIP_GAP * (in_row - 1)) / in_row / _CHIP_SHAPE, _CHIP_TALLEST)


_IN_SQUARE: Final = 4
_FIGURE: Final = 0.47
"""Height of the numbers on the map, in cells."""
_ROW: Final = 30.0
"""A counter no higher than this is one of several below each other."""
_DIGIT: Final = 0.6
"""Width of a figure, in its height."""
_TIGHT: Final = 112.0
"""A counter above the own card is at least so wide."""
_CLEAR: Final = 1.1
"""Left edge of its words, in widths of the picture at its left."""
_APART: Final = 6.0
"""Between a word and its number at least."""
_PILE: Final = 10.0
"""Size of a pile beyond its uppermost card, …"""
_STEP: Final = 2.4
"""… and a card than the one above it."""
_TWO_LINES: Final = 44.0
"""A counter so high has its word above its number."""


def paint_cell(painter: QPainter, rect: QRectF, face: CellFace, theme: Theme) -> None:
    """A number on the map: printed on the cloth, on a chip of enamel with the emblem of its seat, or in the outline of
    one while it is declared and not recorded yet. Numbers are of one height and never covered."""
    number, seat, waiting = str(face.number), face.seat, face.waiting
    inner = rect.adjusted(1, 1, -1, -1)
    side = inner.width()
    corner = side * 0.14
    if seat is None:
        painter.setPen(QPen(color(theme.control, 0.6), max(1.0, side * 0.018)))
        painter.setBrush(color(theme.raised, 0.72))
        painter.drawRoundedRect(inner, corner, corner)
        draw_number(painter, inner, number, theme.text, side * _FIGURE)
        return
    chip = inner.adjusted(side * 0.02, side * 0.01, -side * 0.02, -side * 0.03)
    path = QPainterPath()
    path.addRoundedRect(chip, corner, corner)
    if waiting:
        painter.fillPath(path, color(theme.raised))
    else:
        draw_shadow(painter, path, rect, theme)
        top, low = tint(theme.raised, theme.seats[seat], 0.42), tint(theme.raised, theme.seats[seat], 0.22)
        painter.fillPath(path, vertical(chip, top, low))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(theme.seats[seat]), max(1.5, side * (0.03 if waiting else 0.05))))
    painter.drawPath(path)
    if not waiting and not is_flat(theme):  # the shine of enamel
        painter.fillPath(path - path.translated(0, side * 0.035), color(theme.light, 0.35))
    sign = QPointF(chip.x() + side * 0.23, chip.y() + side * 0.23)
    if waiting:  # the place of a pawn that is still to come
        painter.drawEllipse(sign, side * 0.16, side * 0.16)
        painter.fillPath(shape_path(theme.shapes[seat], sign, side * 0.1), color(theme.seats[seat], 0.85))
    else:
        draw_emblem(painter, sign, side * 0.175, seat, theme)
    place = QRectF(chip.x() + side * 0.2, chip.y() + side * 0.32, side * 0.72, side * 0.62)
    draw_number(painter, place, number, theme.text, side * _FIGURE)


def paint_crown_cell(painter: QPainter, rect: QRectF, face: CrownCellFace, theme: Theme) -> None:
    """A free cell of the map, with its crown or the outline of it."""
    inner = rect.adjusted(1, 1, -1, -1)
    side = inner.width()
    painter.setPen(QPen(color(theme.gold_line), max(1.0, side * 0.03)))
    painter.setBrush(tint(theme.surface, theme.gold, 0.16))
    painter.drawRoundedRect(inner, side * 0.14, side * 0.14)
    if face.crown:
        crown(painter, inner.center(), side * 0.36, theme)
    else:
        crown(painter, inner.center(), side * 0.3, theme, ghost=True)


def paint_crown(painter: QPainter, rect: QRectF, face: str, theme: Theme) -> None:
    """A crown on its way."""
    crown(painter, rect.center(), min(rect.width(), rect.height()) * 0.44, theme)


def paint_pawn(painter: QPainter, rect: QRectF, face: PawnFace, theme: Theme) -> None:
    """A pawn of a seat."""
    center, radius = rect.center(), min(rect.width(), rect.height()) * 0.45
    path = QPainterPath()
    path.addEllipse(center, radius, radius)
    draw_shadow(painter, path, rect, theme)
    draw_emblem(painter, center, radius, face.seat, theme)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(theme.on_seat, 0.8), max(1.0, radius * 0.09)))
    painter.drawEllipse(center, radius, radius)


def paint_record(painter: QPainter, rect: QRectF, face: RecordFace, theme: Theme) -> None:
    """Draw a record space: it points to its line and shows the missing numbers there or the record pawns on it."""
    dx, dy = face.pointing
    inner = rect.adjusted(2, 2, -2, -2)
    side, done = inner.width(), not face.missing
    painter.setPen(QPen(color(theme.gold_line, 1.0 if done else 0.55), max(1.0, side * (0.05 if done else 0.025))))
    painter.setBrush(tint(theme.surface, theme.gold, 0.3 if done else 0.1))
    painter.drawRoundedRect(inner, side * 0.32, side * 0.32)
    center = inner.center()
    tip = center + QPointF(dx, dy) * (side * (0.5 if not dx or not dy else 0.44))
    aside = QPointF(-dy, dx) * side * 0.09
    back = QPointF(dx, dy) * side * 0.1
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.gold_line))
    painter.drawPolygon([tip + back, tip + aside, tip - aside])
    pawns = [(seat, count) for seat, count in enumerate(face.pawns) if count]
    if not pawns:
        tick, ink = str(face.missing or "✓"), theme.gold_line if done else theme.muted
        size = max(side * 0.4, min(side * 0.6, LEAST_TEXT))
        if done or not face.word:
            draw_number(painter, inner, tick, ink, size)
        else:
            draw_text(
                painter, inner.adjusted(side * 0.06, 0, -side * 0.06, 0), face.word, ink, max(side * 0.4, LEAST_TEXT)
            )
        return
    in_row = min(len(pawns), 2 if len(pawns) <= _IN_SQUARE else 3)
    rows = -(-len(pawns) // in_row)
    step = min(side * 0.9 / in_row, side * 0.86 / rows, side * 0.6)
    for index, (seat, count) in enumerate(pawns):
        x = center.x() + (index % in_row - (in_row - 1) / 2) * step
        at = QPointF(x, center.y() + (index // in_row - (rows - 1) / 2) * step)
        if count > 1:
            painter.setPen(QPen(color(theme.gold_line), max(1.0, step * 0.06)))
            painter.setBrush(color(theme.seats[seat]))
            painter.drawEllipse(at + QPointF(step * 0.11, step * 0.11), step * 0.39, step * 0.39)
            at -= QPointF(step * 0.06, step * 0.06)
        draw_emblem(painter, at, step * 0.4, seat, theme)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(theme.surface), max(0.8, step * 0.04)))
        painter.drawEllipse(at, step * 0.4, step * 0.4)


def paint_space(painter: QPainter, rect: QRectF, face: SpaceFace, theme: Theme) -> None:
    """Draw a space of the score track: its number below, a crown or pawns above; golden with a present or past
    crown."""
    ink = theme.text
    foot = QRectF(rect.x() + 2, rect.bottom() - rect.height() * 0.42, rect.width() - 4, rect.height() * 0.4)
    painter.setPen(QPen(color(theme.shadow, 0.5), 1.6))
    painter.drawLine(rect.topRight() + QPointF(1.5, 2), rect.bottomRight() + QPointF(1.5, -2))
    if face.golden:  # inlaid
        painter.setPen(QPen(color(theme.gold_line, 0.8), 2.0))
        painter.setBrush(tint(theme.wood, theme.coin, 0.24))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
    if face.crown:
        crown(painter, QPointF(rect.center().x(), rect.y() + rect.height() * 0.31), rect.height() * 0.23, theme)
    draw = draw_number if face.word.isdecimal() else draw_text
    draw(painter, foot, face.word, ink, LEAST_TEXT)


def paint_number(painter: QPainter, rect: QRectF, face: NumberFace, theme: Theme) -> None:
    """A number card. The number stands in the corner too, where overlapping cards show it."""
    number, spent = str(face.number), face.spent
    top, low = color(theme.card), tint(theme.card, theme.card_edge, 0.25)
    card = draw_card(painter, rect, theme, vertical(rect, top, low), theme.card_edge)
    side = min(card.width(), card.height())
    ink = color(theme.card_text, 0.4 if spent else 1.0)
    star = QRectF(card.x(), card.y() + side * 0.2, card.width(), card.height() - side * 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.coin, 0.22 if spent else 0.5))
    painter.drawPath(shape_path("star", star.center(), side * 0.44))
    draw_number(painter, star, number, ink, side * 0.5)
    corner = QRectF(card.x() + side * 0.06, card.y() + side * 0.03, side * 0.34, side * 0.28)
    draw_number(painter, corner, number, ink, side * 0.26)
    if spent:
        painter.setPen(QPen(color(theme.card_text, 0.55), side * 0.035))
        painter.drawLine(
            QPointF(card.x() + side * 0.14, star.center().y() + side * 0.3),
            QPointF(card.right() - side * 0.14, star.center().y() - side * 0.3),
        )


def paint_deck(painter: QPainter, rect: QRectF, face: DeckFace, theme: Theme) -> None:
    """The deck where no card is visible: its back, or its place printed on the cloth when it is empty."""
    if not face.turning:
        draw_zone(painter, body(rect), "", theme)
        return
    card = draw_card(painter, rect, theme, color(theme.card_back), theme.card_edge)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.gold, 0.9))
    painter.drawPath(shape_path("star", card.center(), min(card.width(), card.height()) * 0.3))


def paint_pile(painter: QPainter, rect: QRectF, face: PileFace, theme: Theme) -> None:
    """The cards below the visible one, the lowest first."""
    lowest = QRectF(rect.x(), rect.y() + _PILE, rect.width() - _PILE, rect.height() - _PILE)
    for place in reversed(stacked(lowest, face.cards, -_STEP, _STEP)):
        draw_card(painter, place, theme, tint(theme.card, theme.card_edge, 0.4), theme.card_edge)


def paint_tile(painter: QPainter, rect: QRectF, face: TileFace, theme: Theme) -> None:
    """A choice beside the hand."""
    off, main = face.look == "off", face.look == "main"
    fill = color(theme.raised) if off else color(theme.gold if main else theme.card)
    edge = theme.border if off else theme.coin_edge if main else theme.card_edge
    ink = theme.muted if off else theme.on_gold if main else theme.card_text
    card = draw_card(painter, rect, theme, fill, edge, radius=0.16, shadow=not off)
    room = card.adjusted(8, 0, -8, 0)
    if face.crown:
        crown(painter, QPointF(card.center().x(), card.y() + card.height() * 0.33), card.height() * 0.2, theme, off)
        room = QRectF(room.x(), card.y() + card.height() * 0.52, room.width(), card.height() * 0.4)
    draw_label(painter, room, face.word, ink, min(card.height() * 0.36, 30), theme)


def paint_step(painter: QPainter, rect: QRectF, face: StepFace, theme: Theme) -> None:
    """A step of the turn, or a right of each turn."""
    now = face.state == "now"
    fill, edge = (theme.gold, theme.gold_line) if now else (theme.surface, theme.border)
    inner = draw_pill(painter, rect, color(fill, 1.0 if now else 0.8), color(edge), 2.5 if now else 1.5, inset=1)
    shown = f"✓ {face.word}" if face.state == "past" else face.word
    tint = theme.on_gold if now else theme.muted
    draw_text(painter, inner.adjusted(6, 0, -6, 0), shown, tint, float(face.size), bold=now)


paint_seat = seat_painter(SeatLook(ground=0.5, band=4.0, edges=(3.0, 1.0), quiet=0.35))
"""A seat's place at the table."""


def paint_points(painter: QPainter, rect: QRectF, face: PointsFace, theme: Theme) -> None:
    """Draw a seat's points: a star, the word and a number."""
    at, size = _counter(painter, rect, face.word, face.points, theme)
    painter.setPen(QPen(color(theme.coin_edge), max(1.0, size * 0.05)))
    painter.setBrush(color(theme.coin))
    painter.drawPath(shape_path("star", at, size))


def paint_crowns(painter: QPainter, rect: QRectF, face: CrownsFace, theme: Theme) -> None:
    """Draw a seat's number of crowns."""
    at, size = _counter(painter, rect, face.word, face.crowns, theme)
    crown(painter, at, size, theme, ghost=not face.crowns)


def paint_pawns(painter: QPainter, rect: QRectF, face: PawnsFace, theme: Theme) -> None:
    """A seat's supply of pawns."""
    at, size = _counter(painter, rect, face.word, face.pawns, theme)
    draw_emblem(painter, at, size, face.seat, theme)


def _counter(painter: QPainter, rect: QRectF, word: str, count: int, theme: Theme) -> tuple[QPointF, float]:
    """A number and its word: beside each other in a low place, else one above the other; returns the centre and the
    radius of the picture at the left."""
    ink = theme.text if count else theme.muted
    beside = rect.height() < _TWO_LINES
    line = rect.height() if beside else rect.height() / 2
    side = min(line, 34.0)
    if beside and line > _ROW:  # by itself, not one of three below each other
        side = min(side, max(20.0, 20.0 + (rect.width() - _TIGHT) * 0.35))
    sign = QPointF(rect.x() + side * 0.5, rect.center().y() if beside else rect.bottom() - line / 2)
    room = rect.adjusted(side * _CLEAR, 0, 0, 0)
    size = min(34.0 * theme.text_scale, max(line * 0.82, LEAST_TEXT))
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    if beside:  # a number gives way to its word
        font = QFont(painter.font())
        font.setPixelSize(round(LEAST_TEXT))
        rest = room.width() - line_metrics(font, word).horizontalAdvance(word) * NARROWEST - _APART - 6
        size = max(LEAST_TEXT, min(size, rest / (_DIGIT * len(str(count)))))
    wide = min(size * _DIGIT * len(str(count)) + 4, room.width())
    tall = min(LEAST_TEXT * theme.text_scale, line)
    if beside:
        figures = QRectF(rect.right() - wide, rect.y(), wide, line)
        if line > _ROW:  # by itself, not one of three below each other
            font = QFont(painter.font())
            font.setPixelSize(round(tall))
            figures.moveLeft(min(figures.x(), room.x() + line_metrics(font, word).horizontalAdvance(word) + 12))
        words = QRectF(room.x(), rect.y(), figures.x() - room.x() - _APART, line)
    else:
        figures = QRectF(room.x(), rect.bottom() - line, wide, line)
        words = QRectF(rect.x(), rect.y(), rect.width(), line)
    draw_text(painter, words, word, theme.muted, tall, bold=False, align=left)
    draw_number(painter, figures, str(count), ink, size)
    return sign, side * 0.4


PAINTERS: Final[Mapping[str, Painter]] = MappingProxyType(
    {
        "mat": paint_mat,
        "rim": paint_rim,
        "ground": paint_ground,
        "cell": paint_cell,
        "crowncell": paint_crown_cell,
        "crown": paint_crown,
        "pawn": paint_pawn,
        "record": paint_record,
        "space": paint_space,
        "number": paint_number,
        "deck": paint_deck,
        "pile": paint_pile,
        "tile": paint_tile,
        "step": paint_step,
        "seat": paint_seat,
        "points": paint_points,
        "crowns": paint_crowns,
        "pawns": paint_pawns,
        "bingocard": paint_bingo_card,
        "bingocell": paint_bingo_cell,
        "bingoline": paint_bingo_line,
        "letter": paint_letter,
        "paper": paint_paper,
        "known": paint_known,
    }
)
