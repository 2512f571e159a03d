"""The real window without a player: for the self test, the demonstration and the pictures of every screen."""

from __future__ import annotations

import os
import tempfile
from argparse import ArgumentTypeError
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Self

from PySide6.QtCore import QEvent, QEventLoop, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from hoshikan.engine import Match, Seat
from hoshikan.engine.game import Game
from hoshikan.games import GAMES
from hoshikan.ui.app import create_application, create_context
from hoshikan.ui.deals import bot_names
from hoshikan.ui.pages.table import TablePage
from hoshikan.ui.session.folders import HOME_VARIABLE
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.table.view import TableView
from hoshikan.ui.widgets.bookbrowser import BookBrowser
from hoshikan.ui.window import MainWindow

PATIENCE = 120.0
"""Seconds after which waiting for something on screen has failed."""
PLAYOUTS = 24
LAYOUT_PASSES = 3
"""Text that wraps gets its height only after its width."""


class RehearsalError(Exception):
    """Something that should have appeared on screen did not."""


def output_folder(text: str) -> Path:
    """A folder that pictures can be put into, for argparse; made if there is none."""
    folder = Path(text)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ArgumentTypeError(f"{text}: {error.strerror}") from None
    return folder


class Rehearsal:
    """A window in a home of its own, which is gone afterwards. Needs no display."""

    def __init__(self, size: tuple[int, int] = (1280, 720), playouts: int = PLAYOUTS) -> None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        self._folder = tempfile.TemporaryDirectory(prefix="hoshikan-", ignore_cleanup_errors=True)
        self._home_before = os.environ.get(HOME_VARIABLE)
        os.environ[HOME_VARIABLE] = self._folder.name
        self.app = create_application()
        self.settings = Settings()
        self.settings.animation = "off"
        self.settings.readings_told = " ".join(GAMES)  # pictures show the usual table, not the first one
        self.context = create_context(self.app, self.settings)
        self.context.engine_playouts = playouts
        self.window = MainWindow(self.context)
        self.window.resize(*size)

    def __enter__(self) -> Self:
        self.window.show()
        self.app.processEvents()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.window.close()
        self.window.deleteLater()
        self.context.close()
        self.app.processEvents()
        if self._home_before is None:
            del os.environ[HOME_VARIABLE]
        else:
            os.environ[HOME_VARIABLE] = self._home_before
        self._folder.cleanup()

    def until(self, condition: Callable[[], bool], what: str) -> None:
        """Let the window live until `condition` holds. Raises RehearsalError, naming `what` was waited for."""
        end = monotonic() + PATIENCE
        waker = QTimer()
        waker.start(20)
        while not condition():
            if monotonic() > end:
                raise RehearsalError(f"waited in vain for {what}")
            self.app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        waker.stop()

    def table(self, match: Match) -> TablePage:
        """Put a match on the table."""
        self.window.open_table(match)
        page = self.window.page
        assert isinstance(page, TablePage)
        return page

    def ready(self, page: TablePage) -> None:
        """Wait until a person must decide or the game is over, and nothing moves."""
        controller = page.controller
        self.until(lambda: controller.deciding or controller.over, "a decision")
        self.until(lambda: not page.scene.is_moving, "the pieces to come to rest")

    def act(self, page: TablePage, notation: str) -> None:
        """Do a legal action with the mouse: click a place, then what else it takes to say that it is meant."""
        one = next(one for one in page.scene.picking.affordances if one.action == notation)
        ply = page.controller.match.ply
        for key in dict.fromkeys((*one.targets[:1], *one.seal[:1], *one.pieces[:1])):
            if page.controller.match.ply == ply:
                self.click(page, key)
        if page.controller.match.ply == ply:
            raise RehearsalError(f"{notation} was not done by clicking")

    def click(self, page: TablePage, key: str) -> None:
        """Press and release the left button on a piece."""
        item = page.scene.stage.get(key)
        if item is None:
            raise RehearsalError(f"no piece {key} on the table")
        viewport = page.board.viewport()
        place = QPointF(page.board.mapFromScene(item.scenePos()))
        for kind in (QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            moving = kind == QEvent.Type.MouseMove
            button = Qt.MouseButton.NoButton if moving else Qt.MouseButton.LeftButton
            held = Qt.MouseButton.LeftButton if kind == QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
            event = QMouseEvent(
                kind, place, QPointF(viewport.mapToGlobal(place)), button, held, Qt.KeyboardModifier.NoModifier
            )
            QApplication.sendEvent(viewport, event)

    def picture(self, path: Path) -> Path:
        """Save the window as it is now."""
        for _ in range(LAYOUT_PASSES):
            self.app.processEvents()
        self.until(lambda: not any(book.painting for book in self.window.findChildren(BookBrowser)), "the pictures")
        for board in self.window.findChildren(TableView):
            if board.isVisible():
                board.sharpen()
        path.parent.mkdir(parents=True, exist_ok=True)
        if not self.window.grab().save(str(path)):
            raise RehearsalError(f"{path} could not be written")
        return path


def seats(game: Game, people: Sequence[str], level: str = "casual") -> list[Seat]:
    """As many seats as the game takes: people first, bots in the rest."""
    bots = [Seat("bot", name, level) for name in bot_names()[: game.players[-1] - len(people)]]
    return [*(Seat("human", name) for name in people), *bots]
