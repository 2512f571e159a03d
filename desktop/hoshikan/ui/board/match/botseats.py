"""Decisions for the seats of bots: by our engine at their levels, or by programs that the player has chosen for
them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from hoshikan.bots.levels import LEVELS
from hoshikan.engine import Match
from hoshikan.ui.board.match.engine_client import EngineClient, Listener, Patience

OUTSIDE = Patience(searching=60_000)
"""Nobody knows how long another program thinks."""


class BotSeats(QObject):
    """One decision at a time, for any bot."""

    failed = Signal(int, str)
    """Another program, at this seat, does not go on, tried twice; the text is that of `EngineClient.failed`."""
    settled = Signal()
    """The failure of `failed` is over."""

    def __init__(self, ours: EngineClient, programs: Mapping[int, Sequence[str]], parent: QObject | None) -> None:
        """`programs` has the commands of other programs by seat; each plays in a process of its own."""
        super().__init__(parent)
        self._ours = ours
        self._others: dict[int, EngineClient] = {}
        for seat, command in programs.items():
            client = EngineClient(command, None, self, OUTSIDE, greets=True)
            client.failed.connect(lambda said, seat=seat: self.failed.emit(seat, said))
            client.settled.connect(self.settled)
            self._others[seat] = client

    @property
    def outside(self) -> frozenset[int]:
        """The seats that other programs play."""
        return frozenset(self._others)

    @property
    def busy(self) -> bool:
        """True if a question waits for its answer, also one to our engine for a person."""
        return any(client.asked for client in self._others.values()) or self._ours.busy

    @property
    def thinking(self) -> bool:
        """True if one of them works at an answer."""
        return any(client.busy for client in (self._ours, *self._others.values()))

    def start(self) -> None:
        """Start all processes in the background."""
        for client in (self._ours, *self._others.values()):
            client.start()

    def choose(self, match: Match, seat: int, seed: int, listen: Listener) -> None:
        """The move of the bot at `seat`, which is to move; `listen` gets `Best`."""
        level = match.header.seats[seat].level
        # A record may name a level of another version or of another program: ours play at their usual one.
        self._others.get(seat, self._ours).choose(match, level if level in LEVELS else "", seed, listen)

    def hurry(self) -> None:
        """Ask for the best answer found so far; another program answers when it likes."""
        self._ours.hurry()

    def cancel(self) -> None:
        """Forget the question under way."""
        for client in (self._ours, *self._others.values()):
            client.cancel()

    def retry(self, seat: int) -> None:
        """Ask the program at `seat` again what failed."""
        if seat in self._others:
            self._others[seat].retry()

    def dismiss(self, seat: int) -> None:
        """End the program at `seat`: from now on our engine decides there."""
        client = self._others.pop(seat, None)
        if client is not None:
            client.close()
            client.deleteLater()

    def close(self) -> None:
        """End all processes."""
        for client in (self._ours, *self._others.values()):
            client.close()
