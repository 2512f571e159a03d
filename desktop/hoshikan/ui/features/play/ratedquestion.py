"""The question before the first help in a rated game."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from hoshikan.ui.board.question import Question
from hoshikan.ui.kit.widgets.basic import button, label
from hoshikan.ui.shared.ratedwords import RATED


class RatedQuestion(Question):
    """Says what help does to a rated game. Escape plays on without."""

    help_wanted = Signal()
    declined = Signal()

    def __init__(self, around: QWidget, board: QWidget) -> None:
        super().__init__(around, board)
        self._why = label(wrap=True)
        self.take = button("", self.help_wanted.emit)
        self.leave = button("primary", self.declined.emit)
        self.fill(self._why, (self.take, self.leave))

    def retranslate(self) -> None:
        self.head.setText(RATED.before_help())
        self._why.setText(RATED.what_help_does())
        self.take.setText(self.tr("Use help"))
        self.leave.setText(self.tr("Play on without help"))
        if not self.isHidden():
            self.place()
