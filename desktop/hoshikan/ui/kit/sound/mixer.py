"""Several sounds at once, made into the one stream that a device asks for."""

from __future__ import annotations

from array import array
from collections import deque
from operator import add
from typing import Final

MOST: Final = 8
"""More sounds at once are a noise: the oldest end."""
_HIGHEST: Final = 32_767


class _Voice:
    """A sound on its way."""

    def __init__(self, samples: array[int]) -> None:
        self.samples = samples
        self.at = 0

    def take(self, count: int) -> array[int]:
        """The next samples, fewer at the end."""
        part = self.samples[self.at : self.at + count]
        self.at += count
        return part

    @property
    def is_over(self) -> bool:
        return self.at >= len(self.samples)


class Mixer:
    """`begin` and `hush` may be called by any thread, `fill` by one, which is the device's."""

    def __init__(self) -> None:
        self._new: deque[_Voice] = deque(maxlen=MOST)
        self._voices: deque[_Voice] = deque(maxlen=MOST)
        self.fillings = 0
        """Number of times that a device has asked, so that one that no longer does is noticed."""

    def begin(self, samples: array[int]) -> None:
        """Play signed 16-bit samples from their beginning, mixed with the current sounds."""
        self._new.append(_Voice(samples))

    def hush(self) -> None:
        """End everything."""
        self._new.clear()
        self._voices.clear()

    def fill(self, count: int) -> bytes:
        """The next `count` samples."""
        self.fillings += 1
        while self._new:
            self._voices.append(self._new.popleft())
        parts = [voice.take(count) for voice in tuple(self._voices)]
        self._voices = deque((voice for voice in tuple(self._voices) if not voice.is_over), maxlen=MOST)
        return _sum(parts, count).tobytes()


def _sum(parts: list[array[int]], count: int) -> array[int]:
    if not parts:
        return array("h", bytes(2 * count))
    for part in parts:
        part.extend(array("h", bytes(2 * (count - len(part)))))
    if len(parts) == 1:
        return parts[0]
    total = list(parts[0])
    for part in parts[1:]:
        total = list(map(add, total, part))
    return array("h", [max(-_HIGHEST, min(_HIGHEST, value)) for value in total])
