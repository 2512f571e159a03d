"""Buttons of the bars: go on from a position against bots, share the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QToolButton, QWidget

from hoshikan.bots.levels import LEVELS, offered
from hoshikan.ui.board.keytable import KeyWords
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.widgets.icons import icon
from hoshikan.ui.text.counts import LevelWords

COPY_PICTURE: Final = "copy_picture"
COPY: Final = "copy"
FILM: Final = "film"


class ShareButton(QToolButton):
    """A button with a menu of the ways to share a game."""

    wanted = Signal(str)
    """One of the ways."""

    def __init__(self, *ways: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "quiet")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        self.ways: dict[str, QAction] = {way: menu.addAction("") for way in ways}
        for way, action in self.ways.items():
            action.triggered.connect(lambda _checked=False, way=way: self.wanted.emit(way))
        self.setMenu(menu)

    def apply_theme(self, theme: Theme) -> None:
        size = self.fontMetrics().height() + 2
        self.setIcon(icon("share", size, theme.text, theme.faint))
        self.setIconSize(QSize(size, size))

    def retranslate(self) -> None:
        word = self.tr("Share")
        self.setText(word)
        self.setToolTip(literal(word))
        self.setAccessibleName(word)
        words = KeyWords()
        keys = {COPY_PICTURE: "Ctrl+Shift+C", COPY: "Ctrl+C", FILM: ""}
        for way, action in self.ways.items():
            key = f"\t{keys[way]}" if keys[way] else ""
            action.setText(words.command(way) + key)


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
