"""Pictures of pieces, drawn once per kind, face, size and resolution, and shared by all items that show them."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from hoshikan.ui.board.table.drawing import Painter, Painters
from hoshikan.ui.kit.look.material import LIFTED, cast_by
from hoshikan.ui.kit.look.theme import Theme, is_flat

BUDGET: Final = 96 * 2**20
"""Bytes of pixels kept; the pictures longest unused go first. A full table at 1600×1000 and 200 % needs about half."""

_FINER: Final = 1.25
"""Pieces on a map are drawn in steps of this ratio."""

_ROOM: Final = 0.13
"""Reach of a picture beyond its piece on every side, for the piece's shadow: a share of its shorter side …"""
_MOST_ROOM: Final = 26.0
"""… but no more scene units than this, since large grounds cast none."""
_WITHOUT: Final = ("text", "panel", "emblem", "seat")
"""Kinds that have no shadow, and so no room for it; neither have the framework's own."""

_SOLID: Final = 150
"""Alpha from which a pixel belongs to a piece and not to its shadow; less where the piece itself is lighter."""
_LIGHT: Final = 90
"""A piece that is less opaque inside is a place with some light in it."""
_MOST_INSET: Final = 0.1
"""An edge is within this share of a piece's shorter side."""
_RIGHT: Final = 2
"""The number of the right side: left, top, right, bottom."""
_ALONG: Final = tuple(step / 10 for step in range(1, 10))
"""Places on a side that are sampled."""

PictureKey = tuple[str, Hashable, float, float, float, int]


def room_around(kind: str, width: float, height: float) -> float:
    """Return the reach of a piece's picture beyond the piece, in scene units."""
    if kind.startswith("~") or kind in _WITHOUT:
        return 0.0
    return min(min(width, height) * _ROOM, _MOST_ROOM)


def cast_reach(width: float, height: float) -> float:
    """Return the reach of a lifted piece's shadow beyond the piece's picture on every side, in scene units."""
    return 2 * LIFTED[1] * min(width, height, 240.0)


class PictureCache:
    """Pictures for one theme and one resolution (device pixels per scene unit); changing either empties it.

    The resolution is kept exactly: pixels that do not fit those of the window are
    interpolated in every frame, which takes three times as long as to copy them.

    Before a resolution is known all pictures are empty: nothing is drawn before it can be seen.
    """

    def __init__(self, painters: Painters, theme: Theme, budget: int = BUDGET) -> None:
        self._painters = painters
        self._theme = theme
        self._resolution = 0.0
        self._before = 0.0
        """The resolution before `rest`."""
        self._budget = budget
        self._bytes = 0
        self._pictures: OrderedDict[PictureKey, QPixmap] = OrderedDict()
        self._outlines: dict[PictureKey, QRectF] = {}

    @property
    def theme(self) -> Theme:
        return self._theme

    @property
    def resolution(self) -> float:
        return self._resolution

    @property
    def size_in_bytes(self) -> int:
        return self._bytes

    def __len__(self) -> int:
        return len(self._pictures)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.clear()

    def set_resolution(self, resolution: float) -> bool:
        """Set the resolution; returns true if pictures have to be fetched again."""
        resolution, rested = max(resolution, 0.05), not self._resolution
        same = math.isclose(resolution, self._resolution or self._before)
        self._resolution = resolution
        if not same:
            self.clear()
        return rested or not same

    def rest(self) -> None:
        """Keep the pictures, but return empty ones until the resolution is set: what would be painted of a table whose
        shape is changing would be painted anew at once."""
        self._before, self._resolution = self._resolution or self._before, 0.0

    def paint_by(self, kind: str, painter: Painter) -> None:
        """Let pieces of a kind be painted by another painter."""
        self._painters = {**self._painters, kind: painter}
        self.forget(kind)

    def forget(self, kind: str) -> None:
        """Drop the pictures of a kind: they would look different now."""
        for key in [key for key in self._pictures if key[0] == kind]:
            self._bytes -= _bytes(self._pictures.pop(key))
        self._outlines.clear()

    def clear(self) -> None:
        self._pictures.clear()
        self._outlines.clear()
        self._bytes = 0

    def picture(
        self, kind: str, face: Hashable, width: float, height: float, detail: float = 1.0, quarters: int = 0
    ) -> QPixmap:
        """The picture of a face, `width` × `height` scene units large, `detail` times as fine as the resolution and
        drawn `quarters` of a turn clockwise: pixels that lie askew in the window are interpolated in every frame.

        Similar details are made of one picture, since to draw a piece takes much longer than to make it a little
        larger or smaller. Raises KeyError for a kind without a painter.
        """
        if not self._resolution:
            return QPixmap()
        step = _step(detail)
        if math.isclose(step, detail):
            return self._drawn(kind, face, width, height, step, quarters)
        key = (kind, face, round(width, 1), round(height, 1), detail, quarters)
        known = self._known(key)
        if known is not None:
            return known
        return self._keep(key, _resized(self._drawn(kind, face, width, height, step, quarters), detail / step))

    def cast(
        self, kind: str, face: Hashable, width: float, height: float, detail: float = 1.0, quarters: int = 0
    ) -> QPixmap:
        """The shadow of a face that is held above the table, whatever its outline; it reaches `cast_reach` further than
        the face's picture."""
        if not self._resolution or is_flat(self._theme):
            return QPixmap()
        step = _step(detail)
        key = ("~cast", (kind, face), round(width, 1), round(height, 1), step, quarters)
        known = self._known(key)
        if known is not None:
            return known
        pixels = self._resolution * step
        picture = self._drawn(kind, face, width, height, step, quarters).toImage()
        picture.setDevicePixelRatio(1)
        shadow = cast_by(picture, cast_reach(width, height) / 2 * pixels, self._theme)
        shadow.setDevicePixelRatio(shadow.devicePixelRatio() * pixels)
        return self._keep(key, QPixmap.fromImage(shadow))

    def outline(
        self, kind: str, face: Hashable, width: float, height: float, detail: float = 1.0, quarters: int = 0
    ) -> QRectF:
        """The rectangle that a face fills, from the middle of its piece: a card leaves room for its shadow."""
        whole = QRectF(-width / 2, -height / 2, width, height)
        room = room_around(kind, width, height)
        if not self._resolution or not room:
            return whole
        key = (kind, face, round(width, 1), round(height, 1), _step(detail), quarters)
        if key not in self._outlines:
            self._outlines[key] = whole.marginsRemoved(_insets(self._drawn(*key), room, quarters))
        return self._outlines[key]

    def paint(self, painter: QPainter, kind: str, face: Hashable, width: float, height: float) -> None:
        """Paint the content of `picture` by `painter` instead, from the upper left of the picture."""
        room = room_around(kind, width, height)
        _paint(painter, self._painters[kind], face, (width, height), room, self._theme)

    def _known(self, key: PictureKey) -> QPixmap | None:
        known = self._pictures.get(key)
        if known is not None:
            self._pictures.move_to_end(key)
        return known

    def _keep(self, key: PictureKey, picture: QPixmap) -> QPixmap:
        self._pictures[key] = picture
        self._bytes += _bytes(picture)
        while self._bytes > self._budget and len(self._pictures) > 1:
            _, dropped = self._pictures.popitem(last=False)
            self._bytes -= _bytes(dropped)
        return picture

    def _drawn(self, kind: str, face: Hashable, width: float, height: float, step: float, quarters: int) -> QPixmap:
        key = (kind, face, round(width, 1), round(height, 1), step, quarters)
        known = self._known(key)
        if known is not None:
            return known
        room, pixels = room_around(kind, width, height), self._resolution * step
        picture = paint_piece(self._painters[kind], face, (width, height), room, pixels, self._theme, quarters)
        return self._keep(key, picture)


