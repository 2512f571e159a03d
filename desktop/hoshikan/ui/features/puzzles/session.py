"""The session of a stack of exercises: the one at hand, the answer to the last try, and the results so far."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple, Protocol

import msgspec
from PySide6.QtCore import QObject, SignalInstance

from hoshikan.bots import protocol
from hoshikan.engine import Event, Game, Match, NotationError, RecordError, Seat, View
from hoshikan.engine.tutor import Nudge
from hoshikan.library import LibraryProblem
from hoshikan.teaching.exercise import Answer, Exercise, ExerciseRun, Outcome
from hoshikan.teaching.here import Kind, here
from hoshikan.teaching.position import TeachingError
from hoshikan.teaching.practice import Past, Strength, strength
from hoshikan.ui.board.session import (
    BoardSession,
    BoardState,
    Command,
    Next,
    Play,
    RequestHint,
    Seen,
    ShowAnswer,
    no_view,
)
from hoshikan.ui.kit.look.words import Notice
from hoshikan.ui.shared.messages import Messages


class TryAgain(Command, frozen=True):
    """Begin a stack of those that were not found at the first try."""


class Gain(NamedTuple):
    """A change of the puzzle rating."""

    before: Strength
    after: Strength


class Summary(NamedTuple):
    """Counts of the results of a stack's exercises."""

    first: int = 0
    """At the first try, without a hint."""
    later: int = 0
    shown: int = 0
    left: int = 0
    """Not done."""

    @property
    def done(self) -> int:
        return self.first + self.later + self.shown


class StackEnd(NamedTuple):
    """Results of a whole stack."""

    summary: Summary
    unreadable: int
    """Number of exercises that could not be set up."""
    gain: Gain | None
    """The change over the stack, if it is about one game."""
    celebrated: bool


class ExerciseState(BoardState, frozen=True, kw_only=True):
    """An exercise of a stack."""

    exercises: tuple[Exercise, ...]
    """All of the stack, in their order."""
    exercise: Exercise | None = None
    """The one at hand; None if there is none left."""
    index: int = 0
    """Number of the exercise, from 0."""
    count: int = 0
    """Number of exercises that can be set up, as far as is known."""
    asked: View = msgspec.field(default_factory=no_view)
    """The position that the exercise asks about."""
    before: tuple[tuple[View, tuple[Event, ...]], ...] = ()
    """The course that led to it, see `ExerciseRun.before`."""
    seats: tuple[Seat, ...] = ()
    outcome: Outcome = Outcome.OPEN
    outcomes: tuple[Outcome, ...] = ()
    """Those of the stack so far."""
    answer: Answer | None = None
    """The answer to the last try."""
    measuring: bool = False
    """True while the cost of the last try is being computed."""
    waiting: bool = False
    """True until the right move has been seen; `answer` is shown then."""
    nudge: Nudge | None = None
    """The hint where to look; None also if there is none."""
    nudges: int = 0
    """Number of times it was asked for."""
    tries: int = 0
    """Number of legal tries."""
    gain: Gain | None = None
    """The change of the puzzle rating by the answer."""
    end: StackEnd | None = None
    """The results, once the stack is done."""

    @property
    def done(self) -> bool:
        """True if nothing more is asked."""
        return self.outcome is not Outcome.OPEN


class Practice(Protocol):
    """Stores answers."""

    def all(self) -> Sequence[Past]: ...
    def note(self, exercise: str, game: str, outcome: str, rating: float | None, /) -> None: ...


class Begun(Protocol):
    """Stores the puzzles that are neither solved nor skipped."""

    def begin(self, ids: Sequence[str], /) -> None: ...
    def finish(self, puzzle: str, /) -> None: ...


class Reviewer(Protocol):
    """Compares the moves of a match with the best ones, in another process."""

    @property
    def failed(self) -> SignalInstance: ...
    def review(
        self, match: Match, seats: Sequence[int], listen: Callable[[protocol.Answer], None], first: int, /
    ) -> None: ...
    def cancel(self) -> None: ...
    def close(self) -> None: ...


