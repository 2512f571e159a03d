"""Command-line arguments shared by several benches."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from hoshikan.games import GAMES


def add_games(parser: argparse.ArgumentParser) -> None:
    """Let the command line name games."""
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)} (default: all)")


def games_of(parser: argparse.ArgumentParser, named: Sequence[str]) -> Sequence[str]:
    """The games that were named, all if none were; ends the program where there is no such game."""
    unknown = sorted(set(named) - set(GAMES))
    if unknown:
        parser.error(f"unknown game {unknown[0]!r}: choose from {', '.join(GAMES)}")
    return named or tuple(GAMES)
