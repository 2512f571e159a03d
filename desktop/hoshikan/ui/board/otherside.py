"""Questions about other seats, without widgets: the reasons of an action, hidden things, and guesses about them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple, Protocol

import msgspec
from PySide6.QtCore import QObject, Signal

from hoshikan.bots import protocol
from hoshikan.engine import CHANCE, TERMINAL, Match
from hoshikan.engine.record import head
from hoshikan.library.matches import deal_of
from hoshikan.library.notes import Kind
from hoshikan.teaching.explanation import Explanation, HiddenFact, Peeked, Reading
from hoshikan.teaching.opponent import is_known
from hoshikan.teaching.predicting import Guess, Prediction, answers, predicted, questions, shares_of, waiting, written

Topic = Literal["why", "reading", "proof"]
Refusal = Literal["", "not-over", "still-hidden", "silent"]


class OtherSide(msgspec.Struct, frozen=True):
    """The answers about one action so far, or the reading of the present position."""

    ply: int
    """The number of the action, from 0; of the present position the one that led to it."""
    seat: int
    """The seat that acted, or the one whose hidden things are read."""
    asker: int | None
    """The seat whose knowledge counts; None for a spectator after the end."""
    over: bool
    """True if the match is over, and nothing is secret any more."""
    bot: bool
    """True if one of our bots acted, so that its decision can be repeated."""
    acted: bool = True
    """False if the present position is read, whatever was done last."""
    topic: Topic = "why"
    growing: bool = False
    """True while the engine works on the answer."""
    refused: Refusal = ""
    """The reason for which there is no answer."""
    explanation: Explanation | None = None
    reading: Reading | None = None
    proof: Peeked | None = None

    @property
    def reader(self) -> int:
        """The seat for which hidden things are read: the asker, or after the end another seat than the one that
        acted."""
        return self.asker if self.asker is not None else int(self.seat == 0)


class ExplainingEngine(Protocol):
    """The needed part of `EngineClient`."""

    def explain(self, match: Match, ply: int, asker: int | None, listen: Callable[[protocol.Answer], None]) -> None:
        """Pass growing `Explained` to `listen`."""

    def prove(self, match: Match, ply: int, listen: Callable[[protocol.Answer], None]) -> None:
        """Pass growing `Proved` to `listen`."""

    def read(self, match: Match, ply: int, asker: int, listen: Callable[[protocol.Answer], None]) -> None:
        """Pass growing `HiddenRead` to `listen`."""

    def cancel(self) -> None:
        """Forget the question."""


def can_be_asked(match: Match, ply: int, asker: int | None) -> bool:
    """True if the action is a decision of another seat than the asker's."""
    return 0 <= ply < match.ply and match.mover(ply) not in (CHANCE, asker)


def decision_behind(match: Match, ply: int, seat: int) -> int:
    """Return the action of `seat` that action number `ply` revealed; without one, its last in the same simultaneous
    phase. Outside of such phases it is `ply` itself."""
    phase = match.position(ply).simultaneous_phase
    if not phase:
        return ply
    chosen = []
    for earlier in range(ply, -1, -1):
        if match.position(earlier).simultaneous_phase != phase:
            break
        if match.mover(earlier) == seat:
            chosen.append(earlier)
    then, asker = match.beginning(ply + 1), 0 if seat else 1
    return next((one for one in chosen if is_known(then, one, asker)), chosen[0] if chosen else ply)


def last_of_others(match: Match, upto: int, asker: int | None) -> int | None:
    """Return the last action before `upto` that can be asked about; None if there is none."""
    return next((ply for ply in range(upto - 1, -1, -1) if can_be_asked(match, ply, asker)), None)


