"""The start of a session for any kind of window: Qt's application and the context, with the same style."""

from __future__ import annotations

import os
import sys
from collections.abc import MutableMapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QLibraryInfo, QObject, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from hoshikan import __version__, product
from hoshikan.ui.kit.look import style
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.settings import Settings

FOLDER: Final = "platforminputcontexts"
"""Folder of Qt's plugins."""
_FCITX: Final = frozenset({"fcitx", "fcitx5"})
_STAND_IN: Final = "ibus"


def choose(environment: MutableMapping[str, str], plugins: Path) -> None:
    """Let fcitx be spoken to by way of IBus where Qt has no plugin for it; before the application is made.

    Fcitx 5 answers at the portal of IBus, which needs `IBUS_USE_PORTAL` (fcitx5 issue 444). Qt's wheels bring the
    plugin for IBus and none for fcitx; with one in the folder `plugins` (a distribution's Qt) nothing is changed.
    """
    if not sys.platform.startswith("linux") or any((plugins / FOLDER).glob("*fcitx*")):
        return
    for variable, separator in (("QT_IM_MODULE", None), ("QT_IM_MODULES", ";")):
        named = environment.get(variable, "")
        asked = [named] if separator is None else named.split(separator)
        if _FCITX.isdisjoint(asked):
            continue
        taken = dict.fromkeys(_STAND_IN if one in _FCITX else one for one in asked)
        environment[variable] = (separator or "").join(taken)
        environment["IBUS_USE_PORTAL"] = "1"


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
    choose(os.environ, Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)))
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
