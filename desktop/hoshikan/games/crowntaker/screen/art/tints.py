"""Colours between two tokens."""

from __future__ import annotations

from PySide6.QtGui import QColor


def blend(one: str, other: str, share: float) -> QColor:
    """A colour between two tokens."""
    a, b = QColor(one), QColor(other)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )
