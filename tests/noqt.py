"""A Python in which there is no Qt, for programs that must do without."""

from __future__ import annotations

from typing import Final

WITHOUT_QT: Final = """
import sys

class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6", "markdown_it", "mdit_py_plugins", "fsrs", "miniaudio"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, NoQt())
"""
"""Put before a program: nothing of the extra `app` can be imported."""
