"""Colour science for tests: contrast (WCAG 2.2), colour-vision deficiencies (Machado et al. 2009, severity 1)."""

from __future__ import annotations

from math import dist
from typing import Final

Triple = tuple[float, float, float]

DEFICIENCIES: Final[dict[str, tuple[Triple, Triple, Triple]]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Matrices for linear RGB."""


def linear(colour: str) -> Triple:
    """Linear RGB of "#rrggbb", each 0..1."""
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels)
    return red, green, blue


def luminance(rgb: Triple) -> float:
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, 1..21."""
    light, dark = sorted((luminance(linear(one)), luminance(linear(other))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def seen(colour: str, eyes: str) -> Triple:
    """Return the linear RGB that a person with `eyes` sees: "normal", "grey" or one of DEFICIENCIES."""
    rgb = linear(colour)
    if eyes == "normal":
        return rgb
    if eyes == "grey":
        grey = luminance(rgb)
        return grey, grey, grey
    rows = DEFICIENCIES[eyes]
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, rgb, strict=True)))) for row in rows
    )
    return red, green, blue


def distance(one: Triple, other: Triple) -> float:
    """CIE76 difference: about 2.3 is just noticeable."""
    return dist(_lab(one), _lab(other))


def _lab(rgb: Triple) -> Triple:
    red, green, blue = rgb
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = luminance(rgb)
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
