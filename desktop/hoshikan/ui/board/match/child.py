"""A child process of the window: it reports in UTF-8 and is ended together with everything that it has started."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment

from hoshikan.processes import ProcessTree

KILL_WAIT_MS: Final = 2000
"""A killed process is gone at once; this bounds the wait should the system be stuck."""


class Child(QProcess):
    """Starts like every QProcess; `end` ends it."""

    def __init__(self, command: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tree: ProcessTree | None = None
        self.setProgram(command[0])
        self.setArguments(list(command[1:]))
        environment = QProcessEnvironment.systemEnvironment()
        # Python on Windows would write its errors in the system's code page.
        environment.insert("PYTHONIOENCODING", "utf-8")
        self.setProcessEnvironment(environment)
        if sys.platform != "win32":
            self.setUnixProcessParameters(QProcess.UnixProcessFlag.CreateNewSession)

    def begin(self) -> None:
        """Start in the background."""
        self.start()
        self._tree = ProcessTree(self.processId())

    def end(self) -> None:
        """Kill the whole tree, and delete this object. No signals are emitted any more."""
        self.blockSignals(True)
        if self._tree is not None:
            self._tree.kill()
        self.kill()
        self.waitForFinished(KILL_WAIT_MS)
        self.deleteLater()
