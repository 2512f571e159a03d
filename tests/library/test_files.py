"""Files are replaced whole or not at all."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hoshikan.games import GAMES
from hoshikan.library import Library, LibraryProblem, write_atomically
from tests.library.play import played

SMALL_DISK = 200
"""Bytes."""


@contextmanager
def full_disk() -> Iterator[None]:
    """Files cannot grow beyond a few bytes; the system then refuses as on a full disk. This goes for the test run's own
    output too, so it must not last longer than the writing that is tested."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL_DISK, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_new_file_and_a_replaced_one(tmp_path: Path) -> None:
    path = tmp_path / "夜.hoshikan"
    write_atomically(path, b"one")
    path.chmod(0o600)
    write_atomically(path, b"two")
    assert path.read_bytes() == b"two"
    assert os.name == "nt" or path.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    link = tmp_path / "link.hoshikan"
    link.symlink_to(tmp_path / "far" / "real.hoshikan")
    write_atomically(link, b"through the link")
    assert link.is_symlink()
    assert (tmp_path / "far" / "real.hoshikan").read_bytes() == b"through the link"


@pytest.mark.skipif(os.name == "nt", reason="the size of files cannot be limited there")
def test_on_a_full_disk_the_old_file_stays(tmp_path: Path) -> None:
    path = tmp_path / "evening.hoshikan"
    path.write_bytes(b"the old record")
    with Library.temporary() as library:
        match_id = library.create(played(plies=5))
        with pytest.raises(LibraryProblem) as caught, full_disk():
            library.export_file(match_id, path)
    assert (caught.value.reason, caught.value.path) == ("disk-full", path)
    assert path.read_bytes() == b"the old record"
    assert list(tmp_path.iterdir()) == [path]


def test_when_flushing_fails_the_old_file_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: int) -> None:
        raise OSError(errno.ENOSPC, "no space left")

    path = tmp_path / "evening.hoshikan"
    path.write_bytes(b"the old record")
    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(OSError, match="no space left"):
        write_atomically(path, b"the new record")
    assert path.read_bytes() == b"the old record"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_a_typed_problem(tmp_path: Path) -> None:
    with Library.temporary() as library:
        match_id = library.create(played(plies=5))
        with pytest.raises(LibraryProblem) as caught:
            library.export_file(match_id, tmp_path / "nowhere" / "a.hoshikan")
    assert caught.value.reason == "no-such-file"


@pytest.mark.skipif(os.name == "nt", reason="the size of files cannot be limited there")
def test_a_limit_on_files_is_reported_as_a_full_disk_and_the_library_comes_back(tmp_path: Path) -> None:
    match = played(plies=6)
    with Library.open(tmp_path / "library.sqlite3") as library:
        match_id = library.create(played(plies=5))
        with pytest.raises(LibraryProblem) as caught, full_disk():
            library.append(match_id, 5, str(match.actions[5]))
        assert caught.value.reason == "disk-full"
        library.sync(match_id, match)
        assert library.load(match_id, GAMES).actions == match.actions


def test_a_file_that_may_not_be_written_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows: a file that is read-only is neither replaced nor deleted."""
    path = tmp_path / "a.hoshikan"
    path.write_bytes(b"one")
    path.chmod(0o444)
    replace, unlink = Path.replace, Path.unlink

    def checked_replace(source: Path, target: Path) -> Path:
        if not target.stat().st_mode & 0o200:
            raise PermissionError(errno.EACCES, "read-only")
        return replace(source, target)

    def checked_unlink(file: Path, missing_ok: bool = False) -> None:
        if not file.stat().st_mode & 0o200:
            raise PermissionError(errno.EACCES, "read-only")
        unlink(file, missing_ok)

    monkeypatch.setattr(Path, "replace", checked_replace)
    monkeypatch.setattr(Path, "unlink", checked_unlink)
    with pytest.raises(PermissionError):
        write_atomically(path, b"two")
    assert path.read_bytes() == b"one"
    assert [file.name for file in tmp_path.iterdir()] == ["a.hoshikan"]
    path.chmod(0o600)
