"""A stream of bytes cut into lines, at a cost that grows with the bytes and not with their square."""

from __future__ import annotations

from typing import Final

SHOWN: Final = 1 << 16
"""Bytes of a line beyond the limit that are looked at: enough to see that it is no message."""


class LineSplitter:
    """Takes chunks as they arrive and gives the lines they complete.

    Of a line longer than `most` bytes only the start is given, as soon as the limit is passed; the rest is skipped.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._rest = bytearray()
        self._skipping = False

    def feed(self, chunk: bytes) -> list[bytes]:
        """The lines that end in `chunk`, without their line ends."""
        *ends, tail = chunk.split(b"\n")
        lines: list[bytes] = []
        for end in ends:
            self._rest += end
            self._give(lines)
            self._skipping = False
        if not self._skipping:
            self._rest += tail
        if len(self._rest) > self._most:
            self._give(lines)
            self._skipping = True
        return lines

    def last(self) -> list[bytes]:
        """Return the rest after the last line end; at most one line."""
        lines: list[bytes] = []
        if self._rest:
            self._give(lines)
        return lines

    def _give(self, lines: list[bytes]) -> None:
        if not self._skipping:
            long = len(self._rest) > self._most
            lines.append(bytes(self._rest[:SHOWN] if long else self._rest))
        self._rest.clear()
