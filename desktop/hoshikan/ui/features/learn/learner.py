"""The players at the table of a lesson or a question: the learner, and bots."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from hoshikan.engine.view import View
from hoshikan.ui.board.match.deals import bot_names
from hoshikan.ui.board.match.moods import moods
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.board.table.sitters import Sitter
from hoshikan.ui.kit.look.portraits import face_of
from hoshikan.ui.session.context import AppContext
from hoshikan.ui.session.people import People
from hoshikan.ui.text.gametext import GameText

LARGEST: Final = 1.8
"""Scale of the few tiles on the map of a lesson or a question, relative to a new match."""


class Learner(QObject):
    """The names and faces around a table where `own` is the learner's seat, None for a spectator."""

    def __init__(self, context: AppContext, text: GameText[View], parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._text = text

    def names(self, players: int, own: int | None) -> list[str]:
        """Return the names of all players on the table."""
        bots = iter(bot_names(self._text.taken_names(None)))
        return [self.tr("You") if place == own else next(bots) for place in range(players)]

    def seat_all(self, scene: TableScene[View], view: View, own: int | None) -> None:
        """Show all faces: the learner's own, and those of the others' names."""
        learner = People(self._context.notebook).face(self._context.settings.player_name)
        names = self.names(view.players, own)
        faces = [learner if place == own else face_of(name) for place, name in enumerate(names)]
        scene.stage.seat([Sitter(face, mood) for face, mood in zip(faces, moods(view, self._text), strict=True)])
