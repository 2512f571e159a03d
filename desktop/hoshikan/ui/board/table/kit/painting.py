"""Painters of what many tables have: plates with an edge, and the ground of a seat's panel in measures of the game."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache

from hoshikan.ui.board.table.drawing import Painter, draw_emblem, draw_text
from hoshikan.ui.board.table.model import EmblemFace, SeatFace
from hoshikan.ui.kit.look.material import printed
from hoshikan.ui.kit.look.portraits import Mood, paint_portrait
from hoshikan.ui.kit.look.theme import Theme, color, is_flat, shape_path, table_text

_CORNER: Final = 14.0
_STITCH: Final = 3.4
"""Length of a stitch of the woven line, in widths of the line."""
_LINE: Final = 1.6
_NAME: Final = 1.5
"""Height of the line in which the name stands, in sizes of its letters."""


def draw_zone(painter: QPainter, rect: QRectF, name: str, theme: Theme, lit: bool = False) -> QRectF:
    """Print a zone and its name at the upper left of it; `lit` while the piece in the hand may go there. Returns the
    room that is left below the name for pieces."""
    ground, line, ink = printed(theme, lit)
    inner = rect.adjusted(2, 2, -2, -2)
    path = QPainterPath()
    path.addRoundedRect(inner, _CORNER, _CORNER)
    painter.fillPath(path, ground)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line, _LINE * (1.8 if lit else 1)))
    painter.drawPath(path)
    if not is_flat(theme):  # a second, stitched one inside it
        stitches = QPen(line, _LINE * 0.7)
        stitches.setDashPattern([_STITCH, _STITCH * 0.7])
        painter.setPen(stitches)
        painter.drawRoundedRect(inner.adjusted(4, 4, -4, -4), _CORNER - 4, _CORNER - 4)
    if not name:
        return inner
    size = table_text("small", theme)
    place = QRectF(QPointF(inner.x() + _CORNER, inner.y() + 4), inner.bottomRight() - QPointF(_CORNER, 0))
    place.setHeight(min(size * _NAME, inner.height()))
    align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    draw_text(painter, place, name, ink, size, bold=False, align=align)
    return QRectF(inner.x(), place.bottom(), inner.width(), inner.bottom() - place.bottom())


_BADGE: Final = 0.2
"""Radius of the emblem beside a face, as a share of its side."""
_OVER: Final = 0.1
"""So far hats and ears reach over the square, as a share of its side."""


def draw_portrait(painter: QPainter, rect: QRectF, who: str, mood: Mood, theme: Theme, seat: int | None = None) -> None:
    """Draw the face of `who` (one of `look.portraits.FACES`) in the largest square of `rect`, on the colour of a seat
    and with its emblem, so that colours need not be distinguished. A player without a face has the emblem alone. The
    picture is painted once for each size and then cached."""
    side = min(rect.width(), rect.height())
    if side < 1 or (not who and seat is None):
        return
    across = painter.combinedTransform().map(QLineF(0, 0, side, 0)).length()  # in pixels of the device
    picture = _picture(who, mood, theme, seat, max(1, round(across)))
    reach = side * (0.5 + _OVER)
    place = QRectF(rect.center().x() - reach, rect.center().y() - reach, 2 * reach, 2 * reach)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(place, picture, QRectF(picture.rect()))
    painter.restore()


def _picture(who: str, mood: Mood, theme: Theme, seat: int | None, side: int) -> QPixmap:
    key = f"portrait/{who}/{mood}/{hash(theme)}/{seat}/{side}"
    picture = QPixmap()
    if QPixmapCache.find(key, picture):
        return picture
    whole = round(side * (1 + 2 * _OVER))
    picture = QPixmap(whole, whole)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    place = QRectF((whole - side) / 2, (whole - side) / 2, side, side)
    if not who:
        assert seat is not None
        draw_emblem(painter, place.center(), side * 0.46, seat, theme)
    else:
        paint_portrait(painter, place, who, mood, theme, theme.seats[seat] if seat is not None else "")
        if seat is not None:
            centre = QPointF(place.right() - side * _BADGE, place.bottom() - side * _BADGE * 0.95)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(theme.on_seat))
            painter.drawEllipse(centre, side * _BADGE * 1.12, side * _BADGE * 1.12)
            draw_emblem(painter, centre, side * _BADGE, seat, theme)
    painter.end()
    QPixmapCache.insert(key, picture)
    return picture


def draw_plate(
    painter: QPainter,
    rect: QRectF,
    fill: QColor,
    edge: QColor,
    width: float,
    corner: float,
    inset: float = 2.0,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> QRectF:
    """A rounded ground with an edge `width` thick, `inset` within `rect`; returns the rectangle of the ground."""
    inner = rect.adjusted(inset, inset, -inset, -inset)
    painter.setPen(QPen(edge, width, style))
    painter.setBrush(fill)
    painter.drawRoundedRect(inner, corner, corner)
    return inner


def draw_pill(
    painter: QPainter,
    rect: QRectF,
    fill: QColor,
    edge: QColor,
    width: float,
    inset: float = 2.0,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> QRectF:
    """As `draw_plate`, with ends as round as can be."""
    return draw_plate(painter, rect, fill, edge, width, rect.height() / 2 - inset, inset, style)


def stacked(lowest: QRectF, count: int, across: float, down: float) -> list[QRectF]:
    """Return the places of the cards of a pile, the lowest first, each moved up and to the left of the one below."""
    return [lowest.translated(-across * step, -down * step) for step in range(count)]


class SeatLook(NamedTuple):
    """The measures of a seat's panel, in scene units unless noted."""

    corner: float = 14.0
    ground: float = 0.84
    """Opacity of the ground."""
    band: float = 6.0
    """Thickness of the seat's colour at the left edge, or along the top one."""
    on_top: bool = False
    edges: tuple[float, float] = (3.0, 1.2)
    """Width of the edge while the seat decides, and while it does not."""
    quiet: float = 1.0
    """Opacity of the edge while the seat does not decide."""


