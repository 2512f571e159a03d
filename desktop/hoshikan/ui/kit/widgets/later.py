"""A delayed call, unless its owner is gone by then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def later(owner: QObject, act: Callable[[], object], milliseconds: int = 0) -> None:
    """Call `act` once control is back in the event loop, or `milliseconds` later; never after `owner` is deleted.

    Not `QTimer.singleShot`: with an owner that is deleted before its time PySide keeps the callable for ever, and with
    it the whole page; without one it calls a method of a deleted object.
    """
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(act)
    timer.timeout.connect(timer.deleteLater)
    timer.start(milliseconds)
