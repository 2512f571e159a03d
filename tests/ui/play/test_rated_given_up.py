"""An abandoned rated game: confirmed before another begins, reported when it is deleted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from hoshikan.engine import Match
from hoshikan.games import GAMES
from hoshikan.library.ratings import RatedGame
from hoshikan.teaching.rating import course, stakes
from hoshikan.ui.features.library.page import LibraryPage
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.kit.look.words import Notice
from tests.library.play import played
from tests.ui.play.desk import AKI, BOTS, Desk
from tests.ui.shell.test_language import needs_translations

SEATS = (AKI, BOTS[0])


def left(desk: Desk, plies: int) -> int:
    """A rated game in the library, left after so many moves."""
    match = played(7, plies, SEATS)
    return desk.context.library.create(match, rated=stakes(match.game.id, match.header.seats))


def rated(desk: Desk, match_id: int) -> RatedGame:
    found = desk.context.library.ratings.of(match_id)
    assert found is not None
    return found


def begin(desk: Desk) -> NewGamePage:
    """New game, set up for another rated one by the same person, its button pressed."""
    page = desk.window.open_page("new_game", "conquestar")
    assert isinstance(page, NewGamePage)
    page.seats.set_seats(list(SEATS))
    page.rated.switch.setChecked(True)
    QTest.mouseClick(page.start, Qt.MouseButton.LeftButton)
    return page


@needs_translations
@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_giving_up_costs_is_said_before_the_game_begins(desk: Desk, language: str) -> None:
    desk.settings.language = language
    page = desk.window.open_page("new_game", "conquestar")
    assert isinstance(page, NewGamePage)
    page.seats.set_seats(list(SEATS))
    page.rated.switch.setChecked(True)
    said = {"en": "counts as a loss", "ja": "負けになります"}[language]
    page.rated.law.click()
    assert said in "\n".join(one.text() for one in page.rated.card.findChildren(QLabel))


def test_another_one_begins_only_when_the_first_is_given_up(desk: Desk) -> None:
    first = left(desk, 4)
    page = begin(desk)
    assert desk.window.page is page
    assert page.rated.waits.isVisible()
    assert page.rated.waits.leave.hasFocus()
    assert "4 moves" in page.rated.waits._why.text()
    desk.press(Qt.Key.Key_Escape)
    assert not page.rated.waits.isVisible()
    assert rated(desk, first).finished is None
    QTest.mouseClick(page.start, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.rated.waits.other, Qt.MouseButton.LeftButton)
    table = desk.window.page
    assert isinstance(table, TablePage)
    assert table.session.is_strict
    assert rated(desk, first).given_up
    (step,) = course(desk.context.library.ratings.finished(), "conquestar", "Aki")
    assert step.change < 0
    # The game itself is still there, but is no longer played for the rating.
    library = desk.context.library
    again = desk.open(library.load(first, GAMES), first)
    assert again.title() == "Conquestar"


def test_the_first_one_can_be_continued_instead(desk: Desk) -> None:
    first = left(desk, 4)
    page = begin(desk)
    QTest.mouseClick(page.rated.waits.go_on, Qt.MouseButton.LeftButton)
    table = desk.window.page
    assert isinstance(table, TablePage)
    assert table.session.controller.autosave.match_id == first
    assert table.session.is_strict
    assert rated(desk, first).finished is None


@pytest.mark.parametrize("other", ["not begun", "other game", "unrated"])
def test_nothing_is_asked_where_nothing_would_be_given_up(desk: Desk, other: str) -> None:
    library = desk.context.library
    if other == "not begun":
        first = left(desk, 0)
    elif other == "unrated":
        first = library.create(played(7, 4, SEATS))
    else:
        match = Match.start(GAMES["crowntaker"], SEATS, 7)
        match.apply(match.state.legal_actions()[0])
        first = library.create(match, rated=stakes("crowntaker", SEATS))
    begin(desk)
    table = desk.window.page
    assert isinstance(table, TablePage)
    assert table.session.is_strict
    found = library.ratings.of(first)
    assert (found is None) == (other != "other game")
    assert library.ratings.finished() == []


def test_help_counts_as_a_move(desk: Desk) -> None:
    first = left(desk, 0)
    desk.context.library.ratings.note_help(first)
    assert begin(desk).rated.waits.isVisible()


@pytest.mark.parametrize("plies", [0, 4])
def test_deleting_it_gives_it_up_until_it_is_brought_back(desk: Desk, plies: int) -> None:
    first, library = left(desk, plies), desk.context.library
    page = desk.window.open_page("library")
    assert isinstance(page, LibraryPage)
    said: list[Notice] = []
    page.notice.connect(said.append)
    page.view.selectRow(0)
    page.delete.click()
    told = desk.window.messages.texts()[-1]
    if not plies:
        assert "given up" not in told
        assert library.ratings.of(first) is None
        return
    assert "given up" in told
    assert rated(desk, first).given_up
    said[-1].actions[0].run()
    assert rated(desk, first).finished is None
    assert library.summary(first).finished is None
