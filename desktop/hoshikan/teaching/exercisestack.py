"""Exercises one after another, and what became of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hoshikan.engine.errors import RecordError
from hoshikan.engine.game import Game
from hoshikan.teaching.exercise import Exercise, ExerciseRun, Outcome
from hoshikan.teaching.position import TeachingError


class Summary(NamedTuple):
    """Counts of the results of a stack's exercises."""

    first: int = 0
    """At the first try, without a hint."""
    later: int = 0
    shown: int = 0
    left: int = 0
    """Not done: passed over, or still to come."""

    @property
    def done(self) -> int:
        return self.first + self.later + self.shown


class ExerciseStack:
    """Goes through exercises in their order; those that cannot be set up are passed over and counted."""

    def __init__(self, games: Mapping[str, Game], exercises: Sequence[Exercise]) -> None:
        self._games = games
        self.exercises = tuple(exercises)
        self.unreadable = 0
        self._runs: list[ExerciseRun] = []
        self._next = 0
        self.run = self._enter()
        """The exercise at hand; None when there is none left."""

    def __len__(self) -> int:
        return len(self.exercises) - self.unreadable

    @property
    def index(self) -> int:
        """The number of the exercise at hand, from 0."""
        return max(0, len(self._runs) - 1)

    def go_on(self) -> ExerciseRun | None:
        """The next exercise, whether this one was done or not; None after the last."""
        self.run = self._enter()
        return self.run

    def outcomes(self) -> tuple[Outcome, ...]:
        """Results of each exercise so far."""
        return tuple(run.outcome for run in self._runs)

    def summary(self) -> Summary:
        """The counts, of all that can be set up."""
        found = self.outcomes()
        first, later, shown = (found.count(kind) for kind in (Outcome.FIRST, Outcome.LATER, Outcome.SHOWN))
        return Summary(first, later, shown, len(self) - first - later - shown)

    def again(self) -> ExerciseStack:
        """A stack of those that were not found at the first try, in the same order."""
        missed = [run.exercise for run in self._runs if run.outcome is not Outcome.FIRST]
        return ExerciseStack(self._games, missed)

    def _enter(self) -> ExerciseRun | None:
        while self._next < len(self.exercises):
            exercise = self.exercises[self._next]
            self._next += 1
            try:
                run = ExerciseRun(self._games, exercise)
            except (RecordError, TeachingError):
                self.unreadable += 1
                continue
            self._runs.append(run)
            return run
        return None
