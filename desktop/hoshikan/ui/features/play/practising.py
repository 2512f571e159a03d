"""Leaving a match at the table for a position of its own: to play on against others, or to change it first."""

from __future__ import annotations

from hoshikan.ui.board.match.deals import against
from hoshikan.ui.board.match.practising import Origin, origin
from hoshikan.ui.features.play.bar import TableBar
from hoshikan.ui.features.play.session import PlaySession, Turn
from hoshikan.ui.session.page import Page
from hoshikan.ui.shared.practising import show_origin


class TablePractising:
    """The match itself stays as it is, and waits in the library."""

    def __init__(self, page: Page, session: PlaySession, bar: TableBar) -> None:
        self._page = page
        self._session = session
        bar.practise.level_chosen.connect(self._practise)
        bar.practise.edit_chosen.connect(self._set_up)
        bar.practise.offer(session.match.game.id)
        bar.practise.edit.setVisible(session.match.game.editor() is not None)
        bar.practise.aboutToShow.connect(lambda: bar.practise.setEnabled(self._may()))

    def _may(self) -> bool:
        """True if there is a position to go on from, and no other person is about to look at it."""
        state = self._session.state
        return state.turn is not Turn.OVER and state.hand_over is None

    def _seat(self) -> int:
        people, mover = self._session.people, self._session.state.mover
        return mover if mover in people or not people else min(people)

    def _practise(self, level: str) -> None:
        if self._may():
            self._session.before_help(lambda: self._go_on(level))

    def _go_on(self, level: str) -> None:
        if self._may():
            begun, name = self._origin(), self._page.context.settings.player_name
            self._page.open_table.emit(against(begun.match, max(0, self._seat()), level, name), None)
            show_origin(self._page, begun.hidden)

    def _set_up(self) -> None:
        if self._may():
            self._session.before_help(self._open_editor)

    def _open_editor(self) -> None:
        if self._may():
            match, begun = self._session.match, self._origin()
            self._page.open_page.emit("position", (match.game.id, begun.match.state, match.header.seats, begun.hidden))

    def _origin(self) -> Origin:
        match = self._session.match
        return origin(match, match.ply, max(0, self._seat()))
