"""Unexpected errors: log them, report them calmly, go on. The game on the table is saved at every move."""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from hoshikan.ui.session import folders

if TYPE_CHECKING:
    from logging import Handler
    from pathlib import Path
    from types import TracebackType

    from PySide6.QtWidgets import QMessageBox

LOGGER: Final = "hoshikan"
_LOG_BYTES: Final = 500_000
_LOG_FILES: Final = 3
_MOST_DIALOGS: Final = 3
"""A fault at every repaint must not flood the player with dialogs; the log gets all of them."""


def open_log(path: Path) -> Handler | None:
    """Log to `path`, older parts rotating away. None where nothing can be written: a log is not worth a failure."""
    import logging
    import platform
    from logging.handlers import RotatingFileHandler

    from PySide6.QtCore import qVersion

    from hoshikan import __version__

    try:
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=_LOG_BYTES, backupCount=_LOG_FILES, encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log = logging.getLogger(LOGGER)
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    log.info("Hoshikan %s, Qt %s, Python %s, %s", __version__, qVersion(), platform.python_version(), sys.platform)
    return handler


class Watch(QObject):
    """Catches what no other code caught, in any thread, from `install` to `uninstall`."""

    happened = Signal(object)
    """The exception, delivered in the window's thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._handler: Handler | None = None
        self._boxes: list[QMessageBox] = []
        """While no window is active nothing else holds a dialog."""
        self._before = (sys.excepthook, threading.excepthook)
        self.happened.connect(self._report)

    def install(self) -> None:
        """Start watching. The log is opened by the first incident or `start_log`, whichever comes first."""
        sys.excepthook = self._caught
        threading.excepthook = self._caught_in_thread

    def start_log(self) -> None:
        """Open the log now, if it is not open yet."""
        if self._handler is None:
            self._handler = open_log(folders.log_file())

    def uninstall(self) -> None:
        """Put everything back as it was."""
        sys.excepthook, threading.excepthook = self._before
        if self._handler is not None:
            import logging

            logging.getLogger(LOGGER).removeHandler(self._handler)
            self._handler.close()
            self._handler = None

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        import logging

        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        self.start_log()
        logging.getLogger(LOGGER).error("uncaught", exc_info=(kind, error, trace))
        self.happened.emit(error)

    def _caught_in_thread(self, facts: threading.ExceptHookArgs) -> None:
        self._caught(facts.exc_type, facts.exc_value or facts.exc_type(), facts.exc_traceback)

    def _report(self, error: BaseException) -> None:
        from PySide6.QtWidgets import QApplication, QMessageBox

        from hoshikan.resources import MissingResourceError
        from hoshikan.ui.kit.look.literal import literal
        from hoshikan.ui.shared.messages import Messages

        if len(self._boxes) >= _MOST_DIALOGS:
            return
        box = QMessageBox(QApplication.activeWindow())
        self._boxes.append(box)
        box.setIcon(QMessageBox.Icon.Information)
        box.setWindowTitle(self.tr("Something went wrong"))
        if isinstance(error, MissingResourceError):
            box.setWindowTitle(literal(self.tr("Damaged installation")))
            box.setText(literal(Messages().of(error)))
        else:
            box.setText(self.tr("Something went wrong. Your game is saved and you can go on."))
        where = self.tr("The details are in this file; please attach it when you report the problem:")
        box.setInformativeText(literal(f"{where}\n{folders.log_file()}"))
        box.setDetailedText(f"{type(error).__name__}: {error}")
        box.addButton(self.tr("Continue"), QMessageBox.ButtonRole.AcceptRole)
        box.setModal(False)
        box.open()
