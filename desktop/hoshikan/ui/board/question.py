"""A question over the upper edge of a board, which stays usable around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from hoshikan.ui.kit.look.theme import GAP
from hoshikan.ui.kit.widgets.announce import announce
from hoshikan.ui.kit.widgets.basic import label, spaced
from hoshikan.ui.kit.widgets.flow import Flow

WIDEST: Final = 560


class Question(QFrame):
    """A card with a headline, something more about it, and buttons. Escape presses the last of them."""

    def __init__(self, around: QWidget, board: QWidget) -> None:
        super().__init__(around)
        self._board = board
        self._around = around
        self._answers: tuple[QPushButton, ...] = ()
        self.setProperty("kind", "notice")
        self.head = label("large", wrap=True)
        around.installEventFilter(self)
        self.hide()

    def fill(self, more: QWidget, answers: Sequence[QPushButton]) -> None:
        """Put in what the question consists of, once."""
        self._answers = tuple(answers)
        column, below = QVBoxLayout(self), QWidget()
        row = Flow(below)
        spaced(column, GAP["m"], GAP["s"])
        column.addWidget(self.head)
        column.addWidget(more)
        spaced(row, 0, GAP["s"])
        for answer in answers:
            row.addWidget(answer)
        column.addWidget(below)

    def appear(self) -> None:
        """Come to the front. Whoever plays by keyboard and presses Enter once too often gives the last answer."""
        self.place()
        self.show()
        self.raise_()
        self._answers[-1].setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, self.head.text())

    def place(self) -> None:
        """Take the room that the words need."""
        self.setAccessibleName(self.head.text())
        board = self._board
        corner = board.mapTo(self._around, QPoint())
        width = min(WIDEST, board.width() - 2 * GAP["m"])
        layout = self.layout()
        assert layout is not None
        high = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else self.sizeHint().height()
        self.setGeometry(corner.x() + (board.width() - width) // 2, corner.y() + GAP["m"], width, high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._answers[-1].click()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.place()
        return super().eventFilter(watched, event)
