"""Names become sounds as the settings want them, and nothing is asked for before something is to be heard."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from hoshikan.ui.app.window import MainWindow
from hoshikan.ui.kit.sound.room import Sound, SoundRoom
from hoshikan.ui.session.context import AppContext
from tests.ui.sound.fakes import Clock, FakeOutput


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def output(clock: Clock) -> FakeOutput:
    return FakeOutput(clock)


@pytest.fixture
def room(output: FakeOutput, clock: Clock) -> SoundRoom:
    made = SoundRoom(lambda: output, clock)
    made.tune(on=True, volume=50)
    return made


def test_the_louder_the_volume_the_louder_a_sound(room: SoundRoom, output: FakeOutput, clock: Clock) -> None:
    for volume in (10, 50, 100):
        clock.now += 1
        room.tune(on=True, volume=volume)
        room.play("lay")
    gains = [one.gain for one in output.played]
    assert gains == sorted(gains)
    assert gains[-1] == 1


def test_muted_nothing_is_heard_and_what_sounds_ends(room: SoundRoom, output: FakeOutput) -> None:
    room.play("lay")
    room.tune(on=False, volume=50)
    room.play("bell")
    assert output.files == ["lay"]
    assert output.closed == 1


def test_coins_one_after_another_become_higher_and_then_begin_anew(
    room: SoundRoom, output: FakeOutput, clock: Clock
) -> None:
    for pause in (0, 0.05, 0.05, 0.05, 5):
        clock.now += pause
        room.play("coin")
    assert output.files == ["coin-1", "coin-2", "coin-3", "coin-3", "coin-1"]


@pytest.mark.parametrize("sound", ["lay", "tick"])
def test_what_is_heard_most_often_never_sounds_the_same_twice_in_a_row(
    room: SoundRoom, output: FakeOutput, clock: Clock, sound: Sound
) -> None:
    for pause in (0.1, 0.1, 3, 0.1, 30, 0.1):
        clock.now += pause
        room.play(sound)
    assert len(set(output.files)) == 3
    assert all(one != other for one, other in pairwise(output.files))


def test_the_same_sound_at_once_is_heard_once(room: SoundRoom, output: FakeOutput) -> None:
    for sound in ("lay", "lay", "flip", "lay"):
        room.play(sound)
    assert output.files == ["lay", "flip"]


def test_no_output_is_made_before_something_is_to_be_heard() -> None:
    made: list[FakeOutput] = []

    def make() -> FakeOutput:
        made.append(FakeOutput())
        return made[-1]

    room = SoundRoom(make)
    room.play("lay")
    assert not made
    room.tune(on=True, volume=60)
    assert not made
    room.play("lay")
    room.play("flip")
    assert len(made) == 1


def test_a_session_follows_its_settings_and_is_silent_by_itself(context: AppContext, output: FakeOutput) -> None:
    context.sounds.play("lay")  # goes nowhere
    context.sounds.use(lambda: output)
    context.settings.volume = 100
    context.sounds.play("lay")
    context.settings.sounds = False
    context.sounds.play("flip")
    context.settings.sounds = True
    context.sounds.play("flip")
    assert [(one.file, one.gain) for one in output.played] == [("lay", 1.0), ("flip", 1.0)]


def test_ambience_sounds_when_it_is_wished_and_the_window_can_be_seen(context: AppContext, output: FakeOutput) -> None:
    context.sounds.use(lambda: output)
    context.settings.volume = 100
    assert not output.loops, "off until wished"
    context.settings.ambience = "night"
    context.settings.volume = 50
    window = MainWindow(context)
    window.show()
    window.hide()
    window.show()
    window.showMinimized()
    window.showNormal()
    context.settings.ambience = "hearth"
    quiet = ("", 0.0)
    night, hearth = ("night", 0.25), ("hearth", 0.25)
    assert output.loops == [("night", 1.0), night, quiet, night, quiet, night, hearth]
    window.close()
    assert output.loops[-1] == quiet


def test_muted_there_is_no_ambience_and_afterwards_there_is_again(context: AppContext, output: FakeOutput) -> None:
    context.settings.ambience = "hearth"
    context.settings.volume = 100
    context.sounds.use(lambda: output)
    context.settings.sounds = False
    assert output.closed == 1
    context.settings.ambience = "night"
    assert output.loops == [("hearth", 1.0)]
    context.settings.sounds = True
    assert output.loops == [("hearth", 1.0), ("night", 1.0)]


def test_a_start_loads_no_library_for_sounds() -> None:
    code = (
        "import sys, hoshikan.ui.app.main, hoshikan.ui.features.home.page;"
        "early = {'hoshikan.ui.kit.sound.loudspeaker'} & set(sys.modules);"
        "from hoshikan.ui.kit.sound.loudspeaker import loudspeaker;"
        "loudspeaker(); late = {'miniaudio', '_miniaudio', 'wave'};"
        "print(*sorted(early | (late & set(sys.modules))))"
    )
    path = {"PYTHONPATH": str(Path(__file__).parents[3] / "desktop"), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-c", code], env=path, capture_output=True, text=True, check=True)
    assert not done.stdout.strip()
