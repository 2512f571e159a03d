"""Show a position of a match record: as text, or as an SVG or PNG picture."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Final

from hoshikan import drawing
from hoshikan.cli.arguments import WrongUseError, whole
from hoshikan.engine.errors import HoshikanError
from hoshikan.engine.match import Match
from hoshikan.engine.record import read_file
from hoshikan.engine.state import State
from hoshikan.games import GAMES
from hoshikan.library import write_atomically
from hoshikan.ui.board.match.seating import seat_names
from hoshikan.ui.kit.look.words import LANGUAGES, language_of_system, speaking
from hoshikan.ui.shared.messages import Messages

Picture = Callable[[State, int | None, Sequence[str], argparse.Namespace], bytes]

THEMES: Final = ("night", "day", "contrast")
_SIZE: Final = re.compile(r"([0-9]{2,4})x([0-9]{2,4})")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Its command line."""
    add_match(parser)
    parser.add_argument("--ply", type=ply, metavar="N", help="after so many moves (default: where the record ends)")
    parser.add_argument("-o", dest="out", type=Path, metavar="FILE", help="a .svg, .png or .txt file; else text here")
    parser.add_argument("--size", type=size, default=drawing.SIZE, metavar="WxH", help="of a picture, such as 1280x720")


def add_match(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of all commands that draw a match."""
    add_record(parser, "whose view, from 1 (default: what everybody may see)")
    parser.add_argument("--theme", choices=THEMES, default=drawing.THEME, help="colours (default: %(default)s)")


def add_record(parser: argparse.ArgumentParser, seat: str) -> None:
    """Add the arguments of all commands about a record; `seat` explains that option."""
    parser.add_argument("record", type=Path, metavar="RECORD", help="a match record (.hoshikan)")
    parser.add_argument("--seat", type=whole(99), help=seat)
    parser.add_argument("--language", choices=LANGUAGES, help="ja or en (default: the system's)")


def size(text: str) -> tuple[int, int]:
    """A size such as "1280x720", for argparse."""
    found = _SIZE.fullmatch(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no size (say WIDTHxHEIGHT, such as 1280x720)")
    return int(found[1]), int(found[2])


def ply(text: str) -> int:
    """A number of moves, for argparse."""
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of moves")
    return int(text)


@contextmanager
def opened(chosen: argparse.Namespace) -> Iterator[tuple[Match, int | None]]:
    """The match of the record and whose view is drawn, in the language asked for. Raises WrongUseError."""
    with speaking(chosen.language or language_of_system()):
        try:
            match = read_file(chosen.record, GAMES)
        except HoshikanError as error:
            raise WrongUseError(f"{chosen.record}: {Messages().of(error)}") from None
        if chosen.seat is not None and chosen.seat > match.state.players:
            raise WrongUseError(f"--seat {chosen.seat}: this table has {match.state.players}")
        yield match, None if chosen.seat is None else chosen.seat - 1


def run(chosen: argparse.Namespace) -> int:
    """Returns 1 if the picture cannot be painted or written, 2 for a record that cannot be read."""
    shown = chosen.out is None or str(chosen.out) == "-"
    ending = ".txt" if shown else chosen.out.suffix.lower()
    if ending not in DRAWN:
        raise WrongUseError(f"-o {chosen.out}: a picture is a file that ends in {', '.join(DRAWN)}")
    with opened(chosen) as (match, seat):
        if chosen.ply is not None and chosen.ply > match.ply:
            raise WrongUseError(f"--ply {chosen.ply}: the record has {match.ply} moves")
        state = match.position(match.ply if chosen.ply is None else chosen.ply)
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
