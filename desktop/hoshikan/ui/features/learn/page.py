"""Learn: the lessons of every game with their progress, and the way to the rule books."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from hoshikan.library import LibraryProblem
from hoshikan.teaching.lessons import HANDLING
from hoshikan.ui.features.learn.course import Course
from hoshikan.ui.features.learn.firstgame import first_game
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.widgets.column import Column
from hoshikan.ui.kit.widgets.notices import Notice
from hoshikan.ui.kit.widgets.spread import Spread
from hoshikan.ui.kit.widgets.tile import Tile
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.page import Page
from hoshikan.ui.shared.messages import Messages
from hoshikan.ui.shared.seal import Seal

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
        self._wanted = game_id
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
