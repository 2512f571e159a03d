"""The wheel of a mouse."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget


def notch(over: QWidget, delta: int = -120) -> None:
    """One notch of the wheel with the pointer over the middle of `over`, as if this were all there is."""
    middle = over.rect().center()
    part = over.childAt(middle) or over
    place, where = QPointF(part.mapFrom(over, middle)), QPointF(over.mapToGlobal(middle))
    none, keys, phase = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    QApplication.sendEvent(part, QWheelEvent(place, where, QPoint(), QPoint(0, delta), none, keys, phase, False))
