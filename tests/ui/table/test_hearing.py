"""Sounds come with the motion they belong to: not before it is seen, not for what is skipped, each step its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from hoshikan.engine import Event
from hoshikan.ui.board.table.choosing import Attempted, Objected, Useless
from hoshikan.ui.board.table.model import Banner, Beat, Cue
from hoshikan.ui.board.table.motion import Heard, Motion, Step
from hoshikan.ui.kit.look.theme import DURATION
from hoshikan.ui.kit.sound.room import Sound
from tests.ui.table.toy import ToyScene, ToyView, squares

HAPPENED = (Event(),)
FRAME = 16


class LoudScene(ToyScene):
    """Squares are of wood, discs are coins."""

    lands: Mapping[str, Sound] = MappingProxyType({"square": "set", "disc": "coin"})


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[LoudScene]:
    made = LoudScene()
    made.motion.take_the_time()
    made.show_position(squares(a=(50, 50), b=(200, 200)), 0, (), (), ())
    yield made
    made.deleteLater()


def listen(scene: ToyScene) -> list[str]:
    heard: list[str] = []
    scene.hearing.heard.connect(heard.append)
    return heard


def course(scene: ToyScene) -> list[tuple[int, str]]:
    """Return the sounds until nothing moves, each with the milliseconds after which it comes."""
    heard: list[tuple[int, str]] = []
    passed = 0
    scene.hearing.heard.connect(lambda sound: heard.append((passed, sound)))
    while scene.is_moving:
        passed += FRAME
        scene.motion.advance(FRAME)
    return heard


def show(scene: ToyScene, *cues: Cue | Beat, after: ToyView | None = None) -> None:
    scene.told = list(cues)
    scene.show_position(after or squares(a=(50, 50), b=(200, 200)), 0, (), (), HAPPENED)


def test_what_flies_is_heard_when_it_lands(scene: LoudScene) -> None:
    show(scene, Cue(0, "a", "b", "square", "plain"))
    ((at, sound),) = course(scene)
    assert sound == "set"
    assert 0.7 * DURATION["slow"] < at < DURATION["slow"]


def test_several_coins_are_several_sounds_and_other_kinds_fly_like_cards(scene: LoudScene) -> None:
    show(scene, Cue(0, "a", "b", "disc", "plain", count=5), Cue(1, "a", "b", "paper", "plain"))
    heard = course(scene)
    assert [sound for _, sound in heard] == ["coin", "coin", "coin", "lay"]
    times = [at for at, _ in heard]
    assert times == sorted(set(times))


def test_what_turns_over_is_heard_halfway_and_what_is_named_wins(scene: LoudScene) -> None:
    show(
        scene,
        Cue(0, "a", kind="disc", face="plain"),
        Cue(1, "b", kind="disc", face="plain", sound="reveal"),
        Cue(2, "a", "b", "disc", "plain", sound="none"),
        Beat(3, moment="end", banner=Banner("The end"), sound="win"),
        Cue(3, "nobody", "b", "disc", "plain"),
        after=replace(squares(a=(50, 50), b=(200, 200)), kind="disc"),
    )
    heard = course(scene)
    assert [sound for _, sound in heard] == ["flip", "reveal", "win"]
    assert 0 < heard[0][0] - DURATION["normal"] / 2 <= FRAME


def test_what_the_table_settles_into_is_heard_unless_it_flew_already(scene: LoudScene) -> None:
    show(scene, after=squares(a=(50, 50), b=(80, 200)))
    assert [sound for _, sound in course(scene)] == ["set"]
    show(scene, Cue(0, "a", "b", "square", "plain"), after=squares(a=(90, 50), b=(80, 200)))
    assert [sound for _, sound in course(scene)] == ["set"]
    show(scene, after=squares(a=(90, 50), b=(80, 200)))
    assert course(scene) == []


def test_without_motion_no_sound_belongs_to_it(scene: LoudScene) -> None:
    heard = listen(scene)
    scene.set_motion("off")
    show(scene, Cue(0, "a", "b", "disc", "plain", count=5), after=squares(a=(50, 50), b=(80, 200)))
    assert heard == []


def test_what_is_fast_forwarded_is_silent_and_a_jump_too(scene: LoudScene) -> None:
    heard = listen(scene)
    show(scene, Cue(0, "a", "b", "square", "plain"), Cue(1, "a", "b", "disc", "plain"))
    scene.fast_forward()
    scene.show_position(squares(a=(90, 90)), 0, (), ())
    assert heard == []


def test_of_a_skipped_moment_the_last_sound_alone_is_heard(scene: LoudScene) -> None:
    heard = listen(scene)
    moment = [Beat(step, moment="fight", hold="turn", sound="dice") for step in range(4)]
    last = Beat(4, moment="fight", hold="turn", sound="win")
    show(scene, *moment, last, Beat(5, moment="after", hold="turn", sound="round"))
    scene.motion.advance(1)
    assert heard == ["dice"]
    assert scene.skip()
    assert heard == ["dice", "win"]
    scene.motion.advance(1)
    assert heard == ["dice", "win", "round"]


def test_less_motion_makes_no_burst(scene: LoudScene) -> None:
    heard = listen(scene)
    scene.set_motion("still")
    show(scene, *(Cue(step, "a", "b", "square", "plain") for step in range(5)), Cue(5, "a", "b", "disc", "plain"))
    assert heard == ["coin"]


def test_sounds_of_a_step_come_in_their_order_and_once(qtbot: QtBot) -> None:
    motion = Motion()
    heard: list[str] = []
    motion.take_the_time()
    motion.sounded.connect(heard.append)
    sounds = [Heard(0.9, "last"), Heard(0.0, "first"), Heard(0.5, "second")]
    motion.play(Step(lambda: (lambda _at: None,), 100, hears=lambda: sounds))
    assert heard == ["first"]
    motion.advance(60)
    assert heard == ["first", "second"]
    motion.advance(1000)
    assert heard == ["first", "second", "last"]


def test_a_hand_is_heard_at_once_and_what_it_laid_not_again(scene: LoudScene) -> None:
    heard = listen(scene)
    scene.touched("lifted", "a")
    scene.touched("turned", "a")
    scene.touched("laid", "a")
    assert heard == ["lift", "tick", "set"]
    show(scene, after=squares(a=(90, 50), b=(200, 200)))
    course(scene)
    assert heard == ["lift", "tick", "set"]
    show(scene, after=squares(a=(50, 50), b=(200, 200)))
    course(scene)
    assert heard == ["lift", "tick", "set", "set"]


def test_only_what_cannot_be_is_refused_aloud(scene: LoudScene) -> None:
    heard = listen(scene)
    for outcome in (Attempted("x"), Objected("no", ""), Useless("a")):
        scene.choosing._refuse(outcome)
    assert heard == ["refuse", "refuse"]
