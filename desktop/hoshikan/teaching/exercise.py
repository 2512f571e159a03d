"""Trying a position, as a puzzle or one's own mistake: a state machine without language or screen.

Only `view(seat)` is ever shown of the position, and reasons come from a determinization: no secret of another seat is
revealed.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from random import Random
from typing import Final, NamedTuple

import msgspec

from hoshikan.engine import record
from hoshikan.engine.action import Action
from hoshikan.engine.errors import IllegalAction
from hoshikan.engine.event import Event
from hoshikan.engine.game import Game
from hoshikan.engine.match import Match
from hoshikan.engine.state import CHANCE, State
from hoshikan.engine.tutor import Nudge
from hoshikan.engine.view import View
from hoshikan.teaching.hints import Coach, WhyNot
from hoshikan.teaching.position import TeachingError

NEARLY: Final = 0.05
"""Expected result (0..1) that a try may lose against the best and still be called a near miss."""

END: Final = -1
"""In place of a ply: where the record ends."""

BEFORE: Final = 8
"""So many actions before the position are shown at most."""


class Exercise(msgspec.Struct, frozen=True, kw_only=True):
    """A position with a question: what is best here, for all that the seat may know?"""

    id: str
    """Unique among all exercises: answers are kept under it."""
    game: str
    record: str
    """A match record that reaches `ply`; what it plays later is not looked at."""
    ply: int = END
    """Number of the record's actions that lead to the position."""
    seat: int
    accepted: tuple[str, ...]
    """The right actions, at least one: equivalent ones are all listed, the first is the one that is shown."""
    results: Mapping[str, float] = {}
    """The expected result (0..1) by action, where known; of the accepted ones too."""
    played: str = ""
    """The action played in its place; "" in a puzzle."""
    themes: tuple[str, ...] = ()
    """Kinds of features of the game's tutor: what the answer is about."""
    level: str = ""
    """The first level of the bots that finds the answer, or `puzzles.BEYOND`; "" if that is not known."""
    rating: float | None = None
    """Difficulty, on openskill's scale; None for an unrated one."""
    origin: str = ""
    """The source of the position."""


class Verdict(Enum):
    """Result of a try; the position is unchanged unless it was right."""

    RIGHT = "right"
    NEARLY = "nearly"
    WRONG = "wrong"
    ILLEGAL = "illegal"


class Outcome(Enum):
    """Result of an exercise."""

    OPEN = "open"
    FIRST = "first"
    """Found at the first try, without a hint."""
    LATER = "later"
    SHOWN = "shown"


class Answer(NamedTuple):
    """The answer to a try."""

    verdict: Verdict
    tried: str
    costs: float | None = None
    """Difference to the expected result of the best, 0..1; None if unknown."""
    compared: WhyNot | None = None
    """Reasons between the best and the tried action, the weightiest first; after a right try, against `against`."""
    against: str = ""
    """The action compared with the right answer: the played one, or the best of the others. "" if there is none."""
    again: bool = False
    """True if it is the action played in the match."""
    refusal: IllegalAction | None = None

    def measured(self, costs: float) -> Answer:
        """The same answer to a wrong try, once it is known how much less that brings."""
        return self._replace(costs=costs, verdict=Verdict.NEARLY if costs < NEARLY else Verdict.WRONG)


