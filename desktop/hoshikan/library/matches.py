"""The stored form of a match: the head of its record and one row per action."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from hoshikan.engine import record
from hoshikan.engine.match import Match
from hoshikan.library.problem import LibraryProblem


def insert(connection: sqlite3.Connection, match: Match, now: int, title: str, *, imported: bool = False) -> int:
    """Store `match` with its actions up to the current ply; returns its id."""
    cursor = connection.execute(
        "INSERT INTO matches (game, head, title, started, updated, ply, imported) VALUES (?, ?, ?, ?, ?, 0, ?)",
        (match.header.game, record.head(match.header), title, now, now, int(imported)),
    )
    match_id = cursor.lastrowid
    assert match_id is not None
    connection.executemany(
        "INSERT INTO seats (match_id, seat, kind, name, level) VALUES (?, ?, ?, ?, ?)",
        [(match_id, seat, who.kind, who.name, who.level) for seat, who in enumerate(match.header.seats)],
    )
    extend(connection, match_id, 0, [str(action) for action in match.actions[: match.ply]], now)
    return match_id


def length(connection: sqlite3.Connection, match_id: int, path: Path) -> int:
    """How many actions are stored. Raises LibraryProblem if there is no such match."""
    row = connection.execute("SELECT ply FROM matches WHERE id = ? AND deleted IS NULL", (match_id,)).fetchone()
    if row is None:
        raise LibraryProblem("no-such-match", path, detail=str(match_id))
    return int(row[0])


def cut(connection: sqlite3.Connection, match_id: int, ply: int, now: int) -> None:
    """Keep the first `ply` actions; a finished match becomes one in progress again."""
    connection.execute("DELETE FROM actions WHERE match_id = ? AND ply >= ?", (match_id, ply))
    connection.execute(
        "UPDATE matches SET ply = ?, updated = ?, finished = NULL, end_reason = '', shared = 0 WHERE id = ?",
        (ply, now, match_id),
    )
    connection.execute("UPDATE seats SET points = NULL, won = NULL WHERE match_id = ?", (match_id,))


def extend(connection: sqlite3.Connection, match_id: int, ply: int, actions: Sequence[str], now: int) -> None:
    """Add `actions` after the first `ply` ones, which are all that is stored."""
    connection.executemany(
        "INSERT INTO actions (match_id, ply, action) VALUES (?, ?, ?)",
        [(match_id, ply + offset, action) for offset, action in enumerate(actions)],
    )
    connection.execute("UPDATE matches SET ply = ?, updated = ? WHERE id = ?", (ply + len(actions), now, match_id))


def actions(connection: sqlite3.Connection, match_id: int) -> list[str]:
    """The stored actions in their order."""
    rows = connection.execute("SELECT action FROM actions WHERE match_id = ? ORDER BY ply", (match_id,))
    return [action for (action,) in rows.fetchall()]


def common_length(stored: Sequence[str], wanted: Sequence[str]) -> int:
    """The number of leading actions that both lists share."""
    pairs = zip(stored, wanted, strict=False)
    return next((ply for ply, (left, right) in enumerate(pairs) if left != right), min(len(stored), len(wanted)))


def finish(
    connection: sqlite3.Connection,
    match_id: int,
    points: Sequence[int],
    winners: frozenset[int],
    end_reason: str,
    sides: Sequence[int],
    now: int,
) -> None:
    """Note the result. `sides` tells which seats win together, so that a team's win is not taken for a shared one."""
    shared = len({sides[seat] for seat in winners}) > 1
    connection.execute(
        "UPDATE matches SET finished = ?, updated = ?, end_reason = ?, shared = ? WHERE id = ?",
        (now, now, end_reason, int(shared), match_id),
    )
    connection.executemany(
        "UPDATE seats SET points = ?, won = ? WHERE match_id = ? AND seat = ?",
        [(points[seat], int(seat in winners), match_id, seat) for seat in range(len(points))],
    )


def text(connection: sqlite3.Connection, match_id: int, path: Path) -> str:
    """The match as a record. Raises LibraryProblem if there is no such match."""
    row = connection.execute("SELECT head FROM matches WHERE id = ? AND deleted IS NULL", (match_id,)).fetchone()
    if row is None:
        raise LibraryProblem("no-such-match", path, detail=str(match_id))
    return str(row[0]) + _lines(connection, match_id)


def texts_since(connection: sqlite3.Connection, moment: int) -> list[str]:
    """The records of the matches that were played on at that moment (milliseconds since 1970) or later."""
    query = "SELECT id, head FROM matches WHERE updated >= ? AND deleted IS NULL ORDER BY id"
    rows = connection.execute(query, (moment,)).fetchall()
    return [head + _lines(connection, match_id) for match_id, head in rows]


def related(connection: sqlite3.Connection, head: str, wanted: Sequence[str]) -> int | None:
    """The match with this head of whose actions and `wanted` one begins with the other, sharing most; None if none."""
    rows = connection.execute("SELECT id, ply FROM matches WHERE head = ? AND deleted IS NULL ORDER BY id", (head,))
    best: tuple[int, int] | None = None
    for match_id, ply in rows.fetchall():
        shared = common_length(actions(connection, match_id), wanted)
        if shared == min(ply, len(wanted)) and (best is None or shared > best[0]):
            best = (shared, match_id)
    return None if best is None else best[1]


def _lines(connection: sqlite3.Connection, match_id: int) -> str:
    return "".join(f"{action}\n" for action in actions(connection, match_id))
