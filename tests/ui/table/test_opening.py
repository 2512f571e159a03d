"""A game begins with a deal, without a wait."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hoshikan.games import GAMES
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.kit.look.theme import NIGHT


class Table:
    """The first position of a game, in a window that is yet to be seen."""

    def __init__(self, game_id: str) -> None:
        state = GAMES[game_id].new(seed=3)
        self.scene = new_scene(game_id, NIGHT)
        self.view = TableView(self.scene)
        self.view.resize(760, 500)
        actions = [str(action) for action in state.legal_actions()] if state.to_move == 0 else []
        names = [f"Player {seat}" for seat in range(state.players)]
        self.scene.show_position(state.view(0), 0, actions, names)

    @property
    def resting(self) -> bool:
        return all(item.is_at_rest for item in self.scene.stage)


@pytest.fixture(params=list(GAMES))
def table(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[Table]:
    made = Table(request.param)
    qtbot.addWidget(made.view)
    yield made
    made.scene.fast_forward()


def test_pieces_come_to_the_table_one_after_another(qtbot: QtBot, table: Table) -> None:
    table.view.begin_with_a_deal()
    table.view.show()
    qtbot.waitExposed(table.view)
    table.view.grab()
    movable = [item for item in table.scene.stage if item.placement.kind in table.scene.lands]
    assert table.resting == (not movable)
    if not movable:  # a game without `lands`, or one that begins with an empty table
        return
    table.scene.motion.advance(450)
    assert len(movable) == 1 or 0 < sum(item.is_at_rest for item in movable) < len(movable)
    table.scene.motion.advance(900)
    assert table.resting


@pytest.mark.parametrize("hurried", ["click", "off"])
def test_nobody_has_to_wait_for_the_deal(qtbot: QtBot, table: Table, hurried: str) -> None:
    if hurried == "off":
        table.scene.set_motion("off")
    table.view.begin_with_a_deal()
    table.view.show()
    qtbot.waitExposed(table.view)
    table.view.grab()
    if hurried == "click":
        QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton)
    assert table.resting
    assert not table.scene.is_moving
