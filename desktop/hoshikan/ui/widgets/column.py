"""A page's content as one column in the middle of the window, scrolling when the window is too low."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from hoshikan.ui.look.theme import GAP


class Column(QScrollArea):
    """Fill `body`; it is never wider than `widest` and never scrolls sideways."""

    def __init__(self, widest: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        sheet = QWidget()
        sheet.setProperty("kind", "sheet")
        inner = QWidget()
        inner.setMaximumWidth(widest)
        row = QHBoxLayout(sheet)
        row.setContentsMargins(GAP["xl"], GAP["l"], GAP["xl"], GAP["l"])
        row.addStretch(1)
        row.addWidget(inner, 1000)
        row.addStretch(1)
        self.body = QVBoxLayout(inner)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(GAP["l"])
        self.setWidget(sheet)


class ShortColumn(Column):
    """A column no higher than what is in it: what stands below it is always in view."""

    def __init__(self, widest: int, parent: QWidget | None = None) -> None:
        super().__init__(widest, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        sheet = self.widget()
        layout = None if sheet is None else sheet.layout()
        if sheet is None or layout is None:
            return super().sizeHint()
        high = layout.totalHeightForWidth(self.width()) if layout.hasHeightForWidth() else layout.sizeHint().height()
        return QSize(layout.sizeHint().width(), max(high, sheet.minimumSizeHint().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
