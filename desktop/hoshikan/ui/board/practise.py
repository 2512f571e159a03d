"""The button that goes on from the position seen, against bots of a level, or sets up another position first."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from hoshikan.bots.levels import LEVELS, offered
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.text.levels import LevelWords


class PractiseMenu(QMenu):
    """The levels, and below them the way to the page where a position is set up."""

    level_chosen = Signal(str)
    edit_chosen = Signal()

    def __init__(self, parent: QWidget | None = None, *, edits: bool = True) -> None:
        super().__init__(parent)
        self._levels = {level: self.addAction("") for level in LEVELS}
        for level, action in self._levels.items():
            action.triggered.connect(lambda _checked=False, level=level: self.level_chosen.emit(level))
        self.addSeparator()
        self.edit = self.addAction("")
        self.edit.triggered.connect(lambda _checked=False: self.edit_chosen.emit())
        self.edit.setVisible(edits)
        self.retranslate()

    def offer(self, game: str) -> None:
        """List only the levels of this game."""
        known = offered(game)
        for level, action in self._levels.items():
            action.setVisible(level in known)

    def retranslate(self) -> None:
        for level, action in self._levels.items():
            action.setText(LevelWords().name(level))
        self.edit.setText(self.tr("Change the position first…"))


class PractiseButton(QPushButton):
    """A button with that menu."""

    wanted = Signal(str)
    """The level of the bots to go on against."""
    edit_wanted = Signal()

    def __init__(self, kind: str = "", parent: QWidget | None = None, *, edits: bool = True) -> None:
        super().__init__(parent)
        self.setProperty("kind", kind)
        self.levels = PractiseMenu(self, edits=edits)
        self.levels.level_chosen.connect(self.wanted)
        self.levels.edit_chosen.connect(self.edit_wanted)
        self.setMenu(self.levels)

    def retranslate(self) -> None:
        self.setText(self.tr("Practise from here"))
        self.setToolTip(literal(self.tr("Play on from this position against bots")))
        self.levels.retranslate()
