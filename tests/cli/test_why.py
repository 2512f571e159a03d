"""`hoshikan-cli why` and `peek`: explanations and proofs of a record's moves, as text and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from hoshikan.__main__ import main
from hoshikan.engine import Match
from hoshikan.engine.record import write
from hoshikan.ui.kit.look.words import LANGUAGES
from tests.teaching.test_opponent import choices, played


@pytest.fixture
def match(qapp: QApplication) -> Match:
    return played("conquestar")


@pytest.fixture
def record(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "match.hoshikan"
    path.write_text(write(match), "utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_is_explained(match: Match, record: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    ply = choices(match)[3] + 1
    arguments = [str(record), "--ply", str(ply), "--seat", "1", "--worlds", "2", "--language", language]
    assert main(["why", *arguments]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert "Vega" in shown[0]
    assert main(["why", *arguments, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["text"] == shown
    assert (data["ply"], data["asker"], data["seat"]) == (ply, 1, 1)
    assert data["known"]["worlds"] == data["truth"]["worlds"] == 2


@pytest.mark.parametrize("arguments", [["--ply", "0"], ["--ply", "9999"], ["--seat", "7"]])
def test_a_move_that_is_none_is_refused(record: Path, arguments: list[str]) -> None:
    assert main(["why", str(record), *arguments]) == 2
    assert main(["peek", str(record), *arguments]) == 2


def test_a_secret_choice_is_refused(match: Match, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(write(match, 3), "utf-8")
    assert main(["why", str(record), "--ply", "3", "--seat", str(2 - match.mover(2))]) == 2
    assert "hidden" in capsys.readouterr().err


def test_the_bots_of_a_game_are_proved_not_to_peek(
    match: Match, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["peek", str(record), "--worlds", "2", "--language", "en"]
    assert main(arguments) == 0
    assert "all alike" in capsys.readouterr().out
    assert main([*arguments, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["different"] == 0
    assert data["decisions"] == len(data["proofs"])
    assert {proof["seat"] for proof in data["proofs"]} == {1}
