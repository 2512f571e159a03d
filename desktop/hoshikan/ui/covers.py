"""The cover of a game that has no art of its own yet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hoshikan.ui.look.theme import Theme

THEME_KEY: Final = "theme"
"""Under which the picture of a match says the name of the theme it was painted in."""


def plain_sky(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A cover for a game without one."""
    from hoshikan.ui.table.drawing import draw_sky

    draw_sky(painter, rect, theme, 90)
