"""Whatever the library has acknowledged survives the death of the program at any moment."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from hoshikan.games import GAMES
from hoshikan.library import Library
from tests.library.autosaving import puzzle_of, review_of
from tests.library.play import started

KILLS = int(os.environ.get("HOSHIKAN_KILLS", "20"))
ROOT = Path(__file__).parents[2]
MOST_LINES = 150
"""About two matches."""


@dataclass
class Caption:
    """Output of the program about one match before it died."""

    id: int
    seed: int
    actions: list[str] = field(default_factory=list)
    finished: bool = False
    studied: bool = False
    undoing: int | None = None
    """Ply of an undo that was begun but not acknowledged."""

    def fits(self, kept: list[str]) -> bool:
        """Return true if `kept` is as acknowledged, or ahead by the one step in which the program died."""
        if self.undoing is not None and kept == self.actions[: self.undoing]:
            return True
        return kept[: len(self.actions)] == self.actions and len(kept) <= len(self.actions) + 1


def follow(lines: list[str], seed: int) -> list[Caption]:
    """The matches as the acknowledged lines describe them."""
    matches: list[Caption] = []
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "match":
            matches.append(Caption(int(rest), seed + len(matches)))
        elif word == "undoing":
            matches[-1].undoing = int(rest)
        elif word == "undo":
            del matches[-1].actions[int(rest) :]
            matches[-1].undoing = None
        elif word == "finished":
            matches[-1].finished = True
        elif word == "studied":
            matches[-1].studied = True
        else:
            assert int(word) == len(matches[-1].actions)
            matches[-1].actions.append(rest)
    return matches


def start(path: Path, seed: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.library.autosaving", str(path), str(seed)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def killed(program: subprocess.Popen[str], lines: int) -> list[str]:
    """Kill the program after so many lines; everything it managed to say."""
    with program:
        assert program.stdout is not None
        said = [program.stdout.readline() for _ in range(lines)]
        program.kill()
        said += program.stdout.readlines()
    # A last line cut by the kill is an acknowledgement that nobody received.
    return [line.rstrip("\n") for line in said if line.endswith("\n")]


def check(library: Library, told: list[Caption]) -> None:
    """Everything `told` is in the library, and not more than the step the program died in."""
    assert library.problem is None
    for match in told:
        loaded = library.load(match.id, GAMES)
        assert loaded.header == started(match.seed).header
        assert match.fits([str(action) for action in loaded.actions])
        summary, rated = library.summary(match.id), library.ratings.of(match.id)
        assert summary.finished or not match.finished
        # Rated with the match's own result in one step; only an undo parts the two afterwards.
        assert rated is not None
        assert (rated.finished is None) == (summary.finished is None)
        # Whole or not there at all.
        assert library.reviews.of(loaded) in ((None, review_of(match.seed))[match.studied :])
        practised = puzzle_of(match.seed) in {answer.exercise for answer in library.practice.all()}
        asked = puzzle_of(match.seed) in library.answers.known(loaded.game.id)
        assert practised >= match.studied
        assert asked >= match.studied


@pytest.mark.parametrize("number", range(KILLS))
def test_a_killed_program_has_kept_every_acknowledged_action(tmp_path: Path, number: int) -> None:
    path, seed, lines = tmp_path / "library.sqlite3", 100 * number, Random(number).randint(1, MOST_LINES)
    told = follow(killed(start(path, seed), lines), seed)
    # The library goes on being written by the next program.
    more = follow(killed(start(path, seed + 50), 3), seed + 50)
    assert told
    assert more
    with Library.open(path) as library:
        check(library, told + more)


def test_programs_at_once_share_a_library(tmp_path: Path) -> None:
    path, seeds = tmp_path / "library.sqlite3", (1000, 2000, 3000)
    programs = [start(path, seed) for seed in seeds]
    told = [follow(killed(program, 60), seed) for program, seed in zip(programs, seeds, strict=True)]
    with Library.open(path) as library:
        assert len({match.id for matches in told for match in matches}) == sum(map(len, told))
        for matches in told:
            check(library, matches)
