"""Places of widgets: lines that break, columns, sheets, sections."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hoshikan.ui.kit.look.fonts import interface_size
from hoshikan.ui.kit.look.theme import GAP, TEXT
from hoshikan.ui.kit.widgets.basic import label, spaced


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


class Scroll(QScrollArea):
    """Whatever is laid out in `inside`, as wide as there is room for it; it never scrolls sideways."""

    def __init__(self, parent: QWidget | None = None, *, short: bool = False) -> None:
        """`short`: no higher than what is in it, so that what stands below it is near, and always in view."""
        super().__init__(parent)
        self._short = short
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        if short:
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.inside = Inside()
        self.setWidget(self.inside)

    def sizeHint(self) -> QSize:
        layout = self.inside.layout()
        if not self._short or layout is None:
            return super().sizeHint()
        high = layout.totalHeightForWidth(self.width()) if layout.hasHeightForWidth() else layout.sizeHint().height()
        return QSize(layout.sizeHint().width(), max(high, self.inside.minimumSizeHint().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._short and event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._short and watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class Inside(QWidget):
    """The scrolled content: as high as its words at the available width.

    Qt's least height of words that wrap is the one at some narrow width, and a bar would come for it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "sheet")

    def minimumSizeHint(self) -> QSize:
        least, layout = super().minimumSizeHint(), self.layout()
        return QSize(least.width(), 0) if layout is not None and layout.hasHeightForWidth() else least


class Sheet(Scroll):
    """Words in a panel: fill `body`, which is as wide as the panel."""

    def __init__(self, margin: int, gap: int, parent: QWidget | None = None, *, short: bool = False) -> None:
        super().__init__(parent, short=short)
        self.body = QVBoxLayout(self.inside)
        spaced(self.body, margin, gap)


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
        sizes = [item.sizeHint() for item in self._items if not item.isEmpty()]
        wide = sum(size.width() for size in sizes) + self.spacing() * max(0, len(sizes) - 1)
        return self._framed(QSize(wide, max((size.height() for size in sizes), default=0)))

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
            wide = sum(size.width() for _item, size in line) + self.spacing() * (len(line) - 1)
            x = inside.x() + (max(0, inside.width() - wide) if self._flush_right else 0)
            high = max(size.height() for _item, size in line)
            for item, size in line:
                if move:
                    item.setGeometry(QRect(QPoint(x, y + (high - size.height()) // 2), size))
                x += size.width() + self.spacing()
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
            size = item.sizeHint()
            if lines and size.width() <= left:
                lines[-1].append((item, size))
            else:
                lines.append([(item, size)])
                left = width
            left -= size.width() + self.spacing()
        return lines

    def _in_columns(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """Return lines of at most `_columns` items, which fill the width."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        gap = self.spacing()
        for item in (item for item in self._items if not item.isEmpty()):
            size = item.sizeHint()
            before = sum(other.width() + gap for _item, other in lines[-1]) if lines else width
            if lines and len(lines[-1]) < self._columns and before + size.width() <= width:
                lines[-1].append((item, size))
            else:
                lines.append([(item, size)])
        return [self._filled(line, width) for line in lines]

    def _filled(self, line: list[tuple[QLayoutItem, QSize]], width: int) -> list[tuple[QLayoutItem, QSize]]:
        """All of one width where that is enough for each of them; else each with its share of what is left."""
        free = width - self.spacing() * (len(line) - 1)
        if all(size.width() <= free // len(line) for _item, size in line):
            return [(item, QSize(free // len(line), size.height())) for item, size in line]
        more = max(0, free - sum(size.width() for _item, size in line)) // len(line)
        return [(item, QSize(size.width() + more, size.height())) for item, size in line]


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
        both.addWidget(control, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._rows.addLayout(both)
        return row

    def add_below(self, control: QWidget) -> None:
        """Add a control over the whole width, below the row with its label."""
        self._rows.addWidget(control)
