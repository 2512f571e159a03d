"""Spares the start PySide's search for modules that switch its optional features on, of which there are none here.

From its own import on PySide reads the source of every module that is imported, to see whether the word "PySide6" is in
it, since only such a module can contain `from __feature__ import …`. That takes a tenth of the time to the first
picture.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

import PySide6.QtCore  # noqa: F401  # installs what `look_at_names` replaces


def look_at_names() -> None:
    """Let PySide recognise modules that use it by their names: those of this package. Where it searches differently
    from PySide 6.11, nothing is changed."""
    try:
        feature: Any = import_module("shibokensupport.feature")
    except ImportError:
        return
    if hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = _is_own  # noqa: SLF001  # it has no switch; the test of this module fails when it has


def _is_own(module: ModuleType) -> bool:
    return module.__name__.partition(".")[0] == "hoshikan"
