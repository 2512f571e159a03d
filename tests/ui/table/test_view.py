"""Gestures, keys and looks on a real view."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hoshikan.ui.board.table.scene import LIGHTS
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.kit.look.theme import DAY
from tests.ui.table.hands import Table
from tests.ui.table.toy import Happened, ToyScene, squares

ACTS = replace(
    squares(a=(50, 50), b=(150, 50), t1=(50, 250), t2=(150, 250), x=(350, 50)),
    acts={"a to 1": ("a", "t1"), "a to 2": ("a", "t2"), "b to 1": ("b", "t1"), "b to 2": ("b", "t2")},
)


class Shown:
    """A toy table in a window."""

    def __init__(self, qtbot: QtBot) -> None:
        self.scene = ToyScene()
        self.view = TableView(self.scene)
        qtbot.addWidget(self.view)
        self.view.resize(800, 600)
        self.scene.set_motion("off")
        self.scene.show_position(ACTS, 0, tuple(ACTS.acts), ())
        self.view.show()
        qtbot.waitExposed(self.view)
        self.chosen: list[str] = []
        self.scene.action_chosen.connect(self.chosen.append)

    def point(self, key: str) -> QPoint:
        item = self.scene.stage.get(key)
        assert item is not None
        return self.view.mapFromScene(item.scenePos())

    def halo(self, key: str) -> str:
        item = self.scene.stage.get(key)
        assert item is not None
        return item.halo

    def press(self, key: str) -> None:
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.point(key))

    def move(self, point: QPoint) -> None:
        QTest.mouseMove(self.view.viewport(), point)
        QApplication.processEvents()

    def release(self, point: QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def keys(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown(qtbot)


def test_a_held_piece_lights_its_targets_and_snaps(shown: Shown) -> None:
    shown.press("a")
    shown.move(shown.point("a") + QPoint(40, 40))
    assert (shown.halo("t1"), shown.halo("t2"), shown.halo("x")) == ("glow", "glow", "")
    aim = shown.point("t2") + QPoint(20, 10)
    shown.move(aim)
    assert shown.halo("t2") == "gold"
    assert (shown.point("a") - shown.point("t2")).manhattanLength() < 30
    shown.release(aim)
    assert shown.chosen == ["a to 2"]


@pytest.mark.parametrize("size", [(800, 600), (701, 533)])
def test_every_pixel_of_a_picture_lies_on_one_of_the_window(shown: Shown, size: tuple[int, int]) -> None:
    """Else they would be interpolated whenever they are painted."""
    shown.view.resize(*size)
    shown.view.sharpen()
    shown.scene.choosing.activate("a")  # lights
    parts = [part for item in shown.scene.stage for part, _ in item.parts()]
    assert len(parts) > len(shown.scene.stage)
    for part in parts:
        scale = part.deviceTransform(shown.view.viewportTransform()).m11()
        assert scale == pytest.approx(part.pixmap().devicePixelRatio(), rel=1e-12)


def test_a_size_that_stays_draws_nothing_again(shown: Shown) -> None:
    shown.view.sharpen()
    pictures = shown.scene.stage.pictures
    pictures.clear()
    shown.view.sharpen()
    assert len(pictures) == 0
    shown.view.resize(640, 480)
    shown.view.sharpen()
    assert len(pictures) > 0


def test_targets_do_not_glow_when_that_assist_is_off(shown: Shown) -> None:
    shown.scene.set_assists(glow=False, costs=False)
    shown.press("a")
    shown.move(shown.point("a") + QPoint(40, 40))
    assert shown.halo("t1") == ""


def test_a_drop_on_nothing_floats_back_and_forgets_the_pick(shown: Shown) -> None:
    home = shown.point("a")
    shown.press("a")
    shown.move(QPoint(400, 300))
    shown.release(QPoint(400, 300))
    assert shown.point("a") == home
    assert shown.scene.picking.picked == ()


def test_a_new_position_takes_a_held_piece_out_of_the_hand(shown: Shown) -> None:
    shown.press("a")
    shown.move(QPoint(400, 300))
    shown.scene.show_position(ACTS, 0, (), ())
    shown.release(shown.point("t1"))
    assert shown.chosen == []
    item = shown.scene.stage.get("a")
    assert item is not None
    assert item.pos() == item.home


def test_the_right_button_cancels(shown: Shown) -> None:
    shown.scene.choosing.activate("a")
    QTest.mouseClick(shown.view.viewport(), Qt.MouseButton.RightButton, pos=shown.point("x"))
    assert shown.scene.picking.picked == ()


def test_arrows_move_between_targets_once_something_is_picked(shown: Shown) -> None:
    shown.view.setFocus()
    shown.scene.stage.focus("a")
    shown.keys(Qt.Key.Key_Return, Qt.Key.Key_Down)
    assert shown.scene.stage.focus_key == "t1"
    shown.keys(Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert shown.chosen == ["a to 2"]


def test_tab_goes_from_zone_to_zone_and_out(shown: Shown) -> None:
    shown.view.setFocus()
    visited = []
    for _ in range(4):
        shown.keys(Qt.Key.Key_Tab)
        visited.append(shown.scene.stage.focus_key)
    assert visited == ["a", "b", "t1", "x"]
    shown.keys(Qt.Key.Key_Backtab)
    assert shown.scene.stage.focus_key == "t1"
    assert not shown.scene.move_zone(2)


def test_tab_goes_on_when_the_focused_piece_has_lost_its_name(shown: Shown) -> None:
    shown.view.setFocus()
    shown.scene.stage.focus("b")
    shown.scene.show_position(replace(ACTS, nameless=("b",)), 0, (), ())
    assert shown.scene.stage.focus_key == ""
    for key in ("a", "t1", "x"):
        QTest.keyClick(shown.view, Qt.Key.Key_Tab)
        assert shown.scene.stage.focus_key == key


def test_keys_without_a_use_are_left_to_the_page(shown: Shown) -> None:
    heard: list[int] = []

    class Page(TableView):
        def keyPressEvent(self, event: QEvent) -> None:
            super().keyPressEvent(event)  # type: ignore[arg-type] # the test sends nothing but key events
            heard.append(event.isAccepted())

    page = Page(shown.scene)
    QTest.keyClick(page, Qt.Key.Key_H)
    assert heard == [False]


def test_a_chosen_action_waits_for_confirmation_if_asked_to(shown: Shown) -> None:
    ready: list[str] = []
    shown.scene.action_ready.connect(ready.append)
    shown.scene.choosing.waits_for_confirm = True
    shown.scene.choosing.activate("b")
    shown.scene.choosing.activate("t1")
    assert shown.chosen == []
    assert ready[-1] == "b to 1"
    shown.scene.choosing.confirm()
    assert shown.chosen == ["b to 1"]


def test_a_hint_lights_piece_and_target(shown: Shown) -> None:
    shown.scene.set_hint(["b to 2"])
    assert (shown.halo("b"), shown.halo("t2"), shown.halo("a")) == ("hint", "hint", "")
    shown.scene.set_hint(["x"])
    assert (shown.halo("x"), shown.halo("b")) == ("hint", "")
    shown.scene.set_hint([])
    assert shown.halo("x") == ""


def test_pieces_are_highlighted_from_outside(shown: Shown) -> None:
    shown.scene.highlight(frozenset({"x"}))
    assert shown.halo("x") == "link"
    shown.scene.highlight(frozenset())
    assert shown.halo("x") == ""


def test_a_useless_piece_says_what_it_is(shown: Shown) -> None:
    said: list[str] = []
    shown.scene.announce.connect(said.append)
    QTest.mouseClick(shown.view.viewport(), Qt.MouseButton.LeftButton, pos=shown.point("x"))
    assert said == ["square x"]


def test_focus_is_described_and_survives_a_new_position(shown: Shown) -> None:
    said: list[str] = []
    shown.scene.focus_described.connect(said.append)
    shown.view.setFocus()
    shown.scene.stage.focus("b")
    shown.scene.show_position(ACTS, 0, tuple(ACTS.acts), (), (Happened(),))
    assert said == ["square b"]
    assert shown.scene.stage.focus_key == "b"


def test_a_theme_is_painted_anew(shown: Shown) -> None:
    shown.scene.painted.clear()
    shown.scene.set_theme(DAY)
    assert set(shown.scene.painted) == {("plain", "day")}


def test_another_language_reaches_the_pieces(shown: Shown) -> None:
    shown.scene.words.word = "四角"
    QCoreApplication.sendEvent(shown.view, QEvent(QEvent.Type.LanguageChange))
    item = shown.scene.stage.get("a")
    assert item is not None
    assert item.placement.label == "四角 a"


def test_pictures_are_drawn_again_once_a_resize_is_over(shown: Shown, qtbot: QtBot) -> None:
    before = shown.scene.stage.pictures.resolution
    shown.view.resize(QSize(1600, 1200))
    qtbot.waitUntil(lambda: shown.scene.stage.pictures.resolution > 1.5 * before)
    item = shown.scene.stage.get("a")
    assert item is not None
    assert shown.view.mapFromScene(item.sceneBoundingRect()).boundingRect().width() > 100


def test_the_first_picture_is_laid_out_for_the_windows_shape(qtbot: QtBot) -> None:
    scene = ToyScene()
    view = TableView(scene)
    qtbot.addWidget(view)
    scene.show_position(ACTS, 0, (), ())
    view.resize(300, 300)
    view.show()
    assert not scene.painted
    view.resize(900, 300)
    view.grab()
    assert scene.aspect == pytest.approx(3.0, abs=0.03)
    assert scene.painted


def test_the_mouse_shows_what_can_be_taken_hold_of(shown: Shown) -> None:
    viewport = shown.view.viewport()
    shown.move(shown.point("a"))
    assert viewport.cursor().shape() == Qt.CursorShape.PointingHandCursor
    shown.press("a")
    shown.move(shown.point("t1"))
    assert viewport.cursor().shape() == Qt.CursorShape.ClosedHandCursor
    shown.keys(Qt.Key.Key_Escape)
    assert shown.halo("t1") == ""
    shown.release(shown.point("x"))
    assert viewport.cursor().shape() == Qt.CursorShape.ArrowCursor
    assert shown.chosen == []


def test_lights_are_drawn_before_a_piece_is_picked_up(shown: Shown, qtbot: QtBot) -> None:
    pictures = shown.scene.stage.pictures
    shown.view.sharpen()
    drawn = len(pictures) + len(
        LIGHTS
    )  # one of which shines already, and the shadow of the only piece that can be lifted
    qtbot.waitUntil(lambda: len(pictures) == drawn)
    shown.press("a")
    shown.move(shown.point("t1"))
    assert shown.halo("a") == "gold"
    assert len(pictures) == drawn
    shown.release(shown.point("x"))


def test_a_hidden_table_keeps_only_the_pictures_that_lie_on_it(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.view.grab()
    pictures = table.scene.stage.pictures
    assert pictures.size_in_bytes > 0
    shown = table.view.grab().toImage()
    table.view.hide()
    assert pictures.size_in_bytes == 0
    table.view.show()
    assert table.view.grab().toImage() == shown


def test_a_small_piece_is_hit_beside_its_picture_too(shown: Shown) -> None:
    def press_beside(size: tuple[int, int]) -> bool:
        shown.view.resize(*size)
        QApplication.processEvents()
        item = shown.scene.stage.get("a")
        assert item is not None
        half = item.placement.width / 2 * shown.view.transform().m11()
        place = shown.point("a") - QPoint(round(half) + 4, 0)
        QTest.mouseClick(shown.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        return shown.scene.picking.picked == ("a",)

    assert not press_beside((800, 600))
    assert press_beside((300, 225))


def test_dragging_a_piece_that_cannot_be_moved_names_it(shown: Shown) -> None:
    said: list[str] = []
    shown.scene.announce.connect(said.append)
    shown.press("x")
    shown.move(QPoint(200, 200))
    shown.release(QPoint(200, 200))
    assert said == ["square x"]
    assert shown.chosen == []
