"""The check of an installation: games of bots on real tables, through the engine process, kept in a library."""

from __future__ import annotations

import os
import sys
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import qVersion

from hoshikan.engine import Match
from hoshikan.engine.game import Game
from hoshikan.games import GAMES

if TYPE_CHECKING:
    from hoshikan.ui.app.headless import HeadlessWindow

MOST_ACTIONS: Final = 15
"""Most actions in a game: the test is that everything is there and answers, not the end of a game."""
PLAYOUTS: Final = 4
"""A move; searching is what takes long, and it is the same program after four as after a thousand."""


def main() -> int:
    """Play, print the result, and return the exit code. Needs no display."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from hoshikan.ui.app.headless import HeadlessError, HeadlessWindow

    started = monotonic()
    try:
        with HeadlessWindow(playouts=PLAYOUTS) as window:
            plies = sum(_play(window, game) for game in GAMES.values())
    except HeadlessError as error:
        _say(f"selftest failed: {error}")
        return 1
    _say(f"selftest ok: {', '.join(GAMES)}; {plies} actions in {monotonic() - started:.1f} s, Qt {qVersion()}")
    return 0


def _play(window: HeadlessWindow, game: Game) -> int:
    """The beginning of a game of bots that search; returns the number of actions."""
    from hoshikan.ui.app.headless import HeadlessError, seats
    from hoshikan.ui.features.play.session import Turn

    session = window.table(Match.start(game, seats(game, (), "skilled"), seed=1)).session

    def ply() -> int:
        return session.match.ply

    window.until(
        lambda: session.state.turn is Turn.OVER or ply() >= MOST_ACTIONS, f"{MOST_ACTIONS} actions of {game.id}", ply
    )
    library = window.context.library
    if game.id not in {kept.game for kept in (*library.finished(), *library.unfinished())}:
        raise HeadlessError(f"{game.id} was not kept in the library")
    window.window.home()
    return ply()


def _say(line: str) -> None:
    # A windowed program on Windows has no standard output.
    if sys.stdout is not None:
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    sys.exit(main())
