"""The figures of the 25 constellations: their brighter stars as they stand in the sky, and the lines between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import asin, atan2, cos, degrees, radians, sin
from types import MappingProxyType
from typing import Final, NamedTuple
from zlib import crc32

_CHARTS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "ursa-minor": (
            (
                "2.53 89.3 2.0, 17.54 86.6 4.4, 16.77 82.0 4.2, 15.73 77.8 4.3, 16.29 75.8 5.0, 14.85 74.2 "
                "2.1, 15.35 71.8 3.0"
            ),
            "0-1-2-3-5-6-4-3",
        ),
        "corvus": (
            "12.26 -17.5 2.6, 12.50 -16.5 2.9, 12.57 -23.4 2.6, 12.17 -22.6 3.0, 12.14 -24.7 4.0",
            "0-1-2-3-0 3-4",
        ),
        "canis-minor": ("7.66 5.2 0.4, 7.45 8.3 2.9, 7.47 8.9 4.3", "0-1-2"),
        "aries": ("2.83 27.3 3.6, 2.12 23.5 2.0, 1.91 20.8 2.6, 1.89 19.3 3.9", "0-1-2-3"),
        "lyra": (
            ("18.62 38.8 0.0, 18.74 39.7 4.6, 18.75 37.6 4.4, 18.91 36.9 4.2, 18.98 32.7 3.2, 18.83 33.4 3.5"),
            "0-1-2-0 2-3-4-5-2",
        ),
        "cancer": ("8.78 28.8 4.0, 8.72 21.5 4.7, 8.74 18.2 3.9, 8.97 11.9 4.3, 8.28 9.2 3.5", "0-1-2-3 2-4"),
        "pisces": (
            (
                "1.19 30.1 4.5, 1.23 24.6 4.7, 1.53 15.3 3.6, 1.76 9.2 4.3, 2.03 2.8 3.8, 1.69 5.5 4.4, 1.05 "
                "7.9 4.3, 0.81 7.6 4.4, 23.99 6.9 4.0, 23.67 5.6 4.1, 23.47 6.4 4.3, 23.29 3.3 3.7, 23.45 1.3 "
                "4.9, 23.70 1.8 4.5"
            ),
            "0-1-2-3-4-5-6-7-8-9-10-11-12-13-9",
        ),
        "aquila": (
            (
                "19.85 8.9 0.8, 19.77 10.6 2.7, 19.92 6.4 3.7, 19.09 13.9 3.0, 18.99 15.1 4.0, 19.43 3.1 3.4, "
                "19.10 -4.9 3.4, 20.19 -0.8 3.2, 19.87 1.0 3.9"
            ),
            "4-3-1-0-2-7-8-5-3 5-6",
        ),
        "gemini": (
            (
                "7.58 31.9 1.6, 7.76 28.0 1.1, 7.19 30.3 4.4, 6.73 25.1 3.0, 6.38 22.5 2.9, 6.25 22.5 3.3, "
                "7.60 26.9 4.1, 7.34 22.0 3.5, 7.07 20.6 3.9, 6.63 16.4 1.9, 7.30 16.5 3.6, 6.76 12.9 3.4, "
                "6.48 20.2 4.1, 7.74 24.4 3.6, 7.43 27.8 3.8, 6.88 34.0 3.6"
            ),
            "0-2-3-4-5 3-12 2-15 2-14-6-1 6-13 6-7-8-9 7-10-11",
        ),
        "bootes": (
            (
                "14.26 19.2 0.0, 14.75 27.1 2.4, 15.26 33.3 3.5, 15.03 40.4 3.5, 14.54 38.3 3.0, 14.53 30.4 "
                "3.6, 13.91 18.4 2.7, 14.69 13.7 3.8"
            ),
            "0-1-2-3-4-5-0-6 0-7",
        ),
        "sagittarius": (
            (
                "18.40 -34.4 1.8, 18.35 -29.8 2.7, 18.47 -25.4 2.8, 18.10 -30.4 3.0, 18.76 -27.0 3.2, 18.92 "
                "-26.3 2.0, 19.12 -27.7 3.3, 19.04 -29.9 2.6, 18.29 -36.8 3.1"
            ),
            "3-1-2-4-5-6-7-0-3 0-1-4-7 0-8",
        ),
        "cassiopeia": ("1.91 63.7 3.4, 1.43 60.2 2.7, 0.95 60.7 2.5, 0.68 56.5 2.2, 0.15 59.2 2.3", "0-1-2-3-4"),
        "canis-major": (
            (
                "6.75 -16.7 -1.5, 6.38 -18.0 2.0, 7.06 -15.6 4.1, 6.90 -12.0 4.1, 6.94 -17.1 4.4, 7.05 -23.8 "
                "3.0, 7.14 -26.4 1.8, 7.40 -29.3 2.4, 6.98 -29.0 1.5, 6.34 -30.1 3.0, 6.90 -24.2 3.9"
            ),
            "1-0-4-2-3-4 0-5-6-7 6-8-9 8-10-0",
        ),
        "hercules": (
            (
                "17.25 36.8 3.2, 16.72 38.9 3.5, 16.69 31.6 2.8, 17.01 30.9 3.9, 17.25 24.8 3.1, 16.50 21.5 "
                "2.8, 16.37 19.2 3.8, 17.24 14.4 3.4, 17.94 37.3 3.9, 17.66 46.0 3.8, 17.51 26.1 4.4, 17.77 "
                "27.7 3.4, 17.96 29.3 3.7, 16.57 42.4 4.2, 16.33 46.3 3.9"
            ),
            "0-1-2-3-0 3-4-7 2-5-6 4-10-11-12 0-8-9 1-13-14",
        ),
        "aquarius": (
            (
                "20.80 -9.5 3.8, 21.53 -5.6 2.9, 22.10 -0.3 2.9, 22.36 -1.4 3.8, 22.48 0.0 3.6, 22.59 -0.1 "
                "4.0, 22.42 1.4 4.6, 22.28 -7.8 4.2, 22.88 -7.6 3.7, 23.24 -6.1 4.2, 23.27 -9.1 4.2, 23.16 "
                "-21.2 3.7, 22.91 -15.8 3.3, 22.11 -13.9 4.3"
            ),
            "0-1-2-3-4-5 4-6 2-7-8-9-10-11-12-8 1-13",
        ),
        "auriga": (
            (
                "5.28 46.0 0.1, 5.99 44.9 1.9, 6.00 37.2 2.6, 5.44 28.6 1.7, 4.95 33.2 2.7, 5.03 43.8 3.0, "
                "5.04 41.1 3.7, 5.11 41.2 3.2, 5.99 54.3 3.7"
            ),
            "0-1-2-3-4-6-5-0-8-1 0-7",
        ),
        "virgo": (
            (
                "13.42 -11.2 1.0, 12.69 -1.4 2.7, 12.33 -0.7 3.9, 11.85 1.8 3.6, 12.93 3.4 3.4, 13.04 11.0 "
                "2.8, 13.58 -0.6 3.4, 13.17 -5.5 4.4, 14.03 1.5 4.3, 14.77 1.9 3.7, 14.27 -6.0 4.1, 14.72 "
                "-5.7 3.9"
            ),
            "3-2-1-7-0 1-4-5 4-6-0 6-8-9 0-10-11",
        ),
        "cygnus": (
            (
                "20.69 45.3 1.3, 20.37 40.3 2.2, 19.94 35.1 3.9, 19.51 28.0 3.1, 19.75 45.1 2.9, 20.77 34.0 "
                "2.5, 21.22 30.2 3.2, 19.50 51.7 3.8, 19.29 53.4 3.8"
            ),
            "0-1-2-3 1-4-7-8 1-5-6",
        ),
        "andromeda": (
            (
                "0.14 29.1 2.1, 0.66 30.9 3.3, 1.16 35.6 2.1, 2.07 42.3 2.1, 0.95 38.5 3.9, 0.83 41.1 4.5, "
                "0.62 33.7 4.4, 0.64 29.3 4.4"
            ),
            "0-1-2-3 2-4-5 6-1-7",
        ),
        "taurus": (
            (
                "4.60 16.5 0.9, 4.48 19.2 3.5, 4.38 17.5 3.8, 4.33 15.6 3.7, 4.48 15.9 3.4, 4.01 12.5 3.5, "
                "3.41 9.0 3.6, 5.44 28.6 1.7, 5.63 21.1 3.0, 3.79 24.1 2.9, 3.76 24.6 3.8, 3.82 24.0 3.9, "
                "3.74 24.2 4.1, 4.70 23.0 4.3"
            ),
            "8-0-4-3-2-1-13-7 3-5-6",
        ),
        "leo": (
            (
                "10.14 12.0 1.4, 10.12 16.8 3.5, 10.33 19.8 2.0, 10.28 23.4 3.4, 9.88 26.0 3.9, 9.76 23.8 "
                "3.0, 11.24 20.5 2.6, 11.24 15.4 3.3, 11.82 14.6 2.1, 11.40 10.5 4.0"
            ),
            "5-4-3-2-1-0-7-8-6-2 6-7-9",
        ),
        "scorpius": (
            (
                "16.09 -19.8 2.6, 16.01 -22.6 2.3, 15.98 -26.1 2.9, 16.35 -25.6 2.9, 16.49 -26.4 1.0, 16.60 "
                "-28.2 2.8, 16.84 -34.3 2.3, 16.86 -38.0 3.0, 16.91 -42.4 3.6, 17.20 -43.2 3.3, 17.62 -43.0 "
                "1.9, 17.79 -40.1 3.0, 17.71 -39.0 2.4, 17.56 -37.1 1.6, 17.51 -37.3 2.7"
            ),
            "0-1-2 1-3-4-5-6-7-8-9-10-11-12-13-14",
        ),
        "pegasus": (
            (
                "23.08 15.2 2.5, 23.06 28.1 2.4, 0.22 15.2 2.8, 0.14 29.1 2.1, 22.69 10.8 3.4, 22.17 6.2 3.5, "
                "21.74 9.9 2.4, 22.72 30.2 2.9, 22.17 33.2 4.3, 22.83 24.6 3.5, 22.78 23.6 4.0, 22.12 25.3 "
                "3.8, 21.74 25.6 4.1"
            ),
            "0-1-3-2-0-4-5-6 1-7-8 1-9-10-11-12",
        ),
        "ursa-major": (
            (
                "11.06 61.8 1.8, 11.03 56.4 2.4, 11.90 53.7 2.4, 12.26 57.0 3.3, 12.90 56.0 1.8, 13.40 54.9 "
                "2.2, 13.79 49.3 1.9, 9.53 63.1 3.7, 8.51 60.7 3.4, 9.85 59.0 3.8, 9.55 51.7 3.2, 8.99 48.0 "
                "3.1, 9.06 47.2 3.6, 11.16 44.5 3.0, 10.29 42.9 3.5, 10.37 41.5 3.1, 11.77 47.8 3.7, 11.31 "
                "33.1 3.5, 11.30 31.5 3.8"
            ),
            "6-5-4-3-0-1-2-3 0-7-8-9-1 9-10-11 10-12 2-16-13-14 13-15 16-17-18",
        ),
        "orion": (
            (
                "5.92 7.4 0.5, 5.42 6.3 1.6, 5.59 9.9 3.5, 5.53 -0.3 2.2, 5.60 -1.2 1.7, 5.68 -1.9 1.8, 5.24 "
                "-8.2 0.1, 5.80 -9.7 2.1, 4.83 7.0 3.2, 4.84 8.9 4.4, 4.92 10.2 4.6, 4.85 5.6 3.7, 4.90 2.4 "
                "3.7, 4.98 1.7 4.5, 6.04 9.6 4.1, 6.20 14.2 4.4, 5.91 20.3 4.4"
            ),
            "0-2-1-3-4-5-0 5-7 3-6-7 1-8 10-9-8-11-12-13 0-14-15-16",
        ),
    }
)
"""By id: stars as "right ascension in hours, declination in degrees, magnitude", and lines between them."""
_FAINTEST: Final = 5.4
_BRIGHTEST: Final = -0.5


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure in the unit square, north up: its stars as (x, y, brightness 0..1) and its lines as pairs of stars."""

    stars: tuple[tuple[float, float, float], ...]
    lines: tuple[tuple[int, int], ...]


