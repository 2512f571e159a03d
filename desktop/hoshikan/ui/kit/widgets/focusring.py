"""Over the pages of a window: the ring around what has the keyboard, the sign at a pressed place that the answer takes
its time, and the card of notices, which does not move.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QWindow
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSlider,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import GAP, RADIUS, TARGET
from hoshikan.ui.kit.look.words import Notice, NoticeAction
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.basic import button, label

_POINTING: Final = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.TabletPress})
_WALKING: Final = frozenset(
    {
        Qt.Key.Key_Tab,
        Qt.Key.Key_Backtab,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Return,
        Qt.Key.Key_Enter,
        Qt.Key.Key_Space,
    }
)
"""Keys that walk or press. A letter is a short cut for people with a mouse too, or a word being written."""
_PRESSING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_OBJECT_NAME: Final = "last-input"


class LastInput(QObject):
    """Listens where the system hands events to the window in use and where keys go, which costs next to nothing: every
    event of every widget would be far too many."""

    changed = Signal()

    def __init__(self, app: QApplication) -> None:
        """See `last_input`."""
        super().__init__(app)
        self.setObjectName(_OBJECT_NAME)
        self.by_keys = False
        """True if the keyboard was used last to move about."""
        self.by_tab = False
        """True if it was with Tab."""
        self.place: QPoint | None = None
        """The place on the screen that was pressed last; None if anything else was used since."""
        self._heard: dict[str, QObject] = {}
        app.focusWindowChanged.connect(self._on_window)
        app.focusObjectChanged.connect(self._on_focus)  # not `focusChanged`, see `FocusKeeper`
        self._on_window(app.focusWindow())
        self._on_focus(app.focusWidget())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notes what is used; keeps nothing from anybody."""
        if event.type() in _POINTING:
            self.note(by_keys=False)
            if isinstance(event, QMouseEvent):
                self.place = event.globalPosition().toPoint()
        elif event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            pressed = watched if isinstance(watched, QAbstractButton) and event.key() in _PRESSING else None
            self.place = None if pressed is None else pressed.mapToGlobal(pressed.rect().center())
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _WALKING:
            self.note(by_keys=True, by_tab=event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab))
        return super().eventFilter(watched, event)

    def note(self, *, by_keys: bool, by_tab: bool = False) -> None:
        """Something was done with the keyboard, or with a pointer."""
        self.by_tab = by_tab
        if by_keys != self.by_keys:
            self.by_keys = by_keys
            self.changed.emit()

    def hear(self, place: str, new: QObject | None) -> None:
        """Listen to another object in this place, or to none."""
        old = self._heard.pop(place, None)
        if old is not None and isValid(old) and old not in self._heard.values():
            old.removeEventFilter(self)
        if new is not None:
            new.installEventFilter(self)
            self._heard[place] = new

    def _on_window(self, window: QWindow | None) -> None:
        asks = window is not None and window.modality() != Qt.WindowModality.NonModal
        self.hear("window", None if asks else window)

    def _on_focus(self, thing: QObject | None) -> None:
        # A question comes and goes too fast to be listened to: Qt may still be about to send it an event.
        now = thing if isinstance(thing, QWidget) and not thing.window().isModal() else None
        self.hear("focus", now)
        self.hear("top", now.window() if now is not None else None)


