"""What can still be read of a damaged library, taken over into a fresh one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from hoshikan.engine.record import FIRST_WORD
from hoshikan.library import schema
from hoshikan.library.database import connect_reading, prepare, writing

Row = tuple[Any, ...]
MOST_IN_MEMORY: Final = 500_000_000
"""Bytes; some hundred thousand matches."""


class _Table(NamedTuple):
    name: str
    key: str
    columns: str

    def query(self, match_id: int | None, direction: str) -> str:
        where = "" if match_id is None else f"WHERE match_id = {match_id}"
        return f"SELECT {self.columns} FROM {self.name} {where} ORDER BY {self.key} {direction}"  # noqa: S608 - constants and an integer


_MATCHES: Final = _Table(
    "matches", "id", "id, game, head, title, started, updated, finished, end_reason, shared, imported, deleted, ply"
)
_SEATS: Final = _Table("seats", "seat", "match_id, seat, kind, name, level, points, won")
_ACTIONS: Final = _Table("actions", "ply", "match_id, ply, action")
_THUMBNAILS: Final = _Table("thumbnails", "match_id", "match_id, png")
_LESSONS: Final = _Table("lessons", "game", "game, lesson, done")


def salvage(damaged: Path, fresh: sqlite3.Connection) -> int:
    """Copy every match whose head is readable, with its actions up to the first unreadable one, and the lessons done.

    Returns the number of matches. Whatever cannot be read is skipped: the damaged file stays for a closer look.
    Raises sqlite3.Error if `fresh` cannot be written.
    """
    for opened in (connect_reading, _with_sound_head):
        try:
            source = opened(damaged)
        except sqlite3.DatabaseError:
            continue
        with closing(source):
            taken = sum(_take(source, fresh, row) for row in _rows(source, _MATCHES))
            for row in _rows(source, _LESSONS):
                _copy(fresh, {_LESSONS: [row]})
        if taken:
            return taken
    return 0


def _with_sound_head(damaged: Path) -> sqlite3.Connection:
    """The damaged library in memory, its first page (the schema) that of a fresh one: their tables begin alike."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as template:
        schema.build(template)
        (page_size,) = template.execute("PRAGMA page_size").fetchone()
        head = bytearray(template.serialize()[:page_size])
    # Unequal change counters make SQLite take the number of pages from the length of the data.
    head[24:28] = b"\xff" * 4
    if damaged.stat().st_size > MOST_IN_MEMORY:
        raise sqlite3.DatabaseError("too large to be a library")
    source = sqlite3.connect(":memory:", isolation_level=None)
    prepare(source)
    source.deserialize(bytes(head) + damaged.read_bytes()[page_size:])
    return source


def _take(source: sqlite3.Connection, fresh: sqlite3.Connection, row: Row) -> bool:
    match_id, head = row[0], row[2]
    if not isinstance(match_id, int) or not isinstance(head, str) or not head.startswith(FIRST_WORD):
        return False
    actions = _rows(source, _ACTIONS, match_id)
    whole = [action for ply, action in enumerate(actions) if action[1] == ply]
    parts = {_MATCHES: [(*row[:-1], len(whole))], _SEATS: _rows(source, _SEATS, match_id), _ACTIONS: whole}
    return _copy(fresh, parts | {_THUMBNAILS: _rows(source, _THUMBNAILS, match_id)}) or _copy(fresh, parts)


def _copy(fresh: sqlite3.Connection, parts: dict[_Table, list[Row]]) -> bool:
    """Insert rows that belong together; False if they break a constraint of the schema."""
    try:
        with writing(fresh):
            for table, rows in parts.items():
                marks = ", ".join("?" * (table.columns.count(",") + 1))
                fresh.executemany(f"INSERT INTO {table.name} ({table.columns}) VALUES ({marks})", rows)  # noqa: S608 - constants only
    except sqlite3.IntegrityError:
        return False
    return True


def _rows(source: sqlite3.Connection, table: _Table, match_id: int | None = None) -> list[Row]:
    """The readable rows in the order of their key: from both ends up to an unreadable page between."""
    front, complete = _until_unreadable(source, table.query(match_id, "ASC"))
    if complete:
        return front
    back, _ = _until_unreadable(source, table.query(match_id, "DESC"))
    return list(dict.fromkeys([*front, *reversed(back)]))


def _until_unreadable(source: sqlite3.Connection, query: str) -> tuple[list[Row], bool]:
    rows: list[Row] = []
    try:
        rows.extend(source.execute(query))
    except sqlite3.DatabaseError:
        return rows, False
    return rows, True
