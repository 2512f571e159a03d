"""A lesson on the same table: it shows one thing, waits for the move, and answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.engine import View
from hoshikan.teaching.lessonrun import Reply, Verdict
from hoshikan.teaching.lessons import Bilingual, Lesson, lessons
from hoshikan.teaching.questions import questions
from hoshikan.ui.board.bar import BoardPart
from hoshikan.ui.board.labels import RuleText
from hoshikan.ui.board.session import Next, ShowAnswer
from hoshikan.ui.board.table.kit.painting import Sitter
from hoshikan.ui.features.learn.learner import Learner, ProgressDots
from hoshikan.ui.features.learn.lessonpath import LessonEnd
from hoshikan.ui.features.learn.lessonsession import LessonSession, LessonState, SetUpAgain, Skip, StartOver
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.basic import Sheet, button, frame, label, later, spaced
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import Notebook, Praises
from hoshikan.ui.shared.actionpage import ActionPage
from hoshikan.ui.text.gametext import GameText
from hoshikan.ui.text.hintsentences import rule_link


class SpeechPanel(BoardPart):
    """The teacher's side of a lesson."""

    watch_wanted = Signal()
    """See once more what the right move led to."""

    def __init__(self, text: GameText[View], language: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._language = language
        self._theme: Theme | None = None
        self._feedback: tuple[str, tuple[str, ...], str] = ("", (), "")
        self.dots = ProgressDots()
        self.fresh = label("small", muted=True, wrap=True)
        """Says that the table has been set up anew."""
        self.words = RuleText(self.rule_wanted.emit, "large")
        self.goal = RuleText(self.rule_wanted.emit, "large")
        self._goal_box = frame("notice")
        self.answer = RuleText(self.rule_wanted.emit)
        self._answer_box = frame("card")
        self.rules = RuleText(self.rule_wanted.emit)
        self._scroll = Sheet(GAP["l"], GAP["l"])
        self.next = button("primary", lambda: self.command.emit(Next()))
        self.show_me = button("quiet", lambda: self.command.emit(ShowAnswer()))
        self.watch = button("quiet", self.watch_wanted.emit)
        self.again = button("quiet", lambda: self.command.emit(SetUpAgain()))
        self.start_over = button("quiet", lambda: self.command.emit(StartOver()))
        self._build()

    def _build(self) -> None:
        for box, inside in ((self._goal_box, self.goal), (self._answer_box, self.answer)):
            layout = QVBoxLayout(box)
            spaced(layout, GAP["m"], 0)
            layout.addWidget(inside)
        column = self._scroll.body
        for part in (self.fresh, self.words, self._goal_box, self._answer_box, self.rules):
            column.addWidget(part)
        row = QHBoxLayout()
        row.setContentsMargins(GAP["l"], GAP["s"], GAP["l"], GAP["m"])
        row.setSpacing(GAP["s"])
        row.addWidget(self.show_me)
        row.addWidget(self.watch)
        row.addWidget(self.again)
        row.addStretch(1)
        row.addWidget(self.next)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        spaced(whole, 0, 0)
        head = QHBoxLayout()
        head.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], 0)
        head.addWidget(self.dots)
        head.addStretch(1)
        head.addWidget(self.start_over)
        whole.addLayout(head)
        whole.addWidget(self._scroll, 1)
        # At the lower edge, so that the way on is in one place however long the words are.
        whole.addLayout(row)

    def show_state(self, state: LessonState) -> None:
        """Show the step, and the answer to an attempt once it has been seen."""
        step = state.step
        self.dots.show_step(state.index, len(state.lesson.steps))
        self.fresh.setVisible(bool(state.index) and step.setup is not None)
        self.words.setText(_paragraphs(self.say(step.text)))
        goal = self.say(step.goal)
        self.goal.setText(f"<b>{escape(goal)}</b>")
        self._goal_box.setVisible(bool(goal))
        self.rules.setText("&nbsp; ".join(rule_link(rule) for rule in step.rules))
        self._answer(None if state.waiting else state.reply)
        self.show_me.setVisible(not state.waiting and not state.solved and step.kind != "read")
        if state.waiting:
            return
        # The card of the end has the one way on.
        self.next.setVisible(state.progress is None)
        self.next.setEnabled(state.passed)
        self.again.setVisible(step.kind != "read")
        self.start_over.setVisible(bool(state.index))
        self.watch.setVisible(len(state.course) > 1)
        # Where the words are long, after they have got their room.
        later(self, self._show_answer)

    def answer_with(self, words: str, rules: Sequence[str], mark: str = "×") -> None:
        """Answer an attempt with "✓", "△" or "×"; empty words take the answer away."""
        self._feedback = (words, tuple(rules), mark)
        self._answer_box.setVisible(bool(words))
        # The answer cites its own rules.
        self.rules.setVisible(bool(self.rules.text()) and not words)
        if self._theme is not None and words:
            tint = self._theme.bad if mark == "×" else self._theme.good
            links = " ".join(rule_link(rule) for rule in rules)
            self.answer.setText(f'<b style="color:{tint}">{mark}</b>&nbsp; {_paragraphs(words)} {links}')
            self.answer.setAccessibleName(words)

    def say(self, words: Bilingual | None) -> str:
        """Return the words in the language of the moment."""
        return "" if words is None else words.in_language(self._language())

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.answer_with(*self._feedback)

    def retranslate(self) -> None:
        self.fresh.setText(self.tr("A new example"))
        self.next.setText(self.tr("Next"))
        self.show_me.setText(self.tr("Show me"))
        self.watch.setText(self.tr("See it again"))
        self.again.setText(self.tr("Set up again"))
        self.start_over.setText(self.tr("From the start"))

    def _answer(self, reply: Reply | None) -> None:
        if reply is None:
            self.answer_with("", ())
            return
        words, right = self.say(reply.text), reply.verdict is Verdict.RIGHT
        if reply.refusal is not None and not right:
            words = words or self._text.refusal(reply.refusal)
        self.answer_with(words, reply.rules, "✓" if right else "△" if reply.verdict is Verdict.GOOD else "×")

    def _show_answer(self) -> None:
        if self._answer_box.isVisible():
            self._scroll.ensureWidgetVisible(self._answer_box)
        else:
            self._scroll.verticalScrollBar().setValue(0)


