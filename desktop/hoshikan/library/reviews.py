"""The reviews of finished matches. What stands in one is the business of `teaching.review`; here it is a text."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from hoshikan.engine import record
from hoshikan.engine.match import Match
from hoshikan.library import matches
from hoshikan.library.store import Keeper, Store

_PUT: Final = "INSERT OR REPLACE INTO reviews (match_id, ply, made, content) VALUES (?, ?, ?, ?)"


class StoredReview(NamedTuple):
    """A review with the match it is of."""

    match_id: int
    game: str
    content: str


class Reviews(Store):
    """One review a match. It holds for the line of play that it was made of: a match that is cut loses its review."""

    def keep(self, match: Match, content: str) -> bool:
        """Keep the review of a finished match; false if the library does not have this match."""
        with self._keeper.changing() as connection:
            match_id = _stored(connection, match)
            if match_id is not None:
                connection.execute(_PUT, (match_id, len(match.actions), self._keeper.now(), content))
        return match_id is not None

    def of(self, match: Match) -> str | None:
        """The review of this match, if one is kept."""
        with self._keeper.reading() as connection:
            match_id = _stored(connection, match)
            if match_id is None:
                return None
            query = "SELECT content FROM reviews WHERE match_id = ? AND ply = ?"
            row = connection.execute(query, (match_id, len(match.actions))).fetchone()
        return None if row is None else str(row[0])

    def latest(self, most: int, game: str = "") -> tuple[StoredReview, ...]:
        """The reviews of the matches finished last (of one game), the newest first."""
        query = (
            "SELECT reviews.match_id, matches.game, reviews.content FROM reviews JOIN matches ON matches.id = match_id "
            "WHERE deleted IS NULL AND finished IS NOT NULL AND matches.ply = reviews.ply AND (? = '' OR game = ?) "
            "ORDER BY finished DESC, matches.id DESC LIMIT ?"
        )
        with self._keeper.reading() as connection:
            rows = connection.execute(query, (game, game, most)).fetchall()
        return tuple(StoredReview(int(match_id), str(name), str(content)) for match_id, name, content in rows)

    def hand_over(self, other: Keeper, ids: Mapping[int, int]) -> None:
        with self._keeper.reading() as connection:
            rows = connection.execute("SELECT match_id, ply, made, content FROM reviews").fetchall()
        _put(other, [(ids[row[0]], *row[1:]) for row in rows if row[0] in ids])


def _put(other: Keeper, rows: Sequence[tuple[object, ...]]) -> None:
    if rows:
        with other.changing() as connection:
            connection.executemany(_PUT, rows)


def _stored(connection: sqlite3.Connection, match: Match) -> int | None:
    return matches.same(connection, record.head(match.header), [str(action) for action in match.actions])
