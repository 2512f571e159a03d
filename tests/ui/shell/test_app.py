"""The command line, and what happens when something goes wrong."""

from __future__ import annotations

import gc
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from hoshikan import __version__
from hoshikan.engine import Match, Seat, record
from hoshikan.games import GAMES, SHELF
from hoshikan.resources import MissingResourceError
from hoshikan.ui.app import main as incidents
from hoshikan.ui.app import startup
from hoshikan.ui.app.main import BAD_USAGE, EXIT_AFTER_FIRST_PAINT, main
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.board.match import deals
from hoshikan.ui.kit.look import theme
from hoshikan.ui.kit.look.theme import THEMES
from hoshikan.ui.session import folders
from hoshikan.ui.session.context import AppContext, SystemLook
from hoshikan.ui.session.settings import Settings


def test_the_windows_thread_paints_alone() -> None:
    """Qt reads the variable when it first paints: only a process of its own shows what the product sets."""
    program = (
        "import os\n"
        "from hoshikan.ui.app.startup import create_application\n"
        "create_application()\n"
        "print(os.environ['QT_NO_GUI_THREADPOOL'])\n"
    )
    bare = {name: value for name, value in os.environ.items() if name != "QT_NO_GUI_THREADPOOL"}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True, env=bare
    )
    assert done.stdout.split() == ["1"]


@pytest.mark.skipif(os.name == "nt", reason="a shell that closes streams")
@pytest.mark.parametrize("arguments", ["gone.hoshikan", "chess", "simulate", "simulate conquestar --games 0"])
def test_where_nobody_reads_what_is_said_a_mistake_is_no_crash(arguments: str) -> None:
    """Programs with a window have neither output on Windows; Python makes nothing of closed ones here."""
    done = subprocess.run(f"'{sys.executable}' -m hoshikan {arguments} >&- 2>&-", shell=True, check=False)  # noqa: S602  # only a shell closes streams before a start
    assert done.returncode == BAD_USAGE


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--colour"], "colour"),
        (["--game", "chess"], "chess"),
        (["--language", "fr"], "ja, en"),
        (["--theme", "pink"], "night"),
        (["--record", "nowhere.hoshikan"], "nowhere.hoshikan"),
        (["surprise"], "surprise"),
        (["--game"], "game"),
    ],
)
def test_a_wrong_option_gets_one_clear_line(capfd: pytest.CaptureFixture[str], arguments: list[str], told: str) -> None:
    assert main(arguments) == BAD_USAGE
    printed = capfd.readouterr()
    assert printed.out == ""
    assert told in printed.err
    assert printed.err.count("\n") == 1


