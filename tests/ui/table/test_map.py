"""A map larger than its window: seen whole, zoomed, pushed along, and played on."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hoshikan.engine import Event
from hoshikan.ui.board.table.camera import CLOSEST, LARGEST, Camera
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.model import Scenery
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.kit.look.theme import NIGHT
from tests.ui.table.toy import ToyScene, ToyView, squares

FRAME = (0.0, 0.0, 400.0, 240.0)
FIELD = replace(
    squares(m1=(0, 0), m2=(2000, 0), m3=(2000, 1200), hand=(200, 270)),
    acts={"lay": ("hand", "m1"), "turned": ("hand", "m2")},
)


class MapScene(ToyScene):
    """The toy's squares whose key starts with "m" lie on a map; what is picked can be turned, which swaps the acts."""

    turned = 0
    can_turn = False

    def scenery(self, view: ToyView, *_: object) -> Scenery:
        pieces = super().scenery(view).placements
        on_map = tuple(replace(piece, on_map=piece.key.startswith("m")) for piece in pieces)
        return Scenery(400, 300, on_map, FRAME)

    def place_of_interest(self, view: ToyView) -> tuple[float, float] | None:
        return view.new

    def turn(self, step: int) -> None:
        self.turned += step
        self._view = replace(self.view, acts={"lay": ("hand", "m2"), "turned": ("hand", "m1")})


