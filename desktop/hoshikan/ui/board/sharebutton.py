"""Exports from a table: a picture, the game as text, an animation."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from hoshikan.ui.board.keytable import KeyWords
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.widgets.icons import icon

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
