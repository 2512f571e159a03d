"""The stored form of a match (the head of its record and one row per action), and the rows of lists of matches, read
without replaying anything."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from operator import attrgetter
from pathlib import Path
from typing import Final, NamedTuple
from zlib import crc32

from hoshikan.engine import RecordError, limits, record
from hoshikan.engine.match import Match, Seat
from hoshikan.library import checksums
from hoshikan.library.problem import LibraryProblem


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """One match of the library. Times are aware (UTC); `ply` counts the stored actions.

    `finished`, `points` and `winners` are None or empty until the match is over; `end` is the id of what ended it.
    """

    id: int
    game: str
    title: str
    seats: tuple[Seat, ...]
    started: datetime
    updated: datetime
    ply: int
    finished: datetime | None = None
    points: tuple[int, ...] = ()
    winners: frozenset[int] = frozenset()
    end: str = ""
    imported: bool = False
    recorded: date | None = None
    """The day that the match's record names, if it names one."""
    deal: str = ""
    """See `deal_of`."""

    @property
    def played_here(self) -> bool:
        """True if `updated` is the time of the last play: an imported match was played some other time, until it is
        continued."""
        return not self.imported or self.updated - self.started > _TAKING_IN


class ListedMatch(NamedTuple):
    """The values of a match by which a list of all matches is ordered and filtered; `Library.summary` has the rest."""

    id: int
    game: str
    title: str
    played: float
    """Seconds since 1970 at which the match was played, if known: the day in its record, with the time of the import,
    if it was imported, else its last change here."""
    finished: bool
    won: bool
    """True if a human seat is among the winners."""


_TAKING_IN: Final = timedelta(seconds=5)
"""An import with its result is written in less."""
_COLUMNS: Final = "id, game, title, started, updated, ply, finished, end_reason, imported, substr(head, 1, 2000)"
_SETUP: Final = "\nsetup "
"""Before it stand the names and the number of the deal, behind it what may be long."""
_DATE: Final = re.compile(r'^date "([0-9]{4}-[0-9]{2}-[0-9]{2})"$', re.MULTILINE)
_UNFINISHED: Final = f"SELECT {_COLUMNS} FROM matches WHERE deleted IS NULL AND (finished IS NULL) = 1"  # noqa: S608  # constants only
"""The comparison lets SQLite use the index by time."""
_FINISHED: Final = (
    f"SELECT {_COLUMNS} FROM matches WHERE deleted IS NULL AND finished IS NOT NULL ORDER BY finished DESC, id DESC"  # noqa: S608  # constants only
)
_LISTED: Final = (
    "SELECT id, game, title, updated, finished IS NOT NULL, "
    "finished IS NOT NULL AND id IN (SELECT match_id FROM seats WHERE won AND kind <> 'bot'), "
    "CASE WHEN imported AND updated - started <= ? THEN substr(head, 1, 2000) END "
    "FROM matches WHERE deleted IS NULL "
    "ORDER BY finished IS NOT NULL, coalesce(finished, updated) DESC, id DESC"
)
_ONE: Final = f"SELECT {_COLUMNS} FROM matches WHERE deleted IS NULL AND id = ?"  # noqa: S608  # constants only


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


def deal_of(head: str) -> str:
    """Return a key of the deal by the head of a record, or by the part of it that summaries read: the same for a match,
    its replay, and its continuations."""
    return f"{crc32(head.partition(_SETUP)[0].encode()):08x}"


def moment(milliseconds: int) -> datetime:
    """The moment stored as that many milliseconds since 1970."""
    return datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=milliseconds)


def unfinished(
    connection: sqlite3.Connection, games: Collection[str] | None = None, most: int | None = None
) -> tuple[MatchSummary, ...]:
    of_games = "" if games is None else f" AND game IN ({', '.join('?' * len(games))})"
    query = f"{_UNFINISHED}{of_games} ORDER BY updated DESC, id DESC LIMIT ?"
    rows = connection.execute(query, (*(games or ()), -1 if most is None else most)).fetchall()
    return tuple(_summary(connection, row) for row in rows)


def finished(connection: sqlite3.Connection) -> tuple[MatchSummary, ...]:
    return tuple(_summary(connection, row) for row in connection.execute(_FINISHED).fetchall())


def listed(connection: sqlite3.Connection) -> list[ListedMatch]:
    """All matches, the last played first."""
    found = [
        ListedMatch(match_id, game, title, _played(updated, head), over == 1, won == 1)
        for match_id, game, title, updated, over, won, head in connection.execute(
            _LISTED, (_TAKING_IN // timedelta(milliseconds=1),)
        ).fetchall()
    ]
    return sorted(found, key=attrgetter("played"), reverse=True)


def seats(connection: sqlite3.Connection, ids: Sequence[int]) -> dict[int, list[Seat]]:
    """The seats of these matches by their ids."""
    found: dict[int, list[Seat]] = {match_id: [] for match_id in ids}
    marks = ", ".join("?" * len(ids))
    query = f"SELECT match_id, kind, name, level FROM seats WHERE match_id IN ({marks}) ORDER BY match_id, seat"  # noqa: S608  # marks only
    for match_id, *who in connection.execute(query, tuple(ids)).fetchall():
        found[match_id].append(_seat(*who))
    return found


def one(connection: sqlite3.Connection, match_id: int) -> MatchSummary | None:
    row = connection.execute(_ONE, (match_id,)).fetchone()
    return None if row is None else _summary(connection, row)


def _summary(
    connection: sqlite3.Connection, row: tuple[int, str, str, int, int, int, int | None, str, int, str]
) -> MatchSummary:
    match_id, game, title, started, updated, ply, over, end, imported, head = row
    query = "SELECT kind, name, level, points, won FROM seats WHERE match_id = ? ORDER BY seat"
    seats = connection.execute(query, (match_id,)).fetchall()
    return MatchSummary(
        id=match_id,
        game=game,
        title=limits.within(title, limits.TITLE),
        seats=tuple(_seat(kind, name, level) for kind, name, level, _, _ in seats),
        started=moment(started),
        updated=moment(updated),
        ply=ply,
        finished=None if over is None else moment(over),
        points=() if over is None else tuple(points or 0 for *_, points, _ in seats),
        winners=frozenset(seat for seat, (*_, won) in enumerate(seats) if won),
        end="" if over is None else end,
        imported=bool(imported),
        recorded=_day(head),
        deal=deal_of(head),
    )


def _played(updated: int, head: str | None) -> float:
    """See `ListedMatch.played`; `head` is that of an imported match."""
    day = None if head is None else _day(head)
    if day is None:
        return updated / 1000
    # The time of day of the import keeps the match among the games of its day, and in the order of imports.
    imported = datetime.fromtimestamp(updated / 1000)  # noqa: DTZ006  # a record's day is a local one
    return min(updated / 1000, datetime.combine(day, imported.time()).timestamp())


@lru_cache(maxsize=1024)
def _seat(kind: str, name: str, level: str) -> Seat:
    """A stored seat, its texts within today's limits: earlier versions took in names of any length. Kept, since a
    library has few players and many matches."""
    return Seat(kind, limits.within(name, limits.NAME), limits.within(level, limits.LEVEL))


def _day(head: str) -> date | None:
    """The day among the first tags of a record; None where there is none or no such day."""
    found = _DATE.search(head)
    try:
        return None if found is None else date.fromisoformat(found[1])
    except ValueError:
        return None
