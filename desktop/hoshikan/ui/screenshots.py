"""Pictures of every screen, in both languages and all looks, for judging them at a glance.

python -m hoshikan.ui.screenshots --out DIR [--size 1280x720 …] [--look night-100 …]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Final

from hoshikan.games import TABLES
from hoshikan.ui.rehearsal import Rehearsal, RehearsalError
from hoshikan.ui.screens import Screens

LOOKS: Final = (("night", 100), ("day", 100), ("night", 150), ("contrast", 100))
"""Theme and text size in per cent; high contrast shows the table only."""


def main(argv: Sequence[str]) -> int:
    """Take the pictures and say where they are; returns the exit code."""
    parser = argparse.ArgumentParser("hoshikan.ui.screenshots", description="Save a picture of every screen.")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder for the pictures")
    parser.add_argument("--size", type=_size, nargs="+", default=[(1280, 720)], metavar="WxH", help="window sizes")
    parser.add_argument("--language", choices=("ja", "en"), nargs="+", default=["ja", "en"])
    looks = {f"{theme}-{text_size}": (theme, text_size) for theme, text_size in LOOKS}
    parser.add_argument("--look", choices=tuple(looks), nargs="+", default=list(looks), help="theme and text size")
    chosen = parser.parse_args(argv)
    started = monotonic()
    count = 0
    try:
        for size in chosen.size:
            for language in chosen.language:
                for look in chosen.look:
                    count += _take(chosen.out, size, language, *looks[look])
    except (RehearsalError, OSError) as error:
        sys.stderr.write(f"screenshots failed: {error}\n")
        return 1
    sys.stdout.write(f"screenshots: {count} pictures in {chosen.out} after {monotonic() - started:.0f} s\n")
    return 0


def _take(out: Path, size: tuple[int, int], language: str, theme: str, text_size: int) -> int:
    """All screens of one look; returns how many."""
    taken: list[Path] = []
    with Rehearsal(size) as rehearsal:
        rehearsal.settings.language = language
        rehearsal.settings.theme = theme
        rehearsal.settings.text_size = text_size
        folder = out / f"{size[0]}x{size[1]}" / f"{language}-{theme}-{text_size}"

        def save(name: str) -> None:
            taken.append(rehearsal.picture(folder / f"{name}.png"))

        save("home-first")
        for game in TABLES.values():
            screens = Screens(rehearsal, game, save)
            if theme == "contrast":
                screens.table()
            else:
                screens.everything()
        screens.house()
    return len(taken)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x720")
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
