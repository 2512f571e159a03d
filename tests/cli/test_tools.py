"""The command-line tools, called as a shell would call them."""

from __future__ import annotations

import csv
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hoshikan.__main__ import TOOLS, main, tools
from hoshikan.cli.processes import LostProcessError
from hoshikan.engine import Match, Seat
from hoshikan.engine.record import write
from hoshikan.games import GAMES

ROOT = Path(__file__).parent.parent.parent


def test_simulate_shows_points_lengths_and_ends(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "conquestar", "--games", "6", "--players", "3", "--seed", "4", "--check"]) == 0
    told = capsys.readouterr().out
    assert "6 games of conquestar, 3 × random" in told
    for word in ("mean points", "plies", "rounds", "field-empty", "0 games with problems"):
        assert word in told


def test_simulate_deals_variants_and_own_components(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "mine.toml"
    own.write_text("".join(f'[[star]]\nid = "mine{number}"\nvalue = 9\n' for number in range(25)))
    command = ["simulate", "conquestar", "--games", "6", "--option", "cost_counts=invaders", "--components", str(own)]
    assert main([*command, "--player", "greedy"]) == 0
    told = capsys.readouterr().out
    points = [float(line.split()[1]) for line in told.splitlines() if line[:2] in ("0 ", "1 ")]
    assert sum(points) > 75, "more than the shipped stars are worth"


def test_simulate_is_reproducible(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "conquestar", "--games", "3", "--player", "novice", "--playouts", "5"]
    main(command)
    first = capsys.readouterr().out
    main(command)
    assert capsys.readouterr().out == first


def test_arena_writes_standings_and_a_row_per_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = tmp_path / "games.csv"
    command = ["arena", "conquestar", "--contestants", "greedy,random,novice", "--games", "3", "--playouts", "8"]
    assert main([*command, "--csv", str(rows)]) == 0
    told = capsys.readouterr().out
    assert "greedy : random" in told
    assert "playouts/move" in told
    with rows.open(encoding="utf-8", newline="") as file:
        games = list(csv.DictReader(file))
    assert len(games) == 12
    assert {game["seats"] for game in games} >= {"greedy random", "random greedy", "novice random"}
    by_deal = [game["seed"] for game in games]
    assert by_deal == sorted(by_deal[:4]) * 3


def test_arena_shows_duels_without_luck(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hoshikan.bots.arena.FEWEST", 4)
    command = ["arena", "crowntaker", "--contestants", "greedy,casual", "--games", "4", "--playouts", "2"]
    assert main(command) == 0
    plain = capsys.readouterr().out
    assert main([*command, "--luck"]) == 0
    told = capsys.readouterr().out
    assert "luck" not in plain
    columns = [re.split(r"  +", line) for line in told.splitlines()[-2:]]
    assert columns[0] == ["duel", "games", "share of the first", "95 %", "without luck", "95 %"]
    assert columns[1][:4] == re.split(r"  +", plain.splitlines()[-1])


def test_arena_draws_the_ratings(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="the extra `plot` is not installed")
    picture = tmp_path / "ratings.png"
    assert main(["arena", "conquestar", "--games", "2", "--plot", str(picture)]) == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_check_names_line_and_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.start(GAMES["conquestar"], [Seat(), Seat()], seed=1)
    good, bad, missing = tmp_path / "good.hoshikan", tmp_path / "bad.hoshikan", tmp_path / "missing.hoshikan"
    good.write_text(write(match) + "trade C3\n", "utf-8")
    bad.write_text(write(match) + "trade C3\ntrade A1\ntrade C3\n", "utf-8")
    assert main(["check", str(good)]) == 0
    assert main(["check", str(good), str(bad)]) == 1
    capsys.readouterr()
    assert main(["check", str(good), str(bad), str(missing), str(tmp_path)]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{good}: ok, conquestar, 2 players, 1 plies, unfinished, 0 : 0"
    assert "CQ-5.1" in lines[1]
    assert lines[2].startswith(f"{missing}: ")
    assert lines[3].startswith(f"{tmp_path}: not a file")


def test_check_looks_at_all_games_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "two.hoshikan"
    matches = [Match.start(GAMES[game], [Seat(), Seat()], seed=1) for game in ("conquestar", "crowntaker")]
    path.write_text("".join(map(write, matches)), "utf-8")
    assert main(["check", str(path)]) == 0
    assert [line.split(", ")[1] for line in capsys.readouterr().out.splitlines()] == ["conquestar", "crowntaker"]


WRONG = [
    (["frobnicate"], "simulate"),
    (["simulate", "chess"], "conquestar"),
    (["simulate", "conquestar", "--player", "wizard"], "skilled"),
    (["simulate"], "GAME"),
    (["simulate", "Conquestar"], "conquestar"),
    (["simulate", "conquestar", "extra"], "extra"),
    (["simulate", "conquestar", "--players", "9"], "2 or 3 or 4"),
    (["simulate", "conquestar", "--players", "-1"], "from 1"),
    (["simulate", "crowntaker", "--players", "3"], "2 or 4"),
    (["simulate", "conquestar", "--games", "none"], "from 1"),
    (["simulate", "conquestar", "--games", "1000001"], "to 1000000"),
    (["simulate", "conquestar", "--games", "9" * 5000], "to 1000000"),
    (["simulate", "conquestar", "--ms", "9" * 30], "--ms"),
    (["simulate", "conquestar", "--playouts", "1.5"], "--playouts"),
    (["simulate", "conquestar", "--jobs", "0"], "--jobs"),
    (["simulate", "conquestar", "--seed", "x"], "--seed"),
    (["simulate", "conquestar", "--colour", "red"], "--colour"),
    (["simulate", "conquestar", "--option", "colour=red"], "cost_counts"),
    (["simulate", "conquestar", "--option", "cost_counts=some"], "invaders"),
    (["simulate", "conquestar", "--option", "cost_counts"], "invaders"),
    (["simulate", "conquestar", "--option", "="], "cost_counts"),
    (["simulate", "conquestar", "--option", "cost_counts=all", "--option", "cost_counts=all"], "once"),
    (["simulate", "conquestar", "--components", "nowhere.toml"], "nowhere.toml"),
    (["simulate", "conquestar", "--components", "."], "not a file"),
    (["simulate", "carcassonne-star-wars", "--players", "2", "--option", "teams=true"], "for 4 players"),
    (["simulate", "carcassonne-star-wars", "--players", "6", "--option", "expansion=false"], "or 5 players"),
    (["arena", "conquestar", "--contestants", "greedy,wizard"], "master"),
    (["arena", "conquestar", "--contestants", "greedy"], "two different"),
    (["arena", "conquestar", "--games", "100000", "--plot", "ratings.xyz"], "png"),
    (["arena", "conquestar", "--csv", "same.png", "--plot", "same.png"], "different files"),
    (["arena", "conquestar", "--contestants", ""], "master"),
    (["check"], "FILE"),
    (["--game", "conquestar", "any.hoshikan"], "leave out --game"),
    (["--record", "missing.hoshikan"], "missing.hoshikan"),
    (["one.hoshikan", "two.hoshikan"], "two.hoshikan"),
]


@pytest.mark.parametrize(("command", "remedy"), WRONG, ids=[" ".join(command)[:60] for command, _ in WRONG])
def test_a_wrong_command_line_gets_one_line_with_the_remedy(
    command: list[str],
    remedy: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(command) == 2
    told = capsys.readouterr().err
    assert remedy in told
    assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


DAMAGED = [b"=", b"\xff\xfe\x00", b"", b"[[star]]\n", b"star = 7\n", b"a" * 100_000, b"[" * 5000]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("content", DAMAGED, ids=range(len(DAMAGED)))
def test_damaged_components_are_named_before_any_game(
    game: str, content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "mine.toml"
    own.write_bytes(content)
    assert main(["simulate", game, "--games", "1", "--components", str(own)]) == 2
    told = capsys.readouterr().err
    assert "mine.toml" in told
    assert told.count("\n") == 1


def test_options_bring_their_number_of_players_along(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "carcassonne-star-wars", "--games", "1", "--option", "teams=true"]) == 0
    assert "4 × random" in capsys.readouterr().out


@pytest.mark.parametrize("option", ["--csv", "--plot"])
def test_a_file_that_cannot_be_written_is_named_before_any_game(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target, other = tmp_path / "nowhere" / "games.png", tmp_path / "other.png"
    beside = ["--plot" if option == "--csv" else "--csv", str(other)]
    assert main(["arena", "conquestar", "--games", "100000", option, str(target), *beside]) == 2
    told = capsys.readouterr().err
    assert f"{option} {target}: " in told
    assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full here")
def test_a_full_disk_is_reported_with_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "conquestar", "--games", "100000", "--csv", "/dev/full"]) == 2
    assert "--csv /dev/full: " in capsys.readouterr().err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a named pipe to know when games have been played")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_reports_what_was_played(jobs: str, tmp_path: Path) -> None:
    rows = tmp_path / "rows"
    os.mkfifo(rows)
    command = [sys.executable, "-m", "hoshikan", "arena", "conquestar", "--games", "4000", "--jobs", jobs]
    command += ["--csv", str(rows)]
    pipe = subprocess.PIPE
    # A shell makes tests in the background ignore the key, and children inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True) as process:
        with rows.open(encoding="utf-8") as file:
            for _ in range(3):
                file.readline()
            # The pipe is full long before all games are played.
            os.killpg(process.pid, signal.SIGINT)
            file.read()
        told, warned = process.communicate(timeout=60)
    assert process.returncode == 130
    assert re.fullmatch(r"hoshikan: interrupted after \d+ of 4000 games\n", warned)
    assert re.match(r"\d+ games of conquestar, 2 players\n", told)


def test_a_lost_process_is_reported_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lost(*_: object) -> Iterator[object]:
        raise LostProcessError

    monkeypatch.setattr("hoshikan.cli.arena.play_all", lost)
    assert main(["simulate", "conquestar", "--games", "4"]) == 1
    told = capsys.readouterr().err
    assert "--jobs" in told
    assert told.count("\n") == 1


def test_the_tools_meet_no_qt() -> None:
    code = (
        "import sys; from hoshikan.__main__ import main;"
        "main(['simulate', 'conquestar', '--games', '1', '--player', 'novice', '--playouts', '2']);"
        "main(['arena', 'conquestar', '--games', '2']);"
        "sys.exit('PySide6' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


def test_the_words_of_games_need_no_qt() -> None:
    """A terminal has no pictures, so `screen/text.py` of a game loads none."""
    code = (
        "import sys; from hoshikan.games import SHELF; from hoshikan.ui.board.screens import text_of;"
        "assert [text_of(game_id) for game_id in SHELF];"
        "sys.exit('PySide6.QtCore' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


STAR = ROOT / "tests" / "games" / "hoshi_wo_wataru" / "scenarios" / "all-twenty-five.hoshikan"
"""Its board has a character that few code pages contain."""


@pytest.mark.parametrize(
    ("encoding", "arguments"),
    [
        ("cp1252", ["show", str(STAR), "--language", "en"]),
        ("cp932", ["show", str(STAR), "--language", "ja"]),
        ("ascii", ["arena", "--help"]),
        ("ascii", ["tune", "--help"]),
    ],
)
def test_output_fits_every_code_page(encoding: str, arguments: list[str]) -> None:
    env = {**os.environ, "PYTHONIOENCODING": encoding}
    done = subprocess.run([sys.executable, "-m", "hoshikan", *arguments], env=env, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(done.stdout.decode(encoding)) > 100


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_names_in_errors_fit_every_code_page(encoding: str, tmp_path: Path) -> None:
    record = tmp_path / "試合.hoshikan"
    record.write_text("no record", "utf-8")
    env = {**os.environ, "PYTHONIOENCODING": encoding}
    command = [sys.executable, "-m", "hoshikan", "check", str(record)]
    done = subprocess.run(command, env=env, capture_output=True, check=False)
    assert done.returncode in (1, 2)
    assert "Traceback" not in done.stderr.decode(encoding)
    assert ".hoshikan" in (done.stdout + done.stderr).decode(encoding)


@pytest.mark.parametrize("arguments", [[], ["--help"]])
def test_the_command_of_the_terminal_lists_its_tools(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["hoshikan-cli", *arguments])
    assert tools() == 0
    shown = capsys.readouterr().out
    assert shown.startswith("usage: hoshikan-cli ")
    assert [tool for tool in TOOLS if not re.search(rf"^ +{tool} ", shown, re.MULTILINE)] == []


def test_the_command_of_the_terminal_opens_no_window(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["hoshikan-cli", "some.hoshikan"])
    assert tools() == 2
    assert "choose from play, show" in capsys.readouterr().err.replace("'", "")


def test_a_game_needs_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A program with a window has no standard input on Windows."""
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["play", "conquestar"]) == 2
    assert "no terminal" in capsys.readouterr().err
