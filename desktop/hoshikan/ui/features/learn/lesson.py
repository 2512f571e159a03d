"""A lesson on the same table: it shows one thing, waits for the move, and answers."""

from __future__ import annotations

from collections import deque
from fnmatch import fnmatchcase
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from hoshikan.engine import NotationError
from hoshikan.library import LibraryProblem
from hoshikan.teaching.lessonrun import Happened, LessonRun, Reply, Verdict
from hoshikan.teaching.lessons import Bilingual, lessons
from hoshikan.teaching.questions import questions
from hoshikan.ui.board.match.moves_model import MovesModel
from hoshikan.ui.board.moves import MovesPanel
from hoshikan.ui.board.rules import RulesPanel
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.side import SidePanel, row_of
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.features.learn.learner import LARGEST, Learner
from hoshikan.ui.features.learn.lessonend import LessonEnd, Progress
from hoshikan.ui.features.learn.lessonsteps import LessonSteps
from hoshikan.ui.features.learn.speech import SpeechPanel
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.widgets.announce import announce
from hoshikan.ui.kit.widgets.notices import Notice
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.page import Page
from hoshikan.ui.session.praises import Praises
from hoshikan.ui.shared.messages import Messages

_GOING_ON: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class LessonPage(Page):
    """Runs one LessonRun. The step reached is kept until the last one is solved, and then that the lesson is done."""

    escape_goes_back = False

    def __init__(self, context: AppContext, game_id: str, lesson_id: str, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.game = context.games[game_id]
        self.text = text_of(self.game.id)
        self._all = lessons(game_id)
        self._number = next(number for number, one in enumerate(self._all) if one.id == lesson_id)
        self._steps = LessonSteps(context.notebook)
        self.run = LessonRun(self.game, self._all[self._number], self._steps.reached(lesson_id))
        self._outcome: Reply | None = None
        self._to_show: deque[Happened] = deque()
        """Answers to a right move that are still to be shown."""
        self._course: tuple[Happened, ...] = ()
        """The position before the last right move, and all that it led to."""
        self._so_far = Progress(0, 0, earned=False, celebrated=False)
        """The learner's progress in the course, once the lesson is done."""
        self._earned = False
        """True if this lesson has just been done for the first time."""
        self._unanswered = False
        """True if the answer waits until the events have been seen."""
        self._build()
        self._connect()

    def _build(self) -> None:
        self.scene = new_scene(self.game.id, self.context.theme(), self)
        self.scene.set_motion(self.context.speed())
        self.context.speed_changed.connect(self.scene.set_motion)
        self.scene.stage.camera.largest = LARGEST
        self.scene.hearing.heard.connect(self.context.sounds.play)
        self._learner = Learner(self.context, self.text, self)
        self.board = TableView(self.scene)
        self.board.installEventFilter(self)
        self.speech = SpeechPanel()
        self._moves_model = MovesModel(self.text, self)
        self.moves = MovesPanel(self._moves_model)
        self.moves.why_button.hide()
        self.rules = RulesPanel(self.game.id, self.context.language)
        self.side = SidePanel()
        for name, page in (("lesson", self.speech), ("moves", self.moves), ("rules", self.rules)):
            self.side.add(name, page)
        self.setLayout(row_of(self.board, self.side))
        self.end = LessonEnd(self.board)

    def _connect(self) -> None:
        self.scene.action_chosen.connect(self.attempt)
        self.scene.attempted.connect(self.attempt)
        self.scene.arrived.connect(self._on_arrived)
        self.scene.objected.connect(self._object)
        self.scene.prompted.connect(lambda sentence: announce(self.board, sentence))
        self.moves.play_wanted.connect(self.attempt)
        self.moves.left.connect(lambda: self.board.setFocus(Qt.FocusReason.OtherFocusReason))
        self.speech.next_wanted.connect(self.go_on)
        self.speech.again_wanted.connect(self._set_up_again)
        self.speech.start_over_wanted.connect(self._start_over)
        self.speech.watch_wanted.connect(self._watch_again)
        self.speech.show_wanted.connect(self._point)
        self.speech.rule_wanted.connect(self._show_rule)
        self.rules.book_wanted.connect(lambda rule: self.open_rules.emit(self.game.id, rule))
        self.end.next_wanted.connect(self._following)
        self.end.questions_wanted.connect(lambda: self.open_page.emit("questions", (self.game.id,)))
        self.end.play_wanted.connect(lambda: self.open_new_game.emit(self.game.id))
        self.end.lessons_wanted.connect(lambda: self.open_learn.emit(self.game.id))

    # The page

    def title(self) -> str:
        return self._say(self.run.lesson.title)

    def retranslate(self) -> None:
        self._to_show.clear()
        self.scene.fast_forward()
        for part in (self.side, self.speech, self.moves, self.rules):
            part.retranslate()
        self._speak()
        self._show()
        if not self.end.isHidden():
            self._show_end()

    def apply_theme(self, theme: Theme) -> None:
        self.scene.set_theme(theme)
        self.side.fit(self.context.text_size)
        self.speech.apply_theme(theme)
        self.end.apply_theme(theme)

    def entered(self) -> None:
        self._focus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """On the board too, Enter and the space bar go on once nothing more is asked."""
        if watched is self.board and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._goes_on_by(event) or super().eventFilter(watched, event)
        return super().eventFilter(watched, event)

    def _goes_on_by(self, event: QKeyEvent) -> bool:
        """Go on if that is what a key means now."""
        waits = self._unanswered or self.scene.is_moving or not self.end.isHidden()
        if event.key() not in _GOING_ON or event.isAutoRepeat() or waits or not self.run.solved:
            return False
        self.go_on()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts down what is held, wherever the focus is; a lesson is left by its button only."""
        if self._goes_on_by(event):
            return
        if event.key() == Qt.Key.Key_Escape and self.scene.choosing.is_busy:
            self.scene.choosing.cancel()
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    # The lesson

    def attempt(self, notation: str) -> None:
        """Answer an attempt of the learner."""
        if self.run.solved:
            return
        self.scene.fast_forward()
        before = Happened(self.run.state.view(self.run.step.seat), ())
        try:
            self._outcome = self.run.try_action(notation)
        except NotationError as error:
            self._outcome = None
            self.speech.answer_with(Messages().of(error), (), right=False)
            return
        self.side.open("lesson")
        if self._outcome.verdict is not Verdict.RIGHT:
            self._give_answer()
            self.scene.choosing.cancel()
            return
        if self.run.done:
            self._keep()
        self._course = (before, *self._outcome.course)
        self._to_show.extend(self._outcome.course)
        if self._to_show:
            self._unanswered = True
            self.speech.wait()
            self._show_on()
        else:
            self._show()
            self._give_answer()

    def _give_answer(self) -> None:
        """Say what came of an attempt, once that has been seen."""
        right = self._outcome is not None and self._outcome.verdict is Verdict.RIGHT
        good = self._outcome is not None and self._outcome.verdict is Verdict.GOOD
        self.context.sounds.play("star" if right else "tick" if good else "refuse")
        self._answer()
        announce(self.board, self.speech.answer.accessibleName())
        self._focus()

    def go_on(self) -> None:
        """The next step, or the end."""
        if not self.run.passed:
            return
        if self.run.next() is None:
            self._keep()
            self._show()
            self.context.sounds.play("shimmer")
            self._so_far = self._progress()
            self._show_end()
            return
        self._steps.keep(self.run.lesson.id, self.run.index)
        self._begin_step()

    def _begin_step(self) -> None:
        self._outcome, self._course = None, ()
        self.end.hide()
        self._speak()
        self._show()
        self._focus()

    def _speak(self) -> None:
        step = self.run.step
        self.speech.dots.show_step(self.run.index, len(self.run.lesson.steps))
        fresh = bool(self.run.index) and step.setup is not None
        self.speech.say(self._say(step.text), self._say(step.goal), step.rules, fresh=fresh)
        self._answer()

    def _object(self, sentence: str, rule: str) -> None:
        self.speech.answer_with(sentence, (rule,) if rule else (), right=False)

    def _answer(self) -> None:
        outcome = self._outcome
        if outcome is not None:
            words = self._say(outcome.text)
            if outcome.refusal is not None and outcome.verdict is not Verdict.RIGHT:
                words = words or self.text.refusal(outcome.refusal)
            right, good = outcome.verdict is Verdict.RIGHT, outcome.verdict is Verdict.GOOD
            self.speech.answer_with(words, outcome.rules, right=right, good=good)
        run = self.run
        self.speech.allow(
            go_on=run.passed, attempts=run.step.kind != "read", answers=not run.solved, back=bool(run.index)
        )
        self.speech.watch.setVisible(run.solved and len(self._course) > 1)

    def _show(self) -> None:
        """The position as it is now."""
        self._to_show.clear()
        self._unanswered = False
        run = self.run
        seat = run.step.seat
        view = run.state.view(seat)
        self._learner.seat_all(self.scene, view, seat)
        actions, tries = [str(action) for action in run.legal_actions()], [str(action) for action in run.tries()]
        self.scene.choosing.allow_tries(tries)
        self.scene.show_position(view, seat, actions, self._names(), animate=False)
        self._point_out()
        self._moves_model.show([*actions, *(action for action in tries if action not in actions)], view)

    def _point_out(self) -> None:
        """Light the pieces of the step and fade those that do not matter, until it is solved."""
        step = self.run.step
        if step.kind != "read" and self.run.solved:
            return
        keys = [item.key for item in self.scene.stage]
        lit = frozenset(key for key in keys if any(fnmatchcase(key, pattern) for pattern in step.shows))
        self.scene.point_out(lit, frozenset(key for key in keys if step.fades(key)))

    def _on_arrived(self) -> None:
        """Show the next events, once the ones before have been seen, as in a match; in the end the answer."""
        if self._to_show:
            self._show_on()
        elif self._unanswered:
            self._unanswered = False
            self._give_answer()

    def _show_on(self) -> None:
        happened = self._to_show.popleft()
        self.scene.choosing.allow_tries(())
        self._moves_model.show((), happened.view)
        self.scene.show_position(happened.view, self.run.step.seat, (), self._names(), happened.events)

    def _watch_again(self) -> None:
        """Show the consequences of a right move once more."""
        if self.run.solved and len(self._course) > 1:
            self.scene.show_again([(happened.view, happened.events) for happened in self._course])

    def _names(self) -> list[str]:
        return self._learner.names(self.run.state.players, self.run.step.seat)

    def _focus(self) -> None:
        target: QWidget = self.speech.next if self.run.solved else self.board
        if not self.end.isHidden():
            return
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_up_again(self) -> None:
        self.run.restart_step()
        self._begin_step()

    def _start_over(self) -> None:
        self.run.start_over()
        self._steps.keep(self.run.lesson.id, 0)
        self._begin_step()

    def _point(self) -> None:
        self.scene.set_hint(self.run.step.accept[:1])

    def _show_rule(self, rule: str) -> None:
        self.side.open("rules")
        self.rules.show_rule(rule)

    # The end

    def _show_end(self) -> None:
        following = self._all[self._number + 1].title if self._number + 1 < len(self._all) else None
        # The card has the one way on.
        self.speech.next.hide()
        self.end.motion.set_speed(self.context.speed())
        asks = bool(questions(self.game.id))
        self.end.show_end(self.title(), self._say(following), self.text.title(), self._so_far, asks=asks)
        self._so_far = self._so_far._replace(celebrated=False)

    def _progress(self) -> Progress:
        """Return the learner's progress by this lesson; shown once it is stored."""
        known = {lesson.id for lesson in self._all}
        try:
            done = len(known & self.context.library.lessons.done(self.game.id))
        except LibraryProblem:
            return Progress(0, 0, earned=False, celebrated=False)
        earned, self._earned = self._earned, False
        praises = Praises(self.context.settings, self.context.notebook)
        celebrated = earned and praises.due(f"{self.game.id}/{self.run.lesson.id}")
        return Progress(done, len(known), earned=earned, celebrated=celebrated)

    def _following(self) -> None:
        self.open_lesson.emit(self.game.id, self._all[self._number + 1].id)

    def _keep(self) -> None:
        self._steps.forget(self.run.lesson.id)
        try:
            if self.run.lesson.id not in self.context.library.lessons.done(self.game.id):
                self._earned = True
            self.context.library.lessons.complete(self.game.id, self.run.lesson.id)
        except LibraryProblem as error:
            problem = error
            self.notice.emit(Notice("library", lambda: Messages().of(problem), bad=True))

    def _say(self, words: Bilingual | None) -> str:
        return "" if words is None else words.in_language(self.context.language())
