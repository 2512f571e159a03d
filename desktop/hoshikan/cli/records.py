"""The commands that show, export and check match records, and what all commands about a record share."""

from __future__ import annotations

import argparse
import re
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from errno import ENOSPC
from io import BytesIO
from os import strerror
from pathlib import Path
from types import MappingProxyType
from typing import Final

from tqdm import tqdm  # type: ignore[import-untyped]  # tqdm ships no types

from hoshikan import drawing
from hoshikan.cli.arguments import WrongUseError, check_writable
from hoshikan.engine.errors import HoshikanError, RecordError
from hoshikan.engine.match import Match
from hoshikan.engine.record import read_file, read_whole_file
from hoshikan.engine.state import TERMINAL, State
from hoshikan.games import GAMES
from hoshikan.library import write_atomically
from hoshikan.processes import exit_with_standard_input
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.kit.look.words import LANGUAGES, Words, language_of_system, speaking
from hoshikan.ui.shared.messages import Messages

Picture = Callable[[State, int | None, Sequence[str], argparse.Namespace], bytes]

THEMES: Final = ("night", "day", "contrast")
_SIZE: Final = re.compile(r"([0-9]{2,4})x([0-9]{2,4})")


def add_show_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `show`."""
    add_match(parser)
    parser.add_argument("--ply", metavar="N", help="after so many moves (default: where the record ends)")
    parser.add_argument("-o", dest="out", type=Path, metavar="FILE", help="a .svg, .png or .txt file; else text here")
    parser.add_argument("--size", type=size, default=drawing.SIZE, metavar="WxH", help="of a picture, such as 1280x720")


def add_match(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of all commands that draw a match."""
    add_record(parser, "whose view, from 1 (default: what everybody may see)")
    parser.add_argument("--theme", choices=THEMES, default=drawing.THEME, help="colours (default: %(default)s)")


def add_record(parser: argparse.ArgumentParser, seat: str) -> None:
    """Add the arguments of all commands about a record; `seat` explains that option."""
    parser.add_argument("record", type=Path, metavar="RECORD", help="a match record (.hoshikan)")
    parser.add_argument("--seat", metavar="SEAT", help=seat)
    parser.add_argument("--language", choices=LANGUAGES, help="ja or en (default: the system's)")


