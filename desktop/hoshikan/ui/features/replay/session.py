"""Replay without widgets: every ply of a match, the winning chances, and what a bot would have played."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final, Protocol, TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QObject, SignalInstance

from hoshikan.bots import protocol
from hoshikan.bots.judging import teams
from hoshikan.engine import Match
from hoshikan.ui.board.clock import Clock
from hoshikan.ui.board.match.deals import against, origin, origin_notice
from hoshikan.ui.board.match.seating import human_seats, played
from hoshikan.ui.board.otherside import ExplainingEngine, OtherSideDesk
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.session import (
    AskWhy,
    BoardSession,
    BoardState,
    CloseWhy,
    Command,
    Enter,
    GoTo,
    Leave,
    Practise,
    Seen,
    SetUp,
    TurnTo,
)
from hoshikan.ui.kit.look.words import Words
from hoshikan.ui.kit.widgets.notices import Notice, NoticeAction

LEAST_SWING: Final = 0.06
"""Changes of expected results (0..1) below this are no key moment."""
MOST_MOMENTS: Final = 6


@dataclasses.dataclass(frozen=True, slots=True)
class Moment:
    """A swing: what happened up to `ply` changed `seat`'s expected result by `change`, more than any other seat's."""

    ply: int
    seat: int
    change: float


@dataclasses.dataclass(frozen=True, slots=True)
class EvaluationHistory:
    """Values arrive one by one; plies without a value yet are gaps."""

    plies: int
    settled: tuple[int, ...]
    """The plies that count (the start always does): between them nothing visible happens, as while players choose in
    secret, and the values of a search there are noise."""
    together: tuple[int, ...]
    """By seat, how many win together with it: a team's value is its chance to win, not the share of each member."""
    values: tuple[tuple[float, ...] | None, ...]
    """By ply, the expected result (0..1) of each seat's side."""

    @staticmethod
    def start(plies: int, settled: Collection[int], together: Sequence[int]) -> EvaluationHistory:
        """Return a history without values."""
        return EvaluationHistory(plies, tuple(sorted({0, *settled})), tuple(together), (None,) * (plies + 1))

    def with_values(self, found: Iterable[tuple[int, Sequence[float]]]) -> EvaluationHistory:
        """Return a history with further values: expected result per seat after so many actions, as found by a
        search."""
        values = list(self.values)
        for ply, expected in found:
            values[ply] = tuple(min(1.0, share * many) for share, many in zip(expected, self.together, strict=True))
        return dataclasses.replace(self, values=tuple(values))

    def at(self, ply: int) -> tuple[float, ...] | None:
        """The expected result of each seat's side after `ply` actions, None if not known yet."""
        return self.values[ply]

    @property
    def known(self) -> int:
        """Number of plies with a value."""
        return sum(value is not None for value in self.values)

    def line(self, seat: int) -> list[tuple[int, float]]:
        """The known values of one seat as (ply, expected result)."""
        return [(ply, value[seat]) for ply in self.settled if (value := self.values[ply]) is not None]

    def moments(self) -> tuple[Moment, ...]:
        """The largest swings, in the order they happened."""
        found: list[Moment] = []
        for earlier, ply in pairwise(self.settled):
            before, after = self.values[earlier], self.values[ply]
            if before is None or after is None:
                continue
            changes = [late - early for early, late in zip(before, after, strict=True)]
            seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
            if abs(changes[seat]) >= LEAST_SWING:
                found.append(Moment(ply, seat, changes[seat]))
        found.sort(key=lambda moment: -abs(moment.change))
        return tuple(sorted(found[:MOST_MOMENTS], key=lambda moment: moment.ply))


class PastMatchState(BoardState, frozen=True, kw_only=True):
    """A position of a past match, and the course of the whole."""

    ply: int
    course: EvaluationHistory
    moments: tuple[Moment, ...] | None = None
    """Plies that are marked in the course; None until they are known."""


S = TypeVar("S", bound=PastMatchState)


class SilenceWords(Words):
    """Sentences about engines that do not answer."""

    def hopeless(self) -> str:
        return self.tr("An error keeps the bots from answering here.")

    def silent(self) -> str:
        return self.tr("The bots don't answer.")

    def again(self) -> str:
        return self.tr("Ask again")


