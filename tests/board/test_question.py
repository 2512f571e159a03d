"""Questions about the rules without a window: rounds of every game, and what is kept of the answers."""

from __future__ import annotations

from random import Random

import pytest

from hoshikan.games import GAMES
from hoshikan.teaching.questions import Question, questions
from hoshikan.teaching.quiz import DRAWN
from hoshikan.ui.board.session import Next
from hoshikan.ui.features.learn.questionsession import AskMore, Choose, GiveAnswer, QuestionSession, QuestionState
from tests.board.learning import Answers, Heard

ASKED = [game_id for game_id in GAMES if questions(game_id)]
GAME = "hoshi-wo-wataru"


class Reader:
    """Rounds of questions with all that they keep."""

    def __init__(self, game_id: str = GAME, seed: int = 3, answers: Answers | None = None) -> None:
        self.answers = answers or Answers()
        self.session = QuestionSession(GAMES[game_id], questions(game_id), self.answers, Random(seed))
        self.heard = Heard(self.session)

    @property
    def state(self) -> QuestionState:
        return self.session.state

    def places(self, *, right: bool) -> list[int]:
        """The places of the right answers on the page, or of the others."""
        return [place for place, one in enumerate(self.state.order) if (one in self.state.question.right) == right]

    def answer(self, *, right: bool) -> None:
        for place in self.places(right=right):
            self.session.dispatch(Choose(place))
        self.session.dispatch(GiveAnswer())

    def go_to(self, *, several: bool) -> None:
        """Answer until a question comes that has several right answers, or one."""
        while (len(self.state.question.right) > 1) is not several:
            self.answer(right=True)
            self.session.dispatch(Next())
            assert self.state.result is None, "no such question was drawn"


@pytest.mark.parametrize("game_id", ASKED)
def test_a_round_is_answered_and_only_what_was_wrong_is_shaky(game_id: str) -> None:
    one = Reader(game_id)
    asked: list[Question] = []
    count = one.state.count
    assert count == min(DRAWN, len(questions(game_id)))
    while one.state.result is None:
        state = one.state
        assert (state.index, state.score) == (len(asked), max(0, len(asked) - 2))
        assert bool(state.view.game) == state.question.is_shown
        right = len(asked) >= 2
        one.answer(right=right)
        assert one.state.given is not None
        assert one.state.is_right == right
        assert one.state.is_last == (len(asked) == count - 1)
        asked.append(state.question)
        one.session.dispatch(Next())
    assert (one.state.result.score, one.state.result.total) == (count - 2, count)
    assert set(one.state.result.shaky) == {question.rules[0] for question in asked[:2]}
    assert one.answers.kept == {question.id: question not in asked[:2] for question in asked}
    assert one.heard.sounds == ["refuse"] * 2 + ["star"] * (count - 2) + ["shimmer"]
    one.session.dispatch(AskMore())
    assert one.state.result is None
    again = set()
    while one.state.result is None:
        again.add(one.state.question.id)
        one.answer(right=True)
        one.session.dispatch(Next())
    assert {question.id for question in asked[:2]} <= again


def test_one_right_answer_is_given_by_choosing_it_and_stays() -> None:
    one = Reader()
    one.go_to(several=False)
    wrong = one.places(right=False)[0]
    one.session.dispatch(Choose(wrong))
    given = one.state
    assert given.given == frozenset({given.order[wrong]})
    for command in (Choose(one.places(right=True)[0]), GiveAnswer()):
        one.session.dispatch(command)
        assert one.state is given


def test_several_right_answers_are_chosen_one_by_one() -> None:
    one = Reader()
    one.go_to(several=True)
    open_ = one.state
    one.session.dispatch(GiveAnswer())
    one.session.dispatch(Next())
    assert one.state is open_
    first, *others = one.places(right=True)
    for place in (first, first, first, *others):
        one.session.dispatch(Choose(place))
        assert one.state.given is None
    assert one.state.chosen == tuple(one.places(right=True))
    one.session.dispatch(GiveAnswer())
    assert one.state.is_right


def test_what_was_answered_wrong_before_is_asked_first() -> None:
    answers = Answers()
    answers.kept = {questions(GAME)[0].id: False}
    one = Reader(answers=answers)
    asked = set()
    while one.state.result is None:
        asked.add(one.state.question.id)
        one.answer(right=True)
        one.session.dispatch(Next())
    assert questions(GAME)[0].id in asked


def test_after_the_result_only_another_round_is_left() -> None:
    one = Reader()
    while one.state.result is None:
        one.answer(right=True)
        one.session.dispatch(Next())
    ended = one.state
    for command in (Next(), Choose(0), GiveAnswer()):
        one.session.dispatch(command)
    assert one.state is ended


def test_an_answer_that_cannot_be_kept_is_reported_and_counts_all_the_same() -> None:
    answers = Answers()
    answers.broken = True
    one = Reader(answers=answers)
    one.answer(right=True)
    assert one.state.score == 1
    assert one.heard.notices == ["library"]
