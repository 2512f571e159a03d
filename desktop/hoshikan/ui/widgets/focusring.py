"""One visible ring around whatever has the keyboard, the same for every control and theme."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QFocusFrame, QLineEdit, QSlider, QWidget

from hoshikan.ui.theme import RADIUS

_RINGED = (QAbstractButton, QComboBox, QLineEdit, QSlider)
WIDTH = 2


class FocusRing(QFocusFrame):
    """Follows the focus inside one window. Moving the focus with the mouse shows no ring: the eye is there already."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        # Otherwise it appears with its window, around nothing.
        self.hide()
        self._window = window
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def _follow(self, _old: QWidget | None, now: QWidget | None) -> None:
        by_mouse = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton and not isinstance(now, QLineEdit)
        ringed = isinstance(now, _RINGED) and now.window() is self._window and not by_mouse
        self.setWidget(now if ringed else None)  # type: ignore[arg-type]  # Qt takes None, its stub does not say so

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().brightText().color(), WIDTH))
        inset = WIDTH / 2
        radius = RADIUS["s"]
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), radius, radius)
        painter.end()
