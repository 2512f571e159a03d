"""The engine process: `python -m hoshikan.bots.engine` speaks JSON lines on standard input and output, like UCI.

Qt-free and quick to start, so that a search never costs the window a frame, `stop` is exact and a crash stays here.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from io import FileIO, RawIOBase
from queue import Empty, SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

from hoshikan.bots import protocol
from hoshikan.bots.lines import LineSplitter
from hoshikan.bots.session import Session
from hoshikan.processes import lower_priority

MAX_LINE: Final = 8_000_000
"""Bytes of a command; of a longer line only the start is looked at, which is an error, and the rest is skipped."""
CHUNK: Final = 1 << 16
NICENESS: Final = 10
"""Below everything a user looks at."""
NICENESS_VARIABLE: Final = "HOSHIKAN_NICENESS"
"""Sets another one in the environment, such as 0 where a caller waits for a process without a window."""


class LineReader:
    """Reads lines in a thread of its own, so that a running search can look whether `stop` has come.

    The source is unbuffered: a thread that waits in a buffered one holds its lock, and Python aborts at the exit.
    """

    def __init__(self, source: RawIOBase) -> None:
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=self._read, args=(source,), name="commands", daemon=True).start()

    def waiting(self) -> bytes | None:
        """The next line if one has arrived, without waiting."""
        try:
            return self._lines.get_nowait()
        except Empty:
            return None

    def next(self) -> bytes:
        """The next line, waited for; at the end of input a `quit`."""
        return self._lines.get()

    def _read(self, source: RawIOBase) -> None:
        splitter = LineSplitter(MAX_LINE)
        while chunk := source.read(CHUNK):
            for line in splitter.feed(chunk):
                self._lines.put(line)
        for line in splitter.last():
            self._lines.put(line)
        self._lines.put(protocol.encode(protocol.Quit()))


def serve(source: RawIOBase, sink: BinaryIO) -> None:
    """Hold one session on two byte streams until `quit` or the end of input."""

    def send(answer: protocol.Answer) -> None:
        sink.write(protocol.encode(answer))
        sink.flush()

    reader = LineReader(source)
    session = Session(reader, send)
    while not session.over:
        session.handle(reader.next())


def niceness() -> int:
    """Return the niceness that is added to that of the parent process."""
    value = os.environ.get(NICENESS_VARIABLE, "")
    return int(value) if value.isdecimal() else NICENESS


def main(argv: Sequence[str] = ()) -> int:
    """Entry point of the process; returns its exit code, 2 for a command line with anything on it."""
    if argv:
        sys.stderr.write(
            f"hoshikan-engine: unexpected argument {argv[0]!r}: all is said in JSON lines, see PROTOCOL.md\n"
        )
        return 2
    lower_priority(niceness())
    try:
        serve(FileIO(sys.stdin.fileno(), closefd=False), sys.stdout.buffer)
    except OSError as error:
        # Windows reports a closed pipe as an invalid argument.
        if not isinstance(error, BrokenPipeError) and (os.name != "nt" or error.errno != errno.EINVAL):
            raise
        # The reader is gone; what is still buffered must not fail again when Python flushes it at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
