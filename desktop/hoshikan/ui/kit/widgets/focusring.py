"""Marks over a window, the same in every theme: the ring around what has the keyboard, and the sign at a pressed place
that the answer takes its time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QWindow
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLayout,
    QLineEdit,
    QScrollArea,
    QSlider,
    QWidget,
)
from shiboken6 import isValid

from hoshikan.ui.kit.look.theme import RADIUS

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
