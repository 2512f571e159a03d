"""The question of the coach at the table: is this move meant so?"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from hoshikan.ui.board.question import Question
from hoshikan.ui.board.richtext import RuleText
from hoshikan.ui.kit.widgets.basic import button
from hoshikan.ui.text.chances import CHANCES


class Sure(Question):
    """Asks about a move that gives up much. Escape keeps the move."""

    back_wanted = Signal()
    keep_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(self, around: QWidget, board: QWidget) -> None:
        super().__init__(around, board)
        self._why = RuleText(self.rule_wanted.emit)
        self.back = button("primary", self.back_wanted.emit)
        self.keep = button("", self.keep_wanted.emit)
        self.fill(self._why, (self.back, self.keep))

    def ask(self, loss: float, why: str) -> None:
        """Ask about a move with this loss of the chance to win; `why` is HTML."""
        self._say(loss, why)
        self.appear()

    def say_again(self, loss: float, why: str) -> None:
        """The same in another language."""
        self._say(loss, why)
        self.place()

    def retranslate(self) -> None:
        self.back.setText(self.tr("Undo"))
        self.keep.setText(self.tr("Keep it"))

    def _say(self, loss: float, why: str) -> None:
        sure = self.tr("Sure? This lowers your winning chance by about {points}.")
        self.head.setText(sure.format(points=CHANCES.points(loss)))
        self._why.setText(why)
        self._why.setVisible(bool(why))
