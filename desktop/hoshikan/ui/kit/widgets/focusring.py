"""One visible ring around whatever has the keyboard, the same for every control and theme."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QSlider,
    QWidget,
)
from shiboken6 import isValid

from hoshikan.ui.kit.look.theme import RADIUS
from hoshikan.ui.kit.widgets.lastinput import last_input

_RINGED = (QAbstractButton, QComboBox, QLineEdit, QSlider)
_WIDTH = 2
_GAP = 3
"""Between the control and the middle of the ring, so that the ring never touches what it must contrast with."""


class FocusRing(QWidget):
    """Lies above a window and follows the focus inside it.

    It shows once the keyboard is used and is gone with the next press of the mouse, when the eye is there already; a
    field that is clicked to write in wears it all the same. Qt's own QFocusFrame is drawn below its
    widget's neighbours, which hides most of it where controls stand close together.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._watched: list[QWidget] = []
        self._clicked_field = False
        self._last = last_input()
        self._last.changed.connect(self._place)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)
        self.hide()

    @property
    def target(self) -> QWidget | None:
        """The control the ring is around."""
        return self._watched[0] if self._watched and isValid(self._watched[0]) else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide}:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().brightText().color(), _WIDTH))
        inset = _WIDTH / 2
        radius = RADIUS["s"] + _GAP
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), radius, radius)
        painter.end()

    def _follow(self, _old: QWidget | None, now: QWidget | None) -> None:
        for watched in self._watched:
            # A page that closed took its widgets along.
            if isValid(watched):
                watched.removeEventFilter(self)
        self._watched.clear()
        by_mouse = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        self._clicked_field = by_mouse and isinstance(now, QLineEdit)
        if isinstance(now, _RINGED) and now.window() is self.window():
            widget: QWidget | None = now
            while widget and widget is not self.window():
                widget.installEventFilter(self)
                self._watched.append(widget)
                widget = widget.parentWidget()
        self._place()

    def _place(self) -> None:
        target = self.target
        if target is None or not target.isVisible() or not (self._last.by_keys or self._clicked_field):
            self.hide()
            return
        outset = _GAP + _WIDTH
        window = self.window()
        ring = QRect(target.mapTo(window, QPoint(0, 0)), target.size()).adjusted(-outset, -outset, outset, outset)
        # What a control was moved out of may be gone.
        for widget in filter(isValid, self._watched):
            parent = widget.parentWidget()
            if isinstance(parent, QAbstractScrollArea) and widget is parent.viewport():
                shown = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
                self.setMask(shown.intersected(ring).translated(-ring.topLeft()))
                break
        else:
            self.clearMask()
        self.setGeometry(ring)
        self.raise_()
        self.show()
