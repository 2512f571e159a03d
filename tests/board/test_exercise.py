"""Stacks of exercises without a window: tries of every kind, what they cost, and what is kept of them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from hoshikan.bots import protocol
from hoshikan.engine import IllegalAction, Match, NotationError, record
from hoshikan.games import GAMES
from hoshikan.teaching.exercise import BEFORE, Exercise, Outcome, Verdict
from hoshikan.ui.board.session import Next, Play, RequestHint, Seen, ShowAnswer
from hoshikan.ui.features.puzzles.session import ExerciseSession, ExerciseState, Summary, TryAgain
from tests.board.learning import Asked, Heard, Reviewer, Store
from tests.teaching.trying import exercise_of

FIRST, SECOND, THIRD = (
    msgspec.structs.replace(exercise_of("conquestar", number), rating=25.0, themes=("takes",)) for number in range(3)
)
GOOD, NEAR, BAD = FIRST.results


class Begun:
    """Puzzles that are neither solved nor skipped."""

    def __init__(self) -> None:
        self.ids: list[str] = []

    def begin(self, ids: Sequence[str]) -> None:
        self.ids += ids

    def finish(self, puzzle: str) -> None:
        self.ids.remove(puzzle) if puzzle in self.ids else None


class Solver:
    """A stack with all that it keeps."""

    def __init__(self, *exercises: Exercise) -> None:
        self.store, self.engine = Store(), Reviewer()
        self.celebrated: list[str] = []
        self.begun = Begun()
        self.session = ExerciseSession(GAMES, exercises, self.engine, lambda: self.store, self.begun, self._due)
        self.heard = Heard(self.session)

    @property
    def state(self) -> ExerciseState:
        return self.session.state

    def _due(self, what: str) -> bool:
        self.celebrated.append(what)
        return True

    def play(self, action: str) -> None:
        """Try an action, and watch it if it is carried out."""
        self.session.dispatch(Play(action))
        self.session.dispatch(Seen())

    def solve(self) -> None:
        assert self.state.exercise is not None
        self.play(self.state.exercise.accepted[0])

    def kept(self) -> list[tuple[str, str]]:
        return [(one.exercise, one.outcome) for one in self.store.past]


def unexamined(exercise: Exercise) -> str:
    """A legal action of which the exercise knows no result."""
    actions = record.read(exercise.record, GAMES).position(exercise.ply).legal_actions()
    return next(text for action in actions if (text := str(action)) not in exercise.results)


def judged(asked: Asked, loss: float) -> protocol.Judged:
    """The engine's answer about the last action of a match."""
    played = str(asked.match.actions[asked.first])
    return protocol.Judged(1, asked.first, asked.seats[0], played, GOOD, 1.0, 0.5, loss, 0.01, [])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_tried_and_solved(game: str) -> None:
    exercise = exercise_of(game)
    one = Solver(exercise)
    asked = one.state
    assert asked.view == record.read(exercise.record, GAMES).position(exercise.ply).view(exercise.seat)
    assert asked.seat == exercise.seat
    good, near, bad = exercise.results
    verdicts = []
    for action in (bad, near, good):
        one.play(action)
        assert one.state.answer is not None
        verdicts.append(one.state.answer.verdict)
        assert (one.state.view == asked.view) == (action != good) == bool(one.state.actions)
    assert verdicts == [Verdict.WRONG, Verdict.NEARLY, Verdict.RIGHT]
    assert one.state.tries == 3
    assert one.state.outcomes == (Outcome.LATER,)
    assert one.kept() == [(exercise.id, "later")]
    assert one.heard.sounds == ["refuse", "refuse", "star"]


def test_a_stack_is_gone_through_to_its_summary_and_what_was_missed_is_tried_again() -> None:
    one = Solver(FIRST, SECOND, THIRD)
    assert (one.state.index, one.state.count) == (0, 3)
    one.solve()
    one.session.dispatch(Next())
    one.session.dispatch(ShowAnswer())
    assert one.state.waiting
    one.session.dispatch(Seen())
    assert one.state.outcome is Outcome.SHOWN
    one.session.dispatch(Next())
    assert one.state.index == 2
    one.session.dispatch(Next())
    assert one.state.exercise is None
    assert one.state.end is not None
    assert one.state.end.summary == Summary(1, 0, 1, 1)
    assert one.kept() == [(FIRST.id, "first"), (SECOND.id, "shown")]
    assert one.heard.sounds == ["star", "lay", "shimmer"]
    one.session.dispatch(TryAgain())
    assert [exercise.id for exercise in one.state.exercises] == [SECOND.id, THIRD.id]
    assert one.state.exercise is not None
    assert one.state.end is None


