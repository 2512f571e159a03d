"""The stored form of a match: the head of its record and one row per action."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from hoshikan.engine import RecordError, record
from hoshikan.engine.match import Match
from hoshikan.library import checksums
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


def require(
    connection: sqlite3.Connection, match_id: int, line: Sequence[str] | None, path: Path, wanted: Sequence[str] = ()
) -> int:
    """See that `line` is what is stored, or (None, or nothing lost) that `wanted` goes on from it; returns its length.

    Raises LibraryProblem "played-elsewhere" if another writer has changed it, and "no-such-match".
    """
    ply = length(connection, match_id, path)
    stored = actions(connection, match_id)
    if len(stored) != ply:
        raise LibraryProblem("missing-actions", path, detail=f"{len(stored)} stored, {ply} expected")
    if stored != wanted[:ply] and (line is None or stored != list(line)):
        raise LibraryProblem("played-elsewhere", path, detail=str(match_id))
    return ply


def length(connection: sqlite3.Connection, match_id: int, path: Path) -> int:
    """Return the number of stored actions. Raises LibraryProblem if there is no such match."""
    row = connection.execute("SELECT ply FROM matches WHERE id = ? AND deleted IS NULL", (match_id,)).fetchone()
    if row is None:
        raise LibraryProblem("no-such-match", path, detail=str(match_id))
    return int(row[0])


def cut(connection: sqlite3.Connection, match_id: int, ply: int, now: int) -> None:
    """Keep the first `ply` actions; a finished match becomes one in progress again."""
    connection.execute("DELETE FROM actions WHERE match_id = ? AND ply >= ?", (match_id, ply))
    connection.execute("DELETE FROM reviews WHERE match_id = ?", (match_id,))
    connection.execute(
        "UPDATE matches SET ply = ?, updated = ?, finished = NULL, end_reason = '', shared = 0 WHERE id = ?",
        (ply, now, match_id),
    )
    connection.execute("UPDATE seats SET points = NULL, won = NULL WHERE match_id = ?", (match_id,))


def extend(connection: sqlite3.Connection, match_id: int, ply: int, actions: Sequence[str], now: int) -> None:
    """Add `actions` after the first `ply` ones, which are all that is stored."""
    checksum, rows = checksums.last(connection, match_id, ply), []
    for offset, action in enumerate(actions):
        checksum = checksums.of_line(action, checksum)
        rows.append((match_id, ply + offset, action, checksum))
    connection.executemany("INSERT INTO actions (match_id, ply, action, checksum) VALUES (?, ?, ?, ?)", rows)
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
    """Note the result. `sides` gives the seats that win together, so that a team's win does not count as a shared
    one."""
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
    """The match as a record. Raises LibraryProblem if there is no such match, RecordError if a bit flipped in it."""
    row = connection.execute("SELECT head FROM matches WHERE id = ? AND deleted IS NULL", (match_id,)).fetchone()
    if row is None:
        raise LibraryProblem("no-such-match", path, detail=str(match_id))
    rows = connection.execute("SELECT action, checksum FROM actions WHERE match_id = ? ORDER BY ply", (match_id,))
    lines = rows.fetchall()
    wrong = checksums.first_wrong(str(row[0]), lines)
    if wrong is not None:
        raise RecordError(str(row[0]).count("\n") + wrong + 1, "damaged-match")
    return str(row[0]) + "".join(f"{action}\n" for action, _ in lines)


def texts(connection: sqlite3.Connection, ids: Collection[int]) -> dict[int, str]:
    """The records of these matches by their ids, in that order; deleted ones are left out."""
    rows = connection.execute("SELECT id, head FROM matches WHERE deleted IS NULL ORDER BY id").fetchall()
    return {match_id: head + _lines(connection, match_id) for match_id, head in rows if match_id in ids}


def copy_particulars(source: sqlite3.Connection, target: sqlite3.Connection, ids: Mapping[int, int]) -> None:
    """Give matches that came from another library the title, times and picture that they have there."""
    query = "SELECT title, started, updated, finished, imported FROM matches WHERE id = ?"
    put = (
        "UPDATE matches SET title = ?, started = ?, updated = ?, "
        "finished = CASE WHEN finished IS NULL THEN NULL ELSE coalesce(?, finished) END, imported = ? WHERE id = ?"
    )
    for theirs, own in ids.items():
        target.execute(put, (*source.execute(query, (theirs,)).fetchone(), own))
        for (png,) in source.execute("SELECT png FROM thumbnails WHERE match_id = ?", (theirs,)):
            target.execute("INSERT OR REPLACE INTO thumbnails (match_id, png) VALUES (?, ?)", (own, png))


def same(connection: sqlite3.Connection, head: str, wanted: Sequence[str]) -> int | None:
    """The match with this head and exactly these actions; None if there is none."""
    query = "SELECT id FROM matches WHERE head = ? AND ply = ? AND deleted IS NULL ORDER BY id"
    ids = [match_id for (match_id,) in connection.execute(query, (head, len(wanted))).fetchall()]
    return next((match_id for match_id in ids if list(actions(connection, match_id)) == list(wanted)), None)


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
