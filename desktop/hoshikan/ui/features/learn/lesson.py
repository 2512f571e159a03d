"""A lesson on the same table: it shows one thing, waits for the move, and answers."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from hoshikan.teaching.lessonrun import Verdict
from hoshikan.teaching.lessons import Bilingual, Lesson, lessons
from hoshikan.teaching.questions import questions
from hoshikan.ui.board.match.moves_model import MovesModel
from hoshikan.ui.board.moves import MovesPanel
from hoshikan.ui.board.rules import RulesPanel
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.session import Next, Play, Seen
from hoshikan.ui.board.side import SidePanel, row_of
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.features.learn.learner import LARGEST, Learner
from hoshikan.ui.features.learn.lessonend import LessonEnd
from hoshikan.ui.features.learn.lessonsession import LessonSession, LessonState, Skip
from hoshikan.ui.features.learn.lessonsteps import LessonSteps
from hoshikan.ui.features.learn.speech import SpeechPanel
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.widgets.announce import announce
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.page import Page
from hoshikan.ui.session.praises import Praises
from hoshikan.ui.shared.messages import Messages

_GOING_ON: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class LessonPage(Page):
    """Shows the state of a LessonSession."""

    escape_goes_back = False

    def __init__(self, context: AppContext, game_id: str, lesson_id: str, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.game = context.games[game_id]
        self.text = text_of(self.game.id)
        self._all = lessons(game_id)
        steps, due = LessonSteps(context.notebook), Praises(context.settings, context.notebook).due
        self.session = LessonSession(self.game, self._all, lesson_id, steps, context.library.lessons, due, self)
        self._build()
        self._connect()

    def _build(self) -> None:
        self.scene = new_scene(self.game.id, self.context.theme(), self)
        self.scene.set_motion(self.context.speed())
        self.context.speed_changed.connect(self.scene.set_motion)
        self.scene.stage.camera.largest = LARGEST
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
        self.session.changed.connect(self._render)
        self.session.refused.connect(lambda error: self._object(Messages().of(error), ""))
        self.session.noticed.connect(self.notice)
        for sounds in (self.session.sounded, self.scene.hearing.heard):
            sounds.connect(self.context.sounds.play)
        for tried in (self.scene.action_chosen, self.scene.attempted, self.moves.play_wanted):
            tried.connect(self.attempt)
        self.scene.arrived.connect(lambda: self.session.dispatch(Seen()))
        self.scene.objected.connect(self._object)
        self.scene.prompted.connect(lambda sentence: announce(self.board, sentence))
        self.moves.left.connect(lambda: self.board.setFocus(Qt.FocusReason.OtherFocusReason))
        self.speech.wanted.connect(self.session.dispatch)
        self.speech.watch_wanted.connect(self._watch_again)
        self.speech.rule_wanted.connect(self._show_rule)
        self.rules.book_wanted.connect(lambda rule: self.open_rules.emit(self.game.id, rule))
        self.end.next_wanted.connect(self._open_following)
        self.end.questions_wanted.connect(lambda: self.open_page.emit("questions", (self.game.id,)))
        self.end.play_wanted.connect(lambda: self.open_new_game.emit(self.game.id))
        self.end.lessons_wanted.connect(lambda: self.open_learn.emit(self.game.id))

    # The page

    def title(self) -> str:
        return self._say(self.session.state.lesson.title)

    def retranslate(self) -> None:
        self.session.dispatch(Skip())
        for part in (self.side, self.speech, self.moves, self.rules):
            part.retranslate()
        self._render(self.session.state)

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
        state = self.session.state
        waits = state.waiting or self.scene.is_moving or state.progress is not None
        if event.key() not in _GOING_ON or event.isAutoRepeat() or waits or not state.solved:
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
        self.scene.fast_forward()
        self.session.dispatch(Play(notation))

    def go_on(self) -> None:
        """The next step, or the end."""
        self.session.dispatch(Next())

    def _render(self, state: LessonState, before: LessonState | None = None) -> None:
        """Show what differs from `before`; everything without it."""
        moved = before is None or state.change != before.change
        tried = before is not None and state.reply is not None and state.reply is not before.reply
        answered = (tried or (before is not None and before.waiting)) and not state.waiting and state.reply is not None
        if tried:
            self.side.open("lesson")
        if before is None or state.index != before.index:
            self._speak(state)
        if moved or answered:
            self._answer(state)
        if before is None or state.progress != before.progress:
            self._show_end(state, celebrated=before is not None)
        if moved:
            # As the last thing: where nothing is animated, the next state comes meanwhile.
            self._show(state)
        elif before is not None and state.hinted != before.hinted:
            self.scene.set_hint(state.hinted)
        if answered:
            if not state.solved:
                self.scene.choosing.cancel()
            announce(self.board, self.speech.answer.accessibleName())
        if answered or (before is not None and moved and state.reply is None):
            self._focus()

    def _speak(self, state: LessonState) -> None:
        step = state.step
        self.speech.dots.show_step(state.index, len(state.lesson.steps))
        fresh = bool(state.index) and step.setup is not None
        self.speech.say(self._say(step.text), self._say(step.goal), step.rules, fresh=fresh)

    def _object(self, sentence: str, rule: str) -> None:
        self.speech.answer_with(sentence, (rule,) if rule else (), right=False)

    def _answer(self, state: LessonState) -> None:
        """Show what came of an attempt, once that has been seen."""
        if state.waiting:
            self.speech.wait()
            return
        reply, step = state.reply, state.step
        if reply is None:
            self.speech.answer_with("", (), right=True)
        else:
            right, good = reply.verdict is Verdict.RIGHT, reply.verdict is Verdict.GOOD
            words = self._say(reply.text)
            if reply.refusal is not None and not right:
                words = words or self.text.refusal(reply.refusal)
            self.speech.answer_with(words, reply.rules, right=right, good=good)
        attempts = step.kind != "read"
        self.speech.allow(go_on=state.passed, attempts=attempts, answers=not state.solved, back=bool(state.index))
        self.speech.watch.setVisible(len(state.course) > 1)

    def _show(self, state: LessonState) -> None:
        """Show the position, with the way to it while that is waited for."""
        names = self._learner.names(state.view.players, state.seat)
        if not state.waiting:
            self._learner.seat_all(self.scene, state.view, state.seat)
        self.scene.choosing.allow_tries(state.tries)
        self._moves_model.show(tuple(dict.fromkeys((*state.actions, *state.tries))), state.view)
        events = state.events if state.waiting else ()
        self.scene.show_position(state.view, state.seat, state.actions, names, events, animate=state.waiting)
        if not state.waiting:
            self.scene.set_hint(state.hinted)
            self._point_out(state)

    def _point_out(self, state: LessonState) -> None:
        """Light the pieces of the step and fade those that do not matter, until it is solved."""
        step = state.step
        if step.kind != "read" and state.solved:
            return
        keys = [item.key for item in self.scene.stage]
        lit = frozenset(key for key in keys if any(fnmatchcase(key, pattern) for pattern in step.shows))
        self.scene.point_out(lit, frozenset(key for key in keys if step.fades(key)))

    def _watch_again(self) -> None:
        """Show the consequences of a right move once more."""
        course = self.session.state.course
        if len(course) > 1:
            self.scene.show_again([(happened.view, happened.events) for happened in course])

    def _focus(self) -> None:
        target: QWidget = self.speech.next if self.session.state.solved else self.board
        if self.end.isHidden():
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_rule(self, rule: str) -> None:
        self.side.open("rules")
        self.rules.show_rule(rule)

    # The end

    def _show_end(self, state: LessonState, *, celebrated: bool) -> None:
        progress = state.progress
        if progress is None:
            self.end.hide()
            return
        # The card has the one way on.
        self.speech.next.hide()
        self.end.motion.set_speed(self.context.speed())
        following, asks = self._following(), bool(questions(self.game.id))
        shown = progress._replace(celebrated=celebrated and progress.celebrated)
        title = "" if following is None else self._say(following.title)
        self.end.show_end(self.title(), title, self.text.title(), shown, asks=asks)

    def _following(self) -> Lesson | None:
        number = self._all.index(self.session.state.lesson) + 1
        return self._all[number] if number < len(self._all) else None

    def _open_following(self) -> None:
        if following := self._following():
            self.open_lesson.emit(self.game.id, following.id)

    def _say(self, words: Bilingual | None) -> str:
        return "" if words is None else words.in_language(self.context.language())