def paint_piece(
    paint: Painter,
    face: Hashable,
    size: tuple[float, float],
    room: float,
    pixels: float,
    theme: Theme,
    quarters: int = 0,
) -> QPixmap:
    """Paint a piece of `size` in scene units, with `room` for its shadow on every side, `pixels` for each unit, turned
    by `quarters` of a turn clockwise.

    Its look depends on nothing else.
    """
    upright = QSizeF(size[0] + 2 * room, size[1] + 2 * room)
    seen = upright.transposed() if quarters % 2 else upright
    picture = QPixmap(max(1, round(seen.width() * pixels)), max(1, round(seen.height() * pixels)))
    picture.setDevicePixelRatio(pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    if quarters:
        painter.translate(seen.width() / 2, seen.height() / 2)
        painter.rotate(90 * quarters)
        painter.translate(-upright.width() / 2, -upright.height() / 2)
    _paint(painter, paint, face, size, room, theme)
    painter.end()
    return picture


def _paint(
    painter: QPainter, paint: Painter, face: Hashable, size: tuple[float, float], room: float, theme: Theme
) -> None:
    painter.translate(room, room)
    whole = QRectF(0, 0, *size)
    if room:
        painter.setClipRect(whole)  # only shadows go beyond it
    paint(painter, whole, face, theme)


def _insets(picture: QPixmap, room: float, quarters: int) -> QMarginsF:
    """Return the distances of a picture's edges within its piece, on each side of the upright piece, in whole scene
    units; 0 where there is no edge on some side, as of a frame or words."""
    image, pixels = picture.toImage().convertToFormat(QImage.Format.Format_Alpha8), picture.devicePixelRatio()
    alpha, stride = bytes(image.constBits()), image.bytesPerLine()
    width, height, first = image.width(), image.height(), round(room * pixels)
    most = round(_MOST_INSET * (min(width, height) - 2 * first))

    def depth(side: int, share: float) -> int | None:
        """Pixels from the left, top, right or bottom to what is as solid as the piece is further inside."""
        upright = side % 2 == 0
        across = height if upright else width
        along = round(first + share * (across - 2 * first))
        line = alpha[along * stride : along * stride + width] if upright else alpha[along::stride]
        alphas = (line if side < _RIGHT else line[::-1])[first : first + most + 1]
        solid = min(_SOLID, 0.6 * alphas[-1])
        return next(step for step, here in enumerate(alphas) if here >= solid) if alphas[-1] >= _LIGHT else None

    edges = [[found for share in _ALONG if (found := depth(side, share)) is not None] for side in range(4)]
    if any(len(edge) < len(_ALONG) / 3 for edge in edges):
        return QMarginsF()
    turned = [round(min(edges[(side + quarters) % 4]) / pixels) for side in range(4)]
    return QMarginsF(*turned)


def _step(detail: float) -> float:
    """The detail nearest to `detail` in which pieces are drawn."""
    return float(_FINER ** round(math.log(max(detail, 0.01), _FINER)))


def _resized(picture: QPixmap, times: float) -> QPixmap:
    """Return a picture with `times` as many pixels across for the same content."""
    made = QPixmap(max(1, round(picture.width() * times)), max(1, round(picture.height() * times)))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.drawPixmap(QRectF(0, 0, picture.width() * times, picture.height() * times), picture, QRectF(picture.rect()))
    painter.end()
    made.setDevicePixelRatio(picture.devicePixelRatio() * times)
    return made


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4
