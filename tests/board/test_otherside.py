"""Questions about actions of other seats, on sessions alone: at the table and in a replay."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication

from hoshikan.bots import protocol
from hoshikan.engine import CHANCE, Match, Seat
from hoshikan.engine.secrets import Secrets
from hoshikan.games import GAMES
from hoshikan.library import Library
from hoshikan.teaching.exercise import Exercise
from hoshikan.teaching.explanation import Explanation, Peeked, Readability, Reading, SecretChoice
from hoshikan.teaching.reading import readings
from hoshikan.ui.board.match.advisor import Reviewer
from hoshikan.ui.board.match.engine_client import Listener
from hoshikan.ui.board.otherside import can_be_asked, decision_behind, last_of_others
from hoshikan.ui.board.session import AskWhy, CloseWhy, GoTo, TurnTo, Undo
from hoshikan.ui.features.play.session import Answer, HelpCosts, TakeOver
from hoshikan.ui.features.replay.session import ReadPlayer, ReplaySession, TryLessReadable
from tests.board import fakes
from tests.board.test_play import AKI, BEN, FakeEngine, Table, Wishes, seats_of

HIDING = [name for name, game in GAMES.items() if game.kind.imperfect or type(game.secrets()) is not Secrets]
"""Games in which something is hidden; what a draw brings is, where the game says so."""
EXPLAINED = Explanation(1, "any")
PEEKED = Peeked(1, "casual", "any", "any", 9, 40, 0, 40)


class Explaining(FakeEngine):
    """Keeps the question about an action."""

    def __init__(self) -> None:
        super().__init__(waits=True)
        self.questions: list[tuple[str, int, int | None, int]] = []
        self.listen: Listener | None = None
        self.match: Match | None = None

    def explain(self, match: Match, ply: int, asker: int | None, listen: Listener) -> None:
        self._keep(("why", ply, asker, match.ply), listen)

    def prove(self, match: Match, ply: int, listen: Listener) -> None:
        self._keep(("proof", ply, None, match.ply), listen)

    def read(self, match: Match, ply: int, asker: int, listen: Listener) -> None:
        self.match = match
        self._keep(("reading", ply, asker, match.ply), listen)

    def cancel(self) -> None:
        super().cancel()
        self.listen = None

    def _keep(self, question: tuple[str, int, int | None, int], listen: Listener) -> None:
        self.questions.append(question)
        self.listen = listen


Seated = Callable[[str, list[Seat]], tuple[Table, Explaining]]


@pytest.fixture
def table(qapp: QCoreApplication) -> Iterator[Seated]:
    made: list[Table] = []

    def begun(game: str, seats: list[Seat]) -> tuple[Table, Explaining]:
        judge = Explaining()
        match = Match.start(GAMES[game], seats, 7)
        made.append(Table(match, Library.temporary(), FakeEngine(), judge, Wishes()))
        return made[-1], judge

    yield begun
    for one in made:
        one.session.close()
        one.library.close()


def after_a_bot(table: Seated, game: str) -> tuple[Table, Explaining, int]:
    """A person's turn after a bot's decision, and the number of that decision."""
    at, judge = table(game, seats_of(game, AKI))
    at.until_asked()
    while (ply := last_of_others(at.session.match, at.state.ply, 0)) is None:
        at.do(at.state.actions[0])
        at.until_asked()
    return at, judge, ply


@pytest.mark.parametrize("game", GAMES)
def test_a_bots_move_is_explained_to_the_seat_that_asks_once_help_is_agreed(table: Seated, game: str) -> None:
    at, judge, ply = after_a_bot(table, game)
    at.session.dispatch(AskWhy(ply))
    assert at.state.question == HelpCosts(), "the match is rated"
    assert not judge.questions
    at.session.dispatch(Answer(True))
    other = at.state.other
    assert other is not None
    if other.refused:
        assert other.refused == "still-hidden"
        assert not judge.questions
        return
    assert judge.questions == [("why", ply, 0, at.state.ply)]
    assert at.session.help.hints == 1
    assert judge.listen is not None
    for last in (False, True):
        judge.listen(protocol.Explained(1, ply, EXPLAINED, last))
        assert at.state.other is not None
        assert at.state.other.explanation == EXPLAINED
        assert at.state.other.growing is not last
    at.session.dispatch(TurnTo("reading"))
    assert judge.questions[-1] == ("reading", ply + 1, 0, at.state.ply)
    judge.listen(protocol.HiddenRead(2, Reading(0, ply + 1, 9, []), True))
    at.session.dispatch(TurnTo("proof"))
    judge.listen(protocol.Proved(3, ply, PEEKED, True))
    assert at.state.other is not None
    assert at.state.other.proof == PEEKED
    at.session.dispatch(CloseWhy())
    assert at.state.other is None


def test_the_own_move_is_not_asked_about(table: Seated) -> None:
    at, judge, _ply = after_a_bot(table, "conquestar")
    own = next(ply for ply in range(at.state.ply) if at.session.match.mover(ply) == 0)
    assert not can_be_asked(at.session.match, own, 0)
    at.session.dispatch(AskWhy(own))
    assert (at.state.other, at.state.question, judge.questions) == (None, None, [])


def test_a_line_of_a_reveal_leads_to_the_choice_of_its_own_seat() -> None:
    game = GAMES["conquestar"]
    match = Match.start(game, seats_of(game.id, AKI, BEN), 7)
    for plan in ("trade A1", "invade B2"):
        match.apply(game.parse(plan))
    assert match.events(1), "the last choice brings all of it about"
    assert [decision_behind(match, 1, seat) for seat in (0, 1)] == [0, 1]


def test_a_line_of_a_reveal_leads_to_that_choice_among_several_of_a_seat() -> None:
    game = GAMES["hoshi-wo-wataru"]
    match = Match.start(game, seats_of(game.id, AKI, BEN), 7)
    while not (
        revealed := [event for event in match.events(match.ply - 1) if event.rule == "HW-3.1"] if match.ply else []
    ):
        if match.state.to_move == CHANCE:
            match.apply_chance()
        else:
            match.apply(match.state.legal_actions()[0])
    last = match.ply - 1
    assert revealed
    for seat in range(len(match.header.seats)):
        chosen = [
            ply for ply in range(match.ply) if match.mover(ply) == seat and match.position(ply).simultaneous_phase
        ]
        assert decision_behind(match, last, seat) == chosen[-4], "slot 1, of four"


def test_closing_ends_the_question_and_an_undo_closes(table: Seated) -> None:
    at, judge, ply = after_a_bot(table, "conquestar")
    at.session.dispatch(AskWhy(ply))
    at.session.dispatch(Answer(True))
    at.session.dispatch(CloseWhy())
    assert judge.listen is None
    at.session.dispatch(AskWhy(ply))
    assert at.state.other is not None
    at.session.dispatch(Undo())
    assert at.state.other is None
    assert judge.listen is None


def test_an_engine_that_fails_leaves_the_reason(table: Seated) -> None:
    at, judge, ply = after_a_bot(table, "conquestar")
    at.session.dispatch(AskWhy(ply))
    at.session.dispatch(Answer(True))
    judge.failed.emit("silent")
    assert at.state.other is not None
    assert (at.state.other.refused, at.state.other.growing) == ("silent", False)


@pytest.mark.parametrize("game", GAMES)
def test_while_the_screen_passes_on_nothing_is_answered(table: Seated, game: str) -> None:
    at, judge = table(game, seats_of(game, AKI, BEN))
    for _ in range(12):
        at.until_asked()
        if at.state.hand_over is not None:
            for ply in range(at.state.ply):
                at.session.dispatch(AskWhy(ply))
            assert at.state.other is None
            assert not judge.questions
            at.session.dispatch(TakeOver())
        else:
            at.do(at.state.actions[0])


@pytest.mark.parametrize("game", GAMES)
def test_in_a_replay_the_truth_may_be_asked_for(game: str) -> None:
    match, analyst = fakes.finished(game), fakes.FakeEngine()
    reviewer = Reviewer(fakes.FakeEngine(), Library.temporary())
    session = ReplaySession(match, fakes.FakeEngine(), analyst, reviewer, fakes.FakeClock(), lambda: "Mina")
    ply = last_of_others(session.match, session.match.ply, 0)
    assert ply is not None
    session.dispatch(AskWhy(ply))
    assert analyst.question is not None
    assert (analyst.question.ply, analyst.question.asker) == (ply, 0)
    analyst.answer(protocol.Explained(1, ply, EXPLAINED, True))
    other = session.state.other
    assert other is not None
    assert (other.over, other.explanation) == (True, EXPLAINED)
    session.dispatch(GoTo(ply))
    assert session.state.other is None
    session.close()


@pytest.mark.parametrize("game", HIDING)
def test_in_a_replay_the_truth_is_beside_the_reading(game: str) -> None:
    match, analyst = fakes.finished(game), fakes.FakeEngine()
    session = replay_of(match, analyst)
    ply = asked_with_a_reading(match)
    session.dispatch(AskWhy(ply))
    session.dispatch(TurnTo("reading"))
    asked = analyst.question
    assert asked is not None
    assert asked.asker == 0
    assert asked.ply == ply + 1
    assert asked.match.ply == match.ply, "the line up to the end belongs to the question"
    *_, reading = readings(asked.match, asked.ply, asked.asker, 4)
    analyst.answer(protocol.HiddenRead(1, reading, True))
    other = session.state.other
    assert other is not None
    assert other.reading is not None
    assert any(fact.true is not None for fact in other.reading.facts)
    session.close()


def test_what_could_be_redone_is_no_part_of_the_question(table: Seated) -> None:
    at, judge, ply = after_a_bot(table, "conquestar")
    at.do(at.state.actions[0])
    at.until_asked()
    at.session.dispatch(Undo())
    at.session.dispatch(Answer(True))
    assert len(at.session.match.actions) > at.state.ply
    at.session.dispatch(AskWhy(ply))
    at.session.dispatch(TurnTo("reading"))
    assert judge.questions[-1][:3] == ("reading", ply + 1, 0)
    assert judge.match is not None
    assert judge.match.actions == at.session.match.actions[: at.state.ply]


def asked_with_a_reading(match: Match) -> int:
    """Return an action of another seat after which something is hidden that is seen later."""
    for ply in range(match.ply // 3, match.ply - 1):
        if can_be_asked(match, ply, 0):
            *_, reading = readings(match, ply + 1, 0, 4)
            if any(fact.true is not None for fact in reading.facts):
                return ply
    raise AssertionError("nothing is hidden")


def replay_of(match: Match, analyst: fakes.FakeEngine) -> ReplaySession:
    reviewer = Reviewer(fakes.FakeEngine(), Library.temporary())
    return ReplaySession(match, fakes.FakeEngine(), analyst, reviewer, fakes.FakeClock(), lambda: "Mina")


def test_secret_choices_are_read_and_practised() -> None:
    match, analyst = fakes.finished("conquestar"), fakes.FakeEngine()
    session = replay_of(match, analyst)
    heard = fakes.Listening(session)
    session.dispatch(ReadPlayer(True))
    assert session.state.being_read
    assert analyst.question is not None
    assert analyst.question.asker == 0
    session.dispatch(GoTo(3))
    assert session.state.being_read, "one can look around meanwhile"
    session.dispatch(ReadPlayer(False))
    assert not session.state.being_read
    assert analyst.question is None
    session.dispatch(ReadPlayer(True))
    found = Readability(0, [SecretChoice(0, 0.4, 0.2)], 0.4, 0.2)
    task = Exercise(id="readable/x", game="conquestar", record="", seat=0, accepted=("a",), played="b")
    analyst.answer(protocol.ReadableFound(1, found, msgspec.json.encode(task).decode()))
    state = session.state
    assert (state.being_read, state.readable, state.task) == (False, found, task)
    session.dispatch(TryLessReadable())
    assert heard.pages == [("exercise", ((task,),))]
    session.close()


@pytest.mark.parametrize("game", GAMES)
def test_only_secret_choices_can_be_read(game: str) -> None:
    analyst = fakes.FakeEngine()
    session = replay_of(fakes.finished(game), analyst)
    session.dispatch(ReadPlayer(True))
    assert session.can_be_read is GAMES[game].kind.simultaneous
    assert (analyst.question is not None) is session.can_be_read
    session.close()


def test_an_engine_that_fails_ends_the_reading_of_a_player() -> None:
    analyst = fakes.FakeEngine()
    session = replay_of(fakes.finished("conquestar"), analyst)
    heard = fakes.Listening(session)
    session.dispatch(ReadPlayer(True))
    analyst.failed.emit("silent")
    assert not session.state.being_read
    assert len(heard.notices) == 1
    session.close()
