"""Several windows or programs on one library: no line of play is mixed with another, and none is given up."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from hoshikan.engine import Match
from hoshikan.engine.playout import uniform
from hoshikan.engine.state import TERMINAL
from hoshikan.games import GAMES
from hoshikan.library import Library, LibraryProblem
from tests.library.play import played, started

ROOT = Path(__file__).parents[2]
ACTIONS = 200
BEGUN = 7
"""Plies of the match that two programs open."""


def line(match: Match) -> list[str]:
    return [str(action) for action in match.actions[: match.ply]]


def other_way(match: Match) -> Match:
    """The match with its last action exchanged for another."""
    last = match.actions[-1]
    match.undo()
    match.apply(next(action for action in match.state.legal_actions() if action != last))
    match.forget_redo()
    return match


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite3"


@pytest.fixture
def two(path: Path) -> Iterator[tuple[Library, Library, int]]:
    """Two libraries on one file, and a match of five plies that both have loaded."""
    with Library.open(path) as first, Library.open(path) as second:
        match_id = first.create(played(plies=5))
        first.load(match_id, GAMES)
        second.load(match_id, GAMES)
        yield first, second, match_id


@pytest.mark.parametrize("way", ["append", "undo", "sync", "finish"])
@pytest.mark.parametrize("meanwhile", ["further", "back", "other way"])
def test_what_another_window_did_is_not_overwritten(
    two: tuple[Library, Library, int], way: str, meanwhile: str
) -> None:
    first, second, match_id = two
    now = {
        "further": lambda: played(plies=7),
        "back": lambda: played(plies=4),
        "other way": lambda: other_way(played(plies=5)),
    }
    theirs = now[meanwhile]()
    first.sync(match_id, theirs)
    ours = other_way(played(plies=6))
    change = {
        "append": lambda: second.append(match_id, 5, str(ours.actions[5])),
        "undo": lambda: second.sync(match_id, played(plies=3)),
        "sync": lambda: second.sync(match_id, other_way(played(plies=4))),
        "finish": lambda: second.finish(match_id, [3, 4], frozenset({1}), "field-empty"),
    }
    with pytest.raises(LibraryProblem) as caught:
        change[way]()
    assert caught.value.reason == "played-elsewhere"
    assert line(first.load(match_id, GAMES)) == line(theirs)
    assert first.finished() == ()


def test_an_action_belongs_after_all_that_is_stored(path: Path) -> None:
    with Library.open(path) as library:
        match_id = library.create(played(plies=5))
    with Library.open(path) as stranger, pytest.raises(LibraryProblem) as caught:
        stranger.append(match_id, 3, "trade A1")
    assert caught.value.reason == "played-elsewhere"


def test_a_table_that_stays_open_while_the_match_is_looked_at_again_knows_its_own_line(
    two: tuple[Library, Library, int],
) -> None:
    first, second, match_id = two
    first.sync(match_id, played(plies=7))
    second.load(match_id, GAMES)
    with pytest.raises(LibraryProblem) as caught:
        second.append(match_id, 5, "trade A1", line(played(plies=5)))
    assert caught.value.reason == "played-elsewhere"


def test_catching_up_loses_nothing_that_another_added(two: tuple[Library, Library, int]) -> None:
    first, second, match_id = two
    first.sync(match_id, played(plies=7))
    second.sync(match_id, played(plies=9))
    assert line(first.load(match_id, GAMES)) == line(played(plies=9))


def test_two_programs_in_turn_on_one_match_both_keep_their_line(path: Path) -> None:
    with Library.open(path) as library:
        match_id = library.create(played(plies=BEGUN))
    command = [sys.executable, "-m", "tests.library.sharing", str(path), str(match_id)]
    programs = [
        subprocess.Popen([*command, str(seed)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for seed in (1, 2)
    ]
    told: list[list[str]] = [[], []]
    order = Random(5)
    for _ in range(ACTIONS):
        number = order.randrange(2)
        program = programs[number]
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write("act\n")
        program.stdin.flush()
        told[number].append(program.stdout.readline().strip())
    lines = []
    for program in programs:
        said, _ = program.communicate("line\n", timeout=60)
        lines.append(said.splitlines())
        assert program.returncode == 0
    assert sum(said.startswith("apart") for said in told[0] + told[1]) == 1
    with Library.open(path) as library:
        assert library.problem is None
        kept = [line(library.load(summary.id, GAMES)) for summary in (*library.unfinished(), *library.finished())]
    for mine in lines:
        assert mine in kept


def test_a_match_is_dealt_long_enough_for_that() -> None:
    match, rng = started(), Random(1)
    while match.state.to_move != TERMINAL:
        match.apply(uniform(match.state, rng))
    assert match.ply > BEGUN
