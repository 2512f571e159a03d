"""Pictures of tables where no window is: for notebooks, commands and whatever else draws a position.

All of it needs an `application()` first.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, BinaryIO, Final

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QTextLayout, QTextOption, QTransform, qRgb
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsPixmapItem

from hoshikan.engine import Match, View
from hoshikan.ui.board.scenes import picture_of, scene_for_pictures
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.table.drawing import draw_table_ground
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.theme import THEMES, application_font
from hoshikan.ui.text.gametext import V


class VectorPainter(QPainter):
    """A painter for `QSvgGenerator`.

    Letters become outlines, since fonts are not everywhere. Clips within clips end as they should: Qt keeps the inner
    one when `restore` brings the outer one back, so that is set anew.
    """

    def __init__(self, generator: QSvgGenerator) -> None:
        super().__init__(generator)
        self._clip: QPainterPath | None = None
        """The clip, in the coordinates of the file; None for no clip."""
        self._saved: list[QPainterPath | None] = []

    def save(self) -> None:
        self._saved.append(self._clip)
        super().save()

    def restore(self) -> None:
        super().restore()
        before, self._clip = self._clip, self._saved.pop()
        if self._clip is before:
            return
        if self._clip is None:
            super().setClipping(False)
            return
        placed = self.worldTransform()
        self.setWorldTransform(QTransform())
        super().setClipPath(self._clip)
        self.setWorldTransform(placed)

    def setClipping(self, enable: bool) -> None:
        assert not enable, "a clip that was switched off comes back by `restore` alone"
        self._clip = None
        super().setClipping(False)

    def setClipPath(self, path: QPainterPath, op: Qt.ClipOperation = Qt.ClipOperation.ReplaceClip) -> None:
        placed = self.worldTransform().map(path)
        if op == Qt.ClipOperation.IntersectClip and self._clip is not None:
            placed = placed & self._clip
        self._clip = placed
        super().setClipPath(path, op)

    def setClipRect(self, *arguments: Any) -> None:
        """As Qt's, of a QRectF."""
        rect, *operation = arguments
        path = QPainterPath()
        path.addRect(QRectF(rect))
        self.setClipPath(path, *operation)

    def drawText(self, *arguments: Any) -> None:  # type: ignore[override]  # two of Qt's ways to call it
        """As Qt's, of a point on the base line and a text, or of a rectangle, flags and a text."""
        letters = QPainterPath()
        letters.setFillRule(Qt.FillRule.WindingFill)
        if len(arguments) == 2:
            start, text = arguments
            letters.addText(QPointF(start), self.font(), text)
        else:
            self._set_lines(letters, *arguments)
        self.fillPath(letters, self.pen().color())

    def _set_lines(self, letters: QPainterPath, rect: QRectF, flags: int, text: str) -> None:
        """The outlines of words on as many lines as they take, in a rectangle."""
        layout = QTextLayout(text.replace("\n", "\N{LINE SEPARATOR}"), self.font())
        option = QTextOption(Qt.AlignmentFlag.AlignLeft)
        wraps = flags & Qt.TextFlag.TextWordWrap.value
        option.setWrapMode(QTextOption.WrapMode.WordWrap if wraps else QTextOption.WrapMode.ManualWrap)
        layout.setTextOption(option)
        layout.beginLayout()
        height = 0.0
        lines = []
        while (line := layout.createLine()).isValid():
            line.setLineWidth(rect.width())
            lines.append((line, height))
            height += line.height()
        layout.endLayout()
        top = rect.y()
        if flags & Qt.AlignmentFlag.AlignVCenter.value:
            top += (rect.height() - height) / 2
        elif flags & Qt.AlignmentFlag.AlignBottom.value:
            top += rect.height() - height
        for line, above in lines:
            free = rect.width() - line.naturalTextWidth()
            aside = 0.0
            if flags & Qt.AlignmentFlag.AlignHCenter.value:
                aside = free / 2
            elif flags & Qt.AlignmentFlag.AlignRight.value:
                aside = free
            said = text[line.textStart() : line.textStart() + line.textLength()].rstrip()
            letters.addText(QPointF(rect.x() + aside, top + above + line.ascent()), self.font(), said)


