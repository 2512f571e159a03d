"""The start: the application and the context of a session, what could not be loaded, and what is asked for."""

from __future__ import annotations

import os
import re
import stat
import sys
import threading
from collections.abc import MutableMapping, Sequence
from contextlib import suppress
from pathlib import Path
from time import time
from typing import Final

from PySide6.QtCore import QEvent, QLibraryInfo, QObject, Signal, SignalInstance
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from hoshikan import __version__, product
from hoshikan.product import SUFFIX
from hoshikan.ui.app.instance import PART, REQUESTS, Request, raise_window, when_free
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.kit.look.theme import Theme, put_on
from hoshikan.ui.kit.look.words import Notice, NoticeAction, Words, listed
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.settings import Settings, SettingsProblem

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
    # Asked for in this way, the style is not handed to Python, which would make all constants of `QStyle` first.
    app = Application(["hoshikan", "-style", "Fusion"])
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
        put_on(app, theme, context.text_size)

    dress(context.theme())
    context.theme_changed.connect(dress)
    return context


class StartupMessages(Words):
    """Sentences about what a start got around."""

    def missing_translation(self, file: Path) -> str:
        text = self.tr("The file {file} is missing, so some text appears in English. Please reinstall Hoshikan.")
        return text.format(file=file)

    def opening_library(self) -> str:
        return self.tr("Your saved games are being checked. They'll be here in a moment.")

    def settings(self, problem: SettingsProblem) -> str:
        sentences = {
            "damaged": self.tr("The settings file was damaged, so the defaults are in use. It was kept as {kept}."),
            "newer": self.tr(
                "A newer Hoshikan wrote the settings. What is known here is used; they were kept as {kept}."
            ),
            "values": self.tr("These settings could not be read: {keys}. The file was kept as {kept}."),
            "unwritable": self.tr("Settings cannot be stored in {kept}. Please check that it can be written."),
        }
        text = sentences[problem.reason]
        return text.format(kept=problem.kept or problem.path, keys=listed(problem.keys))


def report(context: AppContext, window: MainWindow) -> None:
    """Notices about a damaged installation or settings file. Nothing of it stops the start."""
    words = StartupMessages()
    if context.languages.missing:
        missing = context.languages.missing[-1]
        window.notify(Notice("translation", lambda: words.missing_translation(missing), bad=True))

    def report(problem: SettingsProblem) -> None:
        window.notify(Notice("settings", lambda: words.settings(problem), bad=True))

    if context.settings.problem is not None:
        report(context.settings.problem)
    context.settings.not_stored.connect(report)


def finish(context: AppContext, window: MainWindow) -> None:
    """Do the work that can wait for the first picture: the window's icon, missing letters, problems of opening the
    library, the system's setting for less motion, and leftovers of a killed process."""
    from PySide6.QtGui import QIcon

    from hoshikan.resources import MissingResourceError, resource
    from hoshikan.ui.kit.look.theme import check_japanese

    opening = context.opening
    if opening.is_pending:
        opening.slow.connect(lambda: window.notify(Notice("opening", StartupMessages().opening_library)))
        opening.done.connect(lambda: _library_opened(context, window))
    else:
        report_library(context, window)
    context.motion.follow()
    tidy_later(context.settings)
    try:
        window.setWindowIcon(QIcon(str(resource("icons", "hoshikan.svg"))))
        check_japanese()
    except MissingResourceError as error:
        window.report(error, "icon")


def _library_opened(context: AppContext, window: MainWindow) -> None:
    window.messages.close_notice("opening")
    report_library(context, window)


def report_library(context: AppContext, window: MainWindow) -> None:
    """Report problems of opening the library, and the games that wait to be imported."""
    from hoshikan.library import rescue
    from hoshikan.ui.shared.keeping import Keeping

    library, words = context.library, Keeping()
    problem = library.problem
    if problem is not None and library.stranded:
        folder = rescue.place()
        again = NoticeAction(words.again, lambda: _try_library(context, window))
        window.notify(Notice("library", lambda: words.at_start(problem, folder), bad=True, actions=(again,)))
        return
    if problem is not None:
        window.report(problem)
    if taken := _take_in_rescued(context, window):
        window.notify(Notice("rescued", lambda: words.taken_in(taken)))
        window.page.entered()


def _try_library(context: AppContext, window: MainWindow) -> None:
    from hoshikan.ui.shared.keeping import Keeping

    if context.library.retry(context.games):
        window.notify(Notice("library", Keeping().back))
        window.page.entered()
    else:
        report_library(context, window)


