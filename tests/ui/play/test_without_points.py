"""A game in which no points are counted shows none, and says "a draw" where all of its seats win."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from hoshikan.cli.records import describe
from hoshikan.engine import TERMINAL, Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.board.session import GoTo
from hoshikan.ui.features.library.model import MatchesModel
from hoshikan.ui.features.library.statistics import StatisticsModel
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.features.replay.page import ReplayPage
from hoshikan.ui.session.context import AppContext
from tests.engine.variants import any_action

GAME = GAMES["conquestar"]
WON, TIED = 1, 502
"""Deals that random moves take to a victory, and to one that both share."""
DRAWN = {"en": "A draw", "ja": "引き分け"}


@pytest.fixture(params=[False, True], ids=["unscored", "scored"])
def scored(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """True if the game counts points: as it is, or as if it did not."""
    counts: bool = request.param
    monkeypatch.setattr(GAME, "kind", replace(GAME.kind, scored=counts))
    return counts


def finished(seed: int) -> Match:
    match, rng = Match.start(GAME, [Seat("human", "Aki"), Seat("human", "Ben")], seed), Random(seed)
    while match.state.to_move != TERMINAL:
        match.apply(any_action(match.state, rng))
    return match


def tabs(page: TablePage | ReplayPage) -> list[str]:
    side = page.side
    return [side.tabText(index) for index in range(side.count()) if side.isTabVisible(index)]


def ended(window: MainWindow, match: Match, qtbot: QtBot) -> TablePage:
    """The table with its card at the end."""
    window.open_table(match)
    page = window.page
    assert isinstance(page, TablePage)
    qtbot.waitUntil(page.ending.isVisible)
    return page


def on_card(page: TablePage) -> list[str]:
    return [part.accessibleName() for part in page.ending.findChildren(QWidget) if part.isVisible()]


def test_its_table_and_its_replay_have_no_score(window: MainWindow, qtbot: QtBot, scored: bool) -> None:
    match = finished(WON)
    table = ended(window, match, qtbot)
    assert ("Score" in tabs(table)) is scored
    assert table.side.shows("score") is scored
    assert any("point" in text for text in on_card(table)) is scored
    assert {"Aki wins", "Ben wins"} & set(on_card(table))
    window.open_page("replay", match)
    assert isinstance(window.page, ReplayPage)
    assert ("Score" in tabs(window.page)) is scored


def test_the_library_shows_who_won_and_no_points(context: AppContext, scored: bool) -> None:
    keep(context, finished(WON))
    result = shown_result(context)
    assert result.endswith(("won by Aki", "won by Ben")) is scored
    assert (" : " in result) is scored
    assert (result in ("Aki wins", "Ben wins")) is not scored
    numbers = StatisticsModel(GAMES)
    numbers.show_statistics(context.library.statistics())
    assert [numbers.index(0, column).data() == "–" for column in (5, 6)] == [not scored] * 2


def test_the_check_of_a_record_shows_no_points(scored: bool) -> None:
    assert (" : " in describe(finished(WON))) is scored


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_victory_of_all_is_a_draw(
    window: MainWindow, context: AppContext, qtbot: QtBot, scored: bool, language: str
) -> None:
    context.settings.language = language
    match = finished(TIED)
    assert match.state.winners() == {0, 1}
    keep(context, match)
    assert (shown_result(context) == DRAWN[language]) is not scored
    table = ended(window, match, qtbot)
    texts = on_card(table)
    assert (DRAWN[language] in texts) is not scored
    assert all(name in " ".join(texts) for name in table.names)
    window.open_page("replay", match)
    replay = window.page
    assert isinstance(replay, ReplayPage)
    replay.session.dispatch(GoTo(match.ply))
    assert any(DRAWN[language] in part.text() for part in replay.bar.findChildren(QLabel)) is not scored


def keep(context: AppContext, match: Match) -> None:
    state, library = match.state, context.library
    library.finish(library.create(match), state.points(), state.winners(), state.end_reason())


def shown_result(context: AppContext) -> str:
    model = MatchesModel(GAMES, context.library.summary)
    model.show_matches(context.library.listed())
    return str(model.index(0, 3).data())
