"""Trying a position: answers to tries, hints, the solution, and stacks of exercises."""

from __future__ import annotations

import msgspec
import pytest

from hoshikan.engine import Match, Seat, record
from hoshikan.engine.errors import NotationError
from hoshikan.games import GAMES
from hoshikan.teaching.exercise import END, NEARLY, Exercise, ExerciseRun, Outcome, Verdict
from hoshikan.teaching.position import TeachingError
from tests.teaching.trying import exercise_of


def run_of(exercise: Exercise) -> ExerciseRun:
    return ExerciseRun(GAMES, exercise)


def star_worth_taking() -> Exercise:
    """Conquestar's own example: seat 0 has 10 coins, and C3 (worth 5) holds 4."""
    game = GAMES["conquestar"]
    star_coins = [0] * 25
    star_coins[12] = 4
    stars = [3, 5, 1, 4, 2, 2, 4, 3, 1, 5, 1, 3, 5, 2, 4, 4, 1, 2, 5, 3, 5, 2, 4, 3, 1]
    setup = {"players": 2, "stars": stars, "coins": [10, 1], "star_coins": star_coins}
    match = Match.start(game, [Seat(), Seat()], seed=1, setup=setup)
    return Exercise(
        id="star",
        game="conquestar",
        record=record.write(match),
        ply=0,
        seat=0,
        accepted=("invade C3",),
        results={"invade C3": 0.7, "trade C3": 0.7 - NEARLY / 2, "trade A3": 0.4},
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_game_answers_tries_until_the_right_one(game: str) -> None:
    exercise = exercise_of(game)
    run = run_of(exercise)
    before = run.view()
    legal = [str(action) for action in run.legal_actions()]
    right, near, bad = exercise.results
    assert run.try_action(near).verdict is Verdict.NEARLY
    answer = run.try_action(bad)
    assert answer.verdict is Verdict.WRONG
    assert answer.costs == pytest.approx(0.3)
    unrated = next((text for text in legal if text not in exercise.results), None)
    if unrated is not None:
        unknown = run.try_action(unrated)
        assert (unknown.verdict, unknown.costs) == (Verdict.WRONG, None)
    assert run.view() == before
    assert not run.done
    done = run.try_action(right)
    assert done.verdict is Verdict.RIGHT
    assert run.outcome is Outcome.LATER
    assert run.view() != before
    assert run.legal_actions() == []
    with pytest.raises(ValueError, match="nothing more"):
        run.try_action(bad)


def test_a_try_is_answered_with_its_difference_to_the_best() -> None:
    answer = run_of(star_worth_taking()).try_action("trade A3")
    assert answer.compared is not None
    missed = next(argument for argument in answer.compared.given_up if argument.reason.kind == "takes")
    assert missed.versus is None
    assert missed.reason.facts["star"] == "C3"


def test_the_right_answer_is_compared_with_what_was_tried_or_played() -> None:
    run = run_of(star_worth_taking())
    assert run.try_action("invade C3").against == "trade C3"
    assert run.outcome is Outcome.FIRST
    run = run_of(star_worth_taking())
    run.try_action("trade A3")
    assert run.try_action("invade C3").against == "trade A3"
    run = run_of(msgspec.structs.replace(star_worth_taking(), played="trade A3"))
    assert run.try_action("trade A3").again
    answer = run.try_action("invade C3")
    assert answer.against == "trade A3"
    assert answer.costs == pytest.approx(0.3)


def test_a_hint_leaves_the_finding_but_is_no_first_try() -> None:
    run = run_of(star_worth_taking())
    nudge = run.hint()
    assert nudge is not None
    assert "C3" not in nudge.facts.values()
    run.try_action("invade C3")
    assert run.outcome is Outcome.LATER


def test_the_answer_can_be_shown_once() -> None:
    run = run_of(star_worth_taking())
    shown = run.show()
    assert shown.tried == "invade C3"
    assert run.outcome is Outcome.SHOWN
    with pytest.raises(ValueError, match="nothing more"):
        run.show()


def test_what_is_against_the_rules_is_refused_and_no_try() -> None:
    run = run_of(star_worth_taking())
    invaded = msgspec.structs.replace(star_worth_taking(), accepted=("trade C3",))
    assert run_of(invaded).try_action("trade C3").verdict is Verdict.RIGHT
    with pytest.raises(NotationError):
        run.try_action("fly to C3")
    tile = exercise_of("carcassonne-star-wars")
    far = run_of(tile).try_action(_far_away(tile))
    assert far.verdict is Verdict.ILLEGAL
    assert far.refusal is not None


def _far_away(exercise: Exercise) -> str:
    return exercise.accepted[0].split(" ")[0] + " 40,40 0"


@pytest.mark.parametrize(
    "changed",
    [{"ply": 99}, {"ply": -2}, {"seat": 1}, {"accepted": ()}, {"accepted": ("invade Z9",)}, {"game": "crowntaker"}],
    ids=str,
)
def test_an_exercise_that_does_not_fit_its_record_is_refused(changed: dict[str, object]) -> None:
    with pytest.raises(TeachingError):
        run_of(msgspec.structs.replace(star_worth_taking(), **changed))


def test_an_exercise_without_a_ply_is_about_the_end_of_its_record() -> None:
    exercise = exercise_of("crowntaker", 2)
    assert exercise.ply > 0
    assert run_of(msgspec.structs.replace(exercise, ply=END)).view() == run_of(exercise).view()


def test_nothing_that_is_said_depends_on_what_the_seat_cannot_see() -> None:
    """A secret choice of the other seat changes neither the view nor an answer."""
    game = GAMES["conquestar"]
    told = []
    for place in (0, -1):
        setup = game.new(players=2, seed=4).setup
        match = Match.start(game, [Seat(), Seat()], seed=1, setup=setup)
        legal = [str(action) for action in match.state.legal_actions()]
        match.apply(game.parse(legal[place]))
        choices = [str(action) for action in match.state.legal_actions()]
        exercise = Exercise(
            id="two",
            game=game.id,
            record=record.write(match),
            ply=1,
            seat=match.state.to_move,
            accepted=(choices[0],),
            results={choices[0]: 0.6, choices[-1]: 0.4},
        )
        run = run_of(exercise)
        told.append((run.view(), run.try_action(choices[-1]), run.nudge()))
    assert told[0] == told[1]
