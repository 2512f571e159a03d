"""Drives the engine as another program would."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

LAST_WORDS = {"hello": "hello", "load": "loaded", "go": "best", "evaluate": "evaluated", "review": "reviewed"}
"""The answer that ends each command."""


class Engine:
    """A running engine process."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process

    def send(self, line: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def receive(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def say(self, **command: Any) -> None:
        self.send(json.dumps(command).encode())

    def ask(self, **command: Any) -> dict[str, Any]:
        """The last answer to `command`, or the error."""
        self.say(**command)
        return self.until(LAST_WORDS[command["type"]])

    def until(self, kind: str) -> dict[str, Any]:
        """The next answer of this kind, or an error."""
        while True:
            answer = self.receive()
            if answer["type"] in (kind, "error"):
                return answer


@contextmanager
def engine() -> Iterator[Engine]:
    """An engine process that is ended with `quit` and must leave quietly."""
    command = [sys.executable, "-m", "hoshikan.bots.engine"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        running = Engine(process)
        try:
            yield running
            running.say(type="quit")
            assert process.wait(timeout=20) == 0
        finally:
            process.kill()
