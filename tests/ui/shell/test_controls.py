"""The number of controls in sight on the pages where a game and the program are set up."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QApplication, QComboBox, QLineEdit

from hoshikan.games import GAMES
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.session.context import Page


def controls(page: Page) -> int:
    """Return the number of controls in sight, each alternative counted."""
    QApplication.processEvents()
    kinds = (QAbstractButton, QAbstractSlider, QComboBox, QLineEdit)
    found = [one for kind in kinds for one in page.findChildren(kind)]
    return sum(one.isVisible() and bool(one.focusPolicy() & Qt.FocusPolicy.TabFocus) for one in found)


@pytest.mark.parametrize("size", [(960, 540), (1440, 900)])
def test_settings_show_few_controls(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    assert 10 < controls(window.open_page("settings")) <= 20


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(960, 540), (1440, 900)])
def test_new_game_shows_few_controls(window: MainWindow, game: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    page = window.open_page("new_game", game)
    assert isinstance(page, NewGamePage)
    for _ in range(4 - len(page.seats.seats())):
        page.seats.add()
    QApplication.processEvents()
    assert 5 < controls(page) <= 15
