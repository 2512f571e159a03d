"""Lessons of every game are done by hand in the window: carried, clicked, by keyboard or by the list of moves.

The lessons are those in which something forbidden is to be tried: whole games are played in each way elsewhere. The
answers of all lessons are put together from pieces in `tests/ui/table/test_every_lesson_step.py`.
"""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from hoshikan.games import GAMES
from hoshikan.teaching.lessons import Lesson, lessons
from hoshikan.ui.features.learn.lesson import LessonPage
from tests.playing import Playing, playing_with
from tests.ui.play.desk import Desk
from tests.ui.play.lessonways import WAYS, LessonWay

LESSONS = [
    lesson for game_id in GAMES for lesson in lessons(game_id) if any(step.kind == "forbidden" for step in lesson.steps)
]


def playing_of(page: LessonPage) -> Playing:
    """Return the game of the lesson with the rules of its step."""
    return playing_with(page.game.id, page.session.state.view.options)


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])
def test_every_step_can_be_done_by_hand_as_it_says(desk: Desk, lesson: Lesson) -> None:
    page = desk.window.open_page("lesson", lesson.game, lesson.id)
    assert isinstance(page, LessonPage)
    desk.qtbot.wait(0)
    turn = LESSONS.index(lesson)
    for number, step in enumerate(lesson.steps):
        assert page.session.state.index == number
        spoken_of(page, number)
        for action in step.accept:
            turn += 1
            for way in WAYS if step.kind == "forbidden" else (WAYS[turn % len(WAYS)],):
                do(page, way(desk, page, playing_of(page)), action, number)
        WAYS[number % 2 + 1](desk, page, playing_of(page)).press(page.speech.next)
    assert page.end.isVisible()


def lesson_of(page: LessonPage) -> str:
    return page.session.state.lesson.id


def spoken_of(page: LessonPage, number: int) -> None:
    """Check that pieces to which a step points are on the table and lit."""
    for pattern in page.session.state.step.shows:
        found = [item for item in page.scene.stage if fnmatchcase(item.key, pattern)]
        assert any(item.halo for item in found), f"{lesson_of(page)} {number + 1}: {pattern} is not lit"


def do(page: LessonPage, hands: LessonWay, action: str, number: int) -> None:
    """Do an action, hear that it was right, and set the step up again."""
    step, told = page.session.state.step, f"{lesson_of(page)} {number + 1}: {action} by {type(hands).__name__}"
    if page.session.state.solved:
        hands.press(page.speech.again)
    assert not page.session.state.solved
    hands.press(page.speech.show_me)
    assert any(item.halo for item in page.scene.stage), f"{told}: nothing is shown"
    hands.act(action)
    heard = page.speech.answer.accessibleName()
    assert page.session.state.solved, f"{told}: {heard} picked {page.scene.picking.picked}"
    assert step.right is not None
    assert heard == step.right.en
    assert page.speech.next.isEnabled()
