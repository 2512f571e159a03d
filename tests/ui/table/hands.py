"""Gestures on a real view, for the tests."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hoshikan.engine import State
from hoshikan.games import GAMES
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.model import Beat, Cue
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.kit.look.theme import NIGHT

NAMES = ("Aki", "Ben", "Chiyo", "Dai", "Emi", "Fuyuko")


class Table:
    """A table as `seat` sees it, of Conquestar unless a `state` of another game is given, and what its scene said."""

    def __init__(
        self,
        qtbot: QtBot,
        players: int = 3,
        seed: int = 7,
        plans: Sequence[str] = (),
        game_id: str = "conquestar",
        state: State | None = None,
        seat: int | None = 0,
    ) -> None:
        game = GAMES[game_id]
        self.game = game
        self.state = state or game.new(players=players, seed=seed)
        for plan in plans:
            self.state.apply(game.parse(plan))
        self.scene = new_scene(game.id, NIGHT)
        self.view = TableView(self.scene)
        # Else what listens to the scene below holds it, out of sight of Python's collector, for the rest of the run.
        self.scene.setParent(self.view)
        qtbot.addWidget(self.view)
        self.view.resize(1280, 800)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.chosen: list[str] = []
        self.attempted: list[str] = []
        self.objected: list[tuple[str, str]] = []
        self.announced: list[str] = []
        self.ready: list[str] = []
        self.scene.action_chosen.connect(self.chosen.append)
        self.scene.attempted.connect(self.attempted.append)
        self.scene.objected.connect(lambda sentence, rule: self.objected.append((sentence, rule)))
        self.scene.announce.connect(self.announced.append)
        self.scene.action_ready.connect(self.ready.append)
        self.scene.set_motion("off")
        self.show(seat)

    def show(self, seat: int | None = 0, animate: bool = True) -> None:
        """Show the position as it is now, with the events that led to it."""
        deciding = seat is not None and self.state.to_move == seat
        actions = [str(action) for action in self.state.legal_actions()] if deciding else []
        names = NAMES[: self.state.players]
        self.scene.show_position(self.state.view(seat), seat, actions, names, tuple(self.state.events), animate)

    def apply(self, *plans: str) -> None:
        for plan in plans:
            self.state.apply(self.game.parse(plan))

    def item(self, key: str) -> PieceItem:
        item = self.scene.stage.get(key)
        assert item is not None, key
        return item

    def point(self, key: str) -> QPoint:
        """Return the place of a piece on the view's viewport."""
        return self.view.mapFromScene(self.scene.stage.grip(self.item(key)))

    def click(self, *keys: str) -> None:
        for key in keys:
            QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.point(key))

    def drag(self, key: str, to: str | QPoint, drop: bool = True) -> None:
        start, end = self.point(key), to if isinstance(to, QPoint) else self.point(to)
        viewport = self.view.viewport()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 5):
            QTest.mouseMove(viewport, start + (end - start) * step / 4)
        QApplication.processEvents()
        if drop:
            QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)

    def type(self, *keys: str | Qt.Key) -> None:
        for key in keys:
            if isinstance(key, str):
                QTest.keyClicks(self.view, key)
            else:
                QTest.keyClick(self.view, key)

    def halo(self, key: str) -> str:
        return self.item(key).halo


def motions(told: Sequence[Cue | Beat]) -> list[Cue]:
    """Return movement as seen, without its purpose."""
    return [one for one in told if isinstance(one, Cue)]
