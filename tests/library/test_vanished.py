"""A library that is removed or replaced while it is open, and clocks that are wrong."""

from __future__ import annotations

import os
import shutil
from datetime import UTC, datetime
from pathlib import Path

import pytest

from hoshikan.games import GAMES
from hoshikan.library import Library, LibraryProblem
from hoshikan.library.help import Help
from tests.library.play import played

needs_open_files = pytest.mark.skipif(os.name == "nt", reason="open files cannot be removed there")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "library.sqlite3"


@pytest.mark.skipif(os.name == "nt", reason="modes of folders bind nobody there")
def test_the_data_folder_is_its_owners_alone(path: Path) -> None:
    Library.open(path).close()
    assert path.parent.stat().st_mode & 0o777 == 0o700


@needs_open_files
def test_a_removed_folder_is_noticed_and_everything_comes_back(path: Path) -> None:
    with Library.open(path) as library:
        kept, title = library.create(played(3, plies=4)), "An evening"
        library.rename(kept, title)
        library.lessons.complete("conquestar", "first-trade")
        library.answers.note("conquestar", "level-bids", right=False)
        library.practice.note("conquestar/1", "conquestar", "later", 20.0)
        library.notes.keep("face", "Aki", "fox")
        library.help.keep(kept, Help(hints=2))
        match_id = library.create(played(plies=5))
        shutil.rmtree(path.parent)
        with pytest.raises(LibraryProblem) as caught:
            library.append(match_id, 5, str(played(plies=6).actions[-1]))
        assert caught.value.reason == "vanished"
        assert library.stranded
        assert library.retry(GAMES)
        assert not library.stranded
    with Library.open(path) as library:
        assert library.problem is None
        assert sorted(summary.ply for summary in library.unfinished()) == [4, 6]
        assert title in {summary.title for summary in library.unfinished()}
        assert library.lessons.done("conquestar") == {"first-trade"}
        assert library.answers.known("conquestar") == {"level-bids": False}
        assert [one.exercise for one in library.practice.all()] == ["conquestar/1"]
        assert library.notes.value("face", "Aki") == "fox"
        assert [library.help.of(one.id).hints for one in library.unfinished() if one.title == title] == [2]


@needs_open_files
def test_what_was_played_comes_into_the_file_that_took_the_place(path: Path) -> None:
    other = path.with_name("backup.sqlite3")
    with Library.open(other) as backup:
        backup.create(played(3, plies=2))
    with Library.open(path) as library:
        match_id = library.create(played(plies=5))
        other.replace(path)
        with pytest.raises(LibraryProblem) as caught:
            library.rename(match_id, "played on")
        assert caught.value.reason == "vanished"
        assert library.retry(GAMES)
        assert sorted(summary.ply for summary in library.unfinished()) == [2, 5]


@needs_open_files
def test_where_it_cannot_come_back_that_is_said_until_it_can(path: Path) -> None:
    with Library.open(path) as library:
        match_id = library.create(played(plies=5))
        shutil.rmtree(path.parent)
        path.parent.write_bytes(b"")
        with pytest.raises(LibraryProblem):
            library.append(match_id, 5, str(played(plies=6).actions[-1]))
        assert not library.retry(GAMES)
        path.parent.unlink()
        assert library.retry(GAMES)
        assert [summary.ply for summary in library.unfinished()] == [6]


@pytest.mark.parametrize("year", [1, 1969, 1970, 2106, 9999])
def test_a_clock_gone_wrong_costs_nothing(path: Path, year: int) -> None:
    with Library.open(path) as library:
        before = library.create(played(3, plies=2))
    with Library.open(path, lambda: datetime(year, 12, 31, 23, 59, 59, 999_999, tzinfo=UTC)) as library:
        assert library.problem is None
        match_id = library.create(played(plies=5))
        library.append(match_id, 5, str(played(plies=6).actions[-1]))
        assert library.summary(match_id).updated.year in {1970, year}
        assert len(library.unfinished()) == 2
    with Library.open(path) as library:
        assert library.problem is None
        assert library.load(match_id, GAMES).ply == 6
        assert library.load(before, GAMES).ply == 2


def test_what_was_played_while_the_clock_jumped_back_comes_into_the_file(path: Path) -> None:
    path.mkdir(parents=True)
    now = [datetime(2030, 1, 1, tzinfo=UTC)]
    with Library.open(path, lambda: now[0]) as library:
        assert library.stranded
        now[0] = datetime(2020, 1, 1, tzinfo=UTC)
        library.create(played(plies=5))
        path.rmdir()
        assert library.retry(GAMES)
        assert [summary.ply for summary in library.unfinished()] == [5]
