"""Opening a library whatever state its file is in: the application always gets one it can use."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal, NamedTuple

from hoshikan.library import checksums, schema
from hoshikan.library.database import connect, connect_reading, roll_back, writing
from hoshikan.library.files import identity, private_folder, write_atomically
from hoshikan.library.problem import TROUBLE, LibraryProblem, reason_of
from hoshikan.library.salvage import salvage

Clock = Callable[[], datetime]
_COMPANIONS: Final = ("-wal", "-shm", "-journal")
LEAST_BYTES: Final = 512
"""The smallest page that a SQLite file can consist of."""
_FORMATS: Final = (b"\1\1", b"\2\2")
"""Bytes 18 and 19 of a SQLite file: the formats for writing and reading. Damage here would only make it read-only."""


class Opened(NamedTuple):
    """A library ready for use, the file it is on (or should be), and what had to be got around."""

    connection: sqlite3.Connection
    path: Path
    problem: LibraryProblem | None = None
    in_memory: bool = False


def open_at(path: Path, clock: Clock) -> Opened:
    """A library of the present version. Never fails.

    A damaged file is put aside and what is readable of it taken over; beside a newer one an own file is used; where
    nothing can be written the library is a copy in memory.
    """
    try:
        private_folder(path.parent)
        return _open_file(path, clock)
    except TROUBLE as error:
        problem = LibraryProblem(reason_of(error, path), path, detail=str(error))
        return Opened(_copy_in_memory(path), path, problem, in_memory=True)


def _open_file(path: Path, clock: Clock) -> Opened:
    finding = examine(path)
    if finding == "newer":
        return _beside(path, clock)
    if finding == "usable":
        try:
            return Opened(_ready(path, clock()), path)
        except TROUBLE as error:
            if reason_of(error, path) != "damaged" and not _locked_by_damage(path):
                raise
    return _put_aside(path, clock())


def _locked_by_damage(path: Path) -> bool:
    # Only where the library could not be opened: closing a file drops the locks this process has on it.
    with suppress(OSError), path.open("rb") as file:
        return file.read(20)[18:] not in (b"", *_FORMATS)
    return False


def companions(path: Path) -> dict[Path, tuple[int, int]]:
    """Return the files that SQLite keeps beside a library in use, with keys that distinguish them from later ones."""
    parts = [path.with_name(path.name + suffix) for suffix in _COMPANIONS]
    return {part: known for part in parts if (known := identity(part)) is not None}


def in_memory(content: bytes = b"") -> sqlite3.Connection:
    """A library that lasts as long as its connection, empty or with the content of a library file."""
    connection = connect(None)
    try:
        if content:
            connection.deserialize(content[:18] + _FORMATS[0] + content[20:])
        with writing(connection):
            schema.build(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _copy_in_memory(path: Path) -> sqlite3.Connection:
    """Copy the library, if it can be read at all, so that its matches can at least be looked at and played on."""
    with suppress(*TROUBLE), closing(connect_reading(path)) as source:
        if _examine(source) == "usable":
            return in_memory(source.serialize())
    with suppress(*TROUBLE), TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        # Only where something can be written does SQLite read the log, or take back a change that was broken off.
        copy = _copied(path, Path(folder, path.name))
        if examine(copy) == "usable":
            with closing(connect_reading(copy)) as source:
                return in_memory(source.serialize())
    with suppress(*TROUBLE), closing(connect_reading(path, "immutable=1")) as source:
        if _examine(source) == "usable":
            return in_memory(source.serialize())
    return in_memory()


def _copied(path: Path, target: Path) -> Path:
    for suffix in _COMPANIONS:
        part = path.with_name(path.name + suffix)
        if part.is_file():
            shutil.copyfile(part, target.with_name(target.name + suffix))
    shutil.copyfile(path, target)
    return target


def examine(path: Path) -> Literal["usable", "damaged", "newer"]:
    """Classify the file without changing it; only a change that was broken off is rolled back, as SQLite does.

    Raises what is in `TROUBLE`.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "a folder is in the place of the library", str(path))
    if not path.exists():
        return "usable"
    try:
        if path.with_name(path.name + "-journal").exists():
            roll_back(path)
        size = path.stat().st_size
        if size == 0:
            return "usable"
        if size < LEAST_BYTES:
            # SQLite takes the first bytes for nothing and writes over them.
            return "damaged"
        with closing(connect_reading(path)) as connection:
            return _examine(connection)
    except TROUBLE as error:
        # The statements are sound, so what SQLite cannot make sense of is the file.
        if reason_of(error, path) == "damaged" or getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR:
            return "damaged"
        raise


