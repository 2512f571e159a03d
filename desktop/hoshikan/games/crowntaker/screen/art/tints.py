"""Colours between two tokens."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtGui import QColor

LEGIBLE: Final = 4.6
"""Contrast of quiet words on dyed cloth, with a little to spare for its weave."""
_STEPS: Final = 12


@cache
def dyed(tint: str, ground: str, ink: str, share: float) -> QColor:
    """Return cloth in a seat's colour with this share of `ground`, or with more where `ink` would be unreadable: some
    seats are nearly black by day, and nearly white at night."""
    for step in range(_STEPS):
        cloth = blend(tint, ground, share + (1 - share) * step / _STEPS)
        if _contrast(cloth, QColor(ink)) >= LEGIBLE:
            return cloth
    return QColor(ground)


def _contrast(one: QColor, other: QColor) -> float:
    """Return the contrast by WCAG, 1..21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def blend(one: str, other: str, share: float) -> QColor:
    """A colour between two tokens."""
    a, b = QColor(one), QColor(other)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )
