"""No more controls on a screen than its goal, where that was reached; the goals are in `tools.controls`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox, QGroupBox, QHBoxLayout, QLineEdit, QPushButton, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from hoshikan.ui.app.window import MainWindow

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "packaging"))

from tools.controls import GOALS, SCREENS, count, furnish  # packaging is no package


@pytest.mark.parametrize("name", [name for name, goal in GOALS.items() if goal.reached])
@pytest.mark.parametrize("size", [(960, 540), (1440, 900), (2560, 1440)])
def test_a_screen_keeps_its_goal(window: MainWindow, name: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    furnish(window)
    assert count(SCREENS[name](window)).controls <= GOALS[name].most


def test_every_screen_has_a_goal() -> None:
    assert set(GOALS) == set(SCREENS)


def test_a_choice_counts_once_and_what_is_hidden_not_at_all(qtbot: QtBot) -> None:
    part = QWidget()
    qtbot.addWidget(part)
    row = QHBoxLayout(part)
    choice = QGroupBox()
    inner = QHBoxLayout(choice)
    for _ in range(3):
        one = QPushButton("one of them")
        one.setCheckable(True)
        one.setAutoExclusive(True)
        inner.addWidget(one)
    tabs = QTabBar()
    for name in ("a", "b"):
        tabs.addTab(name)
    hidden = QPushButton("hidden")
    for other in (choice, tabs, QPushButton("alone"), QPushButton("also"), QComboBox(), QLineEdit(), hidden):
        row.addWidget(other)
    hidden.hide()
    part.resize(900, 100)
    part.show()
    assert count(part) == (6, 9)
