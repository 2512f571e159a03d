"""Under which colour and sign a seat plays: a button with the emblem, and a menu of all six."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from hoshikan.ui.board.emblem import emblem_pixmap
from hoshikan.ui.features.newgame.picturemenu import PictureMenu
from hoshikan.ui.kit.look.emblems import USUAL
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.text.emblemwords import EmblemWords

SIDE: Final = 36
"""Logical pixels of an emblem on its button."""


class EmblemChoice(PictureMenu):
    """Emblems of others may be chosen too: then the two seats exchange."""

    chosen = Signal(int)

    def __init__(self, emblem: int, parent: QWidget | None = None) -> None:
        super().__init__(SIDE, parent)
        self.emblem = emblem
        self._others: Mapping[int, str] = {}
        self.offer(True)

    def show_emblem(self, emblem: int, others: Mapping[int, str]) -> None:
        """Show another emblem; `others` names who has which of the rest."""
        self.emblem, self._others = emblem, others
        self.setAccessibleDescription(EmblemWords().name(emblem))
        self.show_picture()

    def say(self, name: str) -> None:
        """Set the name for screen readers, in the language now installed."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(EmblemWords().name(self.emblem))
        self.setToolTip(literal(name))

    def picture(self) -> QIcon:
        return QIcon(emblem_pixmap(self.emblem, self.theme, SIDE))

    def fill(self) -> None:
        words = EmblemWords()
        for emblem in USUAL:
            name = words.name(emblem)
            if emblem in self._others:
                name = self.tr("{emblem} – exchange with {name}").format(emblem=name, name=self._others[emblem])
            # An ampersand in somebody's name is no key to press.
            action = self.choices.addAction(QIcon(emblem_pixmap(emblem, self.theme, SIDE)), name.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(emblem == self.emblem)
            action.triggered.connect(lambda _checked=False, emblem=emblem: self.chosen.emit(emblem))