def silence(key: str, retry: Callable[[], object] | None, *, here: bool = False) -> Notice:
    """Return the notice about an engine that does not answer; without `retry` it never will."""
    words = SilenceWords()
    if retry is None:
        return Notice(key, words.hopeless, bad=True, here=here)
    return Notice(key, words.silent, bad=True, actions=(NoticeAction(words.again, retry),), here=here)


class PastMatchSession(BoardSession[S]):
    """Looks at a match, which is never changed."""

    def __init__(self, match: Match, state: S, player_name: Callable[[], str], parent: QObject | None = None) -> None:
        """`player_name` is the name of a person who takes a bot's seat."""
        super().__init__(state, parent)
        self.match = match
        self._player_name = player_name

    def _set(self, **fields: Any) -> None:
        """Change the state where these fields have other values."""
        if any(getattr(self.state, name) != value for name, value in fields.items()):
            self._change(replace(self.state, **fields))

    def _practise(self, seat: int, level: str) -> None:
        begun = origin(self.match, self.state.ply, seat)
        self.table_wanted.emit(against(begun.match, seat, level, self._player_name()))
        if begun.hidden:
            self.noticed.emit(origin_notice(begun.hidden))

    def _set_up(self, seat: int | None) -> None:
        begun = origin(self.match, self.state.ply, seat)
        arguments = (self.match.game.id, begun.match.state, self.match.header.seats, begun.hidden)
        self.page_wanted.emit("position", arguments)


def course_of(match: Match, settled: Collection[int]) -> EvaluationHistory:
    """Return the course of a match, without values yet."""
    return EvaluationHistory.start(match.ply, settled, teams(match.state, match.game.knowledge()))


PLAYOUTS: Final = 60
"""Per ply of the graph: enough to see the swings, quick enough to watch it grow."""
PAUSE_MS: Final = 700
"""Between two moves of a running replay, at normal speed."""


class Run(Command, frozen=True):
    """Let the replay run, or pause it."""

    on: bool


class AskOpinion(Command, frozen=True):
    """Ask for a bot's move here."""


class Continue(Command, frozen=True):
    """Go on from here in a match of its own, with the same seats."""


class OpenReview(Command, frozen=True):
    """Go to the review of the match."""


class ReplayState(PastMatchState, frozen=True, kw_only=True):
    """The public information at one ply."""

    running: bool = False
    opinion: tuple[protocol.RankedAction, ...] | None = None
    """The engine's rating of the choices here, as far as it has come."""


class ReplayEngine(ExplainingEngine, Protocol):
    """The needed part of `EngineClient`."""

    failed: SignalInstance
    settled: SignalInstance
    hopeless: bool

    def evaluate(self, match: Match, seat: int, playouts: int, listen: Callable[[protocol.Answer], None]) -> None:
        """Pass `Value`s of every ply to `listen`, and `Evaluated` at the end."""

    def analyse(self, match: Match, seed: int, listen: Callable[[protocol.Answer], None], ply: int) -> None:
        """Pass `Info` on the position after `ply` actions to `listen`, and `Best` at the end."""

    def cancel(self) -> None:
        """Forget the question."""

    def retry(self) -> None:
        """Ask again what failed."""

    def close(self) -> None:
        """End the process."""


