"""The help that people used in each match: undos, hints and questions of the coach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from hoshikan.library.store import Keeper, Store


class Help(NamedTuple):
    """The help that a person used; the fields are the columns of the table."""

    undos: int = 0
    """Taken back and played otherwise …"""
    over_dice: int = 0
    """… of them after a roll of dice …"""
    over_others: int = 0
    """… and after others had decided."""
    hints: int = 0
    """Decisions with a hint, or with an answer to "Why not?"."""
    questions: int = 0
    """Number of times the coach asked "Sure?"."""


class HelpUsed(Store):
    """One row for each match with help. It is deleted with the match."""

    def of(self, match_id: int) -> Help:
        """The help in a match; zeros for one without any."""
        with self._keeper.reading() as connection:
            query = f"SELECT {_FIELDS} FROM help WHERE match_id = ?"  # noqa: S608  # constants only
            row = connection.execute(query, (match_id,)).fetchone()
        return Help() if row is None else Help._make(row)

    def keep(self, match_id: int, used: Help) -> None:
        """Replace the numbers of a match; nothing if the library does not have it."""
        with self._keeper.changing() as connection:
            connection.execute(_PUT.replace("IGNORE", "REPLACE"), (match_id, *used, match_id))

    def add_missing(self, known: Mapping[int, Help]) -> None:
        """Add the numbers of matches that are stored and have none."""
        with self._keeper.changing() as connection:
            connection.executemany(_PUT, [(match_id, *used, match_id) for match_id, used in known.items()])

    def hand_over(self, other: Keeper, ids: Mapping[int, int]) -> None:
        """Numbers only grow: the larger one of each counts."""
        with self._keeper.reading() as connection:
            rows = connection.execute(f"SELECT match_id, {_FIELDS} FROM help").fetchall()  # noqa: S608  # constants only
        with other.changing() as connection:
            connection.executemany(_MORE, [(ids[match_id], *used) for match_id, *used in rows if match_id in ids])


_FIELDS: Final = ", ".join(Help._fields)
_INTO: Final = f"help (match_id, {_FIELDS})"
_PUT: Final = f"INSERT OR IGNORE INTO {_INTO} SELECT ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM matches WHERE id = ?)"  # noqa: S608  # constants only
_MORE: Final = (
    f"INSERT INTO {_INTO} VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (match_id) DO UPDATE SET "  # noqa: S608  # constants only
    + ", ".join(f"{field} = max({field}, excluded.{field})" for field in Help._fields)
)
