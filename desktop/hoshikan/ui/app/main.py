"""Start of the window: options, look, language, and what happens when something goes wrong."""

from __future__ import annotations

import gc
import os
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCommandLineOption, QCommandLineParser, QCoreApplication, QLibraryInfo, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from hoshikan import __version__
from hoshikan.games import GAMES
from hoshikan.processes import show_as_running
from hoshikan.product import MUTEX
from hoshikan.systemlibraries import X11_PACKAGES, advice, missing_for_a_window
from hoshikan.ui.app import startup
from hoshikan.ui.app.instance import Instance, Reception, Request
from hoshikan.ui.app.startup import Application, OpenedFiles, create_application, create_context
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.kit.look.language import LANGUAGES
from hoshikan.ui.session import folders
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.settings import Settings

if TYPE_CHECKING:
    from logging import Handler
    from types import TracebackType

    from PySide6.QtWidgets import QMessageBox


LOGGER: Final = "hoshikan"
_LOG_BYTES: Final = 500_000
_LOG_FILES: Final = 3
_MOST_DIALOGS: Final = 3
"""A fault at every repaint must not flood the player with dialogs; the log gets all of them."""


def open_log(path: Path) -> Handler | None:
    """Log to `path`, older parts rotating away. None where nothing can be written: a log is not worth a failure."""
    import logging
    import platform
    from logging.handlers import RotatingFileHandler

    from PySide6.QtCore import qVersion

    from hoshikan import __version__

    try:
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=_LOG_BYTES, backupCount=_LOG_FILES, encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log = logging.getLogger(LOGGER)
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    log.info("Hoshikan %s, Qt %s, Python %s, %s", __version__, qVersion(), platform.python_version(), sys.platform)
    return handler