class ReplaySession(PastMatchSession[ReplayState]):
    """Goes through a match. Two engines, so that a question about a position does not wait for the graph."""

    def __init__(
        self,
        match: Match,
        evaluator: ReplayEngine,
        analyst: ReplayEngine,
        clock: Clock,
        player_name: Callable[[], str],
        parent: QObject | None = None,
    ) -> None:
        match = played(match, match.ply)
        people = human_seats(match)
        start = ReplayState(
            view=match.state.view(None),
            seat=next(iter(people)) if len(people) == 1 else None,
            ply=match.ply,
            course=course_of(match, plies_with_events(match)),
        )
        super().__init__(match, start, player_name, parent)
        self.evaluator, self.analyst, self._clock = evaluator, analyst, clock
        self._others = OtherSideDesk(analyst, self)
        self._others.changed.connect(lambda: self._set(other=self._others.shown))
        for question, engine in (("course", evaluator), ("opinion", analyst)):
            engine.failed.connect(partial(self._on_failed, question, engine))
            engine.settled.connect(partial(self.settled.emit, question))

    def dispatch(self, command: Command) -> None:
        match command:
            case GoTo(ply):
                self._go_to(ply)
            case Seen():
                if self.state.running:
                    self._clock.start(PAUSE_MS, self._step)
            case Run(on):
                self._run(on)
            case Enter():
                if self.state.moments is None:
                    seat = min(human_seats(self.match), default=0)
                    self.evaluator.evaluate(self.match, seat, PLAYOUTS, self._on_value)
            case Leave():
                self._run(False)
                self.evaluator.cancel()
                self._others.close()
                self.analyst.cancel()
            case AskOpinion():
                self._others.stop()
                self._ask()
            case AskWhy(ply):
                self._others.ask(self.match, ply, self.state.seat)
            case TurnTo(topic):
                self._others.turn_to(topic)
            case CloseWhy():
                self._others.close()
            case _:
                self._leave_by(command)

    def close(self) -> None:
        self._clock.stop()
        self.evaluator.close()
        self.analyst.close()

    def _leave_by(self, command: Command) -> None:
        mover = self.state.view.to_move
        match command:
            case Continue():
                self.table_wanted.emit(played(self.match, self.state.ply))
            case Practise(level):
                self._practise(mover if mover >= 0 else next(iter(human_seats(self.match)), 0), level)
            case SetUp():
                self._set_up(self.state.seat)
            case OpenReview():
                self.page_wanted.emit("review", (self.match,))

    def _go_to(self, ply: int) -> None:
        """Show the position after `ply` actions; a single step forwards is shown as it happened."""
        ply = min(max(ply, 0), self.match.ply)
        now = self.state
        if ply == now.ply:
            return
        self._clock.stop()
        self._others.close()
        self.analyst.cancel()
        self._change(
            replace(
                self.state,
                ply=ply,
                view=self.match.position(ply).view(None),
                events=tuple(self.match.events(ply - 1)) if ply == now.ply + 1 else (),
                change=now.change + 1,
                opinion=None,
            )
        )

    def _run(self, on: bool) -> None:
        if on == self.state.running:
            return
        if on and self.state.ply == self.match.ply:
            self._go_to(0)
        self._clock.stop()
        self._set(running=on)
        if on:
            self._step()

    def _step(self) -> None:
        if self.state.ply < self.match.ply:
            self._go_to(self.state.ply + 1)
        else:
            self._run(False)

    def _ask(self) -> None:
        if self.state.view.to_move >= 0:
            self.analyst.analyse(self.match, self.match.header.seed, self._on_opinion, self.state.ply)

    def _on_value(self, answer: protocol.Answer) -> None:
        if isinstance(answer, protocol.Value):
            self._set(course=self.state.course.with_values([(answer.ply, answer.expected)]))
        elif isinstance(answer, protocol.Evaluated) and answer.complete:
            self._set(moments=self.state.course.moments())

    def _on_opinion(self, answer: protocol.Answer) -> None:
        if isinstance(answer, protocol.Info | protocol.Best):
            self._set(opinion=tuple(answer.ranking))

    def _on_failed(self, question: str, engine: ReplayEngine, _output: str) -> None:
        other = self._others.shown
        if engine is self.analyst and other is not None and other.growing:
            self._others.fail()
            return
        self.noticed.emit(silence(question, None if engine.hopeless else engine.retry))


def plies_with_events(match: Match) -> set[int]:
    """Return the plies at which something visible has happened: something that the log describes."""
    text, state, found = text_of(match.game.id), match.position(0), set()
    names = [seat.name for seat in match.header.seats]
    for ply in range(match.ply):
        state.apply(match.actions[ply])
        view = state.view(None)
        if any(text.log(event, view, names) for event in match.events(ply)):
            found.add(ply + 1)
    return found
