"""A press skips only a highlight that was seen: not one that has just begun, is still to come, or began under a key."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent
from pytestqt.qtbot import QtBot

from hoshikan.engine import Event
from hoshikan.ui.board.table.kit.painting import PortraitFace
from hoshikan.ui.board.table.model import Banner, Beat, Cue
from hoshikan.ui.board.table.motion import SEEN_MS
from tests.ui.table.toy import ToyScene, squares

PLACES = squares(a=(50, 50), b=(200, 200))


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[ToyScene]:
    made = ToyScene()
    made.motion.take_the_time()
    made.show_position(PLACES, 0, (), (), ())
    yield made
    made.deleteLater()


def click(scene: ToyScene) -> None:
    event = QGraphicsSceneMouseEvent(QEvent.Type.GraphicsSceneMousePress)
    event.setButton(Qt.MouseButton.LeftButton)
    event.setScenePos(QPointF(50, 50))
    QApplication.sendEvent(scene, event)


def press(key: Qt.Key, text: str, *, held: bool = False) -> Callable[[ToyScene], None]:
    def down(scene: ToyScene) -> None:
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text, held)
        QApplication.sendEvent(scene, event)

    return down


PRESSES = {
    "click": click,
    "space": press(Qt.Key.Key_Space, " "),
    "escape": press(Qt.Key.Key_Escape, "\x1b"),
    "letter": press(Qt.Key.Key_A, "a"),
}


def show(scene: ToyScene, *cues: Cue | Beat) -> None:
    scene.told = list(cues)
    scene.show_position(PLACES, 0, (), (), (Event(),))


def fight(step: int, title: str) -> Beat:
    return Beat(step, moment=title, hold="banner", banner=Banner(title))


def title(scene: ToyScene) -> str:
    return scene.limelight.banner.title if scene.limelight.banner is not None else ""


@pytest.mark.parametrize("way", PRESSES)
def test_a_highlight_is_skipped_only_once_it_was_seen(scene: ToyScene, way: str) -> None:
    show(scene, fight(0, "first"), fight(1, "second"))
    for expected in ("first", "second"):
        assert title(scene) == expected
        scene.motion.advance(SEEN_MS - 1)
        PRESSES[way](scene)
        assert title(scene) == expected, "it has only begun"
        scene.motion.advance(1)
        PRESSES[way](scene)
        assert title(scene) != expected, "it was seen"


@pytest.mark.parametrize("way", PRESSES)
def test_what_is_still_to_come_is_not_skipped(scene: ToyScene, way: str) -> None:
    show(scene, Cue(0, "a", "b", "square", "plain"), fight(1, "first"))
    scene.motion.advance(1)
    PRESSES[way](scene)
    assert scene.motion.has_moments
    scene.motion.advance(400)
    assert title(scene) == "first"


@pytest.mark.parametrize("key", [(Qt.Key.Key_Space, " "), (Qt.Key.Key_A, "a")])
def test_a_key_held_since_before_skips_nothing(scene: ToyScene, key: tuple[Qt.Key, str]) -> None:
    show(scene, fight(0, "first"), fight(1, "second"))
    scene.motion.advance(SEEN_MS)
    press(*key, held=True)(scene)
    assert title(scene) == "first"
    press(*key)(scene)
    assert title(scene) == "second"


def test_motion_without_a_highlight_is_ended_by_any_press(scene: ToyScene) -> None:
    show(scene, Cue(0, "a", "b", "square", "plain"))
    click(scene)
    assert not scene.is_moving


def test_faces_are_beside_a_banner_from_what_they_felt_until_the_moment_is_over(scene: ToyScene) -> None:
    scene.felt = {2: "worried", 0: "pleased", 1: "calm"}
    happened = Event()
    scene.told = [
        Beat(0, moment="fight", hold="hold", banner=Banner("Fight")),
        Beat(1, (happened,), "fight", hold="hold"),
        Beat(2, (), "fight", hold="hold", banner=Banner("Fight", "A long sentence about all that has happened")),
        Beat(3, (), "peace", hold="hold", banner=Banner("Peace")),
    ]
    scene.show_position(PLACES, 0, (), (), (happened,))
    seen: dict[str, list[PortraitFace]] = {}
    while scene.is_moving:
        scene.motion.advance(40)
        banner = scene.limelight.banner
        if banner is not None:
            seen[f"{banner.title}{banner.sentence}"] = scene.limelight.faces
            places = [one.placement for one in scene.limelight.standing if one.placement.kind == "~portrait"]
            assert all(one.width / 2 <= one.x <= scene.width() - one.width / 2 for one in places)
    both = [PortraitFace(0, "pleased"), PortraitFace(2, "worried")]
    assert list(seen.values()) == [both, both, []]
    assert scene.limelight.faces == []


def test_a_banner_keeps_one_place_where_it_hides_nothing_lit_later(scene: ToyScene) -> None:
    area = scene.sceneRect()
    places = squares(a=(area.center().x(), area.center().y()), b=(area.center().x(), area.bottom() - 20))

    def ys(*beats: Beat) -> set[int]:
        scene.told = list(beats)
        scene.show_position(places, 0, (), (), (Event(),))
        seen = set()
        while scene.is_moving:
            scene.motion.advance(40)
            seen |= {round(one.y() - area.center().y()) for one in scene.limelight.headline}
        return seen

    first = Beat(0, moment="reveal", lights=("a",), hold="hold", banner=Banner("Reveal"))
    last = Beat(1, moment="reveal", lights=("a", "b"), hold="hold", banner=Banner("Reveal"))
    (alone,), (whole,) = ys(first), ys(first, last)
    assert alone > 0, "at the foot, where nothing is lit"
    assert whole < 0, "at the head all the time"
