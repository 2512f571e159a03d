"""Results of a player, by game, level and number of players."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

MIXED: Final = "mixed"
"""The level of a match against bots of different levels."""
HOT_SEAT: Final = ""
"""The level of a match without bots."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Results of human seats. In a match of several humans each of them counts, and `matches` counts it once.

    `shared` are wins shared with another side and are part of `wins`; `best` is the most points of one seat; `streak`
    counts the newest matches in a row that a human won.
    """

    matches: int
    games: int
    wins: int
    shared: int
    mean_points: float
    best: int
    streak: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """All finished matches of one game at one level of bots (`MIXED`, `HOT_SEAT` or the level's id)."""

    game: str
    level: str
    total: Tally
    by_players: Mapping[int, Tally]


class _Result(NamedTuple):
    game: str
    level: str
    players: int
    shared: bool
    points: tuple[int, ...]
    """Points of the human seats, as `won`."""
    won: tuple[bool, ...]


def collect(connection: sqlite3.Connection) -> tuple[Statistics, ...]:
    """The statistics of all played (not imported) matches, ordered by game and level."""
    results = _results(connection)
    keys = sorted({(result.game, result.level) for result in results})
    return tuple(_statistics(key, [result for result in results if result[:2] == key]) for key in keys)


def _statistics(key: tuple[str, str], results: list[_Result]) -> Statistics:
    counts = sorted({result.players for result in results})
    tables = {count: _tally([result for result in results if result.players == count]) for count in counts}
    return Statistics(*key, _tally(results), tables)


def _tally(results: list[_Result]) -> Tally:
    """`results` come oldest first and are not empty."""
    points = [value for result in results for value in result.points]
    streak = 0
    for result in reversed(results):
        if not any(result.won):
            break
        streak += 1
    return Tally(
        matches=len(results),
        games=len(points),
        wins=sum(sum(result.won) for result in results),
        shared=sum(sum(result.won) for result in results if result.shared),
        mean_points=sum(points) / len(points),
        best=max(points),
        streak=streak,
    )


def _results(connection: sqlite3.Connection) -> list[_Result]:
    """Finished matches with a human seat, oldest first."""
    query = """
        SELECT matches.id, game, shared, kind, level, coalesce(points, 0), coalesce(won, 0)
        FROM matches JOIN seats ON seats.match_id = matches.id
        WHERE finished IS NOT NULL AND deleted IS NULL AND NOT imported
        ORDER BY finished, matches.id, seat
    """
    seats: dict[int, list[tuple[str, bool, str, str, int, bool]]] = {}
    for match_id, *row in connection.execute(query):
        seats.setdefault(match_id, []).append(tuple(row))
    results = []
    for rows in seats.values():
        humans = [(points, bool(won)) for _, _, kind, _, points, won in rows if kind != "bot"]
        if humans:
            level = level_of(bot_level for _, _, kind, bot_level, _, _ in rows if kind == "bot")
            points, won = zip(*humans, strict=True)
            results.append(_Result(rows[0][0], level, len(rows), bool(rows[0][1]), points, won))
    return results


def level_of(levels: Iterable[str]) -> str:
    """Return the level of a match whose bots play at these levels."""
    found = set(levels)
    if not found:
        return HOT_SEAT
    return found.pop() if len(found) == 1 else MIXED