def test_the_answer_is_given_when_the_move_has_been_seen() -> None:
    one = Solver(FIRST)
    one.session.dispatch(Play(GOOD))
    assert one.state.waiting
    assert one.state.events
    assert one.kept() == [(FIRST.id, "first")], "kept at once"
    assert not one.heard.sounds
    one.session.dispatch(Seen())
    assert not one.state.waiting
    seen = one.state
    for command in (Seen(), Play(BAD), ShowAnswer(), RequestHint()):
        one.session.dispatch(command)
    assert one.state is seen


def test_what_is_against_the_rules_is_no_try() -> None:
    exercise = exercise_of("hoshi-wo-wataru")
    one = Solver(exercise)
    forbidden = [text for text in ("set 1", "set 12", "shift 10") if text not in one.state.actions]
    one.play("fly to C3")
    one.play(forbidden[0])
    assert [type(error) for error in one.heard.refused] == [NotationError, IllegalAction]
    assert one.state.answer is None
    one.solve()
    assert one.state.outcome is Outcome.FIRST


def test_a_hint_is_counted_and_the_answer_no_first_try() -> None:
    one = Solver(FIRST)
    for count in (1, 2):
        one.session.dispatch(RequestHint())
        assert one.state.nudges == count
        assert one.state.nudge is not None
    one.play(GOOD)
    assert one.state.outcome is Outcome.LATER


def test_a_try_that_was_not_examined_is_measured() -> None:
    one = Solver(FIRST)
    tried = unexamined(FIRST)
    one.play(tried)
    assert one.state.measuring
    asked = one.engine.asked
    assert asked is not None
    assert str(asked.match.actions[asked.first]) == tried
    assert asked.seats == [FIRST.seat]
    asked.listen(judged(asked, 0.02))
    assert not one.state.measuring
    assert one.state.answer is not None
    assert (one.state.answer.verdict, one.state.answer.costs) == (Verdict.NEARLY, 0.02)


@pytest.mark.parametrize("by", ["failed", "nothing found"])
def test_a_try_that_cannot_be_measured_stays_wrong(by: str) -> None:
    one = Solver(FIRST)
    one.play(unexamined(FIRST))
    asked = one.engine.asked
    assert asked is not None
    if by == "failed":
        one.engine.failed.emit("broken")
    else:
        asked.listen(protocol.Reviewed(1, True))
    assert not one.state.measuring
    assert one.engine.asked is None
    assert one.state.answer is not None
    assert (one.state.answer.verdict, one.state.answer.costs) == (Verdict.WRONG, None)


def test_what_is_measured_too_late_changes_nothing() -> None:
    one = Solver(FIRST, SECOND)
    one.play(unexamined(FIRST))
    late = one.engine.asked
    assert late is not None
    one.play(GOOD)
    assert one.engine.asked is None
    answered = one.state
    late.listen(judged(late, 0.02))
    assert one.state is answered
    one.session.dispatch(Next())
    assert not one.state.measuring


def test_a_mistake_does_not_count_for_the_rating() -> None:
    mistake = exercise_of("conquestar", mistake=True)
    one = Solver(mistake)
    one.play(mistake.played)
    assert one.state.answer is not None
    assert one.state.answer.again
    one.solve()
    assert one.state.gain is None
    assert [past.rating for past in one.store.past] == [None]


def test_the_rating_changes_with_the_first_answer_to_a_puzzle_only() -> None:
    one = Solver(FIRST, FIRST, SECOND)
    one.solve()
    first = one.state.gain
    assert first is not None
    assert first.after.number > first.before.number
    one.session.dispatch(Next())
    one.solve()
    assert one.state.gain is None
    one.session.dispatch(Next())
    one.session.dispatch(ShowAnswer())
    last = one.state.gain
    assert last is not None
    assert last.before == first.after
    one.session.dispatch(Next())
    assert one.state.end is not None
    assert one.state.end.gain == (first.before, last.after)


