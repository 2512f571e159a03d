"""A past match without widgets: every ply, the winning chances, what a bot would have played, and the review."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final, Protocol

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QObject, SignalInstance

from hoshikan.bots import protocol
from hoshikan.bots.judging import teams
from hoshikan.engine import TERMINAL, Match
from hoshikan.teaching.exercise import Exercise
from hoshikan.teaching.explanation import Readability
from hoshikan.teaching.mistakes import mistakes
from hoshikan.teaching.review import Judged, Kept, Review
from hoshikan.ui.board.match.advisor import Reviewer, can_be_reviewed, key_of
from hoshikan.ui.board.match.deals import against, origin, origin_notice
from hoshikan.ui.board.match.seating import human_seats
from hoshikan.ui.board.otherside import ExplainingEngine, OtherSideDesk
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.board.session import (
    AskWhy,
    BoardSession,
    BoardState,
    Clock,
    CloseWhy,
    Command,
    Enter,
    GoTo,
    Leave,
    Play,
    Practise,
    Seen,
    SetUp,
    TurnTo,
)
from hoshikan.ui.kit.look.words import Notice, NoticeAction, Words

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


class StartReview(Command, frozen=True):
    """Review the match, or the rest of it."""


class StopReview(Command, frozen=True):
    """Leave the review for another time."""


class ShowMistake(Command, frozen=True):
    """Go to the next decision of the chosen person that is worth another look, or to the one before."""

    on: bool


class ChoosePerson(Command, frozen=True):
    """Show the results of the person at `seat`."""

    seat: int


class Note(Command, frozen=True):
    """Keep a note of one's own at a ply; "" removes it."""

    ply: int
    text: str


class LearnMistakes(Command, frozen=True):
    """Try the positions before the mistakes of the chosen person, or before the one at `ply`."""

    ply: int | None = None


class ReadPlayer(Command, frozen=True):
    """Find out how readable the secret choices of the chosen person were, or stop that."""

    on: bool


class TryLessReadable(Command, frozen=True):
    """Open the exercise about a choice that was easily read."""


class ReplayState(BoardState, frozen=True, kw_only=True):
    """One ply of a past match, the course of the whole, and the known part of the review."""

    ply: int
    course: EvaluationHistory
    moments: tuple[Moment, ...] | None = None
    """The largest swings; None until they are known."""
    running: bool = False
    opinion: tuple[protocol.RankedAction, ...] | None = None
    """The engine's rating of the choices here, as far as it has come."""
    kept: Kept
    going: bool = False
    """True while the review is under way, or waits for others."""
    reached: int = 0
    """The ply that the review under way has come to."""
    failed: bool = False
    """True if the engine of the review did not answer."""
    person: int
    """The seat whose decisions are listed."""
    being_read: bool = False
    """True while the engine reads the secret choices of the chosen person."""
    readable: Readability | None = None
    """The readability of the chosen person, once it is known."""
    task: Exercise | None = None
    """An exercise about it, if there is one."""
    notes: Mapping[int, str] = msgspec.field(default_factory=dict)
    """The player's own, by ply."""
    shown: Judged | None = None
    """The decision on the table, with the played action and the best one."""

    @property
    def review(self) -> Review:
        """Return the results."""
        return Review(self.kept)

    @property
    def reviewed(self) -> bool:
        """True if there is a review, or one is under way."""
        return self.going or self.kept.complete or bool(self.kept.judged)

    @property
    def worth_a_look(self) -> list[int]:
        """The plies of the chosen person's decisions worth another look, in the order of the game."""
        found = (*self.review.worth_a_look(self.person), *self.review.mistakes(self.person))
        return sorted({one.ply for one in found})

    @property
    def marked(self) -> tuple[Moment, ...]:
        """The plies marked in the course: mistakes once there is a review, swings before."""
        if self.reviewed:
            return tuple(Moment(one.ply, one.seat, -one.loss) for one in self.review.mistakes())
        return self.moments or ()


class Notes(Protocol):
    """Stores notes at plies of the match."""

    def all(self) -> Mapping[int, str]: ...
    def keep(self, ply: int, text: str, /) -> None: ...


