"""`hoshikan-cli read`: readings of a record's hidden things, as text and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from hoshikan.__main__ import main
from hoshikan.engine import Match
from hoshikan.engine.record import write
from hoshikan.games import GAMES
from hoshikan.ui.kit.look.words import LANGUAGES
from tests.teaching.test_opponent import played


@pytest.fixture
def record(qapp: QApplication, tmp_path: Path) -> Path:
    return written(played("conquestar"), tmp_path)


def written(match: Match, folder: Path) -> Path:
    path = folder / "match.hoshikan"
    path.write_text(write(match), "utf-8")
    return path


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_hidden_things_are_read(
    qapp: QApplication, tmp_path: Path, game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [str(written(played(game), tmp_path)), "--seat", "2", "--worlds", "4", "--language", language]
    for ply in (8, 25):
        assert main(["read", *arguments, "--ply", str(ply)]) == 0
        shown = capsys.readouterr().out.splitlines()
        assert main(["read", *arguments, "--ply", str(ply), "--json"]) == 0
        data = json.loads(capsys.readouterr().out)
        assert data["text"] == shown
        assert (data["ply"], data["asker"]) == (ply, 2)
        assert shown


def test_after_the_end_the_truth_is_beside_a_reading(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["read", str(record), "--ply", "40", "--worlds", "8", "--language", "en"]
    assert main(arguments) == 0
    assert "In fact: " in capsys.readouterr().out
    assert main([*arguments, "--json"]) == 0
    (fact,) = json.loads(capsys.readouterr().out)["facts"]
    assert fact["true"] in [one["value"] for one in fact["values"]]


def test_nothing_is_hidden_after_the_end(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["read", str(record), "--language", "en"]) == 0
    assert "Nothing is hidden" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_is_told_how_readable_it_was(record: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["read", str(record), "--readable", "--language", language]
    assert main(arguments) == 0
    shown = capsys.readouterr().out.splitlines()
    assert main([*arguments, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["text"] == shown
    assert data["seat"] == 1


@pytest.mark.parametrize("arguments", [["--ply", "9999"], ["--seat", "7"]])
def test_a_place_that_is_none_is_refused(record: Path, arguments: list[str]) -> None:
    assert main(["read", str(record), *arguments]) == 2


def test_a_player_is_not_read_before_the_end(qapp: QApplication, tmp_path: Path) -> None:
    match = played("conquestar")
    path = tmp_path / "begun.hoshikan"
    path.write_text(write(match, 6), "utf-8")
    assert main(["read", str(path), "--readable"]) == 2
