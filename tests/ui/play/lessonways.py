"""The four ways to do what a step of a lesson asks for: carry, click, keyboard alone, list of moves."""

from __future__ import annotations

from abc import ABC, abstractmethod

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QTabBar

from hoshikan.ui.board.table.choosing import TICK
from hoshikan.ui.features.learn.lesson import LessonPage
from tests.playing import Playing
from tests.ui.play.desk import Desk
from tests.ui.play.walking import tab_to, walk_to


class LessonWay(ABC):
    """One way through a lesson; `act` does an action that the step accepts, be it legal or not."""

    def __init__(self, desk: Desk, page: LessonPage, playing: Playing) -> None:
        self.desk = desk
        self.page = page
        self.playing = playing

    @abstractmethod
    def act(self, action: str) -> None:
        """Do what the step asks for."""

    @abstractmethod
    def press(self, button: QPushButton) -> None:
        """Press a button of the page."""

    def left(self, action: str) -> list[str]:
        """The pieces to press, from the first that is not picked by itself."""
        return self.playing.presses(self.page.scene, action)

    def _until_answered(self, action: str) -> None:
        for key in self.left(action):
            # Where one place is left the piece goes there by itself.
            if not self.page.session.state.solved:
                self._press_piece(key)

    def _press_piece(self, key: str) -> None:
        self.desk.click(self.page, key)


class Clicks(LessonWay):
    """Pieces and places are clicked, one after the other."""

    def act(self, action: str) -> None:
        self._until_answered(action)

    def press(self, button: QPushButton) -> None:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


class Drags(Clicks):
    """The piece is carried to its place; what has no piece to carry is clicked."""

    def act(self, action: str) -> None:
        carried = self.playing.carries(self.page.scene, action)
        if carried is None:
            super().act(action)
            return
        for key in self.playing.prepares(self.page.scene, action):
            self.desk.click(self.page, key)
        self.desk.drag(self.page, *carried)


class Keys(LessonWay):
    """Letters, Tab, arrows and Enter."""

    def act(self, action: str) -> None:
        tab_to(self.desk, self.page.board)
        self._until_answered(action)

    def _press_piece(self, key: str) -> None:
        item = self.page.scene.stage.get(key)
        assert item is not None, key
        if key == TICK:
            self.desk.press(Qt.Key.Key_Return)
        elif item.placement.shortcut:
            self.desk.type(item.placement.shortcut)
        else:
            walk_to(self.desk, self.page, key)
            self.desk.press(Qt.Key.Key_Return)

    def press(self, button: QPushButton) -> None:
        tab_to(self.desk, button)
        self.desk.press(Qt.Key.Key_Return)


class Lists(Clicks):
    """The action is found in the list of moves and played there; the table is never touched."""

    def act(self, action: str) -> None:
        side, moves = self.page.side, self.page.side.moves
        bar = side.findChild(QTabBar)
        assert isinstance(bar, QTabBar)
        QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(side.indexOf(moves)).center())
        QTest.mouseClick(moves.box, Qt.MouseButton.LeftButton)
        QTest.keyClicks(moves.box, action)
        for _ in range(moves.list.model().rowCount()):
            if moves.selected() == action:
                break
            self.desk.press(Qt.Key.Key_Down)
        assert moves.selected() == action
        self.press(moves.play_button)


WAYS = (Drags, Clicks, Keys, Lists)
