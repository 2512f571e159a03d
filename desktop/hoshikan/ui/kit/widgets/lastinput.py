"""The last input, keyboard or pointer: the one place that decides whether a keyboard focus is shown."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

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
        self._heard: dict[str, QObject] = {}
        app.focusWindowChanged.connect(self._on_window)
        app.focusObjectChanged.connect(self._on_focus)  # not `focusChanged`, see `FocusKeeper`
        self._on_window(app.focusWindow())
        self._on_focus(app.focusWidget())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notes what is used; keeps nothing from anybody."""
        if event.type() in _POINTING:
            self.note(by_keys=False)
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
        # A question comes and goes too fast to be listened to: Qt may still be about to tell it of an event.
        now = thing if isinstance(thing, QWidget) and not thing.window().isModal() else None
        self.hear("focus", now)
        self.hear("top", now.window() if now is not None else None)


def last_input() -> LastInput:
    """The application's own; made when first asked for."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    found = app.findChild(LastInput, _OBJECT_NAME, Qt.FindChildOption.FindDirectChildrenOnly)
    return LastInput(app) if found is None else found
