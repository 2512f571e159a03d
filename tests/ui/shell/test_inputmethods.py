"""Japanese can be typed with what the system has: fcitx by way of IBus, everything else as it was."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hoshikan.ui.app import startup
from hoshikan.ui.app.startup import speak_utf8


@pytest.fixture
def plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Qt's plugins as its wheels bring them, on Linux."""
    monkeypatch.setattr(sys, "platform", "linux")
    folder = tmp_path / startup.FOLDER
    folder.mkdir()
    (folder / "libibusplatforminputcontextplugin.so").touch()
    return tmp_path


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have no such variables")
def test_a_bare_environment_speaks_utf8_without_a_warning() -> None:
    expected = {
        (): {"LC_CTYPE": "C.UTF-8"},
        (("LANG", "C"),): {"LANG": "C", "LC_CTYPE": "C.UTF-8"},
        (("LC_ALL", "POSIX"),): {"LC_ALL": "C.UTF-8"},
        (("LANG", "ja_JP.UTF-8"),): {"LANG": "ja_JP.UTF-8"},
        (("LANG", "C"), ("LC_ALL", "ja_JP.UTF-8")): {"LANG": "C", "LC_ALL": "ja_JP.UTF-8"},
    }
    for given, wanted in expected.items():
        environment = dict(given)
        speak_utf8(environment)
        assert environment == wanted, given


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"QT_IM_MODULE": "fcitx"}, {"QT_IM_MODULE": "ibus", "IBUS_USE_PORTAL": "1"}),
        ({"QT_IM_MODULE": "fcitx5"}, {"QT_IM_MODULE": "ibus", "IBUS_USE_PORTAL": "1"}),
        ({"QT_IM_MODULES": "wayland;fcitx;ibus"}, {"QT_IM_MODULES": "wayland;ibus", "IBUS_USE_PORTAL": "1"}),
        ({"QT_IM_MODULE": "ibus"}, {"QT_IM_MODULE": "ibus"}),
        ({"QT_IM_MODULE": "xim"}, {"QT_IM_MODULE": "xim"}),
        ({}, {}),
    ],
)
def test_fcitx_is_spoken_to_by_way_of_ibus(plugins: Path, given: dict[str, str], expected: dict[str, str]) -> None:
    environment = dict(given)
    startup.choose(environment, plugins)
    assert environment == expected


def test_a_qt_that_has_the_plugin_uses_it(plugins: Path) -> None:
    (plugins / startup.FOLDER / "libfcitx5platforminputcontextplugin.so").touch()
    environment = {"QT_IM_MODULE": "fcitx"}
    startup.choose(environment, plugins)
    assert environment == {"QT_IM_MODULE": "fcitx"}


def test_elsewhere_nothing_is_changed(plugins: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    environment = {"QT_IM_MODULE": "fcitx"}
    startup.choose(environment, plugins)
    assert environment == {"QT_IM_MODULE": "fcitx"}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have no such variables")
def test_the_application_itself_sees_to_both_before_qt_reads_them() -> None:
    """Qt reads the variables when it starts: only a process of its own shows what the product does."""
    program = (
        "import os\n"
        "from hoshikan.ui.app.startup import create_application\n"
        "create_application()\n"
        "print(*(os.environ[name] for name in ('LC_CTYPE', 'QT_IM_MODULE', 'IBUS_USE_PORTAL')))\n"
    )
    bare = {"PATH": os.defpath, "QT_QPA_PLATFORM": "offscreen", "QT_IM_MODULE": "fcitx", "LANG": "C"}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=bare)
    assert done.stderr == ""
    assert done.stdout.split() == ["C.UTF-8", "ibus", "1"]
