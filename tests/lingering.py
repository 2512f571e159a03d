"""An engine behind a shell script: a process of its own, which greets, then neither reads nor ends."""

from __future__ import annotations

import os
import select
import shlex
import sys
from pathlib import Path
from typing import Final

from hoshikan.bots import protocol
from hoshikan.games import GAMES

PATIENCE: Final = 90.0
PROGRAM: Final = """
import os, sys, threading
os.write(os.open(sys.argv[1], os.O_WRONLY), b"x")
print(sys.argv[2], flush=True)
threading.Event().wait()
"""


class Lingering:
    """Writes the script; the program holds a named pipe open as long as it is there."""

    def __init__(self, folder: Path, *, script_ends: bool = False) -> None:
        pipe = folder / "pipe"
        os.mkfifo(pipe)
        self._reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        hello = protocol.encode(protocol.Identity("Lingering", "1", protocol.VERSION, list(GAMES), [])).decode().strip()
        line = shlex.join([sys.executable, "-c", PROGRAM, str(pipe), hello])
        self.script = folder / "engine.sh"
        self.script.write_text(f"{line}{' & read line' if script_ends else ''}\nexit 0\n", "utf-8")
        self.command = ("sh", str(self.script))

    def close(self) -> None:
        os.close(self._reader)

    def started(self) -> bool:
        """Wait until the program runs; False if it does not come to that."""
        return self._read() == b"x"

    def ended(self) -> bool:
        """Wait until every program is gone, also one that greets only now; False if one stays."""
        while (read := self._read()) == b"x":
            pass
        return read == b""

    def _read(self) -> bytes | None:
        readable, _, _ = select.select([self._reader], [], [], PATIENCE)
        return os.read(self._reader, 1) if readable else None