def test_a_stack_of_several_games_has_no_rating_of_its_own() -> None:
    other = exercise_of("crowntaker")
    one = Solver(FIRST, other)
    one.solve()
    one.session.dispatch(Next())
    assert one.state.exercise is not None
    assert one.state.view.game == "crowntaker"
    one.solve()
    one.session.dispatch(Next())
    assert one.state.end is not None
    assert (one.state.end.summary.first, one.state.end.gain) == (2, None)


@pytest.mark.parametrize("perfect", [True, False])
def test_a_stack_without_a_miss_is_celebrated(perfect: bool) -> None:
    one = Solver(FIRST, SECOND, THIRD)
    if not perfect:
        one.session.dispatch(RequestHint())
    for _ in range(3):
        one.solve()
        one.session.dispatch(Next())
    assert one.state.end is not None
    assert one.state.end.celebrated == perfect
    assert one.celebrated == (["puzzles"] if perfect else [])


def test_an_exercise_that_cannot_be_set_up_is_passed_over() -> None:
    broken = msgspec.structs.replace(FIRST, record="nothing")
    one = Solver(broken, SECOND)
    assert one.state.exercise is SECOND
    assert one.state.count == 1
    one.solve()
    one.session.dispatch(Next())
    assert one.state.end is not None
    assert one.state.end.unreadable == 1
    nothing = Solver(broken)
    assert nothing.state.exercise is None
    assert nothing.state.end is not None
    assert nothing.state.end.summary == Summary(0, 0, 0, 0)
    ended = nothing.state
    nothing.session.dispatch(Next())
    assert nothing.state is ended


def test_where_the_library_cannot_be_written_the_puzzle_is_solved_all_the_same() -> None:
    one = Solver(FIRST)
    one.store.broken = True
    one.solve()
    assert one.state.outcome is Outcome.FIRST
    assert one.state.gain is None
    assert one.heard.notices == ["library"]


def test_the_engine_ends_with_the_session() -> None:
    one = Solver(FIRST)
    one.session.close()
    assert one.engine.closed


def test_puzzles_stay_until_they_are_solved_shown_or_skipped() -> None:
    one = Solver(FIRST, SECOND, THIRD)
    assert one.begun.ids == [FIRST.id, SECOND.id, THIRD.id]
    one.play(BAD)
    assert one.begun.ids == [FIRST.id, SECOND.id, THIRD.id]
    one.solve()
    assert one.begun.ids == [SECOND.id, THIRD.id]
    one.session.dispatch(Next())
    assert one.begun.ids == [SECOND.id, THIRD.id]
    one.session.dispatch(Next())
    assert one.begun.ids == [THIRD.id]
    one.session.dispatch(ShowAnswer())
    assert one.begun.ids == []


def test_own_mistakes_are_no_puzzles_that_stay() -> None:
    assert Solver(exercise_of("conquestar", mistake=True)).begun.ids == []


@pytest.mark.parametrize("game", GAMES)
def test_the_course_before_a_puzzle_begins_with_the_seats_last_action(game: str) -> None:
    exercise = exercise_of(game, 2)
    state, match = Solver(exercise).state, record.read(exercise.record, GAMES)
    first = match.ply - len(state.before) + 1
    movers = [match.position(ply).to_move for ply in range(first, match.ply)]
    assert len(movers) <= BEFORE
    assert movers[0] == exercise.seat or first == max(0, match.ply - BEFORE)
    for ply, (view, events) in enumerate(state.before[1:], first + 1):
        assert view == match.position(ply).view(exercise.seat)
        assert events == match.events(ply - 1)
    assert state.before[0] == (match.position(first).view(exercise.seat), ())


def test_a_puzzle_at_the_beginning_has_no_course() -> None:
    exercise = msgspec.structs.replace(exercise_of("conquestar"), record=FIRST.record)
    match = record.read(exercise.record, GAMES)
    start = Match(match.game, match.header)
    legal = tuple(str(action) for action in start.state.legal_actions())
    seat = start.state.to_move
    opening = msgspec.structs.replace(
        exercise, record=record.write(start), ply=0, seat=seat, accepted=legal[:1], results={}, played=""
    )
    assert Solver(opening).state.before == ()
