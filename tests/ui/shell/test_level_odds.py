"""The odds against each level, as New game gives them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from hoshikan.bots.levels import offered
from hoshikan.engine import Seat
from hoshikan.games import GAMES
from hoshikan.teaching.rating import stakes, wins_over_lower
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.text.levels import LevelWords
from tests.library.play import played
from tests.ui.play.test_overlays import finished
from tests.ui.shell.test_language import needs_translations
from tests.ui.shell.test_newgame import opened


def rate(context: AppContext, game: str) -> None:
    """Let Aki have played a rated game to its end."""
    match = finished(game)
    context.library.load(context.library.create(match, rated=stakes(game, match.header.seats)), GAMES)


@pytest.mark.parametrize("language", ["en", "ja"])
@needs_translations
def test_before_the_first_rated_game_each_level_is_compared_with_the_one_below(
    qtbot: QtBot, context: AppContext, language: str
) -> None:
    context.settings.language = language
    names = LevelWords()
    for game in GAMES:
        page = opened(qtbot, context, game)
        words, levels = page.rated.odds_in_words(1), offered(game)
        assert list(words) == list(levels)
        for lower, upper in pairwise(levels):
            assert names.name(lower) in words[upper]
            assert str(round(10 * wins_over_lower(game, upper))) in words[upper]
        assert names.name(levels[1]) in words[levels[0]], "the weakest loses to the next"
        assert not any("%" in one for one in words.values()), "nothing is known of the person's strength"
        assert page.seats.expected.isHidden()
        who = page.seats.editor(0).who
        heard = who.itemData(who.findData(levels[-1]), Qt.ItemDataRole.AccessibleTextRole)
        assert words[levels[-1]] in heard, "the seat of a person shows it too"


def test_each_level_comes_with_the_odds_against_it(qtbot: QtBot, context: AppContext) -> None:
    for game in GAMES:
        rate(context, game)
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
    rate(context, "conquestar")
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


def test_the_results_against_a_bot_are_beside_its_name(qtbot: QtBot, context: AppContext) -> None:
    aki, bot = Seat("human", "Aki"), "ソフィア"
    won = []
    for seed in range(4):
        match = played(seed, seats=(aki, Seat("bot", bot, "casual")))
        context.library.load(context.library.create(match), GAMES)
        winners = match.state.winners()
        won += [0 in winners] if len(winners) == 1 else []
    page = opened(qtbot, context)
    page.seats.set_seats([aki, Seat("bot", "Sofia", "casual"), Seat("bot", "Vega", "casual")])
    assert page.seats.editor(1).score.text() == f"you won {sum(won)}, lost {len(won) - sum(won)}", "in either language"
    assert not page.seats.editor(1).score.isHidden()
    assert page.seats.editor(2).score.isHidden()
    page.seats.set_seats([aki, Seat("human", "Mio"), Seat("bot", "Sofia", "casual")])
    assert page.seats.editor(2).score.isHidden(), "whose results, is not known"
