"""Tools of the painters of pieces: ink, letters, shadows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QRawFont,
)

from hoshikan.ui.kit.look.material import draw_cloth, draw_shadows, draw_surface
from hoshikan.ui.kit.look.theme import Theme, color, display_font, shape_path

Painter = Callable[[QPainter, QRectF, Any, Theme], None]
"""Draws one face, of the type that its kind of piece has, into a rectangle of scene units.

The painter's state is its own to change.
"""
Paint = Callable[[QPainter, QRectF, Theme], None]
"""Fills a rectangle in the colours of a theme."""
Painters = Mapping[str, Painter]
"""Painters by `Placement.kind`."""


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
_NEVER_FIRST: Final = "ァィゥェォッャュョーぁぃぅぇぉっゃゅょ座」）、。："
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
    at = min(
        places, key=lambda place: (text[place] not in _NEVER_LAST, _in_word(text, place), abs(place - len(text) / 2))
    )
    return text[:at].strip(), text[at:].strip()


def _in_word(text: str, at: int) -> int:
    """Rate a break of a Japanese name before the letter `at`: 0 after a particle, 1 between words of two scripts, 2
    within a word or between a number and its unit."""
    before, after = _script(text[at - 1]), _script(text[at])
    if after == "hiragana" or before == after or (before, after) == ("other", "kanji"):
        return 2
    return 0 if before == "hiragana" else 1


def _script(letter: str) -> str:
    if letter < "\u3040":
        return "other"
    if letter < "\u30a0":
        return "hiragana"
    return "katakana" if letter < "\u3100" else "kanji"


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


Ground = Literal["cloth", "sky"]

SHADOW_MARGIN = 0.06
"""Share of a card's shorter side kept free around it, so that cards side by side do not touch."""


def draw_emblem(painter: QPainter, center: QPointF, radius: float, seat: int, theme: Theme) -> None:
    """Draw a seat's emblem on a disc of its colour: colour and shape have the same meaning."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(theme.seats[seat]))
    painter.drawEllipse(center, radius, radius)
    painter.setBrush(color(theme.on_seat))
    painter.drawPath(shape_path(theme.shapes[seat], center, radius * 0.62))


def draw_banner(painter: QPainter, rect: QRectF, tint: QColor, side: int, theme: Theme) -> QRectF:
    """Draw the banner of a team in its colour; the sides have different tails. Returns the place for its name."""
    inner = rect.adjusted(1, 1, -1, -1)
    right, middle, cut = inner.right(), inner.center().y(), inner.height() * 0.42
    if side:
        tail = [(right, inner.top()), (right - cut, middle), (right, inner.bottom())]
    else:
        tail = [(right - cut, inner.top()), (right, middle), (right - cut, inner.bottom())]
    corners = [inner.topLeft(), *(QPointF(*corner) for corner in tail), inner.bottomLeft()]
    staff = max(3.0, inner.height() * 0.16)
    painter.setPen(QPen(tint, max(1.0, inner.height() * 0.06)))
    painter.setBrush(color(theme.raised))
    painter.drawPolygon(QPolygonF(corners))
    painter.fillRect(QRectF(inner.left(), inner.top(), staff, inner.height()), tint)
    return inner.adjusted(staff * 1.5, 0, -cut * 0.85, 0)


def body(rect: QRectF) -> QRectF:
    """The part of a piece's rectangle that its card fills; the rest is for the shadow."""
    margin = min(rect.width(), rect.height()) * SHADOW_MARGIN
    return rect.adjusted(margin, margin * 0.6, -margin, -margin * 1.4)


def draw_shadow(painter: QPainter, path: QPainterPath, rect: QRectF, theme: Theme) -> None:
    """The shadows below `path`, baked into the piece's picture since graphics effects repaint too much."""
    draw_shadows(painter, path, min(rect.width(), rect.height()), theme)


def draw_card(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    fill: QBrush | QColor,
    edge: str,
    radius: float = 0.09,
    shadow: bool = True,
) -> QRectF:
    """A card of paper: grain, an upper edge in the light and a lower one in the dark, two shadows; returns the
    rectangle inside it. `radius` is a share of the shorter side."""
    face = body(rect)
    corner = min(face.width(), face.height()) * radius
    path = QPainterPath()
    path.addRoundedRect(face, corner, corner)
    if shadow:
        draw_shadow(painter, path, rect, theme)
    width = max(1.0, min(face.width(), face.height()) * 0.014)
    painter.setPen(QPen(color(edge), width))
    painter.setBrush(fill)
    painter.drawPath(path)
    draw_surface(painter, path, theme)
    return face


