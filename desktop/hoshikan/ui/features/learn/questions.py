"""Questions about the rules of a game, one after another, and what they have shown."""

from __future__ import annotations

from random import Random
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from hoshikan.teaching import rulebook
from hoshikan.teaching.questions import questions
from hoshikan.ui.board.match.deals import fresh_seed
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.session import Next
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.features.learn.firstgame import first_game
from hoshikan.ui.features.learn.learner import LARGEST, Learner
from hoshikan.ui.features.learn.questioncard import QuestionCard
from hoshikan.ui.features.learn.questionresult import QuestionResult
from hoshikan.ui.features.learn.questionsession import (
    AskMore,
    Choose,
    GiveAnswer,
    QuestionSession,
    QuestionState,
    QuizResult,
)
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.widgets.announce import announce
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.page import Page

_ALONE: Final = 760
"""Widest a question is without a table beside it, …"""
_BESIDE: Final = 440
"""… and its width with one; logical pixels at text size 100 %."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class QuestionsPage(Page):
    """Shows the state of a QuestionSession."""

    def __init__(
        self, context: AppContext, game_id: str, seed: int | None = None, parent: QWidget | None = None
    ) -> None:
        """`seed` decides which questions are drawn; None leaves it to chance. The game must have questions."""
        super().__init__(context, parent)
        self.game = context.games[game_id]
        self.text = text_of(game_id)
        rng = Random(fresh_seed() if seed is None else seed)
        self.session = QuestionSession(self.game, questions(game_id), context.library.answers, rng, self)
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
        self.session.changed.connect(self._render)
        self.session.sounded.connect(self.context.sounds.play)
        self.session.noticed.connect(self.notice)
        self.card.wanted.connect(self.session.dispatch)
        self.result.again_wanted.connect(lambda: self.session.dispatch(AskMore()))
        self.result.play_wanted.connect(lambda: self.open_table.emit(first_game(self.context, self.game.id), None))
        self.result.lessons_wanted.connect(lambda: self.open_learn.emit(self.game.id))
        for part in (self.card, self.result):
            part.rule_wanted.connect(lambda rule: self.open_rules.emit(self.game.id, rule))

    # The page

    def title(self) -> str:
        return self.tr("Questions: {game}").format(game=self.text.title())

    def retranslate(self) -> None:
        self.card.retranslate()
        self._render(self.session.state)

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
        state, place = self.session.state, event.key() - Qt.Key.Key_1
        if state.result is None and state.given is None and 0 <= place < len(state.order):
            self.session.dispatch(Choose(place))
        elif state.result is None and event.key() in _ENTER:
            self.session.dispatch(GiveAnswer() if state.given is None else Next())
        else:
            super().keyPressEvent(event)

    # What is shown

    def _render(self, state: QuestionState, before: QuestionState | None = None) -> None:
        """Show what differs from `before`; everything without it."""
        if before is None or state.change != before.change:
            self._show_position(state)
        new = before is None or (state.change, state.given) != (before.change, before.given)
        if new:
            self._show_card(state)
        else:
            self.card.choose(state.chosen)
        ended = state.result is not None and (before is None or before.result is None)
        if state.result is not None and ended:
            self._show_result(state.result)
        self.stack.setCurrentIndex(0 if state.result is None else 1)
        if before is None:
            return
        if ended:
            announce(self.result, self.result.summary)
        elif new and state.given is not None:
            announce(self.card, self.card.why.accessibleName())
        if new or ended:
            self._focus()

    def _show_card(self, state: QuestionState) -> None:
        question, language = state.question, self.context.language()
        answers = [question.answers[place] for place in state.order]
        words = [answer.in_language(language) for answer in answers]
        several = len(question.right) > 1
        self.card.ask(question.text.in_language(language), words, several=several, own_numbers=question.own_numbers)
        self.card.choose(state.chosen)
        if state.given is not None:
            chosen = [place in state.given for place in state.order]
            shown = [(text, answer.right, was) for text, answer, was in zip(words, answers, chosen, strict=True)]
            why = question.why.in_language(language)
            self.card.show_answers(shown, why, question.rules, right=state.is_right, last=state.is_last)
        self.card.show_progress(state.index, state.count, state.score, state.index + (state.given is not None))

    def _show_position(self, state: QuestionState) -> None:
        shown = state.question.is_shown
        self.board.setVisible(shown)
        for margin in self._margins:
            margin.setVisible(not shown)
        self._make_room()
        if shown:
            self._learner.seat_all(self.scene, state.view, state.seat)
            names = self._learner.names(state.view.players, state.seat)
            self.scene.show_position(state.view, state.seat, (), names, animate=False)

    def _make_room(self) -> None:
        beside = not self.board.isHidden()
        wide = round((_BESIDE if beside else _ALONE) * self.context.text_size / 100)
        self.card.setMaximumWidth(wide)
        # The table takes all the room there is, and would leave no more than a column of single words.
        self.card.setMinimumWidth(min(wide, self.width() // 2) if beside else 0)

    def _show_result(self, result: QuizResult) -> None:
        language = self.context.language()
        rules = [(rule, rulebook.title_of(self.game.id, language, rule)) for rule in result.shaky]
        self.result.show_result(result.score, result.total, rules)

    def _focus(self) -> None:
        state = self.session.state
        if state.result is not None:
            target: QWidget = self.result.again
        else:
            target = self.card.next if state.given is not None else self.card.tiles[0]
        target.setFocus(Qt.FocusReason.OtherFocusReason)
