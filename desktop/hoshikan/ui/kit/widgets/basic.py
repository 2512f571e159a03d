"""Widgets of all pages with the looks of the style sheet: labels, buttons, lists of choices, and places for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
    QTextDocumentFragment,
    QWheelEvent,
)
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
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from hoshikan.ui.kit.look.literal import breakable, tied, titled
from hoshikan.ui.kit.look.material import rim
from hoshikan.ui.kit.look.theme import GAP, RADIUS, TARGET, TEXT, Theme, color, interface_size
from hoshikan.ui.kit.look.words import listed


def later(owner: QObject, act: Callable[[], object], milliseconds: int = 0) -> None:
    """Call `act` once control is back in the event loop, or `milliseconds` later; never after `owner` is deleted.

    Not `QTimer.singleShot`: with an owner that is deleted before its time PySide keeps the callable for ever, and with
    it the whole page; without one it calls a method of a deleted object.
    """
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(act)
    timer.timeout.connect(timer.deleteLater)
    timer.start(milliseconds)


class PaintedButton(QAbstractButton):
    """The keys and the mouse; what it looks like is `paintEvent`'s."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)


class Slider(QSlider):
    """Without the focus it leaves the wheel to the page that scrolls under the pointer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt's default lets the wheel give it the focus

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Wording(QLabel):
    """A label whose lines break without leaving a single Japanese letter or one short word alone on the last one.

    What ties them is only painted: neither `text` nor a screen reader has it.
    """

    def __init__(self) -> None:
        super().__init__()
        self._said = ""
        self._named = False
        """True if it was given another name than its words."""

    def setText(self, text: str, /) -> None:
        self._said = text
        shown = tied(text)
        super().setText(shown)
        if not self._named:
            super().setAccessibleName("" if shown == text else self._heard(text))

    def _heard(self, text: str) -> str:
        rich = self.textFormat() == Qt.TextFormat.RichText
        return QTextDocumentFragment.fromHtml(text).toPlainText() if rich else text

    def text(self) -> str:
        """Return the text, without the marks that tie its letters."""
        return self._said

    def setAccessibleName(self, name: str, /) -> None:
        self._named = bool(name)
        super().setAccessibleName(name)


def label(role: str = "body", *, muted: bool = False, wrap: bool = False) -> QLabel:
    """An empty label in one of the text roles."""
    made = Wording() if wrap else QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    dress(made, role, muted=muted, wrap=wrap)
    return made


def dress(made: QLabel, role: str = "body", *, muted: bool = False, wrap: bool = False) -> None:
    """Give a label one of the text roles."""
    made.setProperty("role", role)
    made.setProperty("muted", muted)
    if wrap:
        made.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        made.setSizePolicy(policy)


def set_in_display(made: QWidget) -> None:
    """Let a label or button have the display face, for names of games and what is celebrated."""
    made.setProperty("face", "display")


def button(kind: str = "", clicked: Callable[[], object] | None = None) -> QPushButton:
    """An empty push button; `kind` is "primary", "quiet" or plain. Enter presses it too."""
    made = QPushButton()
    made.setProperty("kind", kind)
    made.setAutoDefault(True)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    if clicked is not None:
        made.clicked.connect(lambda _checked=False: clicked())
    return made


def frame(kind: str, parent: QWidget | None = None) -> QFrame:
    """A frame: "card", "panel", "bar" or "notice"."""
    made = QFrame(parent)
    made.setProperty("kind", kind)
    return made


def spaced(layout: QLayout, margin: int, gap: int) -> None:
    """Equal margins and the gap between the items of `layout`."""
    layout.setContentsMargins(margin, margin, margin, margin)
    layout.setSpacing(gap)


def side_by_side(*widgets: QWidget) -> QWidget:
    """One control of several."""
    control = QWidget()
    beside = QHBoxLayout(control)
    beside.setContentsMargins(0, 0, 0, 0)
    beside.setSpacing(GAP["s"])
    for widget in widgets:
        # Aligned, or the lowest of fixed height would be the height of all.
        beside.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
    return control


def emptied(layout: QLayout) -> None:
    """Take every item out of `layout` and let its widget go."""
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif inner is not None:
            emptied(inner)


def of_the_house(title: str) -> str:
    """The title of a dialog with the application's name; Qt adds it by itself, but behind a dash that is not ours."""
    return f"{title} – {QGuiApplication.applicationDisplayName()}"


