"""The last part of every gate: new numbers stay in their file only if the checkout passes its checks with them.

Numbers that win games may still break a position that no game of the gate has met. So every position of new games is
examined, and both commands of the README are run, as `.ci/run` does: without a display, so that on Linux `run` is the
demonstration of all games. Elsewhere it opens the window, and the gate goes on when that is closed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from hoshikan.cli.arguments import WrongUseError
from hoshikan.library.files import write_atomically
from hoshikan.resources import root

SECONDS: Final = 180
"""Time for which positions of the game are examined."""


def check_possible() -> None:
    """Raise WrongUseError where no checkout could be checked."""
    if not (root() / "dev.py").exists():
        raise WrongUseError("only a checkout can take numbers in; use --no-gate, or --out with --levels")


def checks(game: str) -> tuple[tuple[str, ...], ...]:
    """Return the commands that have to succeed, each as it is typed in the checkout."""
    return (
        ("python3", "-m", "tests.fresh", "--game", game, "--seconds", str(SECONDS)),
        ("python3", "dev.py", "run"),
        ("python3", "dev.py", "test"),
    )


def admit(place: Path, text: str, game: str) -> str:
    """Write `text` to `place` and run all checks; return "" if they succeed, else the command that failed.

    In that case, and if interrupted, the file is again as it was.
    """
    former = place.read_bytes() if place.exists() else None
    admitted = False
    write_atomically(place, text.encode())
    try:
        for command in checks(game):
            print(f"checking the numbers in {place.name}: {' '.join(command)}", flush=True)
            if run_check(command):
                return " ".join(command)
        admitted = True
    finally:
        if not admitted and former is None:
            place.unlink()
        elif not admitted and former is not None:
            write_atomically(place, former)
    return ""


def run_check(command: Sequence[str]) -> int:
    """Run a command in the checkout, without a display; return its exit code."""
    env = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    done = subprocess.run(  # noqa: S603  # our own words
        [sys.executable, *command[1:]],
        cwd=root(),
        env=env,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    return done.returncode
