"""The check of an installation: it plays every game by itself, and waits for progress instead of a clock."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from hoshikan.games import GAMES
from hoshikan.ui.app import headless
from hoshikan.ui.app.headless import HeadlessError, HeadlessWindow


def test_an_installation_plays_every_game_by_itself(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    bare = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "QT_QPA_PLATFORM")}
    done = subprocess.run(
        [sys.executable, "-m", "hoshikan", "--selftest"],
        capture_output=True, text=True, check=False, env=bare, cwd=elsewhere,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"selftest ok: {', '.join(GAMES)}; ")
    assert list(elsewhere.iterdir()) == []


def test_a_slow_computer_is_waited_for_and_a_stuck_one_is_not(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds, steps = count(), count(1)
    monkeypatch.setattr(headless, "monotonic", lambda: next(seconds))
    monkeypatch.setattr(headless, "PATIENCE", 3)
    with HeadlessWindow() as window:
        window.until(lambda: next(steps) > 10, "what takes long", lambda: next(steps))
        assert next(seconds) > 3 * headless.PATIENCE
        with pytest.raises(HeadlessError, match="in vain for the end of a game"):
            window.until(lambda: False, "the end of a game", lambda: "the same")
