"""The question of the coach at the table: is this move meant so?"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.ui.look.theme import GAP
from hoshikan.ui.panels.richtext import RuleText
from hoshikan.ui.widgets.announce import announce
from hoshikan.ui.widgets.basic import button, label, spaced

WIDEST: Final = 560


class Sure(QFrame):
    """A card over the upper edge of the `board`, which stays usable around it. Escape keeps the move."""

    back_wanted = Signal()
    keep_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(self, around: QWidget, board: QWidget) -> None:
        super().__init__(around)
        self._board = board
        self.setProperty("kind", "notice")
        self._head = label("large", wrap=True)
        self._why = RuleText(self.rule_wanted.emit)
        self.back = button("primary", self.back_wanted.emit)
        self.keep = button("", self.keep_wanted.emit)
        column, row = QVBoxLayout(self), QHBoxLayout()
        spaced(column, GAP["m"], GAP["s"])
        column.addWidget(self._head)
        column.addWidget(self._why)
        spaced(row, 0, GAP["s"])
        row.addWidget(self.back)
        row.addWidget(self.keep)
        row.addStretch(1)
        column.addLayout(row)
        self._around = around
        around.installEventFilter(self)
        self.hide()

    def ask(self, loss: int, why: str) -> None:
        """Ask about a move that gives up so many per cent; `why` is HTML."""
        self._say(loss, why)
        self._place()
        self.show()
        self.raise_()
        # Whoever plays by keyboard and presses Enter once too often keeps what was played.
        self.keep.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, self._head.text())

    def say_again(self, loss: int, why: str) -> None:
        """The same in another language."""
        self._say(loss, why)
        self._place()

    def retranslate(self) -> None:
        self.back.setText(self.tr("Take it back"))
        self.keep.setText(self.tr("Keep it"))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.keep_wanted.emit()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def _say(self, loss: int, why: str) -> None:
        self._head.setText(self.tr("Sure? This gives up about {percent}% of your chance to win.").format(percent=loss))
        self.setAccessibleName(self._head.text())
        self._why.setText(why)
        self._why.setVisible(bool(why))

    def _place(self) -> None:
        board = self._board
        corner = board.mapTo(self._around, QPoint())
        width = min(WIDEST, board.width() - 2 * GAP["m"])
        layout = self.layout()
        assert layout is not None
        high = layout.heightForWidth(width) if layout.hasHeightForWidth() else self.sizeHint().height()
        self.setGeometry(corner.x() + (board.width() - width) // 2, corner.y() + GAP["m"], width, high)
