"""Makes the sounds of the table by arithmetic only, and measures them.

python packaging/sounds.py              write resources/sounds
python packaging/sounds.py --measure    print the length, loudness and brightness of each of those files

The files are kept with the sources, since they are small and a start must not compute them. Wood, glass, bells and
coins are struck resonators, paper is coloured noise; the same script makes the same files. The loops of ambience are
made in a circle, so that their end goes on into their beginning.
"""

from __future__ import annotations

import argparse
import cmath
import math
import sys
import wave
from array import array
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE: Final = 32_000
"""Samples a second."""
SLOW: Final = RATE // 2
"""The same of the loops of ambience, which have no high notes and are long."""
FULL: Final = 32_767
_LONGEST: Final = 0.4
"""Seconds: a table is dry."""
_MOTIF: Final = 2.0
"""Seconds of the motifs at the end of a game."""

Samples = list[float]


class Mode(NamedTuple):
    """One way in which a struck thing rings."""

    ratio: float
    """Ratio of its frequency to the lowest one."""
    strength: float
    fades: float
    """Seconds until a thousandth is left."""


WOOD: Final = (Mode(1, 1, 0.07), Mode(2.57, 0.5, 0.045), Mode(4.1, 0.3, 0.03), Mode(6.4, 0.16, 0.018))
BAR: Final = (Mode(1, 1, 0.34), Mode(3.93, 0.26, 0.11), Mode(9.2, 0.1, 0.04))
BONE: Final = (Mode(1, 1, 0.035), Mode(1.62, 0.7, 0.03), Mode(2.83, 0.5, 0.022))
GLASS: Final = (Mode(1, 1, 0.36), Mode(2.32, 0.34, 0.24), Mode(4.25, 0.16, 0.14), Mode(6.63, 0.07, 0.07))
METAL: Final = (Mode(1, 1, 0.13), Mode(1.51, 0.6, 0.15), Mode(2.27, 0.55, 0.11), Mode(3.1, 0.35, 0.08))
BELL: Final = (
    *(Mode(0.5, 0.45, 0.5), Mode(1, 1, 0.5), Mode(1.19, 0.35, 0.34), Mode(1.5, 0.3, 0.3)),
    *(Mode(2, 0.5, 0.26), Mode(2.74, 0.2, 0.16), Mode(3.76, 0.1, 0.1)),
)


def silence(seconds: float) -> Samples:
    """Nothing, for so long."""
    return [0.0] * round(seconds * RATE)


def struck(modes: Sequence[Mode], pitch: float, seconds: float, softness: float = 0.001) -> Samples:
    """A thing of the lowest frequency `pitch` (hertz), which takes `softness` seconds to sound at its loudest."""
    made = silence(seconds)
    for mode in modes:
        frequency = pitch * mode.ratio
        if frequency > RATE * 0.45:
            continue
        turn = 2 * math.pi * frequency / RATE
        radius = 0.001 ** (1 / (mode.fades * RATE))
        first, second = 2 * radius * math.cos(turn), -radius * radius
        before, last = 0.0, mode.strength * radius * math.sin(turn)
        for at in range(1, len(made)):
            made[at] += last
            before, last = last, first * last + second * before
    rising = max(1, round(softness * RATE))
    for at in range(min(rising, len(made))):
        made[at] *= math.sin(math.pi / 2 * at / rising) ** 2
    return made


