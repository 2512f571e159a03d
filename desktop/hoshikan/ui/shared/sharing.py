"""Taking a game along from a page with a table: its picture on the clipboard, its replay as an animation."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from hoshikan.engine import Match
from hoshikan.engine.view import View
from hoshikan.ui.board.snapshot import snapshot
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.board.table.sitters import Sitter
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.kit.widgets.notices import Notice, NoticeAction
from hoshikan.ui.session import recordfiles
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.recordfiles import RecordFiles
from hoshikan.ui.shared.film import Film

KEY: Final = "film"
_STEPS: Final = 20
"""Number of progress reports of an animation."""


class Sharing(QObject):
    """Belongs to a page; reports results by notices."""

    notice = Signal(object)
    over = Signal(str)
    """The key of a notice that no longer holds."""

    def __init__(self, context: AppContext, page: QWidget) -> None:
        super().__init__(page)
        self._context = context
        self._page = page
        self._last_step = -1
        self._file = Path()
        self.film = Film(context.tool_command, self)
        self.film.progressed.connect(self._report)
        self.film.finished.connect(self._on_finished)
        self.film.failed.connect(self._on_failed)

    def copy_picture(self, scene: TableScene[View], board: TableView, sitters: Sequence[Sitter]) -> None:
        """Put what the table shows on the clipboard, as large and as fine as it is seen; a map as a whole."""
        image = snapshot(
            self._context.games[scene.view.game],
            scene.view,
            scene.seat,
            scene.names,
            board.viewport().size(),
            scene.theme,
            board.devicePixelRatioF(),
            sitters,
        )
        QGuiApplication.clipboard().setImage(image)
        self.notice.emit(Notice("copied", self._copied))

    def _copied(self) -> str:
        return self.tr("Picture of the table copied. Paste it into a message or a document.")

    def save_film(self, match: Match) -> None:
        """Ask for a place and make an animation of the match there; it can be cancelled."""
        if self.film.running:
            return
        file = RecordFiles(self._context.settings).to_save_film(self._page, recordfiles.suggested_name(match))
        if file is None:
            return
        self._file, self._last_step = file, -1
        theme, language = self._context.theme().name, self._context.language()
        self._report(0, match.ply + 1)
        self.film.make(match, file, ("--theme", theme, "--language", language))

    def close(self) -> None:
        """The page goes, and with it what is not finished."""
        if self.film.running:
            self._cancel()

    def _cancel(self) -> None:
        self.film.cancel()
        self.over.emit(KEY)

    def _report(self, done: int, total: int) -> None:
        step = done * _STEPS // total
        if step == self._last_step:
            return
        self._last_step = step
        share = 100 * done // total
        stop = NoticeAction(lambda: self.tr("Cancel"), self._cancel)
        self.notice.emit(
            Notice(KEY, lambda: self.tr("Making the animation: {share}%").format(share=share), actions=(stop,))
        )

    def _on_finished(self) -> None:
        file = self._file
        self.notice.emit(Notice(KEY, lambda: self.tr("The animation was saved: {path}").format(path=file)))

    def _on_failed(self, said: str) -> None:
        self.notice.emit(Notice(KEY, lambda: self._failure(said), bad=True))

    def _failure(self, said: str) -> str:
        if not said:
            return self.tr("The animation could not be made: its process was stopped from outside. Try again.")
        return self.tr("The animation could not be made: {why}. Choose another place, or try again.").format(why=said)
