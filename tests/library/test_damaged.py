"""No file whatsoever brings the library down, and none is changed by trying."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from hoshikan.engine import RecordError, record
from hoshikan.games import GAMES
from hoshikan.library import Library
from hoshikan.library.help import Help
from tests.engine.variants import THOROUGH
from tests.library import damage
from tests.library.play import STAKES, Clock, played, started

RECORDS = dict(damage.records(record.write(played(plies=12)).encode()))
MATCHES = 6
"""Matches in the library that is damaged."""
HELP = Help(undos=2, hints=1)
"""The help in the last of them."""
SHARES = 4
"""Tests that the damaged libraries are shared among, so that several processor cores have work."""


@cache
def _library_bytes(*, unclosed: bool = False) -> tuple[bytes, bytes]:
    """A library file and its write-ahead log; `unclosed` as if the program had been killed."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "library.sqlite3")
        with Library.open(path, Clock()) as library:
            for seed in range(MATCHES):
                match = played(seed)
                match_id = library.create(match, rated=STAKES if seed == 1 else ())
                library.set_thumbnail(match_id, zlib.compress(bytes(range(256)) * seed) * 40)
                if seed % 2:
                    library.finish(match_id, match.state.points(), match.state.winners(), match.state.end_reason())
            library.lessons.complete("conquestar", "first-trade")
            library.answers.note("conquestar", "level-bids", right=False)
            library.practice.note("conquestar/1", "conquestar", "later", 20.0)
            library.drafts.keep("conquestar", "a position")
            library.notes.keep("face", "Aki", "fox")
            library.help.keep(match_id, HELP)
            if unclosed:
                return path.read_bytes(), path.with_name(path.name + "-wal").read_bytes()
        return path.read_bytes(), b""


LIBRARIES = dict(damage.libraries(_library_bytes()[0], 4096))
TRIED = [
    one for number, one in enumerate(LIBRARIES.items()) if THOROUGH or number < len(damage.FOREIGN) or number % 3 == 0
]
"""Files that are no libraries, and every third damaged one; all of them where there is time."""
LOGS = dict(damage.flips(_library_bytes(unclosed=True)[1], 40, "log"))


@pytest.fixture(scope="module")
def library() -> Iterator[Library]:
    with Library.temporary() as opened:
        yield opened


def test_there_are_enough_variants() -> None:
    assert len(RECORDS) >= 250
    assert len(LIBRARIES) >= 250


def test_any_record_is_a_match_or_a_typed_error(library: Library, tmp_path: Path, subtests: pytest.Subtests) -> None:
    for name, data in RECORDS.items():
        with subtests.test(name):
            check_record(library, damage.write(folder(tmp_path, name), "some.hoshikan", data), data)


def folder(tmp_path: Path, name: str) -> Path:
    """A folder of its own for one damaged file."""
    made = tmp_path / sha256(name.encode()).hexdigest()[:12]
    made.mkdir()
    return made


def check_record(library: Library, path: Path, data: bytes) -> None:
    before = _count(library)
    result = _import(library, path)
    if isinstance(result, RecordError):
        assert 0 <= result.line <= data.count(b"\n") + 1
        assert result.reason
        assert len(str(result)) < 500
        assert _count(library) == before
    else:
        match = library.load(result[0], GAMES)
        assert record.read(record.write(match), GAMES).actions == match.actions
    assert path.read_bytes() == data


@pytest.mark.parametrize("share", range(SHARES))
def test_any_library_file_opens_and_stays_as_it_was(tmp_path: Path, subtests: pytest.Subtests, share: int) -> None:
    for name, data in TRIED[share::SHARES]:
        with subtests.test(name):
            check_library(damage.write(folder(tmp_path, name), "library.sqlite3", data), data)


def check_library(path: Path, data: bytes) -> None:
    with Library.open(path, Clock()) as library:
        problem = library.problem
        _check_usable(library)
    if problem is None:
        return
    assert problem.reason in {"damaged", "newer"}
    kept = problem.aside if problem.reason == "damaged" else path
    assert kept is not None
    assert kept.read_bytes() == data
    with Library.open(path, Clock()) as library:
        assert library.problem is None or library.problem.reason == "newer"
        assert _count(library) == problem.salvaged + 1


