"""Asking why: which piece with a number is clicked or focused, where a click is no move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QPointF, Qt, Signal

from hoshikan.engine.sums import Sum
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.widgets.lastinput import last_input


class Asking(QObject):
    """Watches the mouse over one table. The left button asks about a piece with which nothing can be done, the right
    one about any piece while it has nothing else to do."""

    wanted = Signal(str)
    """Key of the piece whose numbers are to be explained."""

    def __init__(self, scene: TableScene[Any]) -> None:
        super().__init__(scene)
        self._scene = scene
        self.has_card = False
        """True if a card beside this table shows the answers."""
        self._pressed = ""
        self._pointed = ""
        """Piece with a number under the mouse."""

    def sums(self, key: str) -> Sequence[Sum]:
        """Return the sums behind the numbers of a piece, as the seat at the screen knows them."""
        scene = self._scene
        if not self.has_card or not key or scene.is_empty or scene.is_staging or scene.is_moving:
            return ()
        words = scene.text.sums
        return () if words is None else words.at(key, scene.view, scene.seat)

    def press(self, button: Qt.MouseButton, point: QPointF) -> None:
        """Note what a press at a point of the scene is about, before the table acts on it."""
        choosing = self._scene.choosing
        right = button == Qt.MouseButton.RightButton and not choosing.is_busy and not choosing.can_turn
        left = button == Qt.MouseButton.LeftButton
        self._pressed = self._number_at(point, live=right) if left or right else ""

    def release(self, point: QPointF) -> None:
        """Ask, once the table has acted on a click."""
        pressed, self._pressed = self._pressed, ""
        if pressed and pressed in {item.key for item in self._scene.stage.at(point)} and self.sums(pressed):
            self.wanted.emit(pressed)

    def cancel(self) -> None:
        """Forget the press: it has become a drag, of a piece or of the map."""
        self._pressed = ""

    def hover(self, point: QPointF) -> None:
        """Show by the mouse where a click explains a number."""
        self._pointed = self._number_at(point, live=True)
        if self._number_at(point, live=False):
            self._scene.stage.point_with(Qt.CursorShape.WhatsThisCursor)

    def ask(self) -> bool:
        """Ask about the piece with the focus, or under the mouse where that was used last; False if it shows no
        number."""
        focus = self._scene.stage.focus_key
        order = (focus, self._pointed) if last_input().by_keys else (self._pointed, focus)
        key = next((one for one in order if self.sums(one)), "")
        if key:
            self.wanted.emit(key)
        return bool(key)

    def _number_at(self, point: QPointF, *, live: bool) -> str:
        """Return the topmost piece with a number; without `live`, "" where a press does something else."""
        found = ""
        for item in self._scene.stage.at(point):
            if not live and self._scene.choosing.answers(item.key):
                return ""
            if not found and self.sums(item.key):
                found = item.key
        return found
