"""The engine for the screens: a bot's move, an analysis, the course of a match. One question at a time."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final, Self, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from hoshikan.bots import protocol
from hoshikan.engine import Match, record
from hoshikan.ui.board.match.engine_process import EngineProcess

TICKS: Final = 10
"""Number of parts in which a silence is measured."""
MOST: Final = 2
"""A part counts this many times its length at most: of a computer that slept, or a window that was stopped, no more."""


class Silence(QObject):
    """Measures silence in short parts, so that time in which nothing ran here does not count."""

    timeout = Signal()
    """The engine was silent for the whole time."""

    def __init__(self, parent: QObject | None = None, clock: Callable[[], float] = monotonic) -> None:
        """`clock` returns seconds."""
        super().__init__(parent)
        self._clock = clock
        self._limit = 0.0
        self._counted = 0.0
        self._before = 0.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.tick)

    def start(self, milliseconds: int) -> None:
        """Measure anew, up to `milliseconds`."""
        self._limit = milliseconds / 1000
        self._timer.setInterval(max(1, milliseconds // TICKS))
        self.restart()

    def restart(self) -> None:
        """Measure anew, as after an answer."""
        self._counted, self._before = 0.0, self._clock()
        self._timer.start()

    def stop(self) -> None:
        """Measure no longer."""
        self._timer.stop()

    def tick(self) -> None:
        """Count the part that is over."""
        now = self._clock()
        self._counted += min(now - self._before, MOST * self._limit / TICKS)
        self._before = now
        if self._counted >= self._limit:
            self.stop()
            self.timeout.emit()


@dataclass(frozen=True, slots=True)
class Plausible:
    """The bounds of the answers to one question, taken from the match it is about."""

    players: int
    plies: int
    legal: frozenset[str]
    """The actions that can be answered; empty for a question about the course of the match."""
    ranked: bool = False
    """True if a ranking is asked for."""
    played: Match | None = None
    """The match whose decisions are reviewed."""

    @classmethod
    def decision(cls, match: Match, ply: int, ranked: bool) -> Self:
        """For a question about the decision after `ply` actions."""
        state = match.position(ply)
        return cls(state.players, ply, frozenset(str(action) for action in state.legal_actions()), ranked)

    @classmethod
    def course(cls, match: Match) -> Self:
        """For a question about every ply."""
        return cls(match.state.players, match.ply, frozenset())

    @classmethod
    def review(cls, match: Match) -> Self:
        """For a question about what the decisions of a match were worth."""
        return cls(match.state.players, match.ply, frozenset(), played=match)

    def holds(self, answer: protocol.AnyAnswer) -> bool:
        """True if `answer` can be correct."""
        match answer:
            case protocol.Info():
                return self._is_ranking(answer.ranking)
            case protocol.Best():
                return answer.action in self.legal and (not self.ranked or self._is_ranking(answer.ranking))
            case protocol.Value():
                # Results are shares of one win; points are shown nowhere.
                results = answer.expected
                return 0 <= answer.ply <= self.plies and len(results) == self.players and _are_shares(results)
            case protocol.Judged():
                return self._is_judgement(answer)
            case protocol.Luck():
                swings = answer.swings
                return (
                    self._is_ply(answer.ply) and len(swings) == self.players and all(-1 <= one <= 1 for one in swings)
                )
            case _:
                return True

    def _is_ply(self, ply: int) -> bool:
        return 0 <= ply < self.plies

    def _is_judgement(self, answer: protocol.Judged) -> bool:
        match = self.played
        if match is None or not self._is_ply(answer.ply) or str(match.actions[answer.ply]) != answer.played:
            return False
        state = match.position(answer.ply)
        legal = {str(action) for action in state.legal_actions()}
        numbers = (answer.share, answer.chance, answer.loss, answer.error, *answer.expected, *answer.results.values())
        known = answer.seat == state.to_move and {answer.best, *answer.results} <= legal
        known = known and len(answer.expected) == self.players
        return known and _are_shares(numbers)

    def _is_ranking(self, ranking: Sequence[protocol.RankedAction]) -> bool:
        actions = {entry.action for entry in ranking}
        shares = [number for entry in ranking for number in (entry.share, entry.expected)]
        return len(actions) == len(ranking) > 0 and actions <= self.legal and _are_shares(shares)


def _are_shares(numbers: Sequence[float]) -> bool:
    return all(0 <= number <= 1 for number in numbers)


ANALYSIS_MS: Final = 1500
"""A hint is worth a short wait, not a long one."""
EXPLANATION_MS: Final = 1800
"""An explanation is read while it grows, and ends within two seconds."""
EXPLAINED_IN: Final = 2
"""Worlds of an explanation or a proof, where a `Budget` wants quick answers."""
RETRIES: Final = 1
"""A question that killed the engine is asked once more by itself; after that the player decides."""

SILENCE_MS: Final = 30_000
"""Silence after which an engine counts as hung: the slowest level answers within five seconds."""
HURRIED_MS: Final = 5_000
"""… and that of one asked to answer at once."""
NOTED_CHARACTERS: Final = 200
SILENT: Final = "silent"
IMPOSSIBLE: Final = "cannot be: "
"""Begin of a failure's text, where the engine did not end by itself."""

