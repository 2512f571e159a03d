"""What several tools take on their command line."""

from __future__ import annotations

import argparse
from typing import NoReturn

from hoshikan.bots.players import PLAYERS
from hoshikan.engine.errors import SetupError
from hoshikan.games import GAMES


class WrongUseError(Exception):
    """A command line that fits the grammar but not the games; the message names the possible values."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line instead of a page."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def positive(text: str) -> int:
    """A whole number of at least 1, for argparse."""
    number = int(text) if text.isascii() and text.isdigit() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of at least 1")
    return number


def contestants(text: str) -> list[str]:
    """A list such as "greedy,skilled", for argparse."""
    names = text.split(",")
    for name in names:
        if name not in PLAYERS:
            raise argparse.ArgumentTypeError(f"{name!r} is no player (choose from {', '.join(PLAYERS)})")
    if len(names) < 2 or len(set(names)) < len(names):
        raise argparse.ArgumentTypeError(f"{text!r}: name at least two different players")
    return names


def add_series(parser: argparse.ArgumentParser, games: int) -> None:
    """The arguments of everything that plays a series of games."""
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--games", type=positive, default=games, help="number of games (default: %(default)s)")
    parser.add_argument("--players", type=positive, help="seats at the table (default: the fewest of the game)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first deal (default: %(default)s)")
    parser.add_argument("--jobs", type=positive, default=1, help="processes to play in (default: %(default)s)")
    parser.add_argument("--playouts", type=positive, help="playouts per move instead of the levels' budgets")
    parser.add_argument("--ms", type=positive, help="milliseconds per move instead of the levels' budgets")


def seats(chosen: argparse.Namespace) -> int:
    """The number of seats asked for. Raises WrongUseError if the game is not for that many."""
    game = GAMES[chosen.game]
    if chosen.players is None:
        return game.players[0]
    try:
        return game.checked_players(chosen.players)
    except SetupError:
        known = f"{game.players[0]} to {game.players[-1]}"
        raise WrongUseError(f"--players {chosen.players}: {chosen.game} is for {known} players") from None
