"""Rectangles of a table, in scene units: what places are made of before anything is drawn. No Qt."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle by its centre."""

    x: float
    y: float
    width: float
    height: float


def box(left: float, top: float, width: float, height: float) -> Box:
    """A rectangle by its corner."""
    return Box(left + width / 2, top + height / 2, width, height)
