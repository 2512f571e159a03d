"""Questions about an action of another seat, without widgets: its reasons, what it shows, and whether it was fair."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

import msgspec
from PySide6.QtCore import QObject, Signal

from hoshikan.bots import protocol
from hoshikan.engine import CHANCE, TERMINAL, Match
from hoshikan.teaching.explanation import Explanation, Peeked, Reading
from hoshikan.teaching.opponent import is_known

Topic = Literal["why", "reading", "proof"]
Refusal = Literal["", "not-over", "still-hidden", "silent"]


class OtherSide(msgspec.Struct, frozen=True):
    """The answers about one action so far."""

    ply: int
    """The number of the action, from 0."""
    seat: int
    """The seat that acted."""
    asker: int | None
    """The seat whose knowledge counts; None for a spectator after the end."""
    over: bool
    """True if the match is over, and nothing is secret any more."""
    bot: bool
    """True if one of our bots acted, so that its decision can be repeated."""
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

    def read(self, match: Match, asker: int, listen: Callable[[protocol.Answer], None]) -> None:
        """Pass growing `HiddenRead` to `listen`."""

    def cancel(self) -> None:
        """Forget the question."""


def can_be_asked(match: Match, ply: int, asker: int | None) -> bool:
    """True if the action is a decision of another seat than the asker's."""
    return 0 <= ply < match.ply and match.mover(ply) not in (CHANCE, asker)


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

    def turn_to(self, topic: Topic) -> None:
        """Answer another question about the same action; an answer that is complete is only shown again."""
        shown, match = self.shown, self._match
        if shown is None or match is None or shown.refused or topic == shown.topic:
            return
        if topic == "proof" and not shown.bot:
            return
        self._engine.cancel()
        self._show(msgspec.structs.replace(shown, topic=topic, growing=True))
        if topic == "why":
            self._engine.explain(match, shown.ply, shown.asker, self._listen)
        elif topic == "reading":
            self._engine.read(match.beginning(shown.ply + 1), shown.reader, self._listen)
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
