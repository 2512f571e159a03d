"""PySide's search for modules that switch its features on, and its long regular expressions."""

import subprocess
import sys
from importlib import import_module

import pytest

COUNTED = """
import inspect
from hoshikan.ui.app import spare_the_start
spare_the_start()
read = []
inspect.getsource = lambda module: read.append(module.__name__) or ""
import hoshikan.ui.kit.look.theme, wave
print(read)
"""


def test_no_source_is_read_for_it() -> None:
    done = subprocess.run([sys.executable, "-c", COUNTED], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_another_pyside_is_left_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    from hoshikan.ui.app import spare_the_start

    feature = import_module("shibokensupport.feature")
    monkeypatch.delattr(feature, "_mod_uses_pyside")
    spare_the_start()
    assert not hasattr(feature, "_mod_uses_pyside")


PATTERNS = """
import re
at_once, long = re.compile, []

def compiled(source, flags=0):
    if len(source) > 1000:
        long.append(source)
    return at_once(source, flags)

re.compile = compiled
from hoshikan.ui.app import spare_the_start
spare_the_start()
from PySide6.QtCore import QObject
print(len(long), re.compile is compiled)
try:
    QObject().setProperty(1.5, 2)
except TypeError as error:
    print(error)
print(len(long))
"""


def test_long_expressions_are_compiled_when_a_signature_is_read() -> None:
    done = subprocess.run([sys.executable, "-c", PATTERNS], capture_output=True, text=True, check=True)
    before, *message, after = done.stdout.splitlines()
    assert before == "0 True"
    assert any("setProperty(name: str" in line for line in message), message
    assert after == "1"
