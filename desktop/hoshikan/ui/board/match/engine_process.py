"""The engine process as a stream of messages (see bots/PROTOCOL.md). What they mean is the client's matter."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Collection, Sequence
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QByteArray, QObject, QProcess, QProcessEnvironment, QStandardPaths, QTimer, Signal

from hoshikan.bots import protocol
from hoshikan.bots.lines import LineSplitter
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


PATIENCE_MS: Final = 10_000
"""Time within which a program has to identify itself."""


class Refusal(StrEnum):
    """Why a program cannot play here."""

    NOT_FOUND = "not-found"
    ENDED = "ended"
    """It could not be started or ended at once."""
    SILENT = "silent"
    NONSENSE = "nonsense"
    """Its output is no message of the protocol."""
    VERSION = "version"
    """It speaks another version of the protocol."""
    NO_GAME = "no-game"
    """It plays none of our games."""


def words_of(command: str) -> list[str]:
    """Program and arguments. Raises ValueError for quotes that do not end."""
    return QProcess.splitCommand(command) if os.name == "nt" else shlex.split(command)


class Handshake(QObject):
    """One program asked who it is. It is ended when it has answered, or has failed to."""

    met = Signal(str, tuple)
    """Its own name and those of our games that it plays, at least one."""
    refused = Signal(Refusal)

    def __init__(self, command: str, games: Collection[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._process: EngineProcess | None = None
        try:
            self._words = words_of(command)
        except ValueError:
            self._words = []
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.timeout.connect(lambda: self._refuse(Refusal.SILENT))

    def begin(self) -> None:
        """Start the program; one of the signals follows, once, unless `close` comes first."""
        if not self._words or not QStandardPaths.findExecutable(self._words[0]):
            self._silence.singleShot(0, self, lambda: self.refused.emit(Refusal.NOT_FOUND))
            return
        self._process = EngineProcess(self._words, self)
        self._process.received.connect(self._on_answer)
        self._process.died.connect(self._on_death)
        self._silence.start(PATIENCE_MS)
        self._process.send(protocol.Hello())

    def close(self) -> None:
        """Stop asking."""
        self._silence.stop()
        process, self._process = self._process, None
        if process is not None:
            process.close()

    def _on_answer(self, answer: protocol.AnyAnswer) -> None:
        if not isinstance(answer, protocol.Identity):
            self._refuse(Refusal.NONSENSE)
        elif answer.protocol != protocol.VERSION:
            self._refuse(Refusal.VERSION)
        elif not (games := tuple(game for game in self._games if game in answer.games)):
            self._refuse(Refusal.NO_GAME)
        else:
            self.close()
            self.met.emit(answer.name, games)

    def _on_death(self, _said: str) -> None:
        talked = self._process is not None and self._process.talked_nonsense
        self._refuse(Refusal.NONSENSE if talked else Refusal.ENDED)

    def _refuse(self, why: Refusal) -> None:
        self.close()
        self.refused.emit(why)
