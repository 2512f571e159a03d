"""Pictures of every screen, in both languages and all looks, for judging them at a glance.

python3 dev.py screenshots [--out DIR] [--size 1280x720 …] [--look night-100 …] [--vision deutan …] [--game ID …]
python3 dev.py screenshots --tables [the same]          # only tables, but in every size, look and palette
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from hoshikan.games import GAMES
from hoshikan.ui.app.headless import HeadlessError
from tools.driver import WindowDriver, output_folder
from tools.screens import Screens

LOOKS: Final = tuple(f"{theme}-{text_size}" for theme in ("night", "day", "contrast") for text_size in (100, 150))
"""Theme and text size in per cent; high contrast shows the table only."""
USUAL_LOOKS: Final = ("night-100", "day-100", "night-150", "contrast-100")
SIZES: Final = ((1280, 720), (1600, 1000), (2560, 1440))
"""A small laptop's screen, a usual window, a large screen."""
PALETTES: Final = ("standard", "deutan", "tritan", "mono")
PALETTE_LOOKS: Final = ("night-100", "day-100")
"""A palette changes the colours of the seats alone, so that these show all of it, …"""
PALETTE_SIZES: Final = SIZES[:2]
"""… and these."""
VISIONS: Final = ("protan", "deutan", "tritan", "mono")
"""Eyes that see colours otherwise, named like the palettes in the settings. Need the development dependencies."""


class PictureRun(NamedTuple):
    """Pictures taken in one window: its looks, the games shown, and further points of view."""

    size: tuple[int, int]
    language: str
    look: str
    palette: str
    games: Sequence[str]
    visions: Sequence[str] = ()
    tables_only: bool = False

    def take(self, out: Path) -> int:
        """All screens into folders of `out`; returns how many pictures. Raises HeadlessError, OSError."""
        taken: list[Path] = []
        theme, _, text_size = self.look.partition("-")
        folder = out / f"{self.size[0]}x{self.size[1]}"
        look = f"{self.language}-{self.look}"
        if self.palette != PALETTES[0]:
            look += f"-palette-{self.palette}"

        def save(name: str) -> None:
            picture = driver.picture(folder / look / f"{name}.png")
            taken.append(picture)
            taken.extend(_seen(picture, vision, folder / f"{look}-{vision}" / picture.name) for vision in self.visions)

        with WindowDriver(self.size) as driver:
            driver.settings.language = self.language
            driver.settings.theme = theme
            driver.settings.text_size = int(text_size)
            driver.settings.palette = self.palette
            if not self.tables_only:
                save("home-first")
            for game in self.games:
                screens = Screens(driver, GAMES[game], save)
                if self.tables_only:
                    screens.tables()
                elif theme == "contrast":
                    screens.table()
                else:
                    screens.everything()
            if not self.tables_only:
                screens.house()
        return len(taken)


def main(argv: Sequence[str]) -> int:
    """Take the pictures and print their folder; returns the exit code."""
    chosen = _parser().parse_args(argv)
    started = monotonic()
    count = 0
    try:
        for run in _runs(chosen):
            count += run.take(chosen.out)
    except (HeadlessError, OSError) as error:
        sys.stderr.write(f"screenshots failed: {error}\n")
        return 1
    sys.stdout.write(f"screenshots: {count} pictures in {chosen.out} after {monotonic() - started:.0f} s\n")
    return 0


def runs(argv: Sequence[str]) -> list[PictureRun]:
    """Return the runs for the pictures wanted by these arguments."""
    return list(_runs(_parser().parse_args(argv)))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("screenshots", description="Save a picture of every screen.")
    parser.add_argument("--out", type=output_folder, required=True, metavar="DIR", help="folder for the pictures")
    parser.add_argument("--tables", action="store_true", help="only tables, in every size, look and palette")
    parser.add_argument("--size", type=_size, nargs="+", metavar="WxH", help="window sizes")
    parser.add_argument("--language", choices=("ja", "en"), nargs="+", default=["ja", "en"])
    parser.add_argument("--look", choices=LOOKS, nargs="+", help="theme and text size")
    parser.add_argument("--palette", choices=PALETTES, nargs="+", help="the seats' colours")
    parser.add_argument("--vision", choices=VISIONS, nargs="+", default=(), help="also as these eyes see them")
    parser.add_argument("--game", choices=tuple(GAMES), nargs="+", default=tuple(GAMES), help="only these games")
    return parser


def _runs(chosen: argparse.Namespace) -> Iterator[PictureRun]:
    """All combinations of what was chosen. Unless palettes were, the further ones come in a few looks and sizes."""
    usual_sizes, usual_looks, usual_palettes = (
        (SIZES, LOOKS, PALETTES) if chosen.tables else (SIZES[:1], USUAL_LOOKS, PALETTES[:1])
    )
    sizes, looks, palettes = chosen.size or usual_sizes, chosen.look or usual_looks, chosen.palette or usual_palettes
    for palette, size, language, look in product(palettes, sizes, chosen.language, looks):
        in_all = chosen.palette or palette == PALETTES[0]
        if in_all or (look in PALETTE_LOOKS and size in PALETTE_SIZES):
            yield PictureRun(size, language, look, palette, chosen.game, chosen.vision, chosen.tables)


def _seen(picture: Path, vision: str, to: Path) -> Path:
    """The picture once more, as these eyes see it."""
    from tools.vision import see  # here, because what it needs is installed for development only

    see(picture, vision, to)
    return to


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x720")
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
