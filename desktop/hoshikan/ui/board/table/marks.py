"""The framework's own marks around pieces: glows, focus rings, badges, captions and plain text."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QLinearGradient, QPainter, QPainterPath, QPen

from hoshikan.geometry import Rect
from hoshikan.ui.board.table.choosing import CLUE
from hoshikan.ui.board.table.drawing import (
    LEAST_TEXT,
    NARROWEST,
    Painter,
    common_size,
    draw_emblem,
    draw_numeral,
    draw_squeezed,
    line_metrics,
)
from hoshikan.ui.board.table.kit.painting import draw_pill, draw_plate
from hoshikan.ui.board.table.model import (
    BadgeFace,
    BannerFace,
    Clue,
    ClueFace,
    EmblemFace,
    HaloFace,
    PanelFace,
    Placement,
    Scenery,
    TextFace,
)
from hoshikan.ui.kit.look.theme import Theme, color, display_font, star_path

HALO: Final = 16.0
"""Reach of a halo beyond its piece, in scene units."""
_CORNER: Final = 12.0
_LINE: Final = 0.72
"""Height of letters as a share of their box, and at most, where larger text is wished."""
_FULL_LINE: Final = 0.82
_UNIT: Final = 0.56
"""Side of a unit's sign as a share of the height of its pill."""
_TITLE: Final = 46.0
_SENTENCE: Final = 32.0
"""Size of a banner's text, in scene units; larger text is larger here too, to …"""
_LARGEST_BANNER: Final = 1.25
_BANNER_ROOM: Final = 1.45
"""Height of a line of a banner, in sizes of its letters."""
_BANNER_SHARE: Final = 0.8
"""Largest share of a banner's width for words."""
_CLUE_Z: Final = 6.0
_TIGHT: Final = 0.9
"""Height of each of two lines of a small mark, in sizes of its letters."""
_APART: Final = 8.0
"""Between a line of text and the mark of a reading at its end."""
_ALIGN: Final = MappingProxyType(
    {
        "left": Qt.AlignmentFlag.AlignLeft,
        "center": Qt.AlignmentFlag.AlignHCenter,
        "right": Qt.AlignmentFlag.AlignRight,
    }
)


def text_font(pixels: float, bold: bool = False) -> QFont:
    """The application's font at a height in scene units; for what is `bold`, names and headings, the display face."""
    if bold:
        return display_font(pixels)
    font = QFont(QGuiApplication.font())
    font.setPixelSize(max(1, round(pixels)))
    font.setBold(False)
    return font


def line_size(height: float, text_scale: float) -> float:
    """Return the size of letters in a box of `height`: larger where that is set, if the box allows it."""
    return height * min(_LINE * text_scale, _FULL_LINE)


def names_size(names: Iterable[str], place: Rect, size: float, theme: Theme, bold: bool = True) -> int:
    """Return the one size for all `names` of a table, which have places like this: `size`, or larger where that is set
    and `place` allows it, or smaller if the longest needs that."""
    most = max(size, min(size * theme.text_scale, place.height * _FULL_LINE))
    return common_size(names, place.width, most, text_font(size, bold))


def alike(pieces: Iterable[Placement], kinds: Iterable[str], theme: Theme) -> tuple[Placement, ...]:
    """`pieces`, in which words whose keys begin with the same one of `kinds` (such as "name:") have one size and can be
    read in full as a tool tip."""
    found = list(pieces)
    for kind in kinds:
        places = [at for at, piece in enumerate(found) if piece.kind == "text" and piece.key.startswith(kind)]
        faces = [face for at in places if isinstance(face := found[at].face, TextFace)]
        if not faces:
            continue
        height = min(found[at].height for at in places)
        bold = any(face.bold for face in faces)
        most, font = line_size(height, theme.text_scale), text_font(height, bold)
        size = min(
            common_size((face.words,), found[at].width, most, font) for at, face in zip(places, faces, strict=True)
        )
        for at, face in zip(places, faces, strict=True):
            found[at] = replace(found[at], face=face._replace(size=size), tooltip=found[at].tooltip or face.words)
    return tuple(found)


