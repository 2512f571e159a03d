"""What can still be read of a damaged library, taken over into a fresh one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from hoshikan.engine.match import Seat
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
        return f"SELECT {self.columns} FROM {self.name} {where} ORDER BY {self.key} {direction}"  # noqa: S608  # constants and an integer


_MATCHES: Final = _Table(
    "matches", "id", "id, game, head, title, started, updated, end_reason, shared, imported, deleted, finished, ply"
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
        sound = template.serialize()
    head = bytearray(sound[:page_size])
    # Unequal change counters make SQLite take the number of pages from the length of the data.
    head[24:28] = b"\xff" * 4
    if damaged.stat().st_size > MOST_IN_MEMORY:
        raise sqlite3.DatabaseError("too large to be a library")
    # A schema that names pages behind the end is refused as a whole, so a file cut off there is filled up.
    content = (bytes(head) + damaged.read_bytes()[page_size:]).ljust(len(sound), b"\0")
    source = sqlite3.connect(":memory:", isolation_level=None)
    try:
        prepare(source)
        source.deserialize(content)
    except sqlite3.Error:
        source.close()
        raise
    return source


def _take(source: sqlite3.Connection, fresh: sqlite3.Connection, row: Row) -> bool:
    match_id, head = row[0], row[2]
    if not isinstance(match_id, int) or not isinstance(head, str) or not head.startswith(FIRST_WORD):
        return False
    actions = _rows(source, _ACTIONS, match_id)
    whole = [action for ply, action in enumerate(actions) if action[1] == ply]
    seats = _rows(source, _SEATS, match_id)
    if not seats:
        # The result is lost with them; loading a match that is over notes it anew.
        seats, row = _seats_in(match_id, head), (*row[:-2], None, row[-1])
    parts = {_MATCHES: [(*row[:-1], len(whole))], _SEATS: seats, _ACTIONS: whole}
    return _copy(fresh, parts | {_THUMBNAILS: _rows(source, _THUMBNAILS, match_id)}) or _copy(fresh, parts)


def _seats_in(match_id: int, head: str) -> list[Row]:
    """The seats as the record names them, where their own rows are lost; without points."""
    lines = [line.removeprefix("seat ") for line in head.split("\n") if line.startswith("seat ")]
    try:
        seats = [msgspec.json.decode(line, type=Seat) for line in lines]
    except msgspec.DecodeError:
        return []
    return [(match_id, number, seat.kind, seat.name, seat.level, None, None) for number, seat in enumerate(seats)]


def _copy(fresh: sqlite3.Connection, parts: dict[_Table, list[Row]]) -> bool:
    """Insert rows that belong together; False if they break a constraint of the schema."""
    try:
        with writing(fresh):
            for table, rows in parts.items():
                marks = ", ".join("?" * (table.columns.count(",") + 1))
                fresh.executemany(f"INSERT INTO {table.name} ({table.columns}) VALUES ({marks})", rows)  # noqa: S608  # constants only
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
