"""Questions about the rules of a game, one after another, and what they have shown."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from random import Random
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from hoshikan.teaching import rulebook
from hoshikan.teaching.questions import questions
from hoshikan.teaching.rulebook import REASON
from hoshikan.ui.board.bar import BoardPart
from hoshikan.ui.board.labels import RuleText
from hoshikan.ui.board.match.deals import fresh_seed
from hoshikan.ui.board.session import Next
from hoshikan.ui.board.table.kit.painting import Sitter
from hoshikan.ui.features.learn.learner import Learner, ProgressDots, QuestionResult
from hoshikan.ui.features.learn.questionsession import (
    Choose,
    GiveAnswer,
    QuestionSession,
    QuestionState,
    QuizResult,
)
from hoshikan.ui.kit.look.theme import GAP, NIGHT, RADIUS, Theme, color
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.basic import Sheet, Tile, button, frame, label, spaced
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.shared.boardpage import BoardPage
from hoshikan.ui.shared.firstgame import first_game
from hoshikan.ui.text.hintsentences import RULE_SCHEME, rule_link

MOST_ANSWERS: Final = 4
_QUESTIONCARD_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class AnswerTile(Tile):
    """One answer: a number to press, its words, and after the answer whether it is right."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self._theme = NIGHT
        self.verdict = ""
        """"right" or "wrong" once the question is answered, for those that matter; else ""."""

    def show_answer(self, words: str, verdict: str = "", explained: str = "") -> None:
        """Set its words, and after the answer its verdict, also in words (`explained`)."""
        self.verdict = verdict
        mark = {"right": "✓ ", "wrong": "× "}.get(verdict, "")
        self.say(f"{self._number})  {words}", *((mark + explained,) if explained else ()))
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Where several are chosen, Enter confirms all of them."""
        if self.isCheckable() and event.key() in _QUESTIONCARD_ENTER:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.verdict:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            tint = self._theme.good if self.verdict == "right" else self._theme.bad
            painter.setPen(QPen(color(tint), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS["m"], RADIUS["m"])
            painter.end()


class QuestionCard(BoardPart):
    """Asks, and shows the verdict with its reason."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self._verdict: tuple[bool, str, tuple[str, ...]] | None = None
        self.dots = ProgressDots()
        self._score = label(muted=True)
        self.words = RuleText(self.rule_wanted.emit, "large")
        self.own_numbers = RuleText(self.rule_wanted.emit, "small")
        self._how = label("small", muted=True, wrap=True)
        self.tiles = [AnswerTile(number + 1) for number in range(MOST_ANSWERS)]
        self.why = RuleText(self.rule_wanted.emit)
        self._why_box = frame("card")
        self.answer = button("primary", lambda: self.command.emit(GiveAnswer()))
        self.next = button("primary", lambda: self.command.emit(Next()))
        self._build()

    def _build(self) -> None:
        box = QVBoxLayout(self._why_box)
        spaced(box, GAP["m"], 0)
        box.addWidget(self.why)
        sheet = Sheet(GAP["l"], GAP["m"], short=True)
        sheet.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = sheet.body
        column.addWidget(self.words)
        column.addWidget(self.own_numbers)
        column.addWidget(self._how)
        for place, tile in enumerate(self.tiles):
            tile.clicked.connect(lambda _checked=False, place=place: self.command.emit(Choose(place)))
            column.addWidget(tile)
        column.addWidget(self._why_box)
        foot = QHBoxLayout()
        foot.setContentsMargins(GAP["l"], 0, GAP["l"], GAP["m"])
        foot.addStretch(1)
        foot.addWidget(self.answer)
        foot.addWidget(self.next)
        head = QHBoxLayout()
        head.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], 0)
        head.setSpacing(GAP["m"])
        head.addWidget(self.dots)
        head.addStretch(1)
        head.addWidget(self._score)
        whole = QVBoxLayout(self)
        spaced(whole, 0, 0)
        whole.addLayout(head)
        whole.addWidget(sheet)
        whole.addLayout(foot)
        whole.addStretch(1)

    def ask(self, words: str, answers: Sequence[str], *, several: bool, own_numbers: str = "") -> None:
        """Show a question that is open; `several`: whether more than one answer is right.

        `own_numbers` is the rule whose numbers this edition had to estimate, if the question asks for them: the mark
        leads to the reason.
        """
        self._verdict = None
        self.words.setText(escape(words))
        self.words.setAccessibleName(words)
        mark = self.tr("Our own numbers")
        self.own_numbers.setText(f'<a href="{RULE_SCHEME}{REASON}{escape(own_numbers)}">{escape(mark)}</a>')
        self.own_numbers.setVisible(bool(own_numbers))
        self._how.setText(self.tr("Choose all right answers.") if several else "")
        self._how.setVisible(several)
        for tile, text in zip(self.tiles, answers, strict=False):
            tile.setCheckable(several)
            tile.setChecked(False)
            tile.show_answer(text)
        for place, tile in enumerate(self.tiles):
            tile.setVisible(place < len(answers))
        self._why_box.hide()
        self.answer.setVisible(several)
        self.answer.setEnabled(False)
        self.next.hide()

    def choose(self, places: Sequence[int]) -> None:
        """Show which answers are chosen so far, where several can be."""
        for place, tile in enumerate(self.tiles):
            tile.setChecked(tile.isCheckable() and place in places)
        self.answer.setEnabled(bool(places))

    def show_answers(
        self, answers: Sequence[tuple[str, bool, bool]], why: str, rules: Sequence[str], *, right: bool, last: bool
    ) -> None:
        """Show what came of it: of each answer its words, whether it is right and whether it was chosen."""
        for tile, (text, is_right, was_chosen) in zip(self.tiles, answers, strict=False):
            tile.setChecked(False)
            tile.setCheckable(False)
            if is_right:
                tile.show_answer(text, "right", self.tr("right, and chosen") if was_chosen else self.tr("right"))
            elif was_chosen:
                tile.show_answer(text, "wrong", self.tr("not right"))
            else:
                tile.show_answer(text)
        self._verdict = (right, why, tuple(rules))
        self._show_verdict()
        self.answer.hide()
        self.next.setText(self.tr("See the result") if last else self.tr("Next question"))
        self.next.show()

    def show_progress(self, index: int, count: int, right: int, answered: int) -> None:
        """Show the progress, and the number of right answers."""
        self.dots.show_step(index, count)
        explained = self.tr("{right} of {answered} right").format(right=right, answered=answered) if answered else ""
        self._score.setText(explained)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        for tile in self.tiles:
            tile.apply_theme(theme)
        self._show_verdict()

    def retranslate(self) -> None:
        self.answer.setText(self.tr("Answer"))

    def _show_verdict(self) -> None:
        self._why_box.setVisible(self._verdict is not None)
        if self._verdict is None or self._theme is None:
            return
        right, why, rules = self._verdict
        word = self.tr("Right!") if right else self.tr("Not quite.")
        tint = self._theme.good if right else self._theme.bad
        links = " ".join(rule_link(rule) for rule in rules)
        self.why.setText(f'<b style="color:{tint}">{escape(word)}</b>&nbsp; {escape(why)} {links}')
        self.why.setAccessibleName(f"{word} {why}")


