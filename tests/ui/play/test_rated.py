"""Rated games: chosen before they begin, confirmed before the first help, reported at the end."""

from __future__ import annotations

from itertools import cycle

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.library import LibraryProblem
from hoshikan.library.help import Help
from hoshikan.teaching.rating import stakes
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.features.play.page import TablePage
from tests.library.play import played
from tests.ui.play.desk import AKI, BOTS, Desk
from tests.ui.shell.test_language import needs_translations

SEATS = (AKI, BOTS[0])


def new_game(desk: Desk, game: str = "conquestar") -> NewGamePage:
    desk.window.open_page("new_game", game)
    page = desk.window.page
    assert isinstance(page, NewGamePage)
    return page


def rated_table(desk: Desk) -> TablePage:
    """A rated game that has just begun, the person to move."""
    match = Match.start(GAMES["conquestar"], SEATS, 7)
    page = desk.open(match, desk.context.library.create(match, rated=stakes(match.game.id, match.header.seats)))
    desk.wait_turn(page)
    return page


def ended(desk: Desk, *, helped: bool = False) -> TablePage:
    """A rated game that is over as it comes to the table."""
    match, library = played(7, seats=SEATS), desk.context.library
    match_id = library.create(match, rated=stakes(match.game.id, match.header.seats))
    if helped:
        library.ratings.note_help(match_id)
        library.help.keep(match_id, Help(hints=1))
    page = desk.open(library.load(match_id, GAMES), match_id)
    desk.qtbot.waitUntil(page.ending.isVisible)
    return page


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, cycle(("en", "ja")), strict=False)])
@needs_translations
def test_an_opponent_is_found_and_the_game_begins_rated(desk: Desk, game: str, language: str) -> None:
    desk.settings.language = language
    page = new_game(desk, game)
    assert not page.rated.wanted
    page.match_strength()
    assert not page.rated.wanted, "nothing is rated without a wish"
    page.rated.switch.click()
    assert page.rated.wanted
    assert {seat.level for seat in page.seats.seats() if seat.is_bot} == {"novice"}
    assert not page.seed.isEnabled()
    assert page.rated.switch.accessibleDescription()
    shown = page.seed.text()
    QTest.mouseClick(page.start, Qt.MouseButton.LeftButton)
    table = desk.window.page
    assert isinstance(table, TablePage)
    assert table.session.is_strict
    assert str(table.session.match.header.seed) != shown
    desk.window.home()


def test_several_people_and_bots_alone_are_not_rated(desk: Desk) -> None:
    page = new_game(desk)
    page.rated.switch.setChecked(True)
    for seats in ([AKI, Seat("human", "Ben")], [BOTS[0], BOTS[1]], [AKI, Seat("human", "Ben"), BOTS[0]]):
        page.seats.set_seats(seats)
        assert not page.rated.wanted
        assert page.rated.matching() == ""
        assert page.rated.stakes() == ()
    page.seats.set_seats([AKI, BOTS[0]])
    assert page.rated.wanted


def test_a_library_that_cannot_be_written_rates_nothing_and_the_game_begins(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = new_game(desk)
    page.rated.switch.setChecked(True)
    library = desk.context.library

    def refuse(*_args: object, **_named: object) -> int:
        raise LibraryProblem("locked", library.path)

    with monkeypatch.context() as patch:
        patch.setattr(library, "create", refuse)
        QTest.mouseClick(page.start, Qt.MouseButton.LeftButton)
    table = desk.window.page
    assert isinstance(table, TablePage)
    assert not table.session.is_strict


@pytest.mark.parametrize("help_", ["undo", "hint"])
def test_the_first_help_is_asked_about_and_noted_before_it_is_given(desk: Desk, help_: str) -> None:
    page = rated_table(desk)
    match_id = page.session.controller.autosave.match_id
    assert match_id is not None
    page.session.controller.play("trade A1")
    desk.wait_turn(page)
    ply = page.session.match.ply
    desk.press(Qt.Key.Key_U if help_ == "undo" else Qt.Key.Key_H)
    question = page.question
    assert question.isVisible()
    assert question.no.hasFocus()
    desk.press(Qt.Key.Key_Escape)
    assert not question.isVisible()
    assert page.session.match.ply == ply
    assert page.session.is_strict
    page.bar.pressed.emit(help_)
    QTest.mouseClick(question.yes, Qt.MouseButton.LeftButton)
    assert not page.session.is_strict
    noted = desk.context.library.ratings.of(match_id)
    assert noted is not None
    assert noted.helped
    if help_ == "undo":
        assert page.session.match.ply < ply
    else:
        assert page.session.help.hints == 1
    page.bar.pressed.emit(help_)
    assert not question.isVisible()


@needs_translations
def test_the_result_shows_what_it_did_to_the_rating(desk: Desk) -> None:
    page = ended(desk)
    remark = page.ending.remark.accessibleName()
    assert remark.startswith("Your first rating: ")
    page.session.controller.undo()
    page.question.hide()
    assert desk.context.library.ratings.of(page.session.controller.autosave.match_id or 0) is not None
    desk.settings.language = "ja"
    page.bar.pressed.emit("result")
    assert page.ending.remark.accessibleName() not in ("", remark)


@pytest.mark.parametrize("same_deal", [False, True])
def test_another_deal_of_a_rated_game_is_rated_and_the_same_deal_is_not(desk: Desk, same_deal: bool) -> None:
    page = ended(desk)
    assert page.title() == "Conquestar, rated"
    way = page.ending.same_deal if same_deal else page.ending.new_deal
    QTest.mouseClick(way, Qt.MouseButton.LeftButton)
    again = desk.window.page
    assert isinstance(again, TablePage)
    assert again.session.is_strict != same_deal
    assert again.title() == ("Conquestar" if same_deal else "Conquestar, rated")


def test_wins_in_a_row_stand_with_the_result_unless_celebrations_are_unwanted(desk: Desk) -> None:
    library = desk.context.library
    for seed in range(1, 4):
        match = played(seed, seats=SEATS)
        library.finish(library.create(match), match.state.points(), frozenset({0}), "")
    page = desk.open(match, 3)
    desk.qtbot.waitUntil(page.ending.isVisible)
    assert "Wins in a row: 3" in page.ending.remark.accessibleName()
    assert f"Against {SEATS[1].name}: you won 3, lost 0" in page.ending.remark.accessibleName()
    desk.settings.celebrations = False
    page.bar.pressed.emit("result")
    assert "Wins" not in page.ending.remark.accessibleName()


@pytest.mark.parametrize("way", ["practise", "edit"])
def test_trying_a_rated_game_out_elsewhere_is_asked_about(desk: Desk, way: str) -> None:
    page = rated_table(desk)
    menu = page.bar.menu.practise
    (menu.edit if way == "edit" else menu.actions()[0]).trigger()
    assert desk.window.page is page
    page.question.yes.click()
    assert desk.window.page_name == ("position" if way == "edit" else "table")
    assert desk.window.page is not page


def test_help_is_reported_with_the_result(desk: Desk) -> None:
    page = ended(desk, helped=True)
    page.bar.pressed.emit("result")
    remark = page.ending.remark.accessibleName()
    assert "Decisions with help: 1" in remark
    winners = page.session.controller.state.winners()
    assert ("stays at 1500" in remark) == (0 in winners)
