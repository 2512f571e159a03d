"""A timer for the silence of an engine that stands still while the window itself does."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

TICKS: Final = 10
"""Number of parts in which a silence is measured."""
MOST: Final = 2
"""A part counts this many times its length at most: of a computer that slept, or a window that was stopped, no more."""


class Silence(QObject):
    """Measures silence in short parts, so that time in which nothing ran here does not count."""

    timeout = Signal()
    """The engine was silent for the whole time."""

    def __init__(self, parent: QObject | None = None, clock: Callable[[], float] = monotonic) -> None:
        """`clock` returns seconds."""
        super().__init__(parent)
        self._clock = clock
        self._limit = 0.0
        self._counted = 0.0
        self._before = 0.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.tick)

    def start(self, milliseconds: int) -> None:
        """Measure anew, up to `milliseconds`."""
        self._limit = milliseconds / 1000
        self._timer.setInterval(max(1, milliseconds // TICKS))
        self.restart()

    def restart(self) -> None:
        """Measure anew, as after an answer."""
        self._counted, self._before = 0.0, self._clock()
        self._timer.start()

    def stop(self) -> None:
        """Measure no longer."""
        self._timer.stop()

    def tick(self) -> None:
        """Count the part that is over."""
        now = self._clock()
        self._counted += min(now - self._before, MOST * self._limit / TICKS)
        self._before = now
        if self._counted >= self._limit:
            self.stop()
            self.timeout.emit()
