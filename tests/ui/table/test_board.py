"""A board of cells on the table: what is there, and what a press means."""

from __future__ import annotations

from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from hoshikan.engine.event import Event
from hoshikan.engine.grid import EMPTY, Grid, GridView
from hoshikan.ui.board.table.kit.board import BoardScene
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.kit.look.theme import NIGHT
from hoshikan.ui.text.gametext import GameText
from tests.ui.table.toy import ToyText

NAMES = ("Aki", "Ben")


class Placed(Event, frozen=True):
    """A seat has placed a piece."""

    rule = "TY-1"
    seat: int
    cell: int


class Full(Event, frozen=True):
    """No cell is free."""

    rule = "TY-2"


class Board(BoardScene[GridView]):
    """Three by three."""

    grid = Grid(3, 3)
    moments = (Full,)


@pytest.fixture
def scene(qtbot: QtBot) -> Board:
    """Seat 0 has to move; seat 1 has the middle."""
    made = Board(cast("GameText[GridView]", ToyText()), NIGHT)
    view = TableView(made)
    made.setParent(view)
    qtbot.addWidget(view)
    view.show()
    made.set_motion("off")
    cells = [EMPTY] * 9
    cells[4] = 1
    shown = GridView(game="toy", players=2, options={}, to_move=0, points=[0, 0], winners=[], end="", cells=cells)
    free = [f"place {name}" for name, owner in zip(Board.grid.names, cells, strict=True) if owner == EMPTY]
    made.show_position(shown, 0, free, NAMES, animate=False)
    return made


def test_every_cell_has_its_place_and_name(scene: Board) -> None:
    labels = {item.key: item.placement.label for item in scene.stage if item.key.startswith("cell:")}
    assert len(labels) == 9
    assert (labels["cell:A1"], labels["cell:B2"]) == ("A1: free", "B2: piece of Ben")
    pieces = [item.key for item in scene.stage if item.key.startswith("piece:")]
    assert pieces == ["piece:B2"]
    places = scene.cell_places()
    assert all(one.left > 0 and one.right < scene.width() for one in places)
    assert max(one.bottom for one in places) < scene.height()


def test_a_press_of_a_cell_places_a_piece_there_or_is_explained(scene: Board, qtbot: QtBot) -> None:
    with qtbot.waitSignal(scene.attempted) as tried:
        scene.choosing.activate("cell:B2")
    assert tried.args == ["place B2"]
    with qtbot.waitSignal(scene.action_chosen) as chosen:
        scene.choosing.activate("cell:C1")
    assert chosen.args == ["place C1"]


def test_a_line_of_the_log_lights_the_piece_on_its_cell(scene: Board) -> None:
    assert scene.keys_of(Placed(1, 4)) == {"piece:B2"}
    assert scene.keys_of(Full()) == frozenset()
    assert (scene.is_moment(Placed(1, 4)), scene.is_moment(Full())) == (False, True)
