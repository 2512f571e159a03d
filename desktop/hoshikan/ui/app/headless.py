"""The real window without a player: for the self test, and for the developers' tools."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from time import monotonic
from types import TracebackType
from typing import Final, Self

from PySide6.QtCore import QEvent, QEventLoop, QTimer, qVersion

from hoshikan.bots.engine import NICENESS_VARIABLE
from hoshikan.engine import Game, Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.app.startup import create_application, create_context
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.board.match.deals import bot_names
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.session.folders import HOME_VARIABLE
from hoshikan.ui.session.settings import Settings

PATIENCE = 120.0
"""Seconds without any progress after which waiting for something on screen has failed."""
PLAYOUTS = 24


class HeadlessError(Exception):
    """Something that should have appeared on screen did not."""


class HeadlessWindow:
    """A window in a home of its own, which is gone afterwards. Needs no display."""

    def __init__(self, size: tuple[int, int] = (1280, 720), playouts: int = PLAYOUTS) -> None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        self._folder = tempfile.TemporaryDirectory(prefix="hoshikan-", ignore_cleanup_errors=True)
        environment = {HOME_VARIABLE: self._folder.name, NICENESS_VARIABLE: "0"}
        self._before = {name: os.environ.get(name) for name in environment}
        os.environ.update(environment)
        self.app = create_application()
        self.settings = Settings()
        self.settings.animation = "off"
        self.context = create_context(self.app, self.settings)
        self.context.engine_playouts = playouts
        self.window = MainWindow(self.context)
        self.window.resize(*size)

    def __enter__(self) -> Self:
        self.window.show()
        self.app.processEvents()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.window.close()
        self.window.deleteLater()
        self.let_go()  # a window half gone would hear of the next language
        self.context.close()
        self.app.processEvents()
        for name, value in self._before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
        self._folder.cleanup()

    def let_go(self) -> None:
        """Delete closed widgets: without a running event loop nothing else does."""
        self.app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def until(self, condition: Callable[[], bool], what: str, progress: Callable[[], object] = lambda: None) -> None:
        """Let the window live until `condition` holds. Raises HeadlessError, naming `what` was waited for.

        Patience begins anew whenever `progress` gives something else: a busy computer is slow, not broken.
        """
        end, reached = monotonic() + PATIENCE, progress()
        waker = QTimer()
        waker.start(20)
        while not condition():
            if (now := progress()) != reached:
                end, reached = monotonic() + PATIENCE, now
            if monotonic() > end:
                raise HeadlessError(f"waited in vain for {what}")
            self.app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        waker.stop()

    def table(self, match: Match) -> TablePage:
        """Put a match on the table."""
        self.let_go()
        self.window.open_table(match)
        page = self.window.page
        assert isinstance(page, TablePage)
        return page


def seats(game: Game, people: Sequence[str], level: str = "casual") -> list[Seat]:
    """As many seats as the game takes: people first, bots in the rest."""
    free = bot_names(text_of(game.id).taken_names(None))
    bots = [Seat("bot", name, level) for name in free[: game.players[-1] - len(people)]]
    return [*(Seat("human", name) for name in people), *bots]


MOST_ACTIONS: Final = 15
"""Most actions in a game: the test is that everything is there and answers, not the end of a game."""
_SELFTEST_PLAYOUTS: Final = 4
"""A move; searching is what takes long, and it is the same program after four as after a thousand."""


def main() -> int:
    """Play, print the result, and return the exit code. Needs no display."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

    started = monotonic()
    try:
        with HeadlessWindow(playouts=_SELFTEST_PLAYOUTS) as window:
            plies = sum(_play(window, game) for game in GAMES.values())
    except HeadlessError as error:
        _say(f"selftest failed: {error}")
        return 1
    _say(f"selftest ok: {', '.join(GAMES)}; {plies} actions in {monotonic() - started:.1f} s, Qt {qVersion()}")
    return 0


def _play(window: HeadlessWindow, game: Game) -> int:
    """The beginning of a game of bots that search; returns the number of actions."""
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
