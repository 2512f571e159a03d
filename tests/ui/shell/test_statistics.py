"""The page of statistics: its charts by mouse, keyboard and screen reader, with much, little and nothing to show."""

from __future__ import annotations

import re
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hoshikan.games import GAMES
from hoshikan.library.history import Streak, days_in_a_row, in_a_row
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.features.library.page import LibraryPage
from hoshikan.ui.features.library.statistics import WIDEST, ChartPanel, StatisticsPage
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.kit.widgets.chart import ticks
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.text.levels import UNSURE
from tests.statisticsdata import fill
from tests.ui.shell.test_fitting import cut_off
from tests.ui.shell.test_language import needs_translations

GAMES_EACH = 5
SCORED = next(game_id for game_id, game in GAMES.items() if game.kind.scored)


def opened(window: MainWindow, context: AppContext, games: int = GAMES_EACH, game: str = "") -> StatisticsPage:
    fill(context.library, games)
    page = window.open_page("library", "statistics", game)
    assert isinstance(page, LibraryPage)
    assert page.statistics is not None
    return page.statistics


def panels(page: StatisticsPage) -> list[ChartPanel]:
    return page.findChildren(ChartPanel)


@needs_translations
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_chart_says_what_it_shows_and_is_a_table_too(
    window: MainWindow, context: AppContext, qtbot: QtBot, language: str
) -> None:
    page = opened(window, context, game=SCORED)
    context.settings.language = language
    qtbot.waitUntil(page.parts.chart.isVisible)
    for panel in panels(page):
        chart = panel.chart
        assert chart.isVisible()
        assert chart.accessibleName() == panel.heading.text()
        assert chart.accessibleDescription()
        assert all(mark.words for mark in chart.marks())
        panel.as_table.setFocus()
        QTest.keyClick(panel.as_table, Qt.Key.Key_Space)
        assert not chart.isVisible()
        assert panel.table.isVisible()
        model = panel.table.model()
        assert model.rowCount() > 0
        assert all(model.index(0, column).data() for column in range(model.columnCount()))


def test_the_arrow_keys_walk_over_the_points_and_enter_opens_the_game(
    window: MainWindow, context: AppContext, qtbot: QtBot
) -> None:
    page = opened(window, context, game="conquestar")
    chart = page.rating_chart
    chart.setFocus()
    words = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Home):
        QTest.keyClick(chart, key)
        assert chart.current is not None
        words.append(chart.current.words)
    assert words[0] == words[2] == words[4]
    assert len({*words}) == 3
    assert words[0].startswith("Conquestar, ")
    with qtbot.waitSignal(page.open_replay):
        QTest.keyClick(chart, Qt.Key.Key_Return)
    assert window.page_name == "replay"


def test_the_mouse_shows_the_nearest_point(window: MainWindow, context: AppContext, qtbot: QtBot) -> None:
    page = opened(window, context, game="conquestar")
    QApplication.processEvents()
    for chart in (panel.chart for panel in panels(page)):
        for mark in chart.marks()[:4]:
            assert chart.near(mark.place.center()) in chart.marks()
    mark = page.rating_chart.marks()[0]
    with qtbot.waitSignal(page.open_replay):
        QTest.mouseClick(page.rating_chart, Qt.MouseButton.LeftButton, pos=mark.place.center().toPoint())


def test_the_filter_narrows_every_chart(window: MainWindow, context: AppContext, qtbot: QtBot) -> None:
    page = opened(window, context)
    everything = [len(page.rating_chart.marks()), len(page.accuracy_chart.marks())]
    page.filter.game.setCurrentIndex(page.filter.game.findData("crowntaker"))
    assert 0 < len(page.rating_chart.marks()) < everything[0]
    assert len(page.accuracy_chart.marks()) < everything[1]
    assert page.rating.summary.text().startswith("CrownTaker ")
    assert page.filter.player.isHidden()
    page.filter.period.setCurrentIndex(1)
    rated = page.rating_chart.marks()
    page.filter.level.setCurrentIndex(1)
    assert page.rating_chart.marks() == rated, "a rating is what all opponents made of it"
    counts = sum(int(part.shown) for bar in page.results_chart.bars for part in bar.parts)
    assert counts < len(context.library.history())


@needs_translations
@pytest.mark.parametrize("language", ["en", "ja"])
def test_nothing_is_cut_off_in_large_type(window: MainWindow, context: AppContext, qtbot: QtBot, language: str) -> None:
    context.settings.text_size = 150
    context.settings.language = language
    window.resize(window.minimumSize())
    page = opened(window, context, games=1)
    qtbot.waitUntil(lambda: not page.waits)
    QApplication.processEvents()
    QApplication.processEvents()
    assert cut_off(window) == []


