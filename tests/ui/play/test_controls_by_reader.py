"""Whatever can be switched is switched by every action that a screen reader offers for it, and says what it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
    QTabBar,
    QToolButton,
    QWidget,
)

from hoshikan.engine import Match
from hoshikan.teaching.lessons import lessons
from hoshikan.ui.app.window import TopBar
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.kit.widgets.basic import Segments, Switch
from hoshikan.ui.session.settings import declared
from tests.ui.play.desk import AKI, BOTS, CONQUESTAR, Desk

FOCUS = "SetFocus"


def table(desk: Desk) -> None:
    desk.table()


def replay(desk: Desk) -> None:
    match = Match.start(CONQUESTAR, (AKI, *BOTS), 7)
    for plan in ("trade A1", "trade B2", "trade C3", "trade D4"):
        match.apply(CONQUESTAR.parse(plan))
    desk.window.open_page("replay", match)


def page(name: str, *arguments: str) -> Callable[[Desk], None]:
    def open_page(desk: Desk) -> None:
        if name != "home":
            desk.window.open_page(name, *arguments)

    return open_page


OPENED = {
    "home": page("home"),
    "new_game": page("new_game", "sterre-en-kroon"),
    "learn": page("learn", ""),
    "library": page("library"),
    "settings": page("settings"),
    "rules": page("rules", "conquestar"),
    "lesson": page("lesson", "conquestar", lessons("conquestar")[0].id),
    "table": table,
    "replay": replay,
}


@pytest.fixture(autouse=True)
def _listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def interface(control: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(control)


def controls(desk: Desk) -> list[QAbstractButton]:
    every = desk.window.findChildren(QAbstractButton)
    return [one for one in every if one.isCheckable() and one.isVisible() and one.isEnabled()]


def world(desk: Desk) -> tuple[Any, ...]:
    """Everything that is shown and chosen, except which control is down."""
    shown = [part for part in desk.window.findChildren(QWidget) if part.isVisible()]
    told = [part.text() for part in shown if isinstance(part, QLabel | QAbstractButton)]
    told += [part.accessibleName() for part in shown]
    now = desk.window.page
    chosen = (now.options(), now.seats.seats(), now.rated.wanted) if isinstance(now, NewGamePage) else ()
    settings = {key: desk.settings.value(key) for key in declared() if key != "geometry"}
    return desk.window.page_name, told, settings, chosen


@pytest.mark.parametrize("opened", OPENED)
def test_every_action_of_what_can_be_switched_switches_it(desk: Desk, opened: str) -> None:
    OPENED[opened](desk)
    count = len(controls(desk))
    tried = set()
    for place in range(count):
        actions = interface(controls(desk)[place]).actionInterface().actionNames()
        assert {"Toggle", "Press"} & set(actions)
        for action in actions:
            if action == FOCUS:
                continue
            control = controls(desk)[place]
            before, down = world(desk), control.isChecked()
            differs = partial(lambda known: world(desk) != known, before)
            interface(control).actionInterface().doAction(action)
            stays = down and control.autoExclusive()
            if stays:
                assert world(desk) == before
                continue
            desk.qtbot.waitUntil(differs)
            tried.add((place, action))
            if desk.window.page_name != opened:
                desk.window.home()
                OPENED[opened](desk)
            if len(controls(desk)) != count:
                interface(control).actionInterface().doAction(action)  # others depend on it: back
            desk.qtbot.waitUntil(lambda: len(controls(desk)) == count)
    assert len({place for place, _action in tried}) >= 2


def test_a_choice_is_reported_as_one_of_several(desk: Desk) -> None:
    desk.window.open_page("settings")
    for choice in desk.window.findChildren(Segments):
        parts = interface(choice)
        children = [parts.child(index) for index in range(parts.childCount())]
        assert {child.role() for child in children} == {QAccessible.Role.RadioButton}
        assert sum(bool(child.state().checked) for child in children) == 1
    bar = desk.window.findChild(TopBar)
    assert bar is not None
    entries = [one for one in bar.findChildren(QPushButton) if one.isCheckable()]
    assert {interface(one).role() for one in entries} == {QAccessible.Role.RadioButton}
    assert not any(interface(one).state().checked for one in entries)
    for switch in desk.window.findChildren(Switch):
        assert interface(switch).role() == QAccessible.Role.CheckBox


def test_arrow_keys_go_through_a_choice_and_along_the_top(desk: Desk) -> None:
    desk.window.open_page("settings")
    theme = next(one for one in desk.window.findChildren(QPushButton) if one.accessibleName() == "Theme: Night")
    theme.setFocus()
    desk.press(Qt.Key.Key_Right)
    assert desk.settings.theme == "day"
    bar = desk.window.findChild(TopBar)
    assert bar is not None
    entries = {one.text(): one for one in bar.findChildren(QPushButton) if one.isCheckable()}
    entries["Learn"].setFocus()
    desk.press(Qt.Key.Key_Right)
    assert entries["My games"].hasFocus()
    assert desk.window.page_name == "settings"
    desk.press(Qt.Key.Key_Space)
    assert desk.window.page_name == "library"
    assert [text for text, one in entries.items() if one.isChecked()] == ["My games"]


def test_what_is_down_stays_down_when_it_is_pressed_again(desk: Desk) -> None:
    bar = desk.window.findChild(TopBar)
    assert bar is not None
    home = next(one for one in bar.findChildren(QPushButton) if one.text() == "Play")
    home.click()
    assert home.isChecked()
    assert desk.window.page_name == "home"


@pytest.mark.parametrize("opened", OPENED)
def test_pages_are_reported_as_panels_and_no_two_controls_alike(desk: Desk, opened: str) -> None:
    OPENED[opened](desk)
    assert interface(desk.window.page).role() == QAccessible.Role.Pane
    names = [one.accessibleName() for one in desk.window.page.findChildren(QAbstractButton) if one.isVisible()]
    named = [name for name in names if name]
    assert sorted(set(named)) == sorted(named)


@pytest.mark.parametrize("opened", OPENED)
def test_what_is_pressed_is_large_enough_for_a_finger(desk: Desk, opened: str) -> None:
    OPENED[opened](desk)
    for language in ("en", "ja"):
        desk.settings.language = language
        QApplication.processEvents()
        kinds = QPushButton | QToolButton | QComboBox | QLineEdit | Switch | QSlider
        pressed = [one for one in desk.window.findChildren(QWidget) if isinstance(one, kinds) and one.isVisible()]
        inner = [one for one in pressed if isinstance(one.parentWidget(), QLineEdit | QTabBar)]
        small = [
            (one.size().toTuple(), one.accessibleName()) for one in pressed if one.height() < 40 and one not in inner
        ]
        assert small == []
        bars = [bar for bar in desk.window.findChildren(QTabBar) if bar.isVisible()]
        assert all(
            bar.tabRect(place).height() >= 40 for bar in bars for place in range(bar.count()) if bar.isTabVisible(place)
        )


def test_the_list_of_who_plays_is_called_by_a_label(desk: Desk) -> None:
    desk.window.open_page("new_game", "sterre-en-kroon")
    levels = [one for one in desk.window.findChildren(QComboBox) if one.isVisible()]
    called = [
        label.text(QAccessible.Text.Name)
        for level in levels
        for label, relation in interface(level).relations()
        if relation & QAccessible.RelationFlag.Label
    ]
    assert len(called) == len(levels) > 0
    assert set(called) <= {f"Who plays in seat {place}" for place in range(1, 7)}
