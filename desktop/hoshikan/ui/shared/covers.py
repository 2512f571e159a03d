"""Pictures of a game or a match in a list: the game's cover, and the theme of a match's picture."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from hoshikan.ui.board.screens import room
from hoshikan.ui.kit.widgets.tile import Drawing

if TYPE_CHECKING:
    from hoshikan.ui.board.table.poster import Poster

BLEED: Final = 10
"""Pixels by which a layer of a box is larger than the box on every side, since it moves."""
SHADOW: Final = 30
"""Pixels around a box that its shadow may take."""
THEME_KEY: Final = "theme"
"""Key of the name of a picture's theme."""


@cache
def poster_of(game_id: str) -> Poster:
    """The cover of a game in its layers (`screen/art/cover.py`); stars in the sky where it has none."""
    from hoshikan.ui.board.table.poster import Poster

    try:
        poster = room(game_id, "art.cover").POSTER
    except ModuleNotFoundError:
        from hoshikan.ui.board.table.kit.covers import starry  # here, because Home has covers of games only

        return starry()
    assert isinstance(poster, Poster)
    return poster


def cover_of(game_id: str) -> Drawing:
    """Return a function that draws the cover of a game, cropped to its place."""
    return poster_of(game_id).paint
