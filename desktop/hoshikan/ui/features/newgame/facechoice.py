"""A player's face: a button with the portrait, and a menu of all of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from hoshikan.ui.board.emblem import emblem_pixmap, nobody_pixmap, portrait_pixmap
from hoshikan.ui.board.table.sitters import Sitter
from hoshikan.ui.features.newgame.picturemenu import PictureMenu
from hoshikan.ui.kit.look.literal import literal
from hoshikan.ui.kit.look.portraits import FACES
from hoshikan.ui.text.facewords import FaceWords

SIDE: Final = 52
"""Logical pixels of a portrait on its button."""


class FaceChoice(PictureMenu):
    """Shows a face on the colour of its seat; people choose another one."""

    chosen = Signal(str)

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(SIDE, parent)
        self._seat = seat
        self.face = ""

    def show_face(self, face: str) -> None:
        """Show another face."""
        self.face = face
        self.show_picture()

    def say(self, name: str) -> None:
        """Set the name for screen readers, in the language now installed."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(FaceWords().name(self.face))
        self.setToolTip(literal(name))

    def picture(self) -> QIcon:
        # The emblem stands beside already.
        return self._icon(self.face) if self.face else QIcon(nobody_pixmap(self.theme, SIDE))

    def fill(self) -> None:
        words = FaceWords()
        for face in ("", *FACES):
            action = self.choices.addAction(self._icon(face), words.name(face))
            action.setCheckable(True)
            action.setChecked(face == self.face)
            action.triggered.connect(lambda _checked=False, face=face: self._choose(face))

    def _choose(self, face: str) -> None:
        self.show_face(face)
        self.setAccessibleDescription(FaceWords().name(face))
        self.chosen.emit(face)

    def _icon(self, face: str) -> QIcon:
        if face:
            return QIcon(portrait_pixmap(Sitter(face), self._seat, self.theme, SIDE))
        return QIcon(emblem_pixmap(self._seat, self.theme, SIDE))
