"""Finished games of every person at this computer, by game."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from datetime import date, datetime, timedelta
from itertools import groupby
from typing import NamedTuple

from hoshikan.library.statistics import level_of


class Played(NamedTuple):
    """A finished match as one of its people knows it. Imported matches are none."""

    match_id: int
    finished: int
    """Milliseconds since 1970."""
    game: str
    level: str
    """Level of the bots, as in `statistics`."""
    players: int
    seat: int
    name: str
    points: int
    won: bool
    shared: bool
    """True if the win was shared with another side."""

    @property
    def day(self) -> date:
        """The day on the player's own calendar."""
        return day_of(self.finished)


class Streak(NamedTuple):
    """Length of a run of equal results."""

    now: int
    longest: int


def collect(connection: sqlite3.Connection) -> tuple[Played, ...]:
    """One entry for each person of each match, the oldest first."""
    query = """
        SELECT matches.id, finished, game, shared, seat, kind, name, level, coalesce(points, 0), coalesce(won, 0)
        FROM matches JOIN seats ON seats.match_id = matches.id
        WHERE finished IS NOT NULL AND deleted IS NULL AND NOT imported
        ORDER BY finished, matches.id, seat
    """
    found = []
    for match_id, group in groupby(connection.execute(query).fetchall(), key=lambda row: int(row[0])):
        rows = list(group)
        level = level_of(row[7] for row in rows if row[5] == "bot")
        for _, finished, game, shared, seat, kind, name, _, points, won in rows:
            if kind != "bot":
                entry = (
                    match_id,
                    finished,
                    game,
                    level,
                    len(rows),
                    seat,
                    name,
                    points,
                    bool(won),
                    bool(won and shared),
                )
                found.append(Played(*entry))
    return tuple(found)


def day_of(milliseconds: int) -> date:
    """The day of a moment on the player's own calendar."""
    try:
        return datetime.fromtimestamp(milliseconds / 1000).astimezone().date()
    except (OverflowError, ValueError, OSError):
        return date.max


def in_a_row(won: Iterable[bool]) -> Streak:
    """Wins in a row, the last game last."""
    now = longest = 0
    for one in won:
        now = now + 1 if one else 0
        longest = max(longest, now)
    return Streak(now, longest)


def days_in_a_row(days: Iterable[date], today: date) -> Streak:
    """Days with a game. A row that reached until yesterday still holds: today is not over."""
    played = sorted({day for day in days if day <= today})
    now = longest = 0
    before: date | None = None
    for day in played:
        now = now + 1 if before is not None and day - before == timedelta(days=1) else 1
        longest, before = max(longest, now), day
    if before is None or today - before > timedelta(days=1):
        now = 0
    return Streak(now, longest)