def _paragraphs(text: str) -> str:
    return escape(text.strip()).replace("\n\n", "<br/><br/>")


_DIGITS: Final = 4


class LessonSteps:
    """The step reached by lesson."""

    def __init__(self, notebook: Notebook) -> None:
        self._notebook = notebook

    def reached(self, lesson: str) -> int:
        """The step (from 0) in which a lesson was left; 0 for one that was not begun or is done."""
        kept = self._notebook.value("lesson-step", lesson)
        return int(kept) if kept.isascii() and kept.isdigit() and len(kept) <= _DIGITS else 0

    def keep(self, lesson: str, step: int) -> None:
        """Go on at this step the next time."""
        self._notebook.keep("lesson-step", lesson, str(step))

    def forget(self, lesson: str) -> None:
        """Begin anew the next time."""
        self.keep(lesson, 0)


_GOING_ON: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class LessonPage(ActionPage[LessonState]):
    """Shows the state of a LessonSession."""

    escape_goes_back = False

    def __init__(self, context: AppContext, game_id: str, lesson_id: str, parent: QWidget | None = None) -> None:
        self.game, self._all = context.games[game_id], lessons(game_id)
        steps, due = LessonSteps(context.notebook), Praises(context.settings, context.notebook).due
        self.session = LessonSession(self.game, self._all, lesson_id, steps, context.library.lessons, due)
        super().__init__(context, game_id, self.session, parent=parent)
        self._learner = Learner(context, self.text, self)
        self.speech = SpeechPanel(self.text, context.language)
        self.speech.watch_wanted.connect(self._watch_again)
        self._frame_actions("lesson", self.speech)
        self.board.installEventFilter(self)
        self.end = LessonEnd(self.board)
        self.end.next_wanted.connect(self._open_following)
        self.end.questions_wanted.connect(lambda: self.open_page.emit("questions", (self.game_id,)))
        self.end.play_wanted.connect(lambda: self.open_new_game.emit(self.game_id))
        self.end.lessons_wanted.connect(lambda: self.open_learn.emit(self.game_id))

    # The page

    def title(self) -> str:
        return self.speech.say(self.session.state.lesson.title)

    def retranslate(self) -> None:
        self.session.dispatch(Skip())
        super().retranslate()

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        self.end.apply_theme(theme)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """On the board too, Enter and the space bar go on once nothing more is asked."""
        if watched is self.board and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._goes_on_by(event) or super().eventFilter(watched, event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A lesson is left by its button only."""
        if not self._goes_on_by(event):
            super().keyPressEvent(event)

    def _goes_on_by(self, event: QKeyEvent) -> bool:
        """Go on if that is what a key means now."""
        state = self.session.state
        waits = state.waiting or self.scene.is_moving or state.progress is not None
        if event.key() not in _GOING_ON or event.isAutoRepeat() or waits or not state.solved:
            return False
        self.go_on()
        return True

    def go_on(self) -> None:
        """Go to the next step, or the end."""
        self.session.dispatch(Next())

    # What is shown

    def _names(self, state: LessonState) -> Sequence[str]:
        return self._learner.names(state.view.players, state.seat)

    def _sitting(self) -> list[Sitter]:
        return self._learner.sitting(self.scene.view, self.scene.seat)

    def _first_focus(self) -> QWidget:
        return self.speech.next if self.session.state.solved and self.end.isHidden() else self.board

    def _listed(self, state: LessonState) -> Sequence[str]:
        return tuple(dict.fromkeys((*state.actions, *state.tries)))

    def _render(self, state: LessonState, before: LessonState | None) -> None:
        moved = before is None or state.change != before.change
        tried = before is not None and state.reply is not None and state.reply is not before.reply
        answered = (tried or (before is not None and before.waiting)) and not state.waiting and state.reply is not None
        if tried:
            self.side.open("lesson")
        if moved or answered:
            self.speech.show_state(state)
        if before is None or state.progress != before.progress:
            self._show_end(state, celebrated=before is not None)
        if moved:
            self.scene.choosing.allow_tries(state.tries)
        super()._render(state, before)
        if answered:
            if not state.solved:
                self.scene.choosing.cancel()
            announce(self.board, self.speech.answer.accessibleName())
        if answered or (before is not None and moved and state.reply is None):
            self._first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def _describe(self, state: LessonState, before: LessonState | None) -> None:
        super()._describe(state, before)
        if (before is None or state.change != before.change) and not state.waiting:
            self._point_out(state)

    def _object(self, sentence: str, rule: str) -> None:
        self.speech.answer_with(sentence, (rule,) if rule else ())

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

    # The end

    def _show_end(self, state: LessonState, *, celebrated: bool) -> None:
        progress = state.progress
        if progress is None:
            self.end.hide()
            return
        self.end.motion.set_speed(self.context.speed())
        following = self._following()
        shown = progress._replace(celebrated=celebrated and progress.celebrated)
        title = "" if following is None else self.speech.say(following.title)
        self.end.show_end(self.title(), title, self.text.title(), shown, asks=bool(questions(self.game_id)))

    def _following(self) -> Lesson | None:
        number = self._all.index(self.session.state.lesson) + 1
        return self._all[number] if number < len(self._all) else None

    def _open_following(self) -> None:
        if following := self._following():
            self.open_lesson.emit(self.game_id, following.id)
