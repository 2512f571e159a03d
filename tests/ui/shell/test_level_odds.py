"""The odds against each level, as New game gives them."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from hoshikan.bots.levels import offered
from hoshikan.engine import Seat
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.text.counts import LevelWords
from tests.ui.shell.test_language import needs_translations
from tests.ui.shell.test_newgame import opened


@needs_translations
def test_each_level_at_the_table_is_described_with_the_odds_against_it(qtbot: QtBot, context: AppContext) -> None:
    page = opened(qtbot, context)

    def told() -> str:
        return "\n".join(label.text() for label in page.seats.findChildren(QLabel) if label.isVisible())

    page.seats.set_seats([Seat("human", "Aki"), Seat("bot", "Vega", "novice"), Seat("bot", "Rigel", "expert")])
    odds = page.rated.chances()
    assert list(odds) == list(offered("conquestar"))
    chances = [one.chance for one in odds.values()]
    assert chances == sorted(chances, reverse=True)
    assert f"Novice: {LevelWords().about('novice')} At a rough guess, you should finish ahead of it in about " in told()
    assert f"{100 * odds['novice'].chance:.0f}% of games" in told()
    assert LevelWords().about("expert", odds["expert"]) in told()
    assert LevelWords().about("casual") not in told()
    context.settings.language = "ja"
    page.retranslate()
    assert "達人：" in told()
    page.seats.set_seats([Seat("human", "Aki"), Seat("human", "Mio")])
    assert "：" not in told()
    page.seats.set_seats([Seat("human", "Aki"), Seat("human", "Mio"), Seat("bot", "Vega", "novice")])
    assert LevelWords().line("novice") in told().splitlines(), "whose odds, is not known"


def test_levels_have_no_odds_where_a_bot_may_be_a_partner(window: MainWindow) -> None:
    page = window.open_page("new_game", "crowntaker")
    assert isinstance(page, NewGamePage)
    page.seats.set_seats([Seat("human", "Aki"), Seat("bot", "Vega", "expert")])
    assert list(page.rated.chances()) == ["novice", "casual", "master"]
    assert page.seats.seats()[1].level == "master", "it plays in place of Expert"
    page.seats.set_seats([Seat("human", "Aki"), *(Seat("bot", name, "casual") for name in ("Vega", "Rigel", "Spica"))])
    assert page.rated.possible
    assert page.rated.chances() == {}