class OtherSideDesk(QObject):
    """Asks the engine about one action at a time, and never waits for it."""

    changed = Signal()

    def __init__(self, engine: ExplainingEngine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._match: Match | None = None
        self.shown: OtherSide | None = None
        """The action asked about; None if there is none."""

    def ask(self, match: Match, ply: int, asker: int | None) -> None:
        """Ask why an action was chosen; actions that cannot be asked about change nothing."""
        if not can_be_asked(match, ply, asker):
            return
        self.stop()
        seat = match.mover(ply)
        over = match.state.to_move == TERMINAL
        refused: Refusal = ""
        if not over and asker is None:
            refused = "not-over"
        elif not over and asker is not None and not is_known(match, ply, asker):
            refused = "still-hidden"
        bot = match.header.seats[seat].is_bot
        self._match = match.beginning(match.ply)
        self._show(OtherSide(ply, seat, asker, over, bot, growing=not refused, refused=refused))
        if not refused:
            self._engine.explain(self._match, ply, asker, self._listen)

    def read_now(self, match: Match, seat: int, asker: int, known: Reading | None = None) -> None:
        """Read what is hidden at the present position; `seat` is the one asked about, `known` the reading if there is
        one."""
        self.stop()
        self._match = match.beginning(match.ply)
        bot = seat >= 0 and match.header.seats[seat].is_bot
        over = match.state.to_move == TERMINAL
        grows = known is None
        shown = OtherSide(match.ply - 1, seat, asker, over, bot, False, "reading", growing=grows, reading=known)
        self._show(shown)
        if grows:
            self._engine.read(self._match, match.ply, asker, self._listen)

    def turn_to(self, topic: Topic) -> None:
        """Answer another question about the same action; an answer that is complete is only shown again."""
        shown, match = self.shown, self._match
        if shown is None or match is None or shown.refused or not shown.acted or topic == shown.topic:
            return
        if topic == "proof" and not shown.bot:
            return
        self._engine.cancel()
        self._show(msgspec.structs.replace(shown, topic=topic, growing=True))
        if topic == "why":
            self._engine.explain(match, shown.ply, shown.asker, self._listen)
        elif topic == "reading":
            self._engine.read(match, shown.ply + 1, shown.reader, self._listen)
        else:
            self._engine.prove(match, shown.ply, self._listen)

    def stop(self) -> None:
        """Leave the answer as it is: the engine is needed for something else."""
        if self.shown is not None and self.shown.growing:
            self._engine.cancel()
            self._show(msgspec.structs.replace(self.shown, growing=False))

    def fail(self) -> None:
        """Give the answer up: the engine does not answer."""
        if self.shown is not None and self.shown.growing:
            self._engine.cancel()
            self._show(msgspec.structs.replace(self.shown, growing=False, refused="silent"))

    def close(self) -> None:
        """Forget the action, and the question about it."""
        self.stop()
        if self.shown is not None:
            self._match = None
            self._show(None)

    def _listen(self, answer: protocol.Answer) -> None:
        shown = self.shown
        if shown is None:
            return
        match answer:
            case protocol.Explained(explanation=explanation, last=last):
                self._show(msgspec.structs.replace(shown, explanation=explanation, growing=not last))
            case protocol.HiddenRead(reading=reading, last=last):
                self._show(msgspec.structs.replace(shown, reading=reading, growing=not last))
            case protocol.Proved(proof=proof, last=last):
                self._show(msgspec.structs.replace(shown, proof=proof, growing=not last))
            case _:
                pass

    def _show(self, shown: OtherSide | None) -> None:
        if shown != self.shown:
            self.shown = shown
            self.changed.emit()


class MarkDesk(QObject):
    """Reads the positions in which a seat decides that has asked for marks of what is read."""

    changed = Signal()

    def __init__(self, engine: ExplainingEngine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._wanted: set[int] = set()
        self._growing = False
        self.shown: Reading | None = None
        """The reading of the present position."""

    def want(self, asker: int, wanted: bool) -> None:
        """Read for a seat from now on, or no more."""
        (self._wanted.add if wanted else self._wanted.discard)(asker)
        if not wanted:
            self.forget()

    def wants(self, asker: int | None) -> bool:
        """Report whether a seat wants marks."""
        return asker in self._wanted

    def begin(self, match: Match, asker: int) -> None:
        """Read the present position, unless that is done or under way."""
        if self.shown is None and not self._growing:
            self._growing = True
            self._engine.read(match.beginning(match.ply), match.ply, asker, self._listen)

    def take(self, reading: Reading) -> None:
        """Show a reading of the present position that is known already."""
        self.stop()
        self.shown = reading
        self.changed.emit()

    def stop(self) -> None:
        """Give up a reading under way: the engine is needed for something else, or does not answer."""
        if self._growing:
            self._growing = False
            self._engine.cancel()

    def forget(self) -> None:
        """Forget the reading: it is no longer wanted, or the position is another one."""
        self.stop()
        if self.shown is not None:
            self.shown = None
            self.changed.emit()

    def _listen(self, answer: protocol.Answer) -> None:
        if isinstance(answer, protocol.HiddenRead) and answer.last:
            self._growing = False
            self.take(answer.reading)


PICKED: Final = 0.75
"""The chance that the picked values have together. Taste."""
STEP: Final = 0.05
"""The part of the chance by which a key raises or lowers a value."""


class Guessing(msgspec.Struct, frozen=True):
    """A guess about a hidden thing while it is made."""

    ply: int
    asker: int
    growing: bool = True
    """True while the engine finds out what can be guessed."""
    silent: bool = False
    """True if it did not answer."""
    counts: bool = True
    """False if the reading was seen before."""
    facts: tuple[HiddenFact, ...] = ()
    """The facts that can be guessed."""
    given: tuple[Guess | None, ...] = ()
    """The guesses about them that have been given, and wait."""
    place: int = 0
    """The fact that is guessed."""
    named: Mapping[str, float] = {}
    """The chances of the values that were raised or lowered."""

    @property
    def fact(self) -> HiddenFact | None:
        """The fact that is guessed; None if there is none."""
        return self.facts[self.place] if self.facts else None

    @property
    def is_given(self) -> bool:
        """True if the guess about this fact has been given."""
        return bool(self.given) and self.given[self.place] is not None

    @property
    def shares(self) -> dict[str, float]:
        """The guess as chances of all values."""
        given = self.given[self.place] if self.given else None
        if given is not None:
            return given.shares
        return {} if self.fact is None else shares_of(self.fact, self.named)


class GuessResult(NamedTuple):
    """A guess with the truth."""

    guess: Guess
    true: tuple[str, ...]
    prediction: Prediction


class GuessNotes(Protocol):
    """The notes of the library, kind "prediction"."""

    def value(self, kind: Kind, key: str, /) -> str: ...
    def all(self, kind: Kind, /) -> dict[str, str]: ...
    def keep(self, kind: Kind, key: str, value: str, /) -> None: ...


class GuessDesk(QObject):
    """Takes guesses about what is hidden in a match, and scores them as soon as the truth can be known.

    Only the first guess about a fact counts: after an undo its answer may be known.
    """

    changed = Signal()

    def __init__(
        self, match: Match, engine: ExplainingEngine, notes: GuessNotes, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._engine, self._notes = engine, notes
        self._game, self._levels = match.game.id, [seat.level if seat.is_bot else "" for seat in match.header.seats]
        self._deal = deal_of(head(match.header))
        self._seen: set[tuple[int, int]] = set()
        self._waiting: dict[str, Guess] = {}
        for key, text in notes.all(_KIND).items():
            if key.startswith(f"{self._deal}/") and (guess := waiting(text)) is not None:
                self._waiting[key] = guess
        self.shown: Guessing | None = None
        """The guess that is made; None if there is none."""

    def open(self, match: Match, asker: int) -> None:
        """Find out what can be guessed at the present position."""
        self.close()
        self._show(Guessing(match.ply, asker, counts=_phase(match, asker) not in self._seen))
        self._engine.read(match.beginning(match.ply), match.ply, asker, self._listen)

    def note_reading(self, match: Match, asker: int) -> None:
        """Note that the reading of the present position is shown: guesses about the same things no longer count."""
        self._seen.add(_phase(match, asker))

    def turn_to(self, place: int) -> None:
        """Guess another of the facts."""
        shown = self.shown
        if shown is not None and 0 <= place < len(shown.facts) and place != shown.place:
            self._show(msgspec.structs.replace(shown, place=place, named={}))

    def pick(self, value: str) -> None:
        """Pick a value as likely, or drop it; what is picked has the same chances."""
        shown = self.shown
        if shown is None or shown.is_given or value not in shown.shares:
            return
        picked = [one for one in shown.named if one != value] if value in shown.named else [*shown.named, value]
        self._show(msgspec.structs.replace(shown, named={one: PICKED / len(picked) for one in picked}))

    def weigh(self, value: str, share: float) -> None:
        """Give a value this chance; other chances shrink where there is no room for it."""
        shown = self.shown
        if shown is None or shown.is_given or value not in shown.shares:
            return
        share = min(max(share, 0.0), 1.0)
        others = {one: chance for one, chance in shown.named.items() if one != value}
        shrunk = min(1.0, (1.0 - share) / max(sum(others.values()), 1e-9))
        named = {one: chance * shrunk for one, chance in others.items()} | {value: share}
        self._show(msgspec.structs.replace(shown, named=named))

    def give(self) -> None:
        """Let the guess wait for the truth."""
        shown = self.shown
        if shown is None or shown.fact is None or shown.is_given:
            return
        fact, key = shown.fact, self._key(shown.ply, shown.fact)
        known = bool(self._notes.value(_KIND, key))
        level = self._levels[fact.seat] if fact.seat >= 0 else ""
        guess = Guess(shown.ply, shown.asker, level, fact, shown.shares, shown.counts and not known)
        self._waiting[key] = guess
        if guess.counts:
            self._notes.keep(_KIND, key, written(guess))
        given = (*shown.given[: shown.place], guess, *shown.given[shown.place + 1 :])
        self._show(msgspec.structs.replace(shown, given=given))

    def settle(self, match: Match) -> list[GuessResult]:
        """Score the guesses whose answer can be known at the present position; those about positions that were undone
        are dropped."""
        found = []
        over = match.state.to_move == TERMINAL
        for key, guess in list(self._waiting.items()):
            true = answers(match, guess.ply, guess.fact, guess.asker) if guess.ply <= match.ply else ()
            if guess.ply <= match.ply and not true and not over:
                continue
            del self._waiting[key]
            note = ""
            if true:
                scored = predicted(self._game, guess.level, guess.fact, guess.shares, *true)
                found.append(GuessResult(guess, true, scored))
                note = written(scored)
            if guess.counts:
                self._notes.keep(_KIND, key, note)
        return found

    def fail(self) -> None:
        """Give up: the engine does not answer."""
        if self.shown is not None and self.shown.growing:
            self._engine.cancel()
            self._show(msgspec.structs.replace(self.shown, growing=False, silent=True))

    def close(self) -> None:
        """Forget a guess that was not given."""
        if self.shown is not None:
            if self.shown.growing:
                self._engine.cancel()
            self._show(None)

    def _listen(self, answer: protocol.Answer) -> None:
        shown = self.shown
        if shown is None or not isinstance(answer, protocol.HiddenRead) or not answer.last:
            return
        facts = tuple(questions(answer.reading))
        waiting = {_place(guess.fact): guess for guess in self._waiting.values() if guess.asker == shown.asker}
        given = tuple(waiting.get(_place(fact)) for fact in facts)
        place = next((place for place, one in enumerate(given) if one is None), 0)
        self._show(msgspec.structs.replace(shown, growing=False, facts=facts, given=given, place=place))

    def _key(self, ply: int, fact: HiddenFact) -> str:
        return "/".join(map(str, (self._deal, ply, *_place(fact))))

    def _show(self, shown: Guessing | None) -> None:
        if shown != self.shown:
            self.shown = shown
            self.changed.emit()


_KIND: Final = "prediction"


def _place(fact: HiddenFact) -> tuple[str, int, int]:
    return fact.kind, fact.seat, fact.place


def _phase(match: Match, asker: int) -> tuple[int, int]:
    """Return a key of the positions in which the same things are hidden from a seat."""
    return asker, match.state.simultaneous_phase or -match.ply
