"""From one scenery to the next: what moves, what appears, what goes; and time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from hoshikan.ui.board.table import cueplay, tweens
from hoshikan.ui.board.table.model import Cue
from tests.ui.table.toy import Happened, ToyScene, squares

EVENTS = (Happened(),)


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[ToyScene]:
    scene = ToyScene()
    scene.set_resolution(1)
    scene.show_position(squares(a=(50, 50), b=(150, 50)), 0, (), ())
    yield scene
    scene.fast_forward()


def place(scene: ToyScene, key: str) -> QPointF:
    item = scene.stage.get(key)
    assert item is not None
    return item.pos()


def test_without_events_the_table_changes_silently(scene: ToyScene) -> None:
    scene.told = [Cue(0, "a")]
    scene.show_position(squares(a=(90, 90), c=(10, 10)), 0, (), ())
    assert not scene.is_moving
    assert place(scene, "a") == QPointF(90, 90)
    assert set(scene.stage.keys()) == {"a", "c"}


def test_with_events_a_piece_moves_there_and_arrives(scene: ToyScene, qtbot: QtBot) -> None:
    item = scene.stage.get("a")
    scene.show_position(squares(a=(350, 250), b=(150, 50)), 0, (), (), EVENTS)
    assert scene.is_moving
    assert place(scene, "a") == QPointF(50, 50)
    with qtbot.waitSignal(scene.settled):
        pass
    assert place(scene, "a") == QPointF(350, 250)
    assert scene.stage.get("a") is item


def test_fast_forward_shows_the_end_of_everything_queued(scene: ToyScene) -> None:
    for x in (60, 70, 80):
        scene.show_position(squares(a=(x, 50), b=(150, 50)), 0, (), (), EVENTS)
    scene.fast_forward()
    assert not scene.is_moving
    assert place(scene, "a") == QPointF(80, 50)


def test_going_back_ends_motion_at_once(scene: ToyScene) -> None:
    scene.show_position(squares(a=(350, 250)), 0, (), (), EVENTS)
    scene.show_position(squares(a=(50, 50), b=(150, 50)), 0, (), ())
    assert not scene.is_moving
    assert place(scene, "a") == QPointF(50, 50)


def test_speed_off_needs_no_time(scene: ToyScene) -> None:
    scene.told = [Cue(0, "a", "b", "disc", "x", 3, "+3"), Cue(1, "b", kind="disc", face="y")]
    scene.set_motion("off")
    scene.show_position(squares(a=(350, 250)), 0, (), (), EVENTS)
    assert not scene.is_moving
    assert place(scene, "a") == QPointF(350, 250)
    assert len(scene.stage) == 1


def test_switching_motion_off_ends_what_moves(scene: ToyScene) -> None:
    scene.show_position(squares(a=(350, 250)), 0, (), (), EVENTS)
    scene.set_motion("off")
    assert not scene.is_moving


def test_cues_come_in_steps_before_the_table_settles(scene: ToyScene, qtbot: QtBot) -> None:
    scene.set_motion("fast")
    scene.told = [Cue(1, "b", "a", "disc", "second", 2, "+2"), Cue(0, "a", "b", "disc", "first", stays=True)]
    scene.painted.clear()
    scene.show_position(squares(b=(150, 50)), 0, (), (), EVENTS)
    with qtbot.waitSignal(scene.settled):
        pass
    assert [face for face, _ in scene.painted] == ["first", "second"]
    assert set(scene.stage.keys()) == {"b"}
    pieces = [item for item in scene.items() if item.parentItem() is None and item.isVisible()]
    assert len(pieces) == 1


def test_cues_about_absent_pieces_are_passed_over(scene: ToyScene) -> None:
    scene.told = [Cue(0, "nobody"), Cue(0, "a", "nobody", "disc", "x")]
    scene.show_position(squares(a=(1, 2)), 0, (), (), EVENTS)
    scene.fast_forward()
    assert place(scene, "a") == QPointF(1, 2)


def test_a_piece_that_leaves_waits_at_its_target_and_is_never_seen_twice(scene: ToyScene, qtbot: QtBot) -> None:
    item = scene.stage.get("a")
    assert item is not None
    scene.told = [Cue(0, "a", "b", leaves=True), Cue(1, "b")]
    scene.show_position(squares(b=(150, 50)), 0, (), (), EVENTS)
    seen: list[QPointF] = []
    item.xChanged.connect(lambda: seen.append(item.pos()))
    with qtbot.waitSignal(scene.settled):
        pass
    assert seen[-1] == QPointF(150, 50)
    assert all(50 <= place.x() <= 150 for place in seen)
    assert [one for one in scene.items() if one.parentItem() is None and one.isVisible()] == [scene.stage.get("b")]


def test_a_piece_that_left_and_is_still_there_comes_home(scene: ToyScene) -> None:
    scene.told = [Cue(0, "a", "b", leaves=True)]
    scene.show_position(squares(a=(50, 50), b=(150, 50)), 0, (), (), EVENTS)
    scene.fast_forward()
    item = scene.stage.get("a")
    assert item is not None
    assert (item.pos(), item.scale(), item.opacity()) == (QPointF(50, 50), 1, 1)


def test_a_new_piece_comes_out_of_its_origin(scene: ToyScene, qtbot: QtBot) -> None:
    view = replace(squares(a=(50, 50), b=(150, 50), c=(350, 250), d=(350, 50)), origins={"c": "a", "d": "nobody"})
    scene.show_position(view, 0, (), (), EVENTS)
    assert place(scene, "c") == QPointF(50, 50)
    assert place(scene, "d") == QPointF(350, 50)
    with qtbot.waitSignal(scene.settled):
        pass
    assert place(scene, "c") == QPointF(350, 250)


@pytest.mark.parametrize(("wide", "most"), [(40, 1.15), (400, 1.05)])
def test_broad_pieces_swell_less(scene: ToyScene, qtbot: QtBot, wide: int, most: float) -> None:
    view = replace(squares(a=(200, 50)), wide=wide)
    scene.show_position(view, 0, (), ())
    item = scene.stage.get("a")
    assert item is not None
    swollen: list[float] = []
    item.scaleChanged.connect(lambda: swollen.append(item.scale()))
    scene.told = [Cue(0, "a")]
    scene.show_position(view, 0, (), (), EVENTS)
    with qtbot.waitSignal(scene.settled):
        pass
    assert 1 < max(swollen) < most


def test_a_piece_that_changes_kind_is_turned_over_in_place(scene: ToyScene) -> None:
    item = scene.stage.get("a")
    scene.show_position(replace(squares(a=(50, 50), b=(150, 50)), kind="disc"), 0, (), (), EVENTS)
    scene.fast_forward()
    assert item is not None
    assert item.placement.kind == "disc"
    assert scene.stage.get("a") is item


def test_nine_hundred_pieces_come_and_go(scene: ToyScene) -> None:
    for round_number in range(9):
        many = {f"p{round_number}_{number}": (number % 20 * 20.0, number // 20 * 20.0) for number in range(100)}
        scene.show_position(squares(**many), 0, (), (), EVENTS if round_number % 2 else ())
        scene.stage.focus(f"p{round_number}_5")
    scene.fast_forward()
    assert len(scene.stage) == 100
    top = [item for item in scene.items() if item.parentItem() is None and item.isVisible()]
    assert len(top) == 100


def test_what_flies_and_what_is_named_stays_on_the_table(qtbot: QtBot) -> None:
    scene = ToyScene()
    scene.set_resolution(1)
    scene.show_position(squares(a=(380, 30), b=(20, 30)), 0, (), ())
    stage = scene.stage
    start, end = stage.get("a"), stage.get("b")
    assert start is not None
    assert end is not None
    coin = stage.flyer("disc", "coin", 44, 44, start.home)
    flight = tweens.fly(coin, start.home, end.home, 0.0, None)
    ways = []
    for way in (0.0, 0.25, 0.5, 0.75, 1.0):
        flight(way)
        ways.append(coin.sceneBoundingRect().top())
    assert min(ways) >= 0
    assert coin.pos() == end.home
    for fly_on in cueplay.captions((Cue(0, "a", "b", "disc", "coin", 3, "+3"),), stage):
        fly_on(0.5)
    told = [item for item in scene.items() if item.zValue() > tweens.FLYER_Z]
    assert told
    assert all(item.sceneBoundingRect().top() >= 0 for item in told)
