"""The real window with a player's hands and a camera, for the demonstration and the pictures of every screen."""

from __future__ import annotations

from argparse import ArgumentTypeError
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from hoshikan.ui.app.headless import HeadlessError, HeadlessWindow
from hoshikan.ui.board.match.engine_client import Budget
from hoshikan.ui.board.table.choosing import TICK
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.features.newgame.page import StandingBox
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.play.session import MOVE
from hoshikan.ui.features.rulebook.books import BooksShelf
from hoshikan.ui.features.settings.page import SampleTables
from hoshikan.ui.shared.bookbrowser import BookBrowser
from hoshikan.ui.shared.shelf import Shelf

LAYOUT_PASSES = 3
"""Text that wraps gets its height only after its width."""


def output_folder(text: str) -> Path:
    """A folder that pictures can be put into, for argparse; made if there is none."""
    folder = Path(text)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ArgumentTypeError(f"{text}: {error.strerror}") from None
    return folder


HINT_PLAYOUTS: Final = 1000
"""Playouts of a hint that is shown: its numbers are there to be read."""


class WindowDriver(HeadlessWindow):
    """The tools' actions in the window, as a player would do them."""

    def ready(self, page: TablePage) -> None:
        """Wait until a person must decide or the game is over, and nothing moves."""
        controller = page.session.controller
        self.until(lambda: controller.deciding or controller.over, "a decision")
        self.until(lambda: not page.scene.is_moving, "the pieces to come to rest")

    def act(self, page: TablePage, notation: str) -> None:
        """Do a legal action with the mouse: click a place, then confirm as needed."""
        one = next(one for one in page.scene.picking.affordances if one.action == notation)
        ply = page.session.match.ply
        keys = (*one.targets[:1], *one.seal[:1], *one.pieces[:1])
        if one.preview:
            # The way round first, then the place.
            keys = (*one.pieces[-1:], *one.targets[:1], TICK)
        for key in dict.fromkeys(keys):
            if page.session.match.ply == ply:
                self.click(page, key)
        if page.session.match.ply == ply:
            raise HeadlessError(f"{notation} was not done by clicking")

    def take_hint(self, page: TablePage) -> None:
        """Ask for all three steps of a hint, and wait for the one at the end of the search."""
        session = page.session
        engine = session.controller.engine
        quick, engine.budget = engine.budget, Budget(HINT_PLAYOUTS)
        page.bar.pressed.emit("hint")
        self.until(lambda: session.state.advice.hint is not None and not engine.busy, "a hint")
        while session.state.advice.step < MOVE:
            page.bar.pressed.emit("hint")
        engine.budget = quick

    def click(self, page: TablePage, key: str) -> None:
        """Press and release the left button on a piece."""
        item = page.scene.stage.get(key)
        if item is None:
            raise HeadlessError(f"no piece {key} on the table")
        viewport = page.board.viewport()
        place = QPointF(page.board.mapFromScene(page.scene.stage.grip(item)))
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
        shelves = [shelf for shelf in self.window.findChildren(Shelf) if shelf.isVisible()]
        self.until(lambda: all(shelf.is_covered for shelf in shelves), "the covers")
        books = [shelf for shelf in self.window.findChildren(BooksShelf) if shelf.isVisible()]
        self.until(lambda: all(shelf.is_covered for shelf in books), "the covers of books")
        boxes = [box for box in self.window.findChildren(StandingBox) if box.isVisible()]
        self.until(lambda: all(box.is_painted for box in boxes), "the box")
        tables = [tables for tables in self.window.findChildren(SampleTables) if tables.isVisible()]
        self.until(lambda: all(one.is_painted for one in tables), "the tables in a look")
        for board in self.window.findChildren(TableView):
            if board.isVisible():
                board.sharpen()
        path.parent.mkdir(parents=True, exist_ok=True)
        if not self.window.grab().save(str(path)):
            raise HeadlessError(f"{path} could not be written")
        return path
