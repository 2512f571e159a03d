"""Writing animated GIF files: a palette for all frames, and of each frame only what has changed. No Qt.

Qt reads GIF and does not write it; a library for pictures would be larger than all games together.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from typing import BinaryIO, Final

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
        # Whoever unpacks has learnt one code less than was given, and widens when that one is full.
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
        # Few pixels may tell much: a small piece is as important as the ground around it.
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
