"""An animation of a match in the making: a process of its own paints and writes it, so that no window waits."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTemporaryDir, Signal

from hoshikan.engine import Match, record
from hoshikan.processes import lower_priority
from hoshikan.ui.board.match.child import Child

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
