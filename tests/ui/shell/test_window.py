"""Going from page to page and back again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.app import window as catalogue
from hoshikan.ui.app.window import MINIMUM, MainWindow, TopBar
from hoshikan.ui.features.home.page import HomePage
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.kit.look.words import Notice, NoticeAction
from hoshikan.ui.session.context import AppContext


def press(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """Click the visible button with this accessible name or text."""
    found = [b for b in window.findChildren(QPushButton) if b.isVisible() and name == (b.accessibleName() or b.text())]
    assert len(found) == 1, f"{name}: {len(found)} buttons"
    QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)


def test_it_opens_at_home(window: MainWindow) -> None:
    assert isinstance(window.page, HomePage)
    assert window.windowTitle().endswith("Hoshikan")
    assert window.messages.texts() == []


def bar(window: MainWindow) -> TopBar:
    found = window.findChild(TopBar)
    assert found is not None
    return found


def entries(window: MainWindow) -> dict[str, QAction]:
    """The menu of the window: its actions by their words."""
    return {one.text().partition("\t")[0]: one for one in bar(window).menu.actions() if one.text()}


@pytest.mark.parametrize(("button", "page"), [("Learn", "learn"), ("My games", "library")])
def test_the_top_bar_leads_to_the_main_pages_and_back(window: MainWindow, qtbot: QtBot, button: str, page: str) -> None:
    press(qtbot, window, button)
    assert window.page_name == page
    press(qtbot, window, "Play")
    assert window.page_name == "home"


def test_the_bar_has_three_main_pages_and_the_menu(window: MainWindow) -> None:
    for name, arguments in (("home", ()), ("learn", ("",)), ("library", ())):
        window.open_page(name, *arguments) if name != "home" else window.home()
        shown = [one for one in bar(window).findChildren(QAbstractButton) if one.isVisible()]
        assert [one.text() for one in shown if one.text() != "‹ Back"] == ["Play", "Learn", "My games", "Menu"]
        assert ("‹ Back" in [one.text() for one in shown]) == (name == "library")
    assert list(entries(window)) == ["Ask the rules", "Settings", "Keys", "About Hoshikan", "日本語", "Full screen"]


@pytest.mark.parametrize(("entry", "page"), [("Settings", "settings"), ("Keys", "keys"), ("About Hoshikan", "about")])
def test_the_menu_leads_to_pages_that_escape_and_back_leave(
    window: MainWindow, qtbot: QtBot, entry: str, page: str
) -> None:
    entries(window)[entry].trigger()
    assert window.page_name == page
    press(qtbot, window, "Back")
    assert window.page_name == "home"
    entries(window)[entry].trigger()
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.page_name == "home"


def test_the_menu_switches_the_language_and_fills_the_screen(
    window: MainWindow, context: AppContext, qtbot: QtBot
) -> None:
    entries(window)["日本語"].trigger()
    assert context.settings.language == "ja"
    qtbot.waitUntil(lambda: "English" in entries(window))
    entries(window)["English"].trigger()
    qtbot.waitUntil(lambda: "Full screen" in entries(window))
    assert context.settings.language == "en"
    entries(window)["Full screen"].trigger()
    assert window.isFullScreen()
    entries(window)["Full screen"].trigger()
    assert not window.isFullScreen()


def test_play_leads_to_a_new_game_and_escape_back(window: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, window, "Play Conquestar")
    press(qtbot, window, "Just play, Conquestar")
    assert window.page_name == "new_game"
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.page_name == "home"


@pytest.mark.parametrize("name", TopBar.DESTINATIONS)
def test_escape_does_not_leave_a_page_of_the_top_bar(window: MainWindow, qtbot: QtBot, name: str) -> None:
    window.activateWindow()
    window.open_page("about")
    if name != "home":
        press(qtbot, window, {"learn": "Learn", "library": "My games"}[name])
        assert window.page_name == name
        QTest.keyClick(window.page, Qt.Key.Key_Escape)
        assert window.page_name == name
        QTest.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
        assert window.page_name == "about"
    else:
        window.home()
        QTest.keyClick(window.page, Qt.Key.Key_Escape)
        assert window.page_name == name


def test_pages_behind_take_the_new_look_when_they_are_shown(window: MainWindow, context: AppContext) -> None:
    window.open_table(Match.start(GAMES["conquestar"], (Seat("human", "Aki"), Seat("human", "Ben")), 7))
    table = window.page
    assert isinstance(table, TablePage)
    window.open_page("settings")
    before = table.scene.theme.name
    context.settings.theme = "day"
    assert table.scene.theme.name == before
    window.back()
    assert window.page is table
    assert table.scene.theme.name == context.theme().name != before


def test_the_pointer_shows_that_a_table_is_being_set_up(window: MainWindow, qtbot: QtBot) -> None:
    window.open_table(Match.start(GAMES["conquestar"], (Seat("human", "Aki"), Seat("human", "Ben")), 7))
    cursor = QGuiApplication.overrideCursor()
    assert cursor is not None
    assert cursor.shape() == Qt.CursorShape.WaitCursor
    qtbot.waitUntil(lambda: QGuiApplication.overrideCursor() is None)


def test_alt_left_goes_back(window: MainWindow, qtbot: QtBot) -> None:
    window.open_page("settings")
    window.open_page("learn", "")
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.page_name == "settings"


def test_a_page_open_already_comes_back_to_the_top(window: MainWindow) -> None:
    first = window.open_page("settings")
    window.open_page("library")
    assert window.open_page("settings") is first
    window.back()
    assert window.page_name == "library"
    window.back()
    assert window.page_name == "home"


def test_home_closes_everything_else(window: MainWindow, qtbot: QtBot) -> None:
    window.open_page("settings")
    window.open_page("library")
    press(qtbot, window, "Play")
    assert window.page_name == "home"
    window.back()
    assert window.page_name == "home"


def test_a_rule_link_opens_the_book_at_the_rule(window: MainWindow) -> None:
    window.open_rules("conquestar", "CQ-4.1")
    page = window.page
    assert window.page_name == "rules"
    window.open_rules("conquestar", "CQ-2.3")
    assert window.page is page


def test_f11_fills_the_screen_and_escape_ends_it(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert not window.isFullScreen()


def test_the_window_keeps_its_place_and_never_gets_too_small(qtbot: QtBot, context: AppContext) -> None:
    window = MainWindow(context)
    qtbot.addWidget(window)
    window.resize(MINIMUM[0], 700)
    window.show()
    window.close()
    again = MainWindow(context)
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (MINIMUM[0], 700)
    again.resize(10, 10)
    assert (again.width(), again.height()) == MINIMUM


def test_a_damaged_place_is_ignored(qtbot: QtBot, context: AppContext) -> None:
    context.settings.geometry = "AAAA"
    window = MainWindow(context)
    qtbot.addWidget(window)
    assert window.width() >= MINIMUM[0]


def test_every_page_has_a_title_for_the_window_and_screen_readers(window: MainWindow) -> None:
    for name, arguments in (
        ("new_game", ("conquestar",)),
        ("learn", ("",)),
        ("library", ()),
        ("settings", ()),
        ("rules", ("conquestar",)),
    ):
        page = window.open_page(name, *arguments)
        assert page.title()
        assert page.accessibleName() == page.title()
        assert page.title() in window.windowTitle()


def test_notices_stay_until_closed_and_replace_their_like(window: MainWindow, qtbot: QtBot) -> None:
    done: list[str] = []
    window.notify(Notice("a", lambda: "first"))
    window.notify(Notice("a", lambda: "second", actions=(NoticeAction(lambda: "Do it", lambda: done.append("x")),)))
    assert window.messages.texts() == ["second"]
    press(qtbot, window, "Do it")
    assert done == ["x"]
    assert window.messages.texts() == []
    assert not window.messages.isVisible()


def bad(number: int) -> Notice:
    return Notice(str(number), f"notice {number}".format, bad=True)


def test_notices_never_pile_up(window: MainWindow) -> None:
    for number in range(10):
        window.notify(bad(number))
    assert window.messages.texts() == [f"notice {number}" for number in (7, 8, 9)]
    seen = [label.text() for label in window.messages.findChildren(QLabel) if label.isVisible()]
    assert seen == ["notice 9", "2 more"]
    window.messages.close_notice("9")
    seen = [label.text() for label in window.messages.findChildren(QLabel) if label.isVisible()]
    assert seen == ["notice 8", "1 more"]


def test_notices_move_nothing_and_lie_over_the_page_in_the_window(window: MainWindow, qtbot: QtBot) -> None:
    page = window.open_page("library")
    QApplication.processEvents()
    before = page.mapToGlobal(QPoint(0, 0)), page.size()
    for text in ("short", "long " * 80):
        window.notify(Notice("a", text.format, bad=True))
        QApplication.processEvents()
        assert (page.mapToGlobal(QPoint(0, 0)), page.size()) == before
        assert window.rect().contains(QRect(window.messages.mapTo(window, QPoint(0, 0)), window.messages.size()))
        (label,) = [label for label in window.messages.findChildren(QLabel) if label.isVisible()]
        assert label.height() >= label.heightForWidth(label.width())


def test_good_news_go_with_the_page_and_bad_ones_stay(window: MainWindow) -> None:
    window.open_page("library")
    window.notify(bad(1))
    window.notify(Notice("here", lambda: "not this file", bad=True, here=True))
    window.notify(Notice("saved", lambda: "Saved as x"))
    assert window.messages.texts() == ["notice 1", "not this file", "Saved as x"]
    window.notify(Notice("more", lambda: "Saved as y"))
    assert window.messages.texts() == ["notice 1", "not this file", "Saved as y"]
    window.open_page("settings")
    assert window.messages.texts() == ["notice 1"]


def test_good_news_go_when_they_have_been_read(window: MainWindow) -> None:
    window.activateWindow()
    timer = window.messages.findChild(QTimer)
    assert isinstance(timer, QTimer)
    window.notify(bad(1))
    assert not timer.isActive()
    window.notify(Notice("saved", lambda: "Saved as x"))
    assert timer.isActive()
    close = next(b for b in window.messages.findChildren(QPushButton) if b.isVisible())
    close.setFocus()
    timer.timeout.emit()
    assert window.messages.texts() == ["notice 1", "Saved as x"]
    window.page.setFocus()
    timer.timeout.emit()
    assert window.messages.texts() == ["notice 1"]
    assert not timer.isActive()


def test_a_notice_is_reached_with_tab_after_the_bar_and_closed_with_escape(window: MainWindow) -> None:
    window.activateWindow()
    window.open_page("settings")
    window.notify(Notice("a", lambda: "It happened", bad=True, actions=(NoticeAction(lambda: "Again", lambda: None),)))
    last = next(b for b in window.findChildren(QToolButton) if b.accessibleName() == "Menu")
    last.setFocus()
    reached = []
    for _ in range(2):
        QTest.keyClick(window, Qt.Key.Key_Tab)
        focus = window.focusWidget()
        assert isinstance(focus, QPushButton)
        reached.append(focus.accessibleName() or focus.text())
    assert reached == ["Again", "Close"]
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.messages.texts() == []
    assert window.page_name == "settings"


def test_closing_a_notice_is_not_beside_what_it_offers(window: MainWindow) -> None:
    window.notify(Notice("a", lambda: "The game was deleted.", actions=(NoticeAction(lambda: "Back", lambda: None),)))
    QApplication.processEvents()
    close, again = (b.geometry() for b in window.messages.findChildren(QPushButton) if b.isVisible())
    assert close.left() - again.right() > 200
    assert again.top() >= close.bottom()


def test_the_keyboard_reaches_every_way_on_home(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    reached: set[str] = set()
    for _ in range(30):
        QTest.keyClick(window, Qt.Key.Key_Tab)
        focus = window.focusWidget()
        assert focus is not None
        name = focus.accessibleName() or getattr(focus, "text", str)()
        reached.add(name)
        if name == "Play":
            # The destinations are one stop, with arrow keys between them.
            for _ in range(len(TopBar.DESTINATIONS) - 1):
                QTest.keyClick(window.focusWidget(), Qt.Key.Key_Right)
            last = window.focusWidget()
            assert isinstance(last, QPushButton)
            reached.add(last.text())
    assert {"Play Conquestar", "Play", "My games", "Menu"} <= reached


def test_the_name_of_the_window_says_where_one_is(window: MainWindow, context: AppContext) -> None:
    for language, library in (("en", "My games – Hoshikan"), ("ja", "マイゲーム – Hoshikan")):
        context.settings.language = language
        assert window.windowTitle() == "Hoshikan"
        window.open_page("library")
        assert window.windowTitle() == library
        window.back()


FIRST_WINDOW = """
import sys
from pathlib import Path
from hoshikan.ui.app.startup import create_application, create_context
from hoshikan.ui.session.settings import Settings
from hoshikan.ui.app.window import TopBar
from hoshikan.ui.app.window import MainWindow