class Mapped:
    """The map in a window of twice its size, so that a scene unit is two pixels."""

    def __init__(self, qtbot: QtBot) -> None:
        self.scene = MapScene()
        self.view = TableView(self.scene)
        qtbot.addWidget(self.view)
        self.view.resize(800, 600)
        self.scene.set_motion("off")
        self.chosen: list[str] = []
        self.scene.action_chosen.connect(self.chosen.append)
        self.scene.show_position(FIELD, 0, ("lay", "turned"), ())
        self.view.show()
        qtbot.waitExposed(self.view)
        self.view.grab()

    def item(self, key: str) -> PieceItem:
        item = self.scene.stage.get(key)
        assert item is not None
        return item

    def at(self, key: str) -> QPoint:
        return self.view.mapFromScene(self.item(key).scenePos())

    def wheel(self, place: QPoint, notches: int, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.swipe(place, QPoint(0, 120 * notches), keys=keys)

    def swipe(
        self, place: QPoint, delta: QPoint, time: int = 0, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        viewport, buttons = self.view.viewport(), Qt.MouseButton.NoButton
        where = QPointF(viewport.mapToGlobal(place))
        event = QWheelEvent(QPointF(place), where, QPoint(), delta, buttons, keys, Qt.ScrollPhase.NoScrollPhase, False)
        event.setTimestamp(time)
        QApplication.sendEvent(viewport, event)

    def drag(self, start: QPoint, end: QPoint) -> None:
        viewport = self.view.viewport()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for share in (0.5, 1.0):
            QTest.mouseMove(viewport, start + (end - start) * share)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)


@pytest.fixture
def mapped(qtbot: QtBot) -> Mapped:
    return Mapped(qtbot)


def test_the_whole_map_is_seen_until_somebody_moves_it(mapped: Mapped) -> None:
    frame = QRectF(*FRAME)
    assert all(frame.contains(mapped.item(key).sceneBoundingRect()) for key in ("m1", "m2", "m3"))
    grown = replace(FIELD, pieces={**FIELD.pieces, "m4": (4000, 2000, "plain")})
    mapped.scene.show_position(grown, 0, (), ())
    assert all(frame.contains(mapped.item(key).sceneBoundingRect()) for key in ("m1", "m4"))
    mapped.wheel(mapped.at("m4"), 5)
    zoom = mapped.item("m4").scale()
    mapped.scene.show_position(FIELD, 0, (), ())
    assert mapped.item("m1").scale() == zoom


def test_the_wheel_zooms_around_the_mouse_and_pieces_grow_sharp(mapped: Mapped, qtbot: QtBot) -> None:
    place, scale = mapped.at("m2"), mapped.item("m2").scale()
    hand = mapped.at("hand")
    mapped.wheel(place, 6)
    assert mapped.item("m2").scale() > 2 * scale
    assert (mapped.at("m2") - place).manhattanLength() <= 2
    assert mapped.at("hand") == hand
    picture = mapped.item("m2").childItems()[0].pixmap  # type: ignore[attr-defined]  # a pixmap item
    # Device pixels per scene unit of the view times the zoom.
    wanted = mapped.view.transform().m11() * mapped.item("m2").scale()
    qtbot.waitUntil(lambda: bool(picture().devicePixelRatio() == pytest.approx(wanted, rel=1e-12)))
    mapped.wheel(place, 60)
    assert mapped.item("m2").scale() == pytest.approx(CLOSEST)


def test_a_map_that_has_grown_is_sharp_again_in_a_while(mapped: Mapped, qtbot: QtBot) -> None:
    grown = replace(FIELD, pieces={**FIELD.pieces, "m4": (4000, 2000, "plain")})
    mapped.scene.show_position(grown, 0, (), ())
    keys = ("m1", "m2", "m3", "m4")
    assert not mapped.item("m1").is_sharp
    qtbot.waitUntil(lambda: all(mapped.item(key).is_sharp for key in keys))
    wanted = mapped.view.transform().m11() * mapped.item("m1").scale()
    for key in keys:
        picture = mapped.item(key).childItems()[0].pixmap()  # type: ignore[attr-defined]  # a pixmap item
        assert picture.devicePixelRatio() == pytest.approx(wanted, rel=1e-12)


def test_empty_ground_is_pushed_and_pieces_are_still_picked(mapped: Mapped) -> None:
    mapped.wheel(mapped.at("m1"), 4)
    before = mapped.at("m1")
    mapped.drag(QPoint(400, 100), QPoint(460, 130))
    assert (mapped.at("m1") - before - QPoint(60, 30)).manhattanLength() <= 3
    assert mapped.chosen == []
    mapped.drag(mapped.at("hand"), mapped.at("m1"))
    assert mapped.chosen == ["lay"]


def test_what_lies_behind_other_pieces_is_not_hit(mapped: Mapped) -> None:
    mapped.wheel(mapped.at("m3"), 8)
    under = mapped.item("m3")
    mapped.scene.stage.camera.pan(mapped.item("hand").scenePos() - under.scenePos())
    mapped.scene.stage.camera_changed()
    assert under.scenePos() == mapped.item("hand").scenePos()
    assert [item.key for item in mapped.scene.stage.at(under.scenePos())] == ["hand"]
    assert under.zValue() < mapped.item("hand").zValue()


def test_the_keyboard_zooms_and_finds_what_is_out_of_sight(mapped: Mapped) -> None:
    whole = mapped.item("m1").scale()
    for _ in range(10):
        QTest.keyClick(mapped.view, Qt.Key.Key_Plus)
    assert mapped.item("m1").scale() > 3 * whole
    for key in ("m1", "m3"):
        mapped.scene.stage.focus(key)
        assert QRectF(*FRAME).contains(mapped.item(key).scenePos())
    QTest.keyClick(mapped.view, Qt.Key.Key_0)
    assert mapped.item("m1").scale() == pytest.approx(whole)


def test_wheel_and_keys_turn_what_is_picked_up(mapped: Mapped) -> None:
    zoom = mapped.item("m1").scale()
    mapped.scene.can_turn = True
    mapped.scene.choosing.activate("hand")
    mapped.wheel(mapped.at("m1"), -1)
    assert (mapped.scene.turned, mapped.item("m1").scale()) == (1, zoom)
    QTest.keyClick(mapped.view, Qt.Key.Key_PageUp)
    assert mapped.scene.turned == 0
    assert mapped.scene.picking.picked == ("hand",)
    mapped.scene.choosing.activate("m1")
    assert mapped.chosen == ["turned"]


def test_what_is_not_picked_up_turns_where_the_mouse_is_over_it_or_its_places(mapped: Mapped) -> None:
    mapped.scene.can_turn, zoom = True, mapped.item("m1").scale()
    for place in ("hand", "m2"):
        mapped.wheel(mapped.at(place), -1)
    QTest.mouseClick(mapped.view.viewport(), Qt.MouseButton.RightButton, pos=mapped.at("m3"))
    QTest.keyClick(mapped.view, Qt.Key.Key_PageDown)
    assert (mapped.scene.turned, mapped.item("m1").scale()) == (4, zoom)
    mapped.wheel(mapped.at("m3"), 1)
    assert mapped.item("m1").scale() > zoom
    nearer = mapped.item("m1").scale()
    mapped.wheel(mapped.at("m3"), 1, Qt.KeyboardModifier.ControlModifier)
    assert mapped.item("m1").scale() > nearer
    assert mapped.scene.turned == 4


def test_a_carried_piece_turns_under_the_mouse(mapped: Mapped) -> None:
    mapped.scene.can_turn = True
    viewport, start, end = mapped.view.viewport(), mapped.at("hand"), QPoint(300, 200)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.5, 1.0):
        QTest.mouseMove(viewport, start + (end - start) * share)
    carried = mapped.at("hand")
    assert (carried - end).manhattanLength() <= 2
    QTest.mouseClick(viewport, Qt.MouseButton.RightButton, pos=end)
    assert (mapped.scene.turned, mapped.at("hand")) == (1, carried)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=mapped.at("m2"))
    assert mapped.chosen == ["lay"]