def vertical(rect: QRectF, top: QColor, bottom: QColor) -> QBrush:
    """A gradient from the top of `rect` to its bottom."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, top)
    gradient.setColorAt(1, bottom)
    return QBrush(gradient)


def glow_brush(center: QPointF, radius: float, tint: QColor) -> QBrush:
    """Light fading from `tint` at `center` to nothing at `radius`."""
    gradient = QRadialGradient(center, radius)
    gradient.setColorAt(0, tint)
    faded = QColor(tint)
    faded.setAlphaF(0)
    gradient.setColorAt(1, faded)
    return QBrush(gradient)


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    tint: str | QColor,
    size: float,
    bold: bool = True,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    display: bool = False,
) -> None:
    """One line of words, `size` scene units high: where it would not fit `rect` narrower, then smaller, then cut.
    `display`: in the face for names and banners, not in that for reading."""
    font = display_font(size) if display else QFont(painter.font())
    font.setBold(bold or display)
    font.setPixelSize(common_size((text,), rect.width(), size, font))
    painter.setPen(color(tint) if isinstance(tint, str) else tint)
    draw_squeezed(painter, rect, text, font, align)


def draw_label(
    painter: QPainter,
    rect: QRectF,
    text: str,
    tint: str | QColor,
    size: float,
    theme: Theme,
    bold: bool = True,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    display: bool | None = None,
) -> None:
    """As `draw_text`, larger where larger text is set and `rect` is high enough for it. Bold text is a name and
    has the display face, unless `display` is false."""
    wished = max(size, min(size * theme.text_scale, rect.height() * 0.84))
    draw_text(painter, rect, text, tint, wished, bold, align, bold if display is None else display)


def draw_number(
    painter: QPainter, rect: QRectF, text: str, tint: str | QColor, size: float, bold: bool = True
) -> QRectF:
    """A number whose ink is in the middle of `rect`, `size` scene units high, in the display face or, where it is not
    `bold`, in that for reading; returns the rectangle of the ink."""
    font = display_font(size) if bold else QFont(painter.font())
    font.setPixelSize(max(1, round(size)))
    font.setBold(bold)
    painter.setPen(color(tint) if isinstance(tint, str) else tint)
    return draw_numeral(painter, rect, text, font)


@cache
def sky_dust(count: int) -> tuple[tuple[float, float, float], ...]:
    """Fixed positions (shares of width and height) and sizes of background stars, spread by the golden ratio."""
    return tuple(
        ((n * 0.618034) % 1, (n * 0.754878 + 0.13) % 1, 0.35 + (n * 0.569840) % 1) for n in range(1, count + 1)
    )


def draw_table_ground(painter: QPainter, rect: QRectF, theme: Theme, ground: Ground = "cloth") -> None:
    """Draw the ground of a table: cloth with a rim of wood, or the sky that a map is part of."""
    if ground == "sky":
        draw_sky(painter, rect, theme)
    else:
        draw_cloth(painter, rect, theme)


def draw_sky(painter: QPainter, rect: QRectF, theme: Theme, stars: int = 160) -> None:
    """The night (or day) sky behind every table and cover."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(rect, vertical(rect, color(theme.sky_top), color(theme.sky_bottom)))
    for x, y, reach, alpha in ((0.22, 0.3, 0.5, 0.5), (0.82, 0.72, 0.42, 0.38)):
        center = QPointF(rect.x() + rect.width() * x, rect.y() + rect.height() * y)
        radius = max(rect.width(), rect.height()) * reach
        painter.setBrush(glow_brush(center, radius, color(theme.nebula, alpha)))
        painter.drawEllipse(center, radius, radius)
    if theme.name != "contrast":
        unit = max(rect.width(), rect.height()) / 1000
        for x, y, size in sky_dust(stars):
            place = QPointF(rect.x() + rect.width() * x, rect.y() + rect.height() * y)
            painter.setBrush(color(theme.text if theme.dark else theme.card, 0.18 + 0.4 * (size - 0.35)))
            painter.drawEllipse(place, size * unit, size * unit)
    painter.restore()
