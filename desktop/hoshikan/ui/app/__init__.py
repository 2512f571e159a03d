"""The program: its start, its window, and what it leaves on a computer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any

_LONG = 1000
"""Characters of a regular expression that takes long to compile."""
_at_once = re.compile


class _Pattern:
    """A regular expression that is compiled when it is used for the first time."""

    def __init__(self, source: str, flags: int) -> None:
        self._source = source
        self._flags = flags

    @cached_property
    def _compiled(self) -> re.Pattern[str]:
        return _at_once(self._source, self._flags)

    # PySide takes these two out at once.

    def finditer(self, *arguments: Any) -> Iterator[re.Match[str]]:
        return self._compiled.finditer(*arguments)

    def split(self, *arguments: Any) -> list[Any]:
        return self._compiled.split(*arguments)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # the class that it is put into looks for such names
            raise AttributeError(name)
        return getattr(self._compiled, name)


@contextmanager
def _long_patterns_later() -> Iterator[None]:
    module: Any = re

    def compiled(source: Any, flags: int = 0) -> Any:
        later = isinstance(source, str) and len(source) > _LONG
        return _Pattern(source, flags) if later else _at_once(source, flags)

    module.compile = compiled
    try:
        yield
    finally:
        module.compile = _at_once


def spare_the_start() -> None:
    """Import PySide without what it does for others: those who switch its optional features on, and those who read its
    signatures. Raises ImportError.

    From its own import on PySide reads the source of every module that is imported, to see whether the word "PySide6"
    is in it, since only such a module can contain `from __feature__ import …`. That takes a tenth of the time to the
    first picture; modules that use it are recognised by their names instead: those of this package. Another tenth goes
    to three regular expressions of 6,000 characters each, with which it reads signatures for messages about wrong
    arguments, and writes the hints of types. Where it searches differently from PySide 6.11, nothing is changed.
    """
    with _long_patterns_later():
        import PySide6.QtCore  # noqa: F401  # installs what is replaced below
    try:
        feature: Any = import_module("shibokensupport.feature")
    except ImportError:
        return
    if hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = _is_own  # noqa: SLF001  # it has no switch; the test of this module fails when it has


def _is_own(module: ModuleType) -> bool:
    return module.__name__.partition(".")[0] == "hoshikan"
