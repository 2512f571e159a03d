"""Replays of whole games of every kind, without a window."""

from __future__ import annotations

import pytest

from hoshikan.bots import protocol
from hoshikan.engine import TERMINAL, Match, limits
from hoshikan.engine.record import head
from hoshikan.games import GAMES
from hoshikan.library import Library
from hoshikan.library.matches import deal_of
from hoshikan.ui.board.match.advisor import Reviewer
from hoshikan.ui.board.match.deals import guess
from hoshikan.ui.board.session import Enter, GoTo, Leave, Practise, Seen, SetUp
from hoshikan.ui.features.replay.session import AskOpinion, Continue, Note, ReplaySession, Run
from hoshikan.ui.session.notebook import MoveNotes, Notebook
from tests.board.fakes import FakeClock, FakeEngine, Listening, finished


class Replay:
    """A replay of a finished game, and what it has outside of itself."""

    def __init__(self, match: Match) -> None:
        self.evaluator, self.analyst, self.clock = FakeEngine(), FakeEngine(), FakeClock()
        reviewer = Reviewer(FakeEngine(), Library.temporary())
        self.session = ReplaySession(match, self.evaluator, self.analyst, reviewer, self.clock, lambda: "Mina")
        self.match = self.session.match
        self.listening = Listening(self.session)
        self.dispatch = self.session.dispatch

    def value(self, ply: int, first: float) -> protocol.Value:
        """The engine's value of a ply: `first` for the first seat, and the rest for the second."""
        others = [0.0] * (self.match.state.players - 2)
        return protocol.Value(1, ply, [first, 1 - first, *others], [])


@pytest.fixture(params=GAMES)
def replay(request: pytest.FixtureRequest) -> Replay:
    return Replay(finished(request.param))


@pytest.fixture
def one() -> Replay:
    """A replay of one game, for what all games have in common."""
    return Replay(finished("conquestar"))


def test_it_begins_at_the_end_and_shows_what_anybody_may_know(replay: Replay) -> None:
    state, match = replay.session.state, replay.match
    assert (state.ply, state.view, state.seat) == (match.ply, match.state.view(None), 0)
    for ply in range(match.ply + 1):
        replay.dispatch(GoTo(ply))
        assert replay.session.state.view == match.position(ply).view(None)
        assert replay.session.state.actions == ()


def test_a_step_forwards_brings_its_events_and_a_jump_none(replay: Replay) -> None:
    middle = replay.match.ply // 2
    replay.dispatch(GoTo(middle))
    assert replay.session.state.events == ()
    number = replay.session.state.change
    replay.dispatch(GoTo(middle + 1))
    assert replay.session.state.events == tuple(replay.match.events(middle))
    assert replay.session.state.change > number
    replay.dispatch(GoTo(middle))
    assert replay.session.state.events == ()


def test_it_stays_within_the_match(one: Replay) -> None:
    one.dispatch(GoTo(-3))
    assert one.session.state.ply == 0
    one.dispatch(GoTo(one.match.ply + 3))
    assert one.session.state.ply == one.match.ply


def test_a_whole_game_runs_by_itself_from_its_beginning(replay: Replay) -> None:
    shown = []
    replay.session.changed.connect(lambda state, _before: shown.append(state.ply))
    replay.dispatch(Run(True))
    while replay.session.state.running:
        assert replay.clock.then is None, "the next move waits until this one has been seen"
        replay.dispatch(Seen())
        replay.clock.pass_time()
    assert list(dict.fromkeys(shown)) == list(range(replay.match.ply + 1))
    assert replay.session.state.ply == replay.match.ply


def test_a_pause_stops_the_clock(one: Replay) -> None:
    one.dispatch(Run(True))
    one.dispatch(Seen())
    one.dispatch(Run(False))
    one.dispatch(Seen())
    assert one.clock.then is None
    assert one.session.state.ply == 1


