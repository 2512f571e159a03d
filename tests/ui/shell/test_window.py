"""Going from page to page and back again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from hoshikan.ui.context import AppContext
from hoshikan.ui.notices import Notice, NoticeAction
from hoshikan.ui.pages import catalogue
from hoshikan.ui.pages.home import HomePage
from hoshikan.ui.window import MINIMUM, MainWindow


def press(qtbot: QtBot, window: MainWindow, name: str) -> None:
    """Click the visible button with this accessible name or text."""
    found = [b for b in window.findChildren(QPushButton) if b.isVisible() and name == (b.accessibleName() or b.text())]
    assert len(found) == 1, f"{name}: {len(found)} buttons"
    QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)


def test_it_opens_at_home(window: MainWindow) -> None:
    assert isinstance(window.page, HomePage)
    assert window.windowTitle().endswith("Hoshikan")
    assert window.messages.texts() == []


@pytest.mark.parametrize(("button", "page"), [("Learn", "learn"), ("Library", "library"), ("Settings", "settings")])
def test_the_top_bar_leads_everywhere_and_back(window: MainWindow, qtbot: QtBot, button: str, page: str) -> None:
    press(qtbot, window, button)
    assert window.page_name == page
    press(qtbot, window, "Back")
    assert window.page_name == "home"


def test_play_leads_to_a_new_game_and_escape_back(window: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, window, "Play Conquestar")
    assert window.page_name == "new_game"
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.page_name == "home"


def test_escape_does_not_leave_home(window: MainWindow, qtbot: QtBot) -> None:
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.page_name == "home"


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
    press(qtbot, window, "Home")
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
    window.resize(1024, 700)
    window.show()
    window.close()
    again = MainWindow(context)
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (1024, 700)
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


def test_notices_never_pile_up(window: MainWindow) -> None:
    for number in range(10):
        window.notify(Notice(str(number), f"notice {number}".format))
    assert window.messages.texts() == [f"notice {number}" for number in (7, 8, 9)]


def test_the_keyboard_reaches_every_way_on_home(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    reached: set[str] = set()
    for _ in range(30):
        QTest.keyClick(window, Qt.Key.Key_Tab)
        focus = window.focusWidget()
        assert focus is not None
        reached.add(focus.accessibleName() or getattr(focus, "text", str)())
    assert {"Play Conquestar", "Learn Conquestar", "Home", "Settings", "日本語"} <= reached


def test_every_page_in_the_catalogue_exists(context: AppContext) -> None:
    for name in ("learn", "library", "settings"):
        page = catalogue.create(name, context)
        assert page.context is context
        page.deleteLater()
