"""The shipped lessons say what is true, and every lesson plays through."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from hoshikan.engine.errors import NotationError
from hoshikan.games import GAMES
from hoshikan.teaching.lessoncheck import findings
from hoshikan.teaching.lessonrun import LessonRun, Verdict
from hoshikan.teaching.lessons import Bilingual, Lesson, Step, lessons
from tests.games.conquestar.playing import view_of
from tests.teaching.taught import TAUGHT

LESSONS = [lesson for game_id in TAUGHT for lesson in lessons(game_id)]
JAPANESE = re.compile(r"[\u3041-\u30ff\u4e00-\u9fff]")
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def lesson_of(name: str) -> Lesson:
    return next(lesson for lesson in LESSONS if lesson.id == f"conquestar/{name}")


def texts(step: Step) -> Iterator[Bilingual]:
    for words in (step.text, step.goal, step.right, step.wrong):
        if words is not None:
            yield words
    yield from (feedback.text for feedback in step.feedback)


def go_to(run: LessonRun, index: int) -> None:
    while run.index < index:
        if not run.solved:
            run.try_action(run.step.accept[0])
        run.next()


@pytest.mark.parametrize("game_id", TAUGHT)
def test_the_lessons_of_a_game_are_numbered(game_id: str) -> None:
    names = [lesson.id.removeprefix(f"{game_id}/") for lesson in lessons(game_id)]
    numbers = [name.split("-")[0] for name in names]
    assert len(set(numbers)) == len(numbers)
    # One that came between later has a letter: progress is kept under names, so the others keep theirs.
    whole = sorted(number for number in numbers if number.isdecimal())
    assert whole == [f"{number + 1:02}" for number in range(len(whole))]
    assert all(number[:2] in whole for number in numbers)


@pytest.mark.parametrize("game_id", TAUGHT)
def test_lessons_about_options_come_last_and_all_others_in_the_order_of_their_names(game_id: str) -> None:
    order = [(lesson.option, lesson.id) for lesson in lessons(game_id)]
    assert order == sorted(order)


@pytest.mark.parametrize("game_id", TAUGHT)
def test_no_exercise_repeats_a_position_and_its_answer(game_id: str) -> None:
    seen: dict[tuple[str, tuple[str, ...]], str] = {}
    for lesson in lessons(game_id):
        for number, step in enumerate(lesson.steps, 1):
            if step.kind == "read":
                continue
            view = LessonRun(GAMES[game_id], lesson, number - 1).state.view(step.seat)
            here = f"{lesson.id}, step {number}"
            assert seen.setdefault((str(view), step.accept), here) == here


@every_lesson
def test_every_exercise_leaves_a_choice_and_wants_more_than_a_pass(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        if step.kind == "move":
            assert len(LessonRun(GAMES[lesson.game], lesson, number).legal_actions()) > 1
            assert not set(step.accept) <= {"pass", "skip"}


@pytest.mark.parametrize("game_id", ["crowntaker", "carcassonne-star-wars"])
def test_half_of_the_later_exercises_with_several_answers_mix_good_ones_and_wrong_ones(game_id: str) -> None:
    graded = []
    for lesson in lessons(game_id):
        for number, step in enumerate(lesson.steps):
            later = 2 * (number + 1) > len(lesson.steps)
            if later and step.kind == "move" and len(LessonRun(GAMES[game_id], lesson, number).legal_actions()) > 2:
                graded.append(any(feedback.good for feedback in step.feedback))
    assert 2 * sum(graded) >= len(graded)


@every_lesson
def test_accepted_moves_are_exactly_those_that_meet_the_criteria(lesson: Lesson) -> None:
    assert findings(GAMES[lesson.game], lesson) == []


@every_lesson
def test_it_plays_through_and_answers_every_legal_move(lesson: Lesson) -> None:
    run = LessonRun(GAMES[lesson.game], lesson)
    while True:
        step, before = run.step, run.state.view(None)
        for action in run.legal_actions():
            if str(action) in step.accept:
                continue
            outcome = run.try_action(str(action))
            assert outcome.verdict in (Verdict.WRONG, Verdict.GOOD)
            assert outcome.text is not None
            assert not run.solved
        assert run.state.view(None) == before
        if not run.solved:
            outcome = run.try_action(step.accept[-1])
            assert (outcome.verdict, outcome.text) == (Verdict.RIGHT, step.right)
        assert run.solved
        if run.next() is None:
            break
    assert run.done


@every_lesson
def test_the_texts_are_short_and_in_their_language(lesson: Lesson) -> None:
    assert JAPANESE.search(lesson.title.ja)
    assert not JAPANESE.search(lesson.title.en)
    for step in lesson.steps:
        for words in texts(step):
            assert JAPANESE.search(words.ja), words.ja
            assert not JAPANESE.search(words.en), words.en
            assert words.ja.endswith(("。", "！")), words.ja
            assert words.en.endswith((".", "?", "!")), words.en
            assert len(re.findall("[。？！]", words.ja)) <= 2, words.ja
            assert len(re.findall(r"[.?!](?=\s|$)", words.en)) <= 2, words.en


@every_lesson
def test_it_takes_no_longer_than_two_minutes(lesson: Lesson) -> None:
    shown = [words.en for step in lesson.steps for words in (step.text, step.goal, step.right) if words is not None]
    moves = sum(step.kind != "read" for step in lesson.steps)
    seconds_per_word, seconds_per_move = 0.4, 10
    assert sum(len(text.split()) for text in shown) * seconds_per_word + moves * seconds_per_move <= 120


def test_a_right_move_carries_out_the_round_with_the_others_scripted() -> None:
    run = LessonRun(GAMES["conquestar"], lesson_of("02-trade"))
    go_to(run, 4)
    outcome = run.try_action("trade B3")
    view = view_of(run.state, 0)
    assert view.round == 2
    assert view.coins == [6, 6]
    assert view.star_coins[7] == 4
    assert [type(event).__name__ for one in outcome.course for event in one.events].count("Traded") == 2


def test_feedback_is_for_the_move_that_was_tried() -> None:
    run = LessonRun(GAMES["conquestar"], lesson_of("05-take"))
    go_to(run, 2)
    poor = run.try_action("invade C5")
    assert poor.rules == ("CQ-4.4",)
    assert poor.text != run.try_action("invade E4").text == run.step.wrong


def test_a_good_move_differs_from_a_wrong_one_and_changes_nothing() -> None:
    lesson = next(one for one in LESSONS if one.id == "hoshi-wo-wataru/02-bids")
    run = LessonRun(GAMES[lesson.game], lesson, 2)
    before = run.state.view(0)
    assert [run.try_action(text).verdict for text in ("set 12", "set 10")] == [Verdict.GOOD, Verdict.WRONG]
    assert run.state.view(0) == before
    assert run.try_action("set 11").verdict == Verdict.RIGHT


def test_an_illegal_try_is_explained_and_changes_nothing() -> None:
    run = LessonRun(GAMES["conquestar"], lesson_of("01-field"))
    go_to(run, 4)
    outcome = run.try_action("trade C5")
    assert outcome.verdict == Verdict.ILLEGAL
    assert outcome.text is None
    assert outcome.refusal is not None
    assert outcome.rules == ("CQ-5.1",)
    assert not run.solved
    with pytest.raises(NotationError):
        run.try_action("sell C5")


def test_a_forbidden_step_wants_the_refusal_to_be_seen() -> None:
    run = LessonRun(GAMES["conquestar"], lesson_of("03-cap"))
    go_to(run, 1)
    outcome = run.try_action("trade C3")
    assert outcome.verdict == Verdict.RIGHT
    assert outcome.refusal is not None
    assert outcome.refusal.rule == "CQ-2.3"


def test_steps_are_taken_one_by_one() -> None:
    run = LessonRun(GAMES["conquestar"], lesson_of("01-field"))
    assert run.legal_actions() == []
    with pytest.raises(ValueError, match="nothing more"):
        run.try_action("trade C3")
    go_to(run, 2)
    with pytest.raises(ValueError, match="not solved"):
        run.next()
    assert not run.done


def test_a_step_can_be_taken_again() -> None:
    run = LessonRun(GAMES["conquestar"], lesson_of("01-field"))
    go_to(run, 4)
    before = run.state.view(0)
    assert run.try_action("trade B5").verdict == Verdict.RIGHT
    run.restart_step()
    assert (run.index, run.solved, run.state.view(0)) == (4, False, before)
    assert run.try_action("trade E1").verdict == Verdict.RIGHT
