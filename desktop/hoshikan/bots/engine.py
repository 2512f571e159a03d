"""The engine process: `python -m hoshikan.bots.engine` speaks JSON lines on standard input and output, like UCI.

Qt-free and quick to start, so that a search never costs the window a frame, `stop` is exact and a crash stays here. A
`Session` is one conversation: what each command does, without any process around it.
"""

from __future__ import annotations

import errno
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from io import FileIO, RawIOBase
from math import isfinite
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from time import monotonic
from typing import BinaryIO, Final, Protocol

import msgspec

from hoshikan import __version__
from hoshikan.bots import protocol
from hoshikan.bots.judging import judge, teams
from hoshikan.bots.levels import LEVELS, SKILLED, Level, levels_of, numbers_of
from hoshikan.bots.lines import LineSplitter
from hoshikan.bots.luck import swing
from hoshikan.bots.players import GreedyPlayer, for_analysis, level_player, with_budget
from hoshikan.bots.search import Ranked, Search, SearchSettings
from hoshikan.engine import record
from hoshikan.engine.errors import RecordError
from hoshikan.engine.match import Match
from hoshikan.engine.state import CHANCE, TERMINAL, State
from hoshikan.games import GAMES
from hoshikan.processes import lower_priority

PACKAGE: Final = "hoshikan"


def internal(error: Exception, number: int, ply: int | None = None) -> protocol.Error:
    """Return the `error` line of an unexpected exception; its traceback goes to standard error."""
    traceback.print_exception(error)
    return protocol.Error(protocol.INTERNAL, f"{type(error).__name__} at {_place(error)}", number, ply=ply)


def _place(error: Exception) -> str:
    """Return file and line of the last frame that is ours, without the folders of this computer."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if PACKAGE in Path(frame.filename).parts] or list(frames)
    if not ours:
        return "an unknown place"
    parts = Path(ours[-1].filename).parts
    within = parts[len(parts) - parts[::-1].index(PACKAGE) :] if PACKAGE in parts else parts[-1:]
    return f"{'/'.join(within)}:{ours[-1].lineno}"


def rounded(numbers: Sequence[float], digits: int = 4) -> list[float]:
    """Return numbers as they are sent. Raises ArithmeticError for what is none, since JSON has no word for it."""
    if not all(map(isfinite, numbers)):
        raise ArithmeticError(f"not finite: {numbers}")
    return [round(number, digits) for number in numbers]


THOROUGH: Final = 2
"""Playouts of a decision's first search, in those of *skilled*, which mostly depend on the length of a game's playouts
(`LevelFile.review` where not). Taste, between a short wait and a reliable review."""
DEALT: Final = 4
"""Playouts for the value of the deal, in those of a decision: nothing else is measured only once."""


def review_playouts(game: str) -> int:
    """Return the number of playouts of the first search of a decision."""
    return numbers_of(game).review or THOROUGH * levels_of(game)[SKILLED.id].playouts


class Reviewing:
    """Carries one `review` command out."""

    def __init__(self, match: Match, command: protocol.Review, should_stop: Callable[[], bool]) -> None:
        self._match = match
        self._command = command
        self._seats = command.seats
        self._knowledge = match.game.knowledge()
        self._playouts = command.playouts or review_playouts(match.game.id)
        self._should_stop = should_stop

    def send_review(self, ply: int, send: Callable[[protocol.Answer], None]) -> bool:
        """Send the review of the action `ply`; false if stopped."""
        if self._should_stop():
            return False
        state = self._match.position(ply)
        if ply == 0 and self._command.ply is None:
            self._answer(0, lambda: self._value(state, 0), send)
        mover = state.to_move
        if mover == CHANCE:
            return self._answer(ply, lambda: self._luck(state, ply), send)
        if mover in self._seats and len(state.legal_actions()) > 1:
            return self._answer(ply, lambda: self._judged(state, ply), send)
        return True

    def end(self, send: Callable[[protocol.Answer], None]) -> None:
        """Send the value of the last position."""
        last = len(self._match.actions)
        self._answer(last, lambda: self._value(self._match.position(last), last), send)

    def _answer(
        self, ply: int, found: Callable[[], protocol.Answer | None], send: Callable[[protocol.Answer], None]
    ) -> bool:
        """Send what is `found` of a ply, or the fault that came up instead; false if stopped meanwhile."""
        try:
            answer = found()
        except Exception as error:  # noqa: BLE001  # the other plies can still be reviewed
            answer = internal(error, self._command.id, ply)
        if answer is not None:
            send(answer)
        return answer is not None

    def _luck(self, state: State, ply: int) -> protocol.Luck:
        return protocol.Luck(self._command.id, ply, self._swings(state, ply))

    def _judged(self, state: State, ply: int) -> protocol.Judged | None:
        played = self._match.actions[ply]
        seed = f"{self._command.seed}/{ply}"
        found = judge(state, played, self._knowledge, seed, self._playouts, self._should_stop)
        if found is None:
            return None
        share, chance, loss, error, stake = rounded([found.share, found.chance, found.loss, found.error, found.stake])
        return protocol.Judged(
            self._command.id,
            ply,
            state.to_move,
            str(played),
            str(found.best),
            share=share,
            chance=chance,
            loss=loss,
            error=error,
            expected=rounded(found.expected),
            stake=stake,
            results=dict(zip(found.results, rounded(list(found.results.values())), strict=True)),
        )

    def _swings(self, state: State, ply: int) -> list[float]:
        swings = [0.0] * state.players
        sizes = teams(state, self._knowledge)
        for seat in self._seats:
            rng = Random(f"{self._command.seed}/{ply}/{seat}")
            change = swing(state, self._match.actions[ply], seat, self._knowledge, rng)
            swings[seat] = change * sizes[seat]
        return rounded(swings)

    def _value(self, state: State, ply: int) -> protocol.Value:
        """The expected results, each reviewed seat's as that seat sees it."""
        expected = [0.0] * state.players
        points = [0.0] * state.players
        for seat in self._seats or [0]:
            search = Search(state, seat, self._knowledge, Random(f"{self._command.seed}/{ply}/{seat}"))
            search.run(1 if state.to_move == TERMINAL else DEALT * self._playouts)
            seen = search.expected()
            if seat == min(self._seats, default=0):
                expected = seen
            expected[seat] = seen[seat]
        return protocol.Value(self._command.id, ply, rounded(expected), points)


