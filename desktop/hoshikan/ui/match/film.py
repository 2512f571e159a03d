"""An animation of a match in the making: a process of its own paints and writes it, so that no window waits."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTemporaryDir, Signal

from hoshikan.engine import Match, record

KILL_WAIT_MS: Final = 2000
"""A killed process is gone at once; this bounds the wait should the system be stuck."""


class Film(QObject):
    """Runs `hoshikan export`. The file is there when it is whole, and not at all if it is cancelled."""

    progressed = Signal(int, int)
    """How many of how many pictures are done."""
    finished = Signal()
    failed = Signal(str)
    """What the process said last."""

    def __init__(self, command: Sequence[str], parent: QObject | None = None) -> None:
        """`command` starts our tools: see `AppContext.tool_command`."""
        super().__init__(parent)
        self._command = tuple(command)
        self._folder: QTemporaryDir | None = None
        self._process: QProcess | None = None

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
        process = QProcess(self)
        process.setProgram(self._command[0])
        process.setArguments([*self._command[1:], "export", str(source), "--gif", str(file), "--progress", *options])
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._on_end)
        process.errorOccurred.connect(self._on_error)
        process.started.connect(self._step_back)
        self._process = process
        process.start()

    def cancel(self) -> None:
        """End it, without a file; no further signals come from it."""
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)
            process.finished.disconnect(self._on_end)
            process.errorOccurred.disconnect(self._on_error)
            process.kill()
            process.waitForFinished(KILL_WAIT_MS)
            process.deleteLater()
        self._folder = None

    def _step_back(self) -> None:
        """Somebody plays on meanwhile."""
        if self._process is not None and sys.platform != "win32":
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self._process.processId(), 10)

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
