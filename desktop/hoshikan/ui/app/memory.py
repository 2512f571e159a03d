"""Gives memory that is free again back to the system."""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QPixmapCache

_REST: Final = 1500
"""Milliseconds after the last change, when the next page has been painted and no input is urgent."""


class Thrift(QObject):
    """Waits for a pause after pages were closed or drawn anew.

    The C library of Linux keeps what thousands of pictures leave behind, in pieces between what is still in use: after
    an evening of games that is twice as much as all that is needed. Qt keeps up to 10 MB of icons, of closed pages too.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(_REST)
        self._clock.timeout.connect(self._in_a_pause)

    def begin(self) -> None:
        """Pictures have been dropped."""
        if sys.platform == "linux":
            self._clock.start()

    def _in_a_pause(self) -> None:
        """Run for up to two frames: not while a piece is being dragged."""
        if QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton:
            QPixmapCache.clear()
            give_back()
        else:
            self._clock.start()


def give_back() -> bool:
    """Return free memory to the system; whether there was any, and anybody to ask."""
    import ctypes  # not needed for the start

    try:
        return bool(ctypes.CDLL(None).malloc_trim(0))
    except (OSError, AttributeError):  # another C library than glibc
        return False
