"""From the name of a file to a device, in a thread of its own: the caller never waits for a sound."""

from __future__ import annotations

import sys
import threading
import time
from array import array
from collections import deque
from collections.abc import Callable
from functools import lru_cache
from operator import add
from queue import Empty, SimpleQueue
from typing import Final, NamedTuple

from hoshikan.resources import MissingResourceError, resource
from hoshikan.ui.kit.sound.room import Speaker, SpeakerError

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


RATE: Final = 32_000
"""Samples a second of all sounds."""
_LATEST: Final = 0.6
"""Delay in seconds after the visible event at which a sound is left out."""
_IDLE: Final = 20.0
"""Seconds without a sound after which the device rests."""
_TRY_AGAIN: Final = 60.0
"""Seconds between two attempts to find a device."""
_PATIENCE: Final = 1.0
"""Seconds that `close` waits for a device that does not answer."""


class _Order(NamedTuple):
    file: str
    gain: float
    at: float


class Loudspeaker:
    """An output (`room.Output`). Files are read and the device is opened when the first sound is wanted; without
    either there is silence, and another attempt later."""

    def __init__(
        self, find: Callable[[], Speaker], clock: Callable[[], float] = time.monotonic, idle: float = _IDLE
    ) -> None:
        """`find` is called in the thread, so that it may load whatever it needs; `clock` returns seconds, `idle` is a
        number of them."""
        self._find = find
        self._clock = clock
        self._idle = idle
        self._mixer = Mixer()
        self._orders: SimpleQueue[_Order | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._plays = False
        """True if the device asks for samples."""
        self._asked = (0.0, 0)
        """When the device was last found alive, and how often it had asked by then."""
        self._not_before = 0.0

    def play(self, file: str, gain: float) -> None:
        """See `Output.play`."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()  # it has nothing to do yet, so that nothing waits for it
        self._orders.put(_Order(file, gain, self._clock()))

    def close(self) -> None:
        """See `Output.close`. Earlier sounds are dropped."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._mixer.hush()
            self._orders.put(None)
            thread.join(_PATIENCE)

    # In the thread

    def _work(self) -> None:
        speaker = self._find()
        while True:
            try:
                order = self._orders.get(timeout=self._idle if self._plays else None)
            except Empty:
                speaker.rest()
                self._plays = False
                continue
            if order is None:
                break
            self._begin(order, speaker)
        speaker.close()
        self._plays = False

    def _begin(self, order: _Order, speaker: Speaker) -> None:
        if self._clock() < self._not_before or not self._is_ready(speaker):
            return
        if self._clock() - order.at <= _LATEST:
            samples = _samples(order.file, order.gain)
            if samples is not None:
                self._mixer.begin(samples)

    def _is_ready(self, speaker: Speaker) -> bool:
        """True if the device asks for samples; it is started if it does not."""
        now, (then, before) = self._clock(), self._asked
        if self._plays:
            if self._mixer.fillings == before and now - then > _PATIENCE:
                speaker.close()  # it was unplugged, or has fallen asleep
                self._plays = False
            elif self._mixer.fillings != before:
                self._asked = now, self._mixer.fillings
        if not self._plays:
            try:
                speaker.start(RATE, self._mixer.fill)
            except SpeakerError:
                self._not_before = now + _TRY_AGAIN
                return False
            self._plays, self._asked = True, (self._clock(), self._mixer.fillings)
        return True


def loudspeaker() -> Loudspeaker:
    """Return an audible output."""

    def find() -> Speaker:
        from hoshikan.ui.kit.sound.device import Device

        return Device()

    return Loudspeaker(find)


@lru_cache(maxsize=64)
def _samples(file: str, gain: float) -> array[int] | None:
    """A sound as loud as it is wanted; None if it cannot be read."""
    import wave  # not wanted by a start

    try:
        with wave.open(str(resource("sounds", f"{file}.wav")), "rb") as sound:
            if sound.getparams()[:3] != (1, 2, RATE):
                return None
            samples = array("h", sound.readframes(sound.getnframes()))
    except (MissingResourceError, OSError, EOFError, wave.Error):
        return None
    if sys.byteorder == "big":
        samples.byteswap()
    return array("h", [round(value * gain) for value in samples])
