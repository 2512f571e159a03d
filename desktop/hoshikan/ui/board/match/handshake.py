"""Starts a command in the background to find out if it speaks our protocol."""

from __future__ import annotations

import os
import shlex
from collections.abc import Collection
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QObject, QProcess, QStandardPaths, QTimer, Signal

from hoshikan.bots import protocol
from hoshikan.ui.board.match.engine_process import EngineProcess

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

    met = Signal(object)
    """`protocol.Identity`: it plays at least one of our games."""
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
        elif not set(answer.games) & set(self._games):
            self._refuse(Refusal.NO_GAME)
        else:
            self.close()
            self.met.emit(answer)

    def _on_death(self, _said: str) -> None:
        talked = self._process is not None and self._process.talked_nonsense
        self._refuse(Refusal.NONSENSE if talked else Refusal.ENDED)

    def _refuse(self, why: Refusal) -> None:
        self.close()
        self.refused.emit(why)
