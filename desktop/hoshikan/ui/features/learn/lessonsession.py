"""The session of a lesson: the step at hand, the answer to the last attempt, and what it led to."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection
from typing import NamedTuple, Protocol

import msgspec
from PySide6.QtCore import QObject

from hoshikan.engine import Game, NotationError
from hoshikan.library import LibraryProblem
from hoshikan.teaching.here import Kind, here
from hoshikan.teaching.lessonrun import Happened, LessonRun, Reply, Verdict
from hoshikan.teaching.lessons import Lesson, Step
from hoshikan.ui.board.session import BoardSession, BoardState, Command, Next, Play, Seen, ShowAnswer
from hoshikan.ui.kit.look.words import Notice
from hoshikan.ui.shared.messages import Messages


class SetUpAgain(Command, frozen=True):
    """Begin the step again."""


class Skip(Command, frozen=True):
    """Show at once what a right move led to."""


class StartOver(Command, frozen=True):
    """Go back to the first step."""


class Progress(NamedTuple):
    """Progress in a course."""

    done: int
    lessons: int
    earned: bool
    """True if the last star is new."""
    celebrated: bool
    """True if its arrival is to be animated."""


class LessonState(BoardState, frozen=True, kw_only=True):
    """A step of a lesson."""

    lesson: Lesson
    index: int
    """Number of the step, from 0."""
    solved: bool = False
    """True if the step asks for nothing more."""
    passed: bool = False
    """True if `Next` leads on."""
    tries: tuple[str, ...] = ()
    """Illegal actions that a "forbidden" step asks for."""
    reply: Reply | None = None
    """The answer to the last attempt."""
    course: tuple[Happened, ...] = ()
    """The position before the last right move, and all that it led to."""
    waiting: bool = False
    """True until the events of a right move have been seen; `reply` is shown then."""
    progress: Progress | None = None
    """Progress in the course; None before the lesson is done."""

    @property
    def step(self) -> Step:
        """The step itself."""
        return self.lesson.steps[self.index]


class Steps(Protocol):
    """Stores the step reached by lesson."""

    def reached(self, lesson: str, /) -> int: ...
    def keep(self, lesson: str, step: int, /) -> None: ...
    def forget(self, lesson: str, /) -> None: ...


class LessonsDone(Protocol):
    """Stores the lessons that are done."""

    def done(self, game: str, /) -> Collection[str]: ...
    def complete(self, game: str, lesson: str, /) -> None: ...


class LessonSession(BoardSession[LessonState]):
    """Runs one lesson. The step reached is kept until the last one is solved, and then that the lesson is done."""

    def __init__(
        self,
        game: Game,
        course: tuple[Lesson, ...],
        lesson_id: str,
        steps: Steps,
        done: LessonsDone,
        due: Callable[[str], bool],
        parent: QObject | None = None,
    ) -> None:
        """`course` are all lessons of the game; `due` returns true if something is to be celebrated now."""
        self._game = game
        self._lesson = next(one for one in course if one.id == lesson_id)
        self._course = course
        self._steps = steps
        self._done = done
        self._due = due
        self._run = LessonRun(game, self._lesson, steps.reached(lesson_id))
        self._to_show: deque[Happened] = deque()
        """Answers to a right move that are still to be shown."""
        self._earned = False
        """True if this lesson has just been done for the first time."""
        super().__init__(self._position(0), parent)

    def meaning(self, rule: str) -> tuple[Kind, ...] | None:
        return None if self._run.solved else here(self._game, self._run.state, self._run.step.seat, rule)

    def dispatch(self, command: Command) -> None:
        match command:
            case Play(notation):
                self._attempt(notation)
            case Seen():
                self._on_seen()
            case Skip() if self.state.waiting:
                self._show_end()
                self.sounded.emit("star")
            case ShowAnswer() if not self.state.solved:
                self._update(hinted=self.state.step.accept[:1])
            case Next() if self._run.passed and self.state.progress is None:
                self._go_on()
            case SetUpAgain():
                self._run.restart_step()
                self._begin_step()
            case StartOver():
                self._run.start_over()
                self._steps.keep(self._lesson.id, 0)
                self._begin_step()

    def _position(self, change: int) -> LessonState:
        """The position of the step as it is now, without an answer."""
        run = self._run
        return LessonState(
            view=run.state.view(run.step.seat),
            seat=run.step.seat,
            actions=tuple(map(str, run.legal_actions())),
            change=change,
            lesson=self._lesson,
            index=run.index,
            solved=run.solved,
            passed=run.passed,
            tries=tuple(map(str, run.tries())),
        )

    def _attempt(self, notation: str) -> None:
        if self._run.solved:
            return
        before = Happened(self.state.view, ())
        try:
            reply = self._run.try_action(notation)
        except NotationError as error:
            self.refused.emit(error)
            return
        if reply.verdict is not Verdict.RIGHT:
            self._update(reply=reply)
            self.sounded.emit("tick" if reply.verdict is Verdict.GOOD else "refuse")
            return
        if self._run.done:
            self._keep()
        self._to_show = deque(reply.course)
        state = self._position(self.state.change + 1)
        if self._to_show:
            state = self._shown_next(state)
        course = (before, *reply.course) if reply.course else ()
        self._change(msgspec.structs.replace(state, reply=reply, course=course))
        if not reply.course:
            self.sounded.emit("star")

    def _shown_next(self, state: LessonState) -> LessonState:
        happened = self._to_show.popleft()
        return msgspec.structs.replace(state, view=happened.view, events=happened.events, waiting=True)

    def _on_seen(self) -> None:
        """Show the next events, once the ones before have been seen, as in a match; in the end the answer."""
        if not self.state.waiting:
            return
        if self._to_show:
            self._change(self._shown_next(msgspec.structs.replace(self.state, change=self.state.change + 1)))
        else:
            self._update(waiting=False)
            self.sounded.emit("star")

    def _go_on(self) -> None:
        if self._run.next() is None:
            self._keep()
            self.sounded.emit("shimmer")
            self._show_end(progress=self._progress())
            return
        self._steps.keep(self._lesson.id, self._run.index)
        self._begin_step()

    def _show_end(self, progress: Progress | None = None) -> None:
        """Show the position that the step has led to."""
        self._to_show.clear()
        end, now = self._position(self.state.change + 1), self.state
        self._change(msgspec.structs.replace(end, reply=now.reply, course=now.course, progress=progress))

    def _begin_step(self) -> None:
        self._to_show.clear()
        self._change(self._position(self.state.change + 1))

    def _progress(self) -> Progress:
        """Return the learner's progress by this lesson; shown once it is stored."""
        known = {lesson.id for lesson in self._course}
        try:
            done = len(known & set(self._done.done(self._lesson.game)))
        except LibraryProblem:
            return Progress(0, 0, earned=False, celebrated=False)
        earned, self._earned = self._earned, False
        celebrated = earned and self._due(f"{self._lesson.game}/{self._lesson.id}")
        return Progress(done, len(known), earned=earned, celebrated=celebrated)

    def _keep(self) -> None:
        lesson = self._lesson
        self._steps.forget(lesson.id)
        try:
            if lesson.id not in self._done.done(lesson.game):
                self._earned = True
            self._done.complete(lesson.game, lesson.id)
        except LibraryProblem as error:
            problem = error
            self.noticed.emit(Notice("library", lambda: Messages().of(problem), bad=True))
