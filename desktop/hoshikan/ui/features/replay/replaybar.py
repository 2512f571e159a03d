"""The bar above a replay."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from hoshikan.ui.board.practise import COPY, COPY_PICTURE, FILM, PractiseButton, ShareButton
from hoshikan.ui.board.status import StatusLine
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.basic import button
from hoshikan.ui.kit.widgets.toolwords import name_tools


class ReplayBar(QFrame):
    """The seat to move, and questions about the position."""

    ask_wanted = Signal()
    continue_wanted = Signal()
    review_wanted = Signal()
    practice_wanted = Signal(str)
    """The level of the bots to go on against."""
    edit_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "bar")
        self.status = StatusLine()
        self.ask: QPushButton = button("", self.ask_wanted.emit)
        self.go_on: QPushButton = button("", self.continue_wanted.emit)
        self.review: QPushButton = button("", self.review_wanted.emit)
        self.practise = PractiseButton()
        self.practise.wanted.connect(self.practice_wanted)
        self.practise.edit_wanted.connect(self.edit_wanted)
        self.share = ShareButton(COPY_PICTURE, COPY, FILM)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP["m"], GAP["xs"], GAP["m"], GAP["xs"])
        row.setSpacing(GAP["s"])
        row.addWidget(self.status, 1)
        row.addWidget(self.ask)
        row.addWidget(self.go_on)
        row.addWidget(self.practise)
        row.addWidget(self.review)
        row.addWidget(self.share)

    def say(self, sentence: str, seat: int | None) -> None:
        self.status.say(sentence, seat)

    def allow(self, *, ask: bool, go_on: bool) -> None:
        """Set whether there is a decision to ask about, and a game to go on with."""
        self.ask.setEnabled(ask)
        self.go_on.setEnabled(go_on)
        self.practise.setEnabled(go_on)

    def apply_theme(self, theme: Theme) -> None:
        self.status.apply_theme(theme)
        self.share.apply_theme(theme)
        self._name_tools()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_tools()

    def _name_tools(self) -> None:
        name_tools(self, (self.share,), (self.ask, self.go_on, self.practise, self.review))

    def retranslate(self) -> None:
        self.share.retranslate()
        self.ask.setText(self.tr("What would the bot play?"))
        self.go_on.setText(self.tr("Continue from here"))
        self.review.setText(self.tr("Review"))
        self.practise.retranslate()
