"""Puzzles and mistakes on the page."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from hoshikan.engine import record
from hoshikan.games import GAMES
from hoshikan.games.conquestar.teaching.reasons import CoinsBack, Denies, TakesStar
from hoshikan.teaching.exercise import Answer, Exercise, Outcome, Verdict
from hoshikan.teaching.hints import Argument, WhyNot
from hoshikan.ui.board.session import Next, Play
from hoshikan.ui.features.puzzles.exercise import ExercisePage, TrySentences
from hoshikan.ui.features.puzzles.trypanel import TryPanel
from tests.teaching.trying import exercise_of
from tests.ui.play.desk import TIMEOUT, Desk, summary_of

FIRST, SECOND = (
    msgspec.structs.replace(exercise_of("conquestar", number), rating=25.0, themes=("takes",)) for number in range(2)
)
GOOD, NEAR, BAD = FIRST.results


def open_stack(desk: Desk, *exercises: Exercise) -> ExercisePage:
    page = desk.window.open_page("exercise", exercises)
    assert isinstance(page, ExercisePage)
    return page


def kept(desk: Desk) -> list[tuple[str, str]]:
    return [(one.exercise, one.outcome) for one in desk.context.library.practice.all()]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_tried_on_its_own_table(desk: Desk, game: str) -> None:
    exercise = exercise_of(game)
    page = open_stack(desk, exercise)
    shown = page.scene.view
    page.session.dispatch(Play(list(exercise.results)[2]))
    assert page.scene.view is shown
    assert "Winning chance 30 points lower than with the best move." in page.coach.accessible_text()
    page.session.dispatch(Play(exercise.accepted[0]))
    assert page.session.state.outcomes == (Outcome.LATER,)
    assert page.coach.accessible_text().startswith("✓ That's it!")
    assert kept(desk) == [(exercise.id, "later")]


def test_an_answer_comes_up_where_it_would_lie_too_low(qtbot: QtBot) -> None:
    panel = TryPanel()
    qtbot.addWidget(panel)
    panel.resize(320, 400)
    panel.ask("Find something better. " * 40, "")
    panel.answer_with("")
    panel.show()
    assert not panel.answer.isVisible()

    def height_seen(part: QWidget) -> int:
        return part.visibleRegion().boundingRect().height()

    panel.answer_with("That's what you played.", "It costs more than you have.", verdict="wrong")
    qtbot.waitUntil(lambda: height_seen(panel.answer) == panel.answer.height())
    panel.nudge("Look at the coins.")
    qtbot.waitUntil(lambda: height_seen(panel.face) == panel.face.height())


def test_a_stack_is_solved_by_hand_to_its_summary(desk: Desk) -> None:
    page = open_stack(desk, FIRST, SECOND)
    verb, _, star = GOOD.partition(" ")
    for key in (f"star:{star}", f"own:{verb}"):
        item = page.scene.stage.get(key)
        assert item is not None
        place = page.board.mapFromScene(page.scene.stage.grip(item))
        QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.session.state.outcomes == (Outcome.FIRST,)
    assert page.coach.next.hasFocus()
    desk.press(Qt.Key.Key_Return)
    assert page.board.hasFocus()
    QTest.mouseClick(page.coach.show_me, Qt.MouseButton.LeftButton)
    assert page.coach.accessible_text().startswith("This was the best move:")
    desk.press(Qt.Key.Key_Return)
    assert page.end.isVisible()
    assert summary_of(page) == (1, 0, 1, 0)
    assert kept(desk) == [(FIRST.id, "first"), (SECOND.id, "shown")]
    QTest.mouseClick(page.end.again, Qt.MouseButton.LeftButton)
    assert page.session.state.exercise is not None
    assert page.session.state.exercise.id == SECOND.id


def test_the_list_of_moves_is_enough(desk: Desk) -> None:
    page = open_stack(desk, FIRST)
    moves = page.side.moves
    moves.box.setText(GOOD)
    QTest.keyClick(moves.box, Qt.Key.Key_Return)
    assert page.session.state.outcomes == (Outcome.FIRST,)


def test_a_wrong_try_shows_nothing_of_the_best_move_but_what_it_is_about(desk: Desk) -> None:
    page = open_stack(desk, FIRST)
    page.session.dispatch(Play(BAD))
    coach = page.coach
    assert "best move" in coach.accessible_text()
    best = page.text.action(GOOD, page.scene.view)
    assert best not in coach.accessible_text()
    moods = [coach.face.mood]
    page.session.dispatch(Play(NEAR))
    assert coach.accessible_text().startswith("≈ Nearly!")
    page.session.dispatch(Play(GOOD))
    assert [*moods, coach.face.mood] == ["worried", "pleased"]
    assert best in coach.accessible_text()


def unexamined(exercise: Exercise) -> str:
    """A legal action of which the exercise knows no result."""
    actions = record.read(exercise.record, GAMES).position(exercise.ply).legal_actions()
    return next(text for action in actions if (text := str(action)) not in exercise.results)


def test_a_try_that_was_not_examined_is_measured(desk: Desk) -> None:
    page = open_stack(desk, FIRST)
    coach = page.coach
    page.session.dispatch(Play(unexamined(FIRST)))
    assert "Checking how much worse it is" in coach.accessible_text()
    desk.qtbot.waitUntil(lambda: "Checking" not in coach.accessible_text(), timeout=TIMEOUT)
    assert "inning chance" in coach.accessible_text()
    assert "best move" in coach.accessible_text()
    assert "can't say" not in coach.accessible_text()


def test_a_try_that_cannot_be_measured_is_not_called_unexamined_and_worse_at_once(desk: Desk) -> None:
    page = open_stack(desk, FIRST)
    page.session.dispatch(Play(unexamined(FIRST)))
    page.engine.failed.emit("")
    told = page.coach.accessible_text()
    assert told.startswith("× There's something better.")
    assert "We can't say how much worse it is." in told


def test_what_only_the_best_move_offers_is_said_once(desk: Desk) -> None:
    page = open_stack(desk, FIRST)
    reasons = (
        TakesStar(value=5.0, star="C3", points=5),
        CoinsBack(value=1.0, star="C3", coins=2),
        Denies(value=1.0, star="C3", points=5, rival=1),
    )
    apart = WhyNot(GOOD, BAD, False, None, None, given_up=tuple(map(Argument, reasons)))
    words = TrySentences(page.text, page.scene.view, ("Aki", "Vega"))
    body = words.body(Answer(Verdict.WRONG, BAD, 0.3, apart))
    assert body.count("best move") == 2  # what it costs, and what the best one is stronger in
    for reason in reasons:
        assert page.text.theme(reason.kind) in body


def test_a_hint_is_reported_and_the_answer_no_first_try(desk: Desk) -> None:
    page = open_stack(desk, FIRST)
    coach = page.coach
    before = coach.bubble.more.text()
    QTest.mouseClick(coach.hint, Qt.MouseButton.LeftButton)
    assert coach.bubble.more.text() not in ("", before)
    page.session.dispatch(Play(GOOD))
    assert page.session.state.outcomes == (Outcome.LATER,)


def test_a_mistake_is_named_and_does_not_count_for_the_rating(desk: Desk) -> None:
    mistake = exercise_of("conquestar", mistake=True)
    page = open_stack(desk, mistake)
    assert page.title() == "Learn from your mistakes"
    words = page.coach.bubble.words.text()
    assert words.startswith("You played “")
    page.session.dispatch(Play(mistake.played))
    assert page.coach.accessible_text().startswith("× That's what you played.")
    page.session.dispatch(Play(mistake.accepted[0]))
    assert "rating" not in page.coach.accessible_text()
    assert desk.context.library.practice.all()[0].rating is None


def test_the_rating_is_reported_after_the_first_answer_to_a_puzzle_only(desk: Desk) -> None:
    page = open_stack(desk, FIRST, FIRST)
    page.session.dispatch(Play(GOOD))
    assert "provisional" in page.coach.accessible_text()
    page.session.dispatch(Next())
    page.session.dispatch(Play(GOOD))
    assert "rating" not in page.coach.accessible_text()


def test_a_stack_goes_through_several_games(desk: Desk) -> None:
    other = exercise_of("crowntaker")
    page = open_stack(desk, FIRST, other)
    first = page.scene
    page.session.dispatch(Play(GOOD))
    page.session.dispatch(Next())
    assert page.scene is not first
    assert page.board.hasFocus()
    page.session.dispatch(Play(other.accepted[0]))
    page.session.dispatch(Next())
    assert page.end.isVisible()
    assert summary_of(page).first == 2


def test_escape_puts_down_what_is_held_and_then_leaves(desk: Desk) -> None:
    page = open_stack(desk, FIRST)
    item = page.scene.stage.get(f"star:{GOOD.split()[1]}")
    assert item is not None
    place = page.board.mapFromScene(page.scene.stage.grip(item))
    QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.scene.choosing.is_busy
    desk.press(Qt.Key.Key_Escape)
    assert not page.scene.choosing.is_busy
    assert desk.window.page is page
    desk.press(Qt.Key.Key_Escape)
    assert desk.window.page_name == "home"


def test_everything_is_reported_in_the_other_language_at_once(desk: Desk) -> None:
    page = open_stack(desk, FIRST)
    page.session.dispatch(Play(BAD))
    desk.settings.language = "ja"
    coach = page.coach
    desk.qtbot.waitUntil(lambda: coach.accessible_text().startswith("× もっとよい手があります。"))
    assert coach.next.text() == "飛ばす"


def test_the_table_shows_what_the_seat_sees_and_no_more(desk: Desk) -> None:
    page = open_stack(desk, exercise_of("hoshi-wo-wataru"))
    assert page.session.state.exercise is not None
    exercise = page.session.state.exercise
    state = record.read(exercise.record, GAMES).state
    assert page.scene.view == state.view(exercise.seat)
    assert state.view(exercise.seat) != state.view(1 - exercise.seat)
    assert page.scene.seat == exercise.seat


def test_an_exercise_that_cannot_be_set_up_is_passed_over_and_reported(desk: Desk) -> None:
    page = open_stack(desk, msgspec.structs.replace(FIRST, record="nothing"))
    assert page.end.isVisible()
    assert page.session.state.end is not None
    assert page.session.state.end.unreadable == 1


def test_where_the_library_cannot_be_written_the_puzzle_is_solved_all_the_same(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_stack(desk, FIRST)
    desk.context.library.close()
    page.session.dispatch(Play(GOOD))
    assert page.session.state.outcomes == (Outcome.FIRST,)
    assert desk.window.messages.isVisible()


def test_with_motion_the_answer_comes_when_the_move_has_been_seen(desk: Desk) -> None:
    desk.settings.animation = "fast"
    page = open_stack(desk, FIRST)
    page.session.dispatch(Play(GOOD))
    coach = page.coach
    assert not coach.accessible_text()
    desk.qtbot.waitUntil(lambda: coach.accessible_text().startswith("✓ Found on the first try!"))


def test_the_keys_of_the_table_do_the_same_here(desk: Desk) -> None:
    page = open_stack(desk, FIRST)
    desk.window.activateWindow()
    page.board.setFocus()
    desk.type("M")
    assert page.side.shows("moves")
    assert page.side.moves.box.hasFocus()
    desk.press(Qt.Key.Key_Escape)
    assert page.board.hasFocus()
    desk.type("H")
    assert page.side.shows("coach")
    assert page.session.state.exercise is not None
    assert page.session.state.nudges == 1


def test_what_leads_to_the_answer_can_be_seen_again(desk: Desk) -> None:
    page = open_stack(desk, FIRST)
    page.session.dispatch(Play(GOOD))
    shown = page.scene.view
    QTest.mouseClick(page.coach.watch, Qt.MouseButton.LeftButton)
    desk.qtbot.waitUntil(lambda: not page.scene.is_moving, timeout=int(timedelta(seconds=20).total_seconds() * 1000))
    assert page.scene.view == shown


def test_the_moves_before_can_be_seen_and_the_puzzle_tried_afterwards(desk: Desk) -> None:
    later = exercise_of("conquestar", 3)
    page = open_stack(desk, later)
    asked = page.scene.view
    assert page.coach.watch.text() == "Moves before"
    QTest.mouseClick(page.coach.watch, Qt.MouseButton.LeftButton)
    assert page.scene.is_moving
    assert page.scene.view != asked
    assert page.scene.view in [view for view, _events in page.session.state.before]
    desk.qtbot.waitUntil(lambda: not page.scene.is_moving, timeout=int(timedelta(seconds=20).total_seconds() * 1000))
    assert page.scene.view == asked
    assert page.session.state.tries == 0
    page.session.dispatch(Play(later.accepted[0]))
    assert page.coach.watch.text() == "See it again"
