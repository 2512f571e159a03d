"""`hoshikan-cli show` and `export`: positions and matches of record files as text, pictures and animations."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from PIL import Image
from PySide6.QtWidgets import QApplication

from hoshikan import drawing
from hoshikan.__main__ import main
from hoshikan.engine import Match, Seat
from hoshikan.engine.record import write
from hoshikan.games import GAMES
from tests.engine.variants import any_action


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Path:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    match = Match.start(GAMES["conquestar"], [Seat(name="Aki"), Seat(name="Ben")], 7)
    for _ in range(9):
        match.apply(any_action(match.state, Random(1)))
    path = tmp_path / "match.hoshikan"
    path.write_text(write(match), "utf-8")
    return path


def test_a_position_is_shown_as_text(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(record), "--ply", "0"]) == 0
    told = capsys.readouterr().out
    assert told == drawing.text(GAMES["conquestar"].new(2, 7), None, ["Aki", "Ben"], "en") + "\n"
    assert main(["show", str(record), "--language", "ja", "-o", "-"]) == 0
    assert "コンクエスター" in capsys.readouterr().out


def test_a_seat_s_view_shows_its_own_choice_and_no_other(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for seat in ("1", "2"):
        assert main(["show", str(record), "--ply", "9", "--seat", seat]) == 0
        told.append(capsys.readouterr().out)
    assert "Your choice: " in told[0]
    assert "Your choice: " not in told[1]


@pytest.mark.parametrize("ending", ["svg", "png", "txt"])
def test_a_position_is_written_to_a_file(record: Path, tmp_path: Path, ending: str) -> None:
    out = tmp_path / f"table.{ending}"
    assert main(["show", str(record), "-o", str(out), "--size", "320x180", "--theme", "contrast"]) == 0
    begins = {"svg": b"<?xml", "png": b"\x89PNG", "txt": b"Conquestar"}[ending]
    assert out.read_bytes().startswith(begins)


def test_a_match_becomes_an_animation_beside_its_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    small = ["--size", "320x180", "--theme", "contrast", "--pause", "0.5"]
    assert main(["export", str(record), "--gif", "--from", "2", "--to", "6", "--progress", *small]) == 0
    with Image.open(record.with_suffix(".gif")) as film:
        assert film.size == (320, 180)
        assert film.info["duration"] % 500 == 0
    assert capsys.readouterr().out.splitlines() == [f"{done} 5" for done in range(1, 6)]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["show", "{record}", "--ply", "10"], "--ply: The record has no move 10: say a number from 0 to 9."),
        (["show", "{record}", "--ply", "-1"], "no move -1"),
        (["show", "{record}", "--seat", "3"], "--seat: 3 is no seat here: say a number from 1 to 2."),
        (["show", "{record}", "-o", "x.bmp"], "a file that ends in .svg, .png, .txt"),
        (["show", "{record}", "--size", "big"], "'big' is no size"),
        (["show", "{record}x"], "There is no such file."),
        (["show", "{record}", "-o", "{folder}/no/x.svg", "--size", "320x180"], "No such file"),
        (["export", "{record}"], "required: --gif"),
        (
            ["export", "{record}", "--gif", "--from", "5", "--to", "3"],
            "--to: The record has no move 3: say a number from 5 to 9.",
        ),
        (["export", "{record}", "--gif", "{folder}/no/x.gif"], "No such file"),
        (["export", "{record}", "--gif", "--pause", "0"], "'0' is not a number of seconds"),
    ],
)
def test_what_cannot_be_drawn_is_said_in_one_line(
    arguments: list[str], problem: str, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([word.format(record=record, folder=tmp_path) for word in arguments]) in (1, 2)
    told = capsys.readouterr().err
    assert problem in told
    assert told.count("\n") == 1


def test_a_damaged_record_is_explained(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(record.read_text("utf-8") + "trade Z9\n", "utf-8")
    for arguments in (["show", str(record)], ["export", str(record), "--gif"]):
        assert main(arguments) == 2
        assert "“trade Z9” is not a move in this game." in capsys.readouterr().err


def test_an_animation_ends_with_the_program_that_wanted_it(tmp_path: Path) -> None:
    """Its standard input is closed when that program is gone, whatever ended it."""
    source = Path(__file__).parent.parent / "games" / "conquestar" / "scenarios" / "last-star.hoshikan"
    out = tmp_path / "match.gif"
    command = [sys.executable, "-m", "hoshikan", "export", str(source), "--gif", str(out), "--size", "1600x900"]
    command += ["--progress", "--end-with-input"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.readline()
        process.stdin.close()
        process.stdout.read()
    assert process.returncode == 1
    assert not out.exists()


def test_a_full_disk_is_found_while_an_animation_is_painted(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: SimpleNamespace(free=500))
    assert main(["export", str(record), "--gif", "--progress", "--size", "320x180"]) == 1
    done = capsys.readouterr()
    assert "No space left on device" in done.err
    assert "10 10" not in done.out
    assert not record.with_suffix(".gif").exists()