class ReplayEngine(ExplainingEngine, Protocol):
    """The needed part of `EngineClient`."""

    failed: SignalInstance
    settled: SignalInstance
    hopeless: bool

    def evaluate(self, match: Match, seat: int, playouts: int, listen: Callable[[protocol.Answer], None]) -> None:
        """Pass `Value`s of every ply to `listen`, and `Evaluated` at the end."""

    def analyse(self, match: Match, seed: int, listen: Callable[[protocol.Answer], None], ply: int) -> None:
        """Pass `Info` on the position after `ply` actions to `listen`, and `Best` at the end."""

    def read_player(self, match: Match, seat: int, listen: Callable[[protocol.Answer], None]) -> None:
        """Pass one `ReadableFound` to `listen`."""

    def cancel(self) -> None:
        """Forget the question."""

    def retry(self) -> None:
        """Ask again what failed."""

    def close(self) -> None:
        """End the process."""


REVIEW: Final = "review"
"""Key of the notice about a review whose engine does not answer."""


class ReplaySession(BoardSession[ReplayState]):
    """Goes through a match, which is never changed, and shows its review.

    Two engines, so that a question about a position does not wait for the graph. A review goes on after the session;
    only StopReview ends it.
    """

    def __init__(
        self,
        match: Match,
        evaluator: ReplayEngine,
        analyst: ReplayEngine,
        reviewer: Reviewer,
        clock: Clock,
        player_name: Callable[[], str],
        notes: Notes | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`player_name` is the name of a person who takes a bot's seat; without `notes` none are kept."""
        self.match = match = match.beginning(match.ply)
        people = tuple(sorted(human_seats(match)))
        self._seat = people[0] if len(people) == 1 else None
        start = ReplayState(
            view=match.state.view(None),
            seat=self._seat,
            ply=match.ply,
            course=course_of(match, plies_with_events(match)),
            kept=Kept(match.ply, people),
            person=min(people, default=0),
            notes={} if notes is None else notes.all(),
        )
        super().__init__(start, parent)
        self._player_name = player_name
        self._notes = notes
        self.evaluator, self.analyst, self._clock = evaluator, analyst, clock
        self._others = OtherSideDesk(analyst, self)
        self._others.changed.connect(lambda: self._set(other=self._others.shown))
        for question, engine in (("course", evaluator), ("opinion", analyst)):
            engine.failed.connect(partial(self._on_failed, question, engine))
            engine.settled.connect(partial(self.settled.emit, question))
        self.can_be_reviewed = can_be_reviewed(match)
        self.can_be_read = bool(people) and match.game.kind.simultaneous and match.state.to_move == TERMINAL
        """True if people have made secret choices, which may have been readable."""
        self._reviewer, self._key = reviewer, key_of(match)
        self._stored = reviewer.kept(match)
        self._refresh()
        reviewer.grew.connect(self._on_grown)
        reviewer.ended.connect(self._on_ended)
        reviewer.failed.connect(self._on_review_failed)

    def dispatch(self, command: Command) -> None:
        match command:
            case GoTo(ply):
                self._go_to(ply)
            case ShowMistake(on):
                self._show_mistake(on)
            case Seen():
                if self.state.running:
                    self._clock.start(PAUSE_MS, self._step)
            case Run(on):
                self._run(on)
            case Enter():
                if self.state.moments is None and not self.state.kept.complete:
                    self.evaluator.evaluate(self.match, self.state.person, PLAYOUTS, self._on_value)
            case Leave():
                self._run(False)
                self.evaluator.cancel()
                self._others.close()
                self._free_the_analyst()
            case AskOpinion():
                self._others.stop()
                self._free_the_analyst()
                self._ask()
            case Play():
                # What is lit can be picked, to see it: nothing is played.
                self._change(replace(self.state, change=self.state.change + 1, events=()))
            case _:
                self._review_by(command)

    def close(self) -> None:
        self._clock.stop()
        self.evaluator.close()
        self.analyst.close()
        self._reviewer.grew.disconnect(self._on_grown)
        self._reviewer.ended.disconnect(self._on_ended)
        self._reviewer.failed.disconnect(self._on_review_failed)

    def _review_by(self, command: Command) -> None:
        match command:
            case StartReview():
                self._review()
            case StopReview():
                self._reviewer.cancel(self._key)
            case ChoosePerson(seat):
                if seat != self.state.person:
                    if self.state.being_read:
                        self._free_the_analyst()
                    self._set(person=seat, readable=None, task=None)
            case ReadPlayer(on):
                self._read_player(on)
            case TryLessReadable():
                if self.state.task is not None:
                    self.page_wanted.emit("exercise", ((self.state.task,),))
            case LearnMistakes(ply):
                stack = mistakes(self.match, self.state.review, self.state.person if ply is None else None)
                if ply is not None:
                    stack = tuple(one for one in stack if one.ply == ply)
                if stack:
                    self.page_wanted.emit("exercise", (stack,))
            case _:
                self._explain_by(command)

    def _explain_by(self, command: Command) -> None:
        match command:
            case AskWhy(ply):
                self._set(being_read=False)  # the engine answers one question at a time
                self._others.ask(self.match, ply, self.state.seat)
            case TurnTo(topic):
                self._set(being_read=False)
                self._others.turn_to(topic)
            case CloseWhy():
                self._others.close()
            case _:
                self._leave_by(command)

    def _leave_by(self, command: Command) -> None:
        mover = self.state.view.to_move
        match command:
            case Continue():
                self.table_wanted.emit(self.match.beginning(self.state.ply))
            case Practise(level):
                self._practise(mover if mover >= 0 else next(iter(human_seats(self.match)), 0), level)
            case SetUp():
                self._set_up(self.state.seat)
            case Note(ply, text) if self._notes is not None and text != self.state.notes.get(ply, ""):
                self._notes.keep(ply, text)
                self._set(notes=self._notes.all())

    def _practise(self, seat: int, level: str) -> None:
        begun = origin(self.match, self.state.ply, seat)
        self.table_wanted.emit(against(begun.match, seat, level, self._player_name()))
        if begun.hidden:
            self.noticed.emit(origin_notice(begun.hidden))

    def _set_up(self, seat: int | None) -> None:
        begun = origin(self.match, self.state.ply, seat)
        arguments = (self.match.game.id, begun.match.state, self.match.header.seats, begun.hidden)
        self.page_wanted.emit("position", arguments)

    # Going through it

    def _set(self, **fields: Any) -> None:
        """Change the state where these fields have other values."""
        if any(getattr(self.state, name) != value for name, value in fields.items()):
            self._change(replace(self.state, **fields))

    def _go_to(self, ply: int, *, running: bool | None = None) -> None:
        """Show the position after `ply` actions; a single step forwards is shown as it happened.

        Where a decision was judged, its player's view is shown with what was played and what was best, unless the
        match runs.
        """
        ply = min(max(ply, 0), self.match.ply)
        now = self.state
        running = now.running if running is None else running
        shown = None if running else next((one for one in now.kept.judged if one.ply == ply), None)
        if (ply, shown) == (now.ply, now.shown):
            return
        self._clock.stop()
        self._others.close()
        if not now.being_read:
            self.analyst.cancel()
        seat = self._seat if shown is None else shown.seat
        onwards = ply == now.ply + 1 and seat == now.seat
        self._change(
            replace(
                self.state,
                ply=ply,
                view=self.match.position(ply).view(None if shown is None else seat),
                seat=seat,
                actions=() if shown is None else tuple(dict.fromkeys((shown.best, shown.played))),
                hinted=() if shown is None else (shown.best,),
                events=tuple(self.match.events(ply - 1)) if onwards else (),
                change=now.change + 1,
                opinion=None,
                shown=shown,
            )
        )

    def _show_mistake(self, on: bool) -> None:
        state = self.state
        worth = state.worth_a_look
        there = [ply for ply in worth if (ply > state.ply if on else ply < state.ply)] or worth
        if there:
            self._go_to(there[0] if on else there[-1])

    def _run(self, on: bool) -> None:
        if on == self.state.running:
            return
        if on and self.state.ply == self.match.ply:
            self._go_to(0, running=True)
        self._clock.stop()
        self._set(running=on)
        if on:
            self._step()

    def _step(self) -> None:
        if self.state.ply < self.match.ply:
            self._go_to(self.state.ply + 1)
        else:
            self._run(False)

    # What the engines find

    def _ask(self) -> None:
        if self.state.view.to_move >= 0:
            self.analyst.analyse(self.match, self.match.header.seed, self._on_opinion, self.state.ply)

    def _free_the_analyst(self) -> None:
        """End its question, whatever it is about."""
        self.analyst.cancel()
        self._set(being_read=False)

    def _read_player(self, on: bool) -> None:
        self._others.stop()
        self._free_the_analyst()
        if on and self.can_be_read:
            self.analyst.read_player(self.match, self.state.person, self._on_read)
            self._set(being_read=True, readable=None, task=None)

    def _on_read(self, answer: protocol.Answer) -> None:
        if isinstance(answer, protocol.ReadableFound):
            task = msgspec.json.decode(answer.exercise, type=Exercise) if answer.exercise else None
            self._set(being_read=False, readable=answer.found, task=task)

    def _on_value(self, answer: protocol.Answer) -> None:
        if self.state.kept.complete:
            return  # the review has looked longer
        if isinstance(answer, protocol.Value):
            self._set(course=self.state.course.with_values([(answer.ply, answer.expected)]))
        elif isinstance(answer, protocol.Evaluated) and answer.complete:
            self._set(moments=self.state.course.moments())

    def _on_opinion(self, answer: protocol.Answer) -> None:
        if isinstance(answer, protocol.Info | protocol.Best):
            self._set(opinion=tuple(answer.ranking))
        if isinstance(answer, protocol.Best) and answer.ranking:
            self._light(answer.ranking[0].action)

    def _light(self, best: str) -> None:
        """Light the bot's choice, in the view of who chooses: nothing is secret once the match is over.

        It takes the place of what was best by a review, since it was asked for last.
        """
        shown, mover, change = self.state.shown, self.state.view.to_move, self.state.change + 1
        if self.match.state.to_move == TERMINAL or mover == self._seat or shown is not None:
            view = self.match.position(self.state.ply).view(mover)
            actions = (best,) if shown is None else tuple(dict.fromkeys((best, shown.best, shown.played)))
            self._set(view=view, seat=mover, actions=actions, hinted=(best,), events=(), change=change)

    def _on_failed(self, question: str, engine: ReplayEngine, _output: str) -> None:
        other = self._others.shown
        if engine is self.analyst and other is not None and other.growing:
            self._others.fail()
            return
        if engine is self.analyst and self.state.being_read:
            # Its question stays until another one is asked: to withdraw it would take the notice away.
            self._set(being_read=False)
            self.noticed.emit(silence(question, None if engine.hopeless else lambda: self._read_player(True)))
            return
        self.noticed.emit(silence(question, None if engine.hopeless else engine.retry))

    # The review

    def _review(self) -> None:
        self.settled.emit(REVIEW)
        self._reviewer.request(self.match)
        self._refresh(failed=False)

    def _on_grown(self, key: str) -> None:
        if key == self._key:
            self._refresh()

    def _on_ended(self, key: str) -> None:
        if key == self._key:
            self._stored = self._reviewer.kept(self.match)
            self._refresh()

    def _on_review_failed(self, key: str) -> None:
        if key == self._key:
            self._stored = self._reviewer.kept(self.match)
            self._refresh(failed=True)
            self.noticed.emit(silence(REVIEW, self._review, here=True))

    def _refresh(self, **fields: bool) -> None:
        """Take over what is known of the review now."""
        now, growing = self.state, self._reviewer.growing(self._key)
        kept = growing.kept if growing is not None else self._stored or Kept(self.match.ply, now.kept.people)
        course = now.course
        if kept.complete and not now.kept.complete:
            course = course_of(self.match, range(self.match.ply + 1)).with_values(kept.course)
        self._set(
            kept=kept,
            going=self._reviewer.is_asked(self._key),
            reached=0 if growing is None else growing.reached,
            course=course,
            **fields,
        )


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