class Watermark(NamedTuple):
    """A seat's emblem, faint in the corner of its panel, in shares of the panel's height."""

    radius: float
    right: float
    """Distance of its centre from the right edge."""
    bottom: float
    strength: float
    """Its opacity."""
    least: tuple[float, float] = (0.0, 0.0)
    """Width and height in scene units that a panel must exceed to have room for it."""

    def path(self, panel: QRectF, shape: str) -> QPainterPath | None:
        """Return the outline on a panel of the seat with this emblem; None where it has no room."""
        if panel.width() <= self.least[0] or panel.height() <= self.least[1]:
            return None
        height = panel.height()
        centre = QPointF(panel.right() - height * self.right, panel.bottom() - height * self.bottom)
        return shape_path(shape, centre, height * self.radius)


def draw_seat_panel(
    painter: QPainter,
    rect: QRectF,
    face: SeatFace,
    theme: Theme,
    look: SeatLook,
    sign: QPainterPath | None = None,
    strength: float = 0.0,
) -> None:
    """The ground of a panel with a band of the seat's colour, and with a golden edge while the seat decides. `sign` is
    painted on it in that colour with an opacity of `strength`."""
    inner = rect.adjusted(2, 2, -2, -2)
    path = QPainterPath()
    path.addRoundedRect(inner, look.corner, look.corner)
    painter.fillPath(path, color(theme.surface, look.ground))
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    wide, high = (inner.width(), look.band) if look.on_top else (look.band, inner.height())
    painter.fillRect(QRectF(inner.x(), inner.y(), wide, high), color(theme.seats[face.seat]))
    if sign is not None:
        painter.fillPath(sign, color(theme.seats[face.seat], strength))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = color(theme.gold_line) if face.active else color(theme.border, look.quiet)
    painter.setPen(QPen(edge, look.edges[0] if face.active else look.edges[1]))
    painter.drawPath(path)


def seat_painter(look: SeatLook, watermark: Watermark | None = None) -> Painter:
    """The painter of the kind "seat" for a game whose panels have these measures."""

    def paint_seat(painter: QPainter, rect: QRectF, face: SeatFace, theme: Theme) -> None:
        inner = rect.adjusted(2, 2, -2, -2)
        sign = watermark.path(inner, theme.shapes[face.seat]) if watermark else None
        draw_seat_panel(painter, rect, face, theme, look, sign, watermark.strength if watermark else 0.0)

    return paint_seat


_ROOM: Final = 38.0
"""Size in scene units from which a face is recognisable, …"""
_PIXELS: Final = 20.0
"""… and in pixels, with the emblem on it; smaller places keep the emblem alone."""
_WITHIN: Final = 0.84
"""Share of its place that a face fills, so that its hat has room too."""


class Sitter(NamedTuple):
    """Somebody's face, "" for the emblem alone, and how they feel about the game."""

    who: str = ""
    mood: Mood = "calm"


class PortraitFace(NamedTuple):
    """A seat's face in a mood, or its emblem if it has no face."""

    seat: int
    mood: Mood


class Sitters:
    """The faces of the seats, for the painters of a table."""

    def __init__(self) -> None:
        self.all: tuple[Sitter, ...] = ()
        """By seat."""

    def seat(self, sitters: Sequence[Sitter]) -> bool:
        """Let these sit at the table from now on, by seat; False if they do already."""
        if tuple(sitters) == self.all:
            return False
        self.all = tuple(sitters)
        return True

    def of(self, seat: int) -> Sitter:
        """Return the player there; an unknown one has no face."""
        return self.all[seat] if 0 <= seat < len(self.all) else Sitter()

    def paint_emblem(self, painter: QPainter, rect: QRectF, face: EmblemFace, theme: Theme) -> None:
        """The face of a seat with its emblem, or the emblem alone."""
        side = min(rect.width(), rect.height())
        sitter = self.of(face.seat)
        pixels = side * math.sqrt(abs(painter.deviceTransform().determinant()))
        if not sitter.who or side < _ROOM or pixels < _PIXELS:
            draw_emblem(painter, rect.center(), side * 0.48, face.seat, theme)
            return
        place = QRectF(0, 0, side * _WITHIN, side * _WITHIN)
        place.moveCenter(rect.center())
        place.moveBottom(rect.center().y() + side / 2)
        draw_portrait(painter, place, sitter.who, sitter.mood, theme, face.seat)

    def paint_portrait(self, painter: QPainter, rect: QRectF, face: PortraitFace, theme: Theme) -> None:
        """The face of a seat in a mood of its own."""
        side = min(rect.width(), rect.height()) * _WITHIN
        place = QRectF(rect.center().x() - side / 2, rect.bottom() - side, side, side)
        draw_portrait(painter, place, self.of(face.seat).who, face.mood, theme, face.seat)
