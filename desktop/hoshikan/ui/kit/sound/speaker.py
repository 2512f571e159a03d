"""The interface of a loudspeaker to a device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


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
