"""Every step of every lesson of every game can be done on its table, and what it speaks of is there."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from hoshikan.games import GAMES
from hoshikan.teaching.lessons import Lesson, lessons
from hoshikan.ui.board.scenes import scene_for_pictures
from hoshikan.ui.board.session import Next, ShowAnswer
from hoshikan.ui.features.learn.lessonsession import SetUpAgain
from hoshikan.ui.kit.look.theme import NIGHT
from tests.board.test_lesson import Learner
from tests.playing import playing_with

LESSONS = [lesson for game_id in GAMES for lesson in lessons(game_id)]
NAMES = ("Aki", "Ben", "Chiyo", "Dai", "Emi", "Fuyuko")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])
def test_every_answer_can_be_put_together_from_pieces(lesson: Lesson) -> None:
    """In the window whole lessons are done by hand elsewhere."""
    one = Learner(lesson.id)
    with scene_for_pictures(lesson.game, NIGHT) as scene:
        scene.set_motion("off")
        done: list[str] = []
        scene.action_chosen.connect(done.append)
        scene.attempted.connect(done.append)

        def show() -> None:
            state = one.state
            scene.choosing.allow_tries(state.tries)
            scene.show_position(state.view, state.seat, state.actions, NAMES[: state.view.players])
            scene.set_hint(state.hinted)

        for number, step in enumerate(lesson.steps):
            show()
            keys = {item.key for item in scene.stage}
            for pattern in step.shows:
                assert any(fnmatchcase(key, pattern) for key in keys), f"{number + 1}: {pattern} is not on the table"
            for action in step.accept:
                if one.state.solved:
                    one.session.dispatch(SetUpAgain())
                one.session.dispatch(ShowAnswer())
                show()
                assert any(item.halo for item in scene.stage), f"{number + 1}: nothing is shown"
                done.clear()
                for key in playing_with(lesson.game, one.state.view.options).presses(scene, action):
                    if not done:
                        scene.choosing.activate(key)
                assert done == [action], f"{number + 1}"
                one.play(action)
                assert one.state.solved
            one.session.dispatch(Next())
    assert one.state.progress is not None