def with_clues(
    scenery: Scenery, clues: Sequence[Clue], place_of: Callable[[Clue, Mapping[str, Placement]], Rect | None]
) -> Scenery:
    """Add the marks of readings to a table: of several of a seat the first one that has a place."""
    pieces = {piece.key: piece for piece in scenery.placements}
    marks: dict[str, Placement] = {}
    for clue in clues:
        key, place = f"{CLUE}{clue.seat}", place_of(clue, pieces)
        if key not in marks and place is not None and not any(_meet(place, mark) for mark in marks.values()):
            marks[key] = _mark(key, clue, place)
    if not marks:
        return scenery
    cut = [_beside(piece, marks.values()) for piece in scenery.placements]
    return replace(scenery, placements=(*cut, *marks.values()))


def _mark(key: str, clue: Clue, at: Rect) -> Placement:
    size = at.x, at.y, at.width, at.height
    return Placement(key, "~clue", clue.face, *size, _CLUE_Z, label=clue.label, tooltip=clue.label, zone="~clues")


def _meet(place: Rect | Placement, other: Placement) -> bool:
    across, down = (place.width + other.width) / 2, (place.height + other.height) / 2
    return abs(place.x - other.x) < across and abs(place.y - other.y) < down


def _beside(piece: Placement, marks: Iterable[Placement]) -> Placement:
    """Return a line of text that ends before the mark at its end, and any other piece as it is."""
    if piece.kind != "text":
        return piece
    left = piece.left
    for mark in marks:
        end = mark.left - _APART
        if end > left and _meet(piece, mark):
            return replace(piece, x=(left + end) / 2, width=end - left, face=_smaller(piece.face, end - left))
    return piece


def _smaller(face: Hashable, wide: float) -> Hashable:
    if not isinstance(face, TextFace) or not face.size:
        return face
    return face._replace(size=common_size((face.words,), wide, face.size, text_font(face.size, face.bold)))


def fit_text(
    painter: QPainter, rect: QRectF, text: str, bold: bool, align: Qt.AlignmentFlag, size: float = 0.0, scale: float = 1
) -> None:
    """One line of text, as high as `rect` allows or `size`: narrower, smaller or in the end shortened rather than
    clipped. `scale` is the text scale of the theme."""
    font = text_font(1, bold)
    pixels = size or common_size((text,), rect.width(), line_size(rect.height(), scale), font)
    draw_squeezed(painter, rect, text, text_font(pixels, bold), align | Qt.AlignmentFlag.AlignVCenter)


def paint_text(painter: QPainter, rect: QRectF, face: TextFace, theme: Theme) -> None:
    """A line of text in its place."""
    painter.setPen(color(_colour(face.ink, theme)))
    fit_text(painter, rect, face.words, face.bold, _ALIGN[face.align], face.size, theme.text_scale)


def paint_halo(painter: QPainter, rect: QRectF, face: HaloFace, theme: Theme) -> None:
    """Light around a piece; `rect` is its outline with `HALO` on every side. Its line has an edge, so that it shows on
    bright cards and dark skies alike."""
    light = color(_line_colour(face.light, theme))
    core = rect.adjusted(HALO, HALO, -HALO, -HALO)
    strength = 0.75 if face.soft else 1.0
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(int(HALO), 0, -2):
        share = 1 - step / HALO
        light.setAlphaF(0.34 * strength * share * share + 0.02)
        _outline(painter, core.adjusted(-step, -step, step, step), light, 3.0, _CORNER + step)
    light.setAlphaF(1)
    width = 2.0 if face.soft else 4.0
    style = Qt.PenStyle.DashLine if face.light == "bad" else Qt.PenStyle.SolidLine
    _outline(painter, core.adjusted(-2, -2, 2, 2), color(theme.window, 0.9), width + 2.6, _CORNER + 2)
    _outline(painter, core.adjusted(-2, -2, 2, 2), light, width, _CORNER + 2, style)


def paint_ring(painter: QPainter, rect: QRectF, _face: object, theme: Theme) -> None:
    """The focus ring: two tones, so that it shows on every ground."""
    core = rect.adjusted(HALO - 7, HALO - 7, 7 - HALO, 7 - HALO)
    _outline(painter, core, color(theme.window, 0.9), 9.0, _CORNER + 6)
    _outline(painter, core, color(theme.focus), 3.5, _CORNER + 6)


