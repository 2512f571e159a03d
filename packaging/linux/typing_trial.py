"""Types 星 into the real window through a real input method on a virtual display: no part of the tests, run by hand.

python packaging/linux/typing_trial.py [fcitx5] [ibus]    (both by default)

Debian's names of what it starts: xvfb openbox xdotool dbus, fcitx5 fcitx5-anthy, ibus ibus-anthy. Each framework gets a
home, a bus and a display of its own, which end with the trial. A framework that is not installed is reported and
counts as failed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
PATIENCE: Final = 30.0
"""Seconds for a framework to wake up and for letters to come."""
WANTED: Final = "星"
SPELT: Final = "hoshi"
FCITX_PROFILE: Final = """[Groups/0]
Name=Default
Default Layout=us
DefaultIM=anthy

[Groups/0/Items/0]
Name=keyboard-us

[Groups/0/Items/1]
Name=anthy

[GroupOrder]
0=Default
"""
FCITX_CONFIG: Final = "[Behavior]\nActiveByDefault=True\n"
IBUS_SETTINGS: Final = "[org/freedesktop/ibus/engine/anthy/common]\ninput-mode=0\n"
"""Hiragana from the start, where it would begin with Latin letters."""


class Framework(NamedTuple):
    """An input method: what starts it, what makes it write Japanese, and what desktops set for programs."""

    program: str
    start: tuple[str, ...]
    choose: tuple[str, ...]
    """A command; none where a file of settings does so."""
    ask: tuple[str, ...]
    answers: frozenset[str]
    """Its answers to `ask` as soon as it is ready."""
    environment: Mapping[str, str]


IBUS: Final = ("ibus-daemon", "--xim", "--panel=disable", "--verbose")
FRAMEWORKS: Final = {
    "fcitx5": Framework(
        "fcitx5",
        ("fcitx5",),
        (),
        ("fcitx5-remote",),
        frozenset("012"),
        {"QT_IM_MODULE": "fcitx", "XMODIFIERS": "@im=fcitx"},
    ),
    "ibus": Framework(
        "ibus-daemon",
        IBUS,
        ("ibus", "engine", "anthy"),
        ("ibus", "engine"),
        frozenset({"anthy"}),
        {"QT_IM_MODULE": "ibus"},
    ),
}


def main(names: list[str]) -> int:
    """Try the frameworks named, or all; 0 if each of them wrote."""
    if unknown := set(names) - set(FRAMEWORKS):
        print(f"typing_trial: {min(unknown)!r} is none of {', '.join(FRAMEWORKS)}", file=sys.stderr)
        return 2
    failed = 0
    for name in names or FRAMEWORKS:
        try:
            said = trial(FRAMEWORKS[name])
        except TrialError as error:
            said = str(error)
        failed |= WANTED not in said
        print(f"{name}: {'wrote' if WANTED in said else 'FAILED:'} {said}", flush=True)
    return int(failed)


class TrialError(Exception):
    """Something that the trial needs is missing or does not answer."""


def trial(framework: Framework) -> str:
    """Return the text of the field after typing. Raises TrialError."""
    for needed in ("Xvfb", "openbox", "xdotool", "dbus-daemon", framework.program):
        if shutil.which(needed) is None:
            raise TrialError(f"{needed} is not installed")
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hoshikan-typing-")))
        # The system's own Python: an engine of IBus is a script for it.
        environment = {"PATH": os.defpath, "HOME": str(home), "XDG_RUNTIME_DIR": str(home), "LANG": "C.UTF-8"}
        environment |= {"HOSHIKAN_HOME": str(home / "hoshikan"), "GSETTINGS_BACKEND": "keyfile"}
        settle(home)
        display, wrote = os.pipe()
        stack.enter_context(
            running(["Xvfb", "-displayfd", str(wrote), "-screen", "0", "1366x768x24"], environment, wrote)
        )
        os.close(wrote)
        with os.fdopen(display) as number:
            environment["DISPLAY"] = f":{number.readline().strip()}"
        bus = stack.enter_context(
            running(["dbus-daemon", "--session", "--nofork", "--print-address"], environment, output=True)
        )
        assert bus.stdout is not None
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        stack.enter_context(running(["openbox"], environment))
        stack.enter_context(running(list(framework.start), environment))
        environment |= framework.environment
        until(lambda: ready(framework, environment), f"{framework.program} does not answer")
        return typed(environment)


def settle(home: Path) -> None:
    """Write the settings of a user who writes Japanese."""
    for name, content in (
        ("fcitx5/profile", FCITX_PROFILE),
        ("fcitx5/config", FCITX_CONFIG),
        ("glib-2.0/settings/keyfile", IBUS_SETTINGS),
    ):
        file = home / ".config" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content)


def typed(environment: Mapping[str, str]) -> str:
    """Open the window, type into the field for one's name, and return the last that it held."""
    command = [sys.executable, str(Path(__file__).resolve()), "--window"]
    lines: list[str] = []
    with running(command, {**environment, "QT_QPA_PLATFORM": "xcb"}, output=True, log=True) as window:
        assert window.stdout is not None
        reader = threading.Thread(
            target=lambda: lines.extend(line.strip() for line in window.stdout or ()), daemon=True
        )
        reader.start()
        until(lambda: lines or window.poll() is not None, "the window does not open")
        sleep(2)  # the framework notices a focus when it does
        for keys in (("type", "--delay", "150", SPELT), ("key", "space"), ("key", "Return")):
            subprocess.run(["xdotool", *keys], env=dict(environment), check=True)
            sleep(1)
        end = monotonic() + PATIENCE / 3
        while monotonic() < end and not (lines and WANTED in lines[-1]):
            sleep(0.1)
    return lines[-1] if lines else "the window has ended"