def test_any_log_of_a_killed_program_opens(tmp_path: Path, subtests: pytest.Subtests) -> None:
    for name, log in LOGS.items():
        with subtests.test(name):
            own = folder(tmp_path, name)
            path = damage.write(own, "library.sqlite3", _library_bytes(unclosed=True)[0])
            damage.write(own, "library.sqlite3-wal", log)
            with Library.open(path, Clock()) as library:
                assert library.problem is None or library.problem.reason == "damaged"
                _check_usable(library)


INTERIOR_PAGE = 5
"""First byte of a page of a table's tree that has no rows; bytes 8 to 11 name the page that follows all others."""


@pytest.mark.parametrize(
    "table",
    [
        "head of the file",
        "actions",
        "thumbnails",
        "seats",
        "lessons",
        "questions",
        "practice",
        "reviews",
        "rated",
        "drafts",
        "notes",
        "help",
    ],
)
def test_what_the_damage_left_is_taken_over(tmp_path: Path, table: str) -> None:
    data, page = bytearray(_library_bytes()[0]), 4096
    path = damage.write(tmp_path, "library.sqlite3", bytes(data))
    last = 0 if table == "head of the file" else _last_page(path, table)
    data[last * page : last * page + page] = b"\xa5" * page
    path.write_bytes(data)
    with Library.open(path, Clock()) as library:
        assert library.problem is not None
        assert (library.problem.reason, library.problem.salvaged) == ("damaged", MATCHES)
        assert library.answers.known("conquestar") == ({} if table == "questions" else {"level-bids": False})
        assert len(library.practice.all()) == (table != "practice")
        assert len(library.ratings.finished()) == (table != "rated")
        assert (library.drafts.of("conquestar") is None) == (table == "drafts")
        assert (library.notes.value("face", "Aki") is None) == (table == "notes")
        assert library.help.of(MATCHES) == (Help() if table == "help" else HELP)
        for summary in library.unfinished():
            library.load(summary.id, GAMES)
        # Loading has noted the results of those whose actions are all there.
        assert len(library.finished()) >= (1 if table == "actions" else MATCHES)
        assert all(any(summary.points) for summary in library.finished())
        assert all(len(summary.seats) == 2 for summary in (*library.unfinished(), *library.finished()))


def _check_usable(library: Library) -> None:
    """All lists can be read, every match loads or says why not, and a new one is kept."""
    assert not library.in_memory
    for summary in (*library.unfinished(), *library.finished()):
        with suppress(RecordError):
            assert library.load(summary.id, GAMES).ply == summary.ply
        library.thumbnail(summary.id)
    library.statistics()
    library.lessons.done("conquestar")
    library.answers.known("conquestar")
    library.practice.all()
    library.notes.all("face")
    library.help.of(MATCHES)
    library.ratings.finished()
    match = played(plies=3)
    match_id = library.create(started())
    for ply, action in enumerate(match.actions):
        library.append(match_id, ply, str(action))
    assert library.load(match_id, GAMES).actions == match.actions


def _import(library: Library, path: Path) -> tuple[int, ...] | RecordError:
    try:
        return library.import_file(path, GAMES)
    except RecordError as error:
        return error


def _count(library: Library) -> int:
    return len(library.unfinished()) + len(library.finished())


def _last_page(path: Path, table: str) -> int:
    """The number (from 0) of the page with the last rows of a table, by SQLite's file format."""
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE type = 'table' AND name = ?"
        number = int(connection.execute(query, (table,)).fetchone()[0])
        size = int(connection.execute("PRAGMA page_size").fetchone()[0])
    data = path.read_bytes()
    while data[(start := (number - 1) * size)] == INTERIOR_PAGE:
        number = int.from_bytes(data[start + 8 : start + 12])
    return number - 1
