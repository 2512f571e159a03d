"""From a file to the samples that a device asks for: with a device, with none, with one that goes away."""

from __future__ import annotations

import sys
from array import array
from itertools import pairwise
from pathlib import Path

import pytest

from hoshikan import resources
from hoshikan.ui.kit.sound import loudspeaker
from hoshikan.ui.kit.sound.loudspeaker import MOST, RATE, Device, Loudspeaker, Mixer
from hoshikan.ui.kit.sound.room import SpeakerError
from tests.ui.sound.fakes import Clock, FakeSpeaker


@pytest.fixture
def clock() -> Clock:
    return Clock()


def heard(speaker: FakeSpeaker, seconds: float = 0.4) -> list[int]:
    """Return the samples that the device gets in the next seconds."""
    return array("h", speaker.fill(round(seconds * RATE))).tolist()


def settled(output: Loudspeaker, speaker: FakeSpeaker) -> None:
    """Until all that was ordered has been dealt with."""
    before = speaker.told.count("close")
    output.close()
    assert speaker.told.count("close") > before


def test_several_sounds_are_mixed_and_nothing_wraps_around() -> None:
    mixer = Mixer()
    mixer.begin(array("h", [100, 200, 300]))
    assert array("h", mixer.fill(2)).tolist() == [100, 200]
    mixer.begin(array("h", [1, 2, 3]))
    assert array("h", mixer.fill(2)).tolist() == [301, 2]
    assert array("h", mixer.fill(3)).tolist() == [3, 0, 0]
    for _ in range(2):
        mixer.begin(array("h", [30_000, -30_000]))
    assert array("h", mixer.fill(2)).tolist() == [32_767, -32_767]
    for level in range(MOST + 3):
        mixer.begin(array("h", [10**level if level < 3 else 1000]))
    assert array("h", mixer.fill(1)).tolist() == [1000 * MOST]


def test_a_sound_reaches_the_device_as_loud_as_wanted(clock: Clock) -> None:
    peaks = []
    for gain in (1.0, 0.25):
        speaker = FakeSpeaker()
        output = Loudspeaker(lambda speaker=speaker: speaker, clock)  # type: ignore[misc]  # mypy cannot infer a lambda with a default
        output.play("lay", gain)
        speaker.wait_for(1)
        samples: list[int] = []
        while not any(samples):  # the thread may still be reading the file
            samples = heard(speaker, 0.2)
        peaks.append(max(map(abs, samples)))
        output.close()
    assert peaks[0] > 10_000
    assert peaks[1] == pytest.approx(peaks[0] / 4, abs=1)


def test_a_loop_goes_round_without_a_gap_below_other_sounds() -> None:
    mixer, wave = Mixer(), array("h", [0, 400, 800, 400])
    mixer.surround(wave, 0.5)
    mixer.fill(2 * RATE)  # it has swelled by now
    around = [0, 100, 200, 300, 400, 300, 200, 100]
    got = [value for count in (3, 8, 6, 1, 14) for value in array("h", mixer.fill(count)).tolist()]
    begin = around.index(got[0]) if got[1] > got[0] else 8 - around.index(got[0])
    assert got == [around[(begin + at) % 8] for at in range(32)]
    mixer.begin(array("h", [1000] * 8))
    mixed = array("h", mixer.fill(8)).tolist()
    assert mixed == [1000 + around[(begin + at) % 8] for at in range(8)]


def test_a_loop_swells_and_dies_away_without_a_click() -> None:
    mixer = Mixer()
    mixer.surround(array("h", [1000] * 50), 1.0)
    heard = array("h", mixer.fill(RATE * 2)).tolist()
    mixer.surround(array("h", [-1000] * 50), 0.3)  # the one goes as the other comes
    heard += array("h", mixer.fill(RATE * 2)).tolist()
    mixer.surround(None, 0.0)
    heard += array("h", mixer.fill(RATE * 2)).tolist()
    assert (heard[0], heard[RATE * 2 - 1], heard[RATE * 4 - 1], heard[-1]) == (0, 1000, -300, 0)
    assert max(abs(one - other) for one, other in pairwise(heard)) <= 2
    assert not mixer.is_surrounding