def last_input() -> LastInput:
    """The application's own; made when first asked for."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    found = app.findChild(LastInput, _OBJECT_NAME, Qt.FindChildOption.FindDirectChildrenOnly)
    return LastInput(app) if found is None else found


_RINGED = (QAbstractButton, QComboBox, QLineEdit, QSlider)
_WIDTH = 2
_GAP = 3
"""Between the control and the middle of the ring, so that the ring never touches what it must contrast with."""


class FocusRing(QWidget):
    """Lies above a window and follows the focus inside it.

    It shows once the keyboard is used and is gone with the next press of the mouse, when the eye is there already; a
    field that is clicked to write in wears it all the same. Qt's own QFocusFrame is drawn below its
    widget's neighbours, which hides most of it where controls stand close together.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._watched: list[QWidget] = []
        self._clicked_field = False
        self._last = last_input()
        self._last.changed.connect(self._place)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)
        self.hide()

    @property
    def target(self) -> QWidget | None:
        """The control the ring is around."""
        return self._watched[0] if self._watched and isValid(self._watched[0]) else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide}:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().brightText().color(), _WIDTH))
        inset = _WIDTH / 2
        radius = RADIUS["s"] + _GAP
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), radius, radius)
        painter.end()

    def _follow(self, _old: QWidget | None, now: QWidget | None) -> None:
        for watched in self._watched:
            # A page that closed took its widgets along.
            if isValid(watched):
                watched.removeEventFilter(self)
        self._watched.clear()
        by_mouse = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        self._clicked_field = by_mouse and isinstance(now, QLineEdit)
        if isinstance(now, _RINGED) and now.window() is self.window():
            widget: QWidget | None = now
            while widget and widget is not self.window():
                widget.installEventFilter(self)
                self._watched.append(widget)
                widget = widget.parentWidget()
        self._place()

    def _place(self) -> None:
        target = self.target
        if target is None or not target.isVisible() or not (self._last.by_keys or self._clicked_field):
            self.hide()
            return
        outset = _GAP + _WIDTH
        window = self.window()
        ring = QRect(target.mapTo(window, QPoint(0, 0)), target.size()).adjusted(-outset, -outset, outset, outset)
        # What a control was moved out of may be gone.
        for widget in filter(isValid, self._watched):
            parent = widget.parentWidget()
            if isinstance(parent, QAbstractScrollArea) and widget is parent.viewport():
                shown = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
                self.setMask(shown.intersected(ring).translated(-ring.topLeft()))
                break
        else:
            self.clearMask()
        self.setGeometry(ring)
        self.raise_()
        self.show()


_PATIENCE: Final = 300
"""Milliseconds after which the pressed place shows that the answer takes its time."""
_SIDE: Final = 30
"""Logical pixels of the mark."""
_TURN: Final = 24
"""Degrees of a step of the arc …"""
_STEP: Final = 50
"""… and its milliseconds."""


