"""Time for sessions, so that a test can let it pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer


class Clock(Protocol):
    """Calls back once."""

    def start(self, milliseconds: int, then: Callable[[], object]) -> None:
        """Call `then` after some time, and no more what was to be called before."""

    def stop(self) -> None:
        """Call nothing."""


class TimerClock:
    """A clock of the window's thread."""

    def __init__(self, owner: QObject) -> None:
        self._timer = QTimer(owner)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._call)
        self._then: Callable[[], object] = lambda: None

    def start(self, milliseconds: int, then: Callable[[], object]) -> None:
        self._then = then
        self._timer.start(milliseconds)

    def stop(self) -> None:
        self._timer.stop()

    def _call(self) -> None:
        self._then()