def test_a_jump_while_it_runs_goes_on_from_there(one: Replay) -> None:
    one.dispatch(Run(True))
    one.dispatch(Seen())
    one.dispatch(GoTo(7))
    assert one.clock.then is None
    one.dispatch(Seen())
    one.clock.pass_time()
    assert one.session.state.ply == 8
    assert one.session.state.running


def test_another_page_pauses_all_that_goes_on(one: Replay) -> None:
    one.dispatch(Enter())
    one.dispatch(GoTo(1))
    one.dispatch(AskOpinion())
    one.dispatch(Run(True))
    one.dispatch(Seen())
    one.dispatch(Leave())
    assert not one.session.state.running
    assert one.clock.then is None
    assert one.evaluator.question is None
    assert one.analyst.question is None


def test_the_course_grows_until_all_of_it_is_known(replay: Replay) -> None:
    replay.dispatch(Enter())
    course = replay.session.state.course
    plies = course.settled
    replay.evaluator.answer(replay.value(0, 0.5))
    assert replay.session.state.course.at(0) is not None
    assert replay.session.state.moments is None
    assert course.known == 0, "an earlier state keeps what it was"
    for ply in range(1, replay.match.ply + 1):
        replay.evaluator.answer(replay.value(ply, 0.5 if ply < plies[-1] else 1.0))
    replay.evaluator.answer(protocol.Evaluated(1, complete=True))
    assert replay.session.state.course.known == replay.match.ply + 1
    moments = replay.session.state.moments
    assert moments is not None
    assert [moment.ply for moment in moments] == [plies[-1]]
    replay.dispatch(Leave())
    replay.dispatch(Enter())
    assert replay.evaluator.asked == 1


def test_a_course_that_was_interrupted_is_asked_for_again(one: Replay) -> None:
    one.dispatch(Enter())
    one.evaluator.answer(one.value(0, 0.5), protocol.Evaluated(1, complete=False))
    one.dispatch(Leave())
    one.dispatch(Enter())
    assert one.evaluator.asked == 2


