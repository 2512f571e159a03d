"""Keyboard focus: it stays with the current task, and is shown to those who use it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from hoshikan.teaching.lessons import lessons
from hoshikan.ui.app.window import MainWindow, TopBar
from hoshikan.ui.features.learn.lesson import LessonPage
from hoshikan.ui.features.library.page import LibraryPage
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.kit.look.words import Notice, NoticeAction
from hoshikan.ui.kit.widgets.focusring import FocusRing, WaitMark, wait_mark
from hoshikan.ui.session.context import AppContext, Page
from hoshikan.ui.shared.firstgame import note_answer
from tests.ui.shell.test_language import PAGES
from tests.ui.shell.test_pages import kept


@pytest.fixture
def active(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """The window with the keyboard in it."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def click(window: MainWindow, where: QWidget) -> None:
    """As the system sends it: to the window, which finds the control."""
    place = where.mapTo(window, where.rect().center())
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)


def button(window: MainWindow, name: str) -> QPushButton:
    found = window.findChildren(QPushButton)
    return next(b for b in found if b.isVisible() and name == (b.accessibleName() or b.text()))


def ring(window: MainWindow) -> QWidget | None:
    """Return the widget that the ring is seen around."""
    around = window.findChild(FocusRing)
    assert isinstance(around, FocusRing)
    return around.target if around.isVisible() else None


def stops(page: Page) -> list[QWidget]:
    return [
        part
        for part in page.findChildren(QWidget)
        if part.isVisible() and part.isEnabled() and part.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]


def at_home(window: MainWindow) -> QWidget:
    focus = window.focusWidget()
    assert focus is not None
    return focus


@pytest.mark.parametrize("going", [lambda part: part.setEnabled(False), lambda part: part.hide()])
@pytest.mark.parametrize(("name", "arguments"), PAGES)
def test_on_no_page_does_a_control_that_goes_take_the_keyboard_along(
    active: MainWindow,
    context: AppContext,
    name: str,
    arguments: tuple[str, ...],
    going: Callable[[QWidget], None],
) -> None:
    kept(context.library, 1, 6)
    page = active.open_page(name, *arguments) if name != "home" else active.page
    QApplication.processEvents()
    every = stops(page)
    assert every
    for part in every:
        if not (part.isVisible() and part.isEnabled()):
            continue
        part.setFocus()
        going(part)
        now = active.focusWidget()
        assert now is not None
        assert now is not part
        assert now is page or page.isAncestorOf(now), part


def test_when_everything_goes_the_page_keeps_the_keyboard(active: MainWindow) -> None:
    page = active.open_page("settings")
    for part in stops(page):
        part.setFocus()
        part.setEnabled(False)
    assert active.focusWidget() is page
    QTest.keyClick(page, Qt.Key.Key_Space)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert active.page_name == "settings"


def test_a_control_that_is_deleted_leaves_the_keyboard_to_the_page(active: MainWindow, qtbot: QtBot) -> None:
    page = active.open_page("settings")
    part = QLineEdit(page)
    part.show()
    part.setFocus()
    part.deleteLater()
    qtbot.waitUntil(lambda: active.focusWidget() is page)


def test_pressing_a_button_of_a_notice_leads_back_to_the_page(active: MainWindow) -> None:
    active.open_page("settings")
    before = stops(active.page)[3]
    before.setFocus()
    active.notify(Notice("a", lambda: "It happened", actions=(NoticeAction(lambda: "Undo it", lambda: None),)))
    undo = button(active, "Undo it")
    undo.setFocus()
    QTest.keyClick(undo, Qt.Key.Key_Space)
    assert active.focusWidget() is before


def test_after_a_game_is_deleted_the_list_has_the_keyboard(active: MainWindow, context: AppContext) -> None:
    for seed in (1, 2):
        kept(context.library, seed, 6)
    page = active.open_page("library")
    assert isinstance(page, LibraryPage)
    page.delete.setFocus()
    QTest.keyClick(page.delete, Qt.Key.Key_Space)
    assert active.focusWidget() is page.view
    page.delete.setFocus()
    QTest.keyClick(page.delete, Qt.Key.Key_Space)
    assert page.matches.rowCount() == 0
    assert page.isAncestorOf(at_home(active))


def test_the_last_player_added_and_any_player_removed_keep_the_keyboard_in_the_list(
    active: MainWindow, qtbot: QtBot
) -> None:
    page = active.open_page("new_game", "conquestar")
    assert isinstance(page, NewGamePage)
    add = button(active, "Add a player")
    add.setFocus()
    QTest.keyClick(add, Qt.Key.Key_Space)
    assert active.focusWidget() is add
    QTest.keyClick(add, Qt.Key.Key_Space)
    assert not add.isEnabled()
    assert page.seats.editor(3).isAncestorOf(at_home(active))
    who = page.seats.editor(1).who
    who.setFocus()
    who.setCurrentIndex(who.count() - 1)
    qtbot.waitUntil(lambda: len(page.seats.seats()) == 3)
    assert page.seats.editor(1).isAncestorOf(at_home(active))
    assert len(page.seats.seats()) == 3


