"""The system's setting for less motion."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from hoshikan.ui.session.portal import Portal

_GET_CLIENT_AREA_ANIMATION: Final = 0x1042
"""Windows' SPI_GETCLIENTAREAANIMATION: "Show animations in Windows"."""


class SystemMotion(QObject):
    """Follows the system's wish for less motion, from `follow` on; nothing is known before, and nothing is waited for.

    On Linux the settings portal reports it and its changes; Windows and macOS are asked whenever the window comes to
    the front again.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reduced = False
        self._portal: Portal | None = None

    @property
    def reduced(self) -> bool:
        """True if the user wants less motion, if known by now."""
        return self._reduced

    def follow(self) -> None:
        """Begin to ask: after the first picture, which must not wait for it."""
        if sys.platform in ("win32", "darwin"):
            app = QGuiApplication.instance()
            if isinstance(app, QGuiApplication):
                app.applicationStateChanged.connect(self._on_state)
            self.set_reduced(_wished_now())
        elif self._portal is None:
            from hoshikan.ui.session.portal import Portal

            self._portal = Portal(self)
            self._portal.reduced.connect(self.set_reduced)
            self._portal.open()

    def close(self) -> None:
        """Ask no more."""
        if self._portal is not None:
            self._portal.close()

    def set_reduced(self, reduced: bool) -> None:
        """Take the system's value."""
        if reduced != self._reduced:
            self._reduced = reduced
            self.changed.emit()

    def _on_state(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self.set_reduced(_wished_now())


def _wished_now() -> bool:
    """Return the current value of Windows or macOS; False where it does not answer."""
    import ctypes

    try:
        if sys.platform == "win32":
            return wished_by_windows(ctypes.windll.user32)
        return wished_by_macos(ctypes.CDLL("/usr/lib/libobjc.A.dylib"))
    except (OSError, AttributeError):
        return False


def wished_by_windows(user32: Any) -> bool:
    """True if Windows, asked through its library `user32`, shows no animations."""
    import ctypes

    shown = ctypes.c_int(1)
    asked = user32.SystemParametersInfoW(_GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(shown), 0)
    return bool(asked) and not shown.value


def wished_by_macos(objc: Any) -> bool:
    """NSWorkspace.sharedWorkspace.accessibilityDisplayShouldReduceMotion, through the Objective-C runtime `objc`."""
    from ctypes import CFUNCTYPE, c_bool, c_char_p, c_void_p, cast

    objc.objc_getClass.restype, objc.objc_getClass.argtypes = c_void_p, [c_char_p]
    objc.sel_registerName.restype, objc.sel_registerName.argtypes = c_void_p, [c_char_p]
    message = cast(objc.objc_msgSend, c_void_p).value
    workspaces = objc.objc_getClass(b"NSWorkspace")
    if not message or not workspaces:
        return False
    shared = CFUNCTYPE(c_void_p, c_void_p, c_void_p)(message)(workspaces, objc.sel_registerName(b"sharedWorkspace"))
    wish = objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")
    return bool(shared) and bool(CFUNCTYPE(c_bool, c_void_p, c_void_p)(message)(shared, wish))