class ExerciseSession(BoardSession[ExerciseState]):
    """Goes through a stack. Every answer is kept at once, so leaving loses nothing but the summary."""

    def __init__(
        self,
        games: Mapping[str, Game],
        exercises: tuple[Exercise, ...],
        engine: Reviewer,
        practice: Callable[[], Practice],
        begun: Begun,
        due: Callable[[str], bool],
        parent: QObject | None = None,
    ) -> None:
        """`due` returns true if something is to be celebrated now."""
        self._games = games
        self._engine = engine
        self._practice = practice
        self._begun = begun
        self._due = due
        super().__init__(self._begin(exercises, 0), parent)
        engine.failed.connect(self._on_failed)

    def meaning(self, rule: str) -> tuple[Kind, ...] | None:
        run = self._run
        return None if run is None or self.state.done else here(run.game, run.match.state, run.seat, rule)

    def dispatch(self, command: Command) -> None:
        run, state = self._run, self.state
        if isinstance(command, TryAgain):
            missed = tuple(one.exercise for one in self._runs if one.outcome is not Outcome.FIRST)
            self._change(self._begin(missed, state.change + 1))
        elif run is None:
            return
        elif isinstance(command, Next):
            self._engine.cancel()
            self._begun.finish(run.exercise.id)
            following = self._next(state.change + 1)
            if following.end is not None:
                self.sounded.emit("shimmer")
            self._change(following)
        elif isinstance(command, Seen):
            if state.waiting:
                self._update(waiting=False)
                self.sounded.emit("lay" if run.outcome is Outcome.SHOWN else "star")
        elif run.done:
            return
        elif isinstance(command, Play):
            self._attempt(run, command.notation)
        elif isinstance(command, ShowAnswer):
            self._carry_out(run, run.show(), state.tries)
        elif isinstance(command, RequestHint):
            self._update(nudge=run.hint(), nudges=state.nudges + 1)

    def close(self) -> None:
        self._engine.close()

    def _begin(self, exercises: tuple[Exercise, ...], change: int) -> ExerciseState:
        """Begin a stack; return its first exercise."""
        self._exercises, self._left = exercises, deque(exercises)
        self._begun.begin([one.id for one in exercises if not one.played])
        self._runs: list[ExerciseRun] = []
        self._gain: Gain | None = None
        """The change of the puzzle rating since the stack was begun."""
        return self._next(change)

    def _next(self, change: int) -> ExerciseState:
        """Go to the next exercise, or to the end of the stack; those that cannot be set up are passed over."""
        run = self._run = self._set_up()
        base = ExerciseState(
            view=no_view() if run is None else run.view(),
            change=change,
            exercises=self._exercises,
            index=max(0, len(self._runs) - 1),
            count=len(self._runs) + len(self._left),
            outcomes=self._outcomes(),
        )
        if run is None:
            return msgspec.structs.replace(base, end=self._end())
        return msgspec.structs.replace(
            base,
            seat=run.seat,
            actions=tuple(map(str, run.legal_actions())),
            exercise=run.exercise,
            asked=base.view,
            before=run.before(),
            seats=run.match.header.seats,
        )

    def _set_up(self) -> ExerciseRun | None:
        while self._left:
            with suppress(RecordError, TeachingError):
                self._runs.append(ExerciseRun(self._games, self._left.popleft()))
                return self._runs[-1]
        return None

    def _outcomes(self) -> tuple[Outcome, ...]:
        return tuple(run.outcome for run in self._runs)

    def _end(self) -> StackEnd:
        count, found = len(self._runs), self._outcomes()
        summary = Summary(*(found.count(kind) for kind in (Outcome.FIRST, Outcome.LATER, Outcome.SHOWN, Outcome.OPEN)))
        celebrated = 2 < count == summary.first and self._due("puzzles")
        one_game = len({exercise.game for exercise in self._exercises}) == 1
        return StackEnd(summary, len(self._exercises) - count, self._gain if one_game else None, celebrated)

    def _attempt(self, run: ExerciseRun, notation: str) -> None:
        try:
            answer = run.try_action(notation)
        except NotationError as error:
            self.refused.emit(error)
            return
        if answer.refusal is not None:
            self.refused.emit(answer.refusal)
            return
        if run.done:
            self._carry_out(run, answer, self.state.tries + 1)
            return
        self._engine.cancel()
        self.sounded.emit("refuse")
        if answer.costs is None:
            # A review compares a move that was played.
            match = run.match.beginning(run.match.ply)
            ply = match.ply
            match.apply(run.game.parse(answer.tried))
            self._engine.review(match, [run.seat], self._on_measured, ply)
        self._update(answer=answer, measuring=answer.costs is None, tries=self.state.tries + 1)

    def _on_measured(self, found: protocol.Answer) -> None:
        """Complete the answer to the last try."""
        if not self.state.measuring:
            return
        if isinstance(found, protocol.Judged) and self.state.answer is not None:
            self._update(answer=self.state.answer.measured(found.loss), measuring=False)
        elif isinstance(found, protocol.Reviewed):
            self._on_failed()

    def _on_failed(self, _reason: str = "") -> None:
        self._engine.cancel()
        if self.state.measuring:
            self._update(measuring=False)

    def _carry_out(self, run: ExerciseRun, answer: Answer, tries: int) -> None:
        self._engine.cancel()
        gain = self._keep(run)
        self._update(
            view=run.view(),
            events=run.events,
            actions=(),
            change=self.state.change + 1,
            outcome=run.outcome,
            outcomes=self._outcomes(),
            answer=answer,
            tries=tries,
            measuring=False,
            gain=gain,
            waiting=True,
        )

    def _keep(self, run: ExerciseRun) -> Gain | None:
        """Keep how an exercise was done, before it is commented on; return the change of the rating, if any."""
        exercise, gain = run.exercise, None
        self._begun.finish(exercise.id)
        try:
            practice = self._practice()
            past = practice.all() if exercise.rating is not None else []
            practice.note(exercise.id, exercise.game, run.outcome.value, exercise.rating)
            if exercise.rating is not None and all(one.exercise != exercise.id for one in past):
                gain = Gain(strength(past, exercise.game), strength(practice.all(), exercise.game))
                self._gain = Gain(self._gain.before if self._gain else gain.before, gain.after)
        except LibraryProblem as error:
            problem = error
            self.noticed.emit(Notice("library", lambda: Messages().of(problem), bad=True))
        return gain
