"""The rated games of this user: one row for each, from which ratings follow.

A game is rated if it was begun so, and once only: whatever is done with the match afterwards, its first result counts.
Rows outlive their matches, so that no rating changes when matches are deleted.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec

from hoshikan.library.store import Keeper, Store


class RatedSeat(NamedTuple):
    """A seat: a bot's level with its rating when the game began, or ("", 0, 0) for the person."""

    level: str = ""
    mu: float = 0.0
    sigma: float = 0.0


class Standing(NamedTuple):
    """The result of a seat."""

    side: int
    """Seats of one side win and lose together."""
    place: int
    """From 1, shared by equals."""
    gave_up: bool = False
    """True if the game ended because this seat's player gave up."""


class RatedGame(NamedTuple):
    """A game that was begun as a rated one."""

    deal: str
    """Key of the game in any library."""
    match_id: int
    game: str
    player: str
    """The name the person plays under."""
    seats: tuple[RatedSeat, ...]
    helped: bool
    """True if the person used undo, a hint or the coach: then it can only lower the rating."""
    finished: int | None
    """Milliseconds since 1970; None while it is being played."""
    result: tuple[Standing, ...]
    """By seat; empty while it is being played."""

    @property
    def given_up(self) -> bool:
        """True if the person gave up."""
        return any(standing.gave_up for standing in self.result)


class Ratings(Store):
    """Begun with `Library.create`, settled with `Library.finish`, in the same transactions as the matches."""

    def of(self, match_id: int) -> RatedGame | None:
        """The rated game that is played as this match; None if it is none."""
        with self._keeper.reading() as connection:
            rows = connection.execute(f"{_ALL} WHERE match_id = ?", (match_id,)).fetchall()
        return next(iter(_games(rows)), None)

    def finished(self) -> list[RatedGame]:
        """Every rated game with a result, in the order in which they ended. What cannot be read is left out."""
        with self._keeper.reading() as connection:
            rows = connection.execute(f"{_ALL} WHERE finished IS NOT NULL ORDER BY finished, deal").fetchall()
        return [game for game in _games(rows) if game.result]

    def under_way(self, game: str, player: str) -> list[RatedGame]:
        """The rated games of a player that wait to be played on. Those without a match, or deleted, do not."""
        query = f"{_ALL} WHERE game = ? AND player = ? AND finished IS NULL AND EXISTS ({_THERE}) ORDER BY match_id"
        with self._keeper.reading() as connection:
            return _games(connection.execute(query, (game, player)).fetchall())

    def give_up(self, match_id: int) -> None:
        """The person will not play on: last place, which all the others are before; nothing once there is a result."""
        with self._keeper.changing() as connection:
            rows = connection.execute(f"{_ALL} WHERE match_id = ? AND finished IS NULL", (match_id,)).fetchall()
            for game in _games(rows):
                result = [
                    Standing(seat, 1) if who.level else Standing(seat, len(game.seats), gave_up=True)
                    for seat, who in enumerate(game.seats)
                ]
                row = (self._keeper.now(), msgspec.json.encode(result).decode(), game.deal)
                connection.execute("UPDATE rated SET finished = ?, result = ? WHERE deal = ?", row)

    def resume(self, match_id: int) -> None:
        """Take back that a game was given up: its match has been brought back."""
        with self._keeper.changing() as connection:
            rows = connection.execute(f"{_ALL} WHERE match_id = ?", (match_id,)).fetchall()
            for game in filter(lambda game: game.given_up, _games(rows)):
                connection.execute("UPDATE rated SET finished = NULL, result = '' WHERE deal = ?", (game.deal,))

    def drop(self, match_id: int) -> None:
        """Let a game that has not really begun be none that is rated; nothing once it has its result."""
        with self._keeper.changing() as connection:
            connection.execute("DELETE FROM rated WHERE match_id = ? AND finished IS NULL", (match_id,))

    def note_help(self, match_id: int) -> None:
        """From now on this game can only lower the rating; nothing once it has its result."""
        query = "UPDATE rated SET helped = 1 WHERE match_id = ? AND finished IS NULL"
        with self._keeper.changing() as connection:
            connection.execute(query, (match_id,))

    def hand_over(self, other: Keeper, ids: Mapping[int, int]) -> None:
        """Games that `other` does not have, and results of those that it has without one."""
        with self._keeper.reading() as connection:
            rows = connection.execute(_ALL).fetchall()
        with other.changing() as connection:
            for deal, match_id, *rest in rows:
                connection.execute(_PUT, (deal, ids.get(match_id, 0), *rest))