@pytest.mark.parametrize("games", [1, GAMES_EACH])
@pytest.mark.parametrize("game", ["", "conquestar"])
def test_every_panel_is_as_high_as_what_is_in_it(
    window: MainWindow, context: AppContext, qtbot: QtBot, games: int, game: str
) -> None:
    page = opened(window, context, games, game)
    for width, height in ((1280, 720), (2560, 1440), (900, 700)):
        window.resize(width, height)
        qtbot.waitUntil(lambda: not page.waits)
        for _ in range(4):
            QApplication.processEvents()
        for panel in panels(page):
            assert panel.height() == pytest.approx(panel.heightForWidth(panel.width()), abs=2), panel.heading.text()
            if panel.chart.isVisible():
                chart = panel.chart
                wanted = chart.heightForWidth(chart.width()) if chart.hasHeightForWidth() else chart.sizeHint().height()
                assert chart.height() >= wanted, panel.heading.text()
        widths = {panel.width() for panel in panels(page)}
        assert max(widths) - min(widths) <= 1
        assert max(widths) * (1 if width < 1000 else 2) > 0.9 * min(width, WIDEST)


def test_a_rating_after_few_games_is_said_to_be_unsure(window: MainWindow, context: AppContext) -> None:
    page = opened(window, context)
    told = page.rating.summary.text()
    assert "provisional" in told
    assert not any(int(margin) > UNSURE for margin in re.findall("± ([0-9]+)", told))


def test_streaks_keep_quiet_where_celebrations_are_unwanted(window: MainWindow, context: AppContext) -> None:
    page = opened(window, context, games=1)
    assert "Wins in a row" in page.days.summary.text()
    context.settings.celebrations = False
    page.refresh()
    assert "in a row" not in page.days.summary.text()


def test_without_a_game_there_is_an_invitation(window: MainWindow, context: AppContext) -> None:
    page = opened(window, context, games=0)
    assert not any(panel.isVisible() for panel in panels(page))
    assert page.begin.hasFocus()
    QTest.keyClick(page.begin, Qt.Key.Key_Return)
    assert window.page_name == "home"


@pytest.mark.parametrize("game", GAMES)
def test_one_game_is_enough_for_every_chart_of_it(
    window: MainWindow, context: AppContext, qtbot: QtBot, game: str
) -> None:
    page = opened(window, context, games=1, game=game)
    qtbot.waitUntil(lambda: page.parts.chart.isVisible() or not page.waits)
    assert page.results.chart.isVisible()
    assert page.days.chart.isVisible()
    assert page.parts.chart.isVisible() == GAMES[game].kind.scored
    for panel in panels(page):
        assert panel.chart.isVisible() != panel.invitation.isVisible()
    QTest.mouseClick(page.even, Qt.MouseButton.LeftButton)
    new_game = window.page
    assert isinstance(new_game, NewGamePage)
    assert {seat.level for seat in new_game.seats.seats()[1:]} == {"novice"}
    assert new_game.rated.wanted, "the button is called so"


@given(st.floats(-2000, 3000), st.floats(0, 2000))
def test_scales_have_few_round_numbers_around_what_they_measure(low: float, span: float) -> None:
    steps = ticks(low, low + span)
    assert 2 <= len(steps) <= 7
    assert steps[0] <= low
    assert steps[-1] >= low + span


@given(st.lists(st.booleans(), max_size=30))
def test_wins_in_a_row_are_counted_from_the_end(won: list[bool]) -> None:
    streak = in_a_row(won)
    assert 0 <= streak.now <= streak.longest <= len(won)
    assert all(won[len(won) - streak.now :])
    assert streak.now == len(won) or not won[len(won) - streak.now - 1]


def test_days_in_a_row_hold_until_today_is_over() -> None:
    today = date(2026, 11, 21)
    row = [today - timedelta(days=back) for back in (1, 2, 3, 9, 10, 11, 12, 1)]
    assert days_in_a_row(row, today) == Streak(3, 4)
    assert days_in_a_row(row, today + timedelta(days=1)) == Streak(0, 4)
    assert days_in_a_row([*row, today], today) == Streak(4, 4)
    assert days_in_a_row([], today) == Streak(0, 0)


def test_how_well_each_level_is_read(window: MainWindow, context: AppContext) -> None:
    page = opened(window, context)
    chart = page.guesses.chart
    assert chart.isVisible()
    assert "Novice ×" in chart.accessibleDescription()
    assert any("Casual" in mark.words for mark in chart.marks())
    page.guesses.as_table.click()
    model = page.guesses.table.model()
    rows = [[model.index(row, column).data() for column in range(4)] for row in range(model.rowCount())]
    assert [row[0] for row in rows] == ["Novice", "Casual"]
    assert rows[0][3] == "×1.5", "the reading gave 0.3 where the rules gave 0.2"


def test_without_guesses_it_is_explained_how_to_begin(window: MainWindow, context: AppContext) -> None:
    page = opened(window, context, 1)
    for key in context.library.notes.all("prediction"):
        context.library.notes.keep("prediction", key, "")
    page.refresh()
    assert page.guesses.invitation.isVisible()
    assert "menu" in page.guesses.invitation.text()
