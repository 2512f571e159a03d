"""Places of widgets: lines that break, columns, sheets, sections, lists of choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hoshikan.ui.kit.look.style import TARGET, interface_size
from hoshikan.ui.kit.look.theme import GAP, TEXT
from hoshikan.ui.kit.widgets.basic import button, label, set_in_display, spaced


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

    _seen = False
    """True once it has been painted; events come before it is made."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "sheet")

    def minimumSizeHint(self) -> QSize:
        least, layout = super().minimumSizeHint(), self.layout()
        return QSize(least.width(), 0) if layout is not None and layout.hasHeightForWidth() else least

    def event(self, event: QEvent) -> bool:
        """Grow before words are laid out that became more: the scroll area hears of them only afterwards, and a frame
        would show them squeezed into the former height. Before the first frame the width is not the last one yet."""
        kind = event.type()
        if kind == QEvent.Type.Paint:
            self._seen = True
        elif kind == QEvent.Type.LayoutRequest and self._seen:
            layout = self.layout()
            if layout is not None and layout.hasHeightForWidth():
                self.resize(self.width(), max(self.height(), layout.totalHeightForWidth(self.width())))
        return super().event(event)


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
        set_in_display(self.heading)
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


class Segments(QWidget):
    """A few alternatives side by side, in several lines if need be; `chosen` carries the value of the new one.

    Radio buttons in all but the look: arrow keys go from one to the next, and screen readers treat them so.
    """

    chosen = Signal(object)

    def __init__(self, values: Sequence[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values = tuple(values)
        self._group = QButtonGroup(self)
        row = Flow(self)
        spaced(row, 0, GAP["xs"])
        for place in range(len(self._values)):
            part = self.part()
            part.setCheckable(True)
            part.setAutoExclusive(True)  # the group sees to that already; it makes the role
            self._group.addButton(part, place)
            row.addWidget(part)
        self._group.idToggled.connect(self._on_toggled)

    def part(self) -> QAbstractButton:
        """A new button for one of the alternatives."""
        return button()

    def say(self, words: Sequence[str], name: str) -> None:
        """The words of the alternatives, and what is chosen here for screen readers."""
        for part, word in zip(self._group.buttons(), words, strict=True):
            part.setText(word)
            part.setAccessibleName(f"{name}: {word}")

    def choose(self, value: object) -> None:
        """Press the button of `value` without a signal."""
        if value in self._values:
            with QSignalBlocker(self._group):
                self._group.button(self._values.index(value)).setChecked(True)

    def value(self) -> Any:
        return self._values[max(0, self._group.checkedId())]

    def _on_toggled(self, place: int, down: bool) -> None:
        if down:
            self.chosen.emit(self._values[place])


class DropDown(QComboBox):
    """A combo box whose arrow is drawn in the text's colour, so that every theme shows it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt's default lets the wheel give it the focus
        self._name: QLabel | None = None

    def call(self, name: str) -> None:
        """Name it for screen readers, where the eye needs no label. On Unix a combo box is called by a label beside it
        and by nothing else, so there is one, hidden."""
        if self._name is None:
            self._name = QLabel(self.parentWidget())
            self._name.setBuddy(self)
            self._name.hide()
        self._name.setText(name)
        self.setAccessibleName(name)

    def fill(self, entries: Mapping[str, str]) -> None:
        """Show these words for these values without a signal; the chosen value stays if it is still there."""
        chosen = self.currentData()
        with QSignalBlocker(self):
            self.clear()
            for value, words in entries.items():
                self.addItem(words, value)
            self.setCurrentIndex(max(0, self.findData(chosen)))

    def minimumSizeHint(self) -> QSize:
        """As large as its words: Qt goes by former words for this."""
        return self.sizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Without the focus, leave the wheel to the page that scrolls under the pointer."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        size = self.fontMetrics().xHeight() * 0.6
        right, middle = self.width() - GAP["m"] - size, self.height() / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().buttonText().color(), max(1.5, size / 3), Qt.PenStyle.SolidLine))
        painter.drawPolyline(
            QPolygonF(
                [
                    QPointF(right - size, middle - size / 2),
                    QPointF(right, middle + size / 2),
                    QPointF(right + size, middle - size / 2),
                ]
            )
        )
        painter.end()


class Switch(QAbstractButton):
    """On or off. The knob's side and a tick show it, not only the colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        height = self._track_height()
        return QSize(max(TARGET, round(height * 1.85)), max(TARGET, height))

    def _track_height(self) -> int:
        return self.fontMetrics().height() + GAP["xs"]

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = self.palette()
        on = self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        around = (self.height() - self._track_height()) / 2  # the eye needs less than the finger
        track = QRectF(self.rect()).adjusted(1, 1 + around, -1, -1 - around)
        painter.setPen(QPen(colours.accent().color() if on else colours.mid().color(), 1.5))
        painter.setBrush(colours.highlight() if on else colours.base())
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        radius = track.height() / 2 - 3.5
        knob = QPointF(
            track.right() - track.height() / 2 if on else track.left() + track.height() / 2, track.center().y()
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.highlightedText() if on else colours.mid())
        painter.drawEllipse(knob, radius, radius)
        if on:
            painter.setPen(QPen(colours.highlightedText().color(), 2))
            left, middle, step = track.left() + track.height() * 0.55, track.center().y(), radius * 0.5
            painter.drawPolyline(
                QPolygonF(
                    [
                        QPointF(left - step, middle),
                        QPointF(left - step * 0.3, middle + step * 0.7),
                        QPointF(left + step, middle - step * 0.7),
                    ]
                )
            )
        painter.end()
