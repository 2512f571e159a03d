"""A page's content as one column in the middle of the window, scrolling when the window is too low."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.widgets.sheet import Scroll


class Column(Scroll):
    """Fill `body`; it is never wider than `widest`."""

    def __init__(self, widest: int, parent: QWidget | None = None, *, short: bool = False) -> None:
        super().__init__(parent, short=short)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inner = QWidget()
        inner.setMaximumWidth(widest)
        row = QHBoxLayout(self.inside)
        row.setContentsMargins(GAP["xl"], GAP["l"], GAP["xl"], GAP["l"])
        row.addStretch(1)
        row.addWidget(inner, 1000)
        row.addStretch(1)
        self.body = QVBoxLayout(inner)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(GAP["l"])
