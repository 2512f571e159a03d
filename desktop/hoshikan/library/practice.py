"""Which exercises this user has answered, and how: one row for each answer, from which ratings and dates follow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hoshikan.library.store import Keeper, Store


class PastAnswer(NamedTuple):
    """An answer as it was given."""

    exercise: str
    answered: int
    """Milliseconds since 1970."""
    game: str
    outcome: str
    """"first", "later" or "shown"."""
    rating: float | None
    """Rating of the exercise at that time; None for an unrated one."""


class Practice(Store):
    """Answers are only ever added, so that two libraries have together what each of them has."""

    def note(self, exercise: str, game: str, outcome: str, rating: float | None = None) -> None:
        """Note an answer given now."""
        row = (exercise, self._keeper.now(), game, outcome, rating)
        with self._keeper.changing() as connection:
            connection.execute(_ADD.replace("IGNORE", "REPLACE"), row)

    def all(self) -> list[PastAnswer]:
        """Every answer, the oldest first."""
        with self._keeper.reading() as connection:
            rows = connection.execute(f"{_ALL} ORDER BY answered, exercise").fetchall()
        return [PastAnswer(*row) for row in rows]

    def hand_over(self, other: Keeper, ids: Mapping[int, int]) -> None:  # no match has part in it
        """All that `other` does not have yet."""
        with self._keeper.reading() as connection:
            rows = connection.execute(_ALL).fetchall()
        with other.changing() as connection:
            connection.executemany(_ADD, rows)


_ALL = "SELECT exercise, answered, game, outcome, rating FROM practice"
_ADD = "INSERT OR IGNORE INTO practice (exercise, answered, game, outcome, rating) VALUES (?, ?, ?, ?, ?)"
