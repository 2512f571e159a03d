"""Guesses about hidden things at the table, on sessions alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from hoshikan.bots import protocol
from hoshikan.engine import Match, Seat
from hoshikan.games import GAMES
from hoshikan.library import Library
from hoshikan.teaching.predicting import Prediction, kept
from hoshikan.teaching.reading import readings
from hoshikan.ui.board.match.engine_client import Listener
from hoshikan.ui.board.otherside import PICKED, Guessing, GuessResult
from hoshikan.ui.board.session import (
    AwaitGuess,
    CloseWhy,
    GiveGuess,
    GuessAbout,
    OpenGuess,
    PickGuess,
    ReadHidden,
    Seen,
    Undo,
    WeighGuess,
)
from hoshikan.ui.features.play.session import Answer, HelpCosts, PlayState, TakeOver, Turn
from tests.board.test_play import AKI, BEN, FakeEngine, Notes, Table, Wishes, seats_of

WORLDS = 8


class Reading(FakeEngine):
    """Answers each question about hidden things by a short reading, when a test wants it to."""

    def __init__(self) -> None:
        super().__init__(waits=True)
        self.wanted: tuple[Match, int, Listener] | None = None

    def read(self, match: Match, ply: int, asker: int, listen: Listener) -> None:
        assert ply == match.ply
        self.wanted = match, asker, listen

    def cancel(self) -> None:
        super().cancel()
        self.wanted = None

    def answer(self) -> None:
        """Answer the question."""
        assert self.wanted is not None
        match, asker, listen = self.wanted
        self.wanted = None
        *_, found = readings(match, match.ply, asker, WORLDS)
        listen(protocol.HiddenRead(1, found, True))


class Guesser:
    """A person at a table who guesses."""

    judging: type[Reading] = Reading

    def __init__(self, game: str, seats: list[Seat], match: Match | None = None, notes: Notes | None = None) -> None:
        self.judge = self.judging()
        match = Match.start(GAMES[game], seats, 7) if match is None else match
        self.at = Table(match, Library.temporary(), FakeEngine(), self.judge, Wishes(), notes)
        self.session = self.at.session
        self.results: list[GuessResult] = []
        self.session.guessed.connect(self.results.extend)
        self.session.changed.connect(self._on_changed)

    @property
    def guessing(self) -> Guessing:
        assert self.at.state.guessing is not None
        return self.at.state.guessing

    def open(self) -> None:
        """Ask what can be guessed, at the cost that help has."""
        self.session.dispatch(OpenGuess())
        if self.at.state.question is not None:
            self.session.dispatch(Answer(True))
        self.judge.answer()

    def until_guessable(self, least: int = 1) -> None:
        """Play on until things can be guessed, at the own turn or before a decision of others."""
        for _ in range(60):
            self.at.until_asked()
            self.open()
            if len(self.guessing.facts) >= least:
                return
            self.session.dispatch(AwaitGuess())
            self.at.do(self.at.state.actions[0])
            while not self.at.state.actions:
                self.at.until(lambda: self.judge.wanted is not None or bool(self.at.state.actions))
                if self.judge.wanted is not None:
                    self.judge.answer()
                if self.at.state.guessing is not None:
                    if len(self.guessing.facts) >= least:
                        return
                    self.session.dispatch(CloseWhy())
        raise AssertionError("nothing is ever hidden")

    def play_to_the_end(self) -> None:
        while self.at.state.turn is not Turn.OVER:
            self.at.until_asked()
            if self.at.state.actions:
                self.at.do(self.at.state.actions[0])

    def _on_changed(self, state: PlayState, before: PlayState) -> None:
        """Every position is seen at once."""
        if state.change != before.change:
            self.session.dispatch(Seen())

    def close(self) -> None:
        self.session.close()
        self.at.library.close()


Seated = Callable[..., Guesser]


@pytest.fixture
def guesser(qapp: QCoreApplication) -> Iterator[Seated]:
    made: list[Guesser] = []

    def begun(game: str, *seats: Seat, match: Match | None = None, notes: Notes | None = None) -> Guesser:
        made.append(Guesser(game, list(seats) or seats_of(game, AKI), match, notes))
        return made[-1]

    yield begun
    for one in made:
        one.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_guess_is_scored_when_its_answer_has_been_seen(guesser: Seated, game: str) -> None:
    me = guesser(game)
    me.until_guessable()
    fact = me.guessing.fact
    assert fact is not None
    assert sum(me.guessing.shares.values()) == pytest.approx(1.0)
    value = max(me.guessing.shares, key=lambda one: me.guessing.shares[one])
    me.session.dispatch(PickGuess(value))
    assert me.guessing.shares[value] == pytest.approx(PICKED)
    me.session.dispatch(GiveGuess())
    assert me.guessing.is_given
    me.session.dispatch(CloseWhy())
    me.play_to_the_end()
    assert [one.guess.fact for one in me.results] == [fact]
    (result,) = me.results
    assert (result.prediction.chance == pytest.approx(PICKED)) is (result.true == (value,))
    assert kept(list(me.at.notes.texts.values())) == [result.prediction]


def test_a_guess_in_a_rated_match_is_help(guesser: Seated) -> None:
    me = guesser("conquestar")
    me.at.until_asked()
    me.session.dispatch(OpenGuess())
    assert me.at.state.question == HelpCosts(), "bars by the rules count what is left: that is help"
    me.session.dispatch(Answer(False))
    assert me.at.state.guessing is None
    assert me.judge.wanted is None
    me.open()
    assert me.session.help.hints == 1


def test_picked_values_share_and_one_can_be_weighed(guesser: Seated) -> None:
    me = guesser("conquestar")
    me.until_guessable()
    first, second, *_ = me.guessing.shares
    for value in (first, second):
        me.session.dispatch(PickGuess(value))
    assert me.guessing.shares[first] == me.guessing.shares[second] == pytest.approx(PICKED / 2)
    me.session.dispatch(WeighGuess(first, 0.9))
    assert me.guessing.shares[first] == pytest.approx(0.9)
    assert me.guessing.shares[second] == pytest.approx(0.1), "there is no more room"
    me.session.dispatch(PickGuess(first))
    assert me.guessing.shares[second] == pytest.approx(PICKED)


def test_several_things_are_guessed_one_by_one(guesser: Seated) -> None:
    me = guesser("hoshi-wo-wataru")
    me.until_guessable(least=4)
    count = len(me.guessing.facts)
    assert count > 1
    for place in range(count):
        me.session.dispatch(GuessAbout(place))
        assert not me.guessing.is_given
        me.session.dispatch(PickGuess(next(iter(me.guessing.shares))))
        me.session.dispatch(GiveGuess())
    me.session.dispatch(CloseWhy())
    me.open()
    assert all(me.guessing.given), "each waits, and is shown again"
    me.play_to_the_end()
    assert len(me.results) == count


def test_bots_wait_while_a_guess_is_made(guesser: Seated) -> None:
    me = guesser("crowntaker", AKI, Seat("bot", "Vega", "casual"))
    me.at.until_asked()
    me.open()
    assert not me.guessing.facts, "the first lord is one's own"
    me.session.dispatch(AwaitGuess())
    while me.at.state.turn is not Turn.BOT:
        me.at.do(me.at.state.actions[0])
    me.at.until(lambda: me.judge.wanted is not None)
    ply = me.at.state.ply
    me.judge.answer()
    assert me.guessing.facts, "the bot's decision is asked about before it is taken"
    me.session.dispatch(PickGuess(next(iter(me.guessing.shares))))
    me.session.dispatch(GiveGuess())
    assert me.at.state.ply == ply
    me.session.dispatch(CloseWhy())
    me.at.until(lambda: me.at.state.ply > ply)
    assert len(me.results) == 1


def test_what_was_read_before_does_not_count(guesser: Seated) -> None:
    me = guesser("conquestar")
    me.until_guessable()
    me.session.dispatch(ReadHidden(1))
    me.judge.answer()
    other = me.at.state.other
    assert other is not None
    assert (other.acted, other.topic, other.seat) == (False, "reading", 1)
    assert me.at.state.guessing is None
    me.open()
    assert me.at.state.other is None
    assert not me.guessing.counts
    me.session.dispatch(PickGuess(next(iter(me.guessing.shares))))
    me.session.dispatch(GiveGuess())
    me.session.dispatch(CloseWhy())
    me.play_to_the_end()
    assert len(me.results) == 1, "it is scored"
    assert kept(list(me.at.notes.texts.values())) == []


def test_only_the_first_guess_about_a_choice_counts(guesser: Seated) -> None:
    me = guesser("conquestar")
    for _ in range(2):
        me.until_guessable()
        me.session.dispatch(PickGuess(next(iter(me.guessing.shares))))
        me.session.dispatch(GiveGuess())
        me.session.dispatch(CloseWhy())
        ply = me.at.state.ply
        me.at.do(me.at.state.actions[0])
        me.at.until_asked()
        assert me.at.state.ply > ply
        me.session.dispatch(Undo())
        assert me.at.state.ply == ply
    assert [one.guess.counts for one in me.results] == [True, False]
    assert kept(list(me.at.notes.texts.values())) == [me.results[0].prediction]


def test_a_guess_waits_while_the_match_is_closed(guesser: Seated) -> None:
    me = guesser("hoshi-wo-wataru")
    me.until_guessable(least=4)
    place = next(place for place, fact in enumerate(me.guessing.facts) if fact.kind == "objective")
    me.session.dispatch(GuessAbout(place))
    me.session.dispatch(PickGuess(next(iter(me.guessing.shares))))
    me.session.dispatch(GiveGuess())
    me.session.dispatch(CloseWhy())
    notes, match = me.at.notes, me.session.match
    assert kept(list(notes.texts.values())) == []
    again = guesser("hoshi-wo-wataru", match=match.beginning(match.ply), notes=notes)
    again.play_to_the_end()
    assert len(again.results) == 1
    assert [type(one) for one in kept(list(notes.texts.values()))] == [Prediction]


def test_a_guess_about_what_was_undone_is_dropped(guesser: Seated) -> None:
    me = guesser("hoshi-wo-wataru")
    me.at.until_asked()
    me.at.do(me.at.state.actions[0])
    me.until_guessable()
    before = me.at.state.ply
    me.session.dispatch(PickGuess(next(iter(me.guessing.shares))))
    me.session.dispatch(GiveGuess())
    me.session.dispatch(CloseWhy())
    me.session.dispatch(Undo())
    assert me.at.state.ply < before
    me.play_to_the_end()
    assert me.results == []


def test_a_silent_engine_leaves_the_reason_and_the_match_goes_on(guesser: Seated) -> None:
    me = guesser("conquestar")
    me.at.until_asked()
    me.session.dispatch(OpenGuess())
    me.session.dispatch(Answer(True))
    me.judge.failed.emit("silent")
    assert (me.guessing.silent, me.guessing.growing) == (True, False)
    me.session.dispatch(CloseWhy())
    me.play_to_the_end()


@pytest.mark.parametrize("game", GAMES)
def test_while_the_screen_passes_on_nothing_is_guessed(guesser: Seated, game: str) -> None:
    me = guesser(game, *seats_of(game, AKI, BEN))
    for _ in range(12):
        me.at.until_asked()
        if me.at.state.hand_over is not None:
            me.session.dispatch(OpenGuess())
            assert me.at.state.guessing is None
            assert me.judge.wanted is None
            me.session.dispatch(TakeOver())
        else:
            me.at.do(me.at.state.actions[0])
