"""A page's content as one column in the middle of the window, scrolling when the window is too low."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

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
