"""Time on the table: steps of motion one after another, skippable, at the speed of the settings."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal

Tween = Callable[[float], None]
"""Shows a motion at 0..1 of its way. Always called with 1.0 at the end, even if nothing was shown before."""
Build = Callable[[], Sequence[Tween]]
"""Makes the tweens of a step when its turn comes, from where the pieces then are."""

SPEEDS: Final = MappingProxyType({"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0})
"""Factor on the durations of the theme, by the name used in the settings."""


class Motion(QObject):
    """A queue of steps. `finished` comes when the last one is over."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._factor = SPEEDS["normal"]
        self._waiting: deque[tuple[Build, int]] = deque()
        self._tweens: Sequence[Tween] = ()
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock.valueChanged.connect(self._show)
        self._clock.finished.connect(self._next)

    @property
    def is_moving(self) -> bool:
        return bool(self._tweens) or bool(self._waiting)

    def set_speed(self, speed: str) -> None:
        """One of `SPEEDS`. "off" ends what is moving."""
        self._factor = SPEEDS[speed]
        if not self._factor:
            self.fast_forward()

    def enqueue(self, build: Build, milliseconds: int) -> None:
        """Add a step that takes `milliseconds` at normal speed."""
        self._waiting.append((build, milliseconds))
        if not self._factor:
            self.fast_forward()
        elif not self._tweens:
            self._next()

    def fast_forward(self) -> None:
        """Show the end of everything at once."""
        if not self.is_moving:
            return
        self._clock.stop()
        self._finish_step()
        while self._waiting:
            build, _ = self._waiting.popleft()
            self._tweens = build()
            self._finish_step()
        self.finished.emit()

    def _next(self) -> None:
        self._finish_step()
        while self._waiting and not self._tweens:
            build, milliseconds = self._waiting.popleft()
            self._tweens = build()
            if self._tweens:
                self._clock.setDuration(max(1, round(milliseconds * self._factor)))
                self._clock.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)
                return
        self.finished.emit()

    def _finish_step(self) -> None:
        tweens, self._tweens = self._tweens, ()
        for tween in tweens:
            tween(1.0)

    def _show(self, value: float) -> None:
        for tween in self._tweens:
            tween(value)
