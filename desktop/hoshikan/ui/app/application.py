"""The start of a session for any kind of window: Qt's application and the context, with the same style."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, MutableMapping, Sequence
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Final, Self

from PySide6.QtCore import QEvent, QEventLoop, QLibraryInfo, QObject, QTimer, Signal, qVersion
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from hoshikan import __version__, product
from hoshikan.bots.engine import NICENESS_VARIABLE
from hoshikan.engine import Match, Seat
from hoshikan.engine.game import Game
from hoshikan.games import GAMES
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.board.match.deals import bot_names
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.kit.look import style
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.recordfiles import HOME_VARIABLE
from hoshikan.ui.session.settings import Settings

FOLDER: Final = "platforminputcontexts"
"""Folder of Qt's plugins."""
_FCITX: Final = frozenset({"fcitx", "fcitx5"})
_STAND_IN: Final = "ibus"


def choose(environment: MutableMapping[str, str], plugins: Path) -> None:
    """Let fcitx be spoken to by way of IBus where Qt has no plugin for it; before the application is made.

    Fcitx 5 answers at the portal of IBus, which needs `IBUS_USE_PORTAL` (fcitx5 issue 444). Qt's wheels bring the
    plugin for IBus and none for fcitx; with one in the folder `plugins` (a distribution's Qt) nothing is changed.
    """
    if not sys.platform.startswith("linux") or any((plugins / FOLDER).glob("*fcitx*")):
        return
    for variable, separator in (("QT_IM_MODULE", None), ("QT_IM_MODULES", ";")):
        named = environment.get(variable, "")
        asked = [named] if separator is None else named.split(separator)
        if _FCITX.isdisjoint(asked):
            continue
        taken = dict.fromkeys(_STAND_IN if one in _FCITX else one for one in asked)
        environment[variable] = (separator or "").join(taken)
        environment["IBUS_USE_PORTAL"] = "1"


class Application(QApplication):
    """Qt's application, which is notified of the files that a Mac opens with it: macOS sends an event, never an
    argument."""

    file_opened = Signal(str)
    """The path of a file that was opened by double click, or dropped on the icon in the Dock."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            if path := event.file():
                self.file_opened.emit(path)
            return True
        return super().event(event)


class OpenedFiles(QObject):
    """Takes the files that `app` is notified of for as long as it lives."""

    asked = Signal(object)
    """A Request, as that of a second start (`ui.session.instance`)."""

    def __init__(self, app: Application, parent: QObject) -> None:
        super().__init__(parent)
        app.file_opened.connect(self._ask)

    def _ask(self, path: str) -> None:
        self.asked.emit({"record": path})


def create_application() -> QApplication:
    """The QApplication, with names and style but no look yet; the one that exists already, if there is one."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    speak_utf8(os.environ)
    paint_alone(os.environ)
    choose(os.environ, Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)))
    app = Application(["hoshikan"])
    app.setStyle("Fusion")
    app.setApplicationName("hoshikan")
    app.setApplicationVersion(__version__)
    app.setOrganizationName(product.NAME)
    QGuiApplication.setApplicationDisplayName(product.NAME)
    QGuiApplication.setDesktopFileName(product.APP_ID)
    return app


def speak_utf8(environment: MutableMapping[str, str]) -> None:
    """Say UTF-8 for Qt where no locale is set, as in a bare environment: by itself it does so with a complaint."""
    named = next(filter(None, map(environment.get, ("LC_ALL", "LC_CTYPE", "LANG"))), "C")
    if sys.platform.startswith("linux") and named in ("C", "POSIX"):
        environment["LC_ALL" if environment.get("LC_ALL") else "LC_CTYPE"] = "C.UTF-8"


def paint_alone(environment: MutableMapping[str, str]) -> None:
    """Let the window's thread paint by itself. Qt hands strips of every picture to a pool of threads and waits for each
    one, also where engines have the other cores.
    """
    environment["QT_NO_GUI_THREADPOOL"] = "1"


def create_context(app: QApplication, settings: Settings) -> AppContext:
    """The context of a session, with language and look in force and kept in step with the settings."""
    context = AppContext(settings)
    context.apply_language()

    def dress(theme: Theme) -> None:
        style.apply(app, theme, context.text_size)

    dress(context.theme())
    context.theme_changed.connect(dress)
    return context


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
