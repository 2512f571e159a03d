"""Marks that the framework draws around pieces: above their neighbours, in their place, and gone with them."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from hoshikan.ui.board.scenes import picture_of
from hoshikan.ui.board.table.items import NOTE, note_place
from hoshikan.ui.board.table.model import BadgeFace
from hoshikan.ui.kit.look.theme import NIGHT
from tests.ui.table.toy import ToyScene, squares

SIZE = QSize(400, 300)


def colour(picture: QImage, x: int, y: int) -> str:
    return QColor(picture.pixel(x, y)).name()


def test_the_focus_ring_lies_above_the_tiles_beside_it(qtbot: QtBot) -> None:
    scene = ToyScene()
    scene.set_aspect(SIZE.width() / SIZE.height())
    scene.show_position(squares(a=(100, 100), b=(140, 100), c=(60, 100)), 0, (), ())
    item = scene.stage.get("a")
    assert item is not None
    item.set_ring(True)
    picture = picture_of(scene, SIZE)
    ring = [x for x in range(120, 160) if colour(picture, x, 100) == NIGHT.focus]
    other = [x for x in range(40, 80) if colour(picture, x, 100) == NIGHT.focus]
    assert ring, "the ring is seen on the tile at its right"
    assert other, "and on the one at its left"


def test_ring_and_note_move_and_go_with_their_piece(qtbot: QtBot) -> None:
    scene = ToyScene()
    scene.set_resolution(1)
    scene.show_position(squares(a=(100, 100), b=(200, 200)), 0, (), ())
    item = scene.stage.get("a")
    assert item is not None
    before = len(scene.items())
    item.set_ring(True)
    item.set_badge(BadgeFace("gold", "7"))
    assert len(scene.items()) == before + 2
    worn = [part for part in scene.items() if 300 < part.zValue() < 500]
    item.setPos(150, 120)
    assert [(part.pos().x(), part.pos().y()) for part in worn] == [(150, 120)] * 2
    item.setScale(2)
    assert [part.scale() for part in worn] == [2] * 2
    scene.show_position(squares(b=(200, 200)), 0, (), ())
    assert [part for part in scene.items() if 300 < part.zValue() < 500] == []


def test_a_note_stands_above_small_pieces_within_large_ones_and_fills_its_own_place() -> None:
    wide, tall = NOTE
    small, large, own = note_place(60, 60), note_place(150, 200), note_place(44, 38)
    assert small.bottom() < 0
    assert (small.width(), small.height()) == (wide, tall)
    assert large.right() <= 75
    assert large.top() >= -100
    beside, named = note_place(110, 110, "above"), note_place(150, 220, "above")
    assert -65 < beside.top() < -55  # neither the words above the piece nor its own below the edge are covered
    assert beside.bottom() < -20
    assert named.top() >= -110
    assert named.bottom() < -60
    assert (own.center().x(), own.center().y(), own.width()) == (0, 0, 44)