def _take_in_rescued(context: AppContext, window: MainWindow) -> int:
    """Put the games that an earlier session could not save into the library; returns how many. What fails stays."""
    from hoshikan.library import rescue

    return sum(_take_in(context, window, path) for path in rescue.waiting())


def _take_in(context: AppContext, window: MainWindow, path: Path) -> bool:
    from hoshikan.engine import RecordError
    from hoshikan.library import LibraryProblem, rescue
    from hoshikan.resources import MissingResourceError
    from hoshikan.ui.shared.messages import Messages

    try:
        return rescue.take_in(path, context.games, context.library.adopt)
    except (RecordError, LibraryProblem, MissingResourceError) as error:
        problem = error
        window.notify(Notice("rescued-record", lambda: f"{path}: {Messages().of(problem)}", bad=True))
        return False


def receive(context: AppContext, window: MainWindow, asked: SignalInstance) -> None:
    """Do in this window what is asked for by each Request of a signal."""
    asked.connect(lambda request: when_free(lambda: serve(context, window, request), window))


def serve(context: AppContext, window: MainWindow, request: Request) -> None:
    """Raise the window and open what the request names, if it names anything."""
    raise_window(window, request.get("token", ""))
    if record := request.get("record"):
        open_record(context, window, Path(record))
    elif (game := request.get("game", "")) in context.games:
        open_game(context, window, game)


def open_game(context: AppContext, window: MainWindow, game_id: str) -> None:
    """Put a match with defaults on the table; where the game's files are damaged there is a notice instead."""
    from hoshikan.engine import SetupError
    from hoshikan.resources import MissingResourceError
    from hoshikan.ui.board.match.deals import default_match
    from hoshikan.ui.session.notebook import Emblems, People

    try:
        match = default_match(context.games[game_id], context.settings.player_name)
    except (SetupError, MissingResourceError) as error:
        window.report(error, "game")
    else:
        notebook = context.notebook
        Emblems(notebook).keep(match.header, People(notebook).emblems(match.header.seats))
        window.open_table(match)


def open_record(_context: AppContext, window: MainWindow, path: Path) -> None:
    """Put a match record on the table, or in replay if it is over; a bad one gets a notice with place and remedy."""
    from hoshikan.ui.shared.sharing import open_files

    open_files(window.ground, [path])


AGE: Final = 24 * 60 * 60.0
"""Seconds after which no process can still be writing a file."""
_TEMPORARY_FOLDER: Final = re.compile(r"hoshikan-[A-Za-z0-9]{6}")
"""Names that Qt gives to the temporary folders of this application."""


def tidy_later(settings: Settings) -> None:
    """Remove leftovers in the background: a folder may be on a network drive that does not answer."""
    from tempfile import gettempdir

    from hoshikan.library import rescue
    from hoshikan.ui.session import folders

    used = [Path(settings.folder)] if settings.folder else []
    own = [folders.settings_file().parent, folders.data_folder(), *rescue.folders()]
    threading.Thread(target=tidy, args=(own, used, Path(gettempdir())), name="leftovers", daemon=True).start()


def tidy(own: Sequence[Path], used: Sequence[Path], temporary: Path) -> None:
    """Remove leftovers from the application's `own` folders, those `used` for records, and the system's for temporary
    files; only what has a name of ours, is older than a day, belongs to this user, and is no link."""
    from hoshikan.library.files import remove_leftovers
    from hoshikan.ui.session.recordfiles import FILM

    before = time() - AGE
    for folder in own:
        remove_leftovers(folder, before)
        _remove_files(folder / REQUESTS, (PART,), before)
    for folder in used:
        remove_leftovers(folder, before, lambda name: name.endswith((SUFFIX, FILM)))
    with suppress(OSError), os.scandir(temporary) as entries:
        for entry in entries:
            if _TEMPORARY_FOLDER.fullmatch(entry.name) and _is_own_folder(entry, before):
                _remove_files(Path(entry.path), (SUFFIX,), before)
                with suppress(OSError):
                    # Stays if anything else is in it.
                    Path(entry.path).rmdir()


def _is_own_folder(entry: os.DirEntry[str], before: float) -> bool:
    from hoshikan.library.files import is_own

    try:
        found = entry.stat(follow_symlinks=False)
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_mtime < before and is_own(found)


def _remove_files(folder: Path, suffixes: tuple[str, ...], before: float) -> None:
    from hoshikan.library.files import is_own_file

    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(suffixes) and is_own_file(entry, before):
                with suppress(OSError):
                    Path(entry.path).unlink()