def paint_badge(painter: QPainter, rect: QRectF, face: BadgeFace, theme: Theme) -> None:
    """A pill with a short text; a "bad" one has a broken edge as well as its colour."""
    style = Qt.PenStyle.DotLine if face.tone == "bad" else Qt.PenStyle.SolidLine
    edge = color(_line_colour(face.tone, theme))
    pill = draw_pill(painter, rect, color(theme.window, 0.94), edge, 3, style=style)
    painter.setPen(color(theme.text))
    inner = pill.adjusted(pill.height() * 0.25, 0, -pill.height() * 0.25, 0)
    if face.unit:
        side = pill.height() * _UNIT
        _draw_unit(painter, QRectF(inner.right() - side, inner.center().y() - side / 2, side, side), face.unit, theme)
        inner.setRight(inner.right() - side)
        painter.setPen(color(theme.text))
    draw_numeral(painter, inner, face.words, text_font(inner.height() * _LINE, bold=True))


def _draw_unit(painter: QPainter, rect: QRectF, unit: str, theme: Theme) -> None:
    """Draw the sign of what is counted: a coin, a card, or the star of points."""
    if unit == "card":
        painter.setPen(QPen(color(theme.card_edge), rect.width() * 0.1))
        painter.setBrush(color(theme.card))
        inset, corner = rect.width() * 0.15, rect.width() * 0.12
        painter.drawRoundedRect(rect.adjusted(inset, 0, -inset, 0), corner, corner)
        return
    if unit == "coin":
        painter.setPen(QPen(color(theme.coin_edge), rect.width() * 0.12))
        painter.setBrush(color(theme.coin))
        painter.drawEllipse(rect.marginsRemoved(QMarginsF(1, 1, 1, 1)))
    else:
        painter.setPen(QPen(color(theme.gold_line), 1))
        painter.setBrush(color(theme.gold))
        painter.drawPath(star_path(rect.center(), rect.width() / 2))


def badge_width(words: str, height: float) -> float:
    """Return the width of a pill of this height that shows all of `words`."""
    size = height * _LINE * 0.9
    return max(height, line_metrics(text_font(size, bold=True), words).horizontalAdvance(words) + height * 0.8)


def banner_height(with_sentence: bool, theme: Theme) -> float:
    """Return the height of a banner, in scene units."""
    lines = _TITLE + (_SENTENCE if with_sentence else 0.0)
    return _BANNER_ROOM * lines * min(theme.text_scale, _LARGEST_BANNER) + 16


def paint_banner(painter: QPainter, rect: QRectF, face: BannerFace, theme: Theme) -> None:
    """A band of night from edge to edge, with a line of light above and below; at its ends it fades away."""
    scale = min(theme.text_scale, _LARGEST_BANNER)
    ground, line = QLinearGradient(rect.topLeft(), rect.topRight()), QLinearGradient(rect.topLeft(), rect.topRight())
    edge = _line_colour(face.tone, theme)
    for place, opaque in ((0.0, 0.0), (0.16, 0.94), (0.84, 0.94), (1.0, 0.0)):
        ground.setColorAt(place, color(theme.window, opaque))
        line.setColorAt(place, color(edge, opaque))
    band = rect.adjusted(0, 4, 0, -4)
    painter.fillRect(band, ground)
    painter.setPen(QPen(line, 3))
    painter.drawLine(band.topLeft(), band.topRight())
    painter.drawLine(band.bottomLeft(), band.bottomRight())
    title, tall = _TITLE * scale, _TITLE * scale * _BANNER_ROOM
    room = QRectF(0, 0, rect.width() * _BANNER_SHARE, tall)
    room.moveCenter(QPointF(rect.center().x(), rect.center().y()))
    if face.sentence:
        below = _SENTENCE * scale * _BANNER_ROOM
        room.moveTop(rect.center().y() - (tall + below) / 2)
        painter.setPen(color(theme.text))
        under = QRectF(room.x(), room.bottom(), room.width(), below)
        size = _fitting(face.sentence, under, _SENTENCE * scale)
        fit_text(painter, under, face.sentence, False, _ALIGN["center"], size)
    painter.setPen(color(edge))
    fit_text(painter, room, face.title, True, _ALIGN["center"], _fitting(face.title, room, title, bold=True))


def banner_reach(face: BannerFace, wide: float, theme: Theme) -> float:
    """Return how far the words of a banner `wide` reach to either side of its middle."""
    scale, room = min(theme.text_scale, _LARGEST_BANNER), QRectF(0, 0, wide * _BANNER_SHARE, 1)
    lines = ((face.title, _TITLE * scale, True), (face.sentence, _SENTENCE * scale, False))
    fonts = [(words, text_font(_fitting(words, room, size, bold), bold)) for words, size, bold in lines if words]
    widths = [line_metrics(font, words).horizontalAdvance(words) for words, font in fonts]
    return min(max(widths, default=0.0), room.width()) / 2


