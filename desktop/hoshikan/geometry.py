"""Rectangles of a table, in scene units: what places are made of before anything is drawn. No Qt."""

from __future__ import annotations

from msgspec import Struct


class Rect(Struct, frozen=True):
    """A rectangle by its centre."""

    x: float
    y: float
    width: float
    height: float


def rect(left: float, top: float, width: float, height: float) -> Rect:
    """A rectangle by its corner."""
    return Rect(left + width / 2, top + height / 2, width, height)
