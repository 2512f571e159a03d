"""Pictures of bingo cards and hands of Sterre en Kroon."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from hoshikan.games.sterre_en_kroon.rules.bingo import SIZE
from hoshikan.games.sterre_en_kroon.screen.art.ink import tint
from hoshikan.games.sterre_en_kroon.screen.faces import (
    BingoCardFace,
    BingoCellFace,
    BingoLineFace,
    KnownFace,
    LetterFace,
)
from hoshikan.ui.board.table.drawing import LEAST_TEXT, NARROWEST, draw_card, draw_number, draw_shadow, vertical
from hoshikan.ui.kit.look.material import draw_surface
from hoshikan.ui.kit.look.theme import Theme, color, star_path

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
