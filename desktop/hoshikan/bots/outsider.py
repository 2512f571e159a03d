"""A program of anybody's that speaks our protocol (PROTOCOL.md), as a player: a process for one seat of one game."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from time import monotonic
from typing import IO, Final, TypeVar

from hoshikan.bots import protocol
from hoshikan.bots.lines import LineSplitter
from hoshikan.engine.action import Action
from hoshikan.engine.errors import NotationError
from hoshikan.engine.game import Game
from hoshikan.engine.state import State
from hoshikan.processes import ProcessTree, interrupts_wait

MAX_LINE: Final = 8_000_000
"""Bytes; of a longer line only the start is read, which is no message."""
CHUNK: Final = 1 << 16
SEEDS: Final = 2**31
FAREWELL: Final = 2.0
"""Seconds after `quit` until a process is killed."""


Kind = TypeVar("Kind", bound=protocol.Answer)


class OutsiderError(Exception):
    """A program that does not play as it should; the message names it and its fault in one line."""


class Outsider:
    """A player in another process. `record` returns the match so far; `patience` is the number of seconds beyond its
    budget before an answer. Every method raises OutsiderError."""

    def __init__(
        self,
        name: str,
        command: str,
        game: Game,
        record: Callable[[], str],
        level: str | None = None,
        playouts: int | None = None,
        milliseconds: int | None = None,
        patience: float = 60.0,
    ) -> None:
        self.searched = 0
        self._name = name
        self._game = game
        self._record = record
        self._level, self._playouts, self._milliseconds = level, playouts, milliseconds
        self._patience = patience
        self._number = 0
        with interrupts_wait() as deliver:
            self._process = self._started(command)
            self._tree = ProcessTree(self._process.pid)
            self._said: SimpleQueue[bytes | None] = SimpleQueue()
            self._saying: SimpleQueue[bytes | None] = SimpleQueue()
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            # Threads, since a program that neither reads nor writes must not hold us up, and pipes cannot be waited
            # for with a time-out everywhere.
            self._threads = [
                Thread(target=_write, args=(self._process.stdin, self._saying), daemon=True),
                Thread(target=_read, args=(self._process.stdout, self._said), daemon=True),
            ]
            for thread in self._threads:
                thread.start()
            try:
                deliver()
                self._greet()
            except BaseException:
                self.close()
                raise

    def choose(self, state: State, rng: Random) -> Action:
        """Return the program's move; the only action without asking it."""
        legal = state.legal_actions()
        self.searched = 0
        if len(legal) == 1:
            return legal[0]
        self._say(protocol.Load(self._record()))
        self._answer(protocol.Loaded, self._patience)
        self._number += 1
        self._say(
            protocol.Go(
                self._number,
                level=self._level,
                playouts=self._playouts,
                ms=self._milliseconds,
                seed=rng.randrange(SEEDS),
            )
        )
        best = self._answer(protocol.Best, self._patience + (self._milliseconds or 0) / 1000)
        self.searched = best.playouts
        try:
            action = self._game.parse(best.action)
        except NotationError:
            action = None
        if action not in legal:
            raise OutsiderError(f"{self._name} plays {best.action[:40]!r}, which is not legal")
        return action

    def close(self) -> None:
        """End the process and all that it has started, by force if it does not listen."""
        self._say(protocol.Quit())
        self._saying.put(None)
        try:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(FAREWELL)
        finally:
            self._tree.kill()
            self._process.kill()
            self._process.wait()
        for thread in self._threads:
            thread.join(FAREWELL)

    def _started(self, command: str) -> subprocess.Popen[bytes]:
        pipe = subprocess.PIPE
        try:
            # Where commands are one text, they are split by the program's own rules.
            words = command if os.name == "nt" else shlex.split(command)
            return subprocess.Popen(  # noqa: S603  # the program the user named
                words,
                stdin=pipe,
                stdout=pipe,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                start_new_session=True,  # a script's programs are ended with it
            )
        except (OSError, ValueError) as error:
            raise OutsiderError(f"{self._name} cannot be started: {error}") from None

    def _greet(self) -> None:
        self._say(protocol.Hello())
        hello = self._answer(protocol.Identity, self._patience)
        if hello.protocol != protocol.VERSION:
            raise OutsiderError(f"{self._name} speaks version {hello.protocol} of the protocol, not {protocol.VERSION}")
        if self._game.id not in hello.games:
            raise OutsiderError(f"{self._name} does not play {self._game.id}")
        if self._level is not None and self._level not in hello.levels:
            known = ", ".join(hello.levels)[:100]
            raise OutsiderError(f"{self._name} has no level {self._level} (it has {known})")

    def _say(self, command: protocol.Command) -> None:
        self._saying.put(protocol.encode(command))

    def _answer(self, kind: type[Kind], seconds: float) -> Kind:
        """Return the next answer of this kind; other output before it is skipped."""
        end = monotonic() + seconds
        while True:
            try:
                line = self._said.get(timeout=max(0.0, end - monotonic()))
            except Empty:
                raise OutsiderError(f"{self._name} gives no answer for {seconds:.0f} s") from None
            if line is None:
                raise OutsiderError(f"{self._name} has ended in the middle of a game")
            try:
                answer = protocol.decode_answer(line)
            except protocol.MessageError:
                raise OutsiderError(f"{self._name} says what is no message: {line[:40]!r}") from None
            if isinstance(answer, protocol.Error):
                raise OutsiderError(f"{self._name} refuses: {answer.reason[:40]}, {answer.detail[:100]}")
            if isinstance(answer, kind):
                return answer


def _read(source: IO[bytes], lines: SimpleQueue[bytes | None]) -> None:
    splitter = LineSplitter(MAX_LINE)
    with source:
        while chunk := source.read(CHUNK):
            for line in splitter.feed(chunk):
                lines.put(line)
    lines.put(None)


def _write(sink: IO[bytes], lines: SimpleQueue[bytes | None]) -> None:
    with sink, suppress(OSError):  # its answers show what has ended
        while (line := lines.get()) is not None:
            rest = memoryview(line)
            while rest:
                rest = rest[sink.write(rest) :]