def test_a_small_map_is_not_blown_up_and_its_middle_stays_in_sight() -> None:
    camera = Camera()
    assert not camera.works
    camera.cover(QRectF(0, 0, 400, 300), QRectF(-20, -20, 40, 40))
    assert camera.zoom == LARGEST
    camera.pan(QPointF(5000, 5000))
    assert camera.to_map(QPointF(200, 150)) == QPointF(-20, -20)
    assert not camera.shows_all
    camera.show_all()
    assert camera.to_map(QPointF(200, 150)) == QPointF(0, 0)


def test_buttons_zoom_and_show_everything_again(mapped: Mapped) -> None:
    buttons, camera = mapped.view.zoom_buttons, mapped.scene.stage.camera
    whole = camera.zoom
    assert buttons.isVisible()
    assert mapped.view.rect().contains(buttons.geometry())
    assert not buttons.tool("whole").isEnabled()
    QTest.mouseClick(buttons.tool("closer"), Qt.MouseButton.LeftButton)
    assert camera.zoom > whole
    near = camera.zoom
    QTest.mouseClick(buttons.tool("closer"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(buttons.tool("farther"), Qt.MouseButton.LeftButton)
    assert camera.zoom == pytest.approx(near)
    QTest.mouseClick(buttons.tool("whole"), Qt.MouseButton.LeftButton)
    assert camera.zoom == pytest.approx(whole)
    assert not buttons.tool("farther").isEnabled()


def test_a_table_without_a_map_has_no_buttons_for_it(qtbot: QtBot) -> None:
    scene = ToyScene()
    view = TableView(scene)
    qtbot.addWidget(view)
    scene.show_position(FIELD, 0, ("lay",), ())
    view.show()
    qtbot.waitExposed(view)
    assert not view.zoom_buttons.isVisible()


def test_what_is_new_is_brought_into_sight_of_who_looks_elsewhere(mapped: Mapped, qtbot: QtBot) -> None:
    camera = mapped.scene.stage.camera
    camera.zoom_at(mapped.item("m1").pos(), 8)
    mapped.scene.stage.camera_changed()
    seen, before = camera.frame, mapped.item("m1").pos()
    assert not seen.contains(mapped.item("m3").pos())
    mapped.scene.set_motion("fast")
    mapped.scene.show_position(replace(FIELD, new=(2000, 1200)), 0, ("lay",), (), (Event(),))
    assert mapped.item("m1").pos() == before
    qtbot.waitUntil(lambda: not mapped.scene.is_moving)
    assert seen.contains(mapped.item("m3").pos())


def test_nothing_moves_the_map_of_who_sees_all_of_it(mapped: Mapped) -> None:
    before = mapped.item("m1").pos()
    mapped.scene.show_position(replace(FIELD, new=(2000, 1200)), 0, ("lay",), (), (Event(),))
    assert mapped.item("m1").pos() == before


def test_the_map_ends_at_its_frame(mapped: Mapped) -> None:
    camera = mapped.scene.stage.camera
    mapped.scene.set_assists(glow=False, costs=True)
    camera.zoom_at(camera.frame.center(), 8)
    camera.centre = camera.centre + (QPointF(0, 0) - camera.to_map(QPointF(200, camera.frame.bottom())))
    mapped.scene.stage.camera_changed()
    mapped.view.sharpen()
    edge = mapped.at("m1")
    assert edge.y() == pytest.approx(480, abs=2)
    seen = mapped.view.grab().toImage()
    gold = QColor(NIGHT.gold).name()
    inside, outside = (seen.pixelColor(edge + QPoint(0, way)).name() for way in (-8, 8))
    assert (inside == gold, outside == gold) == (True, False)


def test_the_whole_map_is_seen_beside_what_covers_it() -> None:
    camera, frame = Camera(), QRectF(0, 0, 400, 240)
    head, corner = QRectF(0, 0, 400, 16.84), QRectF(0, 240 - 100.33, 150, 100.33)
    # A high map is seen beside the corner, a broad one above it.
    for bounds, least in ((QRectF(0, 0, 300, 600), 0.3), (QRectF(0, 0, 1200, 200), 0.3)):
        camera.cover(frame, bounds, [head, corner])
        seen = QRectF(camera.to_scene(bounds.topLeft()), camera.to_scene(bounds.bottomRight()))
        assert frame.contains(seen)
        assert not seen.intersects(corner)
        assert not seen.intersects(head)
        assert camera.zoom > least
    assert not camera.sees(corner.center())
    assert camera.sees(QPointF(300, 200))
