"""Silent outputs and devices: they note the calls they get."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import NamedTuple

from hoshikan.ui.kit.sound.room import SpeakerError


class Played(NamedTuple):
    """A sound as an output received it."""

    file: str
    gain: float
    at: float


class Clock:
    """A clock whose seconds pass on demand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class FakeOutput:
    """A `room.Output`: notes what was played, how loud and when."""

    def __init__(self, clock: Callable[[], float] = Clock()) -> None:  # noqa: B008  # one that stands still
        self.played: list[Played] = []
        self.loops: list[tuple[str, float]] = []
        self.closed = 0
        self._clock = clock

    @property
    def files(self) -> list[str]:
        return [one.file for one in self.played]

    def play(self, file: str, gain: float) -> None:
        self.played.append(Played(file, gain, self._clock()))

    def loop(self, file: str, gain: float) -> None:
        self.loops.append((file, gain))

    def close(self) -> None:
        self.closed += 1


class FakeSpeaker:
    """A `speaker.Speaker` that asks when the test does."""

    def __init__(self, *, there: bool = True) -> None:
        self.there = there
        self.told: list[str] = []
        self.fill: Callable[[int], bytes] = lambda count: bytes(2 * count)
        self._news = threading.Condition()

    def start(self, rate: int, fill: Callable[[int], bytes]) -> None:  # as speakers have it
        self.fill = fill
        self._note("start" if self.there else "no device")
        if not self.there:
            raise SpeakerError("there is none")

    def rest(self) -> None:
        self._note("rest")

    def close(self) -> None:
        self._note("close")

    def wait_for(self, count: int) -> list[str]:
        """Return the received values, once there are that many."""
        with self._news:
            assert self._news.wait_for(lambda: len(self.told) >= count, timeout=10), self.told
            return list(self.told)

    def _note(self, what: str) -> None:
        with self._news:
            self.told.append(what)
            self._news.notify_all()
