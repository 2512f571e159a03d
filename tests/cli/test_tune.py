"""`tune`, called as a shell would call it."""

from __future__ import annotations

import builtins
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from hoshikan.__main__ import main
from hoshikan.bots.arena import wilson
from hoshikan.bots.levels import LEVELS, LevelNumbers, read_levels
from hoshikan.bots.series import PlayedGame
from hoshikan.cli import tune
from hoshikan.cli.journal import bots_of, fingerprint
from hoshikan.cli.running import INTERRUPTED
from hoshikan.cli.tune import APART, CANDIDATE, STANDING, Trial
from hoshikan.engine.tuning import Origin, Tuning, read_tuning
from hoshikan.resources import tuning
from hoshikan.tune.lockstep import Meeting
from hoshikan.tune.writing import written
from tests.fresh.__main__ import main as fresh
from tests.fresh.exploring import Found
from tests.tune.counting import counted

__all__ = ["counted"]

README = (Path(__file__).parent.parent.parent / "README.md").read_text("utf-8")
COMMAND = ["tune", "conquestar", "--games", "12", "--players", "2", "--positions", "4"]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)


@pytest.fixture(autouse=True)
def checked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The checks that numbers have passed, which take too long for the tests themselves."""
    commands: list[str] = []

    def run_check(command: tuple[str, ...]) -> int:
        commands.append(" ".join(command))
        return 0

    monkeypatch.setattr("hoshikan.cli.tune.run_check", run_check)
    return commands


def test_numbers_are_taken_in_only_after_every_position_and_the_commands_of_the_readme(
    counted: Path, checked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main([*COMMAND, "--no-gate"]) == 0
    assert checked == []
    assert main([*COMMAND, "--accept", "one"]) == 0
    every, *others = checked
    assert every == "python3 -m tests.fresh --game conquestar --seconds 180"
    assert others == ["python3 dev.py run", "python3 dev.py test"]
    lines = [line for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL) for line in block.splitlines()]
    assert [command for command in others if command not in lines] == []
    examined: list[tuple[object, ...]] = []

    def recorded(*given: object) -> Found:
        examined.append(given)
        return Found()

    monkeypatch.setattr("tests.fresh.__main__.examined", recorded)
    assert fresh(every.split()[3:]) == 0
    assert examined[0][-1] == "conquestar"


@pytest.mark.parametrize("number", range(3))
def test_numbers_with_which_a_check_fails_lie_beside(
    number: int, counted: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before, seen = counted.read_bytes(), []

    def run_check(command: tuple[str, ...]) -> int:
        seen.append(counted.read_bytes() != before)
        return int(command == tune.checks("conquestar")[number])

    monkeypatch.setattr("hoshikan.cli.tune.run_check", run_check)
    assert main([*COMMAND, "--accept", "one"]) == 0
    assert seen == [True] * (number + 1), "what is checked are the new numbers"
    assert counted.read_bytes() == before
    assert read_tuning(Path("conquestar.candidate.toml")).table[0].games == 12
    command = " ".join(tune.checks("conquestar")[number])
    assert f"{command} fails: the former numbers are kept" in capsys.readouterr().out


def test_who_interrupts_a_check_has_the_former_numbers(counted: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_command: tuple[str, ...]) -> int:
        raise KeyboardInterrupt

    before = counted.read_bytes()
    monkeypatch.setattr("hoshikan.cli.tune.run_check", interrupted)
    assert main([*COMMAND, "--accept", "one"]) == INTERRUPTED
    assert counted.read_bytes() == before


def test_without_a_checkout_numbers_are_only_written_beside(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hoshikan.cli.tune.root", lambda: tmp_path)
    for way in (["--accept", "one"], ["--levels"], ["--constants"], []):
        assert main([*COMMAND, *way]) == 2
        assert "only a checkout" in capsys.readouterr().err


def test_a_reason_takes_the_candidate_in_and_the_file_shows_its_origin(
    counted: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*COMMAND, "--opponents", "greedy,random", "--accept", "first of all"]) == 0
    told = capsys.readouterr().out
    for words in ("2 sides: 12 games, of which 4", "log-loss", "quarter 1", "said to win", "points bias", "replaced"):
        assert words in told
    tuning = read_tuning(counted)
    assert tuning.origin.accepted == "by hand: first of all"
    assert tuning.origin.opponents == ("greedy", "random")
    assert "--games 12 --seed 0 --opponents greedy,random" in tuning.origin.command
    (table,) = tuning.table
    assert (table.sides, table.games, table.positions) == (2, 12, 16)
    assert set(table.results) == {"points", "coins"}
    assert list(Path().iterdir()) == []


def test_without_a_gate_the_candidate_lies_beside(counted: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = counted.read_bytes()
    assert main([*COMMAND, "--no-gate"]) == 0
    assert counted.read_bytes() == before
    assert read_tuning(Path("conquestar.candidate.toml")).table[0].games == 12
    assert "conquestar.candidate.toml" in capsys.readouterr().out


def test_tables_for_other_numbers_of_players_stay(counted: Path) -> None:
    assert main([*COMMAND, "--accept", "one"]) == 0
    two = read_tuning(counted).table[0]
    three = [*COMMAND[:-4], "--players", "3", "--positions", "2"]
    assert main([*three, "--no-gate", "--out", "three.toml"]) == 0
    assert read_tuning(Path("three.toml")).origin.accepted == "", "nobody has accepted it"
    assert main([*three, "--accept", "two"]) == 0
    both = read_tuning(counted)
    assert [table.sides for table in both.table] == [2, 3]
    assert both.table[0] == two
    assert re.findall("--players (.)", both.origin.command) == ["3", "2"]
    assert both.origin.accepted == "by hand: two; by hand: one"
    assert main([*COMMAND, "--players", "2,3", "--positions", "2", "--accept", "all"]) == 0
    assert read_tuning(counted).origin.accepted == "by hand: all", "nothing is left of those before"


def test_constants_keep_their_origin_when_all_tables_are_fitted_anew(counted: Path) -> None:
    moved = Origin("hoshikan-cli tune conquestar --constants", accepted="by hand: moved")
    counted.write_text(written(Tuning("conquestar", moved, {"haste": 2.0})), "utf-8")
    assert main([*COMMAND, "--accept", "fitted"]) == 0
    tuning = read_tuning(counted)
    assert tuning.constants == {"haste": 2.0}
    assert tuning.origin.command.endswith("; hoshikan-cli tune conquestar --constants")
    assert tuning.origin.accepted == "by hand: fitted; by hand: moved"


@pytest.mark.parametrize("wins", [True, False])
def test_only_who_wins_is_taken_in(
    wins: bool, counted: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[tuple[str, ...]] = []

    def decided(job: Any) -> PlayedGame:
        played.append(job.seats)
        assert {one.name: one.tuning is not None for one in job.entrants} == {CANDIDATE: True, STANDING: True}
        won = frozenset({job.seats.index(CANDIDATE if wins else STANDING)})
        return PlayedGame(job.seats, job.seed, (1, 0), won, "field-empty", 1, 1, (0.0, 0.0), (0, 0), (1, 1))

    monkeypatch.setattr("hoshikan.cli.tune.play_game", decided)
    before = counted.read_bytes()
    assert main([*COMMAND, "--gate-games", "40", "--gate-playouts", "3", "--out", "mine.toml"]) == 0
    told = capsys.readouterr().out
    assert set(played) == {(CANDIDATE, STANDING), (STANDING, CANDIDATE)}
    assert len(played) < 40, "when it is decided, it ends"
    assert (counted.read_bytes() == before) is not wins
    assert Path("mine.toml").exists() is not wins
    if wins:
        assert "skilled with 3 playouts, 2 players" in read_tuning(counted).origin.accepted
    else:
        assert "the former numbers are kept" in told


@pytest.mark.usefixtures("counted")
def test_a_candidate_plays_what_stands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--gate-games", "3", "--gate-playouts", "2", "--gate-players", "3"]) == 0
    told = capsys.readouterr().out
    assert "the candidate won " in told
    assert "against what stands: skilled with 2 playouts, 3 players" in told


def test_a_trial_ends_when_nothing_could_change_it() -> None:
    def game(won: bool) -> PlayedGame:
        return PlayedGame((CANDIDATE, STANDING), 1, (1, 0), frozenset({int(not won)}), "", 1, 1)

    winning, losing = Trial(100), Trial(100)
    while not winning.passed:
        winning.add(game(won=True))
    while not losing.failed:
        losing.add(game(won=False))
    assert wilson(winning.games, 100).low > 0.5 >= wilson(winning.games - 1, 100).low
    assert winning.games + losing.games == 101


def test_a_second_start_goes_on_and_drops_a_damaged_last_line(
    counted: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    work = tmp_path / "work"
    command = [*COMMAND, "--no-gate", "--work", str(work)]
    assert main(command) == 0
    first = capsys.readouterr().out
    journal = work / "samples-2.jsonl"
    whole = journal.read_bytes()
    lines = whole.splitlines(keepends=True)
    assert len(lines) == 1 + 12
    journal.write_bytes(b"".join(lines[:8]) + lines[8][:20])
    assert main(command) == 0
    assert capsys.readouterr().out == first
    assert journal.read_bytes() == whole
    journal.write_bytes(b"".join(lines[:-1]) + b'{"what\n')
    assert main(command) == 0
    assert journal.read_bytes() == whole
    monkeypatch.setattr("hoshikan.cli.tune.play", lambda _job: pytest.fail("all games have been played"))
    assert main(command) == 0
    journal.write_bytes(lines[0] + b"?\n" + b"".join(lines[2:]))
    assert main(command) == 2
    assert "line 2 is damaged" in capsys.readouterr().err
    journal.write_bytes(b"?\n")
    assert main(command) == 2
    assert "no file of such a run" in capsys.readouterr().err
    assert not (tmp_path / "elsewhere").exists()


@pytest.mark.usefixtures("counted")
def test_a_folder_of_another_run_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [*COMMAND, "--no-gate", "--work", str(tmp_path)]
    assert main(command) == 0
    capsys.readouterr()
    assert main([*command, "--seed", "5"]) == 2
    told = capsys.readouterr().err
    assert "was begun with another seed" in told
    assert told.count("\n") == 1


@pytest.mark.usefixtures("counted")
@pytest.mark.parametrize(
    ("arguments", "remedy"),
    [
        (["--games", "9"], "10 at least"),
        (["--players", "2,9"], "2 or 3 or 4"),
        (["--gate-players", "7"], "2 or 3 or 4"),
        (["--players", "two"], "from 1"),
        (["--opponents", "greedy,wizard"], "master"),
        (["--opponents", "greedy@soon"], "@300"),
        (["--opponents", "greedy+nowhere.toml"], "nowhere.toml"),
        (["--accept", "so", "--no-gate"], "not allowed with"),
        (["--out", "nowhere/x.toml"], "nowhere"),
    ],
)
def test_a_wrong_command_line_gets_one_line(
    arguments: list[str], remedy: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tune", "conquestar", *arguments]) == 2
    told = capsys.readouterr().err
    assert remedy in told
    assert told.count("\n") == 1
    assert list(Path().iterdir()) == []


def test_comments_and_layout_do_not_begin_anew(tmp_path: Path) -> None:
    source = tmp_path / "a.py"
    source.write_text('def f(x):\n    """Says."""\n    return x\n')
    first = fingerprint(tmp_path)
    source.write_text('"""A."""\n\n\ndef f(x):  # why\n    """Says more."""\n    return (x)\n')
    assert fingerprint(tmp_path) == first
    source.write_text("def f(x):\n    return x + 1\n")
    assert fingerprint(tmp_path) != first
    assert fingerprint(tmp_path) == fingerprint(source)


def test_bots_are_others_when_their_levels_play_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A level's measured share of wins is no reason to play its games again."""

    def told(text: str) -> str:
        file = tmp_path / "levels.toml"
        file.write_text(f'game = "conquestar"\n{text}')
        monkeypatch.setattr("hoshikan.bots.levels.numbers_of", lambda game: read_levels(file))  # noqa: ARG005  # one file
        return bots_of("conquestar")

    before = told("[master]\nplayouts = 70\n")
    assert told("[master]\nplayouts = 70\n[master.measured]\nwon = 0.7\ngames = 9\nplayers = 2\n") == before
    assert told("[master]\nplayouts = 71\n") != before
    assert told("[master]\nplayouts = 70\nrestricted = 0.1\n") != before


