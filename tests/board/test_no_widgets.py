"""Sessions work in a program that cannot import widgets."""

from __future__ import annotations

import subprocess
import sys

import pytest

_WITHOUT_WIDGETS = """
import sys
sys.modules["PySide6.QtWidgets"] = sys.modules["PySide6.QtGui"] = None
"""


SESSIONS = (
    "play.session",
    "replay.session",
    "learn.lessonsession",
    "learn.questionsession",
    "puzzles.session",
    "position.session",
)


@pytest.mark.parametrize("module", SESSIONS)
def test_a_session_imports_no_widgets(module: str) -> None:
    program = f"{_WITHOUT_WIDGETS}\nimport hoshikan.ui.features.{module}"
    subprocess.run([sys.executable, "-c", program], check=True)
