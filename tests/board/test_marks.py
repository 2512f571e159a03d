"""Readings marked at the seats, on sessions alone: only once wanted, and only for the seat at the screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from hoshikan.engine import Match, Seat
from hoshikan.teaching.opponent import is_known
from hoshikan.ui.board.match.engine_client import Listener
from hoshikan.ui.board.otherside import last_of_others
from hoshikan.ui.board.session import AskWhy, CloseWhy, MarkReadings, OpenGuess, ReadHidden, TurnTo
from hoshikan.ui.features.play.session import Answer, TakeOver
from tests.board.test_guessing import Guesser, Reading
from tests.board.test_play import AKI, BEN, seats_of


class Judge(Reading):
    """Answers questions about moves never."""

    def explain(self, match: Match, ply: int, asker: int | None, listen: Listener) -> None:
        self.cancel()


class Reader(Guesser):
    """A person at a table who reads."""

    judging = Judge

    def play_on(self) -> None:
        """Take an action, and wait for the next decision."""
        self.at.do(self.at.state.actions[0])
        self.at.until_asked()

    def ask_for_a_reading(self) -> None:
        """Ask about the last move of another seat, and then about what it tells."""
        self.at.until_asked()
        while not self.at.state.actions or (ply := self.known()) is None:
            self.play_on()
        self.session.dispatch(AskWhy(ply))
        if self.at.state.question is not None:
            self.session.dispatch(Answer(True))
        self.session.dispatch(TurnTo("reading"))

    def known(self) -> int | None:
        """Return the last move of another seat, if it can be explained."""
        match, seat = self.session.match, self.at.state.seat or 0
        ply = last_of_others(match, match.ply, seat)
        return ply if ply is not None and is_known(match, ply, seat) else None

    @property
    def asked(self) -> tuple[int, int] | None:
        """The ply and the seat for which the engine reads."""
        return None if self.judge.wanted is None else (self.judge.wanted[0].ply, self.judge.wanted[1])


@pytest.fixture
def seated(qapp: QCoreApplication) -> Iterator[list[Reader]]:
    made: list[Reader] = []
    yield made
    for one in made:
        one.close()


def reader(seated: list[Reader], game: str, *seats: Seat) -> Reader:
    seated.append(Reader(game, list(seats) or seats_of(game, AKI)))
    return seated[-1]


def test_nothing_is_read_unasked(seated: list[Reader]) -> None:
    me = reader(seated, "conquestar")
    for _ in range(4):
        me.at.until_asked()
        assert me.asked is None
        assert (me.at.state.marks, me.at.state.read) == (False, None)
        me.play_on()


@pytest.mark.parametrize("game", ["conquestar", "hoshi-wo-wataru"])
def test_once_a_reading_was_asked_for_each_decision_is_read(seated: list[Reader], game: str) -> None:
    me = reader(seated, game)
    me.ask_for_a_reading()
    assert me.at.state.marks
    me.judge.answer()
    me.session.dispatch(CloseWhy())
    for _ in range(2):
        if me.at.state.read is None:
            assert me.asked == (me.at.state.ply, 0)
            me.judge.answer()
        read = me.at.state.read
        assert read is not None
        assert (read.ply, read.asker) == (me.at.state.ply, 0)
        assert not any(fact.true for fact in read.facts)
        me.at.do(me.at.state.actions[0])
        assert me.at.state.read is None, "another position"
        me.at.until_asked()
    assert me.session.help.hints > 1, "each is help"


def test_a_mark_opens_the_reading_without_another_search(seated: list[Reader]) -> None:
    me = reader(seated, "conquestar")
    me.ask_for_a_reading()
    me.session.dispatch(CloseWhy())
    me.judge.answer()
    me.session.dispatch(ReadHidden(1))
    other = me.at.state.other
    assert other is not None
    assert (other.seat, other.growing, other.reading) == (1, False, me.at.state.read)
    assert me.asked is None


def test_marks_can_be_hidden_and_shown(seated: list[Reader]) -> None:
    me = reader(seated, "conquestar")
    me.ask_for_a_reading()
    me.session.dispatch(MarkReadings(False))
    me.judge.answer()
    me.session.dispatch(CloseWhy())
    assert (me.at.state.marks, me.at.state.read, me.asked) == (False, None, None)
    me.play_on()
    assert me.asked is None
    me.session.dispatch(MarkReadings(True))
    me.session.dispatch(CloseWhy())
    assert me.asked == (me.at.state.ply, 0)


def test_who_guesses_sees_no_marks(seated: list[Reader]) -> None:
    me = reader(seated, "conquestar")
    me.ask_for_a_reading()
    me.session.dispatch(CloseWhy())
    me.judge.answer()
    assert me.at.state.read is not None
    me.session.dispatch(OpenGuess())
    after = me.at.state
    assert (after.marks, after.read) == (False, None)
    me.judge.answer()
    assert not me.guessing.counts, "its answer was seen at the seat"
    me.session.dispatch(CloseWhy())
    me.play_on()
    assert me.asked is None
    me.session.dispatch(OpenGuess())
    me.judge.answer()
    assert me.guessing.counts


def test_in_a_rated_match_marks_come_after_the_question_alone(seated: list[Reader]) -> None:
    me = reader(seated, "conquestar")
    me.at.until_asked()
    assert me.session.is_strict
    me.session.dispatch(MarkReadings(True))
    me.session.dispatch(CloseWhy())
    assert me.asked is None
    assert me.session.is_strict


def test_each_person_at_the_screen_has_marks_of_their_own(seated: list[Reader]) -> None:
    me = reader(seated, "conquestar", *seats_of("conquestar", AKI, BEN))
    me.at.until_asked()
    wanted: set[int] = set()
    for _ in range(8):
        if me.at.state.hand_over is not None:
            assert (me.at.state.read, me.asked) == (None, None), "nothing is read before somebody sits there"
            me.session.dispatch(TakeOver())
            me.at.until_asked()
            continue
        seat = me.at.state.seat
        assert seat is not None
        assert me.at.state.marks is (seat in wanted)
        assert me.asked == ((me.at.state.ply, seat) if seat in wanted else None)
        if not wanted:
            wanted.add(seat)
            me.session.dispatch(MarkReadings(True))
            me.session.dispatch(CloseWhy())
        me.judge.answer() if me.asked else None
        me.play_on()
    assert wanted


def test_an_engine_that_fails_leaves_the_table_without_marks(seated: list[Reader]) -> None:
    me = reader(seated, "conquestar")
    me.ask_for_a_reading()
    me.session.dispatch(CloseWhy())
    me.judge.failed.emit("silent")
    assert me.at.state.read is None
    me.play_on()
    assert me.asked == (me.at.state.ply, 0), "the next position is tried again"
