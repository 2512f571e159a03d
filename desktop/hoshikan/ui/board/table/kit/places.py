"""Places of pieces on tables of every game, in scene units. Geometry only.

A table is 1600 wide and as high as the window's shape allows, within its limits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from hoshikan.engine import Event
from hoshikan.geometry import Rect, rect
from hoshikan.ui.board.table.model import Banner, Beat, Duration
from hoshikan.ui.kit.sound.room import Sound


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


WIDTH: Final = 1600.0


def table_height(aspect: float, least: float, most: float) -> float:
    """The height of a table in a window `aspect` times as wide as high."""
    return min(max(WIDTH / aspect, least), most)


def order_at_table(seat: int, players: int, own: int | None) -> int:
    """The place of a seat from 0 on, clockwise, the player at the screen (None: a spectator) last."""
    last = players - 1 if own is None else own
    return (seat - last - 1) % players


def fan(place: Rect, width: float, count: int, gap: float, centred: bool = False) -> list[Rect]:
    """`count` cards as high as `place` and so wide, from its left (or about its middle), with a gap between them or,
    where there is no room for that, closer and in the end one over the other."""
    step = min(width + gap, (place.width - width) / max(1, count - 1))
    left = place.x - (width + step * (count - 1) if centred else place.width) / 2
    top = place.top
    return [rect(left + index * step, top, width, place.height) for index in range(count)]


def grid(
    left: float, top: float, size: tuple[float, float], count: int, columns: int, gaps: tuple[float, float]
) -> list[Rect]:
    """`count` places of one size in rows of `columns`, with gaps beside and below them."""
    (width, height), (beside, below) = size, gaps
    return [
        rect(left + index % columns * (width + beside), top + index // columns * (height + below), width, height)
        for index in range(count)
    ]
