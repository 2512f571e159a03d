"""PySide's search for modules that switch its features on."""

import subprocess
import sys
from importlib import import_module

import pytest

COUNTED = """
import inspect
from hoshikan.ui.app.pyside import look_at_names
look_at_names()
read = []
inspect.getsource = lambda module: read.append(module.__name__) or ""
import hoshikan.ui.kit.look.theme, wave
print(read)
"""


def test_no_source_is_read_for_it() -> None:
    done = subprocess.run([sys.executable, "-c", COUNTED], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_another_pyside_is_left_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    from hoshikan.ui.app.pyside import look_at_names

    feature = import_module("shibokensupport.feature")
    monkeypatch.delattr(feature, "_mod_uses_pyside")
    look_at_names()
    assert not hasattr(feature, "_mod_uses_pyside")
