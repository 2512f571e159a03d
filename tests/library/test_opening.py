"""Opening a library that is older, newer, locked, or where nothing can be written."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

import pytest

from hoshikan.games import GAMES
from hoshikan.library import Library, LibraryProblem, database, problem, schema
from tests.library.play import Clock, played

VERSION_1 = Path(__file__).with_name("version1.sql")
"""A library of version 1 as the first step of the schema made it: a match in progress, a finished one, a lesson."""
NOBODY = 65534
"""A user without rights of its own."""
needs_modes = pytest.mark.skipif(os.name == "nt", reason="the modes of folders bind nobody there")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite3"


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.0)


@pytest.fixture
def old(path: Path) -> bytes:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("PRAGMA journal_mode = WAL;" + VERSION_1.read_text("utf-8"))
    return path.read_bytes()


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        (found,) = connection.execute("PRAGMA user_version").fetchone()
    return int(found)


def test_an_older_library_is_brought_up_to_date(path: Path, old: bytes) -> None:
    with Library.open(path, Clock()) as library:
        assert library.problem is None
        (going,), (over,) = library.unfinished(), library.finished()
        assert (going.title, going.ply) == ("An evening", 6)
        assert library.load(going.id, GAMES).actions == played(3, 6).actions
        assert over.points == tuple(played(4).state.points())
        assert library.lessons.done("conquestar") == {"first-trade"}
        library.set_thumbnail(going.id, b"\x89PNG")
        assert library.thumbnail(going.id) == b"\x89PNG"
    assert version(path) == schema.VERSION


def test_answers_are_kept_in_a_library_from_before_there_were_questions(path: Path) -> None:
    before = next(number for number, step in enumerate(schema.STEPS) if "TABLE questions" in step)
    with closing(database.connect(path)) as connection, database.writing(connection):
        schema.build(connection, before)
        connection.execute("INSERT INTO lessons VALUES ('conquestar', 'first-trade', 5)")
    with Library.open(path, Clock()) as library:
        assert library.problem is None
        assert library.lessons.done("conquestar") == {"first-trade"}
        assert library.answers.known("conquestar") == {}
        library.answers.note("conquestar", "level-bids", right=True)
    with Library.open(path, Clock()) as library:
        assert library.answers.known("conquestar") == {"level-bids": True}


def test_the_older_library_is_kept_beside(path: Path, old: bytes) -> None:
    Library.open(path, Clock()).close()
    (backup,) = path.parent.glob("library.version1-*.sqlite3")
    assert version(backup) == 1
    with closing(sqlite3.connect(backup)) as connection:
        assert connection.execute("SELECT count(*) FROM matches").fetchone() == (2,)
    Library.open(path, Clock()).close()
    assert len(list(path.parent.glob("library.version1-*"))) == 1


def break_off(patch: pytest.MonkeyPatch, error: sqlite3.Error) -> None:
    """Let migrations die half-way; the tables of a fresh library are built all right."""
    build = schema.build

    def half(connection: sqlite3.Connection, upto: int = schema.VERSION) -> None:
        found = schema.version(connection)
        build(connection, upto)
        if found:
            raise error

    patch.setattr(schema, "build", half)


def test_a_migration_that_fails_leaves_the_old_library(path: Path, old: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        break_off(patch, sqlite3.OperationalError("no more memory"))
        with Library.open(path, Clock()) as library:
            assert library.in_memory
            assert library.problem is not None
    assert version(path) == 1
    with Library.open(path, Clock()) as library:
        assert library.problem is None
        assert len(library.unfinished()) == 1


def test_damage_found_late_puts_the_file_aside(path: Path, old: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        break_off(patch, sqlite3.DatabaseError("malformed"))
        with Library.open(path, Clock()) as library:
            assert library.problem is not None
            assert (library.problem.reason, library.problem.salvaged) == ("damaged", 2)
            assert not library.in_memory
            assert len(library.unfinished()) == 1


def test_beside_a_newer_library_an_own_one_is_used_and_found_again(path: Path) -> None:
    with Library.open(path) as library:
        library.create(played(plies=2), "written by the newer program")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 77")
    newer = path.read_bytes()
    with Library.open(path) as library:
        assert library.problem is not None
        assert (library.problem.reason, library.problem.aside) == ("newer", library.path)
        assert library.unfinished() == ()
        library.create(played(plies=2), "written by this one")
    with Library.open(path) as library:
        assert [summary.title for summary in library.unfinished()] == ["written by this one"]
    assert path.read_bytes() == newer


def test_two_damaged_files_in_one_second_are_both_kept(path: Path) -> None:
    clock = Clock()
    moment = clock.now
    for word in (b"first", b"second"):
        clock.now = moment
        path.write_bytes(word)
        Library.open(path, clock).close()
    kept = sorted(other.read_bytes() for other in path.parent.glob("library.damaged-*.sqlite3"))
    assert kept == [b"first", b"second"]


def test_the_database_of_another_program_is_put_aside(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.commit()
    foreign = path.read_bytes()
    with Library.open(path) as library:
        assert library.problem is not None
        assert library.problem.aside is not None
        assert library.problem.aside.read_bytes() == foreign


def check_goes_on_in_memory(library: Library, reason: str) -> None:
    assert library.in_memory
    assert library.problem is not None
    assert library.problem.reason == reason
    match = played(plies=4)
    match_id = library.create(match)
    assert library.load(match_id, GAMES).actions == match.actions


def test_without_a_folder_the_library_is_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with Library.open(tmp_path / "file" / "library.sqlite3") as library:
        check_goes_on_in_memory(library, "read-only")


def test_a_folder_in_the_place_of_the_file(path: Path) -> None:
    path.mkdir()
    with Library.open(path) as library:
        check_goes_on_in_memory(library, "is-folder")
    assert path.is_dir()


def test_what_can_only_be_read_is_copied(path: Path) -> None:
    with Library.open(path) as library:
        match_id = library.create(played(plies=4))
    before = path.read_bytes()
    # Where the log cannot be opened SQLite refuses to write and to read, as in a read-only folder.
    path.with_name(path.name + "-wal").mkdir()
    with Library.open(path) as library:
        check_goes_on_in_memory(library, "read-only")
        assert library.load(match_id, GAMES).actions == played(plies=4).actions
    assert path.read_bytes() == before


def test_a_path_with_signs_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / ("50% #1 夜" if os.name == "nt" else "50% #1 ? 夜") / "library.sqlite3"
    for plies in (1, 2):
        with Library.open(path) as library:
            assert library.problem is None
            library.create(played(plies=plies))
    with Library.open(path) as library:
        assert [summary.ply for summary in library.unfinished()] == [2, 1]


@pytest.fixture
def bound() -> Iterator[Path]:
    """A folder of a user whom its mode binds. The superuser, who may write everywhere, is another user meanwhile."""
    if os.name == "nt":
        pytest.skip("modes bind nobody on Windows")
    played(plies=4)  # for its imports and reads: the other user may not be allowed to
    caller = os.geteuid()
    owner = caller or NOBODY
    with TemporaryDirectory() as name:
        folder = Path(name)
        os.chown(folder, owner, -1)
        os.seteuid(owner)
        yield folder
        os.seteuid(caller)
        folder.chmod(0o700)


@needs_modes
def test_a_read_only_folder(bound: Path) -> None:
    bound.chmod(0o500)
    with Library.open(bound / "library.sqlite3") as library:
        check_goes_on_in_memory(library, "read-only")


@needs_modes
@pytest.mark.parametrize(("folder", "file"), [(0o500, 0o600), (0o500, 0o400), (0o700, 0o400)])
def test_a_library_that_may_only_be_read(bound: Path, folder: int, file: int) -> None:
    path = bound / "library.sqlite3"
    with Library.open(path) as library:
        match_id = library.create(played(plies=4))
    path.chmod(file)
    bound.chmod(folder)
    with Library.open(path) as library:
        check_goes_on_in_memory(library, "read-only")
        assert library.load(match_id, GAMES).actions == played(plies=4).actions


@pytest.mark.usefixtures("impatient")
def test_a_library_locked_by_another_program(path: Path) -> None:
    with Library.open(path) as library:
        library.create(played(plies=1))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with Library.open(path) as library:
            check_goes_on_in_memory(library, "locked")
    with Library.open(path) as library:
        assert len(library.unfinished()) == 1


@pytest.mark.usefixtures("impatient")
def test_a_write_that_another_program_blocks_is_caught_up(path: Path) -> None:
    match = played(plies=3)
    with Library.open(path) as library, closing(sqlite3.connect(path, isolation_level=None)) as other:
        match_id = library.create(played(plies=0))
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LibraryProblem) as caught:
            library.append(match_id, 0, str(match.actions[0]))
        assert caught.value.reason == "locked"
        assert library.summary(match_id).ply == 0
        other.execute("ROLLBACK")
        library.sync(match_id, match)
        assert library.load(match_id, GAMES).actions == match.actions


def test_a_full_disk_is_reported_and_loses_nothing(path: Path) -> None:
    match = played(plies=30)
    with Library.open(path) as library:
        match_id = library.create(match)
        (pages,) = library._connection.execute("PRAGMA page_count").fetchone()
        library._connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(LibraryProblem) as caught:
            library.set_thumbnail(match_id, bytes(100_000))
        assert caught.value.reason == "disk-full"
        assert library.load(match_id, GAMES).actions == match.actions
        library._connection.execute("PRAGMA max_page_count = 1000000")
        library.set_thumbnail(match_id, b"\x89PNG")
    with Library.open(path) as library:
        assert library.problem is None
        assert library.thumbnail(match_id) == b"\x89PNG"


@pytest.mark.parametrize(("free", "reason"), [(0, "disk-full"), (10**9, "disk-error")])
def test_no_room_for_the_log_is_a_full_disk(
    path: Path, monkeypatch: pytest.MonkeyPatch, free: int, reason: str
) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    monkeypatch.setattr(problem, "disk_usage", lambda _folder: SimpleNamespace(free=free))
    with pytest.raises(LibraryProblem) as caught, problem.reported(path):
        raise error
    assert caught.value.reason == reason
