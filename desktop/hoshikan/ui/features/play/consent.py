"""The question to others at the table before their choices are undone."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from hoshikan.ui.board.question import Question
from hoshikan.ui.kit.look.words import together
from hoshikan.ui.kit.widgets.basic import button, label


class Consent(Question):
    """Names the player who asks and those who are asked. Escape refuses."""

    given = Signal()
    refused = Signal()

    def __init__(self, around: QWidget, board: QWidget) -> None:
        super().__init__(around, board)
        self.why = label(wrap=True)
        self.agree = button("", self.given.emit)
        self.refuse = button("primary", self.refused.emit)
        self.fill(self.why, (self.agree, self.refuse))

    def say(self, name: str, others: list[str]) -> None:
        """Put the words in: `name` asks, `others` are asked."""
        self.head.setText(self.tr("{name} asks to undo.").format(name=name))
        sentence = self.tr("This undoes what {others} chose. Does {others} agree?")
        if len(others) > 1:
            sentence = self.tr("This undoes what {others} chose. Do {others} agree?")
        self.why.setText(sentence.format(others=together(others)))
        self.agree.setText(self.tr("Agree and undo"))
        self.refuse.setText(self.tr("No, play on"))
        if not self.isHidden():
            self.place()
