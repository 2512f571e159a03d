"""A line for details: it opens on a press, and closes again."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QPolygonF
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hoshikan.ui.kit.look.theme import GAP, Theme, color
from hoshikan.ui.kit.widgets.basic import button, spaced


class Fold(QWidget):
    """Put widgets into `body`; they are seen once it is open."""

    opened = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self.head = button("", self._turn)
        inner = QWidget()
        self.body = QVBoxLayout(inner)
        spaced(self.body, 0, GAP["l"])
        self._inner = inner
        inner.hide()
        whole = QVBoxLayout(self)
        spaced(whole, 0, GAP["m"])
        whole.addWidget(self.head, 0, Qt.AlignmentFlag.AlignLeft)
        whole.addWidget(inner)

    @property
    def is_open(self) -> bool:
        return not self._inner.isHidden()

    def set_open(self, wanted: bool) -> None:
        """Show what is in it, or hide it."""
        if wanted != self.is_open:
            self._inner.setVisible(wanted)
            self._point()
            self.opened.emit(wanted)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._point()

    def _turn(self) -> None:
        self.set_open(not self.is_open)

    def _point(self) -> None:
        """An arrow to the right while it is closed, down while it is open."""
        if self._theme is None:
            return
        size = self.fontMetrics().height()
        ratio = self.devicePixelRatioF()
        picture = QPixmap(QSize(size, size) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(size / 2, size / 2)
        painter.rotate(90 if self.is_open else 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(self._theme.text))
        reach = size * 0.3
        painter.drawPolygon(QPolygonF([QPointF(-reach * 0.7, -reach), QPointF(reach, 0), QPointF(-reach * 0.7, reach)]))
        painter.end()
        self.head.setIcon(QIcon(picture))
        self.head.setIconSize(QSize(size, size))
