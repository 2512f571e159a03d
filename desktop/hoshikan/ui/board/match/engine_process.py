"""The engine process as a stream of messages (see bots/PROTOCOL.md). What they mean is the client's matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QByteArray, QObject, QProcess, Signal

from hoshikan.bots import protocol
from hoshikan.bots.lines import LineSplitter
from hoshikan.ui.board.match.child import Child

NOTED_BYTES: Final = 4000
"""So much of the engine's last words is kept for the report."""

LONGEST_LINE: Final = 4_000_000
"""No answer comes near it; an engine that never ends its line must not fill the memory."""


class EngineProcess(QObject):
    """One engine process. Nothing here blocks but `close`, which kills."""

    received = Signal(object)
    """A `protocol.Answer`."""
    died = Signal(str)
    """The process could not be started, ended by itself or sent an invalid line; the text is its last output."""

    def __init__(self, command: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = tuple(command)
        self._process: Child | None = None
        self._lines = LineSplitter(LONGEST_LINE)
        self._last_words = b""
        self.talked_nonsense = False
        """True if it was given up for a line that is no message."""

    @property
    def running(self) -> bool:
        return self._process is not None

    @property
    def process_id(self) -> int:
        """The system's number of the running process, 0 if there is none."""
        return self._process.processId() if self._process is not None else 0

    def start(self) -> None:
        """Start in the background; messages may be sent at once."""
        if self._process is not None:
            return
        self._lines = LineSplitter(LONGEST_LINE)
        self._last_words = b""
        process = Child(self._command, self)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._note)
        process.finished.connect(self._on_end)
        process.errorOccurred.connect(self._on_error)
        self._process = process
        process.begin()

    def send(self, message: protocol.Command) -> None:
        """Pass a message on, starting the process if need be."""
        self.start()
        if self._process is not None:
            self._process.write(QByteArray(protocol.encode(message)))

    def read_waiting(self) -> None:
        """Read what has arrived and was not announced yet, as after a pause of the window."""
        if self._process is not None:
            self._process.waitForReadyRead(0)

    def last_words(self) -> str:
        """Return the end of what was written to standard error."""
        self._note()
        return self._last_words.decode("utf-8", "replace").strip()

    def close(self) -> None:
        """End the process and all that it has started; no further signals come from it."""
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def _read(self) -> None:
        process = self._process
        if process is None:
            return
        for line in self._lines.feed(bytes(process.readAllStandardOutput().data())):
            try:
                answer = protocol.decode_answer(line)
            except protocol.MessageError as error:
                self.talked_nonsense = True
                self._fail(str(error))
                return
            self.received.emit(answer)
            if self._process is not process:
                return

    def _note(self) -> None:
        if self._process is not None:
            said = self._last_words + self._process.readAllStandardError().data()
            self._last_words = said[-NOTED_BYTES:]

    def _on_error(self, error: QProcess.ProcessError) -> None:
        # A crash is also reported through `finished`; only a failed start is not.
        if error == QProcess.ProcessError.FailedToStart and self._process is not None:
            self._fail(self._process.errorString())

    def _on_end(self) -> None:
        self._fail(self.last_words())

    def _fail(self, said: str) -> None:
        self.close()
        self.died.emit(said)
