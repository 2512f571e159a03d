"""Lessons that were completed, by game."""

from __future__ import annotations

from collections.abc import Mapping

from hoshikan.library.store import Keeper, Store


class Lessons(Store):
    """A lesson counts once; its first time is kept."""

    def complete(self, game: str, lesson: str) -> None:
        """Note that the lesson was completed."""
        with self._keeper.changing() as connection:
            connection.execute(_ADD, (game, lesson, self._keeper.now()))

    def done(self, game: str) -> frozenset[str]:
        """Return the completed lessons of a game."""
        with self._keeper.reading() as connection:
            rows = connection.execute("SELECT lesson FROM lessons WHERE game = ?", (game,)).fetchall()
        return frozenset(lesson for (lesson,) in rows)

    def hand_over(self, other: Keeper, ids: Mapping[int, int]) -> None:  # no match has part in it
        """Add lessons that `other` doesn't have."""
        with self._keeper.reading() as connection:
            rows = connection.execute("SELECT game, lesson, done FROM lessons").fetchall()
        with other.changing() as connection:
            connection.executemany(_ADD, rows)


_ADD = "INSERT OR IGNORE INTO lessons (game, lesson, done) VALUES (?, ?, ?)"