class Whereabouts(NamedTuple):
    """The place of a figure on a map of the whole sky, from its upper left corner in shares of its sides, and its size
    as a multiple of the usual one."""

    x: float
    y: float
    size: float


_NORTH, _SOUTH = 84.0, -34.0
"""Declinations, in degrees, at the upper and the lower edge of that map."""
_CUT: Final = 14.5
"""The right ascension in hours at its edges."""
_USUAL: Final = 24.0
"""Degrees from one side of a figure to the other, for the usual size."""


@cache
def whereabouts(constellation: str) -> Whereabouts:
    """Return the place of a figure; one that is on no chart has a place of its own, always the same."""
    if constellation not in _CHARTS:
        number = crc32(constellation.encode())
        return Whereabouts((number & 255) / 256, (number >> 8 & 255) / 256, 1.0)
    stars = [tuple(float(part) for part in star.split()) for star in _CHARTS[constellation][0].split(",")]
    turns = [radians(15 * star[0]) for star in stars]
    hours = degrees(atan2(sum(map(sin, turns)), sum(map(cos, turns)))) / 15
    height = sum(star[1] for star in stars) / len(stars)
    reach = max(star[1] for star in stars) - min(star[1] for star in stars)
    y = (_NORTH - min(max(height, _SOUTH), _NORTH)) / (_NORTH - _SOUTH)
    return Whereabouts((_CUT - hours) / 24 % 1, y, min(max((reach / _USUAL) ** 0.4, 0.85), 1.2))


