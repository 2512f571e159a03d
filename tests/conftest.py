"""Hypothesis profiles: "ci" is short and repeats exactly, "quick" still shorter; "thorough" searches longer and anew.

`dev.py test --quick` and `--thorough` choose one; the tests that `--quick` leaves out are marked `slow` here.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

settings.register_profile("ci", max_examples=8, deadline=None, derandomize=True, database=None)
settings.register_profile("quick", max_examples=2, deadline=None, derandomize=True, database=None)
settings.register_profile("thorough", max_examples=200, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

HERE: Final = Path(__file__).parent
SLOW: Final = (
    "bench/",
    "bots/",
    "cli/",
    "fuzz/",
    "library/",
    "teaching/test_agreement.py",
    "teaching/test_every_hint.py",
    "teaching/test_lessons.py",
    "test_documents.py",
    "test_imports.py",
    "test_newgame.py",
    "test_packaging.py",
    "ui/play/",
    "ui/shell/",
    "ui/table/test_legible.py",
    "ui/table/test_lettering.py",
    "ui/table/test_objections.py",
    "ui/test_screens.py",
    "ui/test_sentences.py",
    "ui/test_vision.py",
)
"""Whole games in the window, searches, other processes and files by the hundred."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests in `SLOW` places."""
    for item in items:
        if item.path.relative_to(HERE).as_posix().startswith(SLOW):
            item.add_marker("slow")
