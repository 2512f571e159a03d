"""The puzzle of the day, whether it was solved, and the days in a row on which something was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hoshikan.library.history import day_of, days_in_a_row
from hoshikan.library.practice import PastAnswer
from hoshikan.teaching.exercise import Exercise, Outcome
from hoshikan.teaching.practice import of_the_day
from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.session.context import AppContext


class DayPuzzle(NamedTuple):
    """The puzzle and the player's last answer to it."""

    exercise: Exercise
    outcome: str
    """"" before the first answer."""
    row: int
    """Days in a row with a finished game or an answered puzzle; 0 where streaks are not wanted."""


def day_puzzle(context: AppContext, past: Sequence[PastAnswer]) -> DayPuzzle | None:
    """Return the puzzle of today. Raises TeachingError and LibraryProblem."""
    box, library = context.puzzles, context.library
    today = box.today()
    found = of_the_day(box.of(), today)
    if found is None:
        return None
    outcome = next((one.outcome for one in reversed(past) if one.exercise == found.id), "")
    row = 0
    if context.settings.celebrations:
        played = [one.day for one in library.history()]
        row = days_in_a_row([*played, *(day_of(one.answered) for one in past)], today).now
    return DayPuzzle(found, outcome, row)


class DayWords(Words):
    """Sentences about it."""

    def title(self) -> str:
        return self.tr("Puzzle of the day")

    def state(self, outcome: str) -> str:
        """Return what came of it, or what is to be done."""
        if not outcome:
            return self.tr("Find the best move.")
        if outcome == Outcome.SHOWN.value:
            return self.tr("☆ Not found. You can try it again.")
        return self.tr("★ Solved. You can try it again.")

    def mark(self, outcome: str) -> str:
        """Return the same in a word or two."""
        if not outcome:
            return self.tr("Not solved yet")
        return self.tr("☆ Not found") if outcome == Outcome.SHOWN.value else self.tr("★ Solved")

    def row(self, days: int) -> str:
        """Return the days in a row; nothing for a first one."""
        return self.tr("%n day(s) in a row", "", days) if days > 1 else ""
