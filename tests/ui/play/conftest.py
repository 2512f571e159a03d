"""A window per test, in a home of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.play.desk import Desk


@pytest.fixture
def desk(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_pictures: None
) -> Iterator[Desk]:
    monkeypatch.setenv("HOSHIKAN_HOME", str(tmp_path))
    made = Desk(qtbot, tmp_path, qapp)
    yield made
    made.close()