def window() -> int:
    """Show the real window on its settings, the field for a name in focus; print its text until the end."""
    sys.path[:0] = [str(ROOT / "desktop")]
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QLineEdit

    from hoshikan.ui.app.startup import create_application, create_context
    from hoshikan.ui.app.window import MainWindow
    from hoshikan.ui.session.settings import Settings

    app = create_application()
    shown = MainWindow(create_context(app, Settings()))
    shown.resize(1280, 720)
    field = shown.open_page("settings").findChildren(QLineEdit)[0]
    field.textChanged.connect(lambda text: print(f"[{text}]", flush=True))
    shown.painted.connect(lambda: print("[]", flush=True), Qt.ConnectionType.SingleShotConnection)
    shown.show()
    shown.activateWindow()
    field.setFocus()
    return app.exec()


def until(answered: Callable[[], object], complaint: str) -> None:
    """Wait until `answered()` is true. Raises TrialError with the complaint."""
    end = monotonic() + PATIENCE
    while not answered():
        if monotonic() > end:
            raise TrialError(complaint)
        sleep(0.2)


def ready(framework: Framework, environment: Mapping[str, str]) -> bool:
    """Ask the framework to write Japanese; whether it answers as one that does."""
    quiet = subprocess.DEVNULL
    if framework.choose:  # IBus 1.5 does so and calls it a failure
        subprocess.run(framework.choose, env=dict(environment), stdout=quiet, stderr=quiet, check=False)
    asked = subprocess.run(
        framework.ask, env=dict(environment), stdout=subprocess.PIPE, stderr=quiet, text=True, check=False
    )
    return asked.stdout.strip() in framework.answers


@contextmanager
def running(
    command: list[str], environment: Mapping[str, str], *hand_over: int, output: bool = False, log: bool = False
) -> Iterator[subprocess.Popen[str]]:
    """A program that ends with the block."""
    with subprocess.Popen(
        command,
        env=dict(environment),
        pass_fds=hand_over,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if output else subprocess.DEVNULL,
        stderr=None if log else subprocess.DEVNULL,
        text=True,
    ) as program:
        try:
            yield program
        finally:
            program.terminate()


if __name__ == "__main__":
    sys.exit(window() if sys.argv[1:] == ["--window"] else main(sys.argv[1:]))
