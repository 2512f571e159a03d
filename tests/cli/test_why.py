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


@pytest.mark.parametrize("tool", ["why", "peek"])
@pytest.mark.parametrize(("option", "value"), [("--ply", "0"), ("--ply", "9999"), ("--ply", "two"), ("--seat", "7")])
def test_a_move_or_seat_that_is_none_is_refused_in_the_language_asked(
    tool: str, record: Path, option: str, value: str, capsys: pytest.CaptureFixture[str]
) -> None:
    word = {"--ply": {"en": f"no move {value}", "ja": "手目はありません"}, "--seat": {"en": "no seat", "ja": "席は"}}
    for language in LANGUAGES:
        assert main([tool, str(record), option, value, "--language", language]) == 2
        refused = capsys.readouterr().err
        assert refused.startswith(f"hoshikan: {option}: ")
        assert word[option][language] in refused


@pytest.mark.parametrize("tool", ["why", "peek", "read"])
def test_a_file_that_is_no_record_is_refused_in_the_language_asked(
    tool: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.hoshikan"
    other.write_text("other")
    for language, missing, wrong in (("en", "no such file", "not a Hoshikan"), ("ja", "ありません", "ではありません")):
        assert main([tool, str(tmp_path / "missing.hoshikan"), "--language", language]) == 1
        assert missing in capsys.readouterr().err
        assert main([tool, str(other), "--language", language]) == 2
        assert wrong in capsys.readouterr().err


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