def test_the_opinion_is_about_the_position_shown(replay: Replay) -> None:
    match = replay.match
    ply = next(ply for ply in range(match.ply // 2, match.ply) if match.position(ply).to_move >= 0)
    replay.dispatch(GoTo(ply))
    replay.dispatch(AskOpinion())
    question = replay.analyst.question
    assert question is not None
    assert question.ply == ply
    legal = match.position(ply).legal_actions()
    ranking = [protocol.RankedAction(str(action), 0.1, 0.5, 10.0, 5) for action in legal]
    replay.analyst.answer(protocol.Info(1, 5, 5, [], [], ranking[:1]))
    assert replay.session.state.opinion == tuple(ranking[:1])
    replay.analyst.answer(protocol.Best(1, ranking[0].action, 9, 9, ranking=ranking))
    assert replay.session.state.opinion == tuple(ranking)
    state = replay.session.state
    assert (state.hinted, state.actions) == (question_best := (ranking[0].action,), question_best)
    assert state.view == match.position(ply).view(match.position(ply).to_move), "as who chooses sees it"
    replay.dispatch(GoTo(0))
    assert replay.session.state.hinted == ()
    assert replay.session.state.opinion is None
    assert replay.analyst.question is None


def test_after_the_end_there_is_nothing_to_ask(replay: Replay) -> None:
    assert replay.session.state.view.to_move == TERMINAL
    replay.dispatch(AskOpinion())
    assert replay.analyst.asked == 0


@pytest.mark.parametrize("which", ["evaluator", "analyst"])
def test_an_engine_that_dies_is_reported_and_asked_again_if_one_wants(one: Replay, which: str) -> None:
    engine: FakeEngine = getattr(one, which)
    one.dispatch(Enter())
    engine.failed.emit("killed")
    (notice,) = one.listening.notices
    assert notice.text() == "The bots don't answer."
    assert notice.bad
    (again,) = notice.actions
    again.run()
    assert engine.retried == 1
    engine.settled.emit()
    assert one.listening.over == [notice.key]
    one.dispatch(GoTo(1))
    assert one.session.state.ply == 1


def test_an_error_that_would_come_again_is_not_asked_about_again(one: Replay) -> None:
    one.analyst.hopeless = True
    one.analyst.failed.emit("error")
    (notice,) = one.listening.notices
    assert notice.text() == "An error keeps the bots from answering here."
    assert notice.actions == ()


def test_a_game_goes_on_from_any_position_as_a_match_of_its_own(replay: Replay) -> None:
    match, ply = replay.match, replay.match.ply // 2
    replay.dispatch(GoTo(ply))
    replay.dispatch(Continue())
    (table,) = replay.listening.tables
    assert table.actions == match.actions[:ply]
    assert table.header == match.header
    table.apply(table.state.legal_actions()[0])
    assert match.ply == len(match.actions)


def test_practice_is_at_the_seat_to_move_against_bots_of_the_level(replay: Replay) -> None:
    match = replay.match
    ply = next(ply for ply in range(match.ply // 2, match.ply) if match.position(ply).to_move == 1)
    replay.dispatch(GoTo(ply))
    replay.dispatch(Practise("expert"))
    (table,) = replay.listening.tables
    seats = table.header.seats
    assert [seat.is_bot for seat in seats] == [seat != 1 for seat in range(len(seats))]
    assert seats[1].name == "Mina", "a bot's seat is taken by the player"
    assert {seat.level for seat in seats if seat.is_bot} == {"expert"}
    assert table.state.view(1) == match.position(ply).view(1)
    texts = [notice.text() for notice in replay.listening.notices]
    hidden = "Everything hidden is as it was in the finished game."
    assert texts == ([] if guess(match.game, match.position(ply), 1) is None else [hidden])


def test_a_position_is_set_up_for_the_person_of_the_match(replay: Replay) -> None:
    replay.dispatch(GoTo(1))
    replay.dispatch(SetUp())
    ((name, (game_id, state, seats, _hidden)),) = replay.listening.pages
    assert (name, game_id, seats) == ("position", replay.match.game.id, replay.match.header.seats)
    assert state.view(0) == replay.match.position(1).view(0)


def test_the_match_given_is_never_changed(one: Replay) -> None:
    match = finished("conquestar")
    one.dispatch(GoTo(0))
    assert one.match is not match
    assert match.ply == len(match.actions)


def test_two_people_have_no_seat_of_their_own() -> None:
    assert Replay(finished("conquestar", 2)).session.state.seat is None


def test_a_closed_replay_leaves_nothing_behind(one: Replay) -> None:
    one.dispatch(Run(True))
    one.dispatch(Seen())
    one.session.close()
    assert one.clock.then is None
    assert one.evaluator.closed
    assert one.analyst.closed


def test_notes_at_moves_are_kept_with_the_deal() -> None:
    match, library = finished("conquestar"), Library.temporary()
    notebook = Notebook(lambda: library)
    engine, reviewer = FakeEngine(), Reviewer(FakeEngine(), library)

    def opened() -> ReplaySession:
        notes = MoveNotes(notebook, match.header)
        return ReplaySession(match, engine, FakeEngine(), reviewer, FakeClock(), lambda: "Mina", notes)

    session = opened()
    assert session.state.notes == {}
    session.dispatch(Note(3, "Too early?"))
    session.dispatch(Note(1, "x" * 600))
    assert session.state.notes == opened().state.notes
    assert session.state.notes[3] == "Too early?"
    assert len(session.state.notes[1]) == limits.NOTE
    session.dispatch(Note(1, ""))
    assert opened().state.notes == {3: "Too early?"}


def test_a_damaged_note_is_no_note() -> None:
    match, library = finished("conquestar"), Library.temporary()
    notes = MoveNotes(Notebook(lambda: library), match.header)
    library.notes.keep("move-notes", deal_of(head(match.header)), "{")
    assert notes.all() == {}
    notes.keep(2, "again")
    assert notes.all() == {2: "again"}
