"""Questions about the rules of a game, one after another, and what they have shown."""

from __future__ import annotations

from random import Random
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from hoshikan.library import LibraryProblem
from hoshikan.teaching import rulebook
from hoshikan.teaching.questions import Question, questions
from hoshikan.teaching.quiz import Quiz, draw, shaky
from hoshikan.ui.board.match.deals import fresh_seed
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.features.learn.firstgame import first_game
from hoshikan.ui.features.learn.learner import LARGEST, Learner
from hoshikan.ui.features.learn.questioncard import QuestionCard
from hoshikan.ui.features.learn.questionresult import QuestionResult
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.widgets.announce import announce
from hoshikan.ui.kit.widgets.notices import Notice
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.page import Page
from hoshikan.ui.shared.messages import Messages

_ALONE: Final = 760
"""Widest a question is without a table beside it, …"""
_BESIDE: Final = 440
"""… and its width with one; logical pixels at text size 100 %."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class QuestionsPage(Page):
    """Runs one Quiz after the other. Every answer is kept when it is given."""

    def __init__(
        self, context: AppContext, game_id: str, seed: int | None = None, parent: QWidget | None = None
    ) -> None:
        """`seed` decides which questions are drawn; None leaves it to chance. The game must have questions."""
        super().__init__(context, parent)
        self.game = context.games[game_id]
        self.text = text_of(game_id)
        self._all = questions(game_id)
        self._rng = Random(fresh_seed() if seed is None else seed)
        self._known: dict[str, bool] = {}
        self._chosen: list[int] = []
        """Where several answers can be chosen: the chosen ones, by their place on the page."""
        self._shown: Question | None = None
        """The question whose position is on the table."""
        self.quiz = self._drawn()
        self.scene = new_scene(game_id, context.theme(), self)
        self.scene.set_motion("off")
        self.scene.stage.camera.largest = LARGEST
        self._learner = Learner(context, self.text, self)
        self.board = TableView(self.scene)
        self.card = QuestionCard()
        self.result = QuestionResult()
        self._margins = (QWidget(), QWidget())
        asking = QWidget()
        row = QHBoxLayout(asking)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._margins[0], 1)
        row.addWidget(self.board, 100)
        row.addWidget(self.card, 10)
        row.addWidget(self._margins[1], 1)
        self.stack = QStackedWidget()
        self.stack.addWidget(asking)
        self.stack.addWidget(self.result)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.stack)
        self._connect()

    def _connect(self) -> None:
        self.card.chosen.connect(self.choose)
        self.card.answer_wanted.connect(self.answer)
        self.card.next_wanted.connect(self.go_on)
        self.result.again_wanted.connect(self.ask_more)
        self.result.play_wanted.connect(lambda: self.open_table.emit(first_game(self.context, self.game.id), None))
        self.result.lessons_wanted.connect(lambda: self.open_learn.emit(self.game.id))
        for part in (self.card, self.result):
            part.rule_wanted.connect(lambda rule: self.open_rules.emit(self.game.id, rule))

    # The page

    def title(self) -> str:
        return self.tr("Questions: {game}").format(game=self.text.title())

    def retranslate(self) -> None:
        self.card.retranslate()
        self._show()
        if self.stack.currentWidget() is self.result:
            self._show_result()

    def apply_theme(self, theme: Theme) -> None:
        self.scene.set_theme(theme)
        self.card.apply_theme(theme)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def entered(self) -> None:
        self._focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The answers' numbers, and Enter for the way on."""
        place = event.key() - Qt.Key.Key_1
        asking = self.stack.currentWidget() is not self.result
        if asking and 0 <= place < len(self.quiz.order) and self.quiz.given is None:
            self.choose(place)
        elif asking and event.key() in _ENTER and self.quiz.given is not None:
            self.go_on()
        elif asking and event.key() in _ENTER:
            self.answer()
        else:
            super().keyPressEvent(event)

    # The questions

    def choose(self, place: int) -> None:
        """Choose the answer shown at `place`; where one is right, that is the answer."""
        if self.quiz.given is not None:
            return
        if len(self.quiz.question.right) == 1:
            self._chosen = [place]
            self.answer()
            return
        self._chosen = sorted({place} ^ set(self._chosen))
        self.card.choose(self._chosen)

    def answer(self) -> None:
        """Answer with what is chosen."""
        if self.quiz.given is not None or not self._chosen:
            return
        question, order = self.quiz.question, self.quiz.order
        right = self.quiz.answer([order[place] for place in self._chosen])
        self.context.sounds.play("star" if right else "refuse")
        self._known[question.id] = right
        try:
            self.context.library.answers.note(self.game.id, question.id, right=right)
        except LibraryProblem as problem:
            self._report(problem)
        self._show()
        announce(self.card, self.card.why.accessibleName())
        self._focus()

    def go_on(self) -> None:
        """The next question, or the result."""
        if self.quiz.given is None:
            return
        self._chosen = []
        if self.quiz.next() is None:
            self.context.sounds.play("shimmer")
            self._show_result()
            self.stack.setCurrentWidget(self.result)
            announce(self.result, self.result.summary)
        else:
            self._show()
        self._focus()

    def ask_more(self) -> None:
        """Another round."""
        self.quiz = self._drawn()
        self._chosen = []
        self.stack.setCurrentIndex(0)
        self._show()
        self._focus()

    def _drawn(self) -> Quiz:
        try:
            self._known |= self.context.library.answers.known(self.game.id)
        except LibraryProblem as problem:
            self._report(problem)
        return Quiz(draw(self._all, self._known, self._rng), self._rng)

    def _show(self) -> None:
        quiz, language = self.quiz, self.context.language()
        question = quiz.question
        self._show_position(question)
        answers = [question.answers[place] for place in quiz.order]
        words = [answer.in_language(language) for answer in answers]
        several = len(question.right) > 1
        self.card.ask(question.text.in_language(language), words, several=several, own_numbers=question.own_numbers)
        self.card.choose(self._chosen)
        if quiz.given is not None:
            chosen = [place in quiz.given for place in quiz.order]
            shown = [(text, answer.right, was) for text, answer, was in zip(words, answers, chosen, strict=True)]
            why = question.why.in_language(language)
            self.card.show_answers(shown, why, question.rules, right=quiz.is_right(quiz.index), last=quiz.done)
        answered = quiz.index + (quiz.given is not None)
        self.card.show_progress(quiz.index, len(quiz.questions), quiz.score, answered)

    def _show_position(self, question: Question) -> None:
        self.board.setVisible(question.is_shown)
        for margin in self._margins:
            margin.setVisible(not question.is_shown)
        self._make_room()
        if question.is_shown:
            position = question.shown(self.game)
            view = position.state(self.game).view(position.seat)
            self._learner.seat_all(self.scene, view, position.seat)
            names = self._learner.names(view.players, position.seat)
            self.scene.show_position(view, position.seat, (), names, animate=False)

    def _make_room(self) -> None:
        beside = not self.board.isHidden()
        wide = round((_BESIDE if beside else _ALONE) * self.context.text_size / 100)
        self.card.setMaximumWidth(wide)
        # The table takes all the room there is, and would leave no more than a column of single words.
        self.card.setMinimumWidth(min(wide, self.width() // 2) if beside else 0)

    def _show_result(self) -> None:
        game, language = self.game.id, self.context.language()
        rules = [(rule, rulebook.title_of(game, language, rule)) for rule in shaky(self._all, self._known)]
        self.result.show_result(self.quiz.score, len(self.quiz.questions), rules)

    def _focus(self) -> None:
        if self.stack.currentWidget() is self.result:
            self.result.again.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.quiz.given is not None:
            self.card.next.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.card.tiles[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _report(self, problem: LibraryProblem) -> None:
        self.notice.emit(Notice("library", lambda: Messages().of(problem), bad=True))