class Watch(QObject):
    """Catches what no other code caught, in any thread, from `install` to `uninstall`."""

    happened = Signal(object)
    """The exception, delivered in the window's thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._handler: Handler | None = None
        self._boxes: list[QMessageBox] = []
        """While no window is active nothing else holds a dialog."""
        self._before = (sys.excepthook, threading.excepthook)
        self.happened.connect(self._report)

    def install(self) -> None:
        """Start watching. The log is opened by the first incident or `start_log`, whichever comes first."""
        sys.excepthook = self._caught
        threading.excepthook = self._caught_in_thread

    def start_log(self) -> None:
        """Open the log now, if it is not open yet."""
        if self._handler is None:
            self._handler = open_log(folders.log_file())

    def uninstall(self) -> None:
        """Put everything back as it was."""
        sys.excepthook, threading.excepthook = self._before
        if self._handler is not None:
            import logging

            logging.getLogger(LOGGER).removeHandler(self._handler)
            self._handler.close()
            self._handler = None

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        import logging

        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        self.start_log()
        logging.getLogger(LOGGER).error("uncaught", exc_info=(kind, error, trace))
        self.happened.emit(error)

    def _caught_in_thread(self, facts: threading.ExceptHookArgs) -> None:
        self._caught(facts.exc_type, facts.exc_value or facts.exc_type(), facts.exc_traceback)

    def _report(self, error: BaseException) -> None:
        from PySide6.QtWidgets import QApplication, QMessageBox

        from hoshikan.resources import MissingResourceError
        from hoshikan.ui.kit.look.literal import literal
        from hoshikan.ui.shared.messages import Messages

        if len(self._boxes) >= _MOST_DIALOGS:
            return
        box = QMessageBox(QApplication.activeWindow())
        self._boxes.append(box)
        box.setIcon(QMessageBox.Icon.Information)
        box.setWindowTitle(self.tr("Something went wrong"))
        if isinstance(error, MissingResourceError):
            box.setWindowTitle(literal(self.tr("Damaged installation")))
            box.setText(literal(Messages().of(error)))
        else:
            box.setText(self.tr("Something went wrong. Your game is saved and you can go on."))
        where = self.tr("The details are in this file; please attach it when you report the problem:")
        box.setInformativeText(literal(f"{where}\n{folders.log_file()}"))
        box.setDetailedText(f"{type(error).__name__}: {error}")
        box.addButton(self.tr("Continue"), QMessageBox.ButtonRole.AcceptRole)
        box.setModal(False)
        box.open()


EXIT_AFTER_FIRST_PAINT: Final = "HOSHIKAN_EXIT_AFTER_FIRST_PAINT"
"""Environment variable: report the first paint of Home and exit, for measuring the start."""
BAD_USAGE: Final = 2
NO_WINDOW: Final = 1


def main(argv: Sequence[str]) -> int:
    """Open the window and stay until it is closed. `argv` without the program's name. Returns the exit code."""
    parser, error = _parsed(argv)
    if error:
        sys.stderr.write(f"hoshikan: {error} (try --help)\n")
        return BAD_USAGE
    if parser.isSet("help"):
        sys.stdout.write(parser.helpText().replace("<executable_name>", "hoshikan"))
        return 0
    if parser.isSet("version"):
        sys.stdout.write(f"hoshikan {__version__}\n")
        return 0
    if parser.isSet("selftest"):
        from hoshikan.ui.app.headless import main as selftest

        return selftest()
    instance = Instance(folders.data_folder())
    measured = bool(os.environ.get(EXIT_AFTER_FIRST_PAINT))
    if not instance.claim() and not measured and instance.ask(_request(parser)):
        return 0
    if missing := missing_for_a_window(Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"):
        sys.stderr.write(f"hoshikan: {advice(X11_PACKAGES, missing)}\n")
        instance.release()
        return NO_WINDOW
    show_as_running(MUTEX)
    app = create_application()
    context = create_context(app, Settings(folders.settings_file()))
    _override(context, parser)
    try:
        return _run(app, context, parser, instance)
    finally:
        instance.release()


def _parsed(argv: Sequence[str]) -> tuple[QCommandLineParser, str]:
    """The options and what is wrong with them, "" if nothing is."""
    parser = QCommandLineParser()
    parser.setApplicationDescription("Hoshikan: table-top games about stars and crowns, offline.")
    for option in (
        QCommandLineOption(["h", "help"], "Show this help."),
        QCommandLineOption(["version"], "Show the version."),
        QCommandLineOption(["game"], f"Open a table with defaults: {', '.join(GAMES)}.", "id"),
        QCommandLineOption(["record"], "Open a match record.", "file.hoshikan"),
        QCommandLineOption(["language"], "Use ja or en in this session.", "language"),
        QCommandLineOption(["theme"], "Use system, night, day or contrast in this session.", "theme"),
        QCommandLineOption(["selftest"], "Check this installation without a screen and leave."),
    ):
        parser.addOption(option)
    if not parser.parse(["hoshikan", *argv]):
        return parser, parser.errorText().rstrip(".")
    rest = parser.positionalArguments()
    if len(rest) > (0 if parser.isSet("record") else 1):
        return parser, f"unexpected argument '{rest[-1]}'"
    allowed = {"game": tuple(GAMES), "language": LANGUAGES, "theme": ("system", "night", "day", "contrast")}
    for name, values in allowed.items():
        if parser.isSet(name) and parser.value(name) not in values:
            return parser, f"--{name} {parser.value(name)!r}: choose one of {', '.join(values)}"
    if parser.isSet("game") and _record(parser):
        return parser, f"{_record(parser)!r}: a record has its own game, leave out --game"
    if (record := _record(parser)) and not Path(record).is_file():
        return parser, f"{record!r}: no such file"
    return parser, ""


def _record(parser: QCommandLineParser) -> str:
    """The match record to open: of --record or, as desktops call us for a file, the only argument. "" if none."""
    return "".join(parser.values("record")[-1:] or parser.positionalArguments())


def _request(parser: QCommandLineParser) -> Request:
    """Return the request to a window that is open already, in place of this start."""
    wishes = {"token": os.environ.get("XDG_ACTIVATION_TOKEN", "")}
    if parser.isSet("game"):
        wishes["game"] = parser.value("game")
    if record := _record(parser):
        wishes["record"] = str(Path(record).absolute())
    return wishes


def _override(context: AppContext, parser: QCommandLineParser) -> None:
    """Options of this session win over the settings and are not stored."""
    for name in ("language", "theme"):
        if parser.isSet(name):
            context.settings.use_for_session(name, parser.value(name))


def _run(app: QApplication, context: AppContext, parser: QCommandLineParser, instance: Instance) -> int:
    watch = Watch()
    watch.install()
    window = MainWindow(context)
    startup.report(context, window)
    if isinstance(app, Application):
        # The first file comes before the window has been painted.
        startup.receive(context, window, OpenedFiles(app, window).asked)
    if parser.isSet("game"):
        startup.open_game(context, window, parser.value("game"))
    if record := _record(parser):
        startup.open_record(context, window, Path(record))

    def later() -> None:
        from hoshikan.ui.kit.sound.loudspeaker import loudspeaker

        gc.freeze()  # collecting never walks over what a start has made: it would take 50 ms
        gc.enable()
        watch.start_log()
        context.sounds.use(loudspeaker)
        context.opening.begin()
        startup.finish(context, window)
        startup.receive(context, window, Reception(instance, window).asked)

    def leave() -> None:
        sys.stdout.write("painted\n")
        sys.stdout.flush()
        app.quit()

    window.show()
    if os.environ.get(EXIT_AFTER_FIRST_PAINT):
        window.painted.connect(leave, Qt.ConnectionType.QueuedConnection)
    else:
        window.painted.connect(later, Qt.ConnectionType.SingleShotConnection)
    try:
        return app.exec()
    finally:
        watch.uninstall()
        context.close()
