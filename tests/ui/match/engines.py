"""Engines that are no use, to be run instead of ours."""

from __future__ import annotations

import sys

from hoshikan.bots import protocol

_ANSWERING = """
import sys
said = sys.argv[1]
for line in sys.stdin:
    if '"go"' in line or '"evaluate"' in line:
        print(said, flush=True)
"""
_SILENT = """
import sys
for line in sys.stdin:
    pass
"""


def saying(answer: protocol.Answer) -> tuple[str, ...]:
    """The command of an engine that gives this answer to every question."""
    return (sys.executable, "-c", _ANSWERING, protocol.encode(answer).decode().strip())


def silent() -> tuple[str, ...]:
    """The command of an engine that listens and never answers."""
    return (sys.executable, "-c", _SILENT)