def test_ambience_keeps_the_device_awake_until_it_has_died_away(clock: Clock) -> None:
    speaker = FakeSpeaker()
    output = Loudspeaker(lambda: speaker, clock, idle=0.001)
    output.loop("night", 1.0)
    speaker.wait_for(1)
    samples: list[int] = []
    while not any(samples):  # the thread may still be reading the file
        samples = heard(speaker, 0.2)
    output.loop("", 0.0)
    assert speaker.told == ["start"]
    while speaker.told == ["start"]:
        heard(speaker, 0.2)
    assert speaker.told == ["start", "rest"]
    output.close()


def test_a_lost_loop_is_silence(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loudspeaker, "resource", lambda *parts: resources.resource("no", *parts))
    loudspeaker._loop.cache_clear()
    speaker = FakeSpeaker()
    output = Loudspeaker(lambda: speaker, clock)
    output.loop("night", 1.0)
    speaker.wait_for(1)
    settled(output, speaker)
    assert not any(heard(speaker))
    loudspeaker._loop.cache_clear()


def test_without_a_device_there_is_silence_and_another_try_after_a_minute(clock: Clock) -> None:
    speaker = FakeSpeaker(there=False)
    output = Loudspeaker(lambda: speaker, clock)
    output.play("lay", 1.0)
    speaker.wait_for(1)
    for _ in range(5):
        clock.now += 10
        output.play("lay", 1.0)
    clock.now += 10
    speaker.there = True
    output.play("lay", 1.0)
    assert speaker.wait_for(2) == ["no device", "start"]
    output.close()
    assert speaker.told[-1] == "close"


def test_a_device_that_asks_no_more_is_opened_again(clock: Clock) -> None:
    speaker = FakeSpeaker()
    output = Loudspeaker(lambda: speaker, clock)
    output.play("lay", 1.0)
    speaker.wait_for(1)
    clock.now += 5
    output.play("lay", 1.0)
    assert speaker.wait_for(3) == ["start", "close", "start"]
    output.close()


def test_a_device_rests_when_nothing_is_heard(clock: Clock) -> None:
    speaker = FakeSpeaker()
    output = Loudspeaker(lambda: speaker, clock, idle=0.001)
    output.play("lay", 1.0)
    assert speaker.wait_for(2) == ["start", "rest"]
    output.play("lay", 1.0)
    assert speaker.wait_for(3)[2] == "start"
    output.close()
    output.close()
    assert speaker.told[-1] == "close"


def test_a_lost_file_is_silence(clock: Clock, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(loudspeaker, "resource", lambda *parts: resources.resource("no", *parts))
    loudspeaker._samples.cache_clear()
    speaker = FakeSpeaker()
    output = Loudspeaker(lambda: speaker, clock)
    output.play("lay", 1.0)
    speaker.wait_for(1)
    settled(output, speaker)
    assert not any(heard(speaker))
    loudspeaker._samples.cache_clear()
    damaged = tmp_path / "lay.wav"
    damaged.write_bytes(b"RIFF no wave at all")
    monkeypatch.setattr(loudspeaker, "resource", lambda *_parts: damaged)
    assert loudspeaker._samples("lay", 1.0) is None
    loudspeaker._samples.cache_clear()


def test_without_the_library_there_is_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(SpeakerError):
        Device().start(RATE, bytes)


def test_the_library_asks_for_samples_of_its_own_accord() -> None:
    pytest.importorskip("miniaudio")
    mixer, device = Mixer(), Device(("NULL",))
    for _ in range(2):
        before = mixer.fillings
        device.start(RATE, mixer.fill)
        while mixer.fillings < before + 2:
            pass
        device.rest()
    device.close()
    device.close()


def test_a_device_that_cannot_be_opened_is_reported() -> None:
    pytest.importorskip("miniaudio")
    with pytest.raises(SpeakerError):
        Device(("WASAPI" if sys.platform != "win32" else "ALSA",)).start(RATE, bytes)
