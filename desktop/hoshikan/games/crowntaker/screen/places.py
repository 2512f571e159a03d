"""Boxes side by side on the table of CrownTaker, in scene units. Geometry only."""

from __future__ import annotations

from hoshikan.geometry import Rect, rect
from hoshikan.ui.board.table.kit.places import fan


def middle(
    left: float, top: float, size: tuple[float, float], count: int, width: float, gap: float = 12.0
) -> list[Rect]:
    """`count` boxes side by side in the middle of `width`, narrower if they must."""
    wide = min(size[0], (width - gap * (count - 1)) / max(count, 1))
    return fan(rect(left, top, width, size[1]), wide, count, gap, centred=True)


def row(place: Rect, shape: float, count: int, gap: float = 2.0) -> list[Rect]:
    """`count` cards from the left of `place`, as high as it and `shape` times as wide, or as their number allows."""
    wide = min(place.height * shape, (place.width - gap * (count - 1)) / max(count, 1))
    return fan(place, wide, count, gap)
