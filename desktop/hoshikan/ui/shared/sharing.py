"""Taking a game along: its picture on the clipboard, its replay as an animation; pasting one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QObject, QProcess, QTemporaryDir, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from hoshikan.engine import TERMINAL, Match, RecordError, View, limits, record
from hoshikan.engine.recordchecksum import with_checksum
from hoshikan.engine.recordpassages import passages
from hoshikan.library import LibraryProblem
from hoshikan.library.problem import reported
from hoshikan.processes import lower_priority
from hoshikan.resources import MissingResourceError
from hoshikan.ui.board.match.engine_process import Child
from hoshikan.ui.board.scenes import snapshot
from hoshikan.ui.board.table.kit.painting import Sitter
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.kit.look.words import Notice, NoticeAction, Words
from hoshikan.ui.session import recordfiles
from hoshikan.ui.session.context import AppContext, Page
from hoshikan.ui.session.recordfiles import RecordFiles
from hoshikan.ui.shared.messages import Messages


class CopyWords(Words):
    """Messages after copying."""

    def copied(self) -> str:
        return self.tr("Game copied as text, up to the move shown. Paste it into a library or a message.")

    def copied_in_part(self) -> str:
        return self.tr(
            "Game copied as text, without the secret choices being made now. Paste it into a library or a message."
        )

    def position_copied(self) -> str:
        return self.tr("Position copied as text. Paste it into a library or a message.")

    def nothing(self) -> str:
        """Why pasting did nothing."""
        return self.tr("There's no game on the clipboard. Copy one as text first, then paste it here.")


def copy(match: Match, ply: int | None = None) -> Notice:
    """Put the record of `match` on the clipboard, up to `ply` (its own by default) but without choices that are still
    secret; returns the message to the player."""
    wanted = match.ply if ply is None else ply
    shown = match.open_ply(wanted)
    QGuiApplication.clipboard().setText(with_checksum(record.write(match, shown)))
    return Notice("copied", CopyWords().copied if shown == wanted else CopyWords().copied_in_part)


def copy_position(match: Match) -> Notice:
    """Like `copy`, for a match that is a position set up by hand."""
    QGuiApplication.clipboard().setText(with_checksum(record.write(match)))
    return Notice("copied", lambda: CopyWords().position_copied())


def pasted() -> str:
    """The text on the clipboard; "" if there is none."""
    return QGuiApplication.clipboard().text()


def refusal(error: Exception) -> str:
    """Why a pasted text was not taken, and what to do."""
    if isinstance(error, RecordError) and error.reason == "not-a-record":
        return CopyWords().nothing()
    return Messages().of_copied(error)


REFUSED: Final = "record"
"""Key of the notice about a file that could not be opened; the next good one closes it."""
_SHOWN_NAME: Final = 100
"""Characters of a file's name in a notice."""


class PastingWords(Words):
    """Sentences about several games that came at once."""

    def imported(self, count: int) -> str:
        return self.tr("%n game(s) imported into your library. The first is open.", "", count)

    def all_games(self) -> str:
        return self.tr("Show all games")


def paste(page: Page, text: str) -> None:
    """Take the games in `text` into the library and open the first: one that is over as a replay."""
    library, games = page.context.library, page.context.games
    try:
        ids = library.import_text(text, games)
        match = library.load(ids[0], games)
    except (LibraryProblem, RecordError) as error:
        problem = error
        page.notice.emit(Notice("pasted", lambda: refusal(problem), bad=True, here=True))
        return
    _open(page, match, ids)


def open_files(page: Page, paths: Sequence[Path]) -> None:
    """Open the game in `paths`; if there are several, take all into the library and open the first.

    A file that cannot be read is named in a notice, and the others are opened. `page` outlives the notices.
    """
    library, games = page.context.library, page.context.games
    found: list[tuple[str, tuple[Match, ...]]] = []
    refused: list[tuple[str, Exception]] = []
    for path in paths:
        try:
            with reported(path):
                found.append((path.stem, record.read_whole_file(path, games)))
        except (RecordError, LibraryProblem, MissingResourceError) as error:
            refused.append((path.name, error))
    matches = [match for _, several in found for match in several]
    try:
        ids = [one for title, several in found for one in library.take_in(several, title)] if len(matches) > 1 else []
    except LibraryProblem as error:
        ids, matches, refused = [], [], [*refused, ("", error)]
    page.notice_over.emit(REFUSED)
    if matches:
        _open(page, matches[0], ids)
    if refused:
        page.notice.emit(Notice(REFUSED, lambda: "\n".join(_refusal(name, error) for name, error in refused), bad=True))


def shown_name(name: str) -> str:
    """The name of a file as a sentence can hold it."""
    return limits.within(name, _SHOWN_NAME)


def _refusal(name: str, error: Exception) -> str:
    sentence = Messages().of(error)
    return f"{shown_name(name)}: {sentence}" if name else sentence


def _open(page: Page, match: Match, ids: Sequence[int]) -> None:
    """Open `match`, which is the first of `ids` in the library if there are any."""
    if match.state.to_move == TERMINAL:
        page.open_replay.emit(match)
    else:
        page.open_table.emit(match, ids[0] if ids else None)
    if len(ids) > 1:
        there = NoticeAction(PastingWords().all_games, page.open_library.emit)
        page.notice.emit(Notice("imported", lambda: PastingWords().imported(len(ids)), actions=(there,)))


def holds_a_game(data: QMimeData) -> bool:
    """True if `data` has a local file that is named like a record, or a record in its text."""
    if data.hasUrls():
        return any(path.suffix.lower() == record.SUFFIX for path in _files(data))
    text = data.text() if data.hasText() else ""
    return len(text) <= record.MAX_BYTES and bool(passages(text))


def open_dropped(page: Page, data: QMimeData) -> None:
    """Open what was dropped; see `pasting`."""
    if data.hasUrls():
        open_files(page, _files(data))
    else:
        paste(page, data.text())


def _files(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


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
_SHORT: Final = "0.35"
"""Seconds between pictures at double speed: half of what `export` takes."""
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
        self.notice.emit(copy(match, ply))

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

    def save_film(self, match: Match, first: int, last: int, *, double_speed: bool = False) -> None:
        """Ask for a place and make an animation of the match there, from one ply to another; it can be cancelled."""
        if self.film.running:
            return
        file = RecordFiles(self._context.settings).to_save_film(self._page, recordfiles.suggested_name(match))
        if file is None:
            return
        self._file, self._last_step = file, -1
        theme, language = self._context.theme().name, self._context.language()
        self._report(0, last - first + 1)
        part = ("--from", str(first), "--to", str(last), *(("--pause", _SHORT) if double_speed else ()))
        self.film.make(match, file, ("--theme", theme, "--language", language, *part))

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
