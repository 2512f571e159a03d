"""Steps of what is staged, numbered as they come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from hoshikan.engine import Event
from hoshikan.ui.board.table.model import Banner, Beat, Duration
from hoshikan.ui.kit.sound.names import Sound


class Staging:
    """Base of the step-by-step staging of an action: every beat opens the next step, and the cues that follow run in
    it."""

    def __init__(self) -> None:
        self._step = -1

    def _beat(
        self,
        events: Sequence[Event],
        moment: str = "",
        lights: Sequence[str] = (),
        banner: Banner | None = None,
        *,
        lasts: Duration | None = None,
        hold: Duration | None = None,
        sound: Sound | Literal[""] = "",
    ) -> Beat:
        self._step += 1
        return Beat(self._step, tuple(events), moment, tuple(lights), banner, lasts, hold, sound)
