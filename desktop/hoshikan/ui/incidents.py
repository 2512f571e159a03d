"""When something unforeseen happens: log it, say so calmly, go on. The game on the table is saved at every move."""

from __future__ import annotations

import logging
import platform
import sys
import threading
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal, qVersion
from PySide6.QtWidgets import QApplication, QMessageBox

from hoshikan import __version__

LOG: Final = logging.getLogger("hoshikan")
_LOG_BYTES: Final = 500_000
_LOG_FILES: Final = 3
_MOST_DIALOGS: Final = 3
"""A fault that comes back at every repaint must not bury the player in dialogs; the log gets all of them."""


def open_log(path: Path) -> logging.Handler | None:
    """Log to `path`, older parts rotating away. None where nothing can be written: a log is not worth a failure."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=_LOG_BYTES, backupCount=_LOG_FILES, encoding="utf-8", delay=True)
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        LOG.addHandler(handler)
        LOG.setLevel(logging.INFO)
        LOG.info("Hoshikan %s, Qt %s, Python %s, %s", __version__, qVersion(), platform.python_version(), sys.platform)
    except OSError:
        return None
    return handler


class Watch(QObject):
    """Catches what no other code caught, in any thread, from `install` to `uninstall`."""

    happened = Signal(str)
    """One line about an error, delivered in the window's thread."""

    def __init__(self, log_path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log_path = log_path
        self._handler: logging.Handler | None = None
        self._shown = 0
        self._before = (sys.excepthook, threading.excepthook)
        self.happened.connect(self._tell)

    def install(self) -> None:
        """Start watching and logging."""
        self._handler = open_log(self._log_path)
        sys.excepthook = self._caught
        threading.excepthook = lambda facts: self._caught(
            facts.exc_type, facts.exc_value or facts.exc_type(), facts.exc_traceback
        )

    def uninstall(self) -> None:
        """Put everything back as it was."""
        sys.excepthook, threading.excepthook = self._before
        if self._handler is not None:
            LOG.removeHandler(self._handler)
            self._handler.close()

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        LOG.error("uncaught", exc_info=(kind, error, trace))
        self.happened.emit(f"{kind.__name__}: {error}")

    def _tell(self, line: str) -> None:
        if self._shown >= _MOST_DIALOGS:
            return
        self._shown += 1
        box = QMessageBox(QApplication.activeWindow())
        box.setIcon(QMessageBox.Icon.Information)
        box.setWindowTitle(self.tr("Something went wrong"))
        box.setText(self.tr("Something went wrong, but your game is saved and you can go on."))
        where = self.tr("What happened is noted in this file; please attach it when you report the problem:")
        box.setInformativeText(f"{where}\n{self._log_path}")
        box.setDetailedText(line)
        box.setStandardButtons(QMessageBox.StandardButton.Ok)
        box.button(QMessageBox.StandardButton.Ok).setText(self.tr("Go on"))
        box.setModal(False)
        box.open()
