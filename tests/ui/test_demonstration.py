"""The demonstration names the game and the step that failed; what it shows is seen by `.ci/run`."""

from __future__ import annotations

from pathlib import Path

import pytest

from hoshikan.ui.app.headless import HeadlessError
from tools import demo
from tools.driver import WindowDriver


@pytest.mark.parametrize("error", [HeadlessError("waited in vain for a decision"), ZeroDivisionError("by zero")])
def test_a_failure_names_its_game_and_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: Exception
) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(WindowDriver, "act", fail)
    assert demo.main(["--out", str(tmp_path), "--game", "crowntaker"]) == 1
    output = capsys.readouterr()
    assert f"demo failed: crowntaker, move-1: {type(error).__name__}: {error}" in output.err
    assert output.out.splitlines()[:-1] == [str(tmp_path / "crowntaker-start.png")]
