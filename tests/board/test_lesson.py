"""Lessons without a window: every step of every lesson of every game, and what a lesson keeps."""

from __future__ import annotations

import pytest

from hoshikan.engine import NotationError
from hoshikan.games import GAMES
from hoshikan.teaching.lessonrun import Verdict
from hoshikan.teaching.lessons import Lesson, lessons
from hoshikan.ui.board.session import Next, Play, Seen, ShowAnswer
from hoshikan.ui.features.learn.lessonsession import LessonSession, LessonState, Progress, SetUpAgain, Skip, StartOver
from tests.board.learning import Heard, Steps, Store

LESSONS = [lesson for game_id in GAMES for lesson in lessons(game_id)]
WRONG_TRIES = 3


class Learner:
    """A lesson with all that it keeps."""

    def __init__(self, lesson_id: str, steps: Steps | None = None, store: Store | None = None) -> None:
        game_id = lesson_id.partition("/")[0]
        self.steps, self.store = steps or Steps(), store or Store()
        self.celebrated: list[str] = []
        course = lessons(game_id)
        self.session = LessonSession(GAMES[game_id], course, lesson_id, self.steps, self.store, self._due)
        self.heard = Heard(self.session)

    @property
    def state(self) -> LessonState:
        return self.session.state

    def _due(self, what: str) -> bool:
        self.celebrated.append(what)
        return True

    def play(self, action: str) -> None:
        """Try an action, and watch what it leads to."""
        self.session.dispatch(Play(action))
        while self.state.waiting:
            self.session.dispatch(Seen())

    def go_to(self, step: int) -> None:
        """Solve the steps before `step` (from 1)."""
        while self.state.index < step - 1:
            self.solve()

    def solve(self) -> None:
        if self.state.step.accept:
            self.play(self.state.step.accept[0])
        self.session.dispatch(Next())


def learner(lesson_id: str, step: int = 1) -> Learner:
    made = Learner(lesson_id)
    made.go_to(step)
    return made


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])
def test_every_lesson_is_solved_by_all_its_answers_and_by_no_other(lesson: Lesson) -> None:
    one = Learner(lesson.id)
    for number, step in enumerate(lesson.steps):
        assert one.state.index == number
        assert one.state.solved == (step.kind == "read") == one.state.passed
        others = [action for action in one.state.actions if action not in step.accept]
        for action in others[:WRONG_TRIES]:
            before = one.state
            one.play(action)
            assert one.state.reply is not None
            assert one.state.reply.verdict in (Verdict.WRONG, Verdict.GOOD)
            assert one.state.reply.text is not None
            assert (one.state.view, one.state.change, one.state.solved) == (before.view, before.change, False)
        for action in step.accept:
            assert not one.state.solved
            one.play(action)
            assert one.state.solved
            assert one.state.passed
            assert one.state.actions == one.state.tries == ()
            assert one.state.reply is not None
            assert one.state.reply.text == step.right
            assert (one.state.reply.refusal is not None) == (step.kind == "forbidden")
            assert one.heard.sounds[-1] == "star"
            if action != step.accept[-1]:
                one.session.dispatch(SetUpAgain())
                assert one.state.reply is None
        one.session.dispatch(Next())
    assert one.state.progress == Progress(1, len(lessons(lesson.game)), earned=True, celebrated=True)
    assert one.store.lessons == {lesson.id}
    assert one.steps.reached(lesson.id) == 0
    assert one.heard.sounds[-1] == "shimmer"
    assert not one.heard.notices


@pytest.mark.parametrize("lesson", LESSONS[::4], ids=[lesson.id for lesson in LESSONS[::4]])
def test_a_hint_names_the_answer_until_the_position_changes(lesson: Lesson) -> None:
    one = Learner(lesson.id)
    while not one.state.step.accept:
        one.solve()
    one.session.dispatch(ShowAnswer())
    assert one.state.hinted == one.state.step.accept[:1]
    one.play(one.state.step.accept[0])
    assert one.state.hinted == ()
    one.session.dispatch(ShowAnswer())
    assert one.state.hinted == ()


def test_a_good_move_that_is_not_the_best_has_a_verdict_and_a_sound_of_its_own() -> None:
    one = learner("hoshi-wo-wataru/02-bids", 3)
    one.heard.sounds.clear()
    verdicts = []
    for action in ("set 10", "set 12", "set 11"):
        one.play(action)
        assert one.state.reply is not None
        verdicts.append(one.state.reply.verdict)
    assert verdicts == [Verdict.WRONG, Verdict.GOOD, Verdict.RIGHT]
    assert one.heard.sounds == ["refuse", "tick", "star"]