def test_version_and_help_are_printed(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert __version__ in capfd.readouterr().out
    assert main(["--help"]) == 0
    assert "--record" in capfd.readouterr().out


def test_the_first_picture_and_its_covers_open_neither_a_game_nor_the_library() -> None:
    """Modules that a player waits for before the window is shown."""
    program = (
        "import sys\n"
        "from hoshikan.ui.app import startup\n"
        "from hoshikan.ui.session import folders\n"
        "from hoshikan.ui.session.settings import Settings\n"
        "from hoshikan.ui.app.window import MainWindow\n"
        "qt = startup.create_application()\n"
        "window = MainWindow(startup.create_context(qt, Settings(folders.settings_file())))\n"
        "from hoshikan.games import SHELF\n"
        "from hoshikan.ui.shared.boxart import cover_of\n"
        "window.painted.connect(lambda: print([cover_of(game) for game in SHELF] and '', *sys.modules) or qt.quit())\n"
        "window.show()\n"
        "qt.exec()\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    loaded = set(done.stdout.split())
    assert "hoshikan.games.crowntaker.screen.cover" in loaded
    rooms = (
        "rules.game",
        "rules.state",
        "rules.events",
        "rules.components",
        "screen.text",
        "screen.art.pieces",
        "screen.scene",
    )
    opened = {f"{listing.package}.{room}" for listing in SHELF.values() for room in rooms}
    heavy = {
        "hoshikan.engine",
        "hoshikan.library",
        "hoshikan.ui.board.table.kit.painting",
        "msgspec",
        "socket",
        "sqlite3",
    }
    assert not loaded & (opened | heavy)


def test_the_window_opens_and_closes_in_a_process_of_its_own(hoshikan_home: Path) -> None:
    environment = {**os.environ, EXIT_AFTER_FIRST_PAINT: "1", "HOSHIKAN_HOME": str(hoshikan_home)}
    command = [sys.executable, "-m", "hoshikan", "--language", "ja", "--theme", "day"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    # Qt's offscreen platform on Windows complains that it brings no fonts.
    complaints = [line for line in done.stderr.splitlines() if "font" not in line]
    assert (done.returncode, done.stdout, complaints) == (0, "painted\n", [])
    assert Settings(folders.settings_file()).language == ""


def test_a_record_opens_on_the_table(window: MainWindow, context: AppContext, tmp_path: Path) -> None:
    path = tmp_path / "game.hoshikan"
    path.write_text(record.write(deals.default_match(GAMES["conquestar"], "Aki", seed=7)))
    startup.open_record(context, window, path)
    assert window.page_name == "table"
    assert window.messages.texts() == []


def test_a_bad_record_leaves_home_open_and_says_why(window: MainWindow, context: AppContext, tmp_path: Path) -> None:
    path = tmp_path / "game.hoshikan"
    path.write_text("something else")
    startup.open_record(context, window, path)
    startup.open_record(context, window, tmp_path / "gone.hoshikan")
    assert window.page_name == "home"
    (text,) = window.messages.texts()
    assert "gone.hoshikan" in text


def test_a_record_with_a_move_that_is_not_allowed_is_reported_in_the_words_of_its_game(
    context: AppContext, window: MainWindow, tmp_path: Path
) -> None:
    game = GAMES["sterre-en-kroon"]
    match = Match.start(game, [Seat("human", "Aki"), Seat("human", "Ren")], 3)
    while "play" not in {str(action).partition(" ")[0] for action in match.state.legal_actions()}:
        match.apply(match.state.legal_actions()[0])
    missing = next(number for number in range(1, 25) if match.explain_illegal(game.parse(f"play {number}")))
    path = tmp_path / "bad.hoshikan"
    path.write_text(record.write(match) + f"play {missing}\n", "utf-8")
    startup.open_record(context, window, path)
    line = len(record.write(match).splitlines()) + 1
    (said,) = window.messages.texts()
    assert said == (
        f"bad.hoshikan: Line {line}: SK-3.1: You don't have the number card {missing}. "
        "Correct this line, or delete it and everything after it."
    )


def test_what_became_of_the_settings_is_reported(qtbot: QtBot, hoshikan_home: Path, context: AppContext) -> None:
    path = hoshikan_home / "damaged" / "settings.json"
    path.parent.mkdir(parents=True)
    path.write_text("{")
    damaged = AppContext(Settings(path))
    window = MainWindow(damaged)
    qtbot.addWidget(window)
    startup.report(damaged, window)
    assert any("settings.damaged-1.json" in text for text in window.messages.texts())
    damaged.close()


def test_settings_that_cannot_be_stored_are_reported_once(qtbot: QtBot, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    context = AppContext(Settings(blocked / "settings.json"))
    window = MainWindow(context)
    qtbot.addWidget(window)
    startup.report(context, window)
    assert window.messages.texts() == []
    context.settings.theme = "day"
    (text,) = window.messages.texts()
    assert str(blocked) in text
    window.messages.close_notice("settings")
    context.settings.theme = "night"
    assert window.messages.texts() == []
    context.close()


def test_settings_whose_file_vanished_are_written_again(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "data" / "settings.json"
    context = AppContext(Settings(path))
    context.settings.theme = "day"
    path.unlink()
    path.parent.rmdir()
    context.close()
    assert Settings(path).theme == "day"


def test_what_became_of_the_library_is_reported(window: MainWindow, context: AppContext, hoshikan_home: Path) -> None:
    hoshikan_home.mkdir(parents=True, exist_ok=True)
    (hoshikan_home / "library.sqlite3").write_bytes(b"no database" * 100)
    startup.finish(context, window)
    (text,) = window.messages.texts()
    assert "library.sqlite3" in text


def test_a_system_that_cannot_show_japanese_gets_a_message(
    window: MainWindow, context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(theme, "_JAPANESE_PACKAGE", "no_such_package")
    startup.finish(context, window)
    assert window.messages.texts() == []
    monkeypatch.setattr(QFontDatabase, "families", lambda _system: [])
    startup.finish(context, window)
    (text,) = window.messages.texts()
    assert "NotoSansCJKjp-Regular.otf" in text


def test_a_game_whose_files_are_missing_is_reported_on_home(
    window: MainWindow, context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = Path("resources", "games", "conquestar", "components.toml")

    def fail(*_given: object) -> None:
        raise MissingResourceError(lost)

    monkeypatch.setattr(deals, "default_match", fail)
    startup.open_game(context, window, "conquestar")
    (text,) = window.messages.texts()
    assert str(lost) in text
    assert window.page_name == "home"


@pytest.fixture
def watch(qapp: QApplication) -> Iterator[incidents.Watch]:
    made = incidents.Watch()
    made.install()
    yield made
    made.uninstall()
    for box in dialogs():
        Shiboken.delete(box)


def fail(message: str) -> None:
    """Pass an error to the hook, as the interpreter does."""
    sys.excepthook(RuntimeError, RuntimeError(message), None)


def dialogs() -> list[QMessageBox]:
    return [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QMessageBox)]


def test_an_unexpected_error_is_reported_calmly_and_logged(
    qtbot: QtBot, watch: incidents.Watch, window: MainWindow, hoshikan_home: Path
) -> None:
    fail("the sky fell")
    (box,) = dialogs()
    assert str(folders.log_file()) in box.informativeText()
    assert "saved" in box.text()
    assert "the sky fell" in folders.log_file().read_text()
    box.close()
    assert window.isVisible()


def test_a_missing_file_of_the_application_is_named(
    qtbot: QtBot, watch: incidents.Watch, window: MainWindow, context: AppContext
) -> None:
    context.settings.language = "ja"
    lost = MissingResourceError(Path("here", "rules.md"))
    sys.excepthook(MissingResourceError, lost, None)
    (box,) = dialogs()
    assert str(lost.path) in box.text()
    assert "インストール" in box.text()


def test_errors_that_keep_coming_do_not_bury_the_player(
    qtbot: QtBot, watch: incidents.Watch, hoshikan_home: Path
) -> None:
    for number in range(20):
        fail(f"error {number}")
    assert 0 < len(dialogs()) < 5
    assert "error 19" in folders.log_file().read_text()


def test_an_error_is_reported_while_another_program_is_in_front(
    qtbot: QtBot, watch: incidents.Watch, hoshikan_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QApplication, "activeWindow", lambda: None)
    fail("the sky fell")
    gc.collect()
    (box,) = dialogs()
    assert box.isVisible()


def test_errors_of_other_threads_are_caught_too(qtbot: QtBot, watch: incidents.Watch, hoshikan_home: Path) -> None:
    thread = threading.Thread(target=lambda: 1 / 0)
    with qtbot.waitSignal(watch.happened):
        thread.start()
        thread.join()
    assert len(dialogs()) == 1
    assert "ZeroDivisionError" in folders.log_file().read_text()


def test_without_a_place_for_the_log_the_session_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert incidents.open_log(blocked / "log") is None
    assert logging.getLogger(incidents.LOGGER).handlers == []


class Desktop(SystemLook):
    """A desktop whose user changes their mind."""

    wish = "night"

    def theme(self) -> str:
        return self.wish

    def now(self, wish: str) -> None:
        self.wish = wish
        self.changed.emit()


def test_the_systems_look_is_followed_only_where_asked(qapp: QApplication) -> None:
    settings, desktop = Settings(), Desktop()
    context = AppContext(settings, system=desktop)
    told: list[str] = []
    context.theme_changed.connect(lambda theme: told.append(theme.name))
    desktop.now("day")
    desktop.now("contrast")
    assert told == ["day", "contrast"]
    settings.theme = "night"
    desktop.now("day")
    assert told == ["day", "contrast", "night"]
    assert context.theme().name == "night"
    context.close()


def test_the_system_has_a_look_we_have(qapp: QApplication) -> None:
    assert SystemLook().theme() in THEMES


def test_a_quick_start_needs_no_choices() -> None:
    match = deals.default_match(GAMES["conquestar"], "", seed=3)
    assert isinstance(match, Match)
    assert [seat.kind for seat in match.header.seats] == ["human", "bot"]
