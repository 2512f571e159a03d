"""Tab walks through a page in the order in which it is read."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from hoshikan.games import GAMES
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.session.context import AppContext, Page
from tests.ui.shell.test_language import PAGES
from tests.ui.shell.test_pages import kept

MOST = 200


def walked(page: Page) -> list[QWidget]:
    """Return the stops of Tab on the page, from the first to the last."""
    page.setFocus()
    stops: list[QWidget] = []
    for _ in range(MOST):
        page.window().focusNextPrevChild(True)
        focus = QApplication.focusWidget()
        if focus is None or not page.isAncestorOf(focus) or focus in stops:
            break
        stops.append(focus)
    return stops


def place(stop: QWidget, page: Page) -> QRect:
    return QRect(stop.mapTo(page, QPoint()), stop.size())


def goes_back(before: QRect, after: QRect) -> bool:
    """Return true if `after` is read before `before`: left of it on its line, or above it in no later column."""
    if after.bottom() < before.top():
        return after.left() <= before.right()
    return after.top() <= before.bottom() and after.right() < before.left()


def backwards(page: Page) -> list[str]:
    """The steps of Tab that go back, in words."""
    steps = pairwise(walked(page))
    return [f"{name(one)} -> {name(two)}" for one, two in steps if goes_back(place(one, page), place(two, page))]


def name(stop: QWidget) -> str:
    words = stop.text() if isinstance(stop, QAbstractButton) else ""
    return stop.accessibleName() or words or type(stop).__name__


@pytest.mark.parametrize(("page_name", "arguments"), [*PAGES, ("puzzles", ("",))], ids=str)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_tab_goes_on_as_one_reads(
    window: MainWindow,
    context: AppContext,
    qtbot: QtBot,
    page_name: str,
    arguments: tuple[str, ...],
    size: tuple[int, int],
) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    kept(context.library, 1, 6)
    window.resize(*size)
    page = window.open_page(page_name, *arguments)
    QApplication.processEvents()
    assert walked(page)
    assert backwards(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_seats_of_a_new_game_come_before_its_rules_also_when_they_change(
    window: MainWindow, qtbot: QtBot, game: str
) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page = window.open_page("new_game", game)
    assert isinstance(page, NewGamePage)
    page.fold.set_open(True)

    def seats_come_first() -> bool:
        stops = walked(page)
        seats = [number for number, stop in enumerate(stops) if page.seats.isAncestorOf(stop)]
        deal = [number for number, stop in enumerate(stops) if page.fold.isAncestorOf(stop)]
        return stops[0] is page.start and len(seats) > 3 and max(seats) < min(deal) and not backwards(page)

    qtbot.waitUntil(seats_come_first)
    page.seats.add()
    qtbot.waitUntil(seats_come_first)  # once the new rows are laid out
    page.seats.remove(0)
    qtbot.waitUntil(seats_come_first)
