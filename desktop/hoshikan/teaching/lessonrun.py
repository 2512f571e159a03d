"""Taking a lesson: a state machine without language or screen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fnmatch import fnmatchcase

from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction
from hoshikan.engine.event import Event
from hoshikan.engine.game import Game
from hoshikan.engine.state import State
from hoshikan.engine.view import View
from hoshikan.teaching.lessons import Bilingual, Lesson, Step


class Verdict(Enum):
    """Result of an attempt."""

    RIGHT = "right"
    """Carried out (or, in a "forbidden" step, refused as it should be); `next` leads on."""
    GOOD = "good"
    """Legal and good, but not the best that the step asks for; the position is unchanged."""
    WRONG = "wrong"
    """Legal, but not what the step asks for; the position is unchanged."""
    ILLEGAL = "illegal"
    """Against the rules; the position is unchanged."""


@dataclass(frozen=True, slots=True)
class Happened:
    """One action of the round that answers a right move: what the learner sees after it, and its events."""

    view: View
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to an attempt."""

    verdict: Verdict
    text: Bilingual | None
    """The reply; None for an illegal action that the step did not ask for: the refusal is enough."""
    rules: tuple[str, ...] = ()
    refusal: IllegalAction | None = None
    """Why it is not allowed, also where the step wanted exactly that to be seen."""
    course: tuple[Happened, ...] = ()
    """Events of the round that was carried out, action by action."""


class LessonRun:
    """One pass through a lesson. Show `state.view(step.seat)`; the other seats play by the script."""

    def __init__(self, game: Game, lesson: Lesson, start: int = 0) -> None:
        """Begin at step `start`, as if those before had been solved; beyond the last step the lesson begins anew."""
        self._game = game
        self.lesson = lesson
        self._index = start if 0 <= start < len(lesson.steps) else 0
        self._furthest = self._index
        """The first step that was not solved yet."""
        self._solved = False
        self._others: list[str] = []
        self._state = self._enter_at(self._index)

    @property
    def index(self) -> int:
        """The number of the current step, from 0."""
        return self._index

    @property
    def step(self) -> Step:
        """The current step; the last one when the lesson is done."""
        return self.lesson.steps[self._index]

    @property
    def state(self) -> State:
        """The position now. Read it only."""
        return self._state

    @property
    def solved(self) -> bool:
        """True when nothing more is asked in this step."""
        return self._solved

    @property
    def passed(self) -> bool:
        """True if `next` leads on: the step is solved, or was before it was set up again."""
        return self._solved or self._index < self._furthest

    @property
    def pending(self) -> tuple[str, ...]:
        """The script's actions that follow the learner's move."""
        return tuple(self._others)

    @property
    def done(self) -> bool:
        """True if the last step is solved."""
        return self._solved and self._index == len(self.lesson.steps) - 1

    def legal_actions(self) -> list[Action]:
        """Return the actions that the learner may try now; none while there is nothing to do."""
        return [] if self._solved else self._state.legal_actions()

    def tries(self) -> list[Action]:
        """The illegal actions that a "forbidden" step asks for: to be done with the hands like any other."""
        asked = self.step.kind == "forbidden" and not self._solved
        return [self._game.parse(text) for text in self.step.accept] if asked else []

    def try_action(self, text: str) -> Reply:
        """The learner's attempt. Raises NotationError for a text that is no action, ValueError in a solved step."""
        if self._solved:
            raise ValueError("this step asks for nothing more")
        step = self.step
        action = self._game.parse(text)
        refusal = self._state.explain_illegal(action)
        asked_for = str(action) in step.accept
        if refusal is not None:
            if step.kind == "forbidden" and asked_for:
                self._solve()
                return Reply(Verdict.RIGHT, step.right, step.rules, refusal)
            return Reply(Verdict.ILLEGAL, None, (refusal.rule,), refusal)
        if not asked_for or step.kind == "forbidden":
            return self._wrong(str(action))
        course = self._play(action)
        self._solve()
        return Reply(Verdict.RIGHT, step.right, step.rules, course=course)

    def next(self) -> Step | None:
        """Go to the next step; None after the last one. Raises ValueError before the step was ever solved."""
        if not self.passed:
            raise ValueError("this step is not solved yet")
        if self._index == len(self.lesson.steps) - 1:
            return None
        if self._solved:
            self._furthest = max(self._furthest, self._index + 1)
            self._index += 1
            self._state = self._enter()
        else:
            self._state = self._enter_at(self._index + 1)
        return self.step

    def start_over(self) -> Step:
        """Go back to the first step; what was solved once need not be solved again."""
        self._state = self._enter_at(0)
        return self.step

    def restart_step(self) -> Step:
        """Set up the current step again, however far it got."""
        self._state = self._enter_at(self._index)
        return self.step

    def _enter_at(self, index: int) -> State:
        """The position of step `index`, replayed from the last step that sets one up."""
        first = max(number for number in range(index + 1) if self.lesson.steps[number].setup is not None)
        for number in range(first, index):
            self._index = number
            self._state = self._enter()
            if not self._solved and self.step.kind == "move":
                self._play(self._game.parse(self.step.accept[0]))
        self._index = index
        return self._enter()

    def _enter(self) -> State:
        step = self.step
        self._others = list(step.others)
        self._solved = step.kind == "read"
        if step.setup is None:
            state = self._state
        else:
            state = self._game.new(setup=self.lesson.setup_of(step))
            for text in step.actions:
                state.apply(self._game.parse(text))
        while self._others and state.to_move >= 0 and state.to_move != step.seat:
            state.apply(self._game.parse(self._others.pop(0)))
        return state

    def _solve(self) -> None:
        self._solved = True
        self._furthest = max(self._furthest, self._index + 1)

    def _play(self, action: Action) -> tuple[Happened, ...]:
        course = [self._carry_out(action)]
        course += [self._carry_out(self._game.parse(text)) for text in self._others]
        self._others = []
        return tuple(course)

    def _carry_out(self, action: Action) -> Happened:
        self._state.apply(action)
        return Happened(self._state.view(self.step.seat), tuple(self._state.events))

    def _wrong(self, text: str) -> Reply:
        step = self.step
        for feedback in step.feedback:
            if any(fnmatchcase(text, pattern) for pattern in feedback.moves):
                verdict = Verdict.GOOD if feedback.good else Verdict.WRONG
                return Reply(verdict, feedback.text, (feedback.rule,) if feedback.rule else ())
        return Reply(Verdict.WRONG, step.wrong, step.rules)
