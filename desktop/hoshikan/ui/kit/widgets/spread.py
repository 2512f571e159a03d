"""Parts of a page that stand side by side where the window is broad, and below each other elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from hoshikan.ui.kit.look.fonts import interface_size
from hoshikan.ui.kit.look.theme import GAP, TEXT


class Spread(QWidget):
    """Two columns, `left` and `right`, each at least `least` logical pixels wide.

    Where they have not so much room, the right one goes on below the left one, and neither is wider than `most`; both
    lengths are for a text size of 100 %. Either way Tab goes through the left one first. With nothing in the right
    one, the left one has the whole line.
    """

    turned = Signal(bool)
    """True if the columns are now side by side."""

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least, self._most = least, most
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GAP["l"])
        self.left, self.right = QVBoxLayout(), QVBoxLayout()
        for column in (self.left, self.right):
            column.setSpacing(GAP["l"])
            self._row.addLayout(column, 1)

    @property
    def is_broad(self) -> bool:
        """True if there is room for two columns."""
        return (self.width() - GAP["l"]) / 2 >= self._scaled(self._least)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()

    def _arrange(self) -> None:
        broad, direction = self.is_broad, QBoxLayout.Direction
        side_by_side = broad and self.right.count() > 0
        turned = side_by_side != (self._row.direction() == direction.LeftToRight)
        self._row.setDirection(direction.LeftToRight if side_by_side else direction.TopToBottom)
        self._row.setSpacing(GAP["l"] if self.right.count() else 0)
        rim = 0 if broad else max(0, (self.width() - self._scaled(self._most)) // 2)
        self._row.setContentsMargins(rim, 0, rim, 0)
        if turned:
            self.turned.emit(side_by_side)

    def _scaled(self, length: int) -> int:
        """`length` at the text size of the settings; what a large window adds must not cost it a column."""
        window = self.window()
        usual = TEXT["body"] * interface_size(window.width(), window.height()) / 100
        return round(length * self.fontInfo().pixelSize() / usual)
