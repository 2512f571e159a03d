"""The session of questions about a game's rules: the question asked, the chosen answers, and the result."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject

from hoshikan.engine.game import Game
from hoshikan.library import LibraryProblem
from hoshikan.teaching.questions import Question
from hoshikan.teaching.quiz import Quiz, draw, shaky
from hoshikan.ui.board.session import BoardSession, BoardState, Command, Next, no_view
from hoshikan.ui.kit.widgets.notices import Notice
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
        self._quiz = self._drawn()
        super().__init__(self._asked(0), parent)

    def dispatch(self, command: Command) -> None:
        state = self.state
        if isinstance(command, AskMore):
            self._report(self._read())
            self._quiz = self._drawn()
            self._change(self._asked(state.change + 1))
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
        question, chosen = self.state.question, self.state.chosen
        right = self._quiz.answer([self.state.order[place] for place in chosen])
        self.sounded.emit("star" if right else "refuse")
        self._known[question.id] = right
        try:
            self._answers.note(self._game.id, question.id, right=right)
        except LibraryProblem as problem:
            self._report(problem)
        self._update(given=self._quiz.given, score=self._quiz.score)

    def _go_on(self) -> None:
        if self._quiz.next() is not None:
            self._change(self._asked(self.state.change + 1))
            return
        self.sounded.emit("shimmer")
        result = QuizResult(self._quiz.score, len(self._quiz.questions), shaky(self._all, self._known))
        self._update(result=result)

    def _drawn(self) -> Quiz:
        return Quiz(draw(self._all, self._known, self._rng), self._rng)

    def _asked(self, change: int) -> QuestionState:
        """The question of the quiz as it is now, not yet answered."""
        quiz, question = self._quiz, self._quiz.question
        view, seat = no_view(), None
        if question.is_shown:
            position = question.shown(self._game)
            view, seat = position.state(self._game).view(position.seat), position.seat
        return QuestionState(
            view=view,
            seat=seat,
            change=change,
            question=question,
            order=quiz.order,
            index=quiz.index,
            count=len(quiz.questions),
            score=quiz.score,
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
