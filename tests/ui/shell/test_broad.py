"""Large windows are used: pages in columns, what is chosen beside the list, tools with their words."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.features.learn.page import LearnPage
from hoshikan.ui.features.library.page import LibraryPage
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.puzzles.page import PuzzlesPage
from hoshikan.ui.features.settings.page import SettingsPage, fitting
from hoshikan.ui.kit.look.theme import GAP, THEMES
from hoshikan.ui.kit.widgets.basic import Spread
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.shared.boxart import THEME_KEY
from hoshikan.ui.shared.sitting import thumbnail

SEATS = (Seat("human", "Aki"), Seat("bot", "Haru", "casual"))
SMALL, MIDDLE, LARGE = (1280, 720), (1600, 1000), (2560, 1440)


def shown(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.show()
    for _ in range(3):
        QApplication.processEvents()


def place(part: QWidget, page: QWidget) -> QRect:
    return QRect(part.mapTo(page, part.rect().topLeft()), part.size())


def is_broad(first: QWidget, last: QWidget, page: QWidget, *, wanted: bool) -> bool:
    """Return true if `last` is in a column to the right of `first`, as `wanted`."""
    return (place(last, page).left() > place(first, page).right()) == wanted


@pytest.mark.parametrize("text_size", [100, 150])
def test_settings_stand_in_two_columns_where_there_is_room_and_in_one_again(
    window: MainWindow, context: AppContext, qtbot: QtBot, text_size: int
) -> None:
    context.settings.text_size = text_size
    page = window.open_page("settings")
    assert isinstance(page, SettingsPage)
    first, last = page.lists["language"], page.switches["sounds"]
    for size, broad in ((SMALL, False), (LARGE, True), (SMALL, False)):
        shown(window, size)
        # The interface changes its size with the window, after which the columns are laid out once more.
        qtbot.waitUntil(partial(is_broad, first, last, page, wanted=broad))
        for part in page.findChildren(Spread):
            assert part.width() <= page.width(), size


def test_tables_show_the_look_where_a_large_window_has_room_for_them(
    window: MainWindow, context: AppContext, qtbot: QtBot
) -> None:
    page = window.open_page("settings")
    assert isinstance(page, SettingsPage)
    for size, seen in ((SMALL, False), (MIDDLE, True), (LARGE, True), (SMALL, False), (LARGE, True)):
        shown(window, size)
        qtbot.waitUntil(page.tables.isVisible if seen else page.tables.isHidden)
    qtbot.waitUntil(lambda: page.tables.is_painted)
    shown(window, LARGE)
    found = place(page.tables, page)
    assert page.rect().contains(found)
    assert found.top() > place(page.advanced, page).bottom()
    assert page.height() - found.bottom() < page.height() // 12
    before = page.tables.strip.grab().toImage()
    context.settings.theme = "day" if context.theme().dark else "night"
    qtbot.waitUntil(lambda: page.tables.is_painted and page.tables.strip.grab().toImage() != before)


def test_tables_in_a_look_never_keep_the_page_as_wide_as_the_window_was(window: MainWindow, qtbot: QtBot) -> None:
    page = window.open_page("settings")
    assert isinstance(page, SettingsPage)
    shown(window, LARGE)
    qtbot.waitUntil(page.tables.isVisible)
    assert page.tables.strip.width() == page.tables.strip.sizeHint().width()
    assert page.tables.minimumSizeHint().width() < SMALL[0] // 2


def test_tables_of_a_look_are_none_where_they_would_be_too_small() -> None:
    assert fitting(5, 2000, 100).across == fitting(5, 200, 900).across == 0
    for count, width, height in ((5, 1900, 420), (5, 1900, 200), (1, 1900, 420), (3, 700, 900)):
        across, size = fitting(count, width, height)
        assert 0 < across <= count
        assert 0 < size.height() <= height
        assert across * (size.width() + GAP["l"]) - GAP["l"] <= width


def test_a_course_uses_a_large_window(window: MainWindow, context: AppContext) -> None:
    page = window.open_page("learn", "")
    assert isinstance(page, LearnPage)
    shown(window, LARGE)
    found = place(page.courses[page.chosen], page)
    assert found.width() > 0.9 * page.width()
    assert found.bottom() <= page.height()
    assert len({place(tile, page).top() for tile in page.games.values()}) == 1
    shown(window, SMALL)
    assert all(place(tile, page).right() < page.width() for tile in page.games.values())


def test_boxes_of_puzzles_are_pictures_as_large_as_a_large_window_lets_them(window: MainWindow) -> None:
    page = window.open_page("puzzles", "")
    assert isinstance(page, PuzzlesPage)
    for size in (SMALL, LARGE, SMALL):
        shown(window, size)
        for game, tile in page.filter.tiles.items():
            picture = tile.picture
            assert picture is not None
            if size == SMALL:
                assert picture.width() == picture.height() < tile.width() * 0.3, game
            else:
                assert picture.height() == tile.height() - 2 * GAP["s"] > picture.width() * 1.3, game
            image = picture.grab().toImage()
            assert len({image.pixel(x, image.height() // 2) for x in range(5, 60, 5)}) > 3, game


@pytest.mark.parametrize("text_size", [100, 150])
def test_the_button_of_puzzles_is_in_view_below_what_it_begins_with(
    window: MainWindow, context: AppContext, qtbot: QtBot, text_size: int
) -> None:
    context.settings.text_size = text_size
    page = window.open_page("puzzles", "")
    assert isinstance(page, PuzzlesPage)
    for size in (SMALL, MIDDLE, LARGE, SMALL):
        shown(window, size)
        qtbot.waitUntil(lambda: place(page.start, page).left() == place(page.filter, page).left())
        day, choice, start = (place(part, page) for part in (page.day, page.filter, page.start))
        assert page.rect().contains(start), size
        assert start.top() > choice.top(), size
        broad = size == LARGE or (size == MIDDLE and text_size == 100)
        assert (choice.left() > day.right()) == broad, size
        assert (day.height() > page.height() // 2) == broad, size
        assert (page.day.picture.width() > 0.9 * day.width()) == broad, size
        assert page.day.picture.height() > 0.7 * day.height(), size


def test_the_chosen_match_is_shown_beside_a_list_with_room(window: MainWindow, context: AppContext) -> None:
    for game in ("conquestar", "crowntaker"):
        context.library.create(Match.start(GAMES[game], SEATS, 1))
    page = window.open_page("library")
    assert isinstance(page, LibraryPage)
    shown(window, SMALL)
    assert not page.detail.isVisible()
    shown(window, LARGE)
    assert page.detail.isVisible()
    names = []
    for row in range(2):
        page.view.selectRow(row)
        names.append(page.detail.game.text())
        assert page.detail.players.count() == 2 * len(SEATS)
    assert sorted(names) == ["Conquestar", "CrownTaker"]
    page.delete.click()
    page.delete.click()
    assert not page.detail.isVisible() or not page.detail.game.isVisible()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_tools_say_their_names_where_there_is_room_for_all(
    window: MainWindow, context: AppContext, qtbot: QtBot, language: str
) -> None:
    context.settings.language = language
    window.open_table(Match.start(GAMES["conquestar"], SEATS, 1))
    page = window.page
    assert isinstance(page, TablePage)
    tools = [page.bar.tool(name) for name in ("undo", "hint", "rules", "more")]
    style = Qt.ToolButtonStyle
    for size, wanted in (
        (SMALL, style.ToolButtonTextBesideIcon),
        (LARGE, style.ToolButtonTextBesideIcon),
        (SMALL, style.ToolButtonTextBesideIcon),
    ):
        shown(window, size)
        assert {tool.toolButtonStyle() for tool in tools} == {wanted}, size
        assert all(tool.text() and tool.toolTip() and tool.accessibleName() for tool in tools)
        for tool in page.bar.findChildren(QToolButton):
            assert not tool.isVisible() or tool.width() >= tool.sizeHint().width(), (size, tool.text())


def test_pictures_of_the_library_are_painted_in_the_look_of_today(
    window: MainWindow, context: AppContext, qtbot: QtBot
) -> None:
    library = context.library
    ids = [library.create(Match.start(GAMES[game], SEATS, 1)) for game in ("conquestar", "crowntaker")]
    for match_id in ids:
        match = library.load(match_id, GAMES)
        library.set_thumbnail(match_id, thumbnail(match, ["Aki", "Haru"], THEMES["night"]))
    context.settings.theme = "day"
    page = window.open_page("library")
    assert isinstance(page, LibraryPage)
    shown(window, LARGE)

    def looks() -> set[str]:
        return {QImage.fromData(library.thumbnail(match_id) or b"").text(THEME_KEY) for match_id in ids}

    qtbot.waitUntil(lambda: looks() == {"day"})
    seen = page.detail.picture.grab().toImage()
    page.detail.show_row(page.view.currentIndex().row())
    assert page.detail.picture.grab().toImage() == seen
