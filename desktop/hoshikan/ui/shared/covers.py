"""Pictures of a game or a match in a list: the game's cover, and the theme of a match's picture."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QPainter

from hoshikan.ui.board.screens import room
from hoshikan.ui.kit.look.theme import Theme
from hoshikan.ui.kit.widgets.tile import Drawing

if TYPE_CHECKING:
    from hoshikan.ui.board.table.poster import Frame, Poster

BLEED: Final = 10
"""Pixels by which a layer of a box is larger than the box on every side, since it moves."""
SHADOW: Final = 30
"""Pixels around a box that its shadow may take."""
THEME_KEY: Final = "theme"
"""Key of the name of a picture's theme."""


@cache
def poster_of(game_id: str) -> Poster:
    """The cover of a game in its layers (`screen/art/cover.py`); a plain night sky where it has none."""
    from hoshikan.ui.board.table.poster import Poster

    try:
        poster = room(game_id, "art.cover").POSTER
    except ModuleNotFoundError:
        return Poster((_plain_sky,))
    assert isinstance(poster, Poster)
    return poster


def cover_of(game_id: str) -> Drawing:
    """Return a function that draws the cover of a game, cropped to its place."""
    return poster_of(game_id).paint


def _plain_sky(painter: QPainter, frame: Frame, theme: Theme) -> None:
    """A cover for a game without one."""
    from hoshikan.ui.board.table.drawing import draw_sky  # here, because Home has covers of games only

    draw_sky(painter, frame.rect, theme, 90)
