"""A panel of rows, each with a name, a line of explanation and a control."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.widgets.basic import label
from hoshikan.ui.kit.widgets.flow import Flow

_LEAST_WORDS: Final = 240
"""Width that is left to the words beside a broad control, in logical pixels."""


class Row:
    """One row; `say` sets its words."""

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
        self._rows = whole

    def add(self, control: QWidget) -> Row:
        """A new row at the end."""
        row = Row(control)
        for part in (control, *control.findChildren(QWidget)):
            flow = part.layout()
            if isinstance(flow, Flow):
                flow.end_at_the_right()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(row.name)
        words.addWidget(row.explanation)
        words.addStretch(1)
        row.name.setMinimumWidth(_LEAST_WORDS)
        both = QHBoxLayout()
        both.setSpacing(GAP["l"])
        both.addLayout(words, 1)
        both.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        self._rows.addLayout(both)
        return row

    def add_below(self, control: QWidget) -> None:
        """Add a control over the whole width, below the row with its label."""
        self._rows.addWidget(control)
