"""Going on from a position against chosen bots, and games as text on the clipboard."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from hoshikan.engine import Match, record
from hoshikan.games import GAMES
from hoshikan.ui.pages.library import LibraryPage
from hoshikan.ui.pages.replay import ReplayPage
from hoshikan.ui.pages.table import TablePage
from tests.ui.play.desk import AKI, BOTS, CONQUESTAR, Desk


def begun(actions: int = 14) -> Match:
    match = Match.start(CONQUESTAR, (AKI, *BOTS), 7)
    rng = Random(2)
    for _ in range(actions):
        match.apply(rng.choice(match.state.legal_actions()))
    return match


def replay(desk: Desk, match: Match) -> ReplayPage:
    page = desk.window.open_page("replay", match)
    assert isinstance(page, ReplayPage)
    return page


def library(desk: Desk) -> LibraryPage:
    page = desk.window.open_page("library")
    assert isinstance(page, LibraryPage)
    return page


@pytest.mark.parametrize("ply", [4, 5])
def test_from_any_position_one_goes_on_against_bots_of_a_level(desk: Desk, ply: int) -> None:
    match = begun()
    page = replay(desk, match)
    page.go_to(ply)
    expert = page.bar.practise.levels.actions()[3]
    assert expert.text() == "Expert"
    expert.trigger()
    table = desk.window.page
    assert isinstance(table, TablePage)
    fresh = table.controller.match
    assert fresh.actions[:ply] == match.actions[:ply]
    mover = match.position(ply).to_move
    assert [seat.kind for seat in fresh.header.seats] == ["human" if seat == mover else "bot" for seat in range(4)]
    assert {seat.level for seat in fresh.header.seats if seat.is_bot} == {"expert"}
    names = [seat.name for seat in fresh.header.seats]
    assert len(set(names)) == len(names)


def test_a_game_is_copied_as_far_as_one_sees_and_taken_in_as_it_is(desk: Desk) -> None:
    page = replay(desk, begun())
    page.go_to(9)
    desk.press(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert record.read(QGuiApplication.clipboard().text(), GAMES).ply == 9
    shelf = library(desk)
    desk.press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    desk.press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert [kept.ply for kept in desk.window.context.library.unfinished()] == [9]
    QGuiApplication.clipboard().clear()
    shelf.view.setFocus()
    desk.press(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert record.read(QGuiApplication.clipboard().text(), GAMES).ply == 9


@pytest.mark.parametrize("text", ["", "hello", 'hoshikan-record 1\ngame "chess"\n', "x" * 5_000_000])
def test_other_text_is_refused_with_a_notice(desk: Desk, text: str) -> None:
    library(desk).import_text(text)
    assert desk.window.messages.isVisible()
    assert not desk.window.context.library.unfinished()


def test_the_table_copies_its_game_too(desk: Desk) -> None:
    desk.window.open_table(begun(4))
    QTest.keyClick(desk.window.page, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert record.read(QGuiApplication.clipboard().text(), GAMES).ply >= 4