def test_without_sources_the_program_itself_stands_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program, bundled = tmp_path / "hoshikan", tmp_path / "engine"
    monkeypatch.setattr("sys.executable", str(program))
    program.write_bytes(b"one build")
    first = fingerprint(bundled)
    assert fingerprint(bundled) == first
    program.write_bytes(b"another")
    assert fingerprint(bundled) != first


def test_a_game_without_features_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hoshikan.engine.game.Game.knowledge", lambda _self: object())
    assert main(["tune", "conquestar"]) == 2
    assert "no features" in capsys.readouterr().err


@pytest.mark.usefixtures("counted")
def test_a_missing_extra_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    there = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "hoshikan.tune.fitting":
            raise ImportError(name)
        return there(name, *rest)

    monkeypatch.delitem(sys.modules, "hoshikan.tune.fitting", raising=False)
    monkeypatch.setattr(builtins, "__import__", without)
    assert main(["tune", "conquestar"]) == 2
    told = capsys.readouterr().err
    assert "hoshikan[tune]" in told
    assert told.count("\n") == 1


def test_the_levels_get_the_mistakes_with_which_they_win_as_often_as_they_should(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "levels.toml"
    command = ["tune", "conquestar", "--levels", "--games", "4", "--playouts", "2", "--out", str(out)]
    assert main(command) == 0
    told = capsys.readouterr().out
    numbers = read_levels(out)
    assert numbers.review == 300, "what a review takes is kept"
    for level in LEVELS:
        found = numbers.of(level).measured
        assert found is not None
        assert (found.games, found.players) == (4, 2)
        assert f"{level} " in told
    novice, casual = numbers.novice, numbers.casual
    assert (novice.blur or 0) > (casual.blur or 0)
    assert numbers.command == "hoshikan-cli tune conquestar --levels --games 4 --seed 0 --playouts 2"


@pytest.mark.parametrize("code", [0, 1])
def test_the_numbers_of_levels_are_checked_too(
    code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, checked: list[str]
) -> None:
    place = tmp_path / "levels.toml"
    place.write_text('game = "conquestar"\n', "utf-8")
    monkeypatch.setattr("hoshikan.cli.tune.level_file", lambda _game: place)

    def run_check(command: tuple[str, ...]) -> int:
        checked.append(" ".join(command))
        return code

    monkeypatch.setattr("hoshikan.cli.tune.run_check", run_check)
    assert main(["tune", "conquestar", "--levels", "--games", "2", "--playouts", "2"]) == 0
    assert checked == [" ".join(command) for command in tune.checks("conquestar")][: 1 if code else 3]
    measured = [
        read_levels(file).novice.measured is not None
        for file in (place, Path("conquestar.levels.toml"))
        if file.exists()
    ]
    assert measured == ([False, True] if code else [True])


def test_a_level_may_have_an_aim_of_its_own_and_levels_not_offered_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, aims = tmp_path / "levels.toml", []
    file.write_text('game = "conquestar"\n[casual]\naim = 0.4\n[expert]\nsame-as = "master"\n', "utf-8")
    monkeypatch.setattr("hoshikan.cli.tune.numbers_of", lambda _game: read_levels(file))

    def carelessness(_numbers: object, _level: str, aim: float, _trial: object) -> float:
        aims.append(aim)
        return 0.5

    monkeypatch.setattr("hoshikan.tune.levels._carelessness", carelessness)
    command = ["tune", "conquestar", "--levels", "--games", "2", "--playouts", "2", "--out", "mine.toml"]
    assert main(command) == 0
    assert aims == [0.22, 0.4]
    numbers = read_levels(Path("mine.toml"))
    assert numbers.casual.aim == 0.4
    assert numbers.expert == LevelNumbers(same_as="master")
    assert numbers.master.measured is not None


CONSTANTS = ["tune", "crowntaker", "--constants", "--games", "600", "--gate-games", "400", "--out", "mine.toml"]


@pytest.fixture
def standing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the tuned numbers of CrownTaker, in place of them."""
    place = tmp_path / "crowntaker.toml"
    place.write_bytes(tuning("crowntaker").read_bytes())
    monkeypatch.setattr("hoshikan.cli.tune.standing_file", lambda _game: place)
    return place


def meetings(monkeypatch: pytest.MonkeyPatch, trial: float) -> list[tuple[Meeting, float, float]]:
    """Return games in which a larger token wins, with a trial that ends so, and the tokens that met."""
    met: list[tuple[Meeting, float, float]] = []

    def decided(meeting: Meeting, first: Tuning, second: Tuning) -> float:
        one, other = first.constants["token"], second.constants["token"]
        met.append((meeting, one, other))
        return float(one > other) if meeting.seed < APART else trial

    monkeypatch.setattr("hoshikan.cli.tune.share", decided)
    return met


def test_constants_that_win_are_taken_in_with_their_origin(
    standing: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, checked: list[str]
) -> None:
    met, before = meetings(monkeypatch, 0.6), read_tuning(standing)
    assert main([*CONSTANTS, "--only", "token"]) == 0
    assert checked == [" ".join(command) for command in tune.checks("crowntaker")]
    now = read_tuning(standing)
    assert now.constants["token"] > before.constants["token"]
    assert {**now.constants, "token": 0} == {**before.constants, "token": 0}
    assert now.table == before.table
    assert now.origin.command.startswith("hoshikan-cli tune crowntaker --constants --games 600 --seed 0 --players 2")
    assert now.origin.command.endswith(before.origin.command)
    assert "60.0% (55.1% to 64.7%) of 400 games" in now.origin.accepted
    assert [(meeting.seed, meeting.games) for meeting, *_ in met] == [
        *((200 * number, 200) for number in range(3)), (APART, 200), (APART + 200, 200)
    ]  # fmt: skip
    told = capsys.readouterr().out
    assert "token" in told
    assert "is replaced" in told
    assert not Path("mine.toml").exists()


def test_constants_that_may_not_win_lie_beside(
    standing: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    meetings(monkeypatch, 0.53)
    before = standing.read_bytes()
    assert main(CONSTANTS) == 0
    assert standing.read_bytes() == before
    assert read_tuning(Path("mine.toml")).constants["token"] > read_tuning(standing).constants["token"]
    assert "the former numbers are kept, the candidate is in mine.toml" in capsys.readouterr().out


def test_constants_with_which_a_check_fails_lie_beside(
    standing: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    meetings(monkeypatch, 0.6)
    before = standing.read_bytes()
    monkeypatch.setattr("hoshikan.cli.tune.run_check", lambda command: int("test" in command))
    assert main(CONSTANTS) == 0
    assert standing.read_bytes() == before
    assert Path("mine.toml").exists()
    assert "python3 dev.py test fails: the former numbers are kept" in capsys.readouterr().out


def test_moving_constants_goes_on_where_it_ended(standing: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = [*CONSTANTS, "--work", "kept"]
    met = meetings(monkeypatch, 0.5)
    assert main(command) == 0
    climbs = [one for one in met if one[0].seed < APART]
    found = Path("mine.toml").read_bytes()
    journal = Path("kept", "constants.jsonl")
    journal.write_bytes(b"".join(journal.read_bytes().splitlines(keepends=True)[:2]))
    met.clear()
    assert main(command) == 0
    assert [one for one in met if one[0].seed < APART] == climbs[1:]
    assert Path("mine.toml").read_bytes() == found


def test_constants_that_are_not_there_are_refused_with_those_that_are(
    standing: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*CONSTANTS, "--only", "tokens"]) == 2
    assert "--only tokens: crowntaker has drawn, assets-decide" in capsys.readouterr().err


def test_a_check_runs_in_the_checkout_without_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setenv("DISPLAY", ":7")
    words = "import os, sys; sys.exit(3 if os.path.exists('dev.py') and 'DISPLAY' not in os.environ else 1)"
    assert tune.run_check(("python3", "-c", words)) == 3
