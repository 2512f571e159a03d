"""Which questions about the rules this user has answered, and how the last time."""

from __future__ import annotations

from collections.abc import Mapping

from hoshikan.library.store import Keeper, Store


class Answers(Store):
    """One row for each question that was ever answered."""

    def note(self, game: str, question: str, *, right: bool) -> None:
        """Note an answer."""
        query = """
            INSERT INTO questions (game, question, asked, missed, known, answered) VALUES (?, ?, 1, ?, ?, ?)
            ON CONFLICT (game, question) DO UPDATE SET
                asked = asked + 1, missed = missed + excluded.missed,
                known = excluded.known, answered = excluded.answered
        """
        with self._keeper.changing() as connection:
            connection.execute(query, (game, question, int(not right), int(right), self._keeper.now()))

    def known(self, game: str) -> dict[str, bool]:
        """By id of a question answered: whether the last answer was right."""
        with self._keeper.reading() as connection:
            rows = connection.execute("SELECT question, known FROM questions WHERE game = ?", (game,)).fetchall()
        return {question: bool(right) for question, right in rows}

    def hand_over(self, other: Keeper, ids: Mapping[int, int]) -> None:  # no match has part in it
        """Of a question in both libraries, the newer answer is kept."""
        query = """
            INSERT INTO questions (game, question, asked, missed, known, answered) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (game, question) DO UPDATE SET
                asked = excluded.asked, missed = excluded.missed, known = excluded.known, answered = excluded.answered
            WHERE excluded.answered > answered
        """
        with self._keeper.reading() as connection:
            rows = connection.execute("SELECT game, question, asked, missed, known, answered FROM questions").fetchall()
        with other.changing() as connection:
            connection.executemany(query, rows)
