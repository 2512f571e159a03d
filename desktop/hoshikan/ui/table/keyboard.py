"""Moving the focus over the table with arrows and Tab."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import Qt

from hoshikan.ui.table.model import Placement

ARROWS: Final = MappingProxyType(
    {
        Qt.Key.Key_Left: (-1, 0),
        Qt.Key.Key_Right: (1, 0),
        Qt.Key.Key_Up: (0, -1),
        Qt.Key.Key_Down: (0, 1),
    }
)
_SIDEWAYS: Final = 2.5
"""A step to the side counts this much more than one in the direction asked for."""


def neighbour(places: Sequence[Placement], start: Placement, direction: tuple[int, int]) -> Placement | None:
    """The nearest of `places` from `start` in a direction of the screen; None if nothing lies there."""
    best: tuple[float, Placement] | None = None
    for place in places:
        if place.key == start.key:
            continue
        dx, dy = place.x - start.x, place.y - start.y
        ahead = dx * direction[0] + dy * direction[1]
        aside = abs(dx * direction[1]) + abs(dy * direction[0])
        if ahead <= 1 or aside > 2 * ahead + max(start.width, start.height) / 2:
            continue
        distance = ahead + _SIDEWAYS * aside
        if best is None or distance < best[0]:
            best = (distance, place)
    return None if best is None else best[1]


def zones(places: Sequence[Placement]) -> list[str]:
    """The zones in the order in which they were laid out."""
    return list(dict.fromkeys(place.zone for place in places))


def next_zone(places: Sequence[Placement], current: str, step: int) -> str | None:
    """The zone after (1) or before (-1) `current`; None beyond the last, where focus leaves the table."""
    order = zones(places)
    index = order.index(current) + step if current in order else (0 if step > 0 else len(order) - 1)
    return order[index] if 0 <= index < len(order) else None
