"""Motions on their way: places and sizes of pieces, and nothing seen twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from hoshikan.ui.board.table import cueplay
from hoshikan.ui.board.table.items import PieceItem
from hoshikan.ui.board.table.model import Cue, Placement, Scenery
from hoshikan.ui.board.table.motion import Build, Tween
from tests.ui.table.toy import Happened, ToyScene, squares

EVENTS = (Happened(),)
HERE, THERE = (50.0, 50.0), (350.0, 250.0)
FRAME = (0.0, 0.0, 400.0, 300.0)


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[ToyScene]:
    scene = ToyScene()
    scene.set_resolution(1)
    scene.show_position(squares(a=HERE, b=THERE), 0, (), ())
    yield scene
    scene.fast_forward()


def piece(key: str, at: tuple[float, float], size: float = 40, z: float = 0, face: str = "plain") -> Placement:
    return Placement(key, "square", face, *at, size, size, z)


def item(scene: ToyScene, key: str) -> PieceItem:
    found = scene.stage.get(key)
    assert found is not None
    return found


def seen(changes: Sequence[Tween], at: float) -> None:
    for change in changes:
        change(at)


def flying(scene: ToyScene) -> list[QGraphicsItem]:
    """Pieces that belong to no scenery."""
    return [one for one in scene.items() if isinstance(one, PieceItem) and not one.key]


def steps(scene: ToyScene, *cues: Cue) -> list[Build]:
    """The steps of cues, to be begun by hand."""
    played = cueplay.steps(cues, scene.stage, scene.limelight, scene.hearing, lambda _events: None)
    return [step.build for step in played]


def change(
    scene: ToyScene, *pieces: Placement, map_frame: tuple[float, float, float, float] | None = None
) -> list[Tween]:
    return scene.stage.change_to(Scenery(400, 300, pieces, map_frame))


def test_a_new_piece_comes_from_its_origin_and_grows(scene: ToyScene) -> None:
    drawn = replace(piece("c", (200, 200), 80), origin="a")
    changes = change(scene, piece("a", HERE), drawn)
    seen(changes, 0)
    assert item(scene, "c").pos() == QPointF(*HERE)
    assert item(scene, "c").scale() == pytest.approx(0.5)
    seen(changes, 1)
    assert item(scene, "c").pos() == QPointF(200, 200)
    assert item(scene, "c").scale() == 1


def test_ground_does_not_swell_and_large_pieces_swell_little(scene: ToyScene) -> None:
    before = (piece("ground", (200, 150), 300, -2), piece("card", (200, 150), 280), piece("coin", HERE))
    seen(change(scene, *before), 1)
    changes = change(scene, *(replace(one, face="other") for one in before))
    seen(changes, 0.5)
    assert item(scene, "ground").scale() == 1
    assert 0 < (item(scene, "card").scale() - 1) * 280 < 40
    assert item(scene, "coin").scale() > 1.1


def test_what_flies_is_not_seen_where_it_lay(scene: ToyScene) -> None:
    scene.told = [Cue(0, "a", "b", "square", "plain", hides="a")]
    scene.show_position(squares(b=THERE), 0, (), (), EVENTS)
    assert item(scene, "a").opacity() == 0
    assert len(flying(scene)) == 1
    scene.fast_forward()
    assert scene.stage.get("a") is None
    assert not flying(scene)


def test_what_seemed_to_leave_but_is_still_there_is_seen_again(scene: ToyScene) -> None:
    scene.told = [Cue(0, "a", "b", "square", "plain", hides="a")]
    scene.show_position(squares(a=HERE, b=THERE), 0, (), (), EVENTS)
    scene.fast_forward()
    assert item(scene, "a").opacity() == 1


def test_what_landed_flies_on_alone(scene: ToyScene) -> None:
    first, second = steps(scene, Cue(0, "a", "b", "disc", "coin", stays=True), Cue(1, "b", "a", "disc", "coin"))
    seen(first(), 1)
    assert len(flying(scene)) == 1
    second()
    assert len(flying(scene)) == 1


def test_a_piece_that_is_filled_takes_the_looks_of_what_landed(scene: ToyScene) -> None:
    landing = Cue(0, "a", "b", "disc", "back", stays=True, share=1)
    first, second = steps(scene, landing, Cue(1, "b", kind="square", face="front"))
    seen(first(), 1)
    changes = second()
    assert not flying(scene)
    seen(changes, 0.4)
    assert item(scene, "b").placement.face == "plain"
    seen(changes, 0.6)
    assert item(scene, "b").placement.face == "front"


def test_dice_show_other_sides_before_they_lie(scene: ToyScene) -> None:
    (rolling,) = steps(scene, Cue(0, "a", kind="square", face="six", through=("two", "five")))
    changes = rolling()
    seen(changes, 0.1)
    seen(changes, 0.3)
    assert [face for face, _ in scene.painted][-2:] == ["two", "five"]
    seen(changes, 0.6)
    assert item(scene, "a").placement.face == "six"


def test_a_map_that_grows_moves_as_a_whole(scene: ToyScene) -> None:
    tiles = [replace(piece(f"m{x}", (100 * x, 0), 100), on_map=True) for x in range(8)]
    seen(change(scene, *tiles[:3], map_frame=FRAME), 1)
    before = [(item(scene, f"m{x}").pos(), item(scene, f"m{x}").scale()) for x in range(3)]
    changes = change(scene, *tiles, map_frame=FRAME)
    seen(changes, 0)
    assert [(item(scene, f"m{x}").pos(), item(scene, f"m{x}").scale()) for x in range(3)] == before
    seen(changes, 0.5)
    gaps = {round(item(scene, f"m{x + 1}").x() - item(scene, f"m{x}").x(), 3) for x in range(2)}
    assert len(gaps) == 1
    seen(changes, 1)
    assert all(item(scene, f"m{x}").is_at_rest for x in range(8))


def test_whatever_has_been_moved_since_it_settled_is_brought_back(scene: ToyScene) -> None:
    lying = piece("a", HERE), replace(piece("m", (100, 0), 100), on_map=True)
    seen(change(scene, *lying, map_frame=FRAME), 1)
    stirs: tuple[Callable[[PieceItem], None], ...] = (
        lambda one: one.setPos(one.pos() + QPointF(1, 0)),
        lambda one: one.setPos(one.x(), one.y() + 1),
        lambda one: one.setScale(one.scale() * 1.1),
        lambda one: one.swell(0.5),
        lambda one: one.setOpacity(0.5),
    )
    for stir in stirs:
        assert change(scene, *lying, map_frame=FRAME) == []
        for one in map(partial(item, scene), "am"):
            stir(one)
            assert not one.is_at_rest
        seen(change(scene, *lying, map_frame=FRAME), 1)
        assert all(item(scene, key).is_at_rest for key in "am")


def test_what_lies_on_a_map_is_not_at_rest_once_the_camera_has_moved(scene: ToyScene) -> None:
    lying = piece("a", HERE), replace(piece("m", (100, 0), 100), on_map=True)
    seen(change(scene, *lying, map_frame=FRAME), 1)
    scene.stage.camera.pan(QPointF(9, 0))
    assert not item(scene, "m").is_at_rest
    assert item(scene, "a").is_at_rest
    scene.stage.follow_camera()
    assert item(scene, "m").is_at_rest