def rustle(rng: Random, seconds: float, low: float, high: float, attack: float, glide: float = 1.0) -> Samples:
    """Noise between two frequencies (hertz) that swells for `attack` of its length and dies away; it ends `glide` times
    as high as it begins."""
    made = silence(seconds)
    whole = len(made)
    rising = max(1, round(attack * whole))
    slow = fast = faster = 0.0
    for at in range(whole):
        shift = glide ** (at / whole)
        white = rng.uniform(-1, 1)
        bright = 1 - math.exp(-2 * math.pi * high * shift / RATE)
        faster += bright * (white - faster)
        fast += bright * (faster - fast)
        slow += (1 - math.exp(-2 * math.pi * low * shift / RATE)) * (fast - slow)
        swell = at / rising if at < rising else ((whole - at) / (whole - rising)) ** 2.2
        made[at] = (fast - slow) * swell
    return made


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Mix parts, each with its start in seconds and its strength."""
    made = [0.0] * max(round(begin * RATE) + len(part) for begin, _, part in parts)
    for begin, strength, part in parts:
        start = round(begin * RATE)
        for at, value in enumerate(part):
            made[start + at] += value * strength
    return made


def even(part: Samples) -> Samples:
    """As strong as everything that is mixed: its highest point is 1."""
    most = max(map(abs, part))
    return [value / most for value in part]


def finished(part: Samples, peak: float, longest: float = _LONGEST) -> array[int]:
    """Without rumble and clicks, as 16-bit numbers whose highest is `peak` (0..1) of what there is."""
    part = part[: round(longest * RATE)]
    level = before = 0.0
    keep = math.exp(-2 * math.pi * 70 / RATE)
    for at, value in enumerate(part):
        level = keep * (level + value - before)
        before = value
        part[at] = level
    begin, end = round(0.0006 * RATE), round(min(0.06, len(part) / RATE * 0.3) * RATE)
    for at in range(begin):
        part[at] *= at / begin
    for at in range(end):
        part[-1 - at] *= (1 - math.cos(math.pi * at / end)) / 2
    return array("h", (round(value * peak * FULL) for value in even(part)))


# What each sound is


def _deal(rng: Random) -> Samples:
    flick = even(rustle(rng, 0.075, 1400, 6500, 0.12, 0.8))
    slap = even(struck(WOOD, 210, 0.06, 0.002))
    return mixed((0, 1, flick), (0.045, 0.55, slap), (0.048, 0.5, even(rustle(rng, 0.05, 900, 5000, 0.05, 0.6))))


def _lift(rng: Random) -> Samples:
    return mixed((0, 1, even(rustle(rng, 0.09, 1800, 5200, 0.55, 1.6))))


def _lay(pitch: float) -> Callable[[Random], Samples]:
    def made(rng: Random) -> Samples:
        slap = even(rustle(rng, 0.06, 700, 5200, 0.03, 0.5))
        return mixed((0, 0.8, slap), (0.001, 0.9, even(struck(WOOD, pitch, 0.1, 0.003))))

    return made


def _set(_rng: Random) -> Samples:
    return mixed((0, 1, even(struck(WOOD, 430, 0.11, 0.0012))), (0.001, 0.6, even(struck(WOOD, 190, 0.11, 0.003))))


def _flip(rng: Random) -> Samples:
    swish = even(rustle(rng, 0.13, 1100, 5600, 0.6, 1.5))
    slap = even(rustle(rng, 0.05, 800, 5600, 0.04, 0.6))
    return mixed((0, 0.6, swish), (0.105, 0.9, slap), (0.106, 0.6, even(struck(WOOD, 180, 0.07, 0.003))))


def _coin(pitch: float) -> Callable[[Random], Samples]:
    def made(_rng: Random) -> Samples:
        ring = even(struck(METAL, pitch, 0.16, 0.0004))
        return mixed((0, 1, ring), (0.028, 0.45, ring), (0, 0.3, even(struck(WOOD, 320, 0.05, 0.002))))

    return made


def _dice(rng: Random) -> Samples:
    knocks: list[tuple[float, float, Samples]] = []
    begin, strength = 0.0, 1.0
    while begin < 0.31:
        knock = even(struck(BONE, rng.uniform(950, 2100), 0.06, 0.0006))
        knocks += [(begin, strength, knock), (begin, strength * 0.5, even(struck(WOOD, 260, 0.06, 0.002)))]
        begin += rng.uniform(0.028, 0.058)
        strength *= 0.88
    return mixed(*knocks)


def _tick(pitch: float) -> Callable[[Random], Samples]:
    return lambda _rng: struck(WOOD, pitch, 0.06, 0.0006)


def _notes(
    modes: Sequence[Mode],
    notes: Sequence[tuple[float, float, float]],
    softness: float = 0.001,
    longest: float = _LONGEST,
) -> Callable[[Random], Samples]:
    """One after the other: when (seconds), how high (hertz) and how strong."""

    def made(_rng: Random) -> Samples:
        return mixed(
            *((begin, loud, even(struck(modes, pitch, longest - begin, softness))) for begin, pitch, loud in notes)
        )

    return made


def _refuse(_rng: Random) -> Samples:
    knock = even(struck(WOOD, 150, 0.09, 0.004))
    return mixed((0, 1, knock), (0.085, 0.8, even(struck(WOOD, 128, 0.09, 0.004))))


def _undo(rng: Random) -> Samples:
    back = even(rustle(rng, 0.15, 900, 4600, 0.75, 0.7))
    return mixed((0, 0.9, back), (0.125, 0.35, even(struck(WOOD, 300, 0.05, 0.002))))


def _reveal(rng: Random) -> Samples:
    air = even(rustle(rng, 0.2, 1500, 6000, 0.85, 1.7))
    rising = _notes(GLASS, ((0.1, 1046.5, 0.5), (0.155, 1318.5, 0.6), (0.21, 1568.0, 0.8)), 0.002)(rng)
    return mixed((0, 0.16, air), (0, 1, rising))


def _shimmer(rng: Random) -> Samples:
    scale = (1568.0, 1760.0, 2093.0, 2349.3, 2637.0, 3136.0)
    drops = [
        (0.02 + 0.027 * number, scale[min(number // 2 + rng.randrange(3), 5)], 0.35 + 0.03 * number)
        for number in range(9)
    ]
    return _notes(GLASS, [(0.0, 1046.5, 0.9), *drops], 0.0015)(rng)


def _ringing(modes: Sequence[Mode], times: float) -> tuple[Mode, ...]:
    """Return a thing that rings so many times as long."""
    return tuple(mode._replace(fades=mode.fades * times) for mode in modes)


_VICTORY: Final = _notes(
    _ringing(BAR, 3.2),
    (
        *((0, 523.3, 0.7), (0.16, 659.3, 0.75), (0.32, 784.0, 0.8), (0.52, 1046.5, 1.0)),
        *((0.86, 784.0, 0.5), (0.86, 1046.5, 0.6), (0.86, 1318.5, 0.9), (0.86, 392.0, 0.6)),
    ),
    0.002,
    _MOTIF,
)
_DEFEAT: Final = _notes(
    _ringing(BAR, 3.2),
    ((0, 523.3, 0.8), (0.3, 466.2, 0.75), (0.6, 392.0, 0.8), (1.0, 311.1, 0.8), (1.0, 196.0, 0.7)),
    0.006,
    _MOTIF,
)


class Recipe(NamedTuple):
    """The recipe of a file, its loudness, and its longest time in seconds."""

    make: Callable[[Random], Samples]
    peak: float
    longest: float = _LONGEST


RECIPES: Final[Mapping[str, Recipe]] = MappingProxyType(
    {
        "deal": Recipe(_deal, 0.42),
        "lift": Recipe(_lift, 0.16),
        "lay": Recipe(_lay(165), 0.5),
        "lay-2": Recipe(_lay(156), 0.48),
        "lay-3": Recipe(_lay(176), 0.5),
        "set": Recipe(_set, 0.52),
        "flip": Recipe(_flip, 0.38),
        "coin-1": Recipe(_coin(2350), 0.3),
        "coin-2": Recipe(_coin(2350 * 9 / 8), 0.3),
        "coin-3": Recipe(_coin(2350 * 5 / 4), 0.3),
        "dice": Recipe(_dice, 0.5),
        "tick": Recipe(_tick(1250), 0.3),
        "tick-2": Recipe(_tick(1190), 0.29),
        "tick-3": Recipe(_tick(1320), 0.29),
        "bell": Recipe(_notes(GLASS, ((0, 880.0, 0.8), (0.11, 1318.5, 1.0)), 0.003), 0.34),
        "round": Recipe(_notes(BELL, ((0, 587.3, 1.0),), 0.003), 0.42),
        "hint": Recipe(_notes(GLASS, ((0, 1568.0, 0.7), (0.07, 2093.0, 1.0)), 0.002), 0.26),
        "refuse": Recipe(_refuse, 0.5),
        "undo": Recipe(_undo, 0.3),
        "reveal": Recipe(_reveal, 0.34),
        "win": Recipe(_notes(BAR, ((0, 523.3, 0.8), (0.085, 659.3, 0.9), (0.17, 784.0, 1.0)), 0.0015), 0.44),
        "lose": Recipe(_notes(BAR, ((0, 392.0, 1.0), (0.13, 311.1, 0.9)), 0.003), 0.42),
        "shimmer": Recipe(_shimmer, 0.38),
        "victory": Recipe(_VICTORY, 0.46, _MOTIF),
        "defeat": Recipe(_DEFEAT, 0.4, _MOTIF),
        "star": Recipe(_notes(GLASS, ((0, 1174.7, 0.7), (0.06, 1568.0, 0.8), (0.12, 2349.3, 1.0)), 0.0015), 0.32),
    }
)


# Ambience: everything is periodic in the length of the loop

LOOP: Final = 20.0
"""Seconds of a loop."""
_AROUND: Final = round(LOOP * SLOW)


def _breeze(rng: Random, low: float, high: float, swells: Sequence[tuple[int, float]]) -> Samples:
    """Noise between two frequencies (hertz) that swells so many times in a loop, each by a share of its strength."""
    white = [rng.uniform(-1, 1) for _ in range(_AROUND)]
    bright, dark = (1 - math.exp(-2 * math.pi * edge / SLOW) for edge in (high, low))
    fast = faster = slow = 0.0
    made: Samples = []
    for _ in range(2):  # the second time around, the filters know what was before the beginning
        made = []
        for value in white:
            faster += bright * (value - faster)
            fast += bright * (faster - fast)
            slow += dark * (fast - slow)
            made.append(fast - slow)
    turns = [(times, share, rng.uniform(0, 2 * math.pi)) for times, share in swells]
    for at in range(_AROUND):
        around = 2 * math.pi * at / _AROUND
        made[at] *= 1 + sum(share * math.sin(times * around + turn) for times, share, turn in turns)
    return made


def _place(into: Samples, begin: float, strength: float, part: Samples) -> None:
    """Mix a part into a loop; what is left at its end goes on at its beginning."""
    start = round(begin * SLOW)
    for at, value in enumerate(part):
        into[(start + at) % _AROUND] += value * strength


def _trill(pitch: float, seconds: float, beats: float) -> Samples:
    """An insect: a tone in so many beats a second, which swells and dies away."""
    made = []
    count = round(seconds * SLOW)
    for at in range(count):
        beat = max(0.0, math.sin(math.pi * beats * at / SLOW)) ** 2
        made.append(math.sin(2 * math.pi * pitch * at / SLOW) * beat * math.sin(math.pi * at / count) ** 2)
    return made


def _crackle(rng: Random) -> Samples:
    """A splinter of wood in the fire."""
    pitch, fades = rng.uniform(500, 1900), rng.uniform(0.004, 0.02)
    count = round(4 * fades * SLOW)
    return [
        rng.uniform(-1, 1) * math.sin(2 * math.pi * pitch * at / SLOW) * math.exp(-at / (fades * SLOW))
        for at in range(count)
    ]


def _night(rng: Random) -> Samples:
    """A meadow at night: wind in the grass, crickets far away, and bell crickets that answer each other."""
    made = [value * 2.2 for value in _breeze(rng, 90, 420, ((1, 0.35), (3, 0.25), (4, 0.15)))]
    for pitch, beats, seconds, pause, strength in (
        (2950.0, 27.0, 0.9, 2.5, 0.1),
        (3320.0, 31.0, 0.7, 2.0, 0.055),
        (3640.0, 22.0, 1.3, 4.0, 0.06),
    ):
        part = _trill(pitch, seconds, beats)
        count = round(LOOP / pause)
        for number in range(count):
            if rng.random() < 0.8:
                _place(made, number * pause + rng.uniform(0, pause / 4), strength * rng.uniform(0.6, 1), part)
    return made


def _hearth(rng: Random) -> Samples:
    """A wooden room at night: a fire that breathes and crackles."""
    made = [value * 3 for value in _breeze(rng, 60, 240, ((2, 0.3), (5, 0.25), (7, 0.2)))]
    hiss = _breeze(rng, 900, 2600, ((3, 0.4), (4, 0.3)))
    for at, value in enumerate(hiss):
        made[at] += value * 0.18
    begin = 0.0
    while begin < LOOP:
        _place(made, begin, 0.9 * rng.random() ** 3 + 0.05, _crackle(rng))
        begin += rng.expovariate(7)
    return made


LOOPS: Final[Mapping[str, tuple[Callable[[Random], Samples], float]]] = MappingProxyType(
    {"night": (_night, 0.1), "hearth": (_hearth, 0.14)}
)
"""The loops of ambience, each with its peak."""


def loop(name: str) -> array[int]:
    """The samples of a loop of ambience, `SLOW` a second."""
    make, peak = LOOPS[name]
    made = make(Random(name))
    middle = sum(made) / len(made)
    return array("h", (round(value * peak * FULL) for value in even([value - middle for value in made])))


def sound(name: str) -> array[int]:
    """The samples of a sound."""
    recipe = RECIPES[name]
    return finished(recipe.make(Random(name)), recipe.peak, recipe.longest)


def write(folder: Path) -> None:
    """All files."""
    folder.mkdir(parents=True, exist_ok=True)
    made = [(name, RATE, sound(name)) for name in RECIPES] + [(name, SLOW, loop(name)) for name in LOOPS]
    for name, rate, samples in made:
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setparams((1, 2, rate, len(samples), "NONE", ""))
            file.writeframes(samples.tobytes())


# Listening by numbers


class Measured(NamedTuple):
    """Measurements of a sound."""

    milliseconds: float
    peak: float
    """The highest point, 0..1."""
    loudness: float
    """Root of the mean square of its loudest 50 milliseconds, in decibels below what there is."""
    ends: float
    """The largest of the first and last samples, 0..1: a larger value is a click."""
    brightness: float
    """The middle of its spectrum, in hertz."""
    jump: float
    """The largest step from one sample to the next, 0..1, in its last tenth."""


def measure(samples: Sequence[int]) -> Measured:
    """The numbers of a sound."""
    values = [value / FULL for value in samples]
    window = RATE // 20
    loudest = max(
        sum(value * value for value in values[at : at + window]) / window
        for at in range(0, max(1, len(values) - window), 80)
    )
    tail = values[-len(values) // 10 :]
    return Measured(
        1000 * len(values) / RATE,
        max(map(abs, values)),
        10 * math.log10(loudest),
        max(map(abs, (values[0], values[-1]))),
        _middle(values),
        max(abs(one - other) for one, other in pairwise(tail)),
    )


def _middle(values: Sequence[float]) -> float:
    """By the power of 80 frequencies, a sixth of an octave apart."""
    power = total = 0.0
    for step in range(80):
        frequency = 60 * 2 ** (step / 10)
        if frequency > RATE / 2:
            break
        turn = cmath.exp(-2j * math.pi * frequency / RATE)
        at, found = 1 + 0j, 0j
        for value in values:
            found += value * at
            at *= turn
        weight = abs(found) ** 2 * frequency
        power += weight
        total += weight * frequency
    return total / power


def read(path: Path) -> array[int]:
    """The samples of a file."""
    with wave.open(str(path), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def main(argv: Sequence[str]) -> int:
    """The script."""
    parser = argparse.ArgumentParser(description="Makes and measures the sounds of the table.")
    parser.add_argument("--measure", action="store_true", help="say what is known of the files there are")
    if not parser.parse_args(argv).measure:
        write(FOLDER)
        return 0
    print(f"{'sound':10} {'ms':>5} {'peak':>5} {'dB':>6} {'ends':>7} {'Hz':>6} {'jump':>7}")
    for path in sorted(FOLDER.glob("*.wav")):
        if path.stem in LOOPS:  # of another rate, and too long to be measured at every frequency
            continue
        print("{:10} {:5.0f} {:5.2f} {:6.1f} {:7.5f} {:6.0f} {:7.4f}".format(path.stem, *measure(read(path))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
