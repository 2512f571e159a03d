"""The sounds of a session: takes names, and decides whether and how loudly each is played. No Qt, no threads."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Protocol

from hoshikan.ui.kit.sound.names import Sound, files_of


class SpeakerError(Exception):
    """There is no device, or no library to speak to it."""


class Speaker(Protocol):
    """A device that asks for samples. Only one thread speaks to it; it asks from another."""

    def start(self, rate: int, fill: Callable[[int], bytes]) -> None:
        """Call `fill` for signed 16-bit samples, a number at a time, from now on, also after `rest`. Raises
        SpeakerError."""

    def rest(self) -> None:
        """Ask no more until the next start."""

    def close(self) -> None:
        """Let go of the device."""


_SAME_AGAIN: Final = 0.025
"""Seconds within which the same sound again would only be louder."""
_CHAIN: Final = 0.5
"""Seconds within which a coin that follows another one sounds higher."""
_FULL: Final = 100


class Output(Protocol):
    """Whatever makes sounds audible."""

    def play(self, file: str, gain: float) -> None:
        """Begin a sound as soon as may be, `gain` (0..1) times as loud as its file. Returns at once and never
        fails."""

    def close(self) -> None:
        """End all sounds and let go of the device; it is opened again by the next sound."""


class SoundRoom:
    """Silent until an output is set, which is opened no earlier than the first sound."""

    def __init__(
        self, open_output: Callable[[], Output] | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`clock` returns seconds."""
        self._open_output = open_output
        self._output: Output | None = None
        self._clock = clock
        self._gain = 0.0
        self._last: dict[Sound, float] = {}
        """Time at which each sound was last played."""
        self._again: dict[Sound, int] = {}
        """Number of times each was played in a chain."""

    def use(self, open_output: Callable[[], Output]) -> None:
        """Play through the output that `open_output` makes."""
        self.close()
        self._output, self._open_output = None, open_output

    def tune(self, *, on: bool, volume: int) -> None:
        """Set `volume` in percent. Off, all current sounds end."""
        # The ear hears squares.
        self._gain = (volume / _FULL) ** 2 if on else 0.0
        if not self._gain:
            self.close()

    def play(self, sound: Sound) -> None:
        """Play a sound, if it is wanted and was not just played. Costs next to nothing."""
        if not self._gain or self._open_output is None:
            return
        now = self._clock()
        since = now - self._last.get(sound, now - _FULL)
        if since < _SAME_AGAIN:
            return
        self._last[sound] = now
        self._again[sound] = self._again.get(sound, 0) + 1 if since < _CHAIN else 0
        if self._output is None:
            self._output = self._open_output()
        files = files_of(sound)
        self._output.play(files[min(self._again[sound], len(files) - 1)], self._gain)

    def close(self) -> None:
        """Let go of the device."""
        if self._output is not None:
            self._output.close()
