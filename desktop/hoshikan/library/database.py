"""One connection to a library file and its transactions."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import quote

BUSY_SECONDS: Final = 3.0
"""Seconds that a write waits for another instance before it is reported as locked."""
MEMORY: Final = ":memory:"


def connect(path: Path | None) -> sqlite3.Connection:
    """A connection for reading and writing; None is a library in memory. Raises sqlite3.Error.

    It may be handed from the thread that opens it to another one; two never use it at a time.
    """
    target = MEMORY if path is None else str(path)
    connection = sqlite3.connect(target, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    try:
        prepare(connection)
        # Write-ahead logging lets a second instance read while one writes; FULL makes "committed" mean "on the disk".
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
    except BaseException:
        connection.close()
        raise
    return connection


def connect_reading(path: Path, how: str = "mode=ro") -> sqlite3.Connection:
    """A connection that never writes to the file, not even to tidy up after a crash. Raises sqlite3.Error.

    `how` "immutable=1" needs no companion files and so reads where nothing can be written, without the log's contents.
    """
    connection = sqlite3.connect(_uri(path, how), uri=True, timeout=BUSY_SECONDS, isolation_level=None)
    try:
        prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def roll_back(path: Path) -> None:
    """Roll back the change that was broken off, by the rollback journal beside `path`. Raises sqlite3.Error."""
    with closing(sqlite3.connect(_uri(path, "mode=rw"), uri=True, timeout=BUSY_SECONDS, isolation_level=None)) as file:
        file.execute("SELECT count(*) FROM sqlite_master").fetchone()


def _uri(path: Path, how: str) -> str:
    # Not `as_uri`: SQLite wants the server of a network path among the slashes.
    name = quote(os.fsencode("/" + path.absolute().as_posix().removeprefix("/")), safe="/:")
    return f"file://{name}?{how}"


@contextmanager
def writing(connection: sqlite3.Connection) -> Iterator[None]:
    """One write transaction: all of it is on the disk when the block ends, or none of it. Within another one it is a
    part of that."""
    if connection.in_transaction:
        yield
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # After some errors (a full disk) SQLite has rolled back by itself and says so here.
        with suppress(sqlite3.Error, UnicodeError):
            connection.execute("ROLLBACK")
        raise


def prepare(connection: sqlite3.Connection) -> None:
    """The settings every connection to a library has."""
    # A damaged byte in a text shows as a replacement character instead of failing a whole list.
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
