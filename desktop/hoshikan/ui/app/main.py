"""Start of the window: options, look, language, and what happens when something goes wrong."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCommandLineOption, QCommandLineParser, QLibraryInfo, Qt
from PySide6.QtWidgets import QApplication

from hoshikan import __version__
from hoshikan.games import GAMES
from hoshikan.processes import show_as_running
from hoshikan.product import MUTEX
from hoshikan.systemlibraries import X11_PACKAGES, advice, missing_for_a_window
from hoshikan.ui.app import incidents, startup
from hoshikan.ui.app.application import Application, create_application, create_context
from hoshikan.ui.app.instance import Instance, Request
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.kit.look.language import LANGUAGES
from hoshikan.ui.session import folders
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.settings import Settings

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
        from hoshikan.ui.app.selftest import main as selftest

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
    watch = incidents.Watch()
    watch.install()
    window = MainWindow(context)
    startup.report(context, window)
    if isinstance(app, Application):
        startup.receive_files(context, window, app)
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
        startup.receive(context, window, instance)

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
