"""The only access to a game's looks and words: the modules of its `screen`, found by its id.

Its table is opened in `board.scenes`, its cover in `shared.boxart`; both come through here. What a screen stands on
(`text`, `board.table`, `kit`) knows nothing of this module.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from hoshikan.listing import package_of
from hoshikan.ui.text.covertext import CoverText

if TYPE_CHECKING:
    from hoshikan.engine import View
    from hoshikan.ui.text.gametext import EditText, GameText
    from hoshikan.ui.text.sketch import Sketch


def room(game_id: str, name: str) -> ModuleType:
    """A module of a game's `screen`. Raises ModuleNotFoundError."""
    return import_module(f"{package_of(game_id)}.screen.{name}")


def text_of(game_id: str) -> GameText[View]:
    """The words of a game (`screen/text.py`)."""
    from hoshikan.ui.text.gametext import GameText

    text = room(game_id, "text").TEXT
    assert isinstance(text, GameText)
    return text


def cover_text_of(game_id: str) -> CoverText:
    """Title and tagline of a game (`screen/cover.py`); loads nothing else of it."""
    cover = room(game_id, "cover").COVER
    assert isinstance(cover, CoverText)
    return cover


def edit_text_of(game_id: str) -> EditText[View]:
    """Return the words for setting up a position of a game (`screen/scene.py`)."""
    from hoshikan.ui.text.gametext import EditText

    text = room(game_id, "scene").EDIT_TEXT
    assert isinstance(text, EditText)
    return text


def sketch_of(game_id: str) -> Sketch[View]:
    """Return the text picture of a game (`screen/sketch.py`); its board where it has none."""
    from hoshikan.engine.opengame import GridGame
    from hoshikan.games import GAMES
    from hoshikan.ui.text.sketch import GridSketch, Sketch

    try:
        sketch = room(game_id, "sketch").SKETCH
    except ModuleNotFoundError:
        game = GAMES[game_id]
        if not isinstance(game, GridGame):
            raise
        sketch = GridSketch(game.grid)
    assert isinstance(sketch, Sketch)
    return sketch
