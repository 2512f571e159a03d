"""Taking a game along from a page with a table: its picture on the clipboard, its replay as an animation."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTemporaryDir, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from hoshikan.engine import Match, record
from hoshikan.engine.view import View
from hoshikan.processes import lower_priority
from hoshikan.ui.board.match.engine_process import Child
from hoshikan.ui.board.scenes import snapshot
from hoshikan.ui.board.table.kit.painting import Sitter
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.kit.widgets.notices import Notice, NoticeAction
from hoshikan.ui.session import recordfiles
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.recordfiles import RecordFiles
from hoshikan.ui.shared import pasting

NICENESS: Final = 10
"""The player goes on playing meanwhile."""


class Film(QObject):
    """Runs `hoshikan export`. The file is there when it is whole, and not at all if it is cancelled."""

    progressed = Signal(int, int)
    """Number of finished pictures, and of all."""
    finished = Signal()
    failed = Signal(str)
    """The last output of the process."""

    def __init__(self, command: Sequence[str], parent: QObject | None = None) -> None:
        """`command` starts our tools: see `AppContext.tool_command`."""
        super().__init__(parent)
        self._command = tuple(command)
        self._folder: QTemporaryDir | None = None
        self._process: Child | None = None

    @property
    def running(self) -> bool:
        return self._process is not None

    def make(self, match: Match, file: Path, options: Sequence[str] = ()) -> None:
        """Begin; one film at a time. `options` are those of `export`."""
        assert self._process is None
        self._folder = QTemporaryDir()
        source = Path(self._folder.filePath(f"match{record.SUFFIX}"))
        try:
            source.write_text(record.write(match), "utf-8")
        except OSError as error:
            self._folder = None
            self.failed.emit(error.strerror or str(error))
            return
        programs = ("--progress", "--end-with-input")  # it ends with this window, even one that was killed
        process = Child([*self._command, "export", str(source), "--gif", str(file), *programs, *options], self)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._on_end)
        process.errorOccurred.connect(self._on_error)
        process.started.connect(self._step_back)
        self._process = process
        process.begin()

    def cancel(self) -> None:
        """End it, without a file; no further signals come from it."""
        process, self._process = self._process, None
        if process is not None:
            process.end()
        self._folder = None

    def _step_back(self) -> None:
        if self._process is not None:
            lower_priority(NICENESS, self._process.processId())

    def _read(self) -> None:
        assert self._process is not None
        lines = bytes(self._process.readAllStandardOutput().data()).split()
        numbers = [int(word) for word in lines if word.isdigit()]
        if len(numbers) >= 2:
            self.progressed.emit(numbers[-2], numbers[-1])

    def _on_error(self, error: QProcess.ProcessError) -> None:
        # A crash is also reported through `finished`; only a failed start is not.
        if error == QProcess.ProcessError.FailedToStart and self._process is not None:
            self._fail(self._process.errorString())

    def _on_end(self, code: int, status: QProcess.ExitStatus) -> None:
        assert self._process is not None
        said = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace").strip()
        if code or status != QProcess.ExitStatus.NormalExit:
            self._fail(said.rpartition("\n")[2].removeprefix("hoshikan: "))
            return
        self.cancel()
        self.finished.emit()

    def _fail(self, said: str) -> None:
        self.cancel()
        self.failed.emit(said)


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

    def copy(self, match: Match, ply: int) -> None:
        """Put the record of the match on the clipboard, up to `ply`."""
        self.notice.emit(pasting.copy(match, ply))

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
