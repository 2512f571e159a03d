"""Undo at a table: asked about first where it costs the rating, or undoes the choices of other people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from hoshikan.ui.board.match.controller import MatchController
from hoshikan.ui.board.match.names import seat_names
from hoshikan.ui.features.play.consent import Consent
from hoshikan.ui.features.play.rating import TableRating

_HOLD: Final = "consent"
"""The controller's name for what waits here."""


class TableUndo(QObject):
    """Bots wait while the question is open; it goes when something else happens at the table."""

    def __init__(self, controller: MatchController, rating: TableRating, around: QWidget, board: QWidget) -> None:
        super().__init__(around)
        self._controller, self._rating, self._board = controller, rating, board
        self._asks: tuple[int, Sequence[int]] | None = None
        """The seat that asks and those that are asked."""
        self.panel = Consent(around, board)
        self.panel.given.connect(self._agreed)
        self.panel.refused.connect(self._put_away)
        controller.changed.connect(lambda _events: self._forget())

    def undo(self) -> None:
        """Undo the last decision, once all agree whose choices it undoes."""
        controller = self._controller
        asker, others = controller.asker, controller.others_in_undo()
        if asker is None or not others:
            self._rating.before_help(controller.undo)
            return
        self._asks = asker, others
        controller.hold(_HOLD)
        self.retranslate()
        self.panel.appear()

    def retranslate(self) -> None:
        """Put the words in, in the language now installed."""
        if self._asks is not None:
            names = seat_names(self._controller.match.header.seats)
            asker, others = self._asks
            self.panel.say(names[asker], [names[seat] for seat in others])

    def _agreed(self) -> None:
        self._put_away()
        self._controller.undo()

    def _put_away(self) -> None:
        self._forget()
        self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _forget(self) -> None:
        self._asks = None
        self.panel.hide()
        self._controller.release(_HOLD)
