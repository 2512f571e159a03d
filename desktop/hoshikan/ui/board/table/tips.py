"""Tool tips of pieces: beside the piece they explain, so that it can be compared with the text."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QGraphicsView, QToolTip, QWidget

_APART: Final = 6
"""Pixels between a piece and its tip."""
_SMALL: Final = 0.45
"""Share of the view's height above which a piece's tip is shown at the mouse."""


def show_tip(view: QGraphicsView, event: QHelpEvent) -> None:
    """Show the tip of the piece under the mouse, or none."""
    item = next((one for one in view.items(event.pos()) if one.toolTip()), None)
    if item is None:
        QToolTip.hideText()
        return
    piece = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
    QToolTip.showText(event.globalPos(), item.toolTip(), view.viewport(), piece)
    tip = _shown()
    if tip is None or piece.height() > _SMALL * view.viewport().height():
        return
    over = QRect(view.viewport().mapToGlobal(piece.topLeft()), piece.size())
    screen = view.screen().availableGeometry()
    tip.move(place_of(tip.rect(), over, screen))


def place_of(tip: QRect, piece: QRect, screen: QRect) -> QPoint:
    """Return the place of a tip: below its piece, or above it where the screen ends, and never beyond its sides."""
    left = min(max(piece.center().x() - tip.width() // 2, screen.left()), screen.right() + 1 - tip.width())
    below = piece.bottom() + 1 + _APART
    fits = below + tip.height() <= screen.bottom() + 1
    return QPoint(left, below if fits else max(piece.top() - _APART - tip.height(), screen.top()))


def _shown() -> QWidget | None:
    """The tip that Qt shows; it has no other way to it than its name."""
    widgets = (one for one in QApplication.topLevelWidgets() if one.objectName() == "qtooltip_label")
    return next((one for one in widgets if one.isVisible()), None)
