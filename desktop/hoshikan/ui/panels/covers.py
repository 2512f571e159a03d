"""What stands for a game or a match in a list: the game's cover, and how a picture of a match says its theme."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hoshikan.ui.look.theme import Theme
from hoshikan.ui.text.rooms import room
from hoshikan.ui.widgets.picture import Drawing

THEME_KEY: Final = "theme"
"""Under which the picture of a match says the name of the theme it was painted in."""


@cache
def cover_of(game_id: str) -> Drawing:
    """What draws the cover of a game (`screen/art/cover.py`); a plain night sky where it has none."""
    try:
        drawing: Drawing = room(game_id, "art.cover").paint_cover
    except ModuleNotFoundError:
        return plain_sky
    return drawing


def plain_sky(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A cover for a game without one."""
    from hoshikan.ui.table.drawing import draw_sky  # here, because Home has covers of games only

    draw_sky(painter, rect, theme, 90)
