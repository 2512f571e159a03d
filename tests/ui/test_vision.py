"""Pictures as other eyes see them: colours that such eyes confuse come near, others stay apart."""

from __future__ import annotations

from math import dist
from pathlib import Path

import pytest
from PIL import Image

from tools.screenshots import VISIONS
from tools.vision import FILTERS, see

RED, GREEN = (200, 60, 40), (90, 130, 40)
"""Alike in lightness, so that only the hue distinguishes them."""
GREY_BLUE, GREY_GREEN = (90, 130, 200), (60, 140, 130)
Pixel = tuple[int, int, int]


def seen(folder: Path, vision: str, *colours: Pixel) -> list[Pixel]:
    """Colours of a picture after a filter."""
    before, after = folder / "before.png", folder / "seen" / "after.png"
    image = Image.new("RGB", (len(colours), 1))
    for x, colour in enumerate(colours):
        image.putpixel((x, 0), colour)
    image.save(before)
    see(before, vision, after)
    with Image.open(after) as picture:
        assert picture.size == image.size
        return [picture.getpixel((x, 0)) for x in range(len(colours))]  # type: ignore[misc]  # RGB has three channels


def test_every_vision_has_a_filter() -> None:
    assert set(VISIONS) == set(FILTERS)


@pytest.mark.parametrize("vision", VISIONS)
def test_greys_stay_grey(tmp_path: Path, vision: str) -> None:
    greys = [(level, level, level) for level in (0, 1, 37, 128, 200, 255)]
    for before, after in zip(greys, seen(tmp_path, vision, *greys), strict=True):
        assert dist(before, after) <= 4


@pytest.mark.parametrize("vision", ["protan", "deutan"])
def test_red_and_green_come_near_each_other(tmp_path: Path, vision: str) -> None:
    red, green = seen(tmp_path, vision, RED, GREEN)
    assert dist(red, green) < dist(RED, GREEN) / 2


def test_blue_and_green_come_near_each_other_for_eyes_without_blue(tmp_path: Path) -> None:
    blue, green = seen(tmp_path, "tritan", GREY_BLUE, GREY_GREEN)
    assert dist(blue, green) < dist(GREY_BLUE, GREY_GREEN) / 2
    red, other = seen(tmp_path, "tritan", RED, GREEN)
    assert dist(red, other) > dist(RED, GREEN) / 2


def test_without_any_colour_everything_is_grey(tmp_path: Path) -> None:
    for red, green, blue in seen(tmp_path, "mono", RED, GREEN, GREY_BLUE):
        assert max(red, green, blue) - min(red, green, blue) <= 1
