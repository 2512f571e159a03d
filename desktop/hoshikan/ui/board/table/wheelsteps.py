"""Whole steps of a wheel, out of events of any size: a notch is one, a touchpad sends fifteen small ones for it."""

from __future__ import annotations

from typing import Final

NOTCH: Final = 120
"""One notch of a wheel, in Qt's units."""
_PAUSE: Final = 400
"""Milliseconds without an event after which the rest of a step is forgotten."""


class WheelSteps:
    """The sum of small movements in one direction."""

    def __init__(self) -> None:
        self._rest = 0
        self._last = 0

    def add(self, delta: int, time: int) -> int:
        """Whole steps that are complete with this movement, negative for the other direction. `time` in milliseconds.
        The rest is kept for the next movement, unless that is in the other direction or comes after a pause."""
        if self._rest * delta < 0 or time - self._last > _PAUSE:
            self._rest = 0
        self._rest, self._last = self._rest + delta, time
        steps = int(self._rest / NOTCH)
        self._rest -= steps * NOTCH
        return steps

    def forget(self) -> None:
        """The wheel is used for something else."""
        self._rest = 0
