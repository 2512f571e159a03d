"""A match being played, without widgets: whose turn it is, hints, the coach's questions, undo, help and rating."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from random import Random
from types import MappingProxyType
from typing import Final, Protocol

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from hoshikan.bots import protocol
from hoshikan.engine import CHANCE, TERMINAL, Event, IllegalAction, Match, NotationError, View
from hoshikan.library import Library, LibraryProblem
from hoshikan.library.help import Help
from hoshikan.library.history import Played, in_a_row
from hoshikan.library.ratings import RatedGame
from hoshikan.teaching.explanation import Reading
from hoshikan.teaching.here import Kind, here
from hoshikan.teaching.hints import Coach, Hint, Rated, WhyNot
from hoshikan.teaching.rating import Step, course, stakes
from hoshikan.teaching.review import MISTAKE_FROM
from hoshikan.ui.board.match.advisor import Advisor
from hoshikan.ui.board.match.autosave import Autosave
from hoshikan.ui.board.match.controller import Crossing, MatchController, Tally
from hoshikan.ui.board.match.deals import against, origin, origin_notice
from hoshikan.ui.board.match.engine_client import EngineClient
from hoshikan.ui.board.match.seating import holds_secrets
from hoshikan.ui.board.otherside import (
    GuessDesk,
    Guessing,
    GuessNotes,
    GuessResult,
    MarkDesk,
    OtherSideDesk,
    Topic,
    can_be_asked,
)
from hoshikan.ui.board.session import (
    AskWhy,
    AwaitGuess,
    BoardSession,
    BoardState,
    CloseWhy,
    Command,
    Enter,
    GiveGuess,
    GoTo,
    GuessAbout,
    Leave,
    MarkReadings,
    OpenGuess,
    PickGuess,
    Play,
    Practise,
    ReadHidden,
    Redo,
    RequestHint,
    RequestWhyNot,
    Seen,
    SetUp,
    TurnTo,
    Undo,
    WeighGuess,
    WhyIllegal,
)
from hoshikan.ui.text.gametext import GameText

PATIENCE_MS: Final = 3000
"""Time for which bots and dice wait for the coach; without a result by then there is no question."""
NO_HINT, NUDGE, PLACE, MOVE = range(4)
"""Steps of a hint."""


class Turn(Enum):
    """The kind of action that the match waits for."""

    ASKED = "asked"
    """A decision of the person whose turn it is."""
    ONLY = "only"
    """A person's decision with one legal action, which is applied without asking."""
    BOT = "bot"
    CHANCE = "chance"
    OVER = "over"


class HelpCosts(msgspec.Struct, frozen=True):
    """Help is wanted that keeps a rated game from raising the rating. Yes: have it."""


class Consent(msgspec.Struct, frozen=True):
    """The person at seat `asker` wants to undo what `others` chose. Yes: they agree."""

    asker: int
    others: tuple[int, ...]


class Costly(msgspec.Struct, frozen=True):
    """The last move of `seat` gave up `loss` of the chance to win. Yes: it is meant so; no: it is undone."""

    seat: int
    ply: int
    loss: float
    answer: WhyNot | None
    """The reasons against it, if there are any."""


Question = HelpCosts | Consent | Costly


class HandOver(msgspec.Struct, frozen=True):
    """The screen passes on to the person at `seat`; `secret` if the table must not be seen meanwhile."""

    seat: int
    secret: bool


class Advice(msgspec.Struct, frozen=True):
    """The help shown for the decision at hand."""

    searching: bool = False
    hint: Hint | None = None
    step: int = NO_HINT
    """The step up to which the hint is shown: NO_HINT, NUDGE, PLACE or MOVE."""
    ranking: tuple[Rated, ...] = ()
    explained: WhyNot | None = None
    """The answer to "why not?"."""


class PlayState(BoardState, frozen=True, kw_only=True):
    """A match at the table."""

    ply: int
    mover: int
    """The seat to move, CHANCE or TERMINAL."""
    turn: Turn
    hand_over: HandOver | None = None
    question: Question | None = None
    advice: Advice = Advice()
    undone: Crossing | None = None
    """The last undo, until something else happens."""
    can_undo: bool = False
    can_redo: bool = False
    can_ask: bool = False
    """True if there is a decision to give a hint for."""
    can_guess: bool = False
    """True if the seat at the screen may guess what is hidden."""
    can_hurry: bool = False
    guessing: Guessing | None = None
    marks: bool = False
    """True if the seat at the screen wants readings marked at the seats."""
    read: Reading | None = None
    """The reading that is marked."""
    rated: RatedGame | None = None