def _examine(connection: sqlite3.Connection) -> Literal["usable", "damaged", "newer"]:
    # One moment of a library that others may be writing to.
    connection.execute("BEGIN")
    try:
        return _examine_moment(connection)
    finally:
        with suppress(*TROUBLE):
            connection.execute("ROLLBACK")


def _examine_moment(connection: sqlite3.Connection) -> Literal["usable", "damaged", "newer"]:
    found = schema.version(connection)
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    if mark != schema.APPLICATION_ID:
        # Another instance may be about to build the tables.
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        return "damaged" if tables or found or mark else "usable"
    if found > schema.VERSION:
        return "newer"
    if schema.described(connection) != schema.expected(found):
        return "damaged"
    faults = connection.execute("PRAGMA integrity_check(1)").fetchall()
    orphans = connection.execute("PRAGMA foreign_key_check").fetchone()
    if faults != [("ok",)] or orphans is not None:
        return "damaged"
    return "usable" if found < schema.WITH_CHECKSUMS or checksums.are_sound(connection) else "damaged"


def _ready(path: Path, now: datetime) -> sqlite3.Connection:
    """Open for writing and bring to the present version, with a copy of the older one kept beside."""
    connection = connect(path)
    try:
        with writing(connection):
            found = schema.version(connection)
            if 0 < found < schema.VERSION:
                _back_up(path, free_name(path, f"version{found}", now))
            # Writes something even with no step to take: SQLite opens a file that may only be read without a word.
            schema.build(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _back_up(path: Path, target: Path) -> None:
    with closing(connect_reading(path)) as source:
        write_atomically(target, source.serialize())


def _put_aside(path: Path, now: datetime) -> Opened:
    aside = free_name(path, "damaged", now)
    if path.exists():
        # Wherever this is broken off, file and log are together in one place.
        parts = [suffix for suffix in _COMPANIONS if path.with_name(path.name + suffix).is_file()]
        for suffix in parts:
            shutil.copyfile(path.with_name(path.name + suffix), aside.with_name(aside.name + suffix))
        path.rename(aside)
        for suffix in parts:
            path.with_name(path.name + suffix).unlink()
    connection = _ready(path, now)
    try:
        taken = salvage(aside, connection)
    except BaseException:
        connection.close()
        raise
    return Opened(connection, path, LibraryProblem("damaged", path, aside, taken.matches, doubtful=taken.doubtful))


def _beside(path: Path, clock: Clock) -> Opened:
    """The library this version keeps beside a newer one; always the same, so that its matches are there again."""
    own = path.with_name(f"{path.stem}.version{schema.VERSION}{path.suffix}")
    if examine(own) == "newer":
        return Opened(in_memory(), path, LibraryProblem("newer", path), in_memory=True)
    opened = open_at(own, clock)
    return opened._replace(problem=opened.problem or LibraryProblem("newer", path, own))


def free_name(path: Path, word: str, now: datetime) -> Path:
    """A name beside `path` that nothing has yet, such as `library.damaged-20261121-101500.sqlite3`."""
    stem = f"{path.stem}.{word}-{now:%Y%m%d-%H%M%S}"
    candidate, number = path.with_name(stem + path.suffix), 1
    while candidate.exists():
        number += 1
        candidate = path.with_name(f"{stem}-{number}{path.suffix}")
    return candidate
