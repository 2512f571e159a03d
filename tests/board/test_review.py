"""Reviews of whole games of every kind, without a window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hoshikan.bots import protocol
from hoshikan.engine import Match
from hoshikan.games import GAMES
from hoshikan.library import Library
from hoshikan.teaching.review import Kept, from_text, to_text
from hoshikan.ui.board.match.advisor import Reviewer, key_of
from hoshikan.ui.board.match.seating import human_seats
from hoshikan.ui.board.session import Enter, GoTo, Leave, Play, Practise, Seen, SetUp
from hoshikan.ui.features.replay.session import (
    AskOpinion,
    ChoosePerson,
    LearnMistakes,
    ReplaySession,
    Run,
    ShowMistake,
    StartReview,
    StopReview,
)
from tests.board.fakes import FakeClock, FakeEngine, Listening, finished


@pytest.fixture
def library() -> Iterator[Library]:
    with Library.temporary() as made:
        yield made


class Reviewing:
    """A review of a finished game, and what it has outside of itself."""

    def __init__(self, match: Match, library: Library) -> None:
        self.library, self.engine = library, FakeEngine()
        self.reviewer = Reviewer(self.engine, library)
        library.create(match)
        self.match = match
        self.open()

    def open(self) -> None:
        """Open the review, as another time."""
        self.evaluator, self.analyst, self.clock = FakeEngine(), FakeEngine(), FakeClock()
        self.session = ReplaySession(
            self.match, self.evaluator, self.analyst, self.reviewer, self.clock, lambda: "Mina"
        )
        self.listening = Listening(self.session)
        self.dispatch = self.session.dispatch

    def answers(self) -> list[protocol.Answer]:
        """A review in which the second decision of each person was a mistake, without its end."""
        match, first, numbers = self.match, [1.0] + [0.0] * (self.match.state.players - 1), dict[int, int]()
        found: list[protocol.Answer] = [protocol.Value(1, 0, first, [])]
        for ply in range(match.ply):
            seat = match.mover(ply)
            others = [one for one in map(str, match.position(ply).legal_actions()) if one != str(match.actions[ply])]
            if seat in human_seats(match) and others:
                numbers[seat] = numbers.get(seat, 0) + 1
                found.append(
                    judged(
                        match.state.players, ply, seat, str(match.actions[ply]), others[0] if numbers[seat] == 2 else ""
                    )
                )
        return [*found, protocol.Value(1, match.ply, first, [])]

    def complete(self) -> None:
        """Carry the review out."""
        self.dispatch(StartReview())
        self.engine.answer(*self.answers(), protocol.Reviewed(1, complete=True))


def judged(players: int, ply: int, seat: int, played: str, better: str) -> protocol.Judged:
    loss = 0.2 if better else 0.0
    return protocol.Judged(
        1, ply, seat, played, better or played, 1.0, 0.5, loss, 0.01, stake=0.1, expected=[0.5] * players
    )


@pytest.fixture(params=GAMES)
def reviewing(request: pytest.FixtureRequest, library: Library) -> Reviewing:
    return Reviewing(finished(request.param), library)


@pytest.fixture
def one(library: Library) -> Reviewing:
    """A review of one game, for what all games have in common."""
    return Reviewing(finished("conquestar"), library)


def test_a_whole_game_is_reviewed_and_the_review_is_stored(reviewing: Reviewing) -> None:
    session = reviewing.session
    assert not session.state.going
    reviewing.dispatch(StartReview())
    assert session.state.going
    *answers, last = reviewing.answers()
    for answer in answers:
        reviewing.engine.answer(answer)
    assert session.state.reached == max(one.ply for one in session.state.kept.judged)
    assert session.state.kept.judged
    assert not session.state.kept.complete
    reviewing.engine.answer(last, protocol.Reviewed(1, complete=True))
    state = session.state
    assert (state.kept.complete, state.going, state.reached) == (True, False, 0)
    assert {one.seat for one in state.kept.judged} == {0}
    (mistake,) = state.review.mistakes()
    assert [(moment.ply, moment.change) for moment in state.marked] == [(mistake.ply, -0.2)]
    assert state.course.at(0) is not None
    assert stored(reviewing) == state.kept


def stored(reviewing: Reviewing) -> Kept | None:
    text = reviewing.library.reviews.of(reviewing.match)
    return None if text is None else from_text(text)


def test_a_stored_review_is_shown_at_once(one: Reviewing) -> None:
    one.complete()
    one.session.close()
    one.open()
    assert one.session.state.kept.complete
    one.dispatch(Enter())
    assert one.evaluator.asked == 0, "the review knows the course already"
    one.dispatch(StartReview())
    assert not one.session.state.going
    assert one.engine.asked == 1


def test_a_review_goes_on_while_its_page_is_closed(one: Reviewing) -> None:
    one.dispatch(StartReview())
    one.session.close()
    one.engine.answer(*one.answers())
    one.open()
    assert one.session.state.going
    assert one.session.state.kept.judged


def test_stopping_and_starting_again(one: Reviewing) -> None:
    one.dispatch(StartReview())
    one.dispatch(StopReview())
    assert not one.session.state.going
    assert one.engine.question is None
    one.dispatch(Enter())
    assert not one.session.state.going, "a review begins only where one asks for it"
    one.dispatch(StartReview())
    assert one.session.state.going


def test_a_decision_is_shown_as_its_player_saw_it_with_both_actions(reviewing: Reviewing) -> None:
    reviewing.complete()
    for decision in reviewing.session.state.kept.judged:
        reviewing.dispatch(GoTo(decision.ply))
        state = reviewing.session.state
        assert (state.shown, state.ply, state.seat) == (decision, decision.ply, decision.seat)
        assert state.view == reviewing.match.position(decision.ply).view(decision.seat)
        assert set(state.actions) == {decision.best, decision.played}
        assert state.hinted == (decision.best,)


def test_every_place_in_the_course_can_be_reached_and_decisions_are_shown_there(reviewing: Reviewing) -> None:
    reviewing.complete()
    judged = {decision.ply: decision for decision in reviewing.session.state.kept.judged}
    match = reviewing.match
    for ply in range(match.ply, -1, -1):
        reviewing.dispatch(GoTo(ply))
        state = reviewing.session.state
        assert (state.ply, state.shown) == (ply, judged.get(ply))
        if ply not in judged:
            assert (state.view, state.actions, state.hinted) == (match.position(ply).view(None), (), ())


def test_a_running_match_does_not_stop_to_show_decisions(one: Reviewing) -> None:
    one.complete()
    one.dispatch(Run(True))
    while one.session.state.running:
        assert one.session.state.shown is None
        one.dispatch(Seen())
        one.clock.pass_time()
    assert one.session.state.ply == one.match.ply


def test_mistakes_are_reached_one_after_another_and_around(library: Library) -> None:
    reviewing = Reviewing(finished("conquestar", 2), library)
    reviewing.complete()
    first, second = reviewing.session.state.review.mistakes()
    reviewing.dispatch(ShowMistake(False))
    assert reviewing.session.state.shown == first
    reviewing.dispatch(ShowMistake(True))
    assert reviewing.session.state.shown == first, "the next one is another person's"
    reviewing.dispatch(ChoosePerson(1))
    for ply, on in ((0, True), (0, False), (reviewing.match.ply, True)):
        reviewing.dispatch(GoTo(ply))
        reviewing.dispatch(ShowMistake(on))
        assert reviewing.session.state.shown == second


def test_one_mistake_can_be_learnt_from(reviewing: Reviewing) -> None:
    reviewing.complete()
    (mistake,) = reviewing.session.state.review.mistakes()
    reviewing.dispatch(LearnMistakes(mistake.ply))
    ((name, (stack,)),) = reviewing.listening.pages
    assert (name, [exercise.played for exercise in stack]) == ("exercise", [mistake.played])
    reviewing.dispatch(LearnMistakes(mistake.ply + 1))
    assert len(reviewing.listening.pages) == 1


def test_the_bots_choice_is_lit_at_a_judged_decision_too(one: Reviewing) -> None:
    one.complete()
    (mistake,) = one.session.state.review.mistakes()
    one.dispatch(GoTo(mistake.ply))
    one.dispatch(AskOpinion())
    legal = map(str, one.match.position(mistake.ply).legal_actions())
    bots = next(action for action in legal if action not in (mistake.best, mistake.played))
    ranking = [protocol.RankedAction(bots, 0.1, 0.5, 10.0, 5)]
    one.analyst.answer(protocol.Best(1, bots, 9, 9, ranking=ranking))
    state = one.session.state
    assert (state.hinted, state.shown) == ((bots,), mistake)
    assert {bots, mistake.best, mistake.played} == set(state.actions)
    one.dispatch(GoTo(mistake.ply + 1))
    one.dispatch(GoTo(mistake.ply))
    assert one.session.state.hinted == (mistake.best,)


def test_a_review_goes_on_behind_another_page(one: Reviewing) -> None:
    one.dispatch(Enter())
    one.dispatch(StartReview())
    one.dispatch(Leave())
    assert one.session.state.going
    assert one.evaluator.question is None


def test_an_action_picked_on_the_table_is_put_back_and_not_played(one: Reviewing) -> None:
    one.complete()
    (mistake,) = one.session.state.review.mistakes()
    one.dispatch(GoTo(mistake.ply))
    before = one.session.state
    one.dispatch(Play(mistake.best))
    after = one.session.state
    assert after.change > before.change, "the table is laid out again"
    assert after.view == before.view


def test_results_are_those_of_the_chosen_person(library: Library) -> None:
    reviewing = Reviewing(finished("conquestar", 2), library)
    reviewing.complete()
    first, second = reviewing.session.state.review.mistakes()
    assert (first.seat, second.seat) == (0, 1)
    tried = []
    for seat in (0, 1):
        reviewing.dispatch(ChoosePerson(seat))
        assert reviewing.session.state.person == seat
        reviewing.dispatch(LearnMistakes())
        name, (stack,) = reviewing.listening.pages[-1]
        assert name == "exercise"
        tried.append([exercise.played for exercise in stack])
    assert tried == [[first.played], [second.played]]


def test_without_mistakes_there_is_nothing_to_learn(one: Reviewing) -> None:
    one.dispatch(LearnMistakes())
    assert one.listening.pages == []


def test_one_goes_on_from_a_decision_in_its_players_seat(reviewing: Reviewing) -> None:
    reviewing.complete()
    decision = reviewing.session.state.kept.judged[-1]
    reviewing.dispatch(GoTo(decision.ply))
    reviewing.dispatch(Practise("expert"))
    (table,) = reviewing.listening.tables
    assert table.state.view(decision.seat) == reviewing.match.position(decision.ply).view(decision.seat)
    assert not table.header.seats[decision.seat].is_bot
    reviewing.dispatch(SetUp())
    ((name, (game_id, *_rest)),) = reviewing.listening.pages
    assert (name, game_id) == ("position", reviewing.match.game.id)


def test_an_engine_that_dies_is_reported_and_what_it_found_is_kept(one: Reviewing) -> None:
    one.dispatch(StartReview())
    one.engine.answer(*one.answers()[:-1])
    known = one.session.state.kept.judged
    one.engine.failed.emit("killed")
    state = one.session.state
    assert (state.failed, state.going, state.kept.judged) == (True, False, known)
    (notice,) = one.listening.notices
    assert notice.text() == "The bots don't answer."
    assert notice.here
    (again,) = notice.actions
    again.run()
    assert one.session.state.going
    assert not one.session.state.failed
    assert notice.key in one.listening.over


def test_news_of_another_game_change_nothing(one: Reviewing, library: Library) -> None:
    other = finished("crowntaker")
    library.create(other)
    before = one.session.state
    one.reviewer.request(other)
    one.engine.answer(protocol.Value(1, 0, [0.5] * other.state.players, []))
    assert one.session.state is before


def test_a_damaged_review_of_the_library_is_made_anew(one: Reviewing, library: Library) -> None:
    one.complete()
    kept = one.session.state.kept
    library.reviews.keep(one.match, to_text(kept)[:-9])
    again = Reviewing(one.match, library)
    again.dispatch(StartReview())
    assert again.session.state.going


def test_games_are_reviewed_one_after_another_and_each_once(library: Library) -> None:
    first, second = finished("conquestar"), finished("conquestar", 2)
    engine = FakeEngine()
    reviewer = Reviewer(engine, library)
    for match in (first, first.beginning(first.ply), second):
        reviewer.request(match)
    assert engine.asked == 1
    assert reviewer.growing(key_of(first)) is not None
    assert reviewer.growing(key_of(second)) is None
    reviewer.cancel(key_of(first))
    assert reviewer.growing(key_of(second)) is not None
    assert not reviewer.is_asked(key_of(first))
