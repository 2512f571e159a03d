"""Short texts by kind and key: faces and emblems by name, lesson steps by lesson, guesses by fact …"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from typing import Final, Literal

from hoshikan.library.matches import deal_of
from hoshikan.library.store import Keeper, Store

Kind = Literal[
    "face",
    "emblem",
    "seat-emblems",
    "guided",
    "move-notes",
    "lesson-step",
    "celebrated",
    "new-game",
    "met",
    "prediction",
    "puzzles",
    "map-turned",
]
BY_DEAL: Final = ("seat-emblems", "guided", "move-notes", "map-turned")
"""The kinds whose key is `summary.deal_of` a match. They are written before the match is stored, and are deleted with
the last match of the deal."""


class Notes(Store):
    """The meaning of a text, and the check that it makes sense, are the user's of the kind."""

    def value(self, kind: Kind, key: str) -> str | None:
        """The text kept under a key; None if there is none."""
        with self._keeper.reading() as connection:
            query = "SELECT value FROM notes WHERE kind = ? AND key = ?"
            row = connection.execute(query, (kind, key)).fetchone()
        return None if row is None else str(row[0])

    def all(self, kind: Kind) -> dict[str, str]:
        """Every text of a kind by its key, the one kept last at the end."""
        with self._keeper.reading() as connection:
            query = "SELECT key, value FROM notes WHERE kind = ? ORDER BY changed, rowid"
            return {str(key): str(value) for key, value in connection.execute(query, (kind,)).fetchall()}

    def keep(self, kind: Kind, key: str, value: str) -> None:
        """Replace the text of a key."""
        with self._keeper.changing() as connection:
            connection.execute(_ADD.replace("IGNORE", "REPLACE"), (kind, key, self._keeper.now(), value))

    def add_missing(self, rows: Iterable[tuple[Kind, str, str]]) -> None:
        """Add kinds, keys and texts, oldest first, but for keys that have a text."""
        now = self._keeper.now()
        with self._keeper.changing() as connection:
            connection.executemany(_ADD, [(kind, key, now, value) for kind, key, value in rows])

    def hand_over(self, other: Keeper, ids: Mapping[int, int]) -> None:  # no match has part in it
        """Of two texts of a key, the one changed last is kept."""
        with self._keeper.reading() as connection:
            query = "SELECT kind, key, changed, value FROM notes ORDER BY changed, rowid"
            rows = connection.execute(query).fetchall()
        with other.changing() as connection:
            connection.executemany(_NEWER, rows)


def forget_deals(connection: sqlite3.Connection, heads: Iterable[str]) -> None:
    """Delete the notes about the deals of deleted matches, unless another match of the deal is stored."""
    gone = {deal_of(head) for head in heads}
    if gone:
        gone -= {deal_of(head) for (head,) in connection.execute("SELECT head FROM matches")}
    rows = [(kind, deal) for kind in BY_DEAL for deal in gone]
    connection.executemany("DELETE FROM notes WHERE kind = ? AND key = ?", rows)


_ADD: Final = "INSERT OR IGNORE INTO notes (kind, key, changed, value) VALUES (?, ?, ?, ?)"
_NEWER: Final = """
    INSERT INTO notes (kind, key, changed, value) VALUES (?, ?, ?, ?)
    ON CONFLICT (kind, key) DO UPDATE SET changed = excluded.changed, value = excluded.value
    WHERE excluded.changed > changed
"""