class ExerciseRun:
    """One pass through an exercise: tries without limit, until the right one is found or shown."""

    def __init__(self, games: Mapping[str, Game], exercise: Exercise) -> None:
        """Raises RecordError for a record that cannot be read, TeachingError for an exercise that is none."""
        self.exercise = exercise
        match = record.read(exercise.record, games)
        ply = len(match.actions) if exercise.ply == END else exercise.ply
        _check(match, exercise, ply)
        match.jump(ply)
        self.match = match
        """The match, at the position. Read it only."""
        self.outcome = Outcome.OPEN
        self.tries: list[str] = []
        """Wrong tries, every action once."""
        self.hinted = False
        self._coach = Coach(match.game)
        self._state = match.position(ply)
        self._events: tuple[Event, ...] = ()

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def seat(self) -> int:
        return self.exercise.seat

    @property
    def done(self) -> bool:
        """True when the exercise is over."""
        return self.outcome is not Outcome.OPEN

    def view(self) -> View:
        """All that may be shown now."""
        return self._state.view(self.seat)

    @property
    def events(self) -> tuple[Event, ...]:
        """Events of the answer, once it is carried out."""
        return self._events

    def before(self) -> tuple[tuple[View, tuple[Event, ...]], ...]:
        """Return the course that led to the position, from the seat's last action before other seats': views with the
        events that led to each; the first has none. Empty if the game begins here."""
        ply = self.match.ply
        first = max(0, ply - BEFORE)
        movers = [self.match.position(one).to_move for one in range(first, ply)]
        others = [place for place, mover in enumerate(movers) if mover not in (self.seat, CHANCE)]
        own = [place for place, mover in enumerate(movers) if mover == self.seat and others and place < others[-1]]
        first += own[-1] if own else 0
        if first == ply:
            return ()
        views = [self.match.position(one).view(self.seat) for one in range(first, ply + 1)]
        events = [(), *(self.match.events(one) for one in range(first, ply))]
        return tuple(zip(views, events, strict=True))

    def legal_actions(self) -> list[Action]:
        """Return the actions that may be tried now; none once the answer is known."""
        return [] if self.done else self._state.legal_actions()

    def try_action(self, text: str) -> Answer:
        """The answer to a try. Raises NotationError for a text that is no action, ValueError once nothing is asked."""
        self._ask()
        action = self.game.parse(text)
        refusal = self.match.explain_illegal(action)
        if refusal is not None:
            return Answer(Verdict.ILLEGAL, str(action), refusal=refusal)
        tried = str(action)
        if tried in self.exercise.accepted:
            self.outcome = Outcome.LATER if self.tries or self.hinted else Outcome.FIRST
            return self._carry_out(tried)
        if tried not in self.tries:
            self.tries.append(tried)
        costs = self._costs(tried)
        compared = self._compared(self.exercise.accepted[0], tried)
        answer = Answer(Verdict.WRONG, tried, None, compared, again=tried == self.exercise.played)
        return answer if costs is None else answer.measured(costs)

    def hint(self) -> Nudge | None:
        """Tell the nudge: from now on the answer is no first try."""
        self._ask()
        self.hinted = True
        return self.nudge()

    def nudge(self) -> Nudge | None:
        """Return a nudge without the move. None if the tutor has none. After it, the exercise no longer counts as
        solved at the first try."""
        return self._coach.nudge(self._guess(), self.exercise.accepted[0])

    def show(self) -> Answer:
        """Carry the answer out. Raises ValueError once nothing is asked."""
        self._ask()
        self.outcome = Outcome.SHOWN
        return self._carry_out(self.exercise.accepted[0])

    def _ask(self) -> None:
        if self.done:
            raise ValueError("this exercise asks for nothing more")

    def _carry_out(self, text: str) -> Answer:
        against = self._rival()
        compared = self._compared(text, against) if against else None
        costs = self._costs(against) if against else None
        self._state.apply(self.game.parse(text))
        self._events = tuple(self._state.events)
        return Answer(Verdict.RIGHT, text, costs, compared, against)

    def _rival(self) -> str:
        """Return the action to compare with the answer: the played one, else the last try, else the best of the
        others."""
        if self.exercise.played:
            return self.exercise.played
        if self.tries:
            return self.tries[-1]
        others = [text for text in self.exercise.results if text not in self.exercise.accepted]
        return max(others, key=lambda text: self.exercise.results[text], default="")

    def _costs(self, tried: str) -> float | None:
        results = self.exercise.results
        best = max((results[text] for text in self.exercise.accepted if text in results), default=None)
        return None if best is None or tried not in results else max(0.0, best - results[tried])

    def _compared(self, best: str, tried: str) -> WhyNot:
        return self._coach.why_not(self._guess(), best, tried)

    def _guess(self) -> State:
        """A position that the seat may take it for: the same each time, so that answers do not change."""
        origin = self.match.header.seed
        return self.match.state.determinize(self.seat, Random(f"{origin}/{self.match.ply}"))


def _check(match: Match, exercise: Exercise, ply: int) -> None:
    """Raises TeachingError for an exercise that does not fit its record."""
    if not 0 <= ply <= len(match.actions):
        raise TeachingError(exercise.id, f"the record has no ply {ply}")
    if match.game.id != exercise.game:
        raise TeachingError(exercise.id, f"the record is of {match.game.id}")
    state = match.position(ply)
    if state.to_move != exercise.seat:
        raise TeachingError(exercise.id, f"seat {exercise.seat} is not to move")
    legal = {str(action) for action in state.legal_actions()}
    named = {*exercise.accepted, *([exercise.played] if exercise.played else []), *exercise.results}
    if not exercise.accepted or not named <= legal:
        raise TeachingError(exercise.id, f"not to be played there: {', '.join(sorted(named - legal)) or 'nothing'}")