FIRST_INFO: Final = 0.1
"""Seconds until the first `info`."""
INFO_GROWTH: Final = 1.5
"""Each pause until the next `info` is this much longer."""
ROOT_VISITS: Final = 4
"""Playouts an analysis gives every legal action, so that none is without an estimate."""
MOST_PLAYOUTS: Final = 200_000
"""Playouts at which an analysis without a budget ends: more teach little, and the tree fills the memory."""


class Inbox(Protocol):
    """The lines that have arrived."""

    def waiting(self) -> bytes | None:
        """The next line if one has arrived, without waiting."""


class Refusal(Exception):  # noqa: N818  # a word for the mistake of the other side, like IllegalAction
    """A command that cannot be carried out; becomes an `error` line."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason


class Session:
    """Carries out commands; `send` gets every answer in order.

    An unexpected exception costs an answer, which becomes an `error` line, never the session.

    While a search runs, arriving lines are looked at after each playout: `stop` ends the search, `quit` the session
    too, anything else waits for its turn.
    """

    def __init__(self, inbox: Inbox, send: Callable[[protocol.Answer], None]) -> None:
        self._inbox = inbox
        self._send = send
        self._waiting: list[bytes] = []
        self._match: Match | None = None
        self.over = False

    def handle(self, line: bytes) -> None:
        """Carry out the command on `line`, then those that arrived meanwhile."""
        self._waiting.append(line)
        while self._waiting and not self.over:
            self._carry_out(self._waiting.pop(0))

    def _carry_out(self, line: bytes) -> None:
        if not line.strip():
            return
        try:
            command = protocol.decode_command(line)
        except protocol.MessageError as error:
            self._send(protocol.Error("bad-message", str(error)))
            return
        number = getattr(command, "id", 0)
        try:
            self._dispatch(command)
        except RecordError as error:
            self._send(protocol.Error(error.reason, str(error), number, error.line, error.rule))
        except Refusal as refusal:
            self._send(protocol.Error(refusal.reason, str(refusal), number))
        except OSError:
            raise  # the other side has gone
        except Exception as error:  # noqa: BLE001  # whatever a game's evaluation gets wrong
            self._send(internal(error, number))

    def _dispatch(self, command: protocol.AnyCommand) -> None:
        match command:
            case protocol.Hello():
                self._send(protocol.Identity("Hoshikan", __version__, protocol.VERSION, list(GAMES), list(LEVELS)))
            case protocol.Load():
                self._load(command)
            case protocol.Go():
                self._go(command)
            case protocol.Evaluate():
                self._evaluate(command)
            case protocol.Review():
                self._review(command)
            case protocol.Why():
                self._why(command)
            case protocol.Peek():
                self._peek(command)
            case protocol.Read():
                self._read(command)
            case protocol.Readable():
                self._readable(command)
            case protocol.Quit():
                self.over = True
            case protocol.Stop():
                pass  # nothing is running: like UCI, that is no mistake

    def _load(self, command: protocol.Load) -> None:
        loaded = record.read(command.record, GAMES)
        plies = loaded.ply
        if command.ply is not None:
            if command.ply > plies:
                raise Refusal("no-such-ply", f"ply {command.ply}: the record has {plies}")
            loaded.jump(command.ply)
        self._match = loaded
        state = loaded.state
        self._send(protocol.Loaded(loaded.game.id, state.players, loaded.ply, plies, state.to_move))

    def _loaded(self) -> Match:
        if self._match is None:
            raise Refusal("nothing-loaded", "load a match record first")
        return self._match

    def _go(self, command: protocol.Go) -> None:
        match = self._loaded()
        seat = match.state.to_move if command.seat is None else command.seat
        if match.state.to_move < 0:
            raise Refusal("no-decision", "no seat is to move here")
        if seat != match.state.to_move:
            raise Refusal("not-to-move", f"seat {seat} is not to move, seat {match.state.to_move} is")
        if command.level is not None and command.level not in LEVELS:
            raise Refusal("unknown-level", f"level {command.level[:40]}: known are {', '.join(LEVELS)}")
        if command.purpose == "move":
            self._move(match, command)
        elif command.purpose == "fallback":
            self._fall_back(match, command)
        else:
            self._analyse(match, seat, command)

    def _move(self, match: Match, command: protocol.Go) -> None:
        levels = levels_of(match.game.id)
        level = with_budget(levels[command.level or SKILLED.id], command.playouts, command.ms)
        begin = monotonic()
        player = level_player(match.game.knowledge(), level)
        action = player.choose_until(match.state, Random(command.seed), self._stop_requested)
        self._send(protocol.Best(command.id, str(action), player.searched, _since(begin)))

    def _fall_back(self, match: Match, command: protocol.Go) -> None:
        """Play greedily, or where that fails too any legal action."""
        begin, rng = monotonic(), Random(command.seed)
        try:
            action = GreedyPlayer(match.game.knowledge()).choose(match.state, rng)
        except Exception as error:  # noqa: BLE001  # the same fault, or another
            internal(error, command.id)
            action = rng.choice(match.state.legal_actions())
        self._send(protocol.Best(command.id, str(action), 0, _since(begin)))

    def _analyse(self, match: Match, seat: int, command: protocol.Go) -> None:
        level = _analysis_budget(match.game.id, command)
        settings = SearchSettings(root_visits=ROOT_VISITS, points=True)
        search = Search(match.state, seat, match.game.knowledge(), Random(command.seed), settings)
        begin = monotonic()
        end = begin + level.milliseconds / 1000
        pause, report = FIRST_INFO, begin + FIRST_INFO
        stopped = False

        def should_stop() -> bool:
            nonlocal stopped
            stopped = self._stop_requested()
            return stopped

        most = min(level.playouts, MOST_PLAYOUTS)
        while True:
            search.run(most - search.playouts, min(report, end), should_stop)
            if stopped or search.playouts >= most or monotonic() >= end:
                break
            self._send(protocol.Info(command.id, search.playouts, _since(begin), *_findings(search)))
            pause *= INFO_GROWTH
            report = monotonic() + pause
        findings = _findings(search)
        self._send(protocol.Best(command.id, findings[2][0].action, search.playouts, _since(begin), *findings))

    def _evaluate(self, command: protocol.Evaluate) -> None:
        match = self._loaded()
        if command.seat >= match.state.players:
            raise Refusal("no-such-seat", f"seat {command.seat}: the match has {match.state.players}")
        for ply in range(len(match.actions) + 1):
            if self._stop_requested():
                self._send(protocol.Evaluated(command.id, complete=False))
                return
            answer: protocol.Answer
            try:
                answer = self._value(match, match.position(ply), ply, command)
            except Exception as error:  # noqa: BLE001  # the others can still be evaluated
                answer = internal(error, command.id, ply)
            self._send(answer)
        self._send(protocol.Evaluated(command.id, complete=True))

    def _value(self, match: Match, state: State, ply: int, command: protocol.Evaluate) -> protocol.Value:
        knowledge = match.game.knowledge()
        search = Search(state, command.seat, knowledge, Random(f"{command.seed}/{ply}"), SearchSettings(points=True))
        search.run(1 if state.to_move == TERMINAL else command.playouts)
        return protocol.Value(command.id, ply, rounded(search.expected()), rounded(search.expected_points()))

    def _review(self, command: protocol.Review) -> None:
        match = self._loaded()
        if any(seat >= match.state.players for seat in command.seats):
            raise Refusal("no-such-seat", f"seats {command.seats}: the match has {match.state.players}")
        plies = range(len(match.actions)) if command.ply is None else (command.ply,)
        if command.ply is not None and command.ply >= len(match.actions):
            raise Refusal("no-such-ply", f"ply {command.ply}: the record has {len(match.actions)}")
        review = Reviewing(match, command, self._stop_requested)
        complete = all(review.send_review(ply, self._send) for ply in plies)
        if complete and command.ply is None:
            review.end(self._send)
        self._send(protocol.Reviewed(command.id, complete))

    def _why(self, command: protocol.Why) -> None:
        from hoshikan.teaching.opponent import Effort, UnexplainedError, explainer  # not part of a quick start

        match = self._decision(command.ply)
        if command.asker is not None and command.asker >= match.state.players:
            raise Refusal("no-such-seat", f"seat {command.asker}: the match has {match.state.players}")
        try:
            asked = explainer(match, command.ply, command.asker)
        except UnexplainedError as error:
            raise Refusal(error.reason, str(error)) from None
        effort = Effort() if command.worlds is None else Effort(command.worlds)
        deadline = None if command.ms is None else monotonic() + command.ms / 1000
        for answer in asked.explain(effort, self._stop_requested, deadline):
            self._send(protocol.Explained(command.id, command.ply, answer, last=False))
        self._send(protocol.Explained(command.id, command.ply, answer, last=True))

    def _peek(self, command: protocol.Peek) -> None:
        from hoshikan.teaching.peek import PLAYOUTS, WORLDS, decided_by_level, peek_at

        match = self._decision(command.ply)
        if not decided_by_level(match, command.ply):
            raise Refusal("no-bot", f"ply {command.ply}: not played by one of our levels")
        worlds = WORLDS if command.worlds is None else command.worlds
        playouts = PLAYOUTS if command.playouts is None else command.playouts
        for proof in peek_at(match, command.ply, worlds, playouts, self._stop_requested):
            self._send(protocol.Proved(command.id, command.ply, proof, last=False))
        self._send(protocol.Proved(command.id, command.ply, proof, last=True))

    def _read(self, command: protocol.Read) -> None:
        from hoshikan.teaching.reading import WORLDS, readings

        match = self._loaded()
        ply = match.ply if command.ply is None else command.ply
        if ply > match.ply:
            raise Refusal("no-such-ply", f"ply {ply}: the position has come about by {match.ply} actions")
        if command.asker >= match.state.players:
            raise Refusal("no-such-seat", f"seat {command.asker}: the match has {match.state.players}")
        worlds = WORLDS if command.worlds is None else command.worlds
        deadline = None if command.ms is None else monotonic() + command.ms / 1000
        for reading in readings(match, ply, command.asker, worlds, self._stop_requested, deadline):
            self._send(protocol.HiddenRead(command.id, reading, last=False))
        self._send(protocol.HiddenRead(command.id, reading, last=True))

    def _readable(self, command: protocol.Readable) -> None:
        from hoshikan.teaching.readable import exercise, readability

        match = self._loaded()
        if command.seat >= match.state.players:
            raise Refusal("no-such-seat", f"seat {command.seat}: the match has {match.state.players}")
        if match.state.to_move != TERMINAL:
            raise Refusal("not-over", "only after the end are all choices known")
        found = readability(match, command.seat, self._stop_requested)
        task = exercise(match, found)
        encoded = "" if task is None else msgspec.json.encode(task).decode()
        self._send(protocol.ReadableFound(command.id, found, encoded))

    def _decision(self, ply: int) -> Match:
        """Return the loaded match. Raises Refusal if it has no action with this number."""
        match = self._loaded()
        if ply >= match.ply:
            raise Refusal("no-such-ply", f"ply {ply}: the position has come about by {match.ply} actions")
        return match

    def _stop_requested(self) -> bool:
        while (line := self._inbox.waiting()) is not None:
            try:
                command = protocol.decode_command(line)
            except protocol.MessageError:
                command = None
            if isinstance(command, protocol.Quit):
                self.over = True
            if isinstance(command, protocol.Stop | protocol.Quit):
                return True
            self._waiting.append(line)
        return False


def _analysis_budget(game: str, command: protocol.Go) -> Level:
    """An analysis takes the level's budget, not its mistakes; without one it goes on until stopped."""
    if command.level is not None:
        return with_budget(for_analysis(levels_of(game)[command.level]), command.playouts, command.ms)
    return with_budget(SKILLED, command.playouts or MOST_PLAYOUTS, command.ms)


