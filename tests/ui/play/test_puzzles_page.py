"""The page of puzzles, and the ways to it."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hoshikan.games import GAMES
from hoshikan.teaching.exercise import Exercise
from hoshikan.teaching.practice import STACK, of_the_day
from hoshikan.ui.features.learn.page import LearnPage
from hoshikan.ui.features.puzzles.exercise import ExercisePage
from hoshikan.ui.features.puzzles.page import PuzzlesPage
from hoshikan.ui.session.context import PuzzleBox
from tests.teaching.trying import exercise_of
from tests.ui.play.desk import Desk

ONE = exercise_of("conquestar")
TODAY = date(2026, 11, 23)


def own(game: str) -> tuple[Exercise, ...]:
    """Two dozen puzzles of Conquestar on one position, every second one about something else and harder."""
    if game != "conquestar":
        return ()
    return tuple(
        msgspec.structs.replace(
            ONE,
            id=f"conquestar/{number}",
            rating=20.0 + number % 2,
            themes=("pays", "cannot-pay") if number % 2 else ("takes",),
            level="expert" if number % 2 else "casual",
        )
        for number in range(24)
    )


@pytest.fixture
def stocked(desk: Desk) -> Desk:
    desk.context.puzzles = PuzzleBox(GAMES, own, lambda: TODAY)
    return desk


def puzzles_page(desk: Desk, game: str = "") -> PuzzlesPage:
    page = desk.window.open_page("puzzles", game)
    assert isinstance(page, PuzzlesPage)
    return page


def solving(desk: Desk) -> tuple[Exercise, ...]:
    page = desk.window.page
    assert isinstance(page, ExercisePage)
    return page.session.state.exercises


def miss(desk: Desk, *ids: str, days_ago: float) -> None:
    """Note that puzzles were missed so many days ago."""
    library = desk.context.library
    now = library._clock
    library._clock = lambda: datetime.now(UTC) - timedelta(days=days_ago)
    for one in ids:
        library.practice.note(one, "conquestar", "later", 20.0)
    library._clock = now


def test_the_puzzle_of_the_day_is_one_click_away(stocked: Desk) -> None:
    page = puzzles_page(stocked)
    assert page.day.accessibleName().startswith("Puzzle of the day, Conquestar")
    QTest.mouseClick(page.day, Qt.MouseButton.LeftButton)
    assert solving(stocked) == (of_the_day(own("conquestar"), TODAY),)


@pytest.mark.parametrize(
    ("outcome", "words"), [("first", "★ Solved."), ("later", "★ Solved."), ("shown", "☆ Not found.")]
)
def test_the_puzzle_of_the_day_shows_how_it_was_done(stocked: Desk, outcome: str, words: str) -> None:
    today = of_the_day(own("conquestar"), TODAY)
    assert today is not None
    page = puzzles_page(stocked)
    assert "Find the best move." in page.day.accessibleName()
    stocked.context.library.practice.note(today.id, "conquestar", outcome, 20.0)
    stocked.window.home()
    name = puzzles_page(stocked).day.accessibleName()
    assert words in name
    assert "Find the best move." not in name


def test_puzzles_are_found_by_game_theme_and_strength(stocked: Desk) -> None:
    page = puzzles_page(stocked, "conquestar")
    about = page.filter.theme
    assert [about.itemText(place) for place in range(about.count())] == [
        "Any theme",
        "taking stars (12)",
        "the cost of an invasion (12)",
    ]
    assert len(page.filter.wanted()) == 24
    about.setCurrentIndex(2)
    assert {one.level for one in page.filter.wanted()} == {"expert"}
    hard = page.filter.level
    hard.setCurrentIndex(hard.findData("casual"))
    assert not page.start.isEnabled()
    hard.setCurrentIndex(hard.findData("expert"))
    page.start.click()
    assert len(solving(stocked)) == STACK
    assert {one.level for one in solving(stocked)} == {"expert"}


def test_the_themes_of_all_games_are_there_with_their_games(stocked: Desk) -> None:
    page = puzzles_page(stocked)
    about = page.filter.theme
    assert [about.itemText(place) for place in range(about.count())][1:] == [
        "Conquestar: taking stars (12)",
        "Conquestar: the cost of an invasion (12)",
    ]
    about.setCurrentIndex(1)
    assert {one.level for one in page.filter.wanted()} == {"casual"}
    page.filter.tiles["conquestar"].click()
    assert len(page.filter.wanted()) == 24, "what was chosen among all games is no theme of one"


def test_a_game_without_puzzles_says_so(stocked: Desk) -> None:
    page = puzzles_page(stocked, "crowntaker")
    assert not page.start.isEnabled()
    assert "CrownTaker" in page._status.text()


def test_without_any_puzzles_the_page_is_friendly(desk: Desk) -> None:
    desk.context.puzzles = PuzzleBox(GAMES, lambda _game: ())
    page = puzzles_page(desk)
    assert page.day.isHidden()
    assert "no puzzles yet" in page.bubble.accessibleName()


def test_what_was_missed_comes_back_and_home_counts_it(stocked: Desk) -> None:
    miss(stocked, "conquestar/3", "conquestar/5", "conquestar/gone", days_ago=3)
    miss(stocked, "conquestar/7", days_ago=0.1)
    page = puzzles_page(stocked)
    assert page.due_button.text() == "Repeat 2 puzzles"
    assert page.due_button.hasFocus()
    assert "rating" in page.bubble.accessibleName()
    QTest.mouseClick(page.due_button, Qt.MouseButton.LeftButton)
    assert {one.id for one in solving(stocked)} == {"conquestar/3", "conquestar/5"}
    learn = stocked.window.open_page("learn", "")
    assert isinstance(learn, LearnPage)
    assert learn.today.start.text() == "Repeat 2 puzzles"


def test_a_puzzle_that_was_left_comes_first_the_next_time_until_it_is_skipped(stocked: Desk) -> None:
    puzzles_page(stocked).start.click()
    left = solving(stocked)
    stocked.window.home()
    puzzles_page(stocked).start.click()
    assert solving(stocked) == left
    page = stocked.window.page
    assert isinstance(page, ExercisePage)
    QTest.mouseClick(page.coach.next, Qt.MouseButton.LeftButton)
    stocked.window.home()
    puzzles_page(stocked).start.click()
    assert solving(stocked)[: STACK - 1] == left[1:]


def test_the_rating_stands_beside_its_game(stocked: Desk) -> None:
    miss(stocked, "conquestar/1", days_ago=0)
    page = puzzles_page(stocked)
    assert "rating" in page.filter.tiles["conquestar"].accessibleName()
    assert "rating" not in page.filter.tiles["crowntaker"].accessibleName()


def test_learn_leads_to_the_puzzles(stocked: Desk) -> None:
    window = stocked.window
    learn = window.open_page("learn", "")
    assert isinstance(learn, LearnPage)
    learn.courses["conquestar"].puzzles.click()
    page = window.page
    assert isinstance(page, PuzzlesPage)
    assert page.filter.game == "conquestar"


def test_the_table_of_the_day_is_painted_after_the_page(stocked: Desk) -> None:
    page = puzzles_page(stocked)
    stocked.qtbot.waitUntil(lambda: not page.day._image.isNull())


def test_the_button_is_laid_out_at_its_place_before_the_first_picture(stocked: Desk) -> None:
    stocked.window.resize(1600, 1000)
    page = puzzles_page(stocked)
    QApplication.sendPostedEvents()  # no timer: a slow machine paints before any of them
    first = page.start.mapTo(page, QPoint()).x()
    QApplication.processEvents()
    assert first == page.start.mapTo(page, QPoint()).x() > 0