@cache
def figure(constellation: str) -> Figure:
    """The figure of a constellation by id; one that is on no chart gets a figure of its own, always the same."""
    if constellation not in _CHARTS:
        return _invented(crc32(constellation.encode()))
    drawn, joined = _CHARTS[constellation]
    sky = [tuple(float(number) for number in star.split()) for star in drawn.split(",")]
    places = _flat([(radians(15 * hours), radians(height)) for hours, height, _ in sky])
    bright = [min(1.0, (_FAINTEST - star[2]) / (_FAINTEST - _BRIGHTEST)) for star in sky]
    lines = tuple(
        (int(one), int(other))
        for chain in joined.split()
        for one, other in zip(chain.split("-"), chain.split("-")[1:], strict=False)
    )
    return Figure(tuple((x, y, shine) for (x, y), shine in zip(places, bright, strict=True)), lines)


def _flat(sky: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Stars seen from inside the sphere, as on a star map, east to the left, scaled to fill the unit square."""
    x = sum(cos(height) * cos(turn) for turn, height in sky)
    y = sum(cos(height) * sin(turn) for turn, height in sky)
    z = sum(sin(height) for _, height in sky)
    middle, raised = atan2(y, x), asin(z / (x * x + y * y + z * z) ** 0.5)
    flat = []
    for turn, height in sky:
        east = cos(height) * sin(turn - middle)
        north = sin(height) * cos(raised) - cos(height) * sin(raised) * cos(turn - middle)
        flat.append((-degrees(east), -degrees(north)))
    return _fitted(flat)


def _fitted(flat: list[tuple[float, float]]) -> list[tuple[float, float]]:
    left, top = min(x for x, _ in flat), min(y for _, y in flat)
    wide, high = max(x for x, _ in flat) - left, max(y for _, y in flat) - top
    scale = max(wide, high) or 1.0
    return [((x - left + (scale - wide) / 2) / scale, (y - top + (scale - high) / 2) / scale) for x, y in flat]


def _invented(number: int) -> Figure:
    places = _fitted([((number >> 4 * step & 15) + 6.0 * step, float(number >> 3 * step & 31)) for step in range(6)])
    stars = tuple((x, y, 0.3 + 0.12 * (number >> step & 3)) for step, (x, y) in enumerate(places))
    return Figure(stars, tuple((step, step + 1) for step in range(5)))
