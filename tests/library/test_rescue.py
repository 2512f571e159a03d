"""Matches kept as files of their own while the library cannot be written, and taken in afterwards."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from hoshikan.engine import Match, Seat, record
from hoshikan.games import GAMES
from hoshikan.library import Library, matches, rescue
from tests.library.play import Clock, played


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of everything; temporary files have one of their own beside it."""
    monkeypatch.setenv("HOSHIKAN_HOME", str(tmp_path / "home"))
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    return tmp_path / "home"


def block(folder: Path) -> None:
    """Let nothing be written into `folder`, not even by the superuser."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_bytes(b"")


def test_a_match_is_put_beside_the_library(home: Path) -> None:
    match = played(plies=4)
    path = rescue.keep(match)
    assert path.parent.parent == home == rescue.folders()[0].parent
    assert record.read_file(path, GAMES).actions == match.actions
    assert rescue.waiting() == [path]
    assert rescue.place() == path.parent


def test_the_same_file_is_used_again_and_another_match_gets_its_own(home: Path) -> None:
    path = rescue.keep(played(plies=2))
    assert rescue.keep(played(plies=4), path) == path
    assert rescue.keep(played(plies=4)) != path
    assert len(rescue.waiting()) == 2


def test_where_the_first_folder_cannot_be_written_the_next_is_used(home: Path) -> None:
    block(home)
    path = rescue.keep(played(plies=2), home / "gone.hoshikan")
    assert path.parent == rescue.folders()[-1] == rescue.place()
    assert rescue.waiting() == [path]


def test_where_nothing_can_be_written_that_is_said(home: Path) -> None:
    for folder in rescue.folders():
        block(folder)
    with pytest.raises(OSError, match="rescued"):
        rescue.keep(played(plies=2))
    assert rescue.place() is None
    assert rescue.waiting() == []


def test_lasting_places_are_tried_before_temporary_files(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lasting = home.parent / "state", home.parent / "documents"
    monkeypatch.setattr(rescue, "lasting", lambda: lasting)
    for named in (True, False):
        if not named:
            monkeypatch.delenv("HOSHIKAN_HOME")
        places = rescue.folders()
        assert tuple(place.parent for place in places[1:-1]) == lasting
        assert [rescue.is_temporary(place) for place in places] == [False, False, False, True]


def test_games_of_one_library_do_not_come_into_another(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rescue, "lasting", lambda: (home.parent / "state",))
    block(home)
    rescue.keep(played(plies=2))
    assert len(rescue.waiting()) == 1
    monkeypatch.setenv("HOSHIKAN_HOME", str(home.parent / "other"))
    assert rescue.waiting() == []


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="files have no owners here")
def test_a_folder_that_somebody_else_made_first_is_left_alone(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rescue.keep(played(plies=2))
    stranger = os.getuid() + 1
    monkeypatch.setattr(os, "getuid", lambda: stranger)
    assert rescue.place() is None
    assert rescue.waiting() == []


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
def test_a_link_in_the_place_of_the_folder_is_not_followed(home: Path) -> None:
    theirs = home.parent / "documents"
    theirs.mkdir()
    (theirs / "mine.hoshikan").write_text(record.write(played(plies=2)))
    home.mkdir()
    for folder in rescue.folders():
        folder.symlink_to(theirs)
    assert rescue.waiting() == []
    assert rescue.place() is None
    with pytest.raises(OSError, match="somebody"):
        rescue.keep(played(plies=2))
    assert [path.name for path in theirs.iterdir()] == ["mine.hoshikan"]


def test_only_files_with_these_very_contents_are_forgotten(home: Path) -> None:
    first, second = rescue.keep(played(plies=2)), rescue.keep(played(plies=3))
    rescue.forget([first.read_text("utf-8")])
    assert rescue.waiting() == [second]


def plies(library: Library) -> list[int]:
    return sorted(summary.ply for summary in library.unfinished())


def branch(plies: int, last: int) -> Match:
    """Another way on after `plies` actions of the usual match."""
    match = played(plies=plies)
    match.apply(match.state.legal_actions()[last])
    return match


@pytest.mark.parametrize(
    ("stored", "given", "expected"),
    [
        ([], played(plies=3), [3]),
        ([played(plies=2)], played(plies=4), [4]),
        ([played(plies=4)], played(plies=2), [4]),
        ([played(plies=4)], played(plies=4), [4]),
        ([played(plies=4)], branch(2, -1), [3, 4]),
        ([played(plies=1), played(plies=3)], played(plies=4), [1, 4]),
        ([played(4, plies=2)], played(5, plies=4), [2, 4]),
    ],
)
def test_a_match_continues_the_stored_one_it_goes_on_from(
    tmp_path: Path, stored: Sequence[Match], given: Match, expected: list[int]
) -> None:
    with Library.open(tmp_path / "library.sqlite3") as library:
        for match in stored:
            library.create(match)
        match_id = library.adopt(given)
        assert plies(library) == expected
        kept = [str(action) for action in library.load(match_id, GAMES).actions]
        assert kept[: given.ply] == [str(action) for action in given.actions]


def test_an_adopted_match_that_is_over_counts(tmp_path: Path) -> None:
    with Library.open(tmp_path / "library.sqlite3") as library:
        library.adopt(played(4))
        (over,) = library.finished()
        assert over.points == tuple(played(4).state.points())
        assert not over.imported


def test_an_adopted_win_of_a_team_is_no_shared_one(tmp_path: Path) -> None:
    game = GAMES["crowntaker"]
    match = Match.start(game, [Seat("human", name) for name in "ABCD"], 3)
    while match.state.to_move != -2:
        if match.state.to_move == -1:
            match.apply_chance()
        else:
            match.apply(match.state.legal_actions()[0])
    with Library.open(tmp_path / "library.sqlite3") as library:
        library.adopt(match)
        (over,) = library.finished()
        assert len({seat % 2 for seat in over.winners}) == 1
        (shared,) = library._connection.execute("SELECT shared FROM matches").fetchone()
        assert shared == 0


def stranded(home: Path) -> Library:
    """A library whose file cannot be used because a folder is in its place."""
    (home / "library.sqlite3").mkdir(parents=True)
    return Library.open(clock=Clock())


def test_a_library_that_can_be_used_again_has_everything(home: Path) -> None:
    library = stranded(home)
    assert library.stranded
    library.create(played(plies=4))
    library.lessons.complete("conquestar", "first-trade")
    library.answers.note("conquestar", "level-bids", right=False)
    library.practice.note("conquestar/1", "conquestar", "later", 20.0)
    rescue.keep(played(plies=4))
    other = rescue.keep(played(plies=6))
    assert not library.retry(GAMES)
    assert library.stranded
    (home / "library.sqlite3").rmdir()
    assert library.retry(GAMES)
    assert (library.stranded, library.in_memory, library.problem) == (False, False, None)
    assert rescue.waiting() == [other]
    library.close()
    with Library.open() as again:
        assert plies(again) == [4]
        assert again.lessons.done("conquestar") == {"first-trade"}
        assert again.answers.known("conquestar") == {"level-bids": False}
        assert [one.exercise for one in again.practice.all()] == ["conquestar/1"]


def test_what_was_copied_from_the_file_is_there_once(home: Path) -> None:
    with Library.open() as library:
        for count in (2, 3):
            library.create(played(count, plies=count))
    # Where the log cannot be opened SQLite refuses to write, as in a read-only folder.
    obstacle = home / "library.sqlite3-wal"
    obstacle.mkdir()
    library = Library.open()
    (first, *_) = library.unfinished()
    library.sync(first.id, played(first.ply, plies=9))
    obstacle.rmdir()
    assert library.retry(GAMES)
    assert plies(library) == sorted([9, 5 - first.ply])
    library.close()


def test_a_file_that_fails_while_it_takes_over_changes_nothing(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_given: object) -> None:
        raise OSError(errno.ENOSPC, "no room")

    library = stranded(home)
    match_id = library.create(played(plies=4))
    (home / "library.sqlite3").rmdir()
    with monkeypatch.context() as broken:
        broken.setattr(matches, "insert", full)
        assert not library.retry(GAMES)
    assert library.stranded
    assert library.problem is not None
    assert library.problem.reason == "disk-full"
    assert library.load(match_id, GAMES).ply == 4
    assert library.retry(GAMES)
    library.close()


def test_a_library_that_is_meant_to_be_in_memory_is_not_stranded() -> None:
    with Library.temporary() as library:
        assert library.in_memory
        assert not library.stranded
        assert library.retry(GAMES)