@pytest.mark.parametrize(
    ("way", "name"),
    [("Learn", "learn"), ("My games", "library"), ("Play Conquestar", "new_game")],
)
def test_there_is_a_ring_for_keys_and_none_for_the_mouse(
    active: MainWindow, context: AppContext, way: str, name: str
) -> None:
    note_answer(context, "conquestar")
    click(active, button(active, way))
    assert active.page_name == name
    assert ring(active) is None
    QTest.keyClick(active.windowHandle(), Qt.Key.Key_Tab)
    QTest.keyClick(active.windowHandle(), Qt.Key.Key_Tab)
    around = ring(active)
    assert around is active.focusWidget()
    assert isinstance(around, QWidget)
    QTest.mouseClick(
        active.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(2, active.height() - 2)
    )
    assert ring(active) is None


def test_opened_with_a_key_a_page_shows_where_the_keyboard_is(active: MainWindow, context: AppContext) -> None:
    note_answer(context, "conquestar")
    settings = button(active, "Play Conquestar")
    settings.setFocus()
    QTest.keyClick(active.windowHandle(), Qt.Key.Key_Return)
    assert active.page_name == "new_game"
    assert ring(active) is button(active, "Play now")


def test_a_field_that_is_clicked_wears_the_ring(active: MainWindow) -> None:
    page = active.open_page("settings")
    field = page.findChildren(QLineEdit)[0]
    click(active, button(active, "Theme: Night"))
    assert ring(active) is None
    QTest.keyClick(active.windowHandle(), Qt.Key.Key_Tab)
    click(active, field)
    assert ring(active) is field


def test_next_by_mouse_rings_nothing_on_the_table(active: MainWindow, context: AppContext) -> None:
    page = active.open_page("lesson", "hoshi-wo-wataru", lessons("hoshi-wo-wataru")[0].id)
    assert isinstance(page, LessonPage)
    for _ in range(3):
        while page.session.state.step.kind != "read":
            page.attempt(page.session.state.step.accept[0])
            if page.session.state.solved:
                break
        click(active, page.speech.next)
        assert page.scene.ringed == ""
        assert active.focusWidget() in (page.board, page.speech.next)
    page.board.setFocus()
    QTest.keyClick(active.windowHandle(), Qt.Key.Key_Right)
    assert page.scene.ringed != ""
    assert page.scene.ringed == page.scene.stage.focus_key
    bar = active.findChild(TopBar)
    assert isinstance(bar, TopBar)
    QTest.mouseClick(active.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(400, 8))
    assert page.scene.ringed == ""


def mark_of(window: MainWindow) -> WaitMark:
    mark = wait_mark(window)
    assert mark is not None
    return mark


class Painted(QObject):
    """The places at which a widget was painted."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.places: list[QRect] = []
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self.places.append(watched.geometry())
        return False


def test_the_pressed_button_shows_that_its_page_takes_its_time(active: MainWindow, qtbot: QtBot) -> None:
    mark, pressed = mark_of(active), button(active, "Learn")
    qtbot.waitUntil(mark.isHidden)
    place = QRect(pressed.mapTo(active, QPoint()), pressed.size())
    painted = Painted(mark)
    click(active, pressed)
    assert active.page_name == "learn"
    assert place.contains(painted.places[0].center())
    qtbot.waitUntil(mark.isHidden)


def test_a_page_that_opens_at_once_is_not_marked(active: MainWindow, qtbot: QtBot) -> None:
    mark = mark_of(active)
    active._took = dict.fromkeys(("learn", "library"), 0.0)
    qtbot.waitUntil(mark.isHidden)
    click(active, button(active, "Learn"))
    assert mark.isHidden()


def test_an_answer_that_is_waited_for_is_marked_until_it_comes(active: MainWindow, qtbot: QtBot) -> None:
    mark = mark_of(active)
    click(active, active.page)
    qtbot.waitUntil(mark.isHidden)
    mark.follow(True)
    assert mark.isHidden()
    qtbot.waitUntil(mark.isVisible)
    assert (mark.geometry().center() - active.page.mapTo(active, active.page.rect().center())).manhattanLength() < 4
    mark.follow(False)
    assert mark.isHidden()


def test_a_key_has_no_pressed_place_but_its_control(active: MainWindow, qtbot: QtBot) -> None:
    mark = mark_of(active)
    qtbot.waitUntil(mark.isHidden)
    QTest.keyClick(active.page, Qt.Key.Key_Down)
    mark.show_now()
    assert mark.isHidden()
    pressed = button(active, "Learn")
    mark.follow(True, pressed)
    qtbot.waitUntil(mark.isVisible)
    assert pressed.rect().contains(pressed.mapFrom(active, mark.geometry().center()))
