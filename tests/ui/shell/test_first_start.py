"""The first start: a box asks once whether the first game is guided; what is due today is at hand."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.teaching.lessons import lessons
from hoshikan.teaching.practice import of_the_day
from hoshikan.teaching.questions import questions
from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.features.home.page import HomePage
from hoshikan.ui.features.home.resume import DayRow, HeroCard, ResumeCard
from hoshikan.ui.features.learn.lesson import LessonPage
from hoshikan.ui.features.learn.page import LearnPage
from hoshikan.ui.features.newgame.page import NewGamePage
from hoshikan.ui.features.play.guided import GuidedTablePage
from hoshikan.ui.features.play.page import TablePage
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.shared.shelf import GameBox
from tests.ui.table.printed import printed


def click(window: MainWindow, name: str) -> None:
    """Click in the middle of the only visible button with this name."""
    (found,) = [one for one in window.findChildren(QAbstractButton) if one.isVisible() and name in one.accessibleName()]
    place = found.mapTo(window, QPoint(found.width() // 2, found.height() // 2))
    target = window.childAt(place)
    assert target is not None
    QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(window, place))


def box(window: MainWindow, game: str = "conquestar") -> GameBox:
    home = window.page
    assert isinstance(home, HomePage)
    found = next(one for one in home.shelf.boxes if one.game_id == game)
    home.findChildren(QScrollArea)[0].ensureWidgetVisible(found)  # with more games than today, some are further down
    return found


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_lead_from_the_first_start_to_a_guided_decision(window: MainWindow, qtbot: QtBot, game: str) -> None:
    QTest.mouseClick(box(window, game), Qt.MouseButton.LeftButton, pos=box(window, game).box.center())
    click(window, "Guided game")
    page = window.page
    assert isinstance(page, GuidedTablePage)
    qtbot.waitUntil(lambda: page.session.state.can_ask, timeout=30_000)
    qtbot.waitUntil(lambda: bool(page.card.text or window.messages.texts()), timeout=30_000)
    assert page.scene.picking.affordances


def test_a_box_asks_once_about_a_game(window: MainWindow) -> None:
    click(window, "Play Conquestar")
    assert box(window).asking
    click(window, "Just play")
    assert window.page_name == "new_game"
    window.home()
    click(window, "Play Conquestar")
    assert window.page_name == "new_game"


def test_escape_and_another_box_take_the_question_back(window: MainWindow) -> None:
    window.activateWindow()
    click(window, "Play Conquestar")
    focus = QApplication.focusWidget()
    assert isinstance(focus, QPushButton)
    assert focus.text() == "Guided game"
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert not box(window).asking
    assert box(window).stops[0].hasFocus()
    click(window, "Play Conquestar")
    click(window, "Play CrownTaker")
    assert not box(window).asking
    assert box(window, "crowntaker").asking


@pytest.mark.parametrize("known_by", ["match", "lesson"])
def test_a_known_game_is_not_asked_about(window: MainWindow, context: AppContext, known_by: str) -> None:
    if known_by == "match":
        context.library.create(Match.start(GAMES["conquestar"], [Seat("human"), Seat("bot", "Vega", "casual")], 1))
    else:
        context.library.lessons.complete("conquestar", "anything")
    click(window, "Play Conquestar")
    assert window.page_name == "new_game"
    window.home()
    click(window, "Play CrownTaker")
    assert box(window, "crowntaker").asking


def test_the_first_start_offers_the_other_language_beside_the_name(
    window: MainWindow, context: AppContext, qtbot: QtBot
) -> None:
    def offered() -> list[str]:
        return [one.text() for one in window.page.findChildren(QPushButton) if one.isVisible()]

    qtbot.waitUntil(lambda: "日本語" in offered())
    context.settings.last_game = "conquestar"
    home = window.page
    assert isinstance(home, HomePage)
    home.refresh()
    assert "日本語" not in offered()


def card(window: MainWindow, name: str = "Puzzle of the day") -> ResumeCard:
    cards = window.page.findChildren(ResumeCard)
    (found,) = [one for one in cards if one.isVisible() and name in one.accessibleName()]
    return found


def words_on(row: DayRow) -> list[str]:
    return [one.words for one in printed(lambda painter: row.render(painter, QPoint()))]


def refreshed(window: MainWindow) -> HomePage:
    home = window.page
    assert isinstance(home, HomePage)
    home.refresh()
    return home


def test_the_first_start_shows_nothing_but_the_boxes(window: MainWindow) -> None:
    refreshed(window)
    assert not window.page.findChildren(ResumeCard)


def test_the_deal_of_the_day_is_played_until_it_is_done(
    window: MainWindow, context: AppContext, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(context.puzzles, "today", lambda: date(2026, 3, 9))
    context.settings.last_game, context.settings.rated_games = "crowntaker", True
    refreshed(window)
    qtbot.waitUntil(lambda: "Not played yet" in card(window, "Deal of the day").accessibleName(), timeout=20_000)
    card(window, "Deal of the day").click()
    page = window.page
    assert isinstance(page, NewGamePage)
    assert page.game_id == "crowntaker"
    assert any("Deal of the day: 20260309" in one.text() for one in page.findChildren(QLabel) if one.isVisible())
    page.start.click()
    table = window.page
    assert isinstance(table, TablePage)
    assert table.session.match.header.seed == 20260309
    assert context.settings.rated_games, "the next game is rated as usual"
    seats = [Seat("human"), Seat("bot", "Vega", "casual")]
    match = Match.start(GAMES["crowntaker"], seats, 20260309)
    context.library.finish(context.library.create(match), (1, 0), frozenset({0}), "")
    window.home()
    qtbot.waitUntil(lambda: "★ Played" in card(window, "Deal of the day").accessibleName(), timeout=20_000)


def test_the_next_lesson_is_of_a_course_that_was_begun(window: MainWindow, context: AppContext, qtbot: QtBot) -> None:
    course = lessons("sterre-en-kroon")
    context.library.lessons.complete("sterre-en-kroon", course[0].id)
    context.settings.last_game = "conquestar"
    refreshed(window)
    title = course[1].title.in_language("en")
    qtbot.waitUntil(lambda: title in card(window, "Next lesson").accessibleName(), timeout=20_000)
    card(window, "Next lesson").click()
    page = window.page
    assert isinstance(page, LessonPage)
    assert page.session.state.lesson.id == course[1].id


def test_who_has_only_learnt_so_far_sees_the_lesson_large(
    window: MainWindow, context: AppContext, qtbot: QtBot
) -> None:
    course = lessons("conquestar")
    context.library.lessons.complete("conquestar", course[0].id)
    refreshed(window)
    large = card(window, "Next lesson")
    assert isinstance(large, HeroCard)
    qtbot.waitUntil(lambda: course[1].title.in_language("en") in large.accessibleName(), timeout=20_000)
    for lesson in course:
        context.library.lessons.complete("conquestar", lesson.id)
    refreshed(window)
    qtbot.waitUntil(lambda: "Conquestar" not in card(window, "Next lesson").accessibleName(), timeout=20_000)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("text_size", [100, 150])
def test_the_card_of_the_day_has_room_in_a_small_window(
    window: MainWindow, context: AppContext, qtbot: QtBot, language: str, text_size: int
) -> None:
    context.settings.language, context.settings.text_size = language, text_size
    window.resize(960, 540)
    for seed in range(2):
        context.library.create(Match.start(GAMES["conquestar"], [Seat("human"), Seat("bot", "Vega", "casual")], seed))
    context.settings.last_game = "conquestar"
    context.library.lessons.complete("conquestar", "anything")
    home = refreshed(window)
    rows = [row for row in home.findChildren(DayRow) if row.isVisible()]
    qtbot.waitUntil(lambda: all(row.accessibleName().count(",") + row.accessibleName().count("、") for row in rows))
    bar = home.findChildren(QScrollArea)[0].verticalScrollBar()
    assert bar.maximum() == 0
    assert len(rows) == 3
    for row in rows:
        words = words_on(row)
        assert row.accessibleName().startswith(words[0])
        assert not [one for one in words if "…" in one]


@pytest.mark.parametrize(("outcome", "said"), [("first", "★ Solved"), ("shown", "☆ Not found")])
def test_the_card_of_the_day_shows_what_became_of_it(
    window: MainWindow, context: AppContext, qtbot: QtBot, outcome: str, said: str
) -> None:
    home = window.page
    assert isinstance(home, HomePage)
    context.settings.last_game = "conquestar"
    home.refresh()
    qtbot.waitUntil(lambda: "Not solved yet" in card(window).accessibleName(), timeout=20_000)
    puzzle = of_the_day(context.puzzles.of(), date.today())  # noqa: DTZ011  # the player's own calendar
    assert puzzle is not None
    card(window).click()
    assert window.page_name == "exercise"
    context.library.practice.note(puzzle.id, puzzle.game, outcome)
    window.home()
    qtbot.waitUntil(lambda: said in card(window).accessibleName(), timeout=20_000)


def learn(window: MainWindow) -> LearnPage:
    page = window.open_page("learn", "")
    assert isinstance(page, LearnPage)
    return page


def test_todays_queue_begins_with_what_is_due(window: MainWindow, context: AppContext) -> None:
    page = learn(window)
    assert page.today.start.text().startswith("Lesson: ")
    assert page.today.words.text() == ""
    QApplication.processEvents()
    assert page.today.start.width() == page.today.start.sizeHint().width()  # not as wide as the words would be
    window.home()
    context.library.answers.note("crowntaker", questions("crowntaker")[0].id, right=False)
    page = learn(window)
    assert page.today.start.text() == "Rules to repeat: CrownTaker"
    assert "Lesson: " in page.today.words.text()
    page.today.start.click()
    assert window.page_name == "questions"


def test_learn_shows_one_game_at_a_time_and_the_one_played_last_first(window: MainWindow, context: AppContext) -> None:
    context.settings.last_game = "crowntaker"
    page = learn(window)

    def seen() -> list[str]:
        return [course.game_id for course in page.courses.values() if course.isVisible()]

    assert seen() == ["crowntaker"]
    page.games["conquestar"].click()
    assert seen() == ["conquestar"]
    window.open_page("learn", "sterre-en-kroon")
    again = window.page
    assert isinstance(again, LearnPage)
    assert again.chosen == "sterre-en-kroon"


def test_arrow_keys_walk_along_the_lessons_which_are_one_stop(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page = learn(window)
    stations = page.courses[page.chosen].tiles
    stops = [station for station in stations if station.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == stations[:1]
    stations[0].setFocus()
    QTest.keyClick(stations[0], Qt.Key.Key_Right)
    assert stations[1].hasFocus()
    QTest.keyClick(stations[1], Qt.Key.Key_Left)
    assert stations[0].hasFocus()
    QTest.keyClick(stations[0], Qt.Key.Key_Left)
    assert stations[0].hasFocus()
