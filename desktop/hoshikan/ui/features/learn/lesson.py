"""A lesson on the same table: it shows one thing, waits for the move, and answers."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.teaching.lessonrun import Verdict
from hoshikan.teaching.lessons import Bilingual, Lesson, lessons
from hoshikan.teaching.questions import questions
from hoshikan.ui.board.ending.layout import Sparks, star_of
from hoshikan.ui.board.match.models import MovesModel
from hoshikan.ui.board.moves import MovesPanel
from hoshikan.ui.board.overlay import Veil
from hoshikan.ui.board.richtext import RuleText
from hoshikan.ui.board.rules import RulesPanel
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.session import Next, Play, RequestHint, Seen
from hoshikan.ui.board.side import SidePanel, row_of
from hoshikan.ui.board.table.motion import Motion, Tween
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.features.learn.learner import LARGEST, Learner, ProgressDots
from hoshikan.ui.features.learn.lessonpath import Stars
from hoshikan.ui.features.learn.lessonsession import LessonSession, LessonState, Progress, SetUpAgain, Skip, StartOver
from hoshikan.ui.kit.look.theme import DURATION, GAP, Theme
from hoshikan.ui.kit.widgets.accessible import announce
from hoshikan.ui.kit.widgets.basic import button, frame, label, spaced
from hoshikan.ui.kit.widgets.flow import Sheet
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.notebook import Notebook, Praises
from hoshikan.ui.session.page import Page
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.text.hintsentences import rule_link


class SpeechPanel(QWidget):
    """The teacher's side of a lesson."""

    wanted = Signal(object)
    """A Command of the learner."""
    watch_wanted = Signal()
    """See once more what the right move led to."""
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self._feedback: tuple[str, tuple[str, ...], bool, bool] = ("", (), True, False)
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
        self.next = button("primary", lambda: self.wanted.emit(Next()))
        self.show_me = button("quiet", lambda: self.wanted.emit(RequestHint()))
        self.watch = button("quiet", self.watch_wanted.emit)
        self.watch.hide()
        self.again = button("quiet", lambda: self.wanted.emit(SetUpAgain()))
        self.start_over = button("quiet", lambda: self.wanted.emit(StartOver()))
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

    def say(self, words: str, goal: str, rules: Sequence[str], *, fresh: bool = False) -> None:
        """Set the text to learn, the goal (may be empty), and the progress; `fresh` marks a position
        of its own, which did not follow from the one before."""
        self.fresh.setVisible(fresh)
        self.words.setText(_paragraphs(words))
        self.goal.setText(f"<b>{escape(goal)}</b>")
        self._goal_box.setVisible(bool(goal))
        self.rules.setText("&nbsp; ".join(rule_link(rule) for rule in rules))
        self.answer_with("", (), right=True)

    def answer_with(self, words: str, rules: Sequence[str], *, right: bool, good: bool = False) -> None:
        """The answer to an attempt, which may be good though not right; empty words take it away."""
        self._feedback = (words, tuple(rules), right, good)
        self._answer_box.setVisible(bool(words))
        # The answer cites its own rules.
        self.rules.setVisible(bool(self.rules.text()) and not words)
        if self._theme is None or not words:
            return
        wrong = ("△", self._theme.good) if good else ("×", self._theme.bad)
        mark, tint = ("✓", self._theme.good) if right else wrong
        links = " ".join(rule_link(rule) for rule in rules)
        self.answer.setText(f'<b style="color:{tint}">{mark}</b>&nbsp; {_paragraphs(words)} {links}')
        self.answer.setAccessibleName(words)

    def wait(self) -> None:
        """Wait while the result of an attempt is being shown."""
        self.answer_with("", (), right=True)
        self.show_me.hide()

    def allow(self, *, go_on: bool, attempts: bool, answers: bool, back: bool) -> None:
        """Set whether the next step is open, whether this one has something to try, whether its answer is still to be
        found, and whether there are steps before it."""
        self.next.show()
        self.next.setEnabled(go_on)
        self.show_me.setVisible(attempts and answers)
        self.again.setVisible(attempts)
        self.start_over.setVisible(back)
        # Where the words are long, after they have got their room.
        QTimer.singleShot(0, self, self._show_answer)

    def _show_answer(self) -> None:
        if self._answer_box.isVisible():
            self._scroll.ensureWidgetVisible(self._answer_box)
        else:
            self._scroll.verticalScrollBar().setValue(0)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        words, rules, right, good = self._feedback
        self.answer_with(words, rules, right=right, good=good)

    def retranslate(self) -> None:
        self.dots.retranslate()
        self.fresh.setText(self.tr("A new example"))
        self.next.setText(self.tr("Next"))
        self.show_me.setText(self.tr("Show me"))
        self.watch.setText(self.tr("See it again"))
        self.again.setText(self.tr("Set up again"))
        self.start_over.setText(self.tr("From the start"))


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


_STAR: Final = 22
"""Logical pixels from the middle of a flying star to its rays."""
_AT_ONCE: Final = ("off", "still")
_CELEBRATION: Final = 2000
"""Milliseconds that sparks fly."""
_BULGE: Final = 0.3
"""Bend of the way of the star, as a share of its length."""


