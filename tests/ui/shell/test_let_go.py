"""Closed pages are released: an evening of tables must not stay in memory, nor a run of these tests."""

from __future__ import annotations

import gc
import weakref
from collections import Counter
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QGraphicsItem, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from hoshikan.engine import Match, Seat, State
from hoshikan.games import GAMES
from hoshikan.teaching.lessons import lessons
from hoshikan.ui.app.headless import HeadlessWindow
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.kit.widgets.basic import later
from hoshikan.ui.session.context import AppContext
from tests.teaching.trying import exercise_of

PAGES = (
    "new_game",
    "learn",
    "lesson",
    "library",
    "settings",
    "rules",
    "keys",
    "about",
    "replay",
    "puzzles",
    "exercise",
)


def delete(app: QApplication, thing: QObject) -> None:
    """As it happens to whatever is closed, before anything that it still wants has its turn."""
    thing.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def match_of(game: str) -> Match:
    return Match.start(GAMES[game], [Seat("human", str(seat)) for seat in range(GAMES[game].players[0])], 1)


def arguments_of(name: str) -> tuple[Any, ...]:
    """Return the arguments that a page of this name is opened with."""
    game = "conquestar"
    special: dict[str, tuple[Any, ...]] = {
        "new_game": (game,),
        "rules": (game,),
        "learn": ("",),
        "library": ("statistics",),
        "lesson": (game, lessons(game)[0].id),
        "replay": (match_of(game),),
        "puzzles": ("",),
        "exercise": ((exercise_of(game),),),
    }
    return special.get(name, ())


def test_a_window_is_let_go(qapp: QApplication, context: AppContext) -> None:
    window = MainWindow(context)
    window.show()
    qapp.processEvents()
    held = weakref.ref(window)
    window.close()
    delete(qapp, window)
    del window
    gc.collect()
    assert held() is None


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_let_go(qapp: QApplication, window: MainWindow, name: str) -> None:
    held = weakref.ref(window.open_page(name, *arguments_of(name)))
    qapp.processEvents()
    window.home()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert held() is None


class Shown(QObject):
    """Keeps the names of windows that come to the screen."""

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.windows.append(type(watched).__name__)
        return False


def test_no_page_and_no_table_opens_a_window_beside_it(qapp: QApplication, window: MainWindow) -> None:
    """A part that is shown before it has a place takes the keyboard away."""
    shown = Shown()
    qapp.installEventFilter(shown)
    for name in PAGES:
        window.open_page(name, *arguments_of(name))
        qapp.processEvents()
    for game in GAMES:
        window.open_table(match_of(game))
        qapp.processEvents()
        window.open_page("replay", match_of(game))
        qapp.processEvents()
    qapp.removeEventFilter(shown)
    assert shown.windows == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_let_go(qapp: QApplication, window: MainWindow, game: str) -> None:
    window.open_table(match_of(game))
    held = weakref.ref(window.page)
    qapp.processEvents()
    window.home()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert held() is None


def held() -> Counter[str]:
    """Widgets, controllers, pieces on tables and states of games that Python knows of, by kind."""
    gc.collect()
    kinds = (QObject, QGraphicsItem, Match, State)
    return Counter(type(one).__name__ for one in gc.get_objects() if isinstance(one, kinds))


def test_nothing_is_left_of_pages_and_tables(qapp: QApplication, qtbot: QtBot, window: MainWindow) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)

    def look_round() -> None:
        for game in ("conquestar", "crowntaker", "sterre-en-kroon"):
            window.open_table(match_of(game))
            qapp.processEvents()
        for name in ("settings", "library", "replay"):
            window.open_page(name, *arguments_of(name)).setFocus()
            qapp.processEvents()
            window.home()
            qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            qapp.processEvents()

    for _ in range(2):
        look_round()
    before = held()
    for _ in range(3):  # Home may be painting a match just then; what is not let go of is there each time
        look_round()
        if not (left := held() - before):
            break
    assert left == Counter()


def test_what_is_wanted_later_is_done_once(qapp: QApplication) -> None:
    done: list[str] = []
    owner = QObject()
    later(owner, lambda: done.append("it"))
    assert not done
    qapp.processEvents()
    qapp.processEvents()
    assert done == ["it"]


class Waiting(QObject):
    """Wants something later."""

    def __init__(self, done: list[str]) -> None:
        super().__init__()
        self._done = done
        later(self, self._act)

    def _act(self) -> None:
        self._done.append("it")


def test_nobody_does_it_for_what_is_gone(qapp: QApplication) -> None:
    done: list[str] = []
    owner = Waiting(done)
    held = weakref.ref(owner)
    delete(qapp, owner)
    qapp.processEvents()
    assert not done
    del owner
    gc.collect()
    assert held() is None


@pytest.mark.usefixtures("qapp")
def test_a_window_without_a_player_has_one_table_at_a_time() -> None:
    """Else all of them would be painted anew when the last one closes."""
    with HeadlessWindow() as headless:
        first = headless.table(match_of("conquestar"))
        headless.window.home()
        headless.table(match_of("crowntaker"))
        assert not isValid(first)
