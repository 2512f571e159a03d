"""The odds against each level, as New game gives them."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from hoshikan.bots.levels import offered
from hoshikan.engine import Seat
from hoshikan.games import GAMES
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.session.context import AppContext
from tests.ui.shell.test_newgame import opened


def test_each_level_comes_with_the_odds_against_it(qtbot: QtBot, context: AppContext) -> None:
    for game in GAMES:
        page = opened(qtbot, context, game)
        page.seats.set_seats([Seat("human", "Aki"), Seat("bot", "Vega", "novice")])
        odds, words = page.rated.chances(1), page.rated.odds_in_words(1)
        assert list(odds) == list(words) == list(offered(game))
        chances = [one.chance for one in odds.values()]
        assert chances == sorted(chances, reverse=True)
        shown = list(words.values())
        assert len(set(shown)) == len(shown), "what does not differ is not offered"
        assert all("rough guess" in one for one in shown)


def test_the_odds_are_those_of_the_table(qtbot: QtBot, context: AppContext) -> None:
    page = opened(qtbot, context)
    page.seats.set_seats([Seat("human", "Aki"), Seat("bot", "Vega", "novice"), Seat("bot", "Rigel", "expert")])
    assert "finish ahead" in page.rated.odds_in_words(2)["master"]
    assert "33% would be even" in page.seats.expected.text()
    page.seats.set_seats([Seat("human", "Aki"), Seat("human", "Mio"), Seat("bot", "Vega", "novice")])
    assert page.rated.chances(2) == {}, "whose odds, is not known"
    assert page.seats.expected.isHidden()


def test_a_stronger_partner_raises_the_odds_and_a_stronger_opponent_lowers_them(window: MainWindow) -> None:
    page = window.open_page("new_game", "crowntaker")
    assert isinstance(page, NewGamePage)
    page.seats.set_seats([Seat("human", "Aki"), Seat("bot", "Vega", "expert")])
    assert list(page.rated.chances(1)) == ["novice", "casual", "master"]
    assert page.seats.seats()[1].level == "master", "it plays in place of Expert"
    page.seats.set_seats([Seat("human", "Aki"), *(Seat("bot", name, "casual") for name in ("Vega", "Rigel", "Spica"))])
    against, beside = (list(page.rated.chances(place).values()) for place in (1, 2))
    assert against[0].chance > against[-1].chance
    assert beside[0].chance < beside[-1].chance
    assert abs(against[1].chance - 0.5) < 0.1
