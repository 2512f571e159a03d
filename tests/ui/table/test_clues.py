"""Marks of readings at the seats: they cover nothing, and are buttons for mouse, keyboard and screen readers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hoshikan.engine import State
from hoshikan.engine.view import View
from hoshikan.games import GAMES
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from hoshikan.ui.board.scenes import new_scene
from hoshikan.ui.board.table.drawing import LEAST_TEXT, NARROWEST, line_metrics
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.marks import text_font
from hoshikan.ui.board.table.model import Clue, ClueFace, TextFace
from hoshikan.ui.board.table.scene import TableScene
from hoshikan.ui.kit.look.theme import NIGHT
from tests.ui.table.hands import Table
from tests.ui.table.test_access import NAME, press
from tests.ui.table.test_legible import NAMES, SMALLEST, late, letters

__all__ = ["letters"]

HIDING = [game.id for game in GAMES.values() if game.kind.hidden or game.kind.simultaneous]
WINDOWS = (SMALLEST, (1280, 606), (838, 585), (2100, 1320))
LEAST_PIXELS = 15.0
"""Least side of a mark in the smallest window."""


def decisions(game_id: str, players: int) -> Iterator[tuple[State, int]]:
    """Positions, each with a seat that decides."""
    for actions in (45, 160):
        state = late(game_id, players, players, actions)
        if state.to_move >= 0:
            yield state, state.to_move


def hidden_slots(state: State) -> range:
    """Return the places of hidden facts of one kind: slots whose bids have not been seen, or a single one."""
    view = state.view(None)
    return range(len(view.ledger), SLOTS) if isinstance(view, HoshiView) else range(1)


def clues_of(game_id: str, players: int, viewer: int, place: int) -> list[Clue]:
    face = ClueFace("12", "60%", 60)
    return [
        Clue(seat, kind, place, face, f"{NAMES[seat]}: {kind} 12 60%")
        for seat in range(players)
        for kind in GAMES[game_id].secrets().kinds
        if seat != viewer
    ]


def marks(scene: TableScene[View]) -> list[PieceItem]:
    return [item for item in scene.stage if item.key.startswith("~clue:")]


def box(item: PieceItem) -> QRectF:
    """Return the place of a piece, without the reach of its picture."""
    placed = item.placement
    return QRectF(placed.left, placed.top, placed.width, placed.height)


def covered(scene: TableScene[View], mark: PieceItem) -> list[str]:
    """Return the pieces of which a mark covers a part: those on which it is as a whole are grounds."""
    room = box(mark).adjusted(0.1, 0.1, -0.1, -0.1)
    return [
        item.key
        for item in scene.stage
        if item is not mark
        and item.placement.face != TextFace("", "text", "center")
        and box(item).intersects(room)
        and not (box(item).contains(room) and item.placement.z < 0)
    ]


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("game_id", HIDING)
def test_a_mark_covers_nothing_and_can_be_read(qtbot: QtBot, game_id: str, text_scale: float) -> None:
    found, game = 0, GAMES[game_id]
    scene = new_scene(game_id, NIGHT._replace(text_scale=text_scale))
    for players in (game.players[0], game.players[-1]):
        for state, viewer in decisions(game_id, players):
            for window in WINDOWS:
                scene.set_aspect(window[0] / window[1])
                legal = [str(action) for action in state.legal_actions()]
                scene.show_position(state.view(viewer), viewer, legal, NAMES[:players])
                used = {key for one in scene.picking.affordances for key in (*one.pieces, *one.targets, *one.seal)}
                for place in hidden_slots(state):
                    scene.show_clues(clues_of(game_id, players, viewer, place))
                    pixels = min(window[0] / scene.sceneRect().width(), window[1] / scene.sceneRect().height())
                    for mark in marks(scene):
                        found += 1
                        assert covered(scene, mark) == [], (players, window, place)
                        assert not used & {item.key for item in scene.stage.at(mark.pos(), mark.key)}
                        assert min(box(mark).width(), box(mark).height()) * pixels >= LEAST_PIXELS
                        wide = line_metrics(text_font(LEAST_TEXT, bold=True), "12").horizontalAdvance("12")
                        assert wide * NARROWEST <= box(mark).width() - 6, "the value at least can be read"
                    scene.show_clues(())
                    assert not marks(scene)
    assert found


def test_a_mark_is_pressed_by_mouse_by_key_and_by_a_screen_reader(qtbot: QtBot) -> None:
    table, wanted = Table(qtbot), list[int]()
    scene, view = table.scene, table.view
    scene.clue_wanted.connect(wanted.append)
    scene.show_clues(clues_of("conquestar", 3, 0, 0))
    first, second = marks(scene)
    place = view.mapFromScene(second.scenePos())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert wanted == [2]
    view.setFocus()
    scene.stage.focus(first.key)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert wanted == [2, 1]
    QAccessible.setActive(True)
    try:
        ground = QAccessible.queryAccessibleInterface(view)
        pieces = [ground.child(index) for index in range(ground.childCount())]
        (piece,) = [one for one in pieces if one.text(NAME) == second.placement.label]
        assert piece.role() == QAccessible.Role.Button
        press(piece)
    finally:
        QAccessible.setActive(False)
    assert wanted == [2, 1, 2]
    assert not table.chosen
    assert not scene.picking.picked


def test_tab_leads_to_the_marks(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.scene.show_clues(clues_of("conquestar", 3, 0, 0))
    table.view.setFocus()
    seen = []
    while table.scene.move_zone(1):
        seen.append(table.scene.stage.focus_key)
    assert "~clue:1" in seen


def test_enter_on_a_mark_does_not_confirm_what_waits(qtbot: QtBot) -> None:
    table, wanted = Table(qtbot), list[int]()
    table.scene.choosing.waits_for_confirm = True
    table.scene.clue_wanted.connect(wanted.append)
    table.scene.show_clues(clues_of("conquestar", 3, 0, 0))
    for key in ("star:A1", "own:trade"):
        table.scene.choosing.activate(key)
    assert table.scene.choosing.waiting
    table.scene.choosing.enter("~clue:1")
    assert wanted == [1]
    assert not table.chosen
    assert table.scene.choosing.waiting


def test_another_position_has_no_marks_of_the_last_one(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.scene.show_clues(clues_of("conquestar", 3, 0, 0))
    assert len(marks(table.scene)) == 2
    table.scene.retranslate()
    assert len(marks(table.scene)) == 2
    table.show(0)
    assert not marks(table.scene)


def test_a_name_ends_before_the_mark_at_its_end(qtbot: QtBot) -> None:
    table = Table(qtbot)
    before = table.scene.stage.get("name:1")
    assert before is not None
    wide = before.placement.width
    table.scene.show_clues(clues_of("conquestar", 3, 0, 0))
    name, mark = table.scene.stage.get("name:1"), table.scene.stage.get("~clue:1")
    assert name is not None
    assert mark is not None
    assert name.placement.width < wide
    assert box(name).right() < box(mark).left()


def test_a_mark_that_comes_while_a_piece_is_carried_disturbs_nothing(qtbot: QtBot) -> None:
    table = Table(qtbot)
    card, star = (table.scene.stage.get(key) for key in ("own:trade", "star:A1"))
    assert card is not None
    assert star is not None
    viewport, start, end = (
        table.view.viewport(),
        table.view.mapFromScene(card.scenePos()),
        table.view.mapFromScene(star.scenePos()),
    )
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, start + (end - start) * 0.5)
    table.scene.show_clues(clues_of("conquestar", 3, 0, 0))
    assert len(marks(table.scene)) == 2
    QTest.mouseMove(viewport, end)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
    assert table.chosen == ["trade A1"]
