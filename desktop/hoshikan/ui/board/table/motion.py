"""Time on the table: steps of motion one after another, skippable, at the speed of the settings."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal

Tween = Callable[[float], None]
"""Shows a motion at 0..1 of its way. Always called with 1.0 at the end, even if nothing was shown before."""
Build = Callable[[], Sequence[Tween]]
"""Makes the tweens of a step when its turn comes, from where the pieces then are."""

SPEEDS: Final = MappingProxyType({"off": 0.0, "still": 1.0, "fast": 0.5, "normal": 1.0, "slow": 2.0})
"""Factor on the durations of the theme, by the name used in the settings. "still" is for those who want to see no
motion: everything is at its end at once, and stands as long as it does at normal speed where it is held."""

SEEN_MS: Final = 600
"""Milliseconds until what has begun counts as seen: a press before was meant for something else."""
_LONGEST_FRAME: Final = 200
"""Milliseconds that pass at most from one frame to the next: what a busy machine did not paint was not seen."""


class Heard(NamedTuple):
    """A sound of a step."""

    at: float
    """At which share (0..1) of the time that its tweens take."""
    sound: str
    """See `ui.kit.sound.room`."""


class Step(NamedTuple):
    """Something that happens on the table, and the time it is given."""

    build: Build
    milliseconds: int = 0
    """Duration of its tweens at normal speed; 0 where there are none."""
    hold: int = 0
    """Duration of the still picture after them."""
    moment: int = 0
    """Steps with the same number are skipped together; 0 for what is no great moment."""
    over: Callable[[], None] | None = None
    """Called when the tweens are at their ends, before the picture stands."""
    hears: Callable[[], Sequence[Heard]] | None = None
    """Its sounds, asked for just before `build`."""


class Motion(QObject):
    """A queue of steps. `finished` comes when the last one is over.

    A sound comes when its share of the way is shown, and never without it: of steps that are skipped, or
    take no time, only the last sound is played, and none of those that are fast forwarded."""

    finished = Signal()
    sounded = Signal(str)
    """A sound is to be played now, by its name."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speed = "normal"
        self._waiting: deque[Step] = deque()
        self._now: Step | None = None
        self._tweens: Sequence[Tween] = ()
        self._at = self._moves = self._lasts = 0.0
        """Of the step now shown: elapsed, moving and total time, in milliseconds."""
        self._moment: int | None = None
        """Moment of the step now shown; None while nothing is shown."""
        self._shown = 0.0
        """Milliseconds since that moment began."""
        self._sounds: deque[Heard] = deque()
        """Sounds of the step now shown that are still to come."""
        self._unheard = ""
        """The last sound of what went by without being shown."""
        self._skips = False
        self._curve = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._awake = True
        self._clock = _Clock(self.advance, self)

    @property
    def is_moving(self) -> bool:
        """True if anything is shown or waits for its turn."""
        return self._now is not None or bool(self._waiting)

    @property
    def in_moment(self) -> bool:
        """True if the shown step is part of a spotlight, which `skip` ends."""
        return self._now is not None and self._now.moment != 0

    @property
    def is_fresh(self) -> bool:
        """True while what is shown began too recently to be skipped by a press."""
        return self.is_moving and self._shown < SEEN_MS

    def ignores_press(self, *, held: bool = False) -> bool:
        """Return True if a press does nothing: a great moment is still to come or has only begun, or began while the
        key was `held`."""
        return self.has_moments and (held or self.is_fresh or not self.in_moment)

    @property
    def has_moments(self) -> bool:
        """True if a spotlight is shown or waits for its turn."""
        return self.in_moment or any(step.moment for step in self._waiting)

    @property
    def speed(self) -> str:
        """One of `SPEEDS`."""
        return self._speed

    @property
    def is_off(self) -> bool:
        """True if nothing takes any time."""
        return not SPEEDS[self._speed]

    def lasting(self, milliseconds: int) -> int:
        """Return the duration of something that is not in the queue, such as a piece that follows the mouse."""
        return 0 if self._speed == "still" else round(milliseconds * SPEEDS[self._speed])

    @property
    def is_running(self) -> bool:
        """True if a timer runs."""
        return self._clock.state() == QAbstractAnimation.State.Running

    def set_speed(self, speed: str) -> None:
        """One of `SPEEDS`. "off" and "still" end what is moving; otherwise what is shown keeps its pace."""
        before, self._speed = self._speed, speed
        if speed != before and speed in ("off", "still"):
            self.fast_forward()

    def set_awake(self, awake: bool) -> None:
        """Set whether time passes: it stops while the window is not visible."""
        self._awake = awake
        self._wind()

    def take_the_time(self) -> None:
        """From now on time passes by `advance` only: for pictures of what moves, and for tests."""
        self._clock.by_hand = True
        self._wind()

    def enqueue(self, build: Build, milliseconds: int) -> None:
        """Add a step that takes `milliseconds` at normal speed."""
        self.play(Step(build, milliseconds))

    def play(self, *steps: Step) -> None:
        """Add steps. Where they take no time, `finished` comes once, after all of them."""
        self._waiting.extend(steps)
        if self.is_off:
            self.fast_forward()
        elif self._now is None:
            self._next()

    def advance(self, milliseconds: float) -> None:
        """Let time pass."""
        while self._now is not None:
            left = self._lasts - self._at
            if milliseconds < left:
                self._at += milliseconds
                self._shown += milliseconds
                self._show()
                return
            milliseconds -= left
            self._shown += left
            self._hear(1.0)
            self._next()

    def skip(self) -> None:
        """Show the end of the great moment at once, and go on with what comes after it."""
        moment = self._now.moment if self._now is not None else 0
        self._skips = True
        while moment and self._now is not None and self._now.moment == moment:
            self._next()
        self._skips = False
        self._hear_last()

    def fast_forward(self) -> None:
        """Show the end of everything at once."""
        if not self.is_moving:
            return
        self._arrive()
        while self._waiting:
            self._now = self._waiting.popleft()
            self._tweens = self._now.build()
            self._arrive()
        self._unheard = ""
        self._end()

    def _next(self) -> None:
        self._arrive()
        while self._waiting:
            self._begin(self._waiting.popleft())
            if self._lasts:
                self._hear_last()
                self._wind()
                self._show()
                return
            self._arrive()
        self._end()

    def _begin(self, step: Step) -> None:
        self._sounds.extend(sorted(step.hears()) if step.hears is not None else ())
        if step.moment != self._moment:
            self._moment, self._shown = step.moment, 0.0
        self._now, self._tweens = step, step.build()
        factor = SPEEDS[self._speed]
        self._at = 0.0
        self._moves = step.milliseconds * factor if self._tweens and self._speed != "still" else 0.0
        self._lasts = self._moves + step.hold * factor

    def _show(self) -> None:
        if self._at >= self._moves:
            self._hear(1.0)
            self._reach_end()
            return
        share = self._at / self._moves
        self._hear(share)
        value = self._curve.valueForProgress(share)
        for tween in self._tweens:
            tween(value)

    def _reach_end(self) -> None:
        """The tweens have ended; emit the events that waited for that, once."""
        step, tweens = self._now, self._tweens
        self._tweens = ()
        for tween in tweens:
            tween(1.0)
        if step is not None and step.over is not None:
            self._now = step._replace(over=None)
            step.over()

    def _hear(self, share: float) -> None:
        """All sounds up to a share of the way, each once."""
        while self._sounds and self._sounds[0].at <= share and not self._skips:
            self.sounded.emit(self._sounds.popleft().sound)

    def _hear_last(self) -> None:
        """The last sound of what went by, once something is shown again."""
        if self._unheard and not self._skips:
            unheard, self._unheard = self._unheard, ""
            self.sounded.emit(unheard)

    def _arrive(self) -> None:
        if self._sounds:
            self._unheard = self._sounds[-1].sound
            self._sounds.clear()
        self._reach_end()
        self._now = None

    def _end(self) -> None:
        self._now = self._moment = None
        self._hear_last()
        self._wind()
        self.finished.emit()

    def _wind(self) -> None:
        """Let the clock run exactly while there is something to show."""
        self._clock.run(self._awake and self._now is not None)


class _Clock(QAbstractAnimation):
    """Frames as the screen wants them, for as long as it runs."""

    def __init__(self, advance: Callable[[float], None], parent: QObject) -> None:
        super().__init__(parent)
        self._advance = advance
        self._time = 0
        self.by_hand = False

    def duration(self) -> int:
        """Without end."""
        return -1

    def updateCurrentTime(self, time: int) -> None:
        passed, self._time = time - self._time, time
        if passed > 0:
            self._advance(float(min(passed, _LONGEST_FRAME)))

    def run(self, wanted: bool) -> None:
        running = self.state() == QAbstractAnimation.State.Running
        if wanted and not running and not self.by_hand:
            self._time = 0
            self.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)
        elif running and (not wanted or self.by_hand):
            self.stop()
