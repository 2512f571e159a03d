"""`puzzles mine` and `puzzles verify`, called as a shell would call them; what they mine and try is made up here."""

from __future__ import annotations

from pathlib import Path

import pytest

from hoshikan.__main__ import main
from hoshikan.engine.match import Match, Seat
from hoshikan.engine.record import write
from hoshikan.games import GAMES
from hoshikan.mining.miner import MinedGame, MineJob
from hoshikan.mining.verifier import Verified, VerifyJob
from hoshikan.teaching.puzzles import Found, Origin, Puzzle, puzzle_id, read_puzzles

GAME = "conquestar"
FOUND = Found(novice=0.0, casual=0.25, skilled=0.5, expert=1.0, master=1.0)


def puzzle(seed: int) -> Puzzle:
    """A puzzle at the start of a match."""
    record = write(Match.start(GAMES[GAME], [Seat(), Seat()], seed))
    return Puzzle(
        id=puzzle_id(record),
        players=2,
        seat=0,
        solution=("trade A1",),
        second="trade B2",
        margin=0.15,
        least=0.12,
        results={"trade A1": 0.6, "trade B2": 0.45},
        greedy=0.25,
        found=FOUND,
        origin=Origin("a test", seed, 0, 4, 20_000),
        record=record,
        themes=("most-income",),
    )


@pytest.fixture(autouse=True)
def looked_into(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[MineJob]:
    """The games that were looked into: every second one has a puzzle."""
    jobs: list[MineJob] = []

    def mine(job: MineJob) -> MinedGame:
        jobs.append(job)
        return MinedGame(job.game, job.players, job.seed, [9, 1], 1.5, [puzzle(job.seed)] if job.seed % 2 else [])

    monkeypatch.setattr("hoshikan.cli.puzzles.mine", mine)
    monkeypatch.setattr("hoshikan.cli.puzzles.puzzle_file", lambda game: tmp_path / f"{game}.toml")
    return jobs


def test_puzzles_are_added_to_the_file_and_the_cost_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", "mine", GAME, "--games", "4"]) == 0
    assert main(["puzzles", "mine", GAME, "--games", "6", "--seed", "2"]) == 0
    file = read_puzzles(tmp_path / "conquestar.toml", GAME)
    assert [one.origin.game for one in file.puzzle] == [1, 3, 5, 7]
    told = capsys.readouterr().out
    assert "2 more puzzles, 2 in" in told
    assert "2 more puzzles, 4 in" in told
    assert "decisions by stage: 54 > 6; 9 s of processor time" in told


def test_mining_goes_on_where_it_ended(tmp_path: Path, looked_into: list[MineJob]) -> None:
    mining = ["puzzles", "mine", GAME, "--work", str(tmp_path / "work"), "--games"]
    assert main([*mining, "2"]) == 0
    assert main([*mining, "5"]) == 0
    assert [job.seed for job in looked_into] == [0, 1, 2, 3, 4]


def test_another_standard_needs_another_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mining = ["puzzles", "mine", GAME, "--work", str(tmp_path / "work"), "--games", "2"]
    assert main(mining) == 0
    assert main([*mining, "--playouts", "500"]) == 2
    assert "playouts" in capsys.readouterr().err


def test_every_game_has_the_command_that_mines_it_again(looked_into: list[MineJob]) -> None:
    assert main(["puzzles", "mine", GAME, "--games", "5", "--searches", "5"]) == 0
    assert [job.players for job in looked_into] == [2, 2, 3, 2, 4]
    again = looked_into[2].command.split()
    assert main(again[1:]) == 0
    assert looked_into[-1] == looked_into[2]


def test_a_table_the_game_is_not_for_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "mine", GAME, "--players", "9"]) == 2
    assert "2 or 3 or 4" in capsys.readouterr().err


def test_a_variant_is_mined_at_its_tables(looked_into: list[MineJob], capsys: pytest.CaptureFixture[str]) -> None:
    mining = ["puzzles", "mine", "carcassonne-star-wars", "--option", "teams=true", "--games", "2"]
    assert main(mining) == 0
    assert [(job.players, dict(job.options)) for job in looked_into] == [(4, {"teams": True})] * 2
    assert main(looked_into[0].command.split()[1:]) == 0
    assert looked_into[-1] == looked_into[0]
    assert main([*mining, "--players", "2"]) == 2
    assert "4 players" in capsys.readouterr().err


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[VerifyJob]:
    """The puzzles that were tried anew: that of game 3 does not hold."""
    jobs: list[VerifyJob] = []

    def verify(job: VerifyJob) -> Verified:
        jobs.append(job)
        holds = job.puzzle.origin.game != 3
        return Verified(job.puzzle.id, "", [0.14, 0.15] if holds else [0.14, -0.02], 2 if holds else 1, 0.0, FOUND)

    monkeypatch.setattr("hoshikan.cli.puzzles.verify", verify)
    assert main(["puzzles", "mine", GAME, "--games", "8"]) == 0
    return jobs


def test_verifying_shows_margins_themes_and_difficulty(
    tried: list[VerifyJob], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", "verify"]) == 1
    assert len(tried) == 4
    told = capsys.readouterr().out
    assert "3 hold, 3 by 0.10 in every search" in told
    assert "most-income" in told
    assert puzzle(3).id in told
    assert told.index("novice") < told.index("master") < told.index("beyond")


def test_what_does_not_hold_can_be_taken_out(tried: list[VerifyJob], tmp_path: Path) -> None:
    assert main(["puzzles", "verify", GAME, "--prune"]) == 0
    assert [one.origin.game for one in read_puzzles(tmp_path / "conquestar.toml", GAME).puzzle] == [1, 5, 7]
    assert main(["puzzles", "verify", GAME]) == 0
    assert len(tried) == 7


def test_a_sample_is_drawn_by_the_seed_and_verified_once(tried: list[VerifyJob], tmp_path: Path) -> None:
    command = ["puzzles", "verify", GAME, "--sample", "2", "--work", str(tmp_path / "work")]
    main(command)
    main(command)
    assert len(tried) == 2


def test_levels_are_left_out_where_margins_alone_are_asked_for(tried: list[VerifyJob], tmp_path: Path) -> None:
    report = tmp_path / "PUZZLES.md"
    main(["puzzles", "verify", GAME, "--no-levels", "--report", str(report)])
    assert not any(job.levels for job in tried)
    assert "`hoshikan-cli puzzles verify conquestar --no-levels`" in report.read_text("utf-8")


def test_the_report_is_a_section_of_a_document(tried: list[VerifyJob], tmp_path: Path) -> None:
    report = tmp_path / "PUZZLES.md"
    for _ in range(2):
        main(["puzzles", "verify", GAME, "--report", str(report)])
    text = report.read_text("utf-8")
    assert text.startswith("# Puzzles\n")
    assert text.count("## conquestar") == 1
    assert "`hoshikan-cli puzzles verify conquestar`" in text
    assert "| skilled | 50% | 50% | 4 |" in text
    assert len(tried) == 8
