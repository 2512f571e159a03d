"""Positions that are being set up, one for each game, so that a closed window loses none."""

from __future__ import annotations

from collections.abc import Mapping

from hoshikan.library.store import Keeper, Store


class Drafts(Store):
    """Each position is a record without actions, as it is copied as text."""

    def keep(self, game: str, record: str) -> None:
        """Keep this one instead of the game's last."""
        with self._keeper.changing() as connection:
            connection.execute(_PUT, (game, self._keeper.now(), record))

    def forget(self, game: str) -> None:
        """Nothing is being set up in this game any more."""
        with self._keeper.changing() as connection:
            connection.execute("DELETE FROM drafts WHERE game = ?", (game,))

    def of(self, game: str) -> str | None:
        """The record of the position last set up in a game; None if there is none."""
        with self._keeper.reading() as connection:
            row = connection.execute("SELECT record FROM drafts WHERE game = ?", (game,)).fetchone()
        return None if row is None else str(row[0])

    def hand_over(self, other: Keeper, ids: Mapping[int, int]) -> None:  # no match has part in it
        """Of two positions of a game, the one changed last is kept."""
        with self._keeper.reading() as connection:
            rows = connection.execute("SELECT game, changed, record FROM drafts").fetchall()
        with other.changing() as connection:
            connection.executemany(f"{_PUT} WHERE excluded.changed > changed", rows)


_PUT = """
    INSERT INTO drafts (game, changed, record) VALUES (?, ?, ?)
    ON CONFLICT (game) DO UPDATE SET changed = excluded.changed, record = excluded.record
"""
