"""Learn: what is to be done today, and the lessons of a game with all that teaches it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from hoshikan.engine import Game, HoshikanError
from hoshikan.resources import MissingResourceError
from hoshikan.teaching import rulebook
from hoshikan.teaching.exercise import Exercise
from hoshikan.teaching.lessons import HANDLING, Lesson, lessons
from hoshikan.teaching.practice import STACK, due
from hoshikan.teaching.questions import Question, questions
from hoshikan.teaching.quiz import shaky
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.features.learn.learner import ShakyRules
from hoshikan.ui.features.learn.lessonpath import LessonPath, Stars, Station
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.look.words import listed
from hoshikan.ui.kit.widgets.basic import Column, Flow, Picture, Tile, button, label, set_in_display, spaced
from hoshikan.ui.session.context import AppContext, Page
from hoshikan.ui.shared.boxart import cover_of
from hoshikan.ui.shared.firstgame import first_game
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.shared.plates import Seal, is_course_done
from hoshikan.ui.shared.today import ONESELF, DayWords, mistaken, next_lesson, own_mistakes

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
        self.next_button = button("", self._go_on)
        self._rules = button("", lambda: self.rules_wanted.emit(game.id))
        self.questions_button = button("", lambda: self.questions_wanted.emit(game.id))
        self.guided_button = button("", lambda: self.guided_wanted.emit(game.id))
        self.shaky = ShakyRules(lambda rule: self.rule_wanted.emit(game.id, rule))
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

    @property
    def shaky_rules(self) -> tuple[str, ...]:
        """The rules of which a question was last answered wrong."""
        return self._shaky

    def counts(self) -> dict[str, int]:
        """Return the number of lessons done, and of all."""
        return {"done": self._count(), "all": len(self.lessons)}

    def retranslate(self, language: str) -> None:
        text = text_of(self._game.id)
        self._title.setText(text.title())
        self._rules.setText(self.tr("Rule book"))
        self._rules.setAccessibleName(self.tr("{game} rule book").format(game=text.title()))
        self.questions_button.setText(self.tr("Rules quiz"))
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
        except MissingResourceError as error:
            self._problem = error
            return ()

    def _load_questions(self) -> tuple[Question, ...]:
        try:
            return questions(self._game.id)
        except MissingResourceError as error:
            self._problem = error
            return ()

    def _show_shaky(self, language: str) -> None:
        """The rules of which a question was last answered wrong."""
        titles = [(rule, rulebook.title_of(self._game.id, language, rule)) for rule in self._shaky]
        sentence = self.tr("Still shaky: {rules}")
        self.shaky.show_rules(titles, listed(("", "")), sentence)
        self.shaky.setAccessibleName(sentence.format(rules=listed(title for _, title in titles)))

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


class Task(NamedTuple):
    """Something to be done today."""

    words: Callable[[], str]
    do: Callable[[], None]


class Today(QFrame):
    """A queue: its entries in words, and a button for the first one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        self._tasks: tuple[Task, ...] = ()
        self._heading = label("large")
        set_in_display(self._heading)
        self.words = label(muted=True, wrap=True)
        self.start = button("primary", lambda: self._tasks[0].do() if self._tasks else None)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP["l"], GAP["m"], GAP["l"], GAP["m"])
        row.setSpacing(GAP["l"])
        row.addWidget(self._heading)
        row.addWidget(self.start)
        row.addWidget(self.words, 1)

    def show_tasks(self, tasks: Sequence[Task]) -> None:
        self._tasks = tuple(tasks)
        self.retranslate()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Today"))
        self.start.setVisible(bool(self._tasks))
        if self._tasks:
            self.start.setText(self._tasks[0].words())
            further = [task.words() for task in self._tasks[1:]]
            self.words.setText(self.tr("Then: {tasks}").format(tasks="  ·  ".join(further)) if further else "")
        else:
            self.words.setText(self.tr("All done for today."))


WIDEST = 2600
_SMALL_BOX: Final = QSize(42, 56)
"""Size of the box of a game among those to choose from, in logical pixels."""
_GAME_WIDTH: Final = 236
"""Least width of a game among those to choose from, at a text size of 100 %."""
_LATER_MS: Final = 60
"""Looking for a mistake takes long: the page is painted first."""
_LAST_GAMES: Final = 3
"""So many games are looked through for a mistake."""


