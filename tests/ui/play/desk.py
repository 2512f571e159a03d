"""The real window with a player's hands, for the tests."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.app.startup import create_context
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.features.learn.lesson import LessonPage
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.position.page import PositionPage
from hoshikan.ui.features.puzzles.exercise import ExercisePage
from hoshikan.ui.features.puzzles.session import Summary
from hoshikan.ui.features.replay.page import ReplayPage
from hoshikan.ui.session.settings import Settings

CONQUESTAR = GAMES["conquestar"]
AKI = Seat("human", "Aki")
BEN = Seat("human", "Ben")
BOTS = tuple(Seat("bot", name, "casual") for name in ("Vega", "Altair", "Deneb"))
PLAYOUTS = 6
TIMEOUT = 20_000


class Desk:
    """One window; `folder` must be this test's HOSHIKAN_HOME."""

    def __init__(self, qtbot: QtBot, folder: Path, app: QApplication) -> None:
        self.qtbot = qtbot
        self.folder = folder
        self.settings = Settings(folder / "settings.json")
        self.settings.animation = "off"
        self.settings.language = "en"
        self.settings.theme = "night"
        self.context = create_context(app, self.settings)
        self.context.engine_playouts = PLAYOUTS
        self.window = MainWindow(self.context)
        self.window.resize(1280, 720)
        with qtbot.waitSignal(self.window.painted):
            self.window.show()
        QApplication.processEvents()  # the icons of its bar come after its first picture

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        # What is not there any more is not put into other words when the context takes its translations out.
        QApplication.sendPostedEvents(self.window, QEvent.Type.DeferredDelete.value)
        self.context.close()
        QApplication.processEvents()

    def table(self, seats: Sequence[Seat] = (AKI, *BOTS), seed: int = 7, plans: Sequence[str] = ()) -> TablePage:
        """A new match on the table, where `plans` have already been played."""
        match = Match.start(CONQUESTAR, seats, seed)
        for plan in plans:
            match.apply(CONQUESTAR.parse(plan))
        return self.open(match)

    def open(self, match: Match, match_id: int | None = None) -> TablePage:
        self.window.open_table(match, match_id)
        page = self.window.page
        assert isinstance(page, TablePage)
        return page

    def wait_turn(self, page: TablePage) -> None:
        """Until a person must decide or the game is over, and everything has been seen."""

        def is_due() -> bool:
            return (page.session.controller.deciding or page.session.controller.over) and not page.scene.is_moving

        self.qtbot.waitUntil(is_due, timeout=TIMEOUT)

    def point(self, page: TablePage | LessonPage | PositionPage | ReplayPage, key: str) -> QPoint:
        item = page.scene.stage.get(key)
        assert item is not None, key
        return page.board.mapFromScene(page.scene.stage.grip(item))

    def click(self, page: TablePage | LessonPage | PositionPage | ReplayPage, key: str) -> None:
        QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=self.point(page, key))

    def drag(self, page: TablePage | LessonPage | PositionPage | ReplayPage, key: str, target: str) -> None:
        """Pick a piece up, carry it to another place, let go."""
        viewport, start, end = page.board.viewport(), self.point(page, key), self.point(page, target)
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for share in (0.2, 0.6, 1.0):
            QTest.mouseMove(viewport, start + (end - start) * share)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)

    def act(self, page: TablePage, notation: str) -> None:
        """An action by mouse: the star, then trade or invade."""
        verb, _, star = notation.partition(" ")
        self.click(page, f"star:{star}")
        self.click(page, f"own:{verb}")

    def type(self, keys: str) -> None:
        """Keys as they come, to whatever has the focus."""
        for key in keys:
            self.press(Qt.Key(ord(key.upper())))

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        focused: QWidget = QApplication.focusWidget() or self.window
        QTest.keyClick(focused, key, modifier)


def summary_of(page: ExercisePage) -> Summary:
    """The results of a stack of exercises, shown at its end."""
    assert page.session.state.end is not None
    assert page.end.isVisible()
    return page.session.state.end.summary
