"""Learn: the lessons of every game with their progress, and the way to the rule books."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.engine.game import Game
from hoshikan.library import LibraryProblem
from hoshikan.resources import MissingResourceError
from hoshikan.teaching import rulebook
from hoshikan.teaching.lessons import HANDLING, Lesson, lessons
from hoshikan.teaching.position import TeachingError
from hoshikan.teaching.questions import Question, questions
from hoshikan.teaching.quiz import shaky
from hoshikan.ui.board.richtext import RuleText
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.features.learn.learner import first_game, shaky_links
from hoshikan.ui.features.learn.lessonpath import LessonPath, Stars, Station
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.look.words import listed
from hoshikan.ui.kit.widgets.basic import button, label, spaced
from hoshikan.ui.kit.widgets.flow import Column, Flow, Spread
from hoshikan.ui.kit.widgets.notices import Notice
from hoshikan.ui.kit.widgets.tile import Picture, Tile
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.page import Page
from hoshikan.ui.shared.covers import cover_of
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.shared.seal import Seal, is_course_done

_BOX: Final = QSize(168, 224)
"""Size of the box on the shelf, in logical pixels."""
_COURSE_SEAL: Final = 76
"""Size of the seal in its corner."""


class Course(QFrame):
    """The box, progress as stars, "go on", and the lessons as stations on a path."""

    lesson_wanted = Signal(str, str)
    rules_wanted = Signal(str)
    rule_wanted = Signal(str, str)
    questions_wanted = Signal(str)
    puzzles_wanted = Signal(str)
    guided_wanted = Signal(str)

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.game_id = game.id
        self._done: frozenset[str] = frozenset()
        self._problem: Exception | None = None
        self.lessons = self._load()
        self._questions = self._load_questions()
        self._shaky: tuple[str, ...] = ()
        self.setProperty("kind", "panel")
        self._cover = Picture(_BOX)
        self._cover.setFixedSize(_BOX)
        self._title = label("display", wrap=True)
        self._progress_words = label(muted=True)
        self.seal = Seal(self._cover)
        self.seal.setGeometry(_BOX.width() - _COURSE_SEAL, _BOX.height() - _COURSE_SEAL, _COURSE_SEAL, _COURSE_SEAL)
        self.stars = Stars()
        self.next_button = button("primary", self._go_on)
        self._rules = button("", lambda: self.rules_wanted.emit(game.id))
        self.questions_button = button("", lambda: self.questions_wanted.emit(game.id))
        self.guided_button = button("", lambda: self.guided_wanted.emit(game.id))
        self.shaky = RuleText(lambda rule: self.rule_wanted.emit(game.id, rule))
        self.puzzles = button("", lambda: self.puzzles_wanted.emit(game.id))
        self.tiles = [Station(number) for number in range(1, len(self.lessons) + 1)]
        self._path = LessonPath(self.tiles)
        self._build()

    def next_lesson(self) -> Lesson | None:
        """The first lesson not done yet; when all are, the first one again."""
        undone = (lesson for lesson in self.lessons if lesson.id not in self._done)
        return next(undone, self.lessons[0] if self.lessons else None)

    def show_progress(self, done: frozenset[str]) -> None:
        """`done` are the ids of completed lessons."""
        self._done = done
        self.stars.show_progress(self._count(), len(self.lessons))
        self.seal.setVisible(is_course_done(self._count(), len(self.lessons)))

    def show_known(self, known: Mapping[str, bool]) -> None:
        """`known` are the questions answered, and whether the last answer was right."""
        self._shaky = shaky(self._questions, known)

    def retranslate(self, language: str) -> None:
        text = text_of(self._game.id)
        self._title.setText(text.title())
        self._rules.setText(self.tr("Rule book"))
        self._rules.setAccessibleName(self.tr("{game} rule book").format(game=text.title()))
        self.questions_button.setText(self.tr("Questions about the rules"))
        self.questions_button.setAccessibleName(listed((self.questions_button.text(), text.title())))
        self.questions_button.setVisible(bool(self._questions))
        self.guided_button.setText(self.tr("Guided first game"))
        self.guided_button.setAccessibleName(listed((self.guided_button.text(), text.title())))
        self._show_shaky(language)
        self.puzzles.setText(self.tr("Puzzles"))
        self.puzzles.setAccessibleName(self.tr("Puzzles for {game}").format(game=text.title()))
        count, total = self._count(), len(self.lessons)
        if self._problem is not None:
            self._progress_words.setText(Messages().of(self._problem))
        else:
            self._progress_words.setText(self.tr("{done} of {all} lessons done").format(done=count, all=total))
        self.stars.setAccessibleName(self._progress_words.text())
        self.next_button.setText(self._invitation(count, total))
        self.next_button.setAccessibleName(listed((self.next_button.text(), text.title())))
        self.next_button.setVisible(bool(self.lessons))
        following = self.next_lesson() if count < total else None
        for lesson, tile in zip(self.lessons, self.tiles, strict=True):
            minutes = self.tr("about %n minute(s)", "", lesson.minutes)
            done = lesson.id in self._done
            state = "done" if done else "next" if lesson is following else "open"
            further = (self.tr("done"),) if done else ()
            tile.say(lesson.title.in_language(language), minutes, state, *further, text.title())
        self._path.refresh()

    def apply_theme(self, theme: Theme) -> None:
        self._cover.show_drawing(cover_of(self._game.id), theme)
        self.stars.apply_theme(theme)
        self.seal.apply_theme(theme)
        self._path.apply_theme(theme)

    def _build(self) -> None:
        for lesson, tile in zip(self.lessons, self.tiles, strict=True):
            tile.clicked.connect(lambda _checked=False, lesson=lesson: self._open(lesson))
        tools = (self.next_button, self.guided_button, self.questions_button, self.puzzles, self._rules)
        right = QVBoxLayout()
        right.setSpacing(GAP["s"])
        right.addWidget(self._title)
        right.addWidget(_in_a_row(self.stars, self._progress_words))
        right.addWidget(_in_a_row(*tools))
        right.addWidget(self.shaky)
        right.addWidget(self._path)
        right.addStretch(1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(GAP["l"], GAP["l"], GAP["l"], GAP["l"])
        whole.setSpacing(GAP["xl"])
        whole.addWidget(self._cover, 0, Qt.AlignmentFlag.AlignTop)
        whole.addLayout(right, 1)

    def _load(self) -> tuple[Lesson, ...]:
        try:
            return lessons(self._game.id)
        except (MissingResourceError, TeachingError) as error:
            self._problem = error
            return ()

    def _load_questions(self) -> tuple[Question, ...]:
        try:
            return questions(self._game.id)
        except (MissingResourceError, TeachingError) as error:
            self._problem = error
            return ()

    def _show_shaky(self, language: str) -> None:
        """The rules of which a question was last answered wrong."""
        self.shaky.setVisible(bool(self._shaky))
        if not self._shaky:
            return
        titles = [(rule, rulebook.title_of(self._game.id, language, rule)) for rule in self._shaky]
        self.shaky.setText(self.tr("Still shaky: {rules}").format(rules=shaky_links(titles, listed(("", "")))))
        self.shaky.setAccessibleName(self.tr("Still shaky: {rules}").format(rules=listed(title for _, title in titles)))

    def _count(self) -> int:
        return sum(lesson.id in self._done for lesson in self.lessons)

    def _invitation(self, count: int, total: int) -> str:
        if count == 0:
            return self.tr("Start the first lesson")
        return self.tr("Continue learning") if count < total else self.tr("Start over")

    def _go_on(self) -> None:
        lesson = self.next_lesson()
        if lesson is not None:
            self._open(lesson)

    def _open(self, lesson: Lesson) -> None:
        self.lesson_wanted.emit(self.game_id, lesson.id)


def _in_a_row(*parts: QWidget) -> QWidget:
    row = QWidget()
    flow = Flow(row)
    spaced(flow, 0, GAP["m"])
    for part in parts:
        flow.addWidget(part)
    return row


WIDEST = 2600
_COURSE: Final = (1080, 1700)
"""Least width of two courses beside each other, and greatest of one alone."""
_SEAL: Final = 48
"""Size of the mark on the lesson for all games, in logical pixels."""


class LearnPage(Page):
    """One course per game."""

    def __init__(self, context: AppContext, game_id: str = "", parent: QWidget | None = None) -> None:
        """`game_id` is the game whose course is shown first; "" shows all in their order."""
        super().__init__(context, parent)
        self._wanted = self.game_id = game_id
        self._column = Column(WIDEST)
        self.handling = Tile()
        self.handling.clicked.connect(lambda _checked=False: self.open_page.emit("handling", ()))
        self._column.body.addWidget(_beside([self.handling]))
        self._handled = False
        self._seal = Seal(self.handling)
        self._seal.setFixedSize(_SEAL, _SEAL)
        self._seal.hide()
        if (row := self.handling.layout()) is not None:
            row.addWidget(self._seal)
        self.courses = {game.id: Course(game) for game in context.games.values()}
        in_order = sorted(self.courses.values(), key=lambda course: course.game_id != game_id)
        for course in in_order:
            course.lesson_wanted.connect(self.open_lesson)
            course.rules_wanted.connect(lambda game: self.open_rules.emit(game, ""))
            course.rule_wanted.connect(self.open_rules)
            course.questions_wanted.connect(lambda game: self.open_page.emit("questions", (game,)))
            course.puzzles_wanted.connect(lambda game: self.open_page.emit("puzzles", (game,)))
            course.guided_wanted.connect(lambda game: self.open_table.emit(first_game(context, game), None))
        for at in range(0, len(in_order), 2):
            self._column.body.addWidget(_beside(in_order[at : at + 2]))
        self._column.body.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._column)

    def title(self) -> str:
        return self.tr("Learn")

    def retranslate(self) -> None:
        self.handling.say(
            self.tr("Table controls"),
            self.tr("Click, drag, turn, zoom, undo, ask for a hint: two minutes."),
            *([self.tr("done")] if self._handled else []),
        )
        for course in self.courses.values():
            course.retranslate(self.context.language())

    def apply_theme(self, theme: Theme) -> None:
        self._seal.apply_theme(theme)
        for course in self.courses.values():
            course.apply_theme(theme)

    def entered(self) -> None:
        self._show_handled()
        for course in self.courses.values():
            try:
                course.show_progress(self.context.library.lessons.done(course.game_id))
                course.show_known(self.context.library.answers.known(course.game_id))
            except LibraryProblem as problem:
                self._report(problem)
        self.retranslate()
        first = self.courses.get(self._wanted) or next(iter(self.courses.values()), None)
        if first is not None:
            first.next_button.setFocus()

    def _show_handled(self) -> None:
        game, lesson = HANDLING
        try:
            self._handled = lesson in self.context.library.lessons.done(game)
        except LibraryProblem as problem:
            self._report(problem)
        self._seal.setVisible(self._handled)

    def _report(self, problem: LibraryProblem) -> None:
        self.notice.emit(Notice("library", lambda: Messages().of(problem), bad=True))


def _beside(parts: Sequence[QWidget]) -> Spread:
    """One part or two, in one line where the window is broad; one that is left alone has the whole line."""
    spread = Spread(*_COURSE)
    for part, column in zip(parts, (spread.left, spread.right), strict=False):
        column.addWidget(part)
    return spread
