"""Every step of every lesson of every game is done by carrying, by clicking, by keyboard and by the list of moves."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from hoshikan.games import GAMES
from hoshikan.teaching.lessons import Lesson, lessons
from hoshikan.ui.pages.lesson import LessonPage
from tests.playing import Playing, playing_with
from tests.ui.play.desk import Desk
from tests.ui.play.lessonways import WAYS, LessonWay

LESSONS = [lesson for game_id in GAMES for lesson in lessons(game_id)]


def playing_of(page: LessonPage) -> Playing:
    """How the game of the lesson is played with the rules of its step."""
    return playing_with(page.game.id, page.session.state.view.options)


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])
def test_every_step_can_be_done_as_it_says_in_four_ways(desk: Desk, lesson: Lesson) -> None:
    page = desk.window.open_page("lesson", lesson.game, lesson.id)
    assert isinstance(page, LessonPage)
    desk.qtbot.wait(0)
    for number, step in enumerate(lesson.steps):
        assert page.session.state.index == number
        spoken_of(page, number)
        for way in WAYS if step.kind != "read" else ():
            hands: LessonWay = way(desk, page, playing_of(page))
            for action in step.accept:
                do(page, hands, action, number)
        WAYS[number % 2 + 1](desk, page, playing_of(page)).press(page.speech.next)
    assert page.end.isVisible()


def spoken_of(page: LessonPage, number: int) -> None:
    """What a step points at lies on the table and is lit."""
    for pattern in page.session.state.step.shows:
        found = [item for item in page.scene.stage if fnmatchcase(item.key, pattern)]
        assert any(item.halo for item in found), f"{page.session.state.lesson.id} {number + 1}: {pattern} is not lit"


def do(page: LessonPage, hands: LessonWay, action: str, number: int) -> None:
    """Do an action, hear that it was right, and set the step up again."""
    step, told = (
        page.session.state.step,
        f"{page.session.state.lesson.id} {number + 1}: {action} by {type(hands).__name__}",
    )
    if page.session.state.solved:
        hands.press(page.speech.again)
    assert not page.session.state.solved
    hands.press(page.speech.show_me)
    assert any(item.halo for item in page.scene.stage), f"{told}: nothing is shown"
    hands.act(action)
    assert page.session.state.solved, (
        f"{told}: {page.speech.answer.accessibleName()} picked {page.scene.picking.picked}"
    )
    assert step.right is not None
    assert page.speech.answer.accessibleName() == step.right.en
    assert page.speech.next.isEnabled()
