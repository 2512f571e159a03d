"""The only door to what a game looks like and says: its words, its table and its cover, found by its id."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from hoshikan.listing import package_of
from hoshikan.ui.covertext import CoverText

if TYPE_CHECKING:
    from hoshikan.ui.gametext import GameText
    from hoshikan.ui.look.theme import Theme
    from hoshikan.ui.table.scene import TableScene
    from hoshikan.ui.widgets.picture import Drawing


def text_of(game_id: str) -> GameText[Any]:
    """The words of a game (`screen/text.py`)."""
    from hoshikan.ui.gametext import GameText

    text = _room(game_id, "text").TEXT
    assert isinstance(text, GameText)
    return text


def new_scene(game_id: str, theme: Theme, parent: QObject | None = None) -> TableScene[Any]:
    """A fresh table of a game (`screen/scene.py`), empty until a position is shown."""
    from hoshikan.ui.table.scene import TableScene

    scene = _room(game_id, "scene").Scene(text_of(game_id), theme, parent)
    assert isinstance(scene, TableScene)
    return scene


def cover_text_of(game_id: str) -> CoverText:
    """Title and tagline of a game (`screen/cover.py`); loads nothing else of it."""
    cover = _room(game_id, "cover").COVER
    assert isinstance(cover, CoverText)
    return cover


@cache
def cover_of(game_id: str) -> Drawing:
    """What draws the cover of a game (`screen/art/cover.py`); a plain night sky where it has none."""
    try:
        drawing: Drawing = _room(game_id, "art.cover").paint_cover
    except ModuleNotFoundError:
        from hoshikan.ui.covers import plain_sky

        return plain_sky
    return drawing


def _room(game_id: str, name: str) -> ModuleType:
    return import_module(f"{package_of(game_id)}.screen.{name}")
