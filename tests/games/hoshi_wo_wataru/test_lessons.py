"""The lessons of 星を渡る play through and end where their texts say; its pictures show what their captions say."""

from __future__ import annotations

import pytest

from hoshikan.teaching.lessoncheck import findings
from hoshikan.teaching.lessonrun import LessonRun, Verdict
from hoshikan.teaching.lessons import Lesson, lessons
from hoshikan.teaching.position import load_position
from tests.games.hoshi_wo_wataru.table import GAME, look

LESSONS = lessons(GAME.id)
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def taken_to(name: str, index: int) -> LessonRun:
    """A lesson with its first right answers given, up to step `index`, solved too."""
    lesson = next(lesson for lesson in LESSONS if lesson.id.endswith(name))
    run = LessonRun(GAME, lesson)
    while True:
        if not run.solved:
            assert run.try_action(run.step.accept[0]).verdict == Verdict.RIGHT
        if run.index == index:
            return run
        run.next()


def test_there_are_eight_lessons_in_order() -> None:
    names = ("01-year", "02-bids", "03-lost", "04-shift", "05-priority", "06-dummies", "07-light", "08-objective")
    assert [lesson.id for lesson in LESSONS] == [f"{GAME.id}/{name}" for name in names]


@every_lesson
def test_accepted_moves_are_exactly_those_that_meet_the_criteria(lesson: Lesson) -> None:
    assert findings(GAME, lesson) == []


@every_lesson
def test_wrong_moves_are_answered_and_the_right_ones_lead_to_the_end(lesson: Lesson) -> None:
    run = LessonRun(GAME, lesson)
    while not run.done:
        for action in run.legal_actions():
            if str(action) not in run.step.accept:
                outcome = run.try_action(str(action))
                assert (outcome.verdict, run.solved) == (Verdict.WRONG, False)
        if not run.solved:
            assert run.try_action(run.step.accept[-1]).text == run.step.right
        run.next()


@pytest.mark.rule("HW-3.1")
def test_the_first_year_ends_as_told() -> None:
    state = taken_to("01-year", 5).state
    assert look(state, "year") == 2
    assert look(state, "won") == [[9, 20, 21], [2], []]
    assert look(state, "pool_stars") == [1, 0, 0]


@pytest.mark.rule("HW-3.2")
def test_three_cards_bring_leo_and_stardust() -> None:
    state = taken_to("04-shift", 3).state
    assert look(state, "won")[0] == [21]
    assert look(state, "stardust") == [1, 0, 0]


@pytest.mark.rule("HW-2.2")
def test_the_stars_bring_the_marker() -> None:
    run = taken_to("05-priority", 1)
    assert (look(run.state, "year"), look(run.state, "markers")[0]) == (2, 1)
    assert not any(12 in hand for hand in look(run.state, "remaining")[1:])


@pytest.mark.rule("HW-4.1")
def test_the_last_card_keeps_scorpius_face_up() -> None:
    state = taken_to("07-light", 2).state
    assert look(state, "end") == "five-years"
    assert (look(state, "need")[0], look(state, "have")[0]) == (13, 13)
    assert 22 in look(state, "won")[0]
    assert look(state, "turned")[0] == []


@pytest.mark.rule("HW-3.1")
def test_the_picture_of_level_bids_is_true() -> None:
    state = load_position(GAME, "tie").state(GAME)
    assert look(state, "bids")[:2] == [9, 9]
    assert look(state, "markers")[look(state, "winner")] == 1


@pytest.mark.rule("HW-3.3")
def test_the_picture_of_a_lost_card_shows_the_three_ways() -> None:
    state = load_position(GAME, "lost").state(GAME)
    assert [str(step) for step in state.legal_actions()] == ["pool 9", "shift 9", "keep 9"]


@pytest.mark.rule("HW-2.2")
def test_the_picture_of_priority_ranks_by_stars() -> None:
    state = load_position(GAME, "priority").state(GAME)
    stars = look(state, "pool_stars")
    by_marker = [stars[look(state, "markers").index(marker)] for marker in (1, 2, 3)]
    assert look(state, "year") == 2
    assert by_marker == sorted(set(stars), reverse=True)


def test_the_picture_of_the_last_card_is_the_last_decision() -> None:
    state = load_position(GAME, "light").state(GAME)
    for step in state.legal_actions():
        after = state.clone()
        after.apply(step)
        assert look(after, "end") == "five-years"


def test_the_picture_of_the_first_year_shows_a_full_hand() -> None:
    view = load_position(GAME, "year").state(GAME).view(0)
    assert (view["year"], view["phase"], len(view["hand"]), len(view["slots"])) == (1, "setting", 15, 4)