Listener = Callable[[protocol.Answer], None]
Ask: TypeAlias = (
    protocol.Go | protocol.Evaluate | protocol.Review | protocol.Why | protocol.Peek | protocol.Read | protocol.Readable
)


@dataclass(frozen=True, slots=True)
class Budget:
    """Replaces the budgets of levels and analyses: tests and demonstrations want quick answers."""

    playouts: int


@dataclass(frozen=True, slots=True)
class Patience:
    """Milliseconds of silence after which an engine hangs: while it searches, and after it was hurried."""

    searching: int = SILENCE_MS
    hurried: int = HURRIED_MS


@dataclass(frozen=True, slots=True)
class _Question:
    load: protocol.Load
    ask: Ask
    listen: Listener
    plausible: Plausible
    tries: int = 0


class EngineClient(QObject):
    """Drives one engine process without ever waiting for it.

    A new question ends the one under way; answers to questions that are no longer asked are dropped. When the process
    dies, hangs or answers what cannot be, it is started again and asked once more; if that fails too, `failed` is
    emitted and `retry` asks again.

    A fault inside our engine that it survives is not asked about twice: a move is then made without a search
    (`stumbled`), a graph or review has gaps, and anything else fails for good (`hopeless`). All of it is logged.
    """

    restarted = Signal(str)
    """The engine died and was started again; the text is its last output."""
    failed = Signal(str)
    """The question under way cannot be answered now; `retry` asks it again."""
    stumbled = Signal()
    """A fault in the engine kept it from searching for a move: it makes one without."""
    settled = Signal()
    """The failure of `failed` is over: an answer came, or the question was withdrawn."""

    def __init__(
        self,
        command: Sequence[str],
        budget: Budget | None = None,
        parent: QObject | None = None,
        patience: Patience | None = None,
        *,
        greets: bool = False,
    ) -> None:
        """One that `greets` is anybody's program: it is sent `hello` first, every position anew, and no `stop`."""
        super().__init__(parent)
        self._greets = greets
        self.budget = budget
        """That of the questions to come."""
        self._patience = patience or Patience()
        self._process = EngineProcess(command, self)
        self._process.received.connect(self._on_answer)
        self._process.died.connect(self._on_death)
        self._number = 0
        self._heard = 0
        """Answers received."""
        self._question: _Question | None = None
        self._failed = False
        self.hopeless = False
        """True if the failure would happen again."""
        self._logged: set[str] = set()
        """Faults whose traceback is in the log."""
        self._in_trouble = False
        """Since `failed`, over a `retry`, until `settled`."""
        self._loaded: protocol.Load | None = None
        self.silence = Silence(self)
        self.silence.timeout.connect(self._on_silence)

    @property
    def busy(self) -> bool:
        """True if a question waits for its last answer."""
        return self._question is not None and not self._failed

    @property
    def asked(self) -> bool:
        """True if there is a question, even one that failed."""
        return self._question is not None

    @property
    def process(self) -> EngineProcess:
        return self._process

    def start(self) -> None:
        """Start the process in the background, so that the first question finds it ready."""
        if self._greets and not self._process.running:
            self._process.send(protocol.Hello())
        self._process.start()

    def choose(self, match: Match, level: str, seed: int, listen: Listener) -> None:
        """The move of a bot of that level for the seat to move; `listen` gets `Best`."""
        playouts = self.budget.playouts if self.budget else None
        question = protocol.Go(self._next(), "move", level=level or None, playouts=playouts, seed=seed)
        self._put(match, question, listen, Plausible.decision(match, match.ply, ranked=False))

    def analyse(self, match: Match, seed: int, listen: Listener, ply: int | None = None) -> None:
        """All legal actions ranked for the seat to move (after `ply` actions, if given).

        `listen` gets `Info` on the way and `Best` at the end.
        """
        number = self._next()
        if self.budget:
            question = protocol.Go(number, "analyse", playouts=self.budget.playouts, seed=seed)
        else:
            question = protocol.Go(number, "analyse", ms=ANALYSIS_MS, seed=seed)
        plausible = Plausible.decision(match, match.ply if ply is None else ply, ranked=True)
        self._put(match, question, listen, plausible, ply)

    def evaluate(self, match: Match, seat: int, playouts: int, listen: Listener) -> None:
        """Expected results after every ply of `match`; `listen` gets `Value`s and `Evaluated` at the end."""
        playouts = self.budget.playouts if self.budget else playouts
        question = protocol.Evaluate(self._next(), seat, playouts, match.header.seed)
        self._put(match, question, listen, Plausible.course(match))

    def review(
        self,
        match: Match,
        seats: Collection[int],
        listen: Listener,
        ply: int | None = None,
        playouts: int | None = None,
    ) -> None:
        """Ask for the cost of the decisions of `seats` (the one at `ply`, if given); `playouts` are those of a first
        search.

        `listen` gets `Judged`, `Luck` and `Value` as they are found, and `Reviewed` at the end.
        """
        if self.budget is not None:
            playouts = self.budget.playouts
        question = protocol.Review(self._next(), sorted(seats), ply, playouts, match.header.seed)
        self._put(match, question, listen, Plausible.review(match))

    def explain(self, match: Match, ply: int, asker: int | None, listen: Listener) -> None:
        """Ask why action number `ply`, counted from 0, was chosen; `listen` gets growing `Explained`, the last one with
        `last`.

        Actions that can be redone belong to the match: a finished one may be at any ply.
        """
        worlds = EXPLAINED_IN if self.budget is not None else None
        question = protocol.Why(ply, self._next(), asker, worlds, None if worlds else EXPLANATION_MS)
        self._put_whole(match, question, listen)

    def prove(self, match: Match, ply: int, listen: Listener) -> None:
        """Ask for the proof that decision number `ply` of a bot depends on nothing hidden; `listen` gets growing
        `Proved`, the last one with `last`."""
        worlds, playouts = (EXPLAINED_IN, self.budget.playouts) if self.budget is not None else (None, None)
        self._put_whole(match, protocol.Peek(ply, self._next(), worlds, playouts), listen)

    def read(self, match: Match, ply: int, asker: int, listen: Listener) -> None:
        """Ask how likely hidden things were for a seat after `ply` actions, and what it has seen of them by the end of
        the line; `listen` gets growing `HiddenRead`, the last one with `last`."""
        worlds = EXPLAINED_IN if self.budget is not None else None
        question = protocol.Read(asker, self._next(), ply, worlds, None if worlds else EXPLANATION_MS)
        self._put_whole(match, question, listen)

    def read_player(self, match: Match, seat: int, listen: Listener) -> None:
        """Ask how readable the secret choices of a seat were in a finished match; `listen` gets one `ReadableFound`."""
        self._put_whole(match, protocol.Readable(seat, self._next()), listen)

    def _put_whole(self, match: Match, ask: Ask, listen: Listener) -> None:
        self.cancel()
        load = protocol.Load(record.write(match, len(match.actions)))
        self._ask(_Question(load, ask, listen, Plausible.course(match)))

    def hurry(self) -> None:
        """Ask for the best answer found so far, now."""
        if self.busy and not self._greets:
            self._process.send(protocol.Stop())
            self.silence.start(self._patience.hurried)

    def cancel(self) -> None:
        """Forget the question under way: answers to it are ignored."""
        if self.busy and self._greets:
            self._process.close()
        elif self.busy:
            self._process.send(protocol.Stop())
        self._forget()
        self._settle()

    def retry(self) -> None:
        """Ask again what failed."""
        if self._failed and self._question is not None:
            self._failed = self.hopeless = False
            self._ask(dataclasses.replace(self._question, tries=0))

    def close(self) -> None:
        """End the process."""
        self._forget()
        self._settle()
        self._process.close()

    def _next(self) -> int:
        self._number += 1
        return self._number

    def _put(
        self,
        match: Match,
        ask: Ask,
        listen: Listener,
        plausible: Plausible,
        ply: int | None = None,
    ) -> None:
        self.cancel()
        self._ask(_Question(protocol.Load(record.write(match), ply), ask, listen, plausible))

    def _forget(self) -> None:
        self._question = None
        self._failed = self.hopeless = False
        self.silence.stop()

    def _ask(self, question: _Question) -> None:
        self._question = question
        fresh = self._greets or not self._process.running
        self.start()
        if fresh or question.load != self._loaded:
            self._process.send(question.load)
            self._loaded = question.load
        self._process.send(question.ask)
        self.silence.start(self._patience.searching)

    def _on_answer(self, answer: protocol.AnyAnswer) -> None:
        self._heard += 1
        question = self._question
        if isinstance(answer, protocol.Identity | protocol.Loaded) or question is None or self._failed:
            return
        if isinstance(answer, protocol.Error):
            # Errors of `load` carry no number; they are about the only question there is.
            if answer.id in (0, question.ask.id):
                self._on_error(answer, question)
            return
        if answer.id != question.ask.id:
            return
        if not question.plausible.holds(answer):
            self._process.close()
            self._on_death(f"{IMPOSSIBLE}{answer}"[:NOTED_CHARACTERS])
            return
        last = isinstance(answer, protocol.Best | protocol.Evaluated | protocol.Reviewed | protocol.ReadableFound)
        if isinstance(answer, protocol.Explained | protocol.Proved | protocol.HiddenRead):
            last = answer.last
        if last:
            self._forget()
        else:
            self.silence.restart()
        self._settle()
        question.listen(answer)

    def _on_error(self, error: protocol.Error, question: _Question) -> None:
        ask = question.ask
        self._log_fault(error)
        if error.ply is not None and not isinstance(ask, protocol.Go):
            self.silence.restart()
            question.listen(error)
        elif error.reason == protocol.INTERNAL and isinstance(ask, protocol.Go) and ask.purpose == "move":
            if self._greets:
                self._give_up(error.detail)
                return
            self.stumbled.emit()
            self._ask(dataclasses.replace(question, ask=protocol.Go(self._next(), "fallback", seed=ask.seed)))
        else:
            self.hopeless = error.reason == protocol.INTERNAL
            self._give_up(error.detail)

    def _log_fault(self, error: protocol.Error) -> None:
        """Log an error, with the traceback on standard error the first time."""
        where = "" if error.ply is None else f", ply {error.ply}"
        fault = f"{error.reason}: {error.detail}{where}\n{self._described()}"
        if error.detail in self._logged:
            _log(fault)
        else:
            self._logged.add(error.detail)
            # Standard error was written first, but is read after the answers.
            QTimer.singleShot(0, self, lambda: _log(f"{fault}\n{self._process.last_words()}"))

    def _described(self) -> str:
        """Return the question under way as it is asked."""
        return protocol.encode(self._question.ask).decode().strip() if self._question is not None else ""

    def _on_silence(self) -> None:
        # After a pause of the window answers may have arrived that were not read yet.
        number, question = self._heard, self._question
        self._process.read_waiting()
        if self._heard != number or self._question is not question or self._failed:
            return
        words = self._process.last_words()
        self._process.close()
        self._on_death(SILENT, words)

    def _on_death(self, said: str, words: str = "") -> None:
        """Ask once more, or give up; `said` is shown, `words` are only logged."""
        self._loaded = None
        question = self._question
        _log(f"died: {said}\n{self._described()}\n{words}")
        if question is None or self._failed:
            return
        if question.tries >= RETRIES:
            self._give_up(said)
            return
        self.restarted.emit(said)
        self._ask(dataclasses.replace(question, tries=question.tries + 1))

    def _give_up(self, said: str) -> None:
        self._failed = self._in_trouble = True
        self.silence.stop()
        self.failed.emit(said)

    def _settle(self) -> None:
        if self._in_trouble:
            self._in_trouble = False
            self.settled.emit()


def _log(fault: str) -> None:
    import logging

    logging.getLogger("hoshikan").error("engine: %s", fault)
