"""The packages that a system without Qt's libraries lacks are named, the same from every start."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hoshikan.systemlibraries import QT_PACKAGES, X11_PACKAGES, advice, missing_for_a_window
from tests.test_dev import dev

__all__ = ["dev"]
pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="about Linux")

BROKEN_QT = """
import sys

class Lost:
    def find_spec(self, name, *_rest):
        if name.startswith("PySide6"):
            raise ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")

sys.meta_path.insert(0, Lost())
from hoshikan.__main__ import main
sys.exit(main([]))
"""


@pytest.mark.parametrize(
    ("variables", "looked_at"),
    [
        ({"DISPLAY": ":9"}, True),
        ({"QT_QPA_PLATFORM": "xcb"}, True),
        ({"DISPLAY": ":9", "WAYLAND_DISPLAY": "wayland-0"}, False),
        ({"DISPLAY": ":9", "QT_QPA_PLATFORM": "offscreen"}, False),
        ({}, False),
    ],
)
def test_a_plugin_that_cannot_load_names_the_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], looked_at: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    (tmp_path / "libqxcb.so").write_bytes(b"no library")
    assert bool(missing_for_a_window(tmp_path)) is looked_at


def test_no_plugin_no_complaint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert missing_for_a_window(tmp_path) == ""


def test_a_start_without_qt_s_libraries_says_how_to_get_them() -> None:
    done = subprocess.run(
        [sys.executable, "-c", BROKEN_QT], capture_output=True, text=True, check=False, env=os.environ
    )
    assert done.returncode == 1
    assert done.stderr == f"hoshikan: {advice(QT_PACKAGES, 'libEGL.so.1')}\n"
    assert f"sudo apt-get install -y --no-install-recommends {QT_PACKAGES}" in done.stderr


def test_dev_py_names_the_same_packages(dev: object) -> None:  # the fixture
    system = vars(dev)["SYSTEM"]
    assert (system.QT_PACKAGES, system.X11_PACKAGES) == (QT_PACKAGES, X11_PACKAGES)
