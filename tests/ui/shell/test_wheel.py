"""The wheel over pages: it scrolls them, and changes no box that it merely passes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QComboBox, QScrollArea, QSlider, QWidget

from hoshikan.engine import Match
from hoshikan.games import GAMES
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.session.context import AppContext, Page
from tests.ui.shell.test_language import PAGES
from tests.ui.shell.test_pages import SEATS, kept
from tests.ui.wheel import notch

Box = QComboBox | QAbstractSpinBox | QSlider
WITH_BOXES = (
    *PAGES,
    ("puzzles", ("",)),
    *(("new_game", (game,)) for game in GAMES),
    *(("position", (game_id,)) for game_id, game in GAMES.items() if game.editor()),
    ("replay", (Match.start(GAMES["conquestar"], SEATS, 1),)),
)


def notch_in_window(over: QWidget, delta: int) -> None:
    """The same as the system reports it, so that what a control leaves is passed on to what is around."""
    window = over.window()
    QTest.wheelEvent(window.windowHandle(), QPointF(over.mapTo(window, over.rect().center())), QPoint(0, delta))


def boxes(page: Page) -> list[Box]:
    return [box for box in page.findChildren(QWidget) if isinstance(box, Box) and box.isVisibleTo(page)]


def reads(box: Box) -> object:
    if isinstance(box, QComboBox):
        return box.currentIndex()
    return box.text() if isinstance(box, QAbstractSpinBox) else box.value()


def step(box: Box) -> None:
    """Put the box where a notch in either direction would change it."""
    if isinstance(box, QComboBox):
        box.setCurrentIndex(1)
    elif isinstance(box, QSlider):
        box.setValue((box.minimum() + box.maximum()) // 2)


@pytest.mark.parametrize(("name", "arguments"), WITH_BOXES, ids=lambda part: str(part)[:40])
def test_a_box_without_the_keyboard_never_takes_the_wheel(
    window: MainWindow, context: AppContext, name: str, arguments: tuple[object, ...]
) -> None:
    kept(context.library, 1, 6)
    page = window.open_page(name, *arguments)
    for box in boxes(page):
        page.setFocus()
        step(box)
        before = reads(box)
        for delta in (120, -120):
            notch(box, delta)
            assert reads(box) == before, box.accessibleName()
        assert box.focusPolicy() != Qt.FocusPolicy.WheelFocus, "the wheel would give it the keyboard first"


def test_a_box_with_the_keyboard_takes_the_wheel(window: MainWindow, context: AppContext) -> None:
    window.activateWindow()
    slider = window.open_page("settings").findChildren(QSlider)[0]
    slider.setFocus()
    slider.setValue(slider.minimum())
    notch(slider, 120)
    assert slider.value() > slider.minimum()


@pytest.mark.parametrize(("name", "arguments"), [("new_game", ("conquestar",)), ("settings", ())])
def test_the_page_scrolls_with_the_pointer_over_a_box(
    window: MainWindow, name: str, arguments: tuple[str, ...]
) -> None:
    window.resize(1024, 640)
    page = window.open_page(name, *arguments)
    QApplication.processEvents()
    page.setFocus()
    if isinstance(page, NewGamePage):
        page.fold.set_open(True)
        QApplication.processEvents()
    area = next(area for area in page.findChildren(QScrollArea) if area.verticalScrollBar().maximum() > 0)
    bar = area.verticalScrollBar()
    for box in boxes(page):
        area.ensureWidgetVisible(box)
        up = bar.value() == bar.maximum()
        before, shown = reads(box), bar.value()
        notch_in_window(box, 120 if up else -120)
        assert (reads(box), box.hasFocus()) == (before, False)
        assert bar.value() < shown if up else bar.value() > shown
