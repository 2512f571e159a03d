"""The bar above a review: how far it has come, and the ways on from it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QWidget

from hoshikan.ui.board.practise import PractiseButton
from hoshikan.ui.board.status import StatusLine
from hoshikan.ui.kit.look.theme import GAP, Theme
from hoshikan.ui.kit.widgets.basic import button


class ReviewBar(QFrame):
    """Emits the user's wishes; the page sets which are possible."""

    go_wanted = Signal()
    stop_wanted = Signal()
    learn_wanted = Signal()
    replay_wanted = Signal()
    practice_wanted = Signal(str)
    """The level of the bots to go on against from the decision that is shown."""
    edit_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "bar")
        self.status = StatusLine()
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setFixedWidth(160)
        self.stop: QPushButton = button("", self.stop_wanted.emit)
        self.go: QPushButton = button("primary", self.go_wanted.emit)
        self.learn: QPushButton = button("primary", self.learn_wanted.emit)
        self.replay: QPushButton = button("", self.replay_wanted.emit)
        self.practise = PractiseButton()
        self.practise.wanted.connect(self.practice_wanted)
        self.practise.edit_wanted.connect(self.edit_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP["m"], GAP["xs"], GAP["m"], GAP["xs"])
        row.setSpacing(GAP["s"])
        row.addWidget(self.status, 1)
        for part in (self.progress, self.stop, self.go, self.learn, self.practise, self.replay):
            row.addWidget(part)

    def show_progress(self, reached: int, plies: int) -> None:
        """The review has come to this ply."""
        self.progress.setRange(0, max(1, plies))
        self.progress.setValue(reached)

    def allow(self, *, going: bool, complete: bool, mistakes: bool) -> None:
        """Set the possible actions: the review is under way, or complete, with `mistakes` to learn from."""
        self.progress.setVisible(going)
        self.stop.setVisible(going)
        self.go.setVisible(not going and not complete)
        self.learn.setVisible(complete)
        self.learn.setEnabled(mistakes)

    def apply_theme(self, theme: Theme) -> None:
        self.status.apply_theme(theme)

    def retranslate(self) -> None:
        self.progress.setAccessibleName(self.tr("Review progress"))
        self.stop.setText(self.tr("Stop"))
        self.go.setText(self.tr("Review this game"))
        self.learn.setText(self.tr("Learn from your mistakes"))
        self.practise.retranslate()
        self.replay.setText(self.tr("Replay"))
