"""The window's first actions: report what could not be loaded, and open the command line's request."""

from __future__ import annotations

from pathlib import Path

from hoshikan.ui.app.application import Application, OpenedFiles
from hoshikan.ui.app.instance import Instance, Reception, Request, raise_window, when_free
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.kit.look.words import Words, listed
from hoshikan.ui.kit.widgets.notices import Notice, NoticeAction
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.settings import SettingsProblem


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
    from hoshikan.ui.app import leftovers
    from hoshikan.ui.kit.look.style import check_japanese
    from hoshikan.ui.shared.messages import Messages

    opening = context.opening
    if opening.is_pending:
        opening.slow.connect(lambda: window.notify(Notice("opening", StartupMessages().opening_library)))
        opening.done.connect(lambda: _library_opened(context, window))
    else:
        report_library(context, window)
    context.motion.follow()
    leftovers.tidy_later(context.settings)
    try:
        window.setWindowIcon(QIcon(str(resource("icons", "hoshikan.svg"))))
        check_japanese()
    except MissingResourceError as error:
        missing = error
        window.notify(Notice("icon", lambda: Messages().of(missing), bad=True))


def _library_opened(context: AppContext, window: MainWindow) -> None:
    window.messages.close_notice("opening")
    report_library(context, window)


def report_library(context: AppContext, window: MainWindow) -> None:
    """Report problems of opening the library, and the games that wait to be imported."""
    from hoshikan.library import rescue
    from hoshikan.ui.shared.keeping import Keeping
    from hoshikan.ui.shared.messages import Messages

    library, words = context.library, Keeping()
    problem = library.problem
    if problem is not None and library.stranded:
        folder = rescue.place()
        again = NoticeAction(words.again, lambda: _try_library(context, window))
        window.notify(Notice("library", lambda: words.at_start(problem, folder), bad=True, actions=(again,)))
        return
    if problem is not None:
        window.notify(Notice("library", lambda: Messages().of(problem), bad=True))
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
    from hoshikan.engine import RecordError, record
    from hoshikan.library import LibraryProblem
    from hoshikan.library.files import identity
    from hoshikan.library.problem import reported
    from hoshikan.resources import MissingResourceError
    from hoshikan.ui.shared.messages import Messages

    before = identity(path)
    if before is None:
        # Another window took it in.
        return False
    try:
        with reported(path):
            for match in record.read_whole_file(path, context.games):
                context.library.adopt(match)
            # Another window may have put more into it meanwhile.
            if identity(path) == before:
                path.unlink(missing_ok=True)
    except (RecordError, LibraryProblem, MissingResourceError) as error:
        problem = error
        window.notify(Notice("rescued-record", lambda: f"{path}: {Messages().of(problem)}", bad=True))
        return False
    return True


def receive(context: AppContext, window: MainWindow, instance: Instance) -> None:
    """Do what later starts ask for in this window, for as long as it lives."""
    reception = Reception(instance, window)
    reception.asked.connect(lambda request: when_free(lambda: serve(context, window, request), window))


def receive_files(context: AppContext, window: MainWindow, app: Application) -> None:
    """Open what a Mac hands to the running program; the first file comes before the window has been painted."""
    files = OpenedFiles(app, window)
    files.asked.connect(lambda request: when_free(lambda: serve(context, window, request), window))


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
    from hoshikan.ui.shared.messages import Messages

    try:
        match = default_match(context.games[game_id], context.settings.player_name)
    except (SetupError, MissingResourceError) as error:
        problem = error
        window.notify(Notice("game", lambda: Messages().of(problem), bad=True))
    else:
        notebook = context.notebook
        Emblems(notebook).keep(match.header, People(notebook).emblems(match.header.seats))
        window.open_table(match)


def open_record(_context: AppContext, window: MainWindow, path: Path) -> None:
    """Put a match record on the table, or in replay if it is over; a bad one gets a notice with place and remedy."""
    from hoshikan.ui.shared.sharing import open_files

    open_files(window.ground, [path])
