"""One line of words on a piece, in a weight that can be read in every font."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QPainter, QPainterPath, QPen, QRawFont

_THICKER: Final = 0.04
"""How much bolder than regular letters are drawn where the font has no bold ones, as a share of their size."""
_THICKER_IDEOGRAPHS: Final = 0.03
_WORTH_A_LINE: Final = 0.8
"""A paragraph may be so much smaller for a line less."""
_LEAST: Final = 11
"""Pixels in a paragraph, at least."""
_FIRST_IDEOGRAPH: Final = "⺀"


def line_metrics(font: QFont, text: str) -> QFontMetricsF:
    """The measures of `text` as `draw_line` draws it."""
    return QFontMetricsF(_drawn(font, text))


def draw_line(painter: QPainter, rect: QRectF, text: str, font: QFont, align: Qt.AlignmentFlag) -> None:
    """Draw `text` with the colour of the painter's pen. It may stand out of `rect`.

    Qt fakes the bold letters that a font lacks by drawing them beside themselves, which blots out small ideographs.
    """
    drawn = _drawn(font, text)
    if drawn is font:
        painter.setFont(font)
        painter.drawText(rect, int(align) | int(Qt.TextFlag.TextSingleLine) | int(Qt.TextFlag.TextDontClip), text)
        return
    metrics = QFontMetricsF(drawn)
    spare = rect.width() - metrics.horizontalAdvance(text)
    share = 0.5 if align & Qt.AlignmentFlag.AlignHCenter else 1.0 if align & Qt.AlignmentFlag.AlignRight else 0.0
    above = 0.5 if align & Qt.AlignmentFlag.AlignVCenter else 0.0
    top = rect.y() + (rect.height() - metrics.height()) * above
    letters = QPainterPath()
    letters.setFillRule(Qt.FillRule.WindingFill)
    letters.addText(QPointF(rect.x() + spare * share, top + metrics.ascent()), drawn, text)
    tint = painter.pen().color()
    edge = QPen(tint, drawn.pixelSize() * (_THICKER_IDEOGRAPHS if _is_japanese(text) else _THICKER))
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.setPen(edge)
    painter.setBrush(tint)
    painter.drawPath(letters)
    painter.restore()


def draw_paragraph(painter: QPainter, rect: QRectF, text: str, size: int) -> None:
    """Words in the middle of `rect` on as many lines as they take, smaller than `size` where they would not fit."""
    flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
    font = QFont(painter.font())
    font.setBold(False)
    font.setPixelSize(_fitting(font, rect, text, flags, size))
    painter.setFont(font)
    painter.drawText(rect, flags, text)


def _fitting(font: QFont, rect: QRectF, text: str, flags: int, size: int) -> int:
    """The largest size up to `size`, or a little less if that saves a line: the last one is often a single letter."""
    found, height = 0, 0.0
    for pixels in range(size, _LEAST, -1):
        font.setPixelSize(pixels)
        box = QFontMetricsF(font).boundingRect(rect, flags, text)
        if not found and rect.contains(box):
            found, height = pixels, box.height()
        elif found and box.height() < height * 0.75:
            return pixels
        if found and pixels < found * _WORTH_A_LINE:
            break
    return found or _LEAST


def _drawn(font: QFont, text: str) -> QFont:
    """`font` itself if it can show `text`, else its regular letters."""
    if not font.bold() or _has_bold(tuple(font.families()), _is_japanese(text)):
        return font
    regular = QFont(font)
    regular.setBold(False)
    return regular


def _is_japanese(text: str) -> bool:
    return any(letter >= _FIRST_IDEOGRAPH for letter in text)


@cache
def _has_bold(families: tuple[str, ...], japanese: bool) -> bool:
    """Whether the letters of a script come from a font that was drawn bold."""
    font = QFont(list(families))
    font.setBold(True)
    system = QFontDatabase.WritingSystem.Japanese if japanese else QFontDatabase.WritingSystem.Latin
    found = QRawFont.fromFont(font, system)
    return QFontDatabase.weight(found.familyName(), found.styleName()) > QFont.Weight.Medium