def test_what_is_against_the_rules_is_answered_with_the_rule() -> None:
    one = learner("hoshi-wo-wataru/02-bids", 3)
    one.play("shift 10")
    assert one.state.reply is not None
    assert one.state.reply.verdict is Verdict.ILLEGAL
    assert one.state.reply.refusal is not None
    assert one.state.reply.rules == (one.state.reply.refusal.rule,)
    answered = one.state
    one.play("set 40")
    assert one.state is answered
    assert [type(error) for error in one.heard.refused] == [NotationError]


def test_what_a_right_move_leads_to_is_shown_one_after_another_and_then_answered() -> None:
    one = learner("carcassonne-star-wars/05-attack", 3)
    one.heard.sounds.clear()
    one.heard.states.clear()
    one.session.dispatch(Play(one.state.step.accept[0]))
    assert one.state.waiting
    course = one.state.course
    assert len(course) > 2
    for happened in course[1:]:
        assert (one.state.view, one.state.events) == (happened.view, happened.events)
        assert not one.heard.sounds
        assert one.state.waiting
        one.session.dispatch(Seen())
    assert not one.state.waiting
    assert one.heard.sounds == ["star"]
    changes = [state.change for state in one.heard.states]
    assert changes == sorted(changes)
    seen = one.state
    one.session.dispatch(Seen())
    assert one.state is seen


def test_what_is_being_shown_can_be_skipped() -> None:
    one = learner("carcassonne-star-wars/05-attack", 3)
    asked = one.state
    one.session.dispatch(Skip())
    assert one.state is asked
    one.session.dispatch(Play(one.state.step.accept[0]))
    one.session.dispatch(Skip())
    assert not one.state.waiting
    assert one.state.reply is not None
    assert one.state.events == ()
    watched = learner("carcassonne-star-wars/05-attack", 3)
    watched.play(one.state.step.accept[0])
    assert one.state.view == watched.state.view
    assert one.state.course == watched.state.course


@pytest.mark.parametrize("command", [SetUpAgain(), StartOver(), Next()])
def test_another_step_ends_what_is_being_shown(command: SetUpAgain | StartOver | Next) -> None:
    one = learner("carcassonne-star-wars/05-attack", 3)
    one.session.dispatch(Play(one.state.step.accept[0]))
    one.session.dispatch(command)
    assert not one.state.waiting
    assert one.state.reply is None
    assert one.state.course == ()
    begun = one.state
    one.session.dispatch(Seen())
    assert one.state is begun


def test_nothing_leads_on_before_a_step_is_solved_and_nothing_after_the_end() -> None:
    one = learner("conquestar/01-field", 3)
    asked = one.state
    one.session.dispatch(Next())
    assert one.state is asked
    while one.state.progress is None:
        one.solve()
    ended = one.state
    one.session.dispatch(Next())
    assert one.state is ended


def test_a_step_solved_once_need_not_be_solved_again() -> None:
    one = learner("carcassonne-star-wars/01-tiles", 3)
    one.play(one.state.step.accept[0])
    one.session.dispatch(SetUpAgain())
    assert not one.state.solved
    assert one.state.passed
    one.session.dispatch(Next())
    assert one.state.index == 3
    assert not one.state.passed


def test_a_lesson_goes_on_at_the_step_in_which_it_was_left() -> None:
    left = learner("conquestar/01-field", 3)
    again = Learner("conquestar/01-field", left.steps)
    assert again.state.index == 2
    assert again.state.view == left.state.view
    again.session.dispatch(StartOver())
    assert again.state.index == 0
    assert Learner("conquestar/01-field", left.steps).state.index == 0


@pytest.mark.parametrize("kept", [77, -1])
def test_a_kept_step_that_makes_no_sense_begins_the_lesson_anew(kept: int) -> None:
    steps = Steps()
    steps.keep("conquestar/01-field", kept)
    assert Learner("conquestar/01-field", steps).state.index == 0


def test_a_star_is_earned_once() -> None:
    first = learner("conquestar/01-field")
    while first.state.progress is None:
        first.solve()
    assert first.celebrated == ["conquestar/conquestar/01-field"]
    again = Learner("conquestar/01-field", store=first.store)
    while again.state.progress is None:
        again.solve()
    assert again.state.progress == Progress(1, len(lessons("conquestar")), earned=False, celebrated=False)
    assert not again.celebrated


def test_a_library_that_cannot_be_written_is_reported_and_the_lesson_ends_all_the_same() -> None:
    one = learner("conquestar/01-field")
    one.store.broken = True
    while one.state.progress is None:
        one.solve()
    assert one.state.progress == Progress(0, 0, earned=False, celebrated=False)
    assert set(one.heard.notices) == {"library"}
