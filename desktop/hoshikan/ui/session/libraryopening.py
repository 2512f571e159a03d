"""Opening the library in a thread of its own: checking thousands of matches takes seconds, mending them more."""

from __future__ import annotations

import gc
import sys
from threading import Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from hoshikan.library import Library

_POLL_MS: Final = 10
_SLOW_MS: Final = 1000
"""Milliseconds after which the player should know why no games are shown."""
_SWITCH_SECONDS: Final = 0.0005
"""Python's threads take turns after this time, a tenth of the usual: the window shall not wait for its turn."""


class LibraryOpening(QObject):
    """Opens the user's library, in a thread if `begin` is called first.

    The thread ends before the library is used: nothing of it is ever used by two threads at a time. Python collects no
    garbage meanwhile, since widgets must not be deleted by another thread than that of the window.
    """

    done = Signal()
    """The library that `begin` began to open is open."""
    slow = Signal()
    """It takes longer than a moment."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library: Library | None = None
        self._thread: Thread | None = None
        self._failure: BaseException | None = None
        self._collecting = False
        self._switch_seconds = 0.0
        self._poll = QTimer(self)
        self._poll.setInterval(_POLL_MS)
        self._poll.timeout.connect(self._look)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_SLOW_MS)
        self._patience.timeout.connect(self.slow)

    @property
    def is_pending(self) -> bool:
        """True if `done` will be emitted."""
        return self._poll.isActive()

    @property
    def is_used(self) -> bool:
        """True if the library is open or being opened."""
        return self._library is not None or self._thread is not None

    def begin(self) -> None:
        """Start the thread, unless the library is open or being opened."""
        if self.is_used:
            return
        import hoshikan.library  # noqa: F401  # imported here, not by the thread while the window imports too

        self._collecting, self._switch_seconds = gc.isenabled(), sys.getswitchinterval()
        gc.disable()
        sys.setswitchinterval(_SWITCH_SECONDS)
        self._thread = Thread(target=self._run, name="library")
        self._thread.start()
        self._poll.start()
        self._patience.start()

    def library(self) -> Library:
        """The library; waits until it is open."""
        self._join()
        if self._library is None:
            self._library = _opened()
        return self._library

    def _run(self) -> None:
        try:
            self._library = _opened()
        except BaseException as failure:  # noqa: BLE001  # raised again where the library is asked for
            self._failure = failure

    def _look(self) -> None:
        if self._thread is None or not self._thread.is_alive():
            self._poll.stop()
            self._patience.stop()
            self._join()
            self.done.emit()

    def _join(self) -> None:
        if self._thread is None:
            return
        self._thread.join()
        self._thread = None
        sys.setswitchinterval(self._switch_seconds)
        if self._collecting:
            gc.enable()
        failure, self._failure = self._failure, None
        if failure is not None:
            raise failure


def _opened() -> Library:
    from hoshikan.library import Library, library_path

    return Library.open(library_path())