def svg_of(scene: TableScene[V], size: QSize, title: str, description: str = "") -> str:
    """The scene as it is now, at rest, on its ground, as an SVG file of `size` units.

    Soft shadows are small pictures in it, as nothing else can be soft there; letters are outlines, so that it looks
    alike wherever it is shown. `title` and `description` are for those who cannot see it.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)  # SVG Tiny, Qt's usual choice, cannot clip
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setTitle(title)
    generator.setDescription(description)
    painter = VectorPainter(generator)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_table_ground(painter, QRectF(0, 0, size.width(), size.height()), scene.theme, scene.ground)
    _draw_pieces(painter, scene, _fitted(scene, size))
    painter.end()
    return bytes(buffer.data().data()).decode()


def _fitted(scene: TableScene[V], size: QSize) -> QTransform:
    """From the scene to the middle of the picture."""
    scene.set_aspect(size.width() / size.height())
    extent = scene.sceneRect()
    scale = min(size.width() / extent.width(), size.height() / extent.height())
    left, top = (size.width() - extent.width() * scale) / 2, (size.height() - extent.height() * scale) / 2
    return QTransform().translate(left, top).scale(scale, scale).translate(-extent.x(), -extent.y())


def _draw_pieces(painter: QPainter, scene: TableScene[V], fit: QTransform) -> None:
    """Draw all pieces on the table, the lowest first."""
    parts = {part: shown for piece in scene.stage for part, shown in piece.parts()}
    item: QGraphicsItem
    for item in scene.items(Qt.SortOrder.AscendingOrder):
        if not isinstance(item, QGraphicsPixmapItem) or item not in parts or not item.isVisible():
            continue
        painter.save()
        painter.setOpacity(item.effectiveOpacity())
        painter.setTransform(item.sceneTransform() * fit)
        shown = parts[item]
        painter.rotate(90 * shown.quarters)
        painter.translate(shown.corner)
        scene.stage.pictures.paint(painter, shown.kind, shown.face, shown.width, shown.height)
        painter.restore()


Colour = tuple[int, int, int]
"""Red, green and blue, 0..255."""

MOST_COLOURS: Final = 255
"""Most colours of a palette: the last of the 256 means unchanged."""
LONGEST: Final = 65_535
"""Hundredths of a second that a frame can last."""
_UNCHANGED: Final = 255
_BITS: Final = 8
_CLEAR, _END = 1 << _BITS, (1 << _BITS) + 1
_MOST_CODES: Final = 1 << 12
_IS_SAME: Final = bytes([255, *(0 for _ in range(255))])
"""Makes 255 of every byte that is 0, and 0 of every other."""


class Animation:
    """A GIF being written to `out`, frame by frame; it is whole after `close`. Runs for ever when shown."""

    def __init__(self, out: BinaryIO, width: int, height: int, palette: Sequence[Colour]) -> None:
        """`palette` has at most `MOST_COLOURS`. Raises OSError, as every method, if `out` cannot be written."""
        assert 0 < len(palette) <= MOST_COLOURS
        self._out = out
        self._width, self._height = width, height
        self._shown = b""
        """The pixels as they are seen after the waiting frame."""
        self._waiting: tuple[bytes, int, int, int, int] | None = None
        """Pixels, x, y, width and height of a frame whose length is not known yet."""
        self._lasts = 0
        table = b"".join(bytes(colour) for colour in palette).ljust(3 * 256, b"\0")
        out.write(b"GIF89a" + struct.pack("<HHBBB", width, height, 0xF7, 0, 0) + table)
        out.write(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0")

    def add(self, pixels: bytes, hundredths: int) -> None:
        """Add a frame of `width` × `height` numbers of colours in the palette, seen for `hundredths` of a second.

        One equal to the frame before makes that last longer.
        """
        assert len(pixels) == self._width * self._height
        if pixels != self._shown:
            self._write_waiting()
            self._waiting = self._changed(pixels)
            self._shown = pixels
        self._lasts += hundredths

    def close(self) -> None:
        """Write what is still to be written; `out` stays open."""
        self._write_waiting()
        self._out.write(b"\x3b")

    def _changed(self, pixels: bytes) -> tuple[bytes, int, int, int, int]:
        """The smallest rectangle in which something differs from what is shown; what does not is `_UNCHANGED` there."""
        wide = self._width
        if not self._shown:
            return pixels, 0, 0, wide, self._height
        size = len(pixels)
        differing = int.from_bytes(pixels) ^ int.from_bytes(self._shown)
        same = differing.to_bytes(size).translate(_IS_SAME)
        lines = [same[start : start + wide] for start in range(0, size, wide)]
        rows = [number for number, line in enumerate(lines) if 0 in line]
        top, bottom = rows[0], rows[-1] + 1
        left = min(lines[row].index(0) for row in rows)
        right = max(lines[row].rindex(0) for row in rows) + 1
        # Bits that are set in `same` all become 1, which is the number of `_UNCHANGED`.
        marked = (int.from_bytes(pixels) | int.from_bytes(same)).to_bytes(size)
        cut = b"".join(marked[row * wide + left : row * wide + right] for row in range(top, bottom))
        return cut, left, top, right - left, bottom - top

    def _write_waiting(self) -> None:
        if self._waiting is None:
            return
        pixels, x, y, width, height = self._waiting
        lasts, self._lasts, self._waiting = min(self._lasts, LONGEST), 0, None
        self._out.write(b"\x21\xf9\x04" + struct.pack("<BHB", 0b101, lasts, _UNCHANGED) + b"\0")
        self._out.write(b"\x2c" + struct.pack("<HHHHB", x, y, width, height, 0) + bytes([_BITS]))
        data = packed(pixels)
        for start in range(0, len(data), 255):
            block = data[start : start + 255]
            self._out.write(bytes([len(block)]) + block)
        self._out.write(b"\0")


def packed(pixels: bytes) -> bytes:
    """Numbers of colours as GIF packs them: by Lempel, Ziv and Welch, in codes of nine to twelve bits."""
    out = bytearray()
    codes: dict[int, int] = {}
    free, bits = _END + 1, _BITS + 1
    held, filled = _CLEAR, bits
    prefix = -1
    for pixel in pixels:
        if prefix < 0:
            prefix = pixel
            continue
        known = codes.get(prefix << 8 | pixel)
        if known is not None:
            prefix = known
            continue
        held |= prefix << filled
        filled += bits
        if free < _MOST_CODES:
            codes[prefix << 8 | pixel] = free
            if free == 1 << bits:
                bits += 1
            free += 1
        else:
            held |= _CLEAR << filled
            filled += bits
            codes.clear()
            free, bits = _END + 1, _BITS + 1
        prefix = pixel
        if filled > 512:
            whole = filled & ~7
            out += (held & (1 << whole) - 1).to_bytes(whole >> 3, "little")
            held >>= whole
            filled -= whole
    if prefix >= 0:
        held |= prefix << filled
        filled += bits
        # The reader has one code less than the writer, and widens when that one is full.
        if free == 1 << bits and bits < 12:
            bits += 1
    held |= _END << filled
    filled += bits
    return bytes(out + held.to_bytes((filled + 7) // 8, "little"))


def palette_of(samples: Iterable[Sequence[int]], most: int = MOST_COLOURS) -> list[Colour]:
    """The `most` colours that stand best for the sampled ones, each written 0xRRGGBB: the box of colours that holds
    most of them over the widest range is halved again and again (Heckbert's median cut)."""
    counts: dict[int, int] = {}
    for sample in samples:
        for pixel in sample:
            rough = pixel & 0xF8FCF8
            counts[rough] = counts.get(rough, 0) + 1
    boxes = [_Box([(_split(colour), count) for colour, count in counts.items()])]
    while len(boxes) < most:
        widest = max(boxes, key=lambda box: box.weight)
        if widest.weight <= 0:
            break
        boxes.remove(widest)
        boxes += widest.halves()
    return [box.mean() for box in boxes]


def _split(colour: int) -> Colour:
    return colour >> 16 & 255, colour >> 8 & 255, colour & 255


class _Box:
    """Colours that will be one."""

    def __init__(self, colours: list[tuple[Colour, int]]) -> None:
        self.colours = colours
        ranges = [max(values) - min(values) for values in zip(*(colour for colour, _ in colours), strict=True)]
        self._axis = max(range(3), key=ranges.__getitem__)
        self.count = sum(count for _, count in colours)
        # Few pixels may matter much: a small piece is as important as the ground around it.
        self.weight = ranges[self._axis] * self.count**0.4

    def halves(self) -> tuple[_Box, _Box]:
        """Two boxes with as many pixels each as there can be."""
        axis = self._axis
        ordered = sorted(self.colours, key=lambda one: one[0][axis])
        reached, cut = 0, 1
        for number, (_, count) in enumerate(ordered[:-1], start=1):
            reached += count
            cut = number
            if 2 * reached >= self.count:
                break
        return _Box(ordered[:cut]), _Box(ordered[cut:])

    def mean(self) -> Colour:
        sums = [sum(colour[axis] * count for colour, count in self.colours) for axis in range(3)]
        red, green, blue = (round(total / self.count) for total in sums)
        return red, green, blue


Size = tuple[int, int]
"""Width and height in pixels."""

SAMPLES: Final = 8
"""Positions of a match whose colours decide which the animation has."""
SAMPLED_WIDTH: Final = 240
END: Final = 4
"""Factor on the duration of the last picture of an animation."""


@cache
def _own_application() -> QApplication:
    """Qt without a display, whatever the system has: nothing of it is ever shown."""
    app = QApplication(["hoshikan", "-platform", "offscreen"])
    app.setStyle("Fusion")
    app.setFont(application_font(100))
    return app


def application() -> QCoreApplication:
    """The application that runs already, else one of our own. Raises TypeError beside one that cannot paint."""
    running = QCoreApplication.instance()
    if running is None:
        return _own_application()
    if not isinstance(running, QApplication):
        raise TypeError("pictures of tables need a QApplication, and another kind of Qt application is running")
    return running


def svg(view: View, seat: int | None, names: Sequence[str], size: Size, theme: str, description: str = "") -> str:
    """Return the table as an SVG file. `description` is its text for a screen reader."""
    with scene_for_pictures(view.game, THEMES[theme]) as scene:
        scene.show_position(view, seat, (), names)
        return svg_of(scene, QSize(*size), text_of(view.game).title(), description)


def png(view: View, seat: int | None, names: Sequence[str], size: Size, theme: str) -> bytes:
    """The table as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    with scene_for_pictures(view.game, THEMES[theme]) as scene:
        scene.show_position(view, seat, (), names)
        picture_of(scene, QSize(*size)).save(buffer, "PNG")  # type: ignore[call-overload]  # the stub wants bytes, Qt a str
    return bytes(buffer.data().data())


def animate(
    match: Match,
    plies: Sequence[int],
    seat: int | None,
    names: Sequence[str],
    size: Size,
    theme: str,
    pause: int,
    out: BinaryIO,
    progress: Callable[[int], object] = lambda _: None,
) -> None:
    """A match as an animated GIF: a picture for each of `plies`, `pause` hundredths of a second apart, the last one
    seen for `END` times as long. `progress` is called with the number done. Raises OSError."""
    with scene_for_pictures(match.game.id, THEMES[theme]) as scene:

        def shot(ply: int) -> QImage:
            scene.show_position(match.position(ply).view(seat), seat, (), names, animate=False)
            return picture_of(scene, QSize(*size))

        step = max(1, len(plies) // SAMPLES)
        colours = palette_of(map(_sampled, map(shot, [*plies[::step], plies[-1]])))
        table = [qRgb(*colour) for colour in colours]
        film = Animation(out, *size, colours)
        for done, ply in enumerate(plies, start=1):
            film.add(_numbered(shot(ply), table), pause * (END if ply == plies[-1] else 1))
            progress(done)
        film.close()


def _sampled(image: QImage) -> Sequence[int]:
    small = image.scaledToWidth(SAMPLED_WIDTH, Qt.TransformationMode.SmoothTransformation)
    return memoryview(small.convertToFormat(QImage.Format.Format_RGB32).constBits()).cast("I").tolist()


def _numbered(image: QImage, table: Sequence[int]) -> bytes:
    """Each pixel as the number of the nearest colour. Not dithered: what does not change is to stay the same."""
    plain = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
    made = image.convertToFormat(QImage.Format.Format_RGB32).convertToFormat(
        QImage.Format.Format_Indexed8, table, plain
    )
    width, line, data = made.width(), made.bytesPerLine(), bytes(made.constBits())
    return b"".join(data[start : start + width] for start in range(0, line * made.height(), line))