def _findings(search: Search) -> tuple[list[float], list[float], list[protocol.RankedAction]]:
    return rounded(search.expected()), rounded(search.expected_points()), [_ranked_action(e) for e in search.ranking()]


def _ranked_action(entry: Ranked) -> protocol.RankedAction:
    share, expected = rounded([entry.share, entry.expected])
    return protocol.RankedAction(str(entry.action), share, expected, rounded([entry.points], 3)[0], entry.visits)


def _since(begin: float) -> int:
    return round((monotonic() - begin) * 1000)


MAX_LINE: Final = 8_000_000
"""Bytes of a command; of a longer line only the start is looked at, which is an error, and the rest is skipped."""
CHUNK: Final = 1 << 16
NICENESS: Final = 10
"""Below everything a user looks at."""
NICENESS_VARIABLE: Final = "HOSHIKAN_NICENESS"
"""Sets another one in the environment, such as 0 where a caller waits for a process without a window."""


class LineReader:
    """Reads lines in a thread of its own, so that a running search can look whether `stop` has come.

    The source is unbuffered: a thread that waits in a buffered one holds its lock, and Python aborts at the exit.
    """

    def __init__(self, source: RawIOBase) -> None:
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=self._read, args=(source,), name="commands", daemon=True).start()

    def waiting(self) -> bytes | None:
        """The next line if one has arrived, without waiting."""
        try:
            return self._lines.get_nowait()
        except Empty:
            return None

    def next(self) -> bytes:
        """The next line, waited for; at the end of input a `quit`."""
        return self._lines.get()

    def _read(self, source: RawIOBase) -> None:
        splitter = LineSplitter(MAX_LINE)
        while chunk := source.read(CHUNK):
            for line in splitter.feed(chunk):
                self._lines.put(line)
        for line in splitter.last():
            self._lines.put(line)
        self._lines.put(protocol.encode(protocol.Quit()))


