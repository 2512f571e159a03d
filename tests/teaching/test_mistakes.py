"""Mistakes found by a review, as exercises."""

from __future__ import annotations

from random import Random

import pytest

from hoshikan.engine import TERMINAL, Match, Seat
from hoshikan.games import GAMES
from hoshikan.teaching.exercise import ExerciseRun, Outcome, Verdict
from hoshikan.teaching.mistakes import mistakes
from hoshikan.teaching.review import Judged, Kept, Review

CONQUESTAR = GAMES["conquestar"]


def played(seed: int = 3) -> Match:
    match, rng = Match.start(CONQUESTAR, [Seat("human", "Aki"), Seat("bot")], seed), Random(seed)
    while match.state.to_move != TERMINAL:
        match.apply(rng.choice(match.state.legal_actions()))
    return match


def review_of(match: Match, losses: dict[int, float]) -> Review:
    judged = []
    for ply, loss in losses.items():
        own = str(match.actions[ply])
        others = [str(action) for action in match.position(ply).legal_actions() if str(action) != own]
        best, even, worse = others[:3]
        results = {best: 0.6, even: 0.59, worse: 0.3, own: 0.6 - loss}
        judged.append(Judged(ply, match.mover(ply), own, best, 0.6, loss, 0.01, results=results))
    return Review(Kept(match.ply, (0,), tuple(judged), complete=True))


def test_each_mistake_is_the_position_before_it() -> None:
    match = played()
    plies = [ply for ply in range(match.ply) if match.mover(ply) == 0]
    review = review_of(match, {plies[0]: 0.2, plies[1]: 0.0, plies[2]: 0.15})
    stack = mistakes(match, review)
    assert [(one.ply, one.played) for one in stack] == [(ply, str(match.actions[ply])) for ply in (plies[0], plies[2])]
    for one in stack:
        run = ExerciseRun(GAMES, one)
        assert run.view() == match.position(one.ply).view(0)
        answer = run.try_action(one.played)
        assert answer.verdict is Verdict.WRONG
        assert answer.again
        assert answer.costs == pytest.approx(0.2 if one.ply == plies[0] else 0.15)


def test_what_is_as_good_as_the_best_is_right_too_and_what_was_played_never() -> None:
    match = played()
    ply = next(ply for ply in range(match.ply) if match.mover(ply) == 0)
    review = review_of(match, {ply: 0.2})
    (one,) = mistakes(match, review)
    best, even, worse, own = review.mistakes()[0].results
    assert one.accepted == (best, even)
    run = ExerciseRun(GAMES, one)
    run.try_action(even)
    assert run.outcome is Outcome.FIRST
    assert worse not in one.accepted
    assert own not in one.accepted


def test_a_review_of_another_line_gives_no_exercises() -> None:
    match, other = played(3), played(4)
    ply = next(
        ply
        for ply in range(min(match.ply, other.ply))
        if match.mover(ply) == other.mover(ply) == 0 and match.actions[ply] != other.actions[ply]
    )
    assert mistakes(other, review_of(match, {ply: 0.2})) == ()


def test_the_same_mistake_has_the_same_id_wherever_it_is_kept() -> None:
    plies = {next(ply for ply in range(9) if played().mover(ply) == 0): 0.3}
    one, again = (mistakes(played(), review_of(played(), plies)) for _ in range(2))
    assert one[0].id == again[0].id