context = create_context(create_application(), Settings(Path(sys.argv[1])))
window = MainWindow(context)
window.show()
print(window.width(), window.height(), window.x(), window.y())
window.close()
"""


def placed_on(screen: tuple[int, int], folder: Path) -> tuple[int, ...]:
    """Width, height, x and y of the window of a session on a screen of this size."""
    shape = {"name": "one", "x": 0, "y": 0, "width": screen[0], "height": screen[1]}
    described = folder / "screens.json"
    described.write_text(json.dumps({"screens": [shape | {"dpr": 1, "logicalDpi": 96, "logicalBaseDpi": 96}]}))
    # Relative, since the colon after a drive would end the option.
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={described.name}"}
    command = [sys.executable, "-c", FIRST_WINDOW, str(folder / "settings.json")]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=True)
    return tuple(map(int, done.stdout.split()))


@pytest.mark.parametrize(("screen", "least"), [((1280, 720), (1200, 640)), ((1920, 1080), (1280, 800))])
def test_the_first_window_fits_on_the_screen(tmp_path: Path, screen: tuple[int, int], least: tuple[int, int]) -> None:
    width, height, *_ = placed_on(screen, tmp_path)
    assert least[0] <= width <= screen[0]
    assert least[1] <= height < screen[1]


def test_a_window_from_a_larger_screen_is_fitted(tmp_path: Path) -> None:
    assert placed_on((1920, 1080), tmp_path)[:2] == (1280, 800)
    width, height, x, y = placed_on((1280, 720), tmp_path)
    assert x + width <= 1280
    assert y + height <= 720


def test_every_page_in_the_catalogue_exists(context: AppContext) -> None:
    for name in ("learn", "library", "settings"):
        page = catalogue.create(name, context)
        assert page.context is context
        page.deleteLater()


def test_tables_that_were_left_take_no_notice_of_keys(qtbot: QtBot, window: MainWindow) -> None:
    for _ in range(2):
        window.open_table(Match.start(GAMES["conquestar"], [Seat("human", "Aki"), Seat("bot", "Vega", "casual")], 7))
        window.home()
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    with qtbot.captureExceptions() as errors:
        QTest.keyClick(window, Qt.Key.Key_Tab)
        QTest.mouseClick(window.page, Qt.MouseButton.LeftButton)
        QTest.keyClick(window, Qt.Key.Key_Tab)
    assert errors == []


def test_a_change_of_the_look_shows_that_it_takes_its_time(
    window: MainWindow, context: AppContext, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: QGuiApplication.overrideCursor() is None)
    context.settings.theme = "day"
    assert QGuiApplication.overrideCursor() is not None
    qtbot.waitUntil(lambda: QGuiApplication.overrideCursor() is None)
