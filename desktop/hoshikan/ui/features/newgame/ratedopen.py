"""The question before a rated game begins while another one waits."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from hoshikan.ui.board.question import Question
from hoshikan.ui.kit.widgets.basic import button, label
from hoshikan.ui.shared.ratedwords import RATED


class RatedOpen(Question):
    """Says what beginning another one costs. Escape begins none."""

    continue_wanted = Signal()
    other_wanted = Signal()

    def __init__(self, around: QWidget, board: QWidget) -> None:
        super().__init__(around, board)
        self._moves = 0
        self._why = label(wrap=True)
        self.go_on = button("primary", self.continue_wanted.emit)
        self.other = button("", self.other_wanted.emit)
        self.leave = button("", self.hide)
        self.fill(self._why, (self.go_on, self.other, self.leave))

    def ask(self, moves: int) -> None:
        """Ask about a game in which `moves` moves have been played."""
        self._moves = moves
        self.retranslate()
        self.appear()

    def retranslate(self) -> None:
        self.head.setText(RATED.under_way())
        self._why.setText(RATED.what_giving_up_does(self._moves))
        self.go_on.setText(self.tr("Continue that game"))
        self.other.setText(self.tr("Give it up and start"))
        self.leave.setText(self.tr("Cancel"))
        if not self.isHidden():
            self.place()
