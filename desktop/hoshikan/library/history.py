"""Finished games of every person at this computer, by game."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
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
    bots: tuple[tuple[str, bool], ...] = ()
    """Name of each bot, and true if it won."""

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
        bots = tuple((str(row[6]), bool(row[9])) for row in rows if row[5] == "bot")
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
                    bots,
                )
                found.append(Played(*entry))
    return tuple(found)


def is_played_out(connection: sqlite3.Connection, game: str, seed: int) -> bool:
    """Return true if a match of the game with this deal number was finished. Imported matches are none."""
    query = """
        SELECT 1 FROM matches
        WHERE game = ? AND finished IS NOT NULL AND deleted IS NULL AND NOT imported AND instr(head, ?) > 0 LIMIT 1
    """
    return connection.execute(query, (game, f"\nseed {seed}\n")).fetchone() is not None


class Against(NamedTuple):
    """Games of a person with a bot in which one of the two won and the other did not."""

    won: int
    lost: int


def against(played: Iterable[Played], game: str, name: str, is_it: Callable[[str], bool]) -> Against:
    """The results of a person in a game against the bot whose names fulfil `is_it`."""
    won = lost = 0
    for one in played:
        if (one.game, one.name) == (game, name):
            theirs = [wins for bot, wins in one.bots if is_it(bot)]
            won += bool(theirs) and one.won and not any(theirs)
            lost += any(theirs) and not one.won
    return Against(won, lost)


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
