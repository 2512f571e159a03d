"""A rated game at the table: asks before the first help, and shows the change of the rating by the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from hoshikan.engine import Match
from hoshikan.library import Library, LibraryProblem
from hoshikan.library.history import in_a_row
from hoshikan.library.ratings import RatedGame
from hoshikan.teaching.rating import course, stakes
from hoshikan.ui.board.match.controller import MatchController
from hoshikan.ui.features.play.ratedquestion import RatedQuestion
from hoshikan.ui.kit.widgets.notices import Notice
from hoshikan.ui.shared.ratedwords import RATED

_ROW: Final = 3
"""So many wins are a row."""


class TableRating(QObject):
    """Knows of one match whether it is rated; where the library does not know, it is not."""

    notice = Signal(object)
    title_changed = Signal()

    def __init__(self, controller: MatchController, library: Library | None, around: QWidget, board: QWidget) -> None:
        super().__init__(around)
        self._controller, self._library, self._board = controller, library, board
        self.panel = RatedQuestion(around, board)
        self.panel.help_wanted.connect(self._take_help)
        self.panel.declined.connect(self._put_away)
        self._wanted: Callable[[], object] | None = None
        controller.changed.connect(lambda _events: self.panel.hide())

    def is_strict(self) -> bool:
        """True if the match under way can still raise the rating."""
        game = self._game()
        return game is not None and game.finished is None and not game.helped

    def title(self, game: str) -> str:
        """The name of the game, and whether it is played for the rating."""
        rated = self._game()
        return game if rated is None or rated.given_up else RATED.title(game, helped=rated.helped)

    def begin_again(self, match: Match) -> int | None:
        """Let another deal be rated too, if this one is: its id in the library."""
        wanted = stakes(match.game.id, match.header.seats)
        if self._library is None or self._game() is None or not wanted:
            return None
        try:
            return self._library.create(match, rated=wanted)
        except LibraryProblem as error:
            problem = error
            self.notice.emit(Notice("rated", lambda: RATED.unrated(problem), bad=True))
            return None

    def before_help(self, act: Callable[[], object]) -> None:
        """Do what helps the player, after a question where that costs something."""
        if not self.is_strict():
            act()
            return
        self._wanted = act
        self.panel.retranslate()
        self.panel.appear()

    def remark(self) -> str:
        """Return the change of the rating by the result; "" for a match that is not rated."""
        game = self._game()
        if self._library is None or game is None or game.finished is None:
            return ""
        try:
            past = self._library.ratings.finished()
        except LibraryProblem:
            return ""
        steps = course(past, game.game, game.player)
        return next((RATED.after(step) for step in steps if step.game.deal == game.deal), "")

    def streak(self) -> str:
        """The wins in a row that the result adds to, of a person alone among bots; "" where they are no row yet."""
        match = self._controller.match
        people = [seat for seat in match.header.seats if not seat.is_bot]
        if self._library is None or len(people) != 1:
            return ""
        try:
            history = self._library.history()
        except LibraryProblem:
            return ""
        alike = [one.won for one in history if (one.game, one.name) == (match.game.id, people[0].name)]
        wins = in_a_row(alike).now
        return RATED.wins(wins) if wins >= _ROW else ""

    def _game(self) -> RatedGame | None:
        match_id = self._controller.autosave.match_id
        if self._library is None or match_id is None:
            return None
        try:
            return self._library.ratings.of(match_id)
        except LibraryProblem:
            return None

    def _take_help(self) -> None:
        match_id, wanted = self._controller.autosave.match_id, self._wanted
        self._put_away()
        if self._library is None or match_id is None or wanted is None:
            return
        try:
            self._library.ratings.note_help(match_id)
        except LibraryProblem as problem:
            # The help is given only once it is certain that it counts.
            self._controller.autosave.problem.emit(problem)
            return
        self.title_changed.emit()
        wanted()

    def _put_away(self) -> None:
        self._wanted = None
        self.panel.hide()
        self._board.setFocus(Qt.FocusReason.OtherFocusReason)
