"""Words and numbers on a piece: in a weight that can be read in every font, of one size for one kind, never cut."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QPainter, QPainterPath, QPen, QRawFont

LEAST_TEXT: Final = 23.0
"""Scene units that words and numbers on a table are high at least: 12 pixels where a table is smallest, beside the
panel in a window of 1280×720 with the largest text."""
NARROWEST: Final = 0.8
"""Letters are squeezed to this part of their width, but no further, before they become smaller or a line is cut."""

_THICKER: Final = 0.04
"""Extra boldness of letters where the font has no bold ones, as a share of their size."""
_THICKER_IDEOGRAPHS: Final = 0.03
_WORTH_A_LINE: Final = 0.8
"""Smallest scale of a paragraph for a line less."""
_FIRST_IDEOGRAPH: Final = "⺀"
_NEVER_FIRST: Final = "ァィゥェォッャュョーぁぃぅぇぉっゃゅょ座」）、。"
"""Characters that do not begin a line of a broken name, …"""
_NEVER_LAST: Final = "「（"
"""… and what does not end one."""
_SHORT: Final = 5
"""Shorter names are not broken."""
_HALF_A_LETTER: Final = 0.375
"""From the base line to the middle of capitals and ideographs, as a share of their size."""
_NAME_LINE: Final = 1.5
"""Height of a line of a name, in heights of a capital."""
_ELIDE: Final = Qt.TextElideMode.ElideRight


def line_metrics(font: QFont, text: str) -> QFontMetricsF:
    """The measures of `text` as `draw_line` draws it."""
    return QFontMetricsF(_drawn(font, text))


def draw_line(painter: QPainter, rect: QRectF, text: str, font: QFont, align: Qt.AlignmentFlag) -> None:
    """Draw `text` with the colour of the painter's pen. It may stand out of `rect`.

    Qt fakes the bold letters that a font lacks by drawing them beside themselves, which blots out small ideographs.
    """
    drawn = _drawn(font, text)
    metrics = QFontMetricsF(drawn)
    spare = rect.width() - metrics.horizontalAdvance(text)
    share = 0.5 if align & Qt.AlignmentFlag.AlignHCenter else 1.0 if align & Qt.AlignmentFlag.AlignRight else 0.0
    base = rect.y() + metrics.ascent()
    if align & Qt.AlignmentFlag.AlignVCenter:  # by the letters, not by the room that a font leaves above them
        base = rect.center().y() + drawn.pixelSize() * _HALF_A_LETTER
    _write(painter, QPointF(rect.x() + spare * share, base), text, drawn, font.bold())


def draw_squeezed(painter: QPainter, rect: QRectF, text: str, font: QFont, align: Qt.AlignmentFlag) -> None:
    """As `draw_line`, but within the width of `rect`: letters become narrower, and after that the end is left out."""
    metrics = line_metrics(font, text)
    widest = rect.width() / NARROWEST + 0.5
    shown = text if metrics.horizontalAdvance(text) <= widest else metrics.elidedText(text, _ELIDE, widest)
    squeeze = min(1.0, rect.width() / max(metrics.horizontalAdvance(shown), 1.0))
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(squeeze, 1)
    draw_line(painter, QRectF(0, 0, rect.width() / squeeze, rect.height()), shown, font, align)
    painter.restore()


def draw_numeral(painter: QPainter, rect: QRectF, text: str, font: QFont) -> QRectF:
    """Draw a number so that its ink is in the middle of `rect`, not its advance; narrower, then smaller where it would
    not fit, but never cut. Returns the rectangle of the ink."""
    drawn = _drawn(font, text)
    ink = QFontMetricsF(drawn).tightBoundingRect(text)
    if ink.width() * NARROWEST > rect.width() > 0:
        drawn = QFont(drawn)
        drawn.setPixelSize(max(1, int(drawn.pixelSize() * rect.width() / (ink.width() * NARROWEST))))
    metrics = QFontMetricsF(drawn)
    ink, digit = metrics.tightBoundingRect(text), metrics.tightBoundingRect("0")
    squeeze = min(1.0, rect.width() / max(ink.width(), 1.0))
    middle = QPointF(rect.center().x() - ink.center().x() * squeeze, rect.center().y() - digit.center().y())
    painter.save()
    painter.translate(middle)
    painter.scale(squeeze, 1)
    _write(painter, QPointF(), text, drawn, font.bold())
    painter.restore()
    return QRectF(middle.x() + ink.x() * squeeze, middle.y() + ink.y(), ink.width() * squeeze, ink.height())


def common_size(
    texts: Iterable[str], width: float, most: float, font: QFont, least: float = LEAST_TEXT, lines: int = 1
) -> int:
    """The one size for words of one kind: as large as the longest allows, from `most` down to `least` scene units.
    With two `lines` a name may be broken."""
    measured = QFont(font)
    for pixels in range(max(1, round(most)), 0, -1):
        measured.setPixelSize(pixels)
        if pixels <= least or all(_fits(measured, text, width, lines) for text in texts):
            return pixels
    return 1


def name_lines(text: str, width: float, font: QFont) -> tuple[str, ...]:
    """A name on one line if that is wide enough for it, else broken in two near its middle."""
    if len(text) < _SHORT or _fits(font, text, width, 1):
        return (text,)
    japanese = _is_japanese(text)
    places = [at for at in range(2, len(text) - 1) if (_may_break(text, at) if japanese else text[at] == " ")]
    if not places:
        return (text,)
    # A bracket opens better on the second line than in the middle of the first one.
    at = min(places, key=lambda place: (text[place] not in _NEVER_LAST, abs(place - len(text) / 2)))
    return text[:at].strip(), text[at:].strip()


def _may_break(text: str, at: int) -> bool:
    """True if the letter `at` may begin the second line of a Japanese name."""
    return text[at] not in _NEVER_FIRST and text[at - 1] not in _NEVER_LAST


def draw_name(painter: QPainter, rect: QRectF, text: str, font: QFont, lines: int = 1) -> None:
    """A name at the foot of `rect`, on two lines if it is too long for one and `lines` allows it."""
    parts = name_lines(text, rect.width(), font) if lines > 1 else (text,)
    tall = name_height(font, 1)
    for index, part in enumerate(reversed(parts)):
        place = QRectF(rect.x(), rect.bottom() - tall * (index + 1), rect.width(), tall)
        draw_squeezed(painter, place, part, font, Qt.AlignmentFlag.AlignCenter)


def name_height(font: QFont, lines: int) -> float:
    """Return the height of `draw_name`, up from the foot."""
    return lines * QFontMetricsF(font).capHeight() * _NAME_LINE


def _fits(font: QFont, text: str, width: float, lines: int) -> bool:
    parts = name_lines(text, width, font) if lines > 1 else (text,)
    metrics = line_metrics(font, text)
    return all(metrics.horizontalAdvance(part) * NARROWEST <= width + 0.01 for part in parts)


def _write(painter: QPainter, start: QPointF, text: str, drawn: QFont, bold: bool) -> None:
    """Letters from `start` on their base line, thickened if they should be bold and `drawn` is not."""
    if drawn.bold() or not bold:
        painter.setFont(drawn)
        painter.drawText(start, text)
        return
    letters = QPainterPath()
    letters.setFillRule(Qt.FillRule.WindingFill)
    letters.addText(start, drawn, text)
    tint = painter.pen().color()
    edge = QPen(tint, drawn.pixelSize() * (_THICKER_IDEOGRAPHS if _is_japanese(text) else _THICKER))
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.setPen(edge)
    painter.setBrush(tint)
    painter.drawPath(letters)
    painter.restore()


def draw_paragraph(
    painter: QPainter,
    rect: QRectF,
    text: str,
    size: int,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """Words in the middle of `rect` on as many lines as they take, smaller than `size` where they would not fit, but
    never too small to be read."""
    flags = int(Qt.TextFlag.TextWordWrap | align | Qt.AlignmentFlag.AlignVCenter)
    font = QFont(painter.font())
    font.setBold(False)
    font.setPixelSize(_fitting(font, rect, text, flags, size))
    painter.setFont(font)
    painter.drawText(rect, flags, text)


def _fitting(font: QFont, rect: QRectF, text: str, flags: int, size: int) -> int:
    """The largest size up to `size`, or a little less if that saves a line: the last one is often a single letter."""
    found, height = 0, 0.0
    for pixels in range(size, round(LEAST_TEXT) - 1, -1):
        font.setPixelSize(pixels)
        box = QFontMetricsF(font).boundingRect(rect, flags, text)
        if not found and rect.contains(box):
            found, height = pixels, box.height()
        elif found and box.height() < height * 0.75:
            return pixels
        if found and pixels < found * _WORTH_A_LINE:
            break
    return found or round(LEAST_TEXT)


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
    """True if the letters of a script come from a font that was drawn bold."""
    font = QFont(list(families))
    font.setBold(True)
    system = QFontDatabase.WritingSystem.Japanese if japanese else QFontDatabase.WritingSystem.Latin
    if not QFontDatabase.families(system):
        return False  # asked for the name of no font at all, Qt crashes
    found = QRawFont.fromFont(font, system)
    return QFontDatabase.weight(found.familyName(), found.styleName()) > QFont.Weight.Medium
