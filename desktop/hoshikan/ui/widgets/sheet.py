"""Words in a panel that scroll where there is too little room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from hoshikan.ui.widgets.basic import spaced


class Sheet(QScrollArea):
    """Fill `body`; it is as wide as its panel and never scrolls sideways."""

    def __init__(self, margin: int, gap: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        inside.setProperty("kind", "sheet")
        self.body = QVBoxLayout(inside)
        spaced(self.body, margin, gap)
        self.setWidget(inside)
