"""The real window without a display and in a home of its own, for benches."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copyfile

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from hoshikan.library.paths import HOME_VARIABLE, library_path
from hoshikan.ui.app.startup import create_application, create_context
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.session.settings import Settings

SIZE = (1280, 800)
PLAYOUTS = 2


@contextmanager
def offscreen_window(home: Path, *, shown: bool = True, library: Path | None = None) -> Iterator[MainWindow]:
    """A window with quick bots and without animation, closed with its session at the end.

    `library` is copied into its home first.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or create_application()
    assert isinstance(application, QApplication)
    before = os.environ.get(HOME_VARIABLE)
    os.environ[HOME_VARIABLE] = str(home)
    if library is not None:
        copyfile(library, library_path())
    settings = Settings(home / "settings.json")
    settings.animation, settings.language, settings.theme = "off", "en", "night"
    context = create_context(application, settings)
    context.engine_playouts = PLAYOUTS
    window = MainWindow(context)
    window.resize(*SIZE)
    if shown:
        window.show()
    try:
        yield window
    finally:
        window.close()
        window.deleteLater()
        context.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        if before is None:
            del os.environ[HOME_VARIABLE]
        else:
            os.environ[HOME_VARIABLE] = before
