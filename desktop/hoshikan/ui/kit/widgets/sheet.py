"""A scroll area for too little room, and its height."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from hoshikan.ui.kit.widgets.basic import spaced


class Scroll(QScrollArea):
    """Whatever is laid out in `inside`, as wide as there is room for it; it never scrolls sideways."""

    def __init__(self, parent: QWidget | None = None, *, short: bool = False) -> None:
        """`short`: no higher than what is in it, so that what stands below it is near, and always in view."""
        super().__init__(parent)
        self._short = short
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        if short:
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.inside = Inside()
        self.setWidget(self.inside)

    def sizeHint(self) -> QSize:
        layout = self.inside.layout()
        if not self._short or layout is None:
            return super().sizeHint()
        high = layout.totalHeightForWidth(self.width()) if layout.hasHeightForWidth() else layout.sizeHint().height()
        return QSize(layout.sizeHint().width(), max(high, self.inside.minimumSizeHint().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._short and event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._short and watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class Inside(QWidget):
    """The scrolled content: as high as its words at the available width.

    Qt's least height of words that wrap is the one at some narrow width, and a bar would come for it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "sheet")

    def minimumSizeHint(self) -> QSize:
        least, layout = super().minimumSizeHint(), self.layout()
        return QSize(least.width(), 0) if layout is not None and layout.hasHeightForWidth() else least


class Sheet(Scroll):
    """Words in a panel: fill `body`, which is as wide as the panel."""

    def __init__(self, margin: int, gap: int, parent: QWidget | None = None, *, short: bool = False) -> None:
        super().__init__(parent, short=short)
        self.body = QVBoxLayout(self.inside)
        spaced(self.body, margin, gap)