def size(text: str) -> tuple[int, int]:
    """A size such as "1280x720", for argparse."""
    found = _SIZE.fullmatch(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no size (say WIDTHxHEIGHT, such as 1280x720)")
    return int(found[1]), int(found[2])


class RecordWords(Words):
    """Refusals of the commands about a record."""

    def no_file(self, error: OSError) -> str:
        if isinstance(error, FileNotFoundError):
            return self.tr("There is no such file.")
        return self.tr("This file can't be read ({reason}).").format(reason=error.strerror)

    def no_seat(self, typed: str, seats: int) -> str:
        return self.tr("{typed} is no seat here: say a number from 1 to {seats}.").format(typed=typed, seats=seats)

    def no_move(self, typed: str, least: int, most: int) -> str:
        return self.tr("The record has no move {typed}: say a number from {least} to {most}.").format(
            typed=typed, least=least, most=most
        )

    def unexplained(self, reason: str) -> str:
        return {
            "no-decision": self.tr("This was chance, and chance has no reasons."),
            "not-over": self.tr("While the game goes on, only a seat may ask."),
            "still-hidden": self.tr("This choice is still hidden from the seat that asks."),
        }[reason]

    def who_asks(self) -> str:
        return self.tr("Who asks? The game isn't over, so the answer depends on it.")

    def no_bot(self) -> str:
        return self.tr("No bot of this program made this move.")

    def not_over(self) -> str:
        return self.tr("The game isn't over.")


def ply(option: str, typed: str, match: Match, least: int = 0) -> int:
    """The number of moves that was typed for an option. Raises WrongUseError unless the record has as many."""
    number = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 7 else -1
    if not least <= number <= match.ply:
        raise WrongUseError(f"{option}: {RecordWords().no_move(typed, least, match.ply)}")
    return number


@contextmanager
def opened(chosen: argparse.Namespace) -> Iterator[tuple[Match, int | None]]:
    """The match of the record and whose view is drawn, in the language asked for.

    Raises WrongUseError, and OSError for a file that cannot be read.
    """
    with speaking(chosen.language or language_of_system()):
        try:
            match = read_file(chosen.record, GAMES)
        except HoshikanError as error:
            raise WrongUseError(f"{chosen.record}: {Messages().of(error)}") from None
        except OSError as error:
            raise OSError(error.errno, RecordWords().no_file(error), str(chosen.record)) from None
        seat = None if chosen.seat is None else _seat(chosen.seat, match.state.players)
        yield match, seat


def _seat(typed: str, seats: int) -> int:
    number = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 3 else 0
    if not 1 <= number <= seats:
        raise WrongUseError(f"--seat: {RecordWords().no_seat(typed, seats)}")
    return number - 1


def show(chosen: argparse.Namespace) -> int:
    """Show a position of a match record: as text, or as an SVG or PNG picture.

    Returns 1 if the picture cannot be painted or written, 2 for a record that cannot be read.
    """
    shown = chosen.out is None or str(chosen.out) == "-"
    ending = ".txt" if shown else chosen.out.suffix.lower()
    if ending not in DRAWN:
        raise WrongUseError(f"-o {chosen.out}: a picture is a file that ends in {', '.join(DRAWN)}")
    with opened(chosen) as (match, seat):
        state = match.position(match.ply if chosen.ply is None else ply("--ply", chosen.ply, match))
        data = DRAWN[ending](state, seat, seat_names(match.header.seats), chosen)
    if shown:
        print(data.decode(), end="")
    else:
        write_atomically(chosen.out, data)
    return 0


def _text(state: State, seat: int | None, names: Sequence[str], _chosen: argparse.Namespace) -> bytes:
    return (drawing.text(state, seat, names) + "\n").encode()


def _svg(state: State, seat: int | None, names: Sequence[str], chosen: argparse.Namespace) -> bytes:
    return drawing.svg(state, seat, names, size=chosen.size, theme=chosen.theme).encode()


def _png(state: State, seat: int | None, names: Sequence[str], chosen: argparse.Namespace) -> bytes:
    return drawing.png(state, seat, names, size=chosen.size, theme=chosen.theme)


DRAWN: Final[Mapping[str, Picture]] = MappingProxyType({".svg": _svg, ".png": _png, ".txt": _text})
"""Functions that draw, by the suffix of a file."""


BESIDE: Final = Path()
"""Stands for a file of the record's name."""


def add_export_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `export`."""
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


def export(chosen: argparse.Namespace) -> int:
    """Write a match record as an animated GIF: a picture after every move.

    Returns 1 if it cannot be painted or written, 2 for a record that cannot be read.
    """
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


def add_check_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `check`."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="match records (.hoshikan)")


def check(chosen: argparse.Namespace) -> int:
    """Check match records: one line for each game, with place and rule where something is wrong.

    Returns 1 if any record is not valid, 2 if anything could not be read at all.
    """
    code = 0
    for path in chosen.files:
        try:
            found = read_whole_file(path, GAMES)
        except RecordError as error:
            code = max(code, 2 if error.reason == "not-a-file" else 1)
            print(f"{path}: {error}")
        except OSError as error:
            code = 2
            print(f"{path}: {error.strerror}")
        else:
            for match in found:
                print(f"{path}: ok, {describe(match)}")
    return code


def describe(match: Match) -> str:
    """Describe a valid record in a few words."""
    state = match.state
    facts = [match.game.id, f"{state.players} players", f"{match.ply} plies"]
    points = " : ".join(map(str, state.points())) if match.game.kind.scored else ""
    over = state.to_move == TERMINAL
    facts.append(f"{'final' if over else 'unfinished,'} {points}" if points else "finished" if over else "unfinished")
    return ", ".join(facts)