class Answer(Command, frozen=True):
    """Answer the question: carry out what it is about, or not."""

    yes: bool


class Hurry(Command, frozen=True):
    """Let the bot answer with the best it has found so far."""


class TakeOver(Command, frozen=True):
    """The person of `PlayState.hand_over` is at the screen."""


class Animate(Command, frozen=True):
    """Animation begins, or is over: bots may think during it, but nothing changes."""

    running: bool


class PlaySettings(Protocol):
    """The settings that a match depends on."""

    @property
    def only_answers(self) -> bool: ...
    @property
    def table_coach(self) -> bool: ...
    @property
    def player_name(self) -> str: ...


class HelpNotes(GuessNotes, Protocol):
    """Keeps guesses, and the help that was used in a match."""

    def help(self, match_id: int | None) -> Help: ...
    def keep_help(self, match_id: int | None, used: Help) -> None: ...


class PlaySession(BoardSession[PlayState]):
    """Plays a match: bots, chance and only answers by itself, the persons' decisions by commands.

    It never blocks, and shows nothing before it is stored.
    """

    finished = Signal()
    """The match is over, and its last position has been seen."""
    guessed = Signal(object)
    """A list of `GuessResult`: guesses whose answers have been seen."""

    def __init__(
        self,
        match: Match,
        text: GameText[View],
        autosave: Autosave,
        engine: EngineClient,
        judge: EngineClient,
        settings: PlaySettings,
        notes: HelpNotes,
        library: Library | None = None,
        programs: Mapping[int, Sequence[str]] = MappingProxyType({}),
        parent: QObject | None = None,
    ) -> None:
        """`engine` plays and gives hints, `judge` looks at moves for the coach; `programs` are other people's engines
        by their seats."""
        self.controller = controller = MatchController(match, engine, autosave, None, programs)
        super().__init__(_state_of(controller), parent)
        controller.setParent(self)
        self._text, self._settings, self._notes, self._library = text, settings, notes, library
        self._judge = judge
        self._coach = Coach(match.game)
        self._question: Question | None = None
        self._wanted: Callable[[], object] | None = None
        """Carries out the help that `HelpCosts` asks about."""
        self._judged = -1
        """The move that the coach looks at; -1 for none."""
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._on_unjudged)
        known = notes.help(autosave.match_id)
        controller.taken_back.tally = Tally(known.undos, known.over_dice, known.over_others)
        controller.taken_back.rolls = text.rolls
        controller.only.allowed = self._may_take
        self._hints, self._questions = known.hints, known.questions
        self._hinted_at = -1
        """The ply of the last hint: for one decision it is one, however often it is asked for."""
        self._begun = False
        self._calls = False
        """True if something has happened since the bell, or since a person's own move."""
        self.advisor = Advisor(controller, self)
        self._others = OtherSideDesk(judge, self)
        self._guesses = GuessDesk(match, judge, notes, self)
        self._marks = MarkDesk(judge, self)
        self._scored: list[GuessResult] = []
        """Guesses whose answers have not been seen yet."""
        self._awaited = False
        """True if the next decision of a bot is to be guessed."""
        self._connect()
        self._update(rated=self._rated())

    def _connect(self) -> None:
        controller, advisor = self.controller, self.advisor
        controller.changed.connect(self._on_changed)
        controller.refused.connect(self._on_refused)
        controller.finished.connect(self.finished)
        controller.handed_over.connect(lambda _seat: self.sounded.emit("bell"))
        controller.played.connect(self._on_played)
        controller.engine.failed.connect(lambda _why: self._advise(searching=False))
        self._judge.failed.connect(lambda _why: self._on_unjudged())
        self._judge.failed.connect(lambda _why: self._others.fail())
        self._judge.failed.connect(lambda _why: self._guesses.fail())
        self._judge.failed.connect(lambda _why: self._marks.stop())
        self._others.changed.connect(self._on_other)
        self._marks.changed.connect(lambda: self._update(read=self._marks.shown))
        self._guesses.changed.connect(self._on_guessing)
        advisor.searching.connect(lambda: self._advise(searching=True))
        advisor.ranked.connect(lambda ranking: self._advise(ranking=ranking))
        advisor.hinted.connect(self._on_hinted)
        advisor.explained.connect(lambda answer: self._advise(explained=answer, searching=False))

    # For pages

    @property
    def match(self) -> Match:
        """The match; only `dispatch` changes it."""
        return self.controller.match

    @property
    def people(self) -> frozenset[int]:
        """The seats of persons."""
        return self.controller.people

    @property
    def help(self) -> Help:
        """All help used until now."""
        undone = self.controller.taken_back.tally
        return Help(undone.times, undone.over_dice, undone.over_others, self._hints, self._questions)

    @property
    def is_strict(self) -> bool:
        """True if the match can still raise the rating."""
        game = self._rated()
        return game is not None and game.finished is None and not game.helped

    def rating_step(self) -> Step | None:
        """Return the change of the rating by the result; None for a match that is not rated or not over."""
        game = self._rated()
        if self._library is None or game is None or game.finished is None:
            return None
        try:
            past = self._library.ratings.finished()
        except LibraryProblem:
            return None
        return next((step for step in course(past, game.game, game.player) if step.game.deal == game.deal), None)

    def history(self) -> Sequence[Played]:
        """Return the finished games of this game and of its person, who is alone among bots; else none."""
        people = [seat for seat in self.match.header.seats if not seat.is_bot]
        if self._library is None or len(people) != 1:
            return ()
        try:
            history = self._library.history()
        except LibraryProblem:
            return ()
        return [one for one in history if (one.game, one.name) == (self.match.game.id, people[0].name)]

    def wins_in_a_row(self) -> int:
        """Return the number of wins of that person without a loss since."""
        return in_a_row(one.won for one in self.history()).now

    def rate_again(self, match: Match) -> int | None:
        """Store another match as rated, if this one is: its id in the library; raises LibraryProblem."""
        wanted = stakes(match.game.id, match.header.seats)
        if self._library is None or self._rated() is None or not wanted:
            return None
        return self._library.create(match, rated=wanted)

    def moment(self, ply: int, goes_on: Callable[[View], bool]) -> list[tuple[View, Sequence[Event]]]:
        """Return the positions of the whole moment that the action number `ply` belongs to, each with the events that
        led to it; before them the first one, without events. `goes_on` returns true if the moment is not over with a
        position."""
        match, viewer = self.match, self._state.seat

        def view(after: int) -> View:
            return match.position(after).view(viewer)

        first, last = ply, ply + 1
        while first and goes_on(view(first)):
            first -= 1
        while last < match.ply and goes_on(view(last)):
            last += 1
        return [(view(first), ()), *((view(one), match.events(one - 1)) for one in range(first + 1, last + 1))]

    def meaning(self, rule: str) -> tuple[Kind, ...] | None:
        seat = self.controller.viewer
        if seat is None or not self.controller.deciding:
            return ()
        return here(self.match.game, self.match.state, seat, rule)

    # Commands

    def dispatch(self, command: Command) -> None:  # noqa: C901  # one case for each command
        controller = self.controller
        match command:
            case Play(notation):
                controller.play(notation)
            case WhyIllegal(notation):
                refusal = controller.why_illegal(notation)
                if refusal is not None and controller.deciding:
                    self.refused.emit(refusal)
            case Undo():
                self._undo()
            case Redo():
                controller.redo()
            case GoTo(ply):
                controller.jump(ply)
            case RequestHint():
                self._next_step()
            case RequestWhyNot(notation):
                self._help(lambda: self.advisor.why_not(notation))
            case AskWhy(ply):
                self._ask_why(ply)
            case Answer(yes):
                self._answer(yes)
            case Hurry():
                controller.hurry()
            case TakeOver():
                controller.take_over()
            case Practise(level):
                self._leave_by(lambda: self._practise(level))
            case SetUp():
                self._leave_by(self._set_up)
            case Animate(running):
                (controller.hold if running else controller.release)()
            case Seen():
                self._on_arrived()
            case Enter():
                # The engine starts in the background, and the match with it.
                (controller.wake if self._begun else controller.begin)()
                self._begun = True
            case Leave():
                controller.rest()
            case _:
                self._read_by(command)

    def _read_by(self, command: Command) -> None:
        """Carry out a command about other seats."""
        guesses = self._guesses
        match command:
            case TurnTo(topic):
                self._turn_to(topic)
            case CloseWhy():
                self._others.close()
                guesses.close()
                self._read_marks()
            case MarkReadings(wanted):
                self._want_marks(wanted)
            case ReadHidden(seat):
                self._ask_hidden(lambda asker: self._read_now(seat, asker))
            case OpenGuess():
                self._awaited = False
                self._ask_hidden(self._open_guess)
            case GuessAbout(place):
                guesses.turn_to(place)
            case PickGuess(value):
                guesses.pick(value)
            case WeighGuess(value, share):
                guesses.weigh(value, share)
            case AwaitGuess():
                self._awaited = True
                guesses.close()
            case GiveGuess():
                guesses.give()
            case _:
                super().dispatch(command)

    def reconsider(self) -> None:
        """Follow a change of the settings."""
        self.controller.reconsider()

    def close(self) -> None:
        self._patience.stop()
        self._others.close()
        self._guesses.close()
        self._marks.stop()
        self.controller.rest()
        self.controller.bots.close()
        self._judge.close()

    # The state

    def _on_changed(self, events: Sequence[Event]) -> None:
        """Show another position. Questions about the one before are idle."""
        before = self._state
        self._calls = bool(events)
        self._stop_judging()
        self._drop_question()
        if not events and before.ply != self.match.ply:
            self.sounded.emit("undo")
        state = _state_of(self.controller, tuple(events), before.change + 1)
        other = self._others.shown
        if other is not None and (
            state.hand_over or other.asker != state.seat or other.ply >= self.match.ply or not other.acted
        ):
            # Another person looks now, the action was undone, or the position is no longer the present one.
            self._others.close()
        self._guesses.close()
        self._marks.forget()
        self._scored += self._guesses.settle(self.match)
        if self._awaited and state.turn is Turn.BOT:
            self.controller.hold("guess")
        marks = self._marks.wants(state.seat)
        self._change(msgspec.structs.replace(state, rated=self._rated(), other=self._others.shown, marks=marks))
        self._keep_help()

    def _on_arrived(self) -> None:
        if self._awaited and self._state.turn is Turn.BOT:
            self._ask_hidden(self._open_guess)
        scored, self._scored = self._scored, []
        if scored:
            self.guessed.emit(scored)
        self._read_marks()
        called, self._calls = self._calls, False
        if called and self.controller.deciding and not self._own_move_was_last():
            self.sounded.emit("bell")

    def _own_move_was_last(self) -> bool:
        """True if the player at the screen goes on after a move of their own, chance aside."""
        movers = (self.match.mover(ply) for ply in range(self.match.ply - 1, -1, -1))
        return next((mover for mover in movers if mover >= 0), None) == self.controller.viewer

    def _on_refused(self, refusal: object) -> None:
        self.sounded.emit("refuse")
        self.refused.emit(refusal)

    def _may_take(self, view: View) -> bool:
        return self._settings.only_answers and self._text.takes_only_answer(view)

    # Help

    def _next_step(self) -> None:
        advice = self._state.advice
        if advice.hint is None and not advice.searching and self.advisor.available:
            self._help(self.advisor.request)
        elif advice.hint is not None and advice.step < MOVE:
            self._advise(step=advice.step + 1)

    def _ask_why(self, ply: int) -> None:
        """Explain an action of another seat, which is help as long as the match goes on."""
        state = self._state
        if state.hand_over is not None or not can_be_asked(self.match, ply, state.seat):
            return

        def ask() -> None:
            self._free_the_judge()
            self._others.ask(self.match, ply, self._state.seat)

        if state.turn is Turn.OVER:
            ask()
        else:
            self._help(ask)

    def _turn_to(self, topic: Topic) -> None:
        other = self._others.shown
        if topic == "reading" and other is not None and other.ply + 1 == self.match.ply and other.asker is not None:
            self._guesses.note_reading(self.match, other.asker)
        if topic == "reading" and other is not None and not other.refused and self._state.can_guess:
            self._want_marks(True)
        self._others.turn_to(topic)

    def _ask_hidden(self, ask: Callable[[int], None]) -> None:
        """Do something with what is hidden from the seat at the screen: help, as chances by the rules are shown."""
        seat = self._state.seat
        if seat is not None and self._state.can_guess:
            self._help(lambda: ask(seat))

    def _open_guess(self, asker: int) -> None:
        self._free_the_judge()
        self._others.close()
        self._want_marks(False)  # they would answer
        self.controller.hold("guess")
        self._guesses.open(self.match, asker)

    def _read_now(self, seat: int, asker: int) -> None:
        self._free_the_judge()
        self._guesses.note_reading(self.match, asker)
        self._others.read_now(self.match, seat, asker, self._marks.shown)

    def _want_marks(self, wanted: bool) -> None:
        """Mark what is read of the seats from now on, or no more."""
        seat = self._state.seat
        if seat is not None:
            self._marks.want(seat, wanted)
            self._update(marks=wanted)
            self._on_other()

    def _read_marks(self) -> None:
        """Read the position for marks, if they are wanted and nothing else is asked: help, that has been agreed to."""
        seat, free = self._state.seat, self._others.shown is None and self._guesses.shown is None
        if seat is None or not (free and self._marks.wants(seat) and self.controller.deciding) or self.is_strict:
            return
        self._guesses.note_reading(self.match, seat)
        self._help(lambda: self._marks.begin(self.match, seat))

    def _on_other(self) -> None:
        """Show an answer; a reading of the present position is marked as well."""
        other = self._others.shown
        self._update(other=other)
        if other is None or other.growing or other.reading is None or not self.controller.deciding:
            return
        if self._marks.wants(other.asker) and other.reading.ply == self.match.ply:
            self._marks.take(other.reading)

    def _free_the_judge(self) -> None:
        """End other questions: the engine answers one at a time."""
        self._marks.stop()
        if self._judged >= 0:
            self._on_unjudged()
        self._guesses.close()

    def _on_guessing(self) -> None:
        """Bots wait while a guess is made; a decision without a choice is not asked about."""
        shown = self._guesses.shown
        if self._awaited and shown is not None and not shown.growing:
            self._awaited = not shown.facts and not shown.silent
            if self._awaited:
                self._guesses.close()
                return
        if shown is None:
            self.controller.release("guess")
        self._update(guessing=shown)

    def _on_hinted(self, hint: Hint) -> None:
        self._advise(hint=hint, searching=False, step=max(self._state.advice.step, NUDGE))

    def _advise(self, **fields: object) -> None:
        old = self._state.advice
        new = msgspec.structs.replace(old, **fields)
        if new.step > old.step:
            self.sounded.emit("hint")
        self._update(advice=new)

    def _help(self, ask: Callable[[], None]) -> None:
        def counted() -> None:
            if (ply := self.match.ply) != self._hinted_at:
                self._hinted_at = ply
                self._hints += 1
                self._keep_help()
            ask()

        self._before_help(counted)

    def _keep_help(self) -> None:
        self._notes.keep_help(self.controller.autosave.match_id, self.help)

    def _rated(self) -> RatedGame | None:
        match_id = self.controller.autosave.match_id
        if self._library is None or match_id is None:
            return None
        try:
            return self._library.ratings.of(match_id)
        except LibraryProblem:
            return None

    def _take_help(self, wanted: Callable[[], object]) -> None:
        match_id = self.controller.autosave.match_id
        if self._library is None or match_id is None:
            return
        try:
            self._library.ratings.note_help(match_id)
        except LibraryProblem as problem:
            # The help is given only once it is certain that it counts.
            self.controller.autosave.problem.emit(problem)
            return
        self._update(rated=self._rated())
        wanted()

    def _before_help(self, act: Callable[[], object]) -> None:
        """Do what helps the player, after a question where that costs something."""
        if not self.is_strict:
            act()
            return
        self._wanted = act
        self._ask(HelpCosts())

    # Going on from here elsewhere: the match itself waits in the library

    def _leave_by(self, way: Callable[[], object]) -> None:
        """Leave if there is a position to go on from, and no other person is about to look at it."""
        if self._state.turn is not Turn.OVER and self._state.hand_over is None:
            self._before_help(way)

    def _practise(self, level: str) -> None:
        seat = self._practising_seat()
        begun = origin(self.match, self.match.ply, seat)
        self.table_wanted.emit(against(begun.match, seat, level, self._settings.player_name))
        if begun.hidden:
            self.noticed.emit(origin_notice(begun.hidden))

    def _set_up(self) -> None:
        match = self.match
        begun = origin(match, match.ply, self._practising_seat())
        self.page_wanted.emit("position", (match.game.id, begun.match.state, match.header.seats, begun.hidden))

    def _practising_seat(self) -> int:
        people, mover = self.people, self._state.mover
        return max(0, mover if mover in people or not people else min(people))

    # Questions

    def _ask(self, question: Question) -> None:
        """Show a question; bots and dice wait for the answer unless it is about help."""
        self._question = question
        if not isinstance(question, HelpCosts):
            self.controller.hold("question")
        self._update(question=question)

    def _drop_question(self) -> None:
        self._question = self._wanted = None
        self.controller.release("question")

    def _answer(self, yes: bool) -> None:
        question, wanted = self._question, self._wanted
        if question is None:
            return
        self._stop_judging()
        self._drop_question()
        self._update(question=None)
        match question:
            case HelpCosts() if yes and wanted is not None:
                self._take_help(wanted)
            case Consent() if yes:
                self.controller.undo()
            case Costly() if not yes:
                self.controller.undo()
            case _:
                pass

    def _undo(self) -> None:
        """Undo the last decision, once all agree whose choices it undoes, or that it costs the rating."""
        controller = self.controller
        asker, others = controller.asker, controller.others_in_undo()
        if asker is None or not others:
            self._before_help(controller.undo)
        else:
            self._ask(Consent(asker, others))

    # The coach

    def _on_played(self, ply: int) -> None:
        match = self.match
        if not self._settings.table_coach or self.is_strict or len(match.position(ply).legal_actions()) < 2:
            return
        self._others.stop()
        self._guesses.close()
        self._judged = ply
        self.controller.hold("coach")
        self._patience.start()
        self._judge.review(match, [match.mover(ply)], self._on_judged, ply)

    def _on_judged(self, answer: protocol.Answer) -> None:
        costly = isinstance(answer, protocol.Judged) and answer.ply == self._judged and answer.loss >= MISTAKE_FROM
        if isinstance(answer, protocol.Judged) and costly and self._question is None:
            self._patience.stop()
            self._questions += 1
            self._keep_help()
            self._ask(Costly(answer.seat, answer.ply, answer.loss, self._against(answer)))
        elif isinstance(answer, protocol.Reviewed) and not isinstance(self._question, Costly):
            self._stop_judging()

    def _on_unjudged(self) -> None:
        """Play on without the coach, which does not answer."""
        self._stop_judging()
        if isinstance(self._question, Costly):
            self._drop_question()
            self._update(question=None)

    def _against(self, one: protocol.Judged) -> WhyNot | None:
        match = self.match
        try:
            known = match.position(one.ply).determinize(one.seat, Random(f"{match.header.seed}/{one.ply}"))
            return self._coach.why_not(known, one.best, one.played)
        except (IllegalAction, NotationError):
            return None

    def _stop_judging(self) -> None:
        if self._judged >= 0:
            self._judged = -1
            self._patience.stop()
            self._judge.cancel()
            self.controller.release("coach")


def _state_of(controller: MatchController, events: tuple[Event, ...] = (), change: int = 0) -> PlayState:
    """Return the state of a match at the table."""
    seat = controller.waiting_for
    mover = controller.state.to_move
    return PlayState(
        view=controller.view(),
        seat=controller.viewer,
        actions=tuple(controller.actions()),
        events=events,
        change=change,
        ply=controller.match.ply,
        mover=mover,
        turn=_turn(controller, mover),
        hand_over=None if seat is None else HandOver(seat, holds_secrets(controller.state, controller.people)),
        undone=controller.taken_back.last,
        can_undo=controller.can_undo(),
        can_redo=controller.can_redo(),
        can_ask=controller.deciding,
        can_guess=seat is None and controller.viewer is not None and mover != TERMINAL,
        can_hurry=controller.can_hurry,
    )


def _turn(controller: MatchController, mover: int) -> Turn:
    if mover == TERMINAL:
        return Turn.OVER
    if mover == CHANCE:
        return Turn.CHANCE
    if mover not in controller.people:
        return Turn.BOT
    return Turn.ASKED if controller.only.now() is None else Turn.ONLY
