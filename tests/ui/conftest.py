"""Fixtures of all tests of screens: no display, no user's home folder, one context per test."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hoshikan.library import Library, rescue
from hoshikan.ui.app.startup import create_context
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.features.play import page as table
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import Notebook
from hoshikan.ui.session.settings import Settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def hoshikan_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that settings, library and log of this test live in; temporary files have one of their own.

    No game is rescued to the files of whoever runs the tests, and their desktop is not asked what it wishes.
    """
    monkeypatch.setattr(rescue, "lasting", lambda: ())
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "none:")
    home = tmp_path / "home"
    monkeypatch.setenv("HOSHIKAN_HOME", str(home))
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    return home


@pytest.fixture(autouse=True)
def mouse_at_rest(qapp: QApplication) -> None:
    """The mouse is in a corner where no window is: where a test before has left it, a new window would light up."""
    QCursor.setPos(qapp.primaryScreen().geometry().bottomRight())


@pytest.fixture
def context(qapp: QApplication, hoshikan_home: Path) -> Iterator[AppContext]:
    """A session in English, without animation and with quick bots; the look is in force."""
    settings = Settings(hoshikan_home / "settings.json")
    settings.language = "en"
    settings.theme = "night"
    settings.animation = "off"
    made = create_context(qapp, settings)
    made.engine_playouts = 8
    yield made
    made.close()


@pytest.fixture
def notebook() -> Iterator[Notebook]:
    """Notes in a library of its own."""
    with Library.temporary() as library:
        yield Notebook(lambda: library)


@pytest.fixture
def kept_pictures() -> None:
    """The pictures of tables that are left, for a test that looks at them; others keep none."""


@pytest.fixture
def no_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep no pictures of the tables that are left, unless the test asks for `kept_pictures`."""
    if "kept_pictures" not in request.fixturenames:
        monkeypatch.setattr(table, "thumbnail", lambda *_table: b"")


@pytest.fixture
def window(qtbot: QtBot, context: AppContext, no_pictures: None) -> Iterator[MainWindow]:
    """The main window, shown, at the size of a small laptop's screen."""
    made = MainWindow(context)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