def serve(source: RawIOBase, sink: BinaryIO) -> None:
    """Hold one session on two byte streams until `quit` or the end of input."""

    def send(answer: protocol.Answer) -> None:
        sink.write(protocol.encode(answer))
        sink.flush()

    reader = LineReader(source)
    session = Session(reader, send)
    while not session.over:
        session.handle(reader.next())


def niceness() -> int:
    """Return the niceness that is added to that of the parent process."""
    value = os.environ.get(NICENESS_VARIABLE, "")
    return int(value) if value.isdecimal() else NICENESS


def main(argv: Sequence[str] = ()) -> int:
    """Entry point of the process; returns its exit code, 2 for a command line with anything on it."""
    if argv:
        sys.stderr.write(
            f"hoshikan-engine: unexpected argument {argv[0]!r}: all is said in JSON lines, see PROTOCOL.md\n"
        )
        return 2
    lower_priority(niceness())
    try:
        serve(FileIO(sys.stdin.fileno(), closefd=False), sys.stdout.buffer)
    except OSError as error:
        # Windows reports a closed pipe as an invalid argument.
        if not isinstance(error, BrokenPipeError) and (os.name != "nt" or error.errno != errno.EINVAL):
            raise
        # The reader is gone; what is still buffered must not fail again when Python flushes it at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
