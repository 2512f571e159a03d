"""Counts the controls in sight on the main screens and compares them with the goals.

A list, a row of tabs and a choice of one among several count once, as Tab stops at them once; the second number has
each of their entries.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QButtonGroup,
    QComboBox,
    QLineEdit,
    QScrollBar,
    QTabBar,
    QTextEdit,
    QWidget,
)

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.features.home.page import HomePage
from hoshikan.ui.features.play.page import TablePage
from tools.driver import WindowDriver

GAME: Final = "conquestar"
_CONTROLS: Final = (
    *(QAbstractButton, QAbstractItemView, QAbstractSlider, QAbstractSpinBox),
    *(QComboBox, QLineEdit, QTabBar, QTextEdit),
)
_WHOLE: Final = (QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit, QTabBar)
"""Parts inside of these belong to them."""


class Goal(NamedTuple):
    """Most controls of a screen."""

    most: int
    reached: bool
    """True once it was reached: a test holds it from then on."""


GOALS: Final = MappingProxyType(
    {
        "Play": Goal(15, reached=True),
        "Learn": Goal(15, reached=True),
        "My games": Goal(15, reached=True),
        "Statistics": Goal(15, reached=True),
        "New game": Goal(15, reached=True),
        "Settings": Goal(20, reached=True),
        "Table, tool bar": Goal(6, reached=True),
    }
)


def _table(window: MainWindow) -> QWidget:
    seats = [Seat("human", "Aki"), Seat("bot", "Sofia", "casual"), Seat("bot", "Theo", "casual")]
    window.open_table(Match.start(GAMES[GAME], seats, 7))
    page = window.page
    assert isinstance(page, TablePage)
    return page.bar


def _page(name: str, *arguments: str) -> Callable[[MainWindow], QWidget]:
    def opened(window: MainWindow) -> QWidget:
        window.open_page(name, *arguments)
        return window

    return opened


def _home(window: MainWindow) -> QWidget:
    window.home()
    return window


SCREENS: Final = MappingProxyType(
    {
        "Play": _home,
        "Learn": _page("learn", GAME),
        "My games": _page("library"),
        "Statistics": _page("library", "statistics"),
        "New game": _page("new_game", GAME),
        "Settings": _page("settings"),
        "Table, tool bar": _table,
    }
)
"""Each opens a screen and returns the part in which its controls are counted."""


class Counted(NamedTuple):
    """The number of controls in sight, and that with every entry of a choice, a row of tabs or a path."""

    controls: int
    entries: int


def count(part: QWidget) -> Counted:
    """Count the controls in sight in a part of the window."""
    QApplication.processEvents()
    shown = list(_in_sight(part))
    groups = {id(_group(one)) for one in shown}
    entries = sum(one.count() if isinstance(one, QTabBar) else 1 for one in shown)
    return Counted(len(groups), entries)


def measure(window: MainWindow) -> dict[str, Counted]:
    """Go through the screens and count."""
    return {name: count(opened(window)) for name, opened in SCREENS.items()}


def _in_sight(part: QWidget) -> Iterator[QWidget]:
    for one in part.findChildren(QWidget):
        if not isinstance(one, _CONTROLS) or isinstance(one, QScrollBar) or one.visibleRegion().isEmpty():
            continue
        inner = one.parentWidget()
        while inner is not None and inner is not part and not isinstance(inner, _WHOLE):
            inner = inner.parentWidget()
        if inner is None or inner is part:
            yield one


def _group(one: QWidget) -> object:
    """Return what counts once: a group of buttons, a control's neighbour that has the stop for Tab, or the control."""
    if not isinstance(one, QAbstractButton):
        return one
    group: QButtonGroup | None = one.group()
    parent: QWidget | None = one.parentWidget()
    if group is not None and (group.exclusive() or one.autoExclusive()):
        return group
    if parent is None:
        return one
    alike = parent.findChildren(type(one), options=Qt.FindChildOption.FindDirectChildrenOnly)
    if one.isCheckable() and one.autoExclusive():
        return alike[0]
    if not one.focusPolicy() & Qt.FocusPolicy.TabFocus:
        return next((other for other in alike if other.focusPolicy() & Qt.FocusPolicy.TabFocus), one)
    return one


def main() -> int:
    """Print the numbers beside their goals."""
    parser = argparse.ArgumentParser(prog="tools.controls", description=__doc__)
    parser.add_argument("--size", default="1440x900", help="size of the window (default: %(default)s)")
    parser.add_argument("--fresh", action="store_true", help="an empty library, as at the first start")
    options = parser.parse_args()
    width, height = (int(side) for side in options.size.split("x"))
    with WindowDriver((width, height)) as driver:
        if not options.fresh:
            furnish(driver.window)
        found = measure(driver.window)
    print(f"{'':18}controls  goal  every entry")
    for name, counted in found.items():
        print(f"{name:18}{counted.controls:8}  {GOALS[name].most:4}  {counted.entries:11}")
    return 0


def furnish(window: MainWindow) -> None:
    """Put two matches to go on with, a finished one and a lesson into the library."""
    context = window.context
    seats = (Seat("human", "Aki"), Seat("bot", "Sofia", "casual"))
    for seed in range(2):
        context.library.create(Match.start(GAMES[GAME], seats, seed))
    match = Match.start(GAMES[GAME], seats, 2)
    while match.state.legal_actions():
        match.apply(match.state.legal_actions()[0])
    done = context.library.create(match)
    context.library.finish(done, match.state.points(), match.state.winners(), match.state.end_reason())
    context.settings.last_game = GAME
    home = window.ground
    assert isinstance(home, HomePage)
    home.refresh()


if __name__ == "__main__":
    raise SystemExit(main())
