"""Write a match record as an animated GIF: a picture after every move."""

from __future__ import annotations

import argparse
import shutil
import sys
from errno import ENOSPC
from io import BytesIO
from os import strerror
from pathlib import Path
from typing import Final

from tqdm import tqdm  # type: ignore[import-untyped]  # tqdm ships no types

from hoshikan import drawing
from hoshikan.cli.arguments import check_writable
from hoshikan.cli.show import add_match, opened, ply, size
from hoshikan.library import write_atomically
from hoshikan.processes import exit_with_standard_input

BESIDE: Final = Path()
"""Stands for a file of the record's name."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Its command line."""
    add_match(parser)
    parser.add_argument(
        "--gif", nargs="?", type=Path, const=BESIDE, required=True, metavar="FILE",
        help="write an animation there (default: the record's name with .gif)",
    )  # fmt: skip
    parser.add_argument("--from", dest="first", default="0", metavar="N", help="begin after N moves")
    parser.add_argument("--to", dest="last", metavar="N", help="end after N moves")
    parser.add_argument("--pause", type=_seconds, default=drawing.PAUSE, metavar="S", help="seconds between pictures")
    parser.add_argument("--size", type=size, default=drawing.SMALL, metavar="WxH", help="such as 800x450")
    parser.add_argument(
        "--progress",
        action="store_true",
        help="for programs: tell on each line how many of the pictures are done",
    )
    parser.add_argument(
        "--end-with-input",
        action="store_true",
        help="for programs: end when standard input is closed, as when the program that started this is gone",
    )


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.02 <= seconds <= 60:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds from 0.02 to 60")
    return seconds


def run(chosen: argparse.Namespace) -> int:
    """Returns 1 if it cannot be painted or written, 2 for a record that cannot be read."""
    if chosen.end_with_input:
        exit_with_standard_input()
    path = chosen.record.with_suffix(".gif") if chosen.gif == BESIDE else chosen.gif
    made = BytesIO()
    with opened(chosen) as (match, seat):
        first = ply("--from", chosen.first, match)
        last = match.ply if chosen.last is None else ply("--to", chosen.last, match, first)
        check_writable("--gif", path)
        plies = range(first, last + 1)
        with tqdm(total=len(plies), disable=True if chosen.progress else None, leave=False) as bar:

            def report(done: int) -> None:
                bar.update()
                if shutil.disk_usage(path.absolute().parent).free < made.tell():
                    raise OSError(ENOSPC, strerror(ENOSPC), str(path))
                if chosen.progress:
                    sys.stdout.write(f"{done} {len(plies)}\n")
                    sys.stdout.flush()

            drawing.gif(
                match, made, seat, plies, size=chosen.size, theme=chosen.theme, pause=chosen.pause, progress=report
            )
    write_atomically(path, made.getvalue())
    return 0