class WaitMark(QWidget):
    """An hourglass in a ring over a window, at the place that was pressed, until the answer is there."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(_SIDE, _SIDE)
        self.moves = True
        """False if the ring stays as it is."""
        self._last = last_input()
        self._angle = 0
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(_PATIENCE)
        self._wait.timeout.connect(self._come)
        self._turn = QTimer(self)
        self._turn.setInterval(_STEP)
        self._turn.timeout.connect(self._turn_on)
        self.hide()

    def show_now(self) -> None:
        """Be seen before what takes its time begins, without any motion."""
        if self._put():
            self.show()
            self.raise_()
            self.repaint()

    def follow(self, waits: bool, otherwise: QWidget | None = None) -> None:
        """Be seen from 300 ms after the press on, as long as something is waited for; without a pressed place at the
        control `otherwise`."""
        if not waits:
            self.end()
        elif self.isHidden() and not self._wait.isActive() and self._put(otherwise):
            self._wait.start()

    def end(self) -> None:
        """The answer is there."""
        self._wait.stop()
        self._turn.stop()
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, palette = QPainter(self), self.palette()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(QPen(palette.mid().color(), 2))
        painter.setBrush(palette.window())
        painter.drawEllipse(disc)
        painter.setPen(QPen(palette.accent().color(), 2.5))
        painter.drawArc(disc, -self._angle * 16, 110 * 16)
        middle, wide, high = disc.center(), _SIDE * 0.15, _SIDE * 0.2
        corners = [(-wide, -high), (wide, -high), (-wide, high), (wide, high)]
        painter.setPen(QPen(palette.windowText().color(), 1.6))
        painter.setBrush(palette.windowText())
        painter.drawPolygon(QPolygonF([middle + QPointF(*corner) for corner in corners]))
        painter.end()

    def _put(self, otherwise: QWidget | None = None) -> bool:
        """Go to the pressed place: the corner of a button, or the very point; False if there is none."""
        place, window = self._last.place, self.window()
        if place is None and otherwise is not None and otherwise.isVisible():
            place = otherwise.mapToGlobal(otherwise.rect().center())
        if place is None:
            return False
        point = window.mapFromGlobal(place)
        below = window.childAt(point)
        if isinstance(below, QAbstractButton) and below.height() < 3 * _SIDE:
            # At the upper right corner most of the words can still be read.
            point = below.mapTo(window, QPoint(below.width() - _SIDE // 3, _SIDE // 4))
        room = window.rect().adjusted(0, 0, -_SIDE, -_SIDE)
        corner = point - QPoint(_SIDE // 2, _SIDE // 2)
        self.move(min(max(corner.x(), 0), room.right()), min(max(corner.y(), 0), room.bottom()))
        return True

    def _come(self) -> None:
        self.show()
        self.raise_()
        if self.moves:
            self._turn.start()

    def _turn_on(self) -> None:
        self._angle = (self._angle + _TURN) % 360
        self.update()


def wait_mark(part: QWidget) -> WaitMark | None:
    """Return the mark of the window of a widget."""
    found = part.window().findChild(WaitMark, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, WaitMark) else None


WIDEST: Final = 680
_NARROWEST: Final = 420
READING_MS: Final = (6_000, 80)
"""Least time that a plain notice stays, and the time per letter. It stays while the mouse or the focus is on it."""
DECIDING_MS: Final = 60_000
"""Time that a notice with an offer stays, such as an undo."""


class _Card(QFrame):
    """One notice: the text with "Close" at its end, and below it, well apart, its actions."""

    def __init__(self, bar: MessageBar, notice: Notice) -> None:
        super().__init__(bar)
        self.notice = notice
        self.setProperty("kind", "notice")
        self.setProperty("grade", "bad" if notice.bad else "")
        self._bar = bar
        self._text: QLabel = label(wrap=True)
        self._more = label("small", muted=True)
        self._buttons = [button("", partial(bar.take, notice.key, action)) for action in notice.actions]
        self._close = button("quiet", lambda: bar.close_notice(notice.key))
        self._close.setMinimumWidth(TARGET)
        above = QHBoxLayout()
        above.setSpacing(GAP["m"])
        above.addWidget(self._text, 1, Qt.AlignmentFlag.AlignVCenter)
        above.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        below = QHBoxLayout()
        below.setSpacing(GAP["s"])
        for pressed in self._buttons:
            below.addWidget(pressed)
        below.addWidget(self._more)
        below.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(GAP["l"], GAP["s"], GAP["s"], GAP["s"])
        whole.setSpacing(GAP["xs"])
        whole.addLayout(above)
        whole.addLayout(below)
        self.retranslate()
        self.show_waiting(0)

    def stops(self) -> list[QWidget]:
        """Return the Tab stops."""
        return [*self._buttons, self._close]

    def comfortable_width(self) -> int:
        """Return the width of the text in one line, but wide enough that "Close" is not beside the actions."""
        line = self._text.fontMetrics().horizontalAdvance(self.notice.text()) + 2 * GAP["m"]
        return max(_NARROWEST, line + self._close.sizeHint().width() + 2 * GAP["l"])

    def show_waiting(self, count: int) -> None:
        """Show that `count` other notices come to light when this one is closed."""
        self._more.setText(self.tr("%n more", "", count))
        self._more.setVisible(count > 0)

    def retranslate(self) -> None:
        self._text.setText(self.notice.text())
        self.setAccessibleName(self.notice.text())
        for pressed, action in zip(self._buttons, self.notice.actions, strict=True):
            pressed.setText(action.label())
        self._close.setText("×")
        self._close.setAccessibleName(self.tr("Close"))
        self._close.setToolTip(literal(self.tr("Close")))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._bar.close_notice(self.notice.key)
        else:
            super().keyPressEvent(event)


class MessageBar(QWidget):
    """Shows the newest notice, the others wait behind it; hidden while there is none.

    A plain word goes by itself: with the next word, with the page, or when it has been read. What went wrong stays
    until it is closed, settled or, if it concerns one page only, until that page is left.
    """

    MOST = 3
    """Older notices give way."""

    def __init__(self, parent: QWidget, top: Callable[[], int], before: QWidget) -> None:
        """Lies over `parent`, `top()` pixels below its upper edge; Tab reaches it after `before`."""
        super().__init__(parent)
        self._over = parent
        self._top = top
        self._before = before
        self._cards: dict[str, _Card] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._time_is_up)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        parent.installEventFilter(self)
        self.hide()

    def show_notice(self, notice: Notice) -> None:
        """Say `notice`; one with the same key is replaced."""
        self._cards_gone([key for key, card in self._cards.items() if key == notice.key or _is_plain(card.notice)])
        while len(self._cards) >= self.MOST:
            self._cards_gone([next(iter(self._cards))])
        card = _Card(self, notice)
        self._cards[notice.key] = card
        layout = self.layout()
        assert layout is not None
        layout.addWidget(card)
        self._show_newest()
        announce(self, notice.text())

    def close_notice(self, key: str) -> None:
        """Take a notice away, if it is still there."""
        self._cards_gone([key])
        self._show_newest()

    def page_left(self) -> None:
        """Another page comes: notices about this one are closed."""
        self._cards_gone([key for key, card in self._cards.items() if card.notice.here or _is_plain(card.notice)])
        self._show_newest()

    def take(self, key: str, action: NoticeAction) -> None:
        """Close the notice and run the action of its button."""
        self.close_notice(key)
        action.run()

    def texts(self) -> list[str]:
        """Return the current notices, oldest first; the last one is seen."""
        return [card.notice.text() for card in self._cards.values()]

    def place(self) -> None:
        """Find the place over the page again: it, the bar above it or the text has changed."""
        layout = self.layout()
        if layout is None or not self._cards:
            return
        newest = next(reversed(self._cards.values()))
        width = min(WIDEST, self._over.width() - 2 * GAP["l"], newest.comfortable_width())
        height = layout.totalHeightForWidth(width)
        self.setGeometry((self._over.width() - width) // 2, self._top() + GAP["s"], width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle."""
        if watched is self._over and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.place()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()
        elif event.type() == QEvent.Type.LanguageChange:
            for card in self._cards.values():
                card.retranslate()
            self.place()
        return super().event(event)

    def _cards_gone(self, keys: list[str]) -> None:
        for card in [self._cards.pop(key) for key in keys if key in self._cards]:
            card.hide()
            card.deleteLater()

    def _show_newest(self) -> None:
        *waiting, newest = [None, *self._cards.values()]
        for card in waiting:
            if card is not None:
                card.hide()
        self._timer.stop()
        self.setVisible(newest is not None)
        if newest is None:
            return
        newest.show_waiting(len(self._cards) - 1)
        newest.show()
        last = self._before
        for stop in newest.stops():
            QWidget.setTabOrder(last, stop)
            last = stop
        self.place()
        self.raise_()
        if not newest.notice.bad:
            words = READING_MS[0] + READING_MS[1] * len(newest.notice.text())
            self._timer.start(DECIDING_MS if newest.notice.actions else words)

    def _time_is_up(self) -> None:
        focus = QApplication.focusWidget()
        if self.underMouse() or (focus is not None and self.isAncestorOf(focus)):
            self._timer.start()
        elif self._cards:
            self.close_notice(next(reversed(self._cards)))


def _is_plain(notice: Notice) -> bool:
    """True if it only reports a success."""
    return not notice.bad and not notice.actions
