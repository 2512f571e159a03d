"""A row that goes on in the next line where the width ends, as words do."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """Items of their own size, side by side as long as there is room, each in the middle of its line's height.

    Only its height depends on its width.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._flush_right = False
        self._columns = 0

    def end_at_the_right(self) -> None:
        """Let the lines end at the right edge, where this stands in a column of controls that do."""
        self._flush_right = True
        self.invalidate()

    def stand_in_columns(self, most: int) -> None:
        """Let every line be full, with `most` items at most, equally wide where their words allow it."""
        self._columns = most
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arranged(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:
        """All items in one row."""
        hints = [item.sizeHint() for item in self._items if not item.isEmpty()]
        wide = sum(hint.width() for hint in hints) + self.spacing() * max(0, len(hints) - 1)
        return self._framed(QSize(wide, max((hint.height() for hint in hints), default=0)))

    def minimumSize(self) -> QSize:
        """The widest item alone."""
        least = QSize(0, 0)
        for item in self._items:
            least = least.expandedTo(item.minimumSize())
        return self._framed(least)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arranged(rect, move=True)

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def _framed(self, size: QSize) -> QSize:
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _arranged(self, rect: QRect, *, move: bool) -> int:
        """Give every item its place in `rect` if `move`; returns the height that all of them take."""
        inside = rect.marginsRemoved(self.contentsMargins())
        y = inside.y() - self.spacing()
        for line in self._lines(inside.width()):
            y += self.spacing()
            wide = sum(hint.width() for _item, hint in line) + self.spacing() * (len(line) - 1)
            x = inside.x() + (max(0, inside.width() - wide) if self._flush_right else 0)
            high = max(hint.height() for _item, hint in line)
            for item, hint in line:
                if move:
                    item.setGeometry(QRect(QPoint(x, y + (high - hint.height()) // 2), hint))
                x += hint.width() + self.spacing()
            y += high
        return max(y, inside.y()) - rect.y() + self.contentsMargins().bottom()

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """The items with their sizes, line by line."""
        if self._columns:
            return self._in_columns(width)
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        left = 0
        for item in self._items:
            if item.isEmpty():
                continue
            hint = item.sizeHint()
            if lines and hint.width() <= left:
                lines[-1].append((item, hint))
            else:
                lines.append([(item, hint)])
                left = width
            left -= hint.width() + self.spacing()
        return lines

    def _in_columns(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """Return lines of at most `_columns` items, which fill the width."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        gap = self.spacing()
        for item in (item for item in self._items if not item.isEmpty()):
            hint = item.sizeHint()
            before = sum(other.width() + gap for _item, other in lines[-1]) if lines else width
            if lines and len(lines[-1]) < self._columns and before + hint.width() <= width:
                lines[-1].append((item, hint))
            else:
                lines.append([(item, hint)])
        return [self._filled(line, width) for line in lines]

    def _filled(self, line: list[tuple[QLayoutItem, QSize]], width: int) -> list[tuple[QLayoutItem, QSize]]:
        """All of one width where that is enough for each of them; else each with its share of what is left."""
        free = width - self.spacing() * (len(line) - 1)
        if all(hint.width() <= free // len(line) for _item, hint in line):
            return [(item, QSize(free // len(line), hint.height())) for item, hint in line]
        more = max(0, free - sum(hint.width() for _item, hint in line)) // len(line)
        return [(item, QSize(hint.width() + more, hint.height())) for item, hint in line]
