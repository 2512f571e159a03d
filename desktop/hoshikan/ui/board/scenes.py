"""The tables of the games, found by their ids."""

from __future__ import annotations

from PySide6.QtCore import QObject

from hoshikan.engine.view import View
from hoshikan.ui.board.screens import room, text_of
from hoshikan.ui.board.table.editing import Editing
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.theme import Theme


def new_scene(game_id: str, theme: Theme, parent: QObject | None = None) -> TableScene[View]:
    """A fresh table of a game (`screen/scene.py`), empty until a position is shown."""
    scene = room(game_id, "scene").Scene(text_of(game_id), theme, parent)
    assert isinstance(scene, TableScene)
    return scene


def new_edit_scene(game_id: str, theme: Theme, parent: QObject | None = None) -> Editing[View]:
    """A fresh table on which a position of a game is set up (`screen/editing.py`)."""
    scene = room(game_id, "editing").EditScene(text_of(game_id), theme, parent)
    assert isinstance(scene, Editing)
    return scene