class Fold(QWidget):
    """Put widgets into `body`; they are seen once it is open."""

    opened = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self.head = button("", self._turn)
        inner = QWidget()
        self.body = QVBoxLayout(inner)
        spaced(self.body, 0, GAP["l"])
        self._inner = inner
        inner.hide()
        whole = QVBoxLayout(self)
        spaced(whole, 0, GAP["m"])
        whole.addWidget(self.head, 0, Qt.AlignmentFlag.AlignLeft)
        whole.addWidget(inner)

    @property
    def is_open(self) -> bool:
        return not self._inner.isHidden()

    def set_open(self, wanted: bool) -> None:
        """Show what is in it, or hide it."""
        if wanted != self.is_open:
            self._inner.setVisible(wanted)
            self._point()
            self.opened.emit(wanted)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._point()

    def _turn(self) -> None:
        self.set_open(not self.is_open)

    def _point(self) -> None:
        """An arrow to the right while it is closed, down while it is open."""
        if self._theme is None:
            return
        size = self.fontMetrics().height()
        ratio = self.devicePixelRatioF()
        picture = QPixmap(QSize(size, size) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(size / 2, size / 2)
        painter.rotate(90 if self.is_open else 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(self._theme.text))
        reach = size * 0.3
        painter.drawPolygon(QPolygonF([QPointF(-reach * 0.7, -reach), QPointF(reach, 0), QPointF(-reach * 0.7, reach)]))
        painter.end()
        self.head.setIcon(picture)
        self.head.setIconSize(QSize(size, size))


Drawing = Callable[[QPainter, QRectF, Theme], None]
"""Fills a rectangle in the colours of a theme."""


class Picture(QWidget):
    """Shows a drawing or an image, filling its whole area; what does not fit the shape is cut off evenly."""

    def __init__(self, least: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least = least
        self._drawing: Drawing | None = None
        self._image = QImage()
        self._theme: Theme | None = None
        self._rendered = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_drawing(self, drawing: Drawing, theme: Theme) -> None:
        self._drawing, self._theme, self._image = drawing, theme, QImage()
        self._forget()

    def show_image(self, image: QImage) -> None:
        self._image = image
        self._forget()

    def sizeHint(self) -> QSize:
        return self._least

    def minimumSizeHint(self) -> QSize:
        return self._least

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        wanted = self.size() * ratio
        if self._rendered.size() != wanted:
            self._rendered = self._render(wanted, ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._rendered)
        painter.end()

    def _forget(self) -> None:
        self._rendered = QPixmap()
        self.update()

    def _render(self, size: QSize, ratio: float) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(self.rect())
        corners = QPainterPath()
        corners.addRoundedRect(whole, RADIUS["m"], RADIUS["m"])
        painter.setClipPath(corners)
        if not self._image.isNull():
            _cover(painter, whole, self._image)
        elif self._drawing is not None and self._theme is not None:
            self._drawing(painter, whole, self._theme)
        painter.end()
        return pixmap


def _cover(painter: QPainter, target: QRectF, image: QImage) -> None:
    """Draw the middle of `image` as large as fills `target`."""
    scale = max(target.width() / image.width(), target.height() / image.height())
    width, height = target.width() / scale, target.height() / scale
    source = QRectF((image.width() - width) / 2, (image.height() - height) / 2, width, height)
    painter.drawImage(target, image, source)


class Tile(PaintedButton):
    """One control as a whole: focus, click, Enter and Space press it; screen readers read all its text."""

    def __init__(self, parent: QWidget | None = None, *, picture: QSize | None = None) -> None:
        """`picture` is the size of its picture, None for a tile of words."""
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP["s"], GAP["s"], GAP["m"], GAP["s"])
        row.setSpacing(GAP["m"])
        self.picture: Picture | None = None
        if picture is not None:
            self.picture = Picture(picture)
            self.picture.setFixedSize(picture)
            row.addWidget(self.picture)
            self.setProperty("kind", "tile")
        else:
            row.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], GAP["m"])
        self._heading = label("large", wrap=True)
        if picture is not None:
            set_in_display(self._heading)
        self._lines = label("small", muted=True, wrap=True)
        words = QVBoxLayout()
        words.setSpacing(GAP["xs"])
        words.addStretch(1)
        words.addWidget(self._heading)
        words.addWidget(self._lines)
        words.addStretch(1)
        row.addLayout(words, 1)
        for part in (self._heading, self._lines):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_large(self, large: bool) -> None:
        """Larger words, where a tile has much room."""
        for part, role in ((self._heading, "title" if large else "large"), (self._lines, "body" if large else "small")):
            if part.property("role") != role:
                part.setProperty("role", role)
                part.style().unpolish(part)
                part.style().polish(part)

    def say(self, heading: str, *lines: str) -> None:
        """Put words in, one line each."""
        self._heading.setText(breakable(titled(heading)))
        self._lines.setText(breakable("\n".join(lines)))
        self._lines.setVisible(any(lines))
        self.setAccessibleName(listed((heading, *lines)))

    def sizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return layout.minimumSize()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        assert layout is not None
        return layout.totalHeightForWidth(width)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = self.palette()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.picture is not None:
            from PySide6.QtWidgets import QStyle, QStyleOption  # 560 names that the first picture does without

            option = QStyleOption()
            option.initFrom(self)
            if self.isChecked():
                option.state |= QStyle.StateFlag.State_On
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
            painter.end()
            return
        lit = self.underMouse() and self.isEnabled()
        painter.setPen(QPen(colours.accent().color() if lit else colours.midlight().color(), 1))
        painter.setBrush(colours.button())
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, RADIUS["m"], RADIUS["m"])
        if self.isDown() or self.isChecked():
            painter.setPen(QPen(colours.accent().color(), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS["m"], RADIUS["m"])
        painter.end()


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
        self._on_cloth = False

    def lie_on_cloth(self) -> None:
        """Scroll nothing over the wood around the cloth below."""
        self._on_cloth = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._on_cloth:
            wood = round(rim(self.width()))
            self.setViewportMargins(0, wood, 0, wood)
        super().resizeEvent(event)


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


def tab_in_reading_order(whole: QWidget) -> None:
    """Let Tab walk through what is in `whole` as its layouts place it. In Qt's own order controls that
    are made anew come last."""
    for before, after in pairwise(_stops(whole)):
        QWidget.setTabOrder(before, after)


def _stops(widget: QWidget) -> Iterator[QWidget]:
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None:
        yield widget
    inner = widget.widget() if isinstance(widget, QScrollArea) else None
    layout = widget.layout()
    if inner is not None:
        yield from _stops(inner)
    elif layout is not None:
        yield from _placed(layout)


def _placed(layout: QLayout) -> Iterator[QWidget]:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        part = None if item is None else item.widget()
        below = None if item is None else item.layout()
        if part is not None:
            yield from _stops(part)
        elif below is not None:
            yield from _placed(below)
