"""The lessons of one game on the Learn page."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from hoshikan.engine.game import Game
from hoshikan.resources import MissingResourceError
from hoshikan.teaching.lessons import Lesson, lessons
from hoshikan.teaching.position import TeachingError
from hoshikan.ui.look.theme import GAP, Theme
from hoshikan.ui.look.words import listed
from hoshikan.ui.panels.covers import cover_of
from hoshikan.ui.text.messages import Messages
from hoshikan.ui.text.rooms import text_of
from hoshikan.ui.widgets.basic import button, label
from hoshikan.ui.widgets.picture import Picture
from hoshikan.ui.widgets.tile import Tile

COLUMNS = 2


class Course(QFrame):
    """Cover, progress, "go on" and one tile per lesson."""

    lesson_wanted = Signal(str, str)
    rules_wanted = Signal(str)

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.game_id = game.id
        self._done: frozenset[str] = frozenset()
        self._problem: Exception | None = None
        self.lessons = self._load()
        self.setProperty("kind", "panel")
        self._cover = Picture(QSize(184, 104))
        self._cover.setFixedSize(184, 104)
        self._title = label("title", wrap=True)
        self._progress_words = label(muted=True, wrap=True)
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._progress.setRange(0, max(1, len(self.lessons)))
        self.next_button = button("primary", self._go_on)
        self._rules = button("", lambda: self.rules_wanted.emit(game.id))
        self.tiles = [Tile() for _ in self.lessons]
        self._build()

    def next_lesson(self) -> Lesson | None:
        """The first lesson not done yet; when all are, the first one again."""
        undone = (lesson for lesson in self.lessons if lesson.id not in self._done)
        return next(undone, self.lessons[0] if self.lessons else None)

    def show_progress(self, done: frozenset[str]) -> None:
        """`done` are the ids of completed lessons."""
        self._done = done
        self._progress.setValue(self._count())

    def retranslate(self, language: str) -> None:
        text = text_of(self._game.id)
        self._title.setText(text.title())
        self._rules.setText(self.tr("Rule book"))
        self._rules.setAccessibleName(self.tr("{game} rule book").format(game=text.title()))
        count, total = self._count(), len(self.lessons)
        if self._problem is not None:
            self._progress_words.setText(Messages().of(self._problem))
        else:
            self._progress_words.setText(self.tr("{done} of {all} lessons done").format(done=count, all=total))
        self._progress.setAccessibleName(self._progress_words.text())
        self.next_button.setText(self._invitation(count, total))
        self.next_button.setAccessibleName(listed((self.next_button.text(), text.title())))
        self.next_button.setVisible(bool(self.lessons))
        for number, (lesson, tile) in enumerate(zip(self.lessons, self.tiles, strict=True), start=1):
            minutes = self.tr("about %n minute(s)", "", lesson.minutes)
            state = "✓ " + self.tr("done") + "  ·  " if lesson.id in self._done else ""
            tile.say(f"{number}  {lesson.title.in_language(language)}", state + minutes)
            tile.setAccessibleName(listed((tile.accessibleName(), text.title())))

    def apply_theme(self, theme: Theme) -> None:
        self._cover.show_drawing(cover_of(self._game.id), theme)

    def _build(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(GAP["xs"])
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(self._progress_words)
        words.addWidget(self._progress)
        words.addStretch(1)
        buttons = QVBoxLayout()
        buttons.setSpacing(GAP["s"])
        buttons.addStretch(1)
        buttons.addWidget(self.next_button)
        buttons.addWidget(self._rules)
        buttons.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(GAP["l"])
        head.addWidget(self._cover)
        head.addLayout(words, 1)
        head.addLayout(buttons)
        grid = QGridLayout()
        grid.setSpacing(GAP["s"])
        for place, (lesson, tile) in enumerate(zip(self.lessons, self.tiles, strict=True)):
            tile.clicked.connect(lambda _checked=False, lesson=lesson: self._open(lesson))
            grid.addWidget(tile, place // COLUMNS, place % COLUMNS)
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(GAP["l"], GAP["l"], GAP["l"], GAP["l"])
        whole.setSpacing(GAP["l"])
        whole.addLayout(head)
        whole.addLayout(grid)

    def _load(self) -> tuple[Lesson, ...]:
        try:
            return lessons(self._game.id)
        except (MissingResourceError, TeachingError) as error:
            self._problem = error
            return ()

    def _count(self) -> int:
        return sum(lesson.id in self._done for lesson in self.lessons)

    def _invitation(self, count: int, total: int) -> str:
        if count == 0:
            return self.tr("Start the first lesson")
        return self.tr("Continue learning") if count < total else self.tr("Start again from the beginning")

    def _go_on(self) -> None:
        lesson = self.next_lesson()
        if lesson is not None:
            self._open(lesson)

    def _open(self, lesson: Lesson) -> None:
        self.lesson_wanted.emit(self.game_id, lesson.id)
