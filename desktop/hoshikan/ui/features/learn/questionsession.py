"""The session of questions about a game's rules: the question asked, the chosen answers, and the result."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject

from hoshikan.engine import Game
from hoshikan.library import LibraryProblem
from hoshikan.teaching.questions import Question
from hoshikan.teaching.quiz import draw, order_of, shaky
from hoshikan.ui.board.session import BoardSession, BoardState, Command, Next, no_view
from hoshikan.ui.kit.look.words import Notice
from hoshikan.ui.shared.messages import Messages


class Choose(Command, frozen=True):
    """Choose the answer shown at a place, or take that back; where one is right, that is the answer."""

    place: int


class GiveAnswer(Command, frozen=True):
    """Answer with what is chosen."""


class AskMore(Command, frozen=True):
    """Begin another round."""


class QuizResult(NamedTuple):
    """The result of a round."""

    score: int
    total: int
    shaky: tuple[str, ...]
    """The rules of which a question was answered wrong the last time."""


class QuestionState(BoardState, frozen=True, kw_only=True):
    """A question, with its position if it shows one."""

    question: Question
    order: tuple[int, ...]
    """The places of the answers in the file, in the order in which they are shown."""
    index: int
    """Number of the question, from 0."""
    count: int
    chosen: tuple[int, ...] = ()
    """The answers chosen, by their place on the page."""
    given: frozenset[int] | None = None
    """The places (in the file) of the answers given; None as long as the question is open."""
    score: int = 0
    """Number of correct answers so far."""
    result: QuizResult | None = None
    """The result of the round; None before its end."""

    @property
    def is_right(self) -> bool:
        """True if the question was answered correctly."""
        return self.given == self.question.right

    @property
    def is_last(self) -> bool:
        """True if no question of the round follows."""
        return self.index + 1 == self.count


class AnswersKept(Protocol):
    """Stores answers to questions."""

    def known(self, game: str, /) -> Mapping[str, bool]: ...
    def note(self, game: str, question: str, /, *, right: bool) -> None: ...


class QuestionSession(BoardSession[QuestionState]):
    """Runs one quiz after the other. Every answer is kept when it is given."""

    def __init__(
        self,
        game: Game,
        questions: tuple[Question, ...],
        answers: AnswersKept,
        rng: Random,
        parent: QObject | None = None,
    ) -> None:
        """`questions` are all of the game, at least one; `rng` decides which are drawn."""
        self._game = game
        self._all = questions
        self._answers = answers
        self._rng = rng
        self._known: dict[str, bool] = {}
        self._read()  # a library that cannot be read is reported with the first answer
        super().__init__(self._draw(0), parent)

    def dispatch(self, command: Command) -> None:
        state = self.state
        if isinstance(command, AskMore):
            self._report(self._read())
            self._change(self._draw(state.change + 1))
        elif state.result is not None:
            return
        elif isinstance(command, Next):
            if state.given is not None:
                self._go_on()
        elif state.given is not None:
            return
        elif isinstance(command, Choose):
            one = len(state.question.right) == 1
            self._update(chosen=(command.place,) if one else tuple(sorted({command.place} ^ set(state.chosen))))
            if one:
                self._answer()
        elif isinstance(command, GiveAnswer) and state.chosen:
            self._answer()

    def _answer(self) -> None:
        question = self.state.question
        given = frozenset(self.state.order[place] for place in self.state.chosen)
        right = given == question.right
        self.sounded.emit("star" if right else "refuse")
        self._known[question.id] = right
        try:
            self._answers.note(self._game.id, question.id, right=right)
        except LibraryProblem as problem:
            self._report(problem)
        self._update(given=given, score=self.state.score + right)

    def _go_on(self) -> None:
        state = self.state
        if not state.is_last:
            self._change(self._asked(state.change + 1, state.index + 1, state.score))
            return
        self.sounded.emit("shimmer")
        self._update(result=QuizResult(state.score, state.count, shaky(self._all, self._known)))

    def _draw(self, change: int) -> QuestionState:
        """Begin a round; return its first question."""
        self._round = draw(self._all, self._known, self._rng)
        return self._asked(change, 0, 0)

    def _asked(self, change: int, index: int, score: int) -> QuestionState:
        """A question of the round, not yet answered."""
        question = self._round[index]
        view, seat = no_view(), None
        if question.is_shown:
            position = question.shown(self._game)
            view, seat = position.state(self._game).view(position.seat), position.seat
        return QuestionState(
            view=view,
            seat=seat,
            change=change,
            question=question,
            order=order_of(question, self._rng),
            index=index,
            count=len(self._round),
            score=score,
        )

    def _read(self) -> LibraryProblem | None:
        """Read which answers are known; return the problem that kept it from that."""
        try:
            self._known |= self._answers.known(self._game.id)
        except LibraryProblem as problem:
            return problem
        return None

    def _report(self, problem: LibraryProblem | None) -> None:
        if problem is not None:
            self.noticed.emit(Notice("library", lambda: Messages().of(problem), bad=True))
