"""Sessions of learning work in a program that cannot import widgets."""

from __future__ import annotations

import subprocess
import sys

import pytest

_WITHOUT_WIDGETS = """
import sys
sys.modules["PySide6.QtWidgets"] = sys.modules["PySide6.QtGui"] = None
"""


@pytest.mark.parametrize(
    "module",
    [
        "features.learn.lessonsession",
        "features.learn.questionsession",
        "features.puzzles.session",
        "features.position.session",
    ],
)
def test_a_session_imports_no_widgets(module: str) -> None:
    program = f"{_WITHOUT_WIDGETS}\nimport hoshikan.ui.features.{module}"
    subprocess.run([sys.executable, "-c", program], check=True)
