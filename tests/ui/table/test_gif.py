"""Animations are read by another program's decoder as they were written."""

from __future__ import annotations

import io
from random import Random

import pytest
from PIL import Image, ImageSequence

from hoshikan.ui.board.studio import LONGEST, Animation, Colour, palette_of

PALETTE: list[Colour] = [(number, 255 - number, number // 2) for number in range(255)]


def written(width: int, height: int, frames: list[tuple[bytes, int]]) -> Image.Image:
    out = io.BytesIO()
    film = Animation(out, width, height, PALETTE)
    for pixels, lasts in frames:
        film.add(pixels, lasts)
    film.close()
    return Image.open(io.BytesIO(out.getvalue()))


def colours(pixels: bytes) -> bytes:
    return b"".join(bytes(PALETTE[pixel]) for pixel in pixels)


def noise(rng: Random, pixels: int, kinds: int = 255) -> bytes:
    return bytes(rng.randrange(kinds) for _ in range(pixels))


@pytest.mark.parametrize("pixels", [1, 2, 254, 255, 3000, 3838, 3839, 3840, 4096, 9000])
def test_pictures_of_every_length_come_back(pixels: int) -> None:
    """The table of codes widens and starts anew at certain lengths."""
    for data in (
        noise(Random(pixels), pixels),
        bytes(pixels),
        bytes(number * number // 7 % 255 for number in range(pixels)),
    ):
        assert written(pixels, 1, [(data, 10)]).convert("RGB").tobytes() == colours(data)


def test_frames_hold_what_has_changed_and_show_the_whole() -> None:
    rng = Random(5)
    shown = noise(rng, 40 * 30, 9)
    frames = [shown]
    for _ in range(12):
        changed = bytearray(shown)
        for _ in range(rng.randint(1, 6)):
            changed[rng.randrange(len(changed))] = rng.randrange(255)
        shown = bytes(changed)
        if shown != frames[-1]:
            frames.append(shown)
    film = written(40, 30, [(frame, 50) for frame in frames])
    assert [frame.convert("RGB").tobytes() for frame in ImageSequence.Iterator(film)] == list(map(colours, frames))


def test_a_frame_like_the_last_one_makes_it_last_longer() -> None:
    first, second = bytes(6), bytes([1, 0, 0, 0, 0, 0])
    film = written(3, 2, [(first, 70), (first, 70), (second, 280)])
    assert film.n_frames == 2  # type: ignore[attr-defined]  # of animated formats only
    lasts = []
    for number in range(2):
        film.seek(number)
        lasts.append(film.info["duration"])
    assert lasts == [1400, 2800]
    assert film.info["loop"] == 0


def test_no_frame_lasts_longer_than_the_format_can_say() -> None:
    assert written(1, 1, [(b"\0", 2 * LONGEST)]).info["duration"] == 10 * LONGEST


def test_the_palette_has_the_colours_that_are_there() -> None:
    assert sorted(palette_of([[0xFF000000] * 50, [0xFFF8FCF8] * 3])) == [(0, 0, 0), (248, 252, 248)]


def test_few_pixels_of_another_colour_get_a_place_in_the_palette() -> None:
    many = [(shade << 16) | (shade << 8) | shade for shade in range(0, 160, 4) for _ in range(300)]
    palette = palette_of([[*many, *[0xF8C030] * 40]], 16)
    assert len(palette) == 16
    assert min(abs(red - 0xF8) + abs(green - 0xC0) + abs(blue - 0x30) for red, green, blue in palette) < 12