class _Flight(QWidget):
    """A star on its way, and above everything."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture = QPixmap()
        self._place = QPointF()
        self.hide()

    def take(self, theme: Theme) -> None:
        self._picture = star_of(theme, _STAR, self.devicePixelRatioF())

    def fly(self, place: QPointF) -> None:
        self._place = place
        self.show()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        half = self._picture.deviceIndependentSize().width() / 2
        QPainter(self).drawPixmap(self._place - QPointF(half, half), self._picture)


class LessonEnd(Veil):
    """A card over the table with the ways on."""

    next_wanted = Signal()
    play_wanted = Signal()
    questions_wanted = Signal()
    lessons_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lesson, self._following, self._game = "", "", ""
        self._asks = False
        self._progress = Progress(0, 0, earned=False, celebrated=False)
        self.motion = Motion(self)
        card = frame("panel")
        self._praise = label("display", wrap=True)
        self._praise.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._title = label("large", wrap=True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.stars = Stars()
        self.following = button("primary", self.next_wanted.emit)
        self.play = button("", self.play_wanted.emit)
        self.begin = button("primary", self.play_wanted.emit)
        """The same after the last lesson, as the way on."""
        self.questions = button("primary", self.questions_wanted.emit)
        """The way on after the last lesson of a game that has questions."""
        self.lessons = button("quiet", self.lessons_wanted.emit)
        inner = QVBoxLayout(card)
        spaced(inner, GAP["xl"], GAP["m"])
        inner.addWidget(self._praise)
        inner.addWidget(self._title)
        inner.addWidget(self.stars, 0, Qt.AlignmentFlag.AlignHCenter)
        for part in (self.following, self.begin, self.questions, self.play, self.lessons):
            inner.addWidget(part)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self._flight = _Flight(self)
        self._sparks = Sparks(self)

    @property
    def praise(self) -> str:
        """The word of praise."""
        return self._praise.text()

    def show_end(self, lesson: str, following: str, game: str, progress: Progress, *, asks: bool = False) -> None:
        """The lesson just done, the title of the one that follows ("" for none), how far that is in the course, and
        whether there are questions about the game's rules."""
        self._asks = asks and not following
        self._lesson, self._following, self._game, self._progress = lesson, following, game, progress
        self.retranslate()
        self.stars.show_progress(progress.done, progress.lessons)
        self.cover()
        way_on = self.following if following else self.questions if self._asks else self.begin
        way_on.setFocus(Qt.FocusReason.OtherFocusReason)
        if progress.celebrated and self.theme is not None and self.motion.speed not in _AT_ONCE:
            self._celebrate(self.theme)

    def retranslate(self) -> None:
        self._praise.setText(self._word())
        self._title.setText(self.tr("Done: {lesson}").format(lesson=self._lesson))
        if self._is_course:
            self._title.setText(self.tr("You've finished all lessons of {game}.").format(game=self._game))
        self.setAccessibleName(f"{self._praise.text()} {self._title.text()}")
        done = self.tr("{done} of {all} lessons done").format(done=self._progress.done, all=self._progress.lessons)
        self.stars.setAccessibleName(done)
        self.following.setText(self.tr("Next: {lesson}").format(lesson=self._following))
        self.following.setVisible(bool(self._following))
        for play in (self.play, self.begin):
            play.setText(self.tr("Play the game"))
        self.questions.setText(self.tr("Questions about the rules"))
        self.questions.setVisible(self._asks)
        self.play.setVisible(bool(self._following) or self._asks)
        self.begin.setVisible(not self._following and not self._asks)
        self.lessons.setText(self.tr("All lessons"))

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        self.stars.apply_theme(theme)

    def put_away(self) -> None:
        self.motion.fast_forward()
        super().put_away()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for part in (self._flight, self._sparks):
            part.setGeometry(self.rect())

    @property
    def _is_course(self) -> bool:
        return bool(self._progress.lessons) and self._progress.done == self._progress.lessons

    def _word(self) -> str:
        if self._is_course and self._progress.earned:
            return self.tr("Course complete!")
        words = (self.tr("Well done!"), self.tr("That's it!"), self.tr("Nicely played!"), self.tr("You've got it!"))
        return words[self._progress.done % len(words)]

    def _celebrate(self, theme: Theme) -> None:
        """The new star flies to its place; after the last one sparks fly."""
        progress = self._progress
        self.stars.show_progress(progress.done - 1, progress.lessons)
        self._flight.take(theme)
        for part in (self._flight, self._sparks):
            part.setGeometry(self.rect())
            part.raise_()
        self.motion.enqueue(self._flies, DURATION["flight"])
        if self._is_course:
            self.motion.enqueue(self._sparkle, _CELEBRATION)

    def _flies(self) -> Sequence[Tween]:
        layout = self.layout()
        if layout is not None:
            layout.activate()
        end = QPointF(self.stars.mapTo(self, QPoint())) + self.stars.place_of(self._progress.done - 1)
        start = QPointF(self.width() / 2, self.height() * 0.9)
        way = end - start

        def show(at: float) -> None:
            bend = QPointF(way.y(), -way.x()) * _BULGE * at * (1 - at)
            self._flight.fly(start + way * at + bend)
            if at >= 1:
                self._flight.hide()
                self.stars.show_progress(self._progress.done, self._progress.lessons)

        return (show,)

    def _sparkle(self) -> Sequence[Tween]:
        assert self.theme is not None
        row = QRectF(self.stars.mapTo(self, QPoint()).toPointF(), self.stars.size().toSizeF())
        places = [QPointF(row.left() + row.width() * share, row.center().y()) for share in (0.1, 0.5, 0.9)]
        self._sparks.light(places, self.theme, self.height() * 0.5)
        return (self._sparks.fly,)


_GOING_ON: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class LessonPage(Page):
    """Shows the state of a LessonSession."""

    escape_goes_back = False

    def __init__(self, context: AppContext, game_id: str, lesson_id: str, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.game, self.game_id = context.games[game_id], game_id
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
        self.rules.ask_wanted.connect(self.ask_rules)
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