_ALONE: Final = 760
"""Widest a question is without a table beside it, …"""
_BESIDE: Final = 440
"""… and its width with one; logical pixels at text size 100 %."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class QuestionsPage(BoardPage[QuestionState]):
    """Shows the state of a QuestionSession."""

    animates = False
    explains = False

    def __init__(
        self, context: AppContext, game_id: str, seed: int | None = None, parent: QWidget | None = None
    ) -> None:
        """`seed` decides which questions are drawn; None leaves it to chance. The game must have questions."""
        self.game, rng = context.games[game_id], Random(fresh_seed() if seed is None else seed)
        self.session = QuestionSession(self.game, questions(game_id), context.library.answers, rng)
        super().__init__(context, game_id, self.session, parent=parent)
        self._learner = Learner(context, self.text, self)
        self.card = QuestionCard()
        self.result = QuestionResult()
        self.result.play_wanted.connect(lambda: self.open_table.emit(first_game(context, game_id), None))
        self.result.lessons_wanted.connect(lambda: self.open_learn.emit(game_id))
        self._hold(self.card, self.result)
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

    # The page

    def title(self) -> str:
        return self.tr("Questions: {game}").format(game=self.text.title())

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

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

    def _names(self, state: QuestionState) -> Sequence[str]:
        return self._learner.names(state.view.players, state.seat)

    def _sitting(self) -> list[Sitter]:
        shown = self.session.state.question.is_shown
        return self._learner.sitting(self.scene.view, self.scene.seat) if shown else []

    def _first_focus(self) -> QWidget:
        state = self.session.state
        if state.result is not None:
            return self.result.again
        return self.card.next if state.given is not None else self.card.tiles[0]

    def _render(self, state: QuestionState, before: QuestionState | None) -> None:
        if before is None or state.change != before.change:
            self.board.setVisible(state.question.is_shown)
            for margin in self._margins:
                margin.setVisible(not state.question.is_shown)
            self._make_room()
        if state.question.is_shown:
            super()._render(state, before)

    def _describe(self, state: QuestionState, before: QuestionState | None) -> None:
        super()._describe(state, before)
        new = before is None or (state.change, state.given) != (before.change, before.given)
        ended = state.result is not None and (before is None or before.result is None)
        if new:
            self._show_card(state)
        self.card.choose(state.chosen)
        if state.result is not None and ended:
            self._show_result(state.result)
        self.stack.setCurrentIndex(0 if state.result is None else 1)
        if before is None or not (new or ended):
            return
        if ended:
            announce(self.result, self.result.summary)
        elif state.given is not None:
            announce(self.card, self.card.why.accessibleName())
        self._first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_card(self, state: QuestionState) -> None:
        question, language = state.question, self.context.language()
        answers = [question.answers[place] for place in state.order]
        words = [answer.in_language(language) for answer in answers]
        several = len(question.right) > 1
        self.card.ask(question.text.in_language(language), words, several=several, own_numbers=question.own_numbers)
        if state.given is not None:
            chosen = [place in state.given for place in state.order]
            shown = [(text, answer.right, was) for text, answer, was in zip(words, answers, chosen, strict=True)]
            why = question.why.in_language(language)
            self.card.show_answers(shown, why, question.rules, right=state.is_right, last=state.is_last)
        self.card.show_progress(state.index, state.count, state.score, state.index + (state.given is not None))

    def _show_result(self, result: QuizResult) -> None:
        language = self.context.language()
        rules = [(rule, rulebook.title_of(self.game_id, language, rule)) for rule in result.shaky]
        self.result.show_result(result.score, result.total, rules)

    def _make_room(self) -> None:
        beside = not self.board.isHidden()
        wide = round((_BESIDE if beside else _ALONE) * self.context.text_size / 100)
        self.card.setMaximumWidth(wide)
        # The table takes all the room there is, and would leave no more than a column of single words.
        self.card.setMinimumWidth(min(wide, self.width() // 2) if beside else 0)
