"""One window per data folder: a second start hands its wish over to the window that is open, and leaves.

The first holds a lock of the operating system's on a file in the data folder, which ends with the process however that
ends. A second writes what it was asked for into a file of the folder `requests`, and the first takes it from there and
raises its window. Without a lock, a writable folder or an answer a second window opens: the library bears with it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep, time, time_ns
from typing import IO, Final

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from hoshikan.ui.kit.widgets.basic import later

LOCK: Final = "window.lock"
REQUESTS: Final = "requests"
SUFFIX: Final = ".json"
PART: Final = ".part"
"""Suffix of a request that is being written."""
PATIENCE: Final = 5.0
"""Seconds that a second start waits for the window that is open: it may be starting itself."""
STALE: Final = 60.0
"""Seconds after which no start waits for an answer to a request any more, whatever the clock did."""
MAX_BYTES: Final = 10_000
_LOOK_MS: Final = 2000
"""Interval of checks of the folder where changes are not signalled (network drives)."""

Request = Mapping[str, str]
"""The request of a start: "record" (an absolute path), "game" (an id), "token" (the desktop's permission to rise)."""


class Instance:
    """The claim of this process on the data folder `folder`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._file: IO[bytes] | None = None

    @property
    def requests(self) -> Path:
        return self.folder / REQUESTS

    def claim(self) -> bool:
        """Return true if this is the only window of the folder now, or that cannot be known; false if another one is
        open."""
        try:
            self.folder.mkdir(0o700, parents=True, exist_ok=True)
            file = (self.folder / LOCK).open("ab")
        except OSError:
            return True
        try:
            taken = _lock(file)
        except OSError:
            # No locks on this drive.
            taken = True
        if taken:
            self._file = file
        else:
            file.close()
        return taken

    def ask(self, request: Request, patience: float = PATIENCE) -> bool:
        """Pass `request` to the open window; true if it was accepted. Waits at most `patience` seconds."""
        import json  # a start that opens a window asks nobody

        path = self.requests / f"{time_ns()}-{os.getpid()}{SUFFIX}"
        try:
            self.requests.mkdir(0o700, exist_ok=True)
            part = path.with_suffix(PART)
            part.write_text(json.dumps(request), "utf-8")
            part.rename(path)
        except OSError:
            return False
        end = monotonic() + patience
        while monotonic() < end:
            if not path.exists():
                return True
            if self.claim():
                # The other one has just been closed.
                break
            sleep(0.02)
        try:
            path.unlink()
        except FileNotFoundError:
            return self._file is None
        except OSError:
            return False
        return False

    def release(self) -> None:
        """Let another window have the folder; the end of the process does so too."""
        if self._file is not None:
            self._file.close()
            self._file = None


class Reception(QObject):
    """Takes requests from the folder for as long as it lives."""

    asked = Signal(object)
    """The Request of a second start."""

    def __init__(self, instance: Instance, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = instance.requests
        with suppress(OSError):
            self._folder.mkdir(0o700, exist_ok=True)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self.look)
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()
        later(self, self.look)

    def look(self) -> None:
        """Take what waits."""
        if not self._watcher.directories() and self._folder.is_dir():
            self._watcher.addPath(str(self._folder))
        try:
            waiting = sorted(self._folder.glob(f"*{SUFFIX}"))
        except OSError:
            return
        for path in waiting:
            request = _taken(path)
            if request is not None:
                self.asked.emit(request)


def raise_window(window: QWidget, token: str = "") -> None:
    """Bring the window before the player, or make it call for attention where windows may not raise themselves."""
    if token:
        # Qt hands it on to the desktop, whose leave it is.
        os.environ["XDG_ACTIVATION_TOKEN"] = token
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    QApplication.alert(window)


def when_free(act: Callable[[], None], receiver: QObject) -> None:
    """Do it as soon as no dialog waits for an answer."""
    if QApplication.activeModalWidget() is None:
        act()
    else:
        later(receiver, lambda: when_free(act, receiver), 200)


def _taken(path: Path) -> Request | None:
    """The request, whose file is gone then; None if it is none, or too old for anybody to wait for it."""
    import json

    try:
        fresh = abs(time() - path.stat().st_mtime) < STALE
        data = path.read_bytes()[:MAX_BYTES] if path.is_file() and not path.is_symlink() else b""
        path.unlink()
        content = json.loads(data)
    except (OSError, ValueError, RecursionError):
        return None
    if not fresh or not isinstance(content, dict):
        return None
    # No path holds a zero character.
    return {str(key): value for key, value in content.items() if isinstance(value, str) and "\0" not in value}


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> bool:
        try:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

else:
    import fcntl

    def _lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
