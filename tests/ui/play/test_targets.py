"""Whatever is pressed is at least forty pixels wide and high: what lies over a page and the rows of lists too."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QSlider,
    QTabBar,
    QWidget,
)

from hoshikan.engine import Match
from hoshikan.games import GAMES
from hoshikan.teaching.lessons import lessons
from hoshikan.ui.features.learn.lesson import LessonPage
from hoshikan.ui.features.library.page import LibraryPage
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.kit.look.theme import TARGET
from hoshikan.ui.kit.look.words import Notice, NoticeAction
from tests.ui.play.desk import AKI, BEN, BOTS, Desk
from tests.ui.play.test_controls_by_reader import OPENED
from tests.ui.play.test_overlays import ended
from tests.ui.shell.test_pages import kept


def ending(desk: Desk) -> None:
    ended(desk)


def lesson_end(desk: Desk) -> None:
    page = desk.window.open_page("lesson", "conquestar", lessons("conquestar")[0].id)
    assert isinstance(page, LessonPage)
    while page.end.isHidden():
        if not page.session.state.solved:
            page.attempt(page.session.state.step.accept[0])
        page.go_on()


def curtain(desk: Desk) -> None:
    page = desk.open(Match.start(GAMES["hoshi-wo-wataru"], (AKI, BEN, BOTS[0]), 7))
    desk.qtbot.waitUntil(page.curtain.isVisible)


def message(desk: Desk) -> None:
    actions = (NoticeAction(lambda: "Undo it", lambda: None),)
    desk.window.notify(Notice("a", lambda: "It happened", actions=actions))
    desk.window.notify(Notice("b", lambda: "And this", actions=actions))


def library(desk: Desk) -> None:
    for seed in (1, 2, 3):
        kept(desk.context.library, seed, 6)
    page = desk.window.open_page("library")
    assert isinstance(page, LibraryPage)


def played(desk: Desk, panel: str) -> TablePage:
    desk.settings.move_list = True
    page = desk.table()
    desk.wait_turn(page)
    page.session.controller.play(page.session.controller.actions()[0])
    desk.wait_turn(page)
    page.side.open(panel)
    return page


def moves(desk: Desk) -> None:
    played(desk, "moves")


def log(desk: Desk) -> None:
    played(desk, "log")


def zoomable(desk: Desk) -> None:
    game = GAMES["carcassonne-star-wars"]
    desk.wait_turn(desk.open(Match.start(game, [AKI, BOTS[0]], 7)))


PLACES: dict[str, Callable[[Desk], None]] = {
    **OPENED,
    "ending": ending,
    "lesson_end": lesson_end,
    "curtain": curtain,
    "message": message,
    "full_library": library,
    "moves": moves,
    "log": log,
    "zoom": zoomable,
}


def small_controls(window: QWidget) -> list[str]:
    kinds = QAbstractButton | QComboBox | QLineEdit | QSlider
    found = []
    for one in window.findChildren(QWidget):
        inner = isinstance(one.parentWidget(), QLineEdit | QTabBar | QComboBox)
        if isinstance(one, kinds) and one.isVisible() and not inner and min(one.width(), one.height()) < TARGET:
            found.append(f"{type(one).__name__} {one.accessibleName() or one.toolTip()}: {one.size().toTuple()}")
    return found


def small_rows(window: QWidget) -> list[str]:
    found = []
    for view in window.findChildren(QAbstractItemView):
        if not view.isVisible() or view.selectionMode() == QAbstractItemView.SelectionMode.NoSelection:
            continue
        for row in range(view.model().rowCount()):
            place = view.visualRect(view.model().index(row, 0, QModelIndex()))
            if place.isValid() and place.height() < TARGET:
                found.append(f"{type(view).__name__} {view.accessibleName()}: {place.height()}")
    return found


@pytest.mark.parametrize("place", PLACES)
def test_a_finger_finds_everything(desk: Desk, place: str) -> None:
    PLACES[place](desk)
    for language in ("en", "ja"):
        desk.settings.language = language
        QApplication.processEvents()
        assert small_controls(desk.window) == []
        assert small_rows(desk.window) == []
