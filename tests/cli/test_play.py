"""`hoshikan-cli play`: whole games typed into a terminal, without Qt, and every word it understands."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from hoshikan.__main__ import main
from hoshikan.engine import TERMINAL, Match, Seat
from hoshikan.engine.record import read_file, write
from hoshikan.games import GAMES
from hoshikan.library.paths import HOME_VARIABLE
from tests.noqt import WITHOUT_QT

FAST: Final = ("--level", "novice", "--seed", "7")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path / "home"


def kept(home: Path) -> list[Match]:
    return [read_file(path, GAMES) for path in sorted(home.rglob("*.hoshikan"))]


def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *lines: str, play: Sequence[str]) -> str:
    """Return the terminal's text after these lines and an end of the input."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    capsys.readouterr()
    assert main(["play", *play]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_whole_game_is_played_where_there_is_no_qt(game_id: str, home: Path) -> None:
    """The first move of the list again and again: it ends every game of ours."""
    program = f"{WITHOUT_QT}\nfrom hoshikan.__main__ import main\nsys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", program, "play", game_id, *FAST, "--language", "en"],
        input="1\n" * 2000, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    (match,) = kept(home)
    assert match.state.to_move == TERMINAL
    assert done.stdout.count("{") == 0
    assert "The window adds it to the library." in done.stdout


@pytest.mark.parametrize(
    ("language", "heading", "quits"),
    [("en", "Conquestar · Round 1", "Continue with"), ("ja", "コンクエスター · ラウンド1", "続けられます")],
)
def test_it_speaks_both_languages(
    language: str, heading: str, quits: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = typed(monkeypatch, capsys, "1", "quit", play=["conquestar", *FAST, "--language", language])
    assert heading in told
    assert quits in told


def test_the_systems_language_is_spoken(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert "コンクエスター" in typed(monkeypatch, capsys, "quit", play=["conquestar", *FAST])


def test_a_move_is_a_number_or_its_notation(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, capsys, "trade C3", "1", play=["conquestar", *FAST])
    (match,) = kept(home)
    own = [str(action) for ply, action in enumerate(match.actions) if match.mover(ply) == 0]
    assert own[0] == "trade C3"
    assert len(own) == 2


def test_what_is_no_move_is_answered_with_what_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = typed(monkeypatch, capsys, "fly", "99", "trade C3", "trade C3", "", play=["conquestar", *FAST])
    assert "“fly” is neither a move nor a command. Type help." in told
    assert "The moves are numbered 1 to 50." in told
    assert "(CQ-5.1)" in told, "the rule that forbids the second visit"


def test_help_lists_every_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = typed(monkeypatch, capsys, "help", play=["conquestar", *FAST])
    for command in ("hint", "why MOVE", "moves", "table", "undo", "save FILE", "quit"):
        assert f"\n{command}  " in told


def test_a_hint_says_where_to_look_then_which_move_and_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = typed(monkeypatch, capsys, "hint", "hint", "why invade A1", play=["conquestar", *FAST, "--playouts", "60"])
    nudge, move, against = told.split("Player 1> ")[1:4]
    assert nudge.count("\n") == 1
    assert "Everyone chooses secretly" in move
    assert "CQ-" in move
    assert against.startswith("Invade ")
    assert "<" not in nudge + move + against


def test_moves_lists_all_of_them(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = typed(monkeypatch, capsys, "moves", play=["conquestar", *FAST])
    short, _, rest = told.partition("… and 30 more: type moves to see all")
    assert "50  invade E5" not in short
    assert "50  invade E5" in rest


def test_undo_takes_the_own_move_back(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = typed(monkeypatch, capsys, "undo", "trade C3", "undo", "trade A1", play=["conquestar", *FAST])
    assert "You have no move to undo." in told
    (match,) = kept(home)
    assert str(match.actions[0]) == "trade A1"
    assert len(match.actions) == 2


def test_a_match_is_saved_where_the_player_wants_it(
    tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = typed(
        monkeypatch, capsys, "trade C3", "save", f"save {tmp_path}/no/such", f"save {tmp_path}/mine", "quit",
        play=["conquestar", *FAST],
    )  # fmt: skip
    assert "Type a file name behind save." in told
    assert f"{tmp_path}/no/such.hoshikan could not be written" in told
    assert read_file(tmp_path / "mine.hoshikan", GAMES).ply == 2
    assert kept(home) == []


def test_a_match_that_was_left_goes_on(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, capsys, "trade C3", play=["conquestar", *FAST])
    typed(monkeypatch, capsys, "trade A1", "quit", play=["--continue"])
    (match,) = kept(home)
    assert [str(match.actions[ply]) for ply in (0, 2)] == ["trade C3", "trade A1"]


def test_an_interrupt_loses_nothing(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["trade C3"])

    def ask(_prompt: str) -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", ask)
    assert main(["play", "conquestar", *FAST]) == 0
    assert "The game was saved in" in capsys.readouterr().out
    assert kept(home)[0].ply == 2


@pytest.mark.parametrize(
    ("play", "problem"),
    [
        ([], "which game? Choose from conquestar"),
        (["--continue"], "no match was left here"),
        (["conquestar", "--seat", "3"], "--seat 3: this table has 2"),
        (["conquestar", "--players", "9"], "conquestar is for 2 or 3 or 4 players"),
        (["conquestar", "--option", "x=1"], "the options of conquestar are cost_counts"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(
    play: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *play]) == 2
    told = capsys.readouterr().err
    assert problem in told
    assert told.count("\n") == 1


def test_a_record_that_cannot_go_on_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "damaged.hoshikan"
    file.write_text("no record")
    assert main(["play", "--continue", str(file)]) == 2
    assert "This is not a Hoshikan game record." in capsys.readouterr().err
    bots = Match.start(GAMES["conquestar"], [Seat("bot", name, "casual") for name in "ab"], 1)
    file.write_text(write(bots), "utf-8")
    assert main(["play", "--continue", str(file)]) == 2
    assert "nobody but bots" in capsys.readouterr().err
