"""The whole library as one file: nothing is lost on the way to another computer, and nothing comes twice."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from hoshikan.games import GAMES
from hoshikan.library import Library, LibraryProblem
from tests.library.play import Clock, played


@pytest.fixture
def library() -> Iterator[Library]:
    with Library.temporary(Clock()) as made:
        yield made


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path / "there" / "library.sqlite3", Clock()) as made:
        yield made


def fill(library: Library) -> int:
    """A finished match with all that can be kept of one, and one under way; returns the id of the first."""
    match = played()
    match_id = library.create(match, "The evening")
    library.finish(match_id, match.state.points(), match.state.winners(), match.state.end_reason())
    library.set_thumbnail(match_id, b"picture")
    library.create(played(8, plies=5))
    library.reviews.keep(match, "review")
    library.lessons.complete("conquestar", "trade")
    return match_id


def kept(library: Library) -> list[object]:
    """All that can be seen of the matches, without their ids."""
    found: list[object] = []
    for one in sorted(library.listed(), key=lambda one: one.id):
        summary, match = library.summary(one.id), library.load(one.id, GAMES)
        found.append(
            (
                *(summary.title, summary.started, summary.finished, summary.points, summary.winners),
                *(match.header, [str(action) for action in match.actions], library.thumbnail(one.id)),
                library.reviews.of(match),
            )
        )
    return found


def test_all_of_it_arrives_in_an_empty_library(library: Library, other: Library, tmp_path: Path) -> None:
    fill(library)
    library.back_up(tmp_path / "backup.hoshikan-library")
    assert other.bring_in(tmp_path / "backup.hoshikan-library", GAMES) == (2, 0)
    assert kept(other) == kept(library)
    assert other.lessons.done("conquestar") == library.lessons.done("conquestar") != frozenset()


def test_a_second_time_adds_nothing(library: Library, other: Library, tmp_path: Path) -> None:
    fill(library)
    library.back_up(tmp_path / "backup")
    other.bring_in(tmp_path / "backup", GAMES)
    before = kept(other)
    assert other.bring_in(tmp_path / "backup", GAMES) == (0, 0)
    assert library.bring_in(tmp_path / "backup", GAMES) == (0, 0)
    assert kept(other) == before == kept(library)


def test_what_was_there_stays_and_what_went_on_goes_on(library: Library, other: Library, tmp_path: Path) -> None:
    own = other.create(played(9, plies=4), "Mine")
    begun = other.create(played(8, plies=2), "Begun here")
    fill(library)
    library.back_up(tmp_path / "backup")
    assert other.bring_in(tmp_path / "backup", GAMES).new == 1
    assert other.summary(own).title == "Mine"
    assert (other.summary(begun).title, other.summary(begun).ply) == ("Begun here", 5)
    assert len(other.listed()) == 3


def test_a_deleted_match_comes_back_with_the_backup(library: Library, tmp_path: Path) -> None:
    match_id = fill(library)
    library.back_up(tmp_path / "backup")
    before = kept(library)
    library.delete(match_id)
    assert library.bring_in(tmp_path / "backup", GAMES).new == 1
    assert sorted(map(str, kept(library))) == sorted(map(str, before))


def newer(content: bytes, path: Path) -> bytes:
    path.write_bytes(content)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    return path.read_bytes()


@pytest.mark.parametrize("fault", ["empty", "text", "cut", "overwritten", "newer", "missing"])
def test_a_bad_file_is_refused_and_changes_nothing(
    library: Library, other: Library, tmp_path: Path, fault: str
) -> None:
    fill(library)
    path = tmp_path / "backup"
    library.back_up(path)
    content = path.read_bytes()
    damaged = {
        "empty": b"",
        "text": b"not a library",
        "cut": content[: len(content) // 2],
        "overwritten": content[:8192] + bytes(len(content) - 8192),
        "newer": newer(content, tmp_path / "newer"),
    }
    if fault == "missing":
        path.unlink()
    else:
        path.write_bytes(damaged[fault])
    other.create(played(9, plies=4))
    before = kept(other)
    with pytest.raises(LibraryProblem) as raised:
        other.bring_in(path, GAMES)
    reasons = {"newer": "newer-library", "missing": "no-such-file"}
    assert (raised.value.reason, raised.value.path) == (reasons.get(fault, "not-a-library"), path)
    assert kept(other) == before


def test_trouble_on_the_way_leaves_nothing_half_done(
    library: Library, other: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(library)
    library.back_up(tmp_path / "backup")

    def fail(*_arguments: object) -> None:
        raise LibraryProblem("disk-full", tmp_path)

    with monkeypatch.context() as patch:
        patch.setattr("hoshikan.library.notes.Notes.hand_over", fail)
        with pytest.raises(LibraryProblem):
            other.bring_in(tmp_path / "backup", GAMES)
    assert other.listed() == []
    assert other.lessons.done("conquestar") == frozenset()
    assert other.bring_in(tmp_path / "backup", GAMES) == (2, 0)
    assert kept(other) == kept(library)


def test_a_file_that_cannot_be_written_leaves_the_one_before(library: Library, tmp_path: Path) -> None:
    fill(library)
    with pytest.raises(LibraryProblem):
        library.back_up(tmp_path / "no such folder" / "backup")
    assert list(tmp_path.glob("*.tmp")) == []
