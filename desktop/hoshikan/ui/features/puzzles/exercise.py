"""Exercises on the real table, one after another: puzzles, or one's own mistakes."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hoshikan.engine import NotationError
from hoshikan.library import LibraryProblem
from hoshikan.teaching.exercise import Answer, Exercise, ExerciseRun, Outcome
from hoshikan.teaching.exercisestack import ExerciseStack
from hoshikan.teaching.practice import Strength, strength
from hoshikan.ui.board import keytable
from hoshikan.ui.board.match.names import seat_names
from hoshikan.ui.features.puzzles.desk import ExerciseDesk
from hoshikan.ui.features.puzzles.tryend import TryEnd
from hoshikan.ui.features.puzzles.trymeasure import TryMeasure
from hoshikan.ui.features.puzzles.trysentences import TrySentences
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.look.words import signed
from hoshikan.ui.kit.widgets.announce import announce
from hoshikan.ui.kit.widgets.notices import Notice
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.page import Page
from hoshikan.ui.session.praises import Praises
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.text.rulelink import rule_link
from hoshikan.ui.text.strengths import STRENGTHS

SETTLED: Final = 400
"""Uncertainty above which a rating leaps, and its changes are not shown."""


class ExercisePage(Page):
    """Goes through a stack. Every answer is kept at once, so leaving loses nothing but the summary."""

    def __init__(self, context: AppContext, exercises: tuple[Exercise, ...], parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.stack = ExerciseStack(context.games, exercises)
        self.desk: ExerciseDesk | None = None
        self.measure = TryMeasure(context, self)
        self.measure.measured.connect(self._on_measured)
        self.measure.failed.connect(lambda _tried: self._say())
        self._answer: Answer | None = None
        self._before: Strength | None = None
        """The puzzle rating before the answer, where that changed it …"""
        self._after: Strength | None = None
        """… and after the last that did."""
        self._first: Strength | None = None
        """At the beginning of the stack."""
        self._unanswered = False
        """True if the answer waits until the move has been seen."""
        self._begun = False
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        keys = {command: keytable.TABLE[command] for command in ("hint", "moves", "rules")}
        keytable.bind(self, keys, self._on_key)
        self.end = TryEnd(self)
        self.end.back_wanted.connect(self.go_back)
        self.end.again_wanted.connect(self._again)

    # The page

    def title(self) -> str:
        run = self.stack.run
        if run is not None and run.exercise.played:
            return self.tr("Learn from your mistakes")
        return self.tr("Puzzles")

    def entered(self) -> None:
        if not self._begun:
            self._begun = True
            self._begin()
        elif self.end.isHidden() and self.desk is not None:
            self.desk.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def closing(self) -> None:
        self.measure.close()
        self._clear()

    def retranslate(self) -> None:
        run = self.stack.run
        if self.desk is not None and run is not None:
            self.desk.scene.fast_forward()
            self.desk.retranslate()
            self.desk.scene.call(self._names(run))
            self._ask(run)
            self._say()
        if not self.end.isHidden():
            self._show_end(celebrated=False)

    def apply_theme(self, theme: Theme) -> None:
        if self.desk is not None:
            self.desk.apply_theme(theme)
        self.end.apply_theme(theme)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts down what is held, and leaves the page where nothing is."""
        if event.key() != Qt.Key.Key_Escape or self.desk is None or not self.desk.put_down():
            super().keyPressEvent(event)

    def _on_key(self, command: str) -> None:
        if self.desk is None or not self.end.isHidden():
            return
        if command == "hint":
            self.desk.side.open("coach")
            self.nudge()
        else:
            self.desk.side.open(command)
        if command == "moves":
            self.desk.moves.take_keyboard()

    # An exercise

    def attempt(self, notation: str) -> None:
        """Answer a try."""
        run, desk = self.stack.run, self.desk
        if run is None or desk is None or run.done:
            return
        desk.scene.fast_forward()
        try:
            answer = run.try_action(notation)
        except NotationError as error:
            desk.coach.answer_with(Messages().of(error), verdict="wrong")
            return
        if answer.refusal is not None:
            self._object(desk.text.refusal(answer.refusal), answer.refusal.rule)
            return
        self._answer = answer
        self.measure.cancel()
        desk.side.open("coach")
        if run.done:
            self._carry_out(run)
            return
        self.context.sounds.play("refuse")
        desk.scene.choosing.cancel()
        if answer.costs is None:
            self.measure.measure(run, answer.tried)
        self._say()
        self._speak()

    def _on_measured(self, tried: str, costs: float) -> None:
        """Complete the answer to the last try."""
        run, answer = self.stack.run, self._answer
        if run is not None and not run.done and answer is not None and answer.tried == tried:
            self._answer = answer.measured(costs)
            self._say()
            self._speak()

    def show_answer(self) -> None:
        """Carry the answer out and show why it is the best."""
        run, desk = self.stack.run, self.desk
        if run is not None and desk is not None and not run.done:
            desk.scene.fast_forward()
            self.measure.cancel()
            self._answer = run.show()
            self._carry_out(run)

    def nudge(self) -> None:
        """A word where to look."""
        run, desk = self.stack.run, self.desk
        if run is None or desk is None or run.done:
            return
        run.hint()
        desk.coach.nudge(self._nudge(run))
        announce(desk.board, self._nudge(run))
        desk.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_on(self) -> None:
        """The next exercise, or the summary."""
        if self.stack.run is None or not self.end.isHidden():
            return
        if self.stack.go_on() is None:
            self._show_end(celebrated=True)
        else:
            self._lay_out()

    def _begin(self) -> None:
        self._first = self._after = None
        if self.stack.run is None:
            self._show_end(celebrated=False)
        else:
            self._lay_out()

    def _lay_out(self) -> None:
        """Put the exercise at hand on the table."""
        run = self.stack.run
        assert run is not None
        self._answer = self._before = None
        self.measure.cancel()
        self._unanswered = False
        desk = self._desk_for(run.exercise.game)
        desk.show_run(run, self._names(run))
        self._ask(run)
        self._say()
        self.title_changed.emit()
        announce(desk.board, desk.coach.bubble.accessibleName())
        desk.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _carry_out(self, run: ExerciseRun) -> None:
        assert self.desk is not None
        self._keep(run)
        self._unanswered = True
        self.desk.coach.answer_with("")
        self.desk.coach.allow(tries=False, watch=False)
        self.desk.show_run(run, self._names(run), carried_out=True)

    def _on_seen(self) -> None:
        """The answer has been carried out visibly: now the comment may follow."""
        run = self.stack.run
        if not self._unanswered or self.desk is None or run is None:
            return
        self._unanswered = False
        self.context.sounds.play("lay" if run.outcome is Outcome.SHOWN else "star")
        self._say()
        self._speak()
        self.desk.coach.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def _object(self, sentence: str, rule: str) -> None:
        """An illegal action is no try."""
        if self.desk is not None:
            self.desk.coach.answer_with(self.tr("Not allowed"), self._ruled(sentence, rule), verdict="wrong")

    def _ruled(self, sentence: str, rule: str) -> str:
        return f"{escape(sentence)} {rule_link(rule)}"

    # Words

    def _names(self, run: ExerciseRun) -> list[str]:
        names = seat_names(run.match.header.seats)
        if not run.exercise.played:
            names[run.seat] = self.tr("You")
        return names

    def _sentences(self, run: ExerciseRun) -> TrySentences:
        assert self.desk is not None
        return TrySentences(self.desk.text, run.match.state.view(run.seat), self._names(run))

    def _ask(self, run: ExerciseRun) -> None:
        assert self.desk is not None
        coach, view = self.desk.coach, run.match.state.view(run.seat)
        more = self._nudge(run) if run.hinted else self.desk.text.expectation(view, run.seat, self._names(run))
        coach.ask(self._sentences(run).prompt(run.exercise), more)
        coach.count(self.tr("{number} of {count}").format(number=self.stack.index + 1, count=len(self.stack)))

    def _nudge(self, run: ExerciseRun) -> str:
        assert self.desk is not None
        found = run.nudge()
        return self.desk.text.nudge(found) if found is not None else self.tr("No nudge for this one: just try.")

    def _say(self) -> None:
        """The answer as it stands."""
        run = self.stack.run
        if run is None or self.desk is None or self._unanswered:
            return
        coach, answer = self.desk.coach, self._answer
        coach.dots.show_stack(self.stack.outcomes(), len(self.stack))
        coach.allow(tries=not run.done, watch=run.done and bool(run.events))
        if answer is None:
            coach.answer_with("")
            return
        words = self._sentences(run)
        verdict = "shown" if run.outcome is Outcome.SHOWN else answer.verdict.value
        body = words.body(answer, measuring=self.measure.tried == answer.tried)
        coach.answer_with(words.head(answer, run.outcome), body, self._rating_words(), verdict)

    def _speak(self) -> None:
        """Tell screen readers what the answer is."""
        assert self.desk is not None
        announce(self.desk.board, self.desk.coach.accessible_text())

    def _rating_words(self) -> str:
        if self._before is None or self._after is None:
            return ""
        if self._after.margin > SETTLED:
            return self.tr("Your puzzle rating: {rating}").format(rating=STRENGTHS.of(self._after))
        gain = self._after.number - self._before.number
        words = self.tr("Your puzzle rating: {number} ({gain})")
        return words.format(number=self._after.number, gain=signed(gain))

    # Keeping, and the end

    def _keep(self, run: ExerciseRun) -> None:
        """Keep how an exercise was done, before it is spoken of."""
        exercise = run.exercise
        try:
            practice = self.context.library.practice
            past = practice.all() if exercise.rating is not None else []
            practice.note(exercise.id, exercise.game, run.outcome.value, exercise.rating)
            if exercise.rating is not None and all(one.exercise != exercise.id for one in past):
                self._before, self._after = strength(past, exercise.game), strength(practice.all(), exercise.game)
                self._first = self._first or self._before
        except LibraryProblem as error:
            problem = error
            self.notice.emit(Notice("library", lambda: Messages().of(problem), bad=True))

    def _show_end(self, *, celebrated: bool) -> None:
        self.end.motion.set_speed(self.context.speed())
        summary = self.stack.summary()
        perfect = summary.first > 2 and summary.first == len(self.stack)
        due = celebrated and perfect and Praises(self.context.settings, self.context.notebook).due("puzzles")
        if celebrated:
            self.context.sounds.play("shimmer")
        self.end.show_end(summary, self._rating_words_at_end(), self.stack.unreadable, celebrated=due)
        announce(self, self.end.accessibleName())

    def _rating_words_at_end(self) -> str:
        if self._first is None or self._after is None or len({one.game for one in self.stack.exercises}) > 1:
            return ""
        words = self.tr("Your puzzle rating: {before} → {after}")
        return words.format(before=self._first.number, after=self._after.number)

    def _again(self) -> None:
        self.stack = self.stack.again()
        self.end.put_away()
        self._begin()

    # The table

    def _desk_for(self, game_id: str) -> ExerciseDesk:
        if self.desk is not None and self.desk.game_id == game_id:
            return self.desk
        self._clear()
        desk = self.desk = ExerciseDesk(self.context, game_id, self)
        self._whole.addWidget(desk)
        desk.tried.connect(self.attempt)
        desk.objected.connect(self._object)
        desk.seen.connect(self._on_seen)
        desk.coach.hint_wanted.connect(self.nudge)
        desk.coach.show_wanted.connect(self.show_answer)
        desk.coach.next_wanted.connect(self.go_on)
        desk.rules.book_wanted.connect(lambda rule: self.open_rules.emit(game_id, rule))
        desk.apply_theme(self.context.theme())
        desk.retranslate()
        desk.show()
        return desk

    def _clear(self) -> None:
        desk, self.desk = self.desk, None
        if desk is not None:
            self._whole.removeWidget(desk)
            desk.hide()
            desk.deleteLater()
