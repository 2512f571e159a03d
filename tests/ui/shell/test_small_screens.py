"""Small screens: at 960×540, which is full HD at 200 %, every control of every page and table is within reach."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHeaderView,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSlider,
    QTabBar,
    QWidget,
)

from hoshikan.engine import Match
from hoshikan.games import GAMES
from hoshikan.games.hoshi_wo_wataru.screen.layout import Places
from hoshikan.teaching.lessons import lessons
from hoshikan.ui.app.headless import seats
from hoshikan.ui.app.window import COMFORTABLE, MINIMUM, MainWindow
from hoshikan.ui.features.learn.lesson import LessonPage
from hoshikan.ui.features.library.page import LibraryPage
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.kit.look.theme import interface_size
from hoshikan.ui.session.context import AppContext
from tests.engine.variants import THOROUGH, sampled
from tests.ui.shell.test_crowded import settle
from tests.ui.shell.test_language import PAGES, needs_translations

SMALLEST = (960, 540)
FRAMED = (958, 470)
"""The same screen, less a task bar and the frame of the window."""
LEAST_VIEW = 40
"""Height in pixels of what can be scrolled, at least."""
CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QSlider)


def out_of_reach(window: MainWindow) -> list[str]:
    """Return every visible control that no scrolling brings into the window whole."""
    parts = [part for part in window.findChildren(QWidget) if isinstance(part, CONTROLS) and part.isVisible()]
    # The arrows of tabs that scroll, and the button that clears a line, come and go with what they belong to.
    own = [part for part in parts if not isinstance(part.parentWidget(), QTabBar | QLineEdit | QComboBox)]
    return [f"{type(part).__name__} {part.accessibleName()!r}" for part in own if not is_in_reach(part)]


def is_in_reach(part: QWidget) -> bool:
    place, inner, outer = part.rect(), part, part.parentWidget()
    while outer is not None and not inner.isWindow():
        place = QRect(inner.mapTo(outer, place.topLeft()), place.size())
        area = outer.parentWidget()
        if isinstance(area, QScrollArea) and area.viewport() is outer:
            if place.left() < 0 or place.right() >= outer.width() or outer.height() < LEAST_VIEW:
                return False
            place = outer.rect()
        elif not outer.rect().contains(place):
            return False
        inner, outer = outer, outer.parentWidget()
    return True


def opened(window: MainWindow, size: tuple[int, int], name: str, *arguments: object) -> None:
    window.resize(*size)
    if name != "home":
        window.open_page(name, *arguments)
    settle()
    assert window.size() == QSize(*size)


def at_table(window: MainWindow, game_id: str, size: tuple[int, int] = SMALLEST, players: int = 0) -> TablePage:
    game = GAMES[game_id]
    window.resize(*size)
    window.open_table(Match.start(game, seats(game, ["Aki"])[: players or None], 7))
    settle()
    page = window.page
    assert isinstance(page, TablePage)
    return page


@needs_translations
@pytest.mark.parametrize(("language", "text_size"), [("en", 150), ("ja", 150), ("ja", 100)])
def test_no_list_scrolls_sideways(window: MainWindow, context: AppContext, language: str, text_size: int) -> None:
    context.settings.language, context.settings.text_size = language, text_size
    for game in GAMES.values():
        match = Match.start(game, seats(game, ["Aki"]), 7)
        match_id = context.library.create(match)
        points = [17 * seat for seat in range(len(match.header.seats))]
        context.library.finish(match_id, points, frozenset([len(points) - 1]), "victory")
    for name in ("library", "about"):
        opened(window, SMALLEST, name)
        shown = [one for one in window.findChildren(QAbstractItemView) if one.isVisible()]
        assert shown
        assert {one.horizontalScrollBar().maximum() for one in shown} == {0}
        for view in shown:
            wide, header = view.viewport().width(), view.findChild(QHeaderView)
            widest = header.length() if header is not None else view.sizeHintForColumn(0)
            assert widest <= wide
        if isinstance(page := window.page, LibraryPage):
            assert page.view.columnWidth(2) >= page.pictures.company_width(), "every face is whole"


@pytest.mark.parametrize(("language", "size"), sampled(["en", "ja"], [SMALLEST, FRAMED]))
def test_every_control_of_every_page_is_within_reach(
    window: MainWindow, context: AppContext, language: str, size: tuple[int, int]
) -> None:
    context.settings.language = language
    lost = {}
    pages = [*PAGES, ("puzzles", ("",)), *(("position", (game,)) for game in GAMES)]
    pages += [("lesson", (game, lessons(game)[0].id)) for game in GAMES]
    for name, arguments in pages if THOROUGH else pages[size == FRAMED :: 2]:
        opened(window, size, name, *arguments)
        if found := out_of_reach(window):
            lost[name, arguments] = found
    assert lost == {}


@needs_translations
@pytest.mark.parametrize(("language", "game_id"), sampled(["en", "ja"], GAMES))
def test_every_control_of_every_table_is_within_reach(
    window: MainWindow, context: AppContext, language: str, game_id: str
) -> None:
    context.settings.language = language
    for size in (SMALLEST, FRAMED):
        page = at_table(window, game_id, size)
        assert out_of_reach(window) == []
        assert page.board.height() >= size[1] - 70
        assert not page.beside.is_open
        window.home()


def test_the_check_sees_what_is_out_of_reach(window: MainWindow) -> None:
    lost = QLineEdit(window.page)
    lost.setGeometry(window.page.width() - 10, 0, 60, 40)
    lost.show()
    assert out_of_reach(window) == ["QLineEdit ''"]


def test_the_smallest_window_fits_a_framed_one_on_the_smallest_screen() -> None:
    assert QRect(QPoint(), QSize(*FRAMED)).contains(QRect(QPoint(), QSize(*MINIMUM)))


def test_a_low_window_has_one_bar_at_a_table_and_leaves_by_it(window: MainWindow) -> None:
    page = at_table(window, "conquestar")
    back = next(one for one in page.bar.findChildren(QAbstractButton) if one.text().endswith("Back"))
    whole = next(one for one in page.bar.findChildren(QAbstractButton) if one.text() == "Menu")
    window.resize(*COMFORTABLE)
    settle()
    assert not page.bar.isAncestorOf(back)
    assert not page.bar.isAncestorOf(whole)
    window.resize(*SMALLEST)
    settle()
    assert page.bar.isAncestorOf(back)
    back.click()
    settle()
    assert window.page_name == "home"
    assert whole.isVisible()
    assert not page.bar.isAncestorOf(whole)


@needs_translations
@pytest.mark.parametrize("language", ["en", "ja"])
def test_one_bar_is_enough_for_large_words_too(window: MainWindow, context: AppContext, language: str) -> None:
    context.settings.language, context.settings.text_size = language, 150
    for game in GAMES:
        page = at_table(window, game)
        assert page.board.height() >= 0.87 * SMALLEST[1]
        assert out_of_reach(window) == []
        words = [one for one in page.bar.status.findChildren(QLabel) if one.isVisible() and one.text()]
        assert all(one.heightForWidth(one.width()) <= one.height() for one in words)
        window.home()


@pytest.mark.parametrize(("text_size", "size", "beside"), [(100, (1280, 720), True), (130, (1280, 720), False)])
def test_the_panel_gives_way_where_the_table_needs_the_room(
    window: MainWindow, context: AppContext, text_size: int, size: tuple[int, int], beside: bool
) -> None:
    context.settings.text_size = text_size
    context.settings.panel_visible = True
    page = at_table(window, "sterre-en-kroon", size)
    assert page.beside.is_open == beside
    page.show_rule("SK-2.1")
    assert page.side.shows("rules")


def test_no_piece_is_seen_through_a_panel_over_the_table(window: MainWindow) -> None:
    page = at_table(window, "conquestar")
    page.bar.pressed.emit("panel")
    settle()
    below = QFrame(page.around)
    below.setStyleSheet("background: #ff0000")
    below.setGeometry(page.side.geometry())
    below.show()
    below.stackUnder(page.side)
    settle()
    free = QPoint(page.side.width() - 4, page.side.tabBar().height() // 2)
    assert window.grab().toImage().pixelColor(page.side.mapTo(window, free)).name() != "#ff0000"


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1920, 1080), (1920, 1200), (1080, 1920)])
def test_the_interface_has_its_usual_size_in_usual_windows(width: int, height: int) -> None:
    assert interface_size(width, height) == 100


def test_the_interface_grows_smoothly_with_large_windows() -> None:
    sizes = [interface_size(4000, height) for height in range(1200, 2300, 10)]
    assert sizes == sorted(sizes)
    assert max(after - before for before, after in pairwise(sizes)) <= 5
    assert all(interface_size(2560, height) >= 125 for height in range(1400, 1441))


def test_a_large_window_has_larger_bars_and_panels(window: MainWindow, context: AppContext) -> None:
    context.settings.panel_visible = True
    page = at_table(window, "conquestar", (1920, 1080))
    usual = page.bar.fontInfo().pixelSize(), page.side.width(), page.bar.height()
    text = page.scene.theme.text_scale
    window.resize(2560, 1440)
    settle()
    letters, wide, high = page.bar.fontInfo().pixelSize(), page.side.width(), page.bar.height()
    assert letters >= 1.2 * usual[0]
    assert wide > usual[1]
    assert high > usual[2]
    assert page.scene.theme.text_scale == text  # the table is larger by itself
    window.resize(1920, 1080)
    settle()
    assert (page.bar.fontInfo().pixelSize(), page.side.width(), page.bar.height()) == usual


@pytest.mark.parametrize(
    "size", [(1280, 720), (1280, 800), (1366, 768), (1440, 900), (1600, 1000), (1920, 1010), (1920, 1080)]
)
def test_a_lesson_and_a_match_lay_the_same_bid_in_the_same_place(
    window: MainWindow, context: AppContext, size: tuple[int, int]
) -> None:
    context.settings.panel_visible = True  # as in a lesson
    game = GAMES["hoshi-wo-wataru"]
    opened(window, size, "lesson", game.id, lessons(game.id)[0].id)
    lesson = window.page
    assert isinstance(lesson, LessonPage)
    match = at_table(window, game.id, size, 3)
    found = []
    for scene in (lesson.scene, match.scene):
        places = Places(3, 0, scene.aspect, bars=scene.bars)
        bid, prize = places.cell(0, 0), places.constellation(0)
        found.append(bid.y > prize.bottom)
    assert found == [True, True]
