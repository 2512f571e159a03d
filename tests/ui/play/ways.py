"""The ways to play a whole game in the window: carrying pieces, the keyboard, the list of moves. Clicks alone are
tried without the window around the table: test_by_clicks.py.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton

from hoshikan.ui.board.match.models import MovesModel, RankingModel
from hoshikan.ui.board.table.choosing import TICK
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.kit.widgets.basic import Segments
from hoshikan.ui.shared.shelf import GameBox
from tests.playing import Playing
from tests.ui.play.desk import TIMEOUT, Desk
from tests.ui.play.walking import tab_to, walk_to


class Way(ABC):
    """One way to do everything that a game needs, from Home to the end and back."""

    def __init__(self, desk: Desk, game_id: str, playing: Playing) -> None:
        self.desk = desk
        self.game_id = game_id
        self.playing = playing
        self._taste = Random(5)
        self._gesture = Random(5)
        """Random numbers of its own, so that a deal becomes the same game whichever gestures it is played with."""

    @property
    def page(self) -> TablePage:
        """The table on the screen."""
        page = self.desk.window.page
        assert isinstance(page, TablePage)
        return page

    def wants(self) -> str:
        """The action to play now."""
        return self.playing.wants(self.page.session.controller.actions(), self._taste)

    @abstractmethod
    def press(self, button: QAbstractButton) -> None:
        """Press a button anywhere in the window."""

    @abstractmethod
    def choose(self, values: Segments, place: int) -> None:
        """Press one of a row of buttons of which one is down."""

    @abstractmethod
    def act(self, action: str) -> None:
        """Carry out a legal action."""

    @abstractmethod
    def use(self, tool: str) -> None:
        """Undo, redo or ask for a hint."""

    @abstractmethod
    def ask_on(self) -> None:
        """Ask for the next step of the hint."""

    @abstractmethod
    def ask_why_not(self) -> str:
        """Ask what speaks against an action; returns which."""

    def start(self) -> TablePage:
        """From Home through the new-game page to the table."""
        window = self.desk.window
        card = next(card for card in window.page.findChildren(GameBox) if card.game_id == self.game_id)
        play, _guided, plain = card.findChildren(QPushButton)
        self.press(play)
        if card.asking:  # the first time with this game
            self.press(plain)
        setting_up = window.page
        assert isinstance(setting_up, NewGamePage)
        if self.playing.options:
            self.press(setting_up.fold.head)
        for name, value in self.playing.options.items():
            option, values, _row = setting_up._options[name]
            self.choose(values, option.values.index(value))
        self.press(setting_up.start)
        assert self.page.session.match.ply == 0
        return self.page


class Mouse(Way):
    """Clicks and drags, as one likes."""

    def _carries(self) -> bool:
        return self._gesture.random() < 0.5

    def press(self, button: QAbstractButton) -> None:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def choose(self, values: Segments, place: int) -> None:
        self.press(values.findChildren(QAbstractButton)[place])

    def act(self, action: str) -> None:
        carried = self.playing.carries(self.page.scene, action)
        if carried is not None and self._carries():
            for key in self.playing.prepares(self.page.scene, action):
                self.desk.click(self.page, key)
            self.desk.drag(self.page, *carried)
            return
        ply = self.page.session.match.ply
        for key in self.playing.presses(self.page.scene, action):
            # Where one place is left the piece goes there by itself.
            if self.page.session.match.ply == ply:
                self.desk.click(self.page, key)

    def use(self, tool: str) -> None:
        if tool in self.page.bar.menu.entries:
            self.page.bar.menu.entries[tool].trigger()
        else:
            self.press(self.page.bar.tool(tool))

    def ask_on(self) -> None:
        self.press(self.page.side.hints.more)

    def ask_why_not(self) -> str:
        entries = self.page.side.hints.list
        worst = entries.model().index(entries.model().rowCount() - 1, 0)

        def seen() -> QRect:
            entries.scrollTo(worst)
            return entries.visualRect(worst).intersected(entries.viewport().rect())

        # The list has only just appeared; its place is settled in the event loop.
        self.desk.qtbot.waitUntil(lambda: not seen().isEmpty(), timeout=TIMEOUT)
        QTest.mouseClick(entries.viewport(), Qt.MouseButton.LeftButton, pos=seen().center())
        return str(worst.data(RankingModel.RatedRole).action)


class Drags(Mouse):
    """Pieces that can be carried are carried; only what has no target is clicked."""

    def _carries(self) -> bool:
        return True


class Keyboard(Way):
    """Letters, Tab, arrows and Enter."""

    def press(self, button: QAbstractButton) -> None:
        tab_to(self.desk, button)
        self.desk.press(Qt.Key.Key_Return)

    def choose(self, values: Segments, place: int) -> None:
        buttons = values.findChildren(QAbstractButton)
        tab_to(self.desk, next(button for button in buttons if button.isChecked()))
        for _ in buttons:
            if not buttons[place].hasFocus():
                self.desk.press(Qt.Key.Key_Right)

    def act(self, action: str) -> None:
        ply = self.page.session.match.ply
        tab_to(self.desk, self.page.board)
        for key in self.playing.presses(self.page.scene, action):
            if self.page.session.match.ply != ply:
                return
            item = self.page.scene.stage.get(key)
            assert item is not None, key
            if key == TICK:
                self.desk.press(Qt.Key.Key_Return)
            elif item.placement.shortcut:
                self.desk.type(item.placement.shortcut)
            else:
                walk_to(self.desk, self.page, key)
                self.desk.press(Qt.Key.Key_Return)

    def use(self, tool: str) -> None:
        shift, none = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
        self.desk.press(Qt.Key.Key_H if tool == "hint" else Qt.Key.Key_U, shift if tool == "redo" else none)

    def ask_on(self) -> None:
        self.use("hint")

    def ask_why_not(self) -> str:
        entries = self.page.side.hints.list
        tab_to(self.desk, entries)
        self.desk.press(Qt.Key.Key_End)
        self.desk.press(Qt.Key.Key_Return)
        return str(entries.currentIndex().data(RankingModel.RatedRole).action)


class MoveList(Keyboard):
    """The table is never touched: what is played is typed into the list of moves, or chosen there."""

    def act(self, action: str) -> None:
        moves = self.page.side.moves
        self._turn_to_the_list()
        if self._gesture.random() < 0.5:
            QTest.keyClicks(moves.box, action)
        else:
            self._say(action)
        self.desk.press(Qt.Key.Key_Return)

    def _say(self, action: str) -> None:
        """Type the words of an action in the language on the screen, then choose among what they leave."""
        moves = self.page.side.moves
        words = str(self._row_of(action).data())
        typed = QInputMethodEvent()
        typed.setCommitString(words)
        QApplication.sendEvent(moves.box, typed)
        for _ in range(moves.list.model().rowCount()):
            if moves.selected() == action:
                return
            self.desk.press(Qt.Key.Key_Down)
        raise AssertionError(f"{words!r} does not find {action}")

    def _row_of(self, action: str) -> QModelIndex:
        model = self.page.side.moves_model
        rows = (model.index(row, 0) for row in range(model.rowCount()))
        return next(row for row in rows if row.data(MovesModel.NotationRole) == action)

    def _turn_to_the_list(self) -> None:
        if not self.page.side.shows("moves"):
            self.desk.type("M")
        tab_to(self.desk, self.page.side.moves.box)

    def use(self, tool: str) -> None:
        if self.page.side.moves.box.hasFocus():
            # In the box letters are letters.
            self.desk.press(Qt.Key.Key_Tab)
        super().use(tool)

    def ask_why_not(self) -> str:
        moves = self.page.side.moves
        self._turn_to_the_list()
        action = self.page.session.controller.actions()[-1]
        QTest.keyClicks(moves.box, action)
        tab_to(self.desk, moves.why_button)
        self.desk.press(Qt.Key.Key_Space)
        return action
