"""Pictures as other eyes see them, for judging screens. Needs the development dependencies."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from coloraide import Color
from PIL import Image, ImageFilter

FILTERS: Final[Mapping[str, tuple[str, dict[str, Any]]]] = {
    "protan": ("protan", {"method": "machado"}),
    "deutan": ("deutan", {"method": "machado"}),
    "tritan": ("tritan", {"method": "brettel"}),
    "mono": ("grayscale", {}),
}
"""Name of the vision, as the palettes in the settings have it: filter of coloraide and its options.

Machado, Oliveira & Fernandes 2009 is made for red and green; for blue Brettel, Viénot & Mollon 1997 comes nearer.
"""
STEPS: Final = 17
"""Nodes of the table along each of red, green and blue; between them is interpolated."""


def see(picture: Path, vision: str, to: Path) -> None:
    """Write `picture` to the file `to` as seen with `vision`, a key of FILTERS. Raises OSError."""
    to.parent.mkdir(parents=True, exist_ok=True)
    with Image.open(picture) as image:
        image.convert("RGB").filter(_table(vision)).save(to)


@cache
def _table(vision: str) -> ImageFilter.Color3DLUT:
    """Every colour's counterpart; a picture has too many colours to ask about each."""
    name, options = FILTERS[vision]

    def counterpart(red: float, green: float, blue: float) -> tuple[float, float, float]:
        colour = Color("srgb", [red, green, blue]).filter(name, space="srgb-linear", out_space="srgb", **options)
        red, green, blue = colour.clip().coords()
        return red, green, blue

    return ImageFilter.Color3DLUT.generate(STEPS, counterpart)
