"""Running a series of games for a tool: with which sign of life, and until when."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import TypeVar

from tqdm import tqdm  # type: ignore[import-untyped]  # tqdm ships no types

Played = TypeVar("Played")

INTERRUPTED = 130
"""The exit code of a tool that was ended with Ctrl-C, as shells have it."""


def bar(games: Iterable[Played], total: int, what: str = "") -> tqdm[Played]:
    """The games, with a bar on the terminal as they come."""
    return tqdm(games, total=total, unit="game", desc=what or None, disable=None, leave=False)


def watch(games: Iterable[Played], total: int, take: Callable[[Played], None], what: str = "") -> bool:
    """Pass every game to `take`, with a bar on the terminal meanwhile; False, with a message, if Ctrl-C came first."""
    done = 0
    shown = bar(games, total, what)
    try:
        for played in shown:
            take(played)
            done += 1
    except KeyboardInterrupt:
        shown.close()
        print(f"hoshikan: interrupted after {done} of {total} games", file=sys.stderr)
        return False
    return True


def print_line(line: str) -> None:
    """Print a line without spoiling the bar."""
    tqdm.write(line)
