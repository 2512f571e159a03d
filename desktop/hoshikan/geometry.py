"""Rectangles of a table, in scene units: what places are made of before anything is drawn. No Qt."""

from __future__ import annotations

from msgspec import Struct


class Sides:
    """The sides of what has a centre, a width and a height."""

    __slots__ = ()
    x: float
    y: float
    width: float
    height: float

    @property
    def left(self) -> float:
        return self.x - self.width / 2

    @property
    def right(self) -> float:
        return self.x + self.width / 2

    @property
    def top(self) -> float:
        return self.y - self.height / 2

    @property
    def bottom(self) -> float:
        return self.y + self.height / 2


class Rect(Sides, Struct, frozen=True):
    """A rectangle by its centre."""

    x: float
    y: float
    width: float
    height: float


def rect(left: float, top: float, width: float, height: float) -> Rect:
    """A rectangle by its corner."""
    return Rect(left + width / 2, top + height / 2, width, height)
