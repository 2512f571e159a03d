"""The surroundings of a session, in the hands of a test."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from PySide6.QtCore import QObject, Signal

from hoshikan.bots import protocol
from hoshikan.engine import TERMINAL, Match, Seat
from hoshikan.games import GAMES
from hoshikan.ui.board.session import BoardSession
from tests.playing import playing_of

Listener = Callable[[protocol.Answer], None]


class FakeClock:
    """Time passes when a test lets it."""

    def __init__(self) -> None:
        self.then: Callable[[], object] | None = None
        """The next call; None while the clock is stopped."""

    def start(self, milliseconds: int, then: Callable[[], object]) -> None:
        self.then = then

    def stop(self) -> None:
        self.then = None

    def pass_time(self) -> None:
        """Let the time pass that the clock waits for."""
        then, self.then = self.then, None
        assert then is not None
        then()


@dataclass(frozen=True)
class Question:
    """One that an engine was asked."""

    match: Match
    ply: int | None
    listen: Listener
    asker: int | None = None


class FakeEngine(QObject):
    """Keeps the question, and answers when a test wants it to."""

    failed = Signal(str)
    settled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.hopeless = self.closed = False
        self.question: Question | None = None
        self.asked = self.retried = 0

    def evaluate(self, match: Match, seat: int, playouts: int, listen: Listener) -> None:
        self._ask(Question(match, None, listen))

    def analyse(self, match: Match, seed: int, listen: Listener, ply: int) -> None:
        self._ask(Question(match, ply, listen))

    def review(self, match: Match, seats: Collection[int], listen: Listener) -> None:
        self._ask(Question(match, None, listen))

    def explain(self, match: Match, ply: int, asker: int | None, listen: Listener) -> None:
        self._ask(Question(match, ply, listen, asker))

    def prove(self, match: Match, ply: int, listen: Listener) -> None:
        self._ask(Question(match, ply, listen))

    def read(self, match: Match, ply: int, asker: int, listen: Listener) -> None:
        self._ask(Question(match, ply, listen, asker))

    def read_player(self, match: Match, seat: int, listen: Listener) -> None:
        self._ask(Question(match, None, listen, seat))

    def retry(self) -> None:
        self.retried += 1

    def cancel(self) -> None:
        self.question = None

    def close(self) -> None:
        self.question, self.closed = None, True

    def answer(self, *answers: protocol.Answer) -> None:
        """Answer the question."""
        for one in answers:
            assert self.question is not None
            self.question.listen(one)

    def _ask(self, question: Question) -> None:
        self.asked += 1
        self.question = question


class Listening:
    """All that a session reports beside its state."""

    def __init__(self, session: BoardSession[Any]) -> None:
        self.notices: list[Any] = []
        self.over: list[str] = []
        self.tables: list[Match] = []
        self.pages: list[tuple[str, tuple[Any, ...]]] = []
        session.noticed.connect(self.notices.append)
        session.settled.connect(self.over.append)
        session.table_wanted.connect(self.tables.append)
        session.page_wanted.connect(lambda name, arguments: self.pages.append((name, arguments)))


@cache
def finished(game_id: str, people: int = 1) -> Match:
    """A whole match of the smallest sensible table, in which the first seats are people. It must not be changed."""
    game = GAMES[game_id]
    seats = [Seat("human", "Aki"), Seat("human", "Ben")][:people]
    while len(seats) < max(2, game.players[0]):
        seats.append(Seat("bot", ("Vega", "Altair", "Deneb")[len(seats) - people], "casual"))
    match, rng, playing = Match.start(game, seats, 7), Random(2), playing_of(game_id)[1]
    while match.state.to_move != TERMINAL:
        wanted = playing.wants([str(action) for action in match.state.legal_actions()], rng)
        match.apply(game.parse(wanted))
    return match
