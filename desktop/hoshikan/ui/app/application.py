"""The start of a session for any kind of window: Qt's application and the context, with the same style."""

from __future__ import annotations

import os
import sys
from collections.abc import MutableMapping
from pathlib import Path

from PySide6.QtCore import QEvent, QLibraryInfo, QObject, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from hoshikan import __version__, product
from hoshikan.ui.app import inputmethods
from hoshikan.ui.kit.look import style
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.settings import Settings


class Application(QApplication):
    """Qt's application, which is notified of the files that a Mac opens with it: macOS sends an event, never an
    argument."""

    file_opened = Signal(str)
    """The path of a file that was opened by double click, or dropped on the icon in the Dock."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            if path := event.file():
                self.file_opened.emit(path)
            return True
        return super().event(event)


class OpenedFiles(QObject):
    """Takes the files that `app` is notified of for as long as it lives."""

    asked = Signal(object)
    """A Request, as that of a second start (`ui.session.instance`)."""

    def __init__(self, app: Application, parent: QObject) -> None:
        super().__init__(parent)
        app.file_opened.connect(self._ask)

    def _ask(self, path: str) -> None:
        self.asked.emit({"record": path})


def create_application() -> QApplication:
    """The QApplication, with names and style but no look yet; the one that exists already, if there is one."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    speak_utf8(os.environ)
    paint_alone(os.environ)
    inputmethods.choose(os.environ, Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)))
    app = Application(["hoshikan"])
    app.setStyle("Fusion")
    app.setApplicationName("hoshikan")
    app.setApplicationVersion(__version__)
    app.setOrganizationName(product.NAME)
    QGuiApplication.setApplicationDisplayName(product.NAME)
    QGuiApplication.setDesktopFileName(product.APP_ID)
    return app


def speak_utf8(environment: MutableMapping[str, str]) -> None:
    """Say UTF-8 for Qt where no locale is set, as in a bare environment: by itself it does so with a complaint."""
    named = next(filter(None, map(environment.get, ("LC_ALL", "LC_CTYPE", "LANG"))), "C")
    if sys.platform.startswith("linux") and named in ("C", "POSIX"):
        environment["LC_ALL" if environment.get("LC_ALL") else "LC_CTYPE"] = "C.UTF-8"


def paint_alone(environment: MutableMapping[str, str]) -> None:
    """Let the window's thread paint by itself. Qt hands strips of every picture to a pool of threads and waits for each
    one, also where engines have the other cores.
    """
    environment["QT_NO_GUI_THREADPOOL"] = "1"


def create_context(app: QApplication, settings: Settings) -> AppContext:
    """The context of a session, with language and look in force and kept in step with the settings."""
    context = AppContext(settings)
    context.apply_language()

    def dress(theme: Theme) -> None:
        style.apply(app, theme, context.text_size)

    dress(context.theme())
    context.theme_changed.connect(dress)
    return context
