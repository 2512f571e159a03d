"""A shown table of Sterre en Kroon with hands, and random positions, for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hoshikan.engine import Event, State
from hoshikan.ui.table.items import PieceItem
from hoshikan.ui.table.scene import TableScene
from hoshikan.ui.table.view import TableView
from hoshikan.ui.theme import NIGHT
from tests.games.sterre_en_kroon.tables import GAME

NAMES = ("Aki", "Ben", "Chiyo", "Dai", "Emi", "Fumi")
_DUTIES = ("place", "open", "claim", "take-crown", "draw")
"""What a player who keeps the books well does before anything else."""


def walk(players: int, seed: int, **options: str) -> Iterator[State]:
    """The positions of a random game in which nothing compulsory is forgotten for long."""
    state, rng = GAME.new(players=players, seed=seed, options=options), Random(seed)
    while actions := state.legal_actions():
        yield state
        duties = [action for action in actions if str(action).startswith(_DUTIES)]
        state.apply(rng.choice(duties if duties and rng.random() < 0.9 else actions))
    yield state


class Shown:
    """A table on the screen and what its scene said."""

    def __init__(self, qtbot: QtBot, state: State, seat: int | None = 0) -> None:
        self.state = state
        self.scene: TableScene = GAME.scene_class()(GAME.text(), NIGHT)
        self.scene.set_motion("off")
        self.view = TableView(self.scene)
        qtbot.addWidget(self.view)
        self.view.resize(1280, 720)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.chosen: list[str] = []
        self.attempted: list[str] = []
        self.announced: list[str] = []
        self.scene.action_chosen.connect(self.chosen.append)
        self.scene.attempted.connect(self.attempted.append)
        self.scene.announce.connect(self.announced.append)
        self.show(seat)

    def show(self, seat: int | None = 0, events: tuple[Event, ...] = ()) -> None:
        """Show the position as it is now."""
        deciding = seat is not None and self.state.to_move == seat
        actions = [str(action) for action in self.state.legal_actions()] if deciding else []
        self.scene.show_position(self.state.view(seat), seat, actions, NAMES[: self.state.players], events)

    def item(self, key: str) -> PieceItem:
        item = self.scene.stage.get(key)
        assert item is not None, key
        return item

    def point(self, key: str) -> QPoint:
        return self.view.mapFromScene(self.item(key).scenePos())

    def click(self, *keys: str) -> None:
        for key in keys:
            QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.point(key))

    def drag(self, key: str, to: str) -> None:
        start, end, viewport = self.point(key), self.point(to), self.view.viewport()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 5):
            QTest.mouseMove(viewport, start + (end - start) * step / 4)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
