"""The sounds that are shipped: all there, small, as their script makes them, and fit to be heard."""

from __future__ import annotations

import importlib.util
import math
import sys
from itertools import pairwise
from pathlib import Path

from hoshikan.resources import resource
from hoshikan.ui.kit.sound.loudspeaker import RATE
from hoshikan.ui.kit.sound.room import AMBIENCES, NO_AMBIENCE, SOUNDS, files_of

ROOT = Path(__file__).parents[3]
FILES = [file for sound in SOUNDS for file in files_of(sound)]
LOOPS = [ambience for ambience in AMBIENCES if ambience != NO_AMBIENCE]
_SPEC = importlib.util.spec_from_file_location("hoshikan_sounds", ROOT / "packaging" / "sounds.py")
assert _SPEC is not None
assert _SPEC.loader is not None
sounds = importlib.util.module_from_spec(_SPEC)
sys.modules[_SPEC.name] = sounds
_SPEC.loader.exec_module(sounds)


def test_every_name_has_its_files_and_no_file_is_without_a_name() -> None:
    folder = resource("sounds")
    assert sorted(path.name for path in folder.iterdir()) == sorted(f"{file}.wav" for file in FILES + LOOPS)
    assert sum(path.stat().st_size for path in folder.iterdir()) <= 3_000_000
    assert set(sounds.RECIPES) == set(FILES)
    assert set(sounds.LOOPS) == set(LOOPS)


def test_the_script_makes_the_same_again() -> None:
    for file in FILES + LOOPS:
        made = sounds.loop(file) if file in LOOPS else sounds.sound(file)
        kept = sounds.read(resource("sounds", f"{file}.wav"))
        assert len(made) == len(kept), file
        most = max(abs(one - other) for one, other in zip(made, kept, strict=True))
        assert most <= 2, file  # as other processors round


def test_each_sound_is_short_and_has_no_clicks_and_stays_within_its_limits() -> None:
    for file in FILES:
        samples = sounds.read(resource("sounds", f"{file}.wav"))
        longest = 2.0 if file in ("victory", "defeat") else 0.4
        assert 0.05 * RATE <= len(samples) <= longest * RATE, file
        peak = max(map(abs, samples))
        assert 0.1 * sounds.FULL < peak < 0.6 * sounds.FULL, file
        assert abs(sum(samples) / len(samples)) < 0.01 * peak, file
        assert samples[0] == 0 == samples[-1], file
        end = samples[-RATE // 200 :]
        assert max(map(abs, (*samples[:2], *end[-RATE // 1000 :]))) < 0.02 * peak, file
        assert max(abs(one - other) for one, other in pairwise(end)) < 0.05 * peak, file
        assert -35 < 10 * math.log10(sum(value * value for value in samples) / len(samples) / sounds.FULL**2) < -12


def loudness(samples: list[int]) -> float:
    return math.sqrt(sum(value * value for value in samples) / len(samples))


def test_ambience_is_quiet_and_its_end_goes_on_into_its_beginning() -> None:
    for file in LOOPS:
        samples = sounds.read(resource("sounds", f"{file}.wav")).tolist()
        assert len(samples) == sounds.LOOP * sounds.SLOW, file
        assert max(map(abs, samples)) < 0.15 * sounds.FULL, file
        assert -45 < 20 * math.log10(loudness(samples) / sounds.FULL) < -28, file
        steps = sorted(abs(one - other) for one, other in pairwise(samples))
        assert abs(samples[-1] - samples[0]) <= steps[len(steps) * 99 // 100], f"{file}: a click where it begins again"
        window = sounds.SLOW // 10
        parts = sorted(loudness(samples[at : at + window]) for at in range(0, len(samples), window))
        seam = loudness(samples[-window // 2 :] + samples[: window // 2])
        assert parts[0] <= seam <= parts[-1], f"{file}: louder or softer where it begins again"
        assert parts[-1] < 12 * parts[0], f"{file}: silence in between"
