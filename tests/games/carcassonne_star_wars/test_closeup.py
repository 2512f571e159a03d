"""Choosing a place for a meeple on a map so large that its tiles are small."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from hoshikan.games.carcassonne_star_wars.screen.layout import RING, TILE
from hoshikan.ui.board.table.items import PieceItem
from tests.games.carcassonne_star_wars.playing import Turns, straights
from tests.ui.table.hands import Table

FAR, NEAR = 12, 2


def column(qtbot: QtBot, length: int) -> Table:
    """A column of `length` straight routes with one of seat 0 in it; the next one has been laid beside its end."""
    turns = Turns(components=straights(length + 4))
    turns.lay_straight(0, -1, "claim small route:N")
    for number in range(2, length):
        turns.lay_straight(0, -number)
    turns.lay("straight:-", 1, 1 - length)
    table = Table(qtbot, game_id="carcassonne-star-wars", state=turns.state)
    table.show(turns.state.to_move)
    return table


def item(table: Table, key: str) -> PieceItem:
    found = table.scene.stage.get(key)
    assert found is not None, key
    return found


def across(table: Table, key: str) -> float:
    """Width of a piece on the screen, in scene units."""
    return item(table, key).placement.width * item(table, key).scale()


def test_the_places_for_a_meeple_are_large_however_large_the_map(qtbot: QtBot) -> None:
    table = column(qtbot, FAR)
    assert table.scene.stage.camera.zoom < 0.5
    assert across(table, "at:route:N") >= RING * TILE
    assert across(table, f"close:tile:{FAR}") >= TILE
    table.click("own:small")
    table.click("at:route:N")
    assert table.chosen == ["claim small route:N"]


def test_a_meeple_is_dragged_into_the_close_up(qtbot: QtBot) -> None:
    table = column(qtbot, FAR)
    table.drag("own:large", "at:route:N")
    assert table.chosen == ["claim large route:N"]


def test_a_map_seen_from_near_needs_no_close_up(qtbot: QtBot) -> None:
    table = column(qtbot, NEAR)
    assert table.scene.stage.get("close") is None
    assert item(table, "at:route:N").placement.on_map


def test_coming_closer_puts_the_places_back_on_the_map(qtbot: QtBot) -> None:
    table = column(qtbot, FAR)
    tile = item(table, f"tile:{FAR}")
    table.scene.stage.camera.zoom_at(tile.pos(), 4)
    table.scene.stage.camera_changed()
    assert table.scene.stage.get("close") is None
    assert item(table, "at:route:N").placement.on_map
    way: QPointF = item(table, "at:route:N").pos() - tile.pos()
    assert way.manhattanLength() < TILE * table.scene.stage.camera.zoom
    table.type("0")
    assert table.scene.stage.get("close") is not None
