"""A panel of rows, each with a name, a line of explanation and a control."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from hoshikan.ui.theme import GAP
from hoshikan.ui.widgets.basic import label


class Row:
    """One row; `say` puts its words in."""

    def __init__(self, control: QWidget) -> None:
        self.control = control
        self.name = label(wrap=True)
        self.explanation = label("small", muted=True, wrap=True)

    def say(self, name: str, explanation: str = "") -> None:
        self.name.setText(name)
        self.explanation.setText(explanation)
        self.explanation.setVisible(bool(explanation))
        self.control.setAccessibleName(name)
        self.control.setAccessibleDescription(explanation)


class Section(QFrame):
    """Names on the left, controls on the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self.heading = label("large")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], GAP["m"])
        whole.setSpacing(GAP["m"])
        whole.addWidget(self.heading)
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(GAP["l"])
        self.grid.setVerticalSpacing(GAP["m"])
        self.grid.setColumnStretch(0, 1)
        whole.addLayout(self.grid)

    def add(self, control: QWidget) -> Row:
        """A new row at the end."""
        row = Row(control)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(row.name)
        words.addWidget(row.explanation)
        place = self.grid.rowCount()
        self.grid.addLayout(words, place, 0, Qt.AlignmentFlag.AlignVCenter)
        self.grid.addWidget(control, place, 1, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        return row