def _fitting(words: str, place: QRectF, most: float, bold: bool = False) -> float:
    return common_size((words,), place.width(), most, text_font(most, bold))


def paint_clue(painter: QPainter, rect: QRectF, face: ClueFace, theme: Theme) -> None:
    """A plate that is filled as far as the value is likely, with the value and its chance, or one of them where there
    is no room for both."""
    plate = draw_plate(painter, rect, color(theme.window, 0.94), color(theme.muted), 2, 8)
    bar = QPainterPath()
    bar.addRoundedRect(plate.adjusted(1, 1, -1, -1), 7, 7)
    painter.save()
    painter.setClipPath(bar, Qt.ClipOperation.IntersectClip)
    painter.fillRect(
        QRectF(plate.x(), plate.y(), plate.width() * face.share / 100, plate.height()), color(theme.muted, 0.4)
    )
    painter.restore()
    painter.setPen(color(theme.text))
    inner, font = plate.adjusted(1, 0, -1, 0), text_font(LEAST_TEXT, bold=True)
    both = f"{face.words} {face.chance}".strip()
    ways = [[both], [face.words, face.chance], [face.chance], [face.words or face.chance]]
    if not face.words or inner.height() < 2 * LEAST_TEXT * _TIGHT:
        del ways[1]
    lines = next((way for way in ways if all(_fits(line, inner.width(), font) for line in way)), ways[-1])
    high = inner.height() / len(lines)
    size = common_size(lines, inner.width(), max(LEAST_TEXT, line_size(high, theme.text_scale)), font)
    for number, line in enumerate(lines):
        place = QRectF(inner.x(), inner.y() + number * high, inner.width(), high)
        fit_text(painter, place, line, True, _ALIGN["center"], size)


def _fits(words: str, wide: float, font: QFont) -> bool:
    return line_metrics(font, words).horizontalAdvance(words) * NARROWEST <= wide


def paint_panel(painter: QPainter, rect: QRectF, face: PanelFace, theme: Theme) -> None:
    """A quiet ground for pieces that belong together."""
    edge = color(_line_colour(face.edge, theme)) if face.edge else color(theme.border, 0.9)
    draw_plate(painter, rect, color(theme.surface, 0.72), edge, 3 if face.edge else 1.5, 18)


def paint_emblem(painter: QPainter, rect: QRectF, face: EmblemFace, theme: Theme) -> None:
    """A seat's emblem alone."""
    draw_emblem(painter, rect.center(), min(rect.width(), rect.height()) * 0.48, face.seat, theme)


def paint_tick(painter: QPainter, rect: QRectF, _face: object, theme: Theme) -> None:
    """A round button with a tick: do it so."""
    side = min(rect.width(), rect.height())
    disc = QRectF(0, 0, side * 0.88, side * 0.88)
    disc.moveCenter(rect.center())
    painter.setPen(QPen(color(theme.window, 0.9), side * 0.1))
    painter.setBrush(color(theme.gold))
    painter.drawEllipse(disc)
    pen = QPen(color(theme.window), side * 0.11, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    middle = rect.center()
    way = [QPointF(x * side, y * side) + middle for x, y in ((-0.2, 0.02), (-0.06, 0.17), (0.22, -0.16))]
    painter.drawPolyline(way)


MARKS: Final = MappingProxyType[str, Painter](
    {
        "text": paint_text,
        "panel": paint_panel,
        "emblem": paint_emblem,
        "~halo": paint_halo,
        "~ring": paint_ring,
        "~badge": paint_badge,
        "~tick": paint_tick,
        "~clue": paint_clue,
        "~banner": paint_banner,
    }
)
"""Kinds that every game may use ("text", "panel", "emblem") and those only the framework places ("~…")."""


def _colour(token: str, theme: Theme) -> str:
    if token.startswith("seat"):
        return theme.seats[int(token[4:])]
    value = getattr(theme, token)
    assert isinstance(value, str)
    return value


def _line_colour(name: str, theme: Theme) -> str:
    """As `_colour`, for lines: thin gold must be seen by daylight too."""
    return theme.gold_line if name == "gold" else _colour(name, theme)


def _outline(
    painter: QPainter,
    rect: QRectF,
    colour: QColor,
    width: float,
    radius: float,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    painter.setPen(QPen(colour, width, style))
    painter.drawRoundedRect(rect, radius, radius)
