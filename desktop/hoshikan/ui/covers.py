"""The cover of a game: its own art, or a plain night sky where a game has none."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hoshikan.ui.theme import Theme
from hoshikan.ui.widgets.picture import Drawing

THEME_KEY: Final = "theme"
"""Under which the picture of a match says the name of the theme it was painted in."""


@cache
def cover_of(package: str) -> Drawing:
    """What draws the cover of the game in this package."""
    try:
        drawing: Drawing = import_module(package + ".art.cover").paint_cover
    except ModuleNotFoundError:
        return _plain_sky
    return drawing


def _plain_sky(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    from hoshikan.ui.table.drawing import draw_sky

    draw_sky(painter, rect, theme, 90)
