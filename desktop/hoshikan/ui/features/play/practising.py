"""Leaving a match at the table for a position of its own: to play on against others, or to change it first."""

from __future__ import annotations

from hoshikan.ui.board.match.controller import MatchController
from hoshikan.ui.board.match.deals import against
from hoshikan.ui.board.match.practising import Origin, origin
from hoshikan.ui.features.play.bar import TableBar
from hoshikan.ui.features.play.rating import TableRating
from hoshikan.ui.session.page import Page
from hoshikan.ui.shared.practising import show_origin


class TablePractising:
    """The match itself stays as it is, and waits in the library."""

    def __init__(self, page: Page, controller: MatchController, bar: TableBar, rating: TableRating) -> None:
        """`rating` asks before a rated game is tried out elsewhere: what comes of it there would help here."""
        self._page = page
        self._controller = controller
        self._rating = rating
        bar.practise.level_chosen.connect(self._practise)
        bar.practise.edit_chosen.connect(self._set_up)
        bar.practise.offer(controller.match.game.id)
        bar.practise.edit.setVisible(controller.match.game.editor() is not None)
        bar.practise.aboutToShow.connect(lambda: bar.practise.setEnabled(self._may()))

    def _may(self) -> bool:
        """True if there is a position to go on from, and no other person is about to look at it."""
        return not self._controller.over and self._controller.waiting_for is None

    def _seat(self) -> int:
        people = self._controller.people
        mover = self._controller.state.to_move
        return mover if mover in people or not people else min(people)

    def _practise(self, level: str) -> None:
        if self._may():
            self._rating.before_help(lambda: self._go_on(level))

    def _go_on(self, level: str) -> None:
        if self._may():
            begun, name = self._origin(), self._page.context.settings.player_name
            self._page.open_table.emit(against(begun.match, max(0, self._seat()), level, name), None)
            show_origin(self._page, begun.hidden)

    def _set_up(self) -> None:
        if self._may():
            self._rating.before_help(self._open_editor)

    def _open_editor(self) -> None:
        if self._may():
            match, begun = self._controller.match, self._origin()
            self._page.open_page.emit("position", (match.game.id, begun.match.state, match.header.seats, begun.hidden))

    def _origin(self) -> Origin:
        match = self._controller.match
        return origin(match, match.ply, max(0, self._seat()))
