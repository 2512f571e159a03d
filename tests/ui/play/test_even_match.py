"""An even match from Home: offered in the game played last, begun with one click by a player with a rating."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest

from hoshikan.games import GAMES
from hoshikan.library import LibraryProblem
from hoshikan.teaching.rating import even_company, rating, stakes
from hoshikan.ui.features.home import resume as resumecard
from hoshikan.ui.features.home.page import HomePage
from hoshikan.ui.features.home.resume import HeroCard, ResumeCard, TicketCard
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.features.play.page import TablePage
from tests.library.play import played
from tests.ui.play.desk import AKI, BOTS, Desk
from tests.ui.play.test_overlays import finished

SEATS = (AKI, BOTS[0])


def rate(desk: Desk, game: str = "conquestar") -> None:
    """Let Aki have played a rated game to its end."""
    match, library = finished(game), desk.context.library
    library.load(library.create(match, rated=stakes(game, match.header.seats)), GAMES)


def home(desk: Desk, game: str = "conquestar") -> HomePage:
    """Home, after `game` was played last."""
    desk.settings.player_name, desk.settings.last_game = "Aki", game
    desk.window.home()
    page = desk.window.page
    assert isinstance(page, HomePage)
    page.refresh()
    return page


def offer(desk: Desk, page: HomePage) -> ResumeCard:
    """The card of the even match, once it says who would sit there."""
    row = page._resume
    assert row is not None
    card = row._offer
    assert card is not None
    row.begin()
    desk.qtbot.waitUntil(lambda: row._even is not None)
    return card


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, cycle(("en", "ja")), strict=False)])
def test_one_click_begins_it_for_a_player_with_a_rating(desk: Desk, game: str, language: str) -> None:
    desk.settings.language = language
    rate(desk, game)
    page = home(desk, game)
    card = offer(desk, page)
    own = rating(desk.context.library.ratings.finished(), game, "Aki")
    assert str(own.number) in card.accessibleName()
    assert card.accessibleDescription()
    card.setFocus()
    desk.press(Qt.Key.Key_Return)
    table = desk.window.page
    assert isinstance(table, TablePage)
    assert table.session.is_strict
    seats = table.session.match.header.seats
    levels = [seat.level for seat in seats if seat.is_bot]
    assert tuple(levels) == even_company(own, game, seats).levels
    assert [seat.name for seat in seats if not seat.is_bot] == ["Aki"]


def test_a_player_without_a_rating_first_reads_what_one_is(desk: Desk) -> None:
    page = home(desk)
    QTest.mouseClick(offer(desk, page), Qt.MouseButton.LeftButton)
    new_game = desk.window.page
    assert isinstance(new_game, NewGamePage)
    assert {seat.level for seat in new_game.seats.seats()[1:]} == {"novice"}
    assert new_game.rated.wanted, "the card is called so"


def test_it_stands_beside_what_is_to_continue_and_alone_where_nothing_is(desk: Desk) -> None:
    page = home(desk)
    assert isinstance(offer(desk, page), HeroCard)
    for seed in range(3):
        desk.context.library.create(played(seed, 3, SEATS))
    page = home(desk)
    card, row = offer(desk, page), page._resume
    assert row is not None
    assert isinstance(card, TicketCard)
    cards = row._all_cards()
    assert len(cards) == 3
    assert cards[-2] is card
    places = [one.geometry() for one in cards]
    assert all(row.rect().contains(place) for place in places)
    assert not any(one.intersects(other) for n, one in enumerate(places) for other in places[:n])
    assert row.stops.index(card) == 1


@pytest.mark.parametrize("why", ["nothing played yet", "a rated game waits"])
def test_it_is_not_offered_where_it_would_not_help(desk: Desk, why: str) -> None:
    if why == "a rated game waits":
        desk.context.library.create(played(7, 4, SEATS), rated=stakes("conquestar", SEATS))
    page = home(desk, "" if why == "nothing played yet" else "conquestar")
    assert page._resume is not None
    assert page._resume._offer is None


def test_a_library_that_cannot_be_written_rates_nothing_and_the_game_begins(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    rate(desk)
    card, library = offer(desk, home(desk)), desk.context.library

    def refuse(*_args: object, **_named: object) -> int:
        raise LibraryProblem("locked", library.path)

    with monkeypatch.context() as patch:
        patch.setattr(library, "create", refuse)
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    table = desk.window.page
    assert isinstance(table, TablePage)
    assert not table.session.is_strict


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("width", [960, 1024, 1280])
def test_the_offer_names_all_opponents_in_whole_words(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, language: str, width: int
) -> None:
    desk.settings.language = language
    desk.window.resize(width, 640)
    rate(desk, "sterre-en-kroon")
    card = offer(desk, home(desk, "sterre-en-kroon"))
    written: list[str] = []

    class Noting(QPainter):
        def drawText(self, *arguments: Any) -> None:  # type: ignore[override]  # Qt has several
            written.append(arguments[-1])

    monkeypatch.setattr(resumecard, "QPainter", Noting)
    card.grab()
    assert len(written) > 1
    assert not [words for words in written if "…" in words]
