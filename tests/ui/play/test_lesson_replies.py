"""Behaviour of a lesson around its steps: refusals, replays, leaving and continuing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from hoshikan.games.carcassonne_star_wars.screen.faces import RollFace
from hoshikan.teaching.lessons import lessons
from hoshikan.ui.features.learn.lesson import LessonPage, LessonSteps
from hoshikan.ui.session.notebook import Notebook
from tests.ui.play.desk import TIMEOUT, Desk

CARCASSONNE = "carcassonne-star-wars"


def opened(desk: Desk, lesson: str, step: int = 1) -> LessonPage:
    """A lesson at a step, the steps before it having been solved."""
    game_id = lesson.partition("/")[0]
    page = desk.window.open_page("lesson", game_id, lesson)
    assert isinstance(page, LessonPage)
    while page.session.state.index < step - 1:
        if page.session.state.step.accept:
            page.attempt(page.session.state.step.accept[0])
        page.go_on()
    desk.qtbot.wait(0)
    return page


@pytest.mark.rule("CS-2.2")
def test_a_tile_that_is_not_turned_is_laid_as_the_forbidden_step_says(desk: Desk) -> None:
    page = opened(desk, f"{CARCASSONNE}/01-tiles", 4)
    desk.drag(page, "tile:1", "spot:0,1")
    assert page.session.state.solved
    assert page.session.state.step.right is not None
    assert page.speech.answer.accessibleName() == page.session.state.step.right.en


def test_what_is_not_the_point_of_a_forbidden_step_is_refused_or_said_to_be_allowed(desk: Desk) -> None:
    page = opened(desk, f"{CARCASSONNE}/01-tiles", 4)
    assert page.session.state.step.wrong is not None
    desk.click(page, "turn:1")
    desk.drag(page, "tile:1", "spot:0,1")
    assert not page.session.state.solved
    assert page.speech.answer.accessibleName() == page.session.state.step.wrong.en


def test_a_good_move_that_is_not_the_best_has_a_mark_of_its_own(desk: Desk) -> None:
    page = opened(desk, "hoshi-wo-wataru/02-bids", 3)
    marks = []
    for action in ("set 10", "set 12", "set 11"):
        page.attempt(action)
        desk.qtbot.waitUntil(lambda: bool(page.speech.answer.text()), timeout=TIMEOUT)
        marks.append(next(mark for mark in "×△✓" if mark in page.speech.answer.text()))
    assert marks == ["×", "△", "✓"]
    assert page.session.state.solved


def test_a_meeple_can_be_carried_where_nothing_is_allowed(desk: Desk) -> None:
    page = opened(desk, f"{CARCASSONNE}/02-meeples", 3)
    assert "claim small route:E" not in page.session.state.actions
    desk.drag(page, "own:small", "at:route:E")
    assert page.session.state.solved


def test_a_forbidden_action_is_shown_on_request(desk: Desk) -> None:
    page = opened(desk, f"{CARCASSONNE}/01-tiles", 4)
    before = page.board.grab().toImage()
    page.speech.show_me.click()
    lit = {item.key for item in page.scene.stage if item.halo == "hint"}
    assert {"tile:1", "spot:0,1"} <= lit
    assert page.board.grab().toImage() != before


def test_dice_of_a_scripted_battle_are_seen_and_can_be_seen_again(desk: Desk) -> None:
    page = opened(desk, f"{CARCASSONNE}/05-attack", 3)
    desk.settings.animation = "fast"
    page.scene.set_motion("fast")
    for _ in range(2):
        seen: set[RollFace] = set()

        def look(seen: set[RollFace] = seen) -> bool:
            faces = (item.placement.face for item in page.scene.stage if item.key.startswith("roll:"))
            seen.update(face for face in faces if isinstance(face, RollFace))
            return {face.seat for face in seen if all(die.eyes for die in face.dice)} == {0, 1}

        assert not page.session.state.solved
        page.attempt(page.session.state.step.accept[0])
        desk.qtbot.waitUntil(look, timeout=TIMEOUT)
        page.scene.fast_forward()
        assert page.speech.again.isVisible()
        QTest.mouseClick(page.speech.again, Qt.MouseButton.LeftButton)


def test_a_step_solved_once_need_not_be_solved_again(desk: Desk) -> None:
    page = opened(desk, f"{CARCASSONNE}/01-tiles", 3)
    assert not page.speech.next.isEnabled()
    page.attempt(page.session.state.step.accept[0])
    QTest.mouseClick(page.speech.again, Qt.MouseButton.LeftButton)
    assert not page.session.state.solved
    assert page.speech.show_me.isVisible()
    assert page.speech.next.isEnabled()
    QTest.mouseClick(page.speech.next, Qt.MouseButton.LeftButton)
    assert page.session.state.index == 3
    assert not page.speech.next.isEnabled()


def test_escape_puts_down_what_is_picked_and_never_leaves_the_lesson(desk: Desk) -> None:
    page = opened(desk, "conquestar/01-field", 3)
    for focused in (page.board, page.speech.show_me, page.side):
        desk.click(page, "star:C3")
        assert page.scene.picking.picked
        focused.setFocus(Qt.FocusReason.TabFocusReason)
        desk.press(Qt.Key.Key_Escape)
        assert not page.scene.picking.picked
        focused.setFocus(Qt.FocusReason.TabFocusReason)
        desk.press(Qt.Key.Key_Escape)
        assert desk.window.page is page


def test_a_lesson_goes_on_at_the_step_in_which_it_was_left(desk: Desk) -> None:
    opened(desk, "conquestar/01-field", 3)
    desk.window.back()
    assert not desk.context.library.lessons.done("conquestar")
    again = desk.window.open_page("lesson", "conquestar", "conquestar/01-field")
    assert isinstance(again, LessonPage)
    assert again.session.state.index == 2
    again.attempt(again.session.state.step.accept[0])
    assert again.session.state.solved
    QTest.mouseClick(again.speech.start_over, Qt.MouseButton.LeftButton)
    assert again.session.state.index == 0
    assert not again.speech.start_over.isVisible()


@pytest.mark.parametrize("kept", ["nonsense", "-1", "9" * 5000])
def test_a_kept_step_that_makes_no_sense_begins_the_lesson_anew(notebook: Notebook, kept: str) -> None:
    notebook.keep("lesson-step", "conquestar/01-field", kept)
    assert LessonSteps(notebook).reached("conquestar/01-field") == 0


@pytest.mark.parametrize("last", [False, True], ids=["a lesson", "the last lesson"])
def test_one_golden_button_leads_on_from_the_end(desk: Desk, last: bool) -> None:
    course = lessons("conquestar")
    lesson = course[-1 if last else 0]
    page = opened(desk, lesson.id, len(lesson.steps))
    if page.session.state.step.accept:
        page.attempt(page.session.state.step.accept[0])
    QTest.mouseClick(page.speech.next, Qt.MouseButton.LeftButton)
    golden = [one for one in page.findChildren(QPushButton) if one.property("kind") == "primary" and one.isVisible()]
    assert golden == [page.end.questions if last else page.end.following]
    assert golden[0].hasFocus()
    QTest.mouseClick(page.speech.start_over, Qt.MouseButton.LeftButton)
    assert not page.end.isVisible()
    assert page.speech.next.isVisible()
