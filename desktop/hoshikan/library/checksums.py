"""Checksums of stored matches: a bit that flipped on the disk is seen, where SQLite itself looks at structure only.

CRC-32 (as in zip and PNG) throughout. The checksum of an action is that of the record's text up to and including its
line, so that it covers both the action and its history. The checksum of a match covers everything else stored of
it. NULL stands in rows that came from a library without checksums and could not be checked.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Final
from zlib import crc32

_ROW: Final = (
    "SELECT id, game, head, title, started, updated, ply, finished, end_reason, shared, imported, deleted "
    "FROM matches WHERE id = ?"
)
_SEATS: Final = "SELECT seat, kind, name, level, points, won FROM seats WHERE match_id = ? ORDER BY seat"
_ACTIONS: Final = "SELECT ply, action, checksum FROM actions WHERE match_id = ? ORDER BY ply"
_LINES: Final = "SELECT CAST(action || char(10) AS BLOB), checksum FROM actions WHERE match_id = ? ORDER BY ply"
_PLIES: Final = "SELECT count(*), coalesce(min(ply), 0), coalesce(max(ply), -1) FROM actions WHERE match_id = ?"


def of_text(text: str) -> int:
    """The checksum of a text."""
    return crc32(text.encode("utf-8", "replace"))


def of_line(action: str | bytes, before: int) -> int:
    """The checksum of a record's text that ends with the line of `action`, after a text with the checksum `before`."""
    data = action if isinstance(action, bytes) else str(action).encode("utf-8", "replace")
    return crc32(data + b"\n", before)


def of_match(row: Sequence[Any], seats: Sequence[Sequence[Any]], last: int | None) -> int:
    """The checksum of a match: its row without the checksum, its seats, and the checksum of its last action."""
    return of_text(json.dumps([list(row), [list(seat) for seat in seats], last], default=repr))


def last(connection: sqlite3.Connection, match_id: int, ply: int) -> int:
    """The checksum of the stored record up to its first `ply` actions."""
    query = "SELECT checksum FROM actions WHERE match_id = ? AND ply = ?"
    row = connection.execute(query, (match_id, ply - 1)).fetchone()
    if row is not None and row[0] is not None:
        return int(row[0])
    (head,) = connection.execute("SELECT head FROM matches WHERE id = ?", (match_id,)).fetchone()
    checksum = of_text(str(head))
    for _, action, _ in connection.execute(f"{_ACTIONS} LIMIT ?", (match_id, ply)).fetchall():
        checksum = of_line(action, checksum)
    return checksum


def seal(connection: sqlite3.Connection, match_id: int) -> None:
    """Note the checksum of a match that was changed, in the same transaction."""
    row = connection.execute(_ROW, (match_id,)).fetchone()
    if row is not None:
        checksum = of_match(row, connection.execute(_SEATS, (match_id,)).fetchall(), last(connection, match_id, row[6]))
        connection.execute("UPDATE matches SET checksum = ? WHERE id = ?", (checksum, match_id))


def seal_all(connection: sqlite3.Connection) -> None:
    """Give every match and action its checksum, as it stands."""
    for (match_id,) in connection.execute("SELECT id FROM matches").fetchall():
        seal_actions(connection, match_id)
        seal(connection, match_id)


def seal_actions(connection: sqlite3.Connection, match_id: int) -> None:
    """Note the checksums of all actions of a match."""
    (head,) = connection.execute("SELECT head FROM matches WHERE id = ?", (match_id,)).fetchone()
    checksum, rows = of_text(str(head)), []
    for ply, action, _ in connection.execute(_ACTIONS, (match_id,)).fetchall():
        checksum = of_line(action, checksum)
        rows.append((checksum, match_id, ply))
    connection.executemany("UPDATE actions SET checksum = ? WHERE match_id = ? AND ply = ?", rows)


def first_wrong(head: str, actions: Iterable[tuple[str, int | None]]) -> int | None:
    """The ply of the first action that does not fit its checksum; None if all do."""
    checksum = of_text(head)
    for ply, (action, noted) in enumerate(actions):
        checksum = of_line(action, checksum)
        if noted is not None and checksum != noted:
            return ply
    return None


def is_sound(connection: sqlite3.Connection, match_id: int) -> bool:
    """True if a match and its actions are as they were written."""
    row = connection.execute(_ROW, (match_id,)).fetchone()
    if row is None:
        return False
    (noted,) = connection.execute("SELECT checksum FROM matches WHERE id = ?", (match_id,)).fetchone()
    if connection.execute(_PLIES, (match_id,)).fetchone() != (row[6], 0, row[6] - 1):
        return False
    checksum = last_noted = of_text(row[2])
    for line, last_noted in connection.execute(_LINES, (match_id,)):
        checksum = crc32(line, checksum)
        if last_noted is not None and checksum != last_noted:
            return False
    seats = connection.execute(_SEATS, (match_id,)).fetchall()
    return bool(noted == of_match(row, seats, last_noted))


def are_sound(connection: sqlite3.Connection) -> bool:
    """True if all matches are as they were written."""
    ids = connection.execute("SELECT id FROM matches").fetchall()
    return all(is_sound(connection, match_id) for (match_id,) in ids)


def mended(action: bytes, before: int, after: int) -> bytes | None:
    """Return the action as it was before one of its bits flipped, by the checksums before and after it; None if
    unknown."""
    data = bytearray(action)
    for place in range(len(data)):
        for bit in range(8):
            data[place] ^= 1 << bit
            if crc32(bytes(data) + b"\n", before) == after:
                return bytes(data)
            data[place] ^= 1 << bit
    return None
