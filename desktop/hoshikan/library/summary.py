"""Rows of lists of matches, read without replaying anything."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from operator import attrgetter
from typing import Final, NamedTuple
from zlib import crc32

from hoshikan.engine import limits
from hoshikan.engine.match import Seat


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
