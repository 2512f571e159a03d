"""Labels, buttons and frames with the looks `style` knows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QGuiApplication,
    QIcon,
    QImage,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QTextDocumentFragment,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOption,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hoshikan.ui.kit.look.literal import breakable, tied, titled
from hoshikan.ui.kit.look.style import TARGET
from hoshikan.ui.kit.look.theme import GAP, RADIUS, Theme, color
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


class _Box(QSpinBox):
    """Without the focus it leaves the wheel to the page that scrolls under the pointer."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt's default lets the wheel give it the focus

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Stepper(QWidget):
    """`turned` carries the wanted number; `show_number` sets it."""

    turned = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = _Box()
        self.box.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.box.setMinimumHeight(TARGET)
        self.box.setAlignment(Qt.AlignmentFlag.AlignRight)
        # A number of several figures is meant when it is whole.
        self.box.setKeyboardTracking(False)
        self.box.valueChanged.connect(self.turned)
        self._fit()
        self.less = self._button("−", self.box.stepDown)
        self.more = self._button("+", self.box.stepUp)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP["xs"])
        for part in (self.less, self.box, self.more):
            row.addWidget(part)
        self.setFocusProxy(self.box)
        # Qt puts nothing in order that takes no focus itself.
        self.setFocusPolicy(self.box.focusPolicy())

    def show_number(self, number: int, values: range) -> None:
        """Set the number and its range, without a signal."""
        with QSignalBlocker(self.box):
            self.box.setRange(values[0], values[-1])
            self.box.setValue(number)
        self.less.setEnabled(number > values[0])
        self.more.setEnabled(number < values[-1])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        """Every control in a column is as wide, whatever its number."""
        self.box.setFixedWidth(self.fontMetrics().horizontalAdvance("0000") + 2 * GAP["m"])

    def say(self, name: str) -> None:
        """Set the name of the number, for screen readers."""
        self.box.setAccessibleName(name)
        self.less.setAccessibleName(f"{name} −1")
        self.more.setAccessibleName(f"{name} +1")

    def _button(self, sign: str, step: object) -> QToolButton:
        made = QToolButton()
        made.setText(sign)
        made.setProperty("kind", "quiet")
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.setAutoRepeat(True)
        made.clicked.connect(step)
        return made


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
        self.head.setIcon(QIcon(picture))
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
