"""The tables of a library, as the ordered steps that lead from an empty file to the present version."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Final

from hoshikan.library import checksums

APPLICATION_ID: Final = 0x484F5348
"""Marks a SQLite file as a library of this application ("HOSH")."""

_MATCHES: Final = """
CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    head TEXT NOT NULL,
    title TEXT NOT NULL DEFAULT '',
    started INTEGER NOT NULL CHECK (started BETWEEN 0 AND 253402300799999),
    updated INTEGER NOT NULL CHECK (updated BETWEEN 0 AND 253402300799999),
    ply INTEGER NOT NULL CHECK (ply >= 0),
    finished INTEGER CHECK (finished BETWEEN 0 AND 253402300799999),
    end_reason TEXT NOT NULL DEFAULT '',
    shared INTEGER NOT NULL DEFAULT 0 CHECK (shared IN (0, 1)),
    imported INTEGER NOT NULL DEFAULT 0 CHECK (imported IN (0, 1)),
    deleted INTEGER CHECK (deleted BETWEEN 0 AND 253402300799999)
) STRICT;
CREATE TABLE seats (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    level TEXT NOT NULL,
    points INTEGER,
    won INTEGER CHECK (won IN (0, 1)),
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE actions (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL CHECK (ply >= 0),
    action TEXT NOT NULL,
    PRIMARY KEY (match_id, ply)
) STRICT, WITHOUT ROWID;
CREATE TABLE lessons (
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    done INTEGER NOT NULL CHECK (done BETWEEN 0 AND 253402300799999),
    PRIMARY KEY (game, lesson)
) STRICT, WITHOUT ROWID;
"""

_THUMBNAILS: Final = """
CREATE TABLE thumbnails (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    png BLOB NOT NULL
) STRICT;
CREATE INDEX matches_by_time ON matches (finished IS NULL, updated, id);
"""

_CHECKSUMS: Final = """
ALTER TABLE matches ADD COLUMN checksum INTEGER;
ALTER TABLE actions ADD COLUMN checksum INTEGER;
"""

_QUESTIONS: Final = """
CREATE TABLE questions (
    game TEXT NOT NULL,
    question TEXT NOT NULL,
    asked INTEGER NOT NULL CHECK (asked > 0),
    missed INTEGER NOT NULL CHECK (missed BETWEEN 0 AND asked),
    known INTEGER NOT NULL CHECK (known IN (0, 1)),
    answered INTEGER NOT NULL CHECK (answered BETWEEN 0 AND 253402300799999),
    PRIMARY KEY (game, question)
) STRICT, WITHOUT ROWID;
"""

_PRACTICE: Final = """
CREATE TABLE practice (
    exercise TEXT NOT NULL,
    answered INTEGER NOT NULL CHECK (answered BETWEEN 0 AND 253402300799999),
    game TEXT NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('first', 'later', 'shown')),
    rating REAL,
    PRIMARY KEY (exercise, answered)
) STRICT, WITHOUT ROWID;
"""

_REVIEWS: Final = """
CREATE TABLE reviews (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL CHECK (ply >= 0),
    made INTEGER NOT NULL CHECK (made BETWEEN 0 AND 253402300799999),
    content TEXT NOT NULL
) STRICT;
"""

_RATED: Final = """
CREATE TABLE rated (
    deal TEXT NOT NULL PRIMARY KEY,
    match_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    seats TEXT NOT NULL,
    helped INTEGER NOT NULL CHECK (helped IN (0, 1)),
    finished INTEGER CHECK (finished BETWEEN 0 AND 253402300799999),
    result TEXT NOT NULL
) STRICT, WITHOUT ROWID;
"""

_DRAFTS: Final = """
CREATE TABLE drafts (
    game TEXT NOT NULL PRIMARY KEY,
    changed INTEGER NOT NULL CHECK (changed BETWEEN 0 AND 253402300799999),
    record TEXT NOT NULL
) STRICT, WITHOUT ROWID;
"""

_NOTES: Final = """
CREATE TABLE notes (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    changed INTEGER NOT NULL CHECK (changed BETWEEN 0 AND 253402300799999),
    value TEXT NOT NULL,
    PRIMARY KEY (kind, key)
) STRICT;
CREATE TABLE help (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    undos INTEGER NOT NULL CHECK (undos >= 0),
    over_dice INTEGER NOT NULL CHECK (over_dice >= 0),
    over_others INTEGER NOT NULL CHECK (over_others >= 0),
    hints INTEGER NOT NULL CHECK (hints >= 0),
    questions INTEGER NOT NULL CHECK (questions >= 0)
) STRICT;
"""

STEPS: Final[tuple[str, ...]] = (
    _MATCHES,
    _THUMBNAILS,
    _CHECKSUMS,
    _QUESTIONS,
    _PRACTICE,
    _REVIEWS,
    _RATED,
    _DRAFTS,
    _NOTES,
)
"""Step n leads from version n to n + 1. A released step is never edited: a change is a new step."""
VERSION: Final = len(STEPS)
WITH_CHECKSUMS: Final = 3
"""The first version that has them."""


def version(connection: sqlite3.Connection) -> int:
    """The schema version of an open library; 0 for an empty file."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    return int(found)


def build(connection: sqlite3.Connection, upto: int = VERSION) -> None:
    """Take the missing steps. The caller holds the write transaction, so all of them happen or none."""
    for step in range(version(connection), upto):
        for statement in filter(str.strip, STEPS[step].split(";")):
            connection.execute(statement)
        if step + 1 == WITH_CHECKSUMS:
            checksums.seal_all(connection)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {upto}")


def described(connection: sqlite3.Connection) -> set[tuple[str, ...]]:
    """Kind, names and definition of everything in the schema, to compare with `expected`.

    What SQLite made for itself included: with `sqlite_sequence` under another name it reads, but cannot write.
    """
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master")
    return {tuple(map(str, row)) for row in rows.fetchall()}


def expected(upto: int) -> set[tuple[str, ...]]:
    """Return the value of `described` for an intact library of version `upto`."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        build(connection, upto)
        return described(connection)