class LearnPage(Page):
    """Today's queue, the games to choose from, and the course of one."""

    on_cloth = True

    def __init__(self, context: AppContext, game_id: str = "", parent: QWidget | None = None) -> None:
        """`game_id` is the game whose course is shown; "" for the one played last."""
        super().__init__(context, parent)
        self.courses = {game.id: Course(game) for game in context.games.values()}
        last = context.settings.last_game
        self.chosen = self.game_id = next((one for one in (game_id, last, *self.courses) if one in self.courses), "")
        self.today = Today()
        self._mistake: Exercise | None = None
        self._search = QTimer(self)
        self._search.setSingleShot(True)
        self._search.setInterval(_LATER_MS)
        self._search.timeout.connect(self._find_mistake)
        self.handling = button("quiet", lambda: self.open_page.emit("handling", ()))
        self.books = button("quiet", lambda: self.open_page.emit("books", ()))
        self._handled = False
        column = Column(WIDEST)
        column.lie_on_cloth()
        column.body.addWidget(self.today)
        column.body.addWidget(self._shelf())
        for course in self.courses.values():
            if course.game_id != self.chosen:
                course.hide()  # showing one without a parent would open a window
            course.lesson_wanted.connect(self.open_lesson)
            course.rules_wanted.connect(lambda game: self.open_rules.emit(game, ""))
            course.rule_wanted.connect(self.open_rules)
            course.questions_wanted.connect(lambda game: self.open_page.emit("questions", (game,)))
            course.puzzles_wanted.connect(lambda game: self.open_page.emit("puzzles", (game,)))
            course.guided_wanted.connect(lambda game: self.open_table.emit(first_game(context, game), None))
            column.body.addWidget(course)
        column.body.addWidget(_in_a_row(self.handling, self.books))
        column.body.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(column)

    def _shelf(self) -> QWidget:
        """Return the row of the games."""
        shelf = QWidget()
        self._grid = QGridLayout(shelf)
        spaced(self._grid, 0, GAP["s"])
        self.games = {game: Tile(picture=_SMALL_BOX) for game in self.courses}
        for game, tile in self.games.items():
            tile.setCheckable(True)
            tile.setChecked(game == self.chosen)
            tile.setAutoExclusive(True)
            tile.toggled.connect(lambda down, game=game: self.choose(game) if down else None)
        self._columns = 0
        self._arrange()
        return shelf

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the games into one row, or into as few as have room for their names."""
        room = (self.width() - 2 * GAP["xl"]) / (_GAME_WIDTH * self.context.text_size / 100)
        count = len(self.games)
        rows = next((rows for rows in range(1, count) if -(-count // rows) <= room), count)
        columns = -(-count // rows)
        if columns == self._columns:
            return
        self._columns = columns
        for place, tile in enumerate(self.games.values()):
            self._grid.addWidget(tile, place // columns, place % columns)
        for column in range(count):
            self._grid.setColumnStretch(column, int(column < columns))

    def choose(self, game: str) -> None:
        """Show the course of a game."""
        self.chosen = self.game_id = game
        for course in self.courses.values():
            course.setVisible(course.game_id == game)
        self.games[game].setChecked(True)

    def title(self) -> str:
        return self.tr("Learn")

    def retranslate(self) -> None:
        mark = "★ " if self._handled else ""
        self.handling.setText(mark + self.tr("Table controls in two minutes"))
        self.handling.setAccessibleName(
            listed((self.tr("Table controls in two minutes"), *([self.tr("done")] if self._handled else [])))
        )
        self.books.setText(self.tr("Search all rule books"))
        for game, tile in self.games.items():
            course = self.courses[game]
            tile.say(text_of(game).title(), self.tr("{done} of {all} lessons").format(**course.counts()))
        for course in self.courses.values():
            course.retranslate(self.context.language())
        self.today.retranslate()

    def apply_theme(self, theme: Theme) -> None:
        self._arrange()
        for game, tile in self.games.items():
            if tile.picture is not None:
                tile.picture.show_drawing(cover_of(game), theme)
        for course in self.courses.values():
            course.apply_theme(theme)

    def entered(self) -> None:
        self._show_handled()
        for course in self.courses.values():
            try:
                course.show_progress(self.context.library.lessons.done(course.game_id))
                course.show_known(self.context.library.answers.known(course.game_id))
            except HoshikanError as problem:
                self.trouble.emit(problem)
        self._mistake = None
        self._show_today()
        self.retranslate()
        self._search.start()
        if self.today.start.isVisibleTo(self):
            self.today.start.setFocus()
        elif self.chosen:
            self.courses[self.chosen].next_button.setFocus()

    def left(self) -> None:
        self._search.stop()

    # Today

    def _show_today(self) -> None:
        tasks = []
        try:
            again = self._due()
        except (HoshikanError, MissingResourceError):
            again = ()
        if again:
            count = len(again)
            solve = partial(self.open_page.emit, "exercise", (again,))
            tasks.append(Task(lambda: self.tr("Repeat %n puzzle(s)", "", count), solve))
        in_order = sorted(self.courses.values(), key=lambda course: course.game_id != self.chosen)
        asked = next((course for course in in_order if course.shaky_rules), None)
        if asked is not None:
            game = asked.game_id
            ask = partial(self.open_page.emit, "questions", (game,))
            tasks.append(Task(lambda: self.tr("Rules to repeat: {game}").format(game=text_of(game).title()), ask))
        if (mistake := self._mistake) is not None:
            mend = partial(self.open_page.emit, "exercise", ((mistake,),))
            tasks.append(Task(lambda: self.tr("A mistake of yours"), mend))
        if (task := self._lesson_task(in_order)) is not None:
            tasks.append(task)
        self.today.show_tasks(tasks)

    def _lesson_task(self, courses: Sequence[Course]) -> Task | None:
        """Return the next lesson, if one is left: of the game on the page before others."""
        found = next_lesson(self.context, [course.game_id for course in courses])
        if found is None:
            return None
        game, lesson = found
        words = DayWords()
        return Task(
            lambda: words.lesson(lesson.title.in_language(self.context.language())),
            lambda: self.open_lesson.emit(game, lesson.id),
        )

    def _due(self) -> tuple[Exercise, ...]:
        library = self.context.library
        past = library.practice.all()
        # Most have answered none, and need no puzzles.
        return self.context.puzzles.among(due(past, library.now()))[:STACK] if past else ()

    def _find_mistake(self) -> None:
        library, name = self.context.library, self.context.settings.player_name
        try:
            if ONESELF not in mistaken(library, name):
                return
            found = own_mistakes(library, self.context.games, name, last=_LAST_GAMES)
        except HoshikanError:
            return
        self._mistake = next(iter(found), None)
        self._show_today()

    def _show_handled(self) -> None:
        game, lesson = HANDLING
        try:
            self._handled = lesson in self.context.library.lessons.done(game)
        except HoshikanError as problem:
            self.trouble.emit(problem)
