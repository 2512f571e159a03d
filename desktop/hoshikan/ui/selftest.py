"""The check of an installation: a whole game of bots, on a real table, through the engine process."""

from __future__ import annotations

import os
import sys
from time import monotonic

from PySide6.QtCore import qVersion

from hoshikan.engine import Match
from hoshikan.engine.game import Game
from hoshikan.games import GAMES


def main() -> int:
    """Play, say how it went, and return the exit code. Needs no display."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from hoshikan.ui.headless import HeadlessError

    started = monotonic()
    try:
        plies = sum(_play(game) for game in GAMES.values())
    except HeadlessError as error:
        _say(f"selftest failed: {error}")
        return 1
    _say(f"selftest ok: {', '.join(GAMES)}; {plies} actions in {monotonic() - started:.1f} s, Qt {qVersion()}")
    return 0


def _play(game: Game) -> int:
    """A game of bots to its end; returns the number of actions."""
    from hoshikan.ui.headless import HeadlessError, HeadlessWindow, seats

    with HeadlessWindow() as window:
        page = window.table(Match.start(game, seats(game, ()), seed=1))
        window.until(lambda: page.controller.over, f"the end of {game.id}")
        if not window.context.library.finished():
            raise HeadlessError(f"{game.id} was not kept in the library")
        return page.controller.match.ply


def _say(line: str) -> None:
    # A windowed program on Windows has no standard output.
    if sys.stdout is not None:
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    sys.exit(main())
