"""Position of a window on the current screens; they may have changed since it was closed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize


def fitted(window: QRect, screens: Sequence[QRect], least: QSize) -> QRect:
    """`window` moved, and made smaller if need be, so that all of it is on the screen it shares most with.

    The first screen is the one of a window that none shows any more. It gets no smaller than `least`.
    """
    if not screens:
        return window

    def shared(screen: QRect) -> int:
        common = screen.intersected(window)
        return common.width() * common.height() if common.isValid() else 0

    screen = max(screens, key=shared)
    placed = QRect(window)
    placed.setSize(window.size().boundedTo(screen.size()).expandedTo(least))
    placed.moveLeft(max(screen.left(), min(placed.left(), screen.right() + 1 - placed.width())))
    placed.moveTop(max(screen.top(), min(placed.top(), screen.bottom() + 1 - placed.height())))
    return placed