def begin(connection: sqlite3.Connection, match_id: int, seats: Sequence[RatedSeat]) -> None:
    """Let a match that has just been stored be a rated one, unless its deal was rated before."""
    head, game = connection.execute("SELECT head, game FROM matches WHERE id = ?", (match_id,)).fetchone()
    query = "SELECT name FROM seats WHERE match_id = ? AND kind <> 'bot' ORDER BY seat"
    ((player,),) = connection.execute(query, (match_id,)).fetchmany(1) or [("",)]
    row = (_deal(head), match_id, game, player, msgspec.json.encode(seats).decode(), 0, None, "")
    connection.execute(_ADD, row)


def settle(
    connection: sqlite3.Connection,
    match_id: int,
    points: Sequence[int],
    winners: frozenset[int],
    sides: Sequence[int],
    now: int,
) -> None:
    """Note the result of a match, if it is rated and has none yet."""
    (head,) = connection.execute("SELECT head FROM matches WHERE id = ?", (match_id,)).fetchone()
    result = standings(points, winners, sides)
    query = "UPDATE rated SET finished = ?, result = ? WHERE match_id = ? AND deal = ? AND finished IS NULL"
    connection.execute(query, (now, msgspec.json.encode(result).decode(), match_id, _deal(head)))


def standings(points: Sequence[int], winners: frozenset[int], sides: Sequence[int]) -> tuple[Standing, ...]:
    """Return the ranking: winners first, then by points."""
    worth = [(seat in winners, points[seat]) for seat in range(len(points))]
    best = {side: max(worth[seat] for seat in range(len(points)) if sides[seat] == side) for side in set(sides)}
    return tuple(Standing(side, 1 + sum(other > best[side] for other in best.values())) for side in sides)


def _deal(head: str) -> str:
    return sha256(head.encode("utf-8", "replace")).hexdigest()[:24]


def _games(rows: Sequence[tuple[object, ...]]) -> list[RatedGame]:
    """Return the games in the rows; damaged rows are left out."""
    found = []
    for deal, match_id, game, player, seats, helped, finished, result in rows:
        try:
            sat = msgspec.json.decode(str(seats), type=tuple[RatedSeat, ...])
            ended = msgspec.json.decode(str(result), type=tuple[Standing, ...]) if result else ()
            found.append(
                msgspec.convert(
                    (deal, match_id, game, player, sat, bool(helped), finished, ended), RatedGame, strict=False
                )
            )
        except (msgspec.DecodeError, msgspec.ValidationError, RecursionError):
            continue
    return found


_COLUMNS: Final = "deal, match_id, game, player, seats, helped, finished, result"
_ALL: Final = f"SELECT {_COLUMNS} FROM rated"  # noqa: S608  # constants only
_THERE: Final = "SELECT 1 FROM matches WHERE id = rated.match_id AND deleted IS NULL"
_ADD: Final = f"INSERT OR IGNORE INTO rated ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608  # constants only
_PUT: Final = (
    f"INSERT INTO rated ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "  # noqa: S608  # constants only
    "ON CONFLICT (deal) DO UPDATE SET "
    "helped = max(helped, excluded.helped), finished = excluded.finished, result = excluded.result "
    "WHERE finished IS NULL"
)
