"""The table as a screen reader meets it, without a bus: in the process itself."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest
from msgspec import structs
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from hoshikan.engine import CHANCE
from hoshikan.games import GAMES
from hoshikan.ui.board.table import access
from hoshikan.ui.board.table.access import install
from hoshikan.ui.board.table.view import TableView
from tests.games.conquestar.playing import view_of
from tests.ui.table.hands import Table
from tests.ui.table.toy import Happened, ToyScene, squares

NAME = QAccessible.Text.Name


@pytest.fixture(autouse=True)
def _active() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def children(table: Table) -> dict[str, QAccessibleInterface]:
    view = QAccessible.queryAccessibleInterface(table.view)
    found = [view.child(index) for index in range(view.childCount())]
    return {child.text(NAME): child for child in found}


def press(child: QAccessibleInterface) -> None:
    actions = child.actionInterface()
    actions.doAction(actions.pressAction())


def test_every_legal_action_is_found_by_name_and_pressed(qtbot: QtBot) -> None:
    table = Table(qtbot, plans=("trade A2", "trade E1", "trade B3"))
    label = {item.key: item.placement.label for item in table.scene.stage}
    expected = [one.action for one in table.scene.picking.affordances]
    for one in table.scene.picking.affordances:
        table.scene.choosing.cancel()
        for key in (one.targets[0], one.seal[0]):
            press(children(table)[label[key]])
    assert table.chosen == expected


def test_states_follow_picks_and_focus(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.view.setFocus()
    table.scene.stage.focus("own:trade")
    table.click("own:trade")
    trade = children(table)["Trade"]
    assert trade.state().selected
    assert trade.role() == QAccessible.Role.Button
    view = QAccessible.queryAccessibleInterface(table.view)
    assert view.indexOfChild(trade) >= 0
    assert trade.parent().object() is table.view
    assert view.focusChild().text(NAME) == trade.text(NAME)


def test_what_can_be_pressed_is_a_button_and_nothing_else(qtbot: QtBot) -> None:
    tile = GAMES["carcassonne-star-wars"].new(players=2, seed=4)
    while tile.to_move == CHANCE:
        tile.apply(tile.legal_actions()[0])
    for table in (Table(qtbot, game_id="carcassonne-star-wars", state=tile), Table(qtbot), Table(qtbot, seat=None)):
        view = QAccessible.queryAccessibleInterface(table.view)
        roles = set()
        for index, item in enumerate(item for item in table.scene.stage if item.placement.label):
            child = view.child(index)
            actions = child.actionInterface()
            pressed = actions.pressAction() in actions.actionNames()
            assert (child.role() == QAccessible.Role.Button) == pressed, item.key
            assert pressed or not table.scene.choosing.would_pick(item.key)
            roles.add(child.role())
            if item.key == "pile":
                assert pressed, "it opens"
        assert QAccessible.Role.StaticText in roles


def test_names_are_unique(qtbot: QtBot) -> None:
    table = Table(qtbot)
    view = QAccessible.queryAccessibleInterface(table.view)
    assert len(children(table)) == view.childCount()


def test_a_piece_is_where_it_is_seen(qtbot: QtBot) -> None:
    table = Table(qtbot)
    star = table.scene.stage.get("star:C3")
    assert star is not None
    child = children(table)[star.placement.label]
    center = table.view.viewport().mapToGlobal(table.point("star:C3"))
    assert child.rect().contains(center)
    view = QAccessible.queryAccessibleInterface(table.view)
    assert view.childAt(center.x(), center.y()).text(NAME) == star.placement.label


def test_nine_hundred_pieces_come_and_go_while_a_reader_listens(qtbot: QtBot) -> None:
    scene = ToyScene()
    view = TableView(scene)
    qtbot.addWidget(view)
    view.show()
    scene.set_motion("fast")
    for wave in range(9):
        many = {f"p{wave}_{number}": (number % 20 * 20.0, number // 20 * 20.0) for number in range(100)}
        scene.show_position(squares(**many), 0, (), (), (Happened(),) if wave % 2 else ())
        scene.fast_forward()
        scene.stage.focus(f"p{wave}_7")
        reader = QAccessible.queryAccessibleInterface(view)
        names = [reader.child(index).text(NAME) for index in range(reader.childCount())]
        assert names == [f"square p{wave}_{number}" for number in range(100)]
        if wave == 0:
            kept = len(install())
    assert len(install()) <= kept


def test_interfaces_go_with_their_pieces(qtbot: QtBot) -> None:
    table = Table(qtbot)
    children(table)
    before = len(install())
    table.scene.show_position(structs.replace(view_of(table.state, 0), stars=[None] * 25), 0, (), ("A", "B", "C"))
    children(table)
    assert len(install()) <= before


def test_a_table_that_is_gone_leaves_nothing_of_its_scene(qtbot: QtBot) -> None:
    before = len(install())
    scene = ToyScene()
    view = TableView(scene)
    scene.show_position(squares(a=(0, 0), b=(20, 0)), 0, (), ())
    reader = QAccessible.queryAccessibleInterface(view)
    assert [reader.child(index).text(NAME) for index in range(reader.childCount())] == ["square a", "square b"]
    gone = ref(scene)
    del reader
    Shiboken.delete(view)
    Shiboken.delete(scene)
    del view, scene
    gc.collect()
    assert gone() is None
    assert len(install()) <= before


def test_a_table_has_one_interface(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    first = access.AccessibleTable.__init__

    def count(self: access.AccessibleTable, view: TableView) -> None:
        made.append(view)
        first(self, view)

    monkeypatch.setattr(access.AccessibleTable, "__init__", count)
    page = QWidget()
    qtbot.addWidget(page)
    view = TableView(ToyScene())
    QVBoxLayout(page).addWidget(view)
    page.show()
    view.setFocus()
    assert QAccessible.queryAccessibleInterface(view).role() == QAccessible.Role.Pane
    assert made == [view]
