"""The file format of puzzles: what is read, what is refused, and how hard a puzzle counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from hoshikan.engine.match import Match, Seat
from hoshikan.engine.record import write
from hoshikan.games import GAMES
from hoshikan.teaching.position import TeachingError
from hoshikan.teaching.puzzles import BEYOND, PuzzleFile, puzzle_id, puzzles, read_puzzles

ENTRY = """
[[puzzle]]
id = "{id}"
players = 2
seat = 0
solution = ["trade A1"]
second = "trade B2"
margin = 0.2
least = 0.15
results = {{ "trade A1" = 0.7, "trade B2" = 0.5 }}
greedy = 0.0
themes = ["most-income"]
found = {{ novice = {novice}, casual = 0.0, skilled = 0.25, expert = {expert}, master = 1.0 }}
origin = {{ command = "hoshikan-cli puzzles mine conquestar", game = 7, ply = 0, searches = 4, playouts = 20000 }}
record = '''
{record}'''
"""


def entry(*, novice: float = 0.0, expert: float = 0.5) -> str:
    """A puzzle at the start of a match."""
    record = write(Match.start(GAMES["conquestar"], [Seat(), Seat()], seed=7))
    return ENTRY.format(id=puzzle_id(record), record=record, novice=novice, expert=expert)


def read(folder: Path, text: str, game: str = "conquestar") -> PuzzleFile:
    """Return the puzzles read from a file with this text."""
    path = folder / "file.toml"
    path.write_text(text, "utf-8")
    return read_puzzles(path, game)


def test_a_puzzle_shows_its_position_its_solution_and_how_hard_it_is(tmp_path: Path) -> None:
    (puzzle,) = read(tmp_path, 'game = "conquestar"\n' + entry()).puzzle
    assert "trade A1" in puzzle.solution
    assert "trade B2" not in puzzle.solution
    assert puzzle.match(GAMES["conquestar"]).ply == puzzle.origin.ply
    assert puzzle.level == "expert"


def test_a_puzzle_that_more_levels_find_is_rated_lower(tmp_path: Path) -> None:
    hard, easy = read(tmp_path, 'game = "conquestar"\n' + entry(expert=0.2) + entry(novice=1.0)).puzzle
    assert easy.rating < hard.rating
    assert easy.level == "novice"
    assert hard.level == "master"


def test_a_puzzle_that_no_level_finds_is_beyond_them(tmp_path: Path) -> None:
    text = entry(expert=0.0).replace("master = 1.0", "master = 0.25")
    assert read(tmp_path, 'game = "conquestar"\n' + text).puzzle[0].level == BEYOND


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('game = "conquestar"\n[[puzzle]]\nid = "x"', "players"),
        ('game = "crowntaker"', "crowntaker"),
        ("game = ", "Invalid value"),
        ('game = "conquestar"\n' + entry().replace("margin = 0.2", "margin = 2.0"), "margin"),
    ],
)
def test_a_damaged_file_is_refused_with_its_place(tmp_path: Path, text: str, named: str) -> None:
    with pytest.raises(TeachingError, match=named) as refused:
        read(tmp_path, text)
    assert refused.value.place == "file.toml"


def test_a_game_without_a_file_has_no_puzzles() -> None:
    assert puzzles("five-stars") == ()
