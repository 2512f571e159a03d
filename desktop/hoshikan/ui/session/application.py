"""What a session begins with, whoever opens the window: Qt's application and the context, dressed alike."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QLibraryInfo
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from hoshikan import __version__
from hoshikan.ui.look import style
from hoshikan.ui.look.theme import Theme
from hoshikan.ui.session import inputmethods
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.settings import Settings


def create_application() -> QApplication:
    """The QApplication, with names and style but no look yet; the one that exists already, if there is one."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    inputmethods.choose(os.environ, Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)))
    app = QApplication(["hoshikan"])
    app.setStyle("Fusion")
    app.setApplicationName("hoshikan")
    app.setApplicationVersion(__version__)
    app.setOrganizationName("Hoshikan")
    QGuiApplication.setApplicationDisplayName("Hoshikan")
    QGuiApplication.setDesktopFileName("org.hoshikan.Hoshikan")
    return app


def create_context(app: QApplication, settings: Settings) -> AppContext:
    """The context of a session, with language and look in force and kept in step with the settings."""
    context = AppContext(settings)
    context.apply_language()

    def dress(theme: Theme) -> None:
        style.apply(app, theme, settings.text_size)

    dress(context.theme())
    context.theme_changed.connect(dress)
    return context
