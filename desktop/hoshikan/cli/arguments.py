"""What several tools take on their command line."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

from hoshikan.bots.players import PLAYERS
from hoshikan.bots.series import Job
from hoshikan.engine.errors import SetupError
from hoshikan.engine.game import Game, OptionValue
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
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a rule variant, as often as needed"
    )
    parser.add_argument("--components", type=Path, metavar="FILE", help="a component set of your own")
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


def as_dealt(jobs: Iterable[Job], chosen: argparse.Namespace) -> list[Job]:
    """The jobs with the rule variants and components asked for. Raises WrongUseError for what the game cannot deal."""
    game = GAMES[chosen.game]
    options = tuple(_option(game, text) for text in chosen.option)
    try:
        own = None if chosen.components is None else game.read_components(chosen.components)
        dealt = [replace(job, options=options, components=own) for job in jobs]
        game.new(len(dealt[0].seats), dealt[0].seed, dict(options), components=own)
    except SetupError as error:
        raise WrongUseError(f"{chosen.game} cannot be dealt so: {error}") from None
    except OSError as error:
        raise WrongUseError(f"--components {chosen.components}: {error.strerror or error}") from None
    return dealt


def _option(game: Game, text: str) -> tuple[str, OptionValue]:
    name, _, written = text.partition("=")
    for option in game.options:
        if option.id == name:
            values = {str(value).lower(): value for value in option.values}
            if written.lower() in values:
                return name, values[written.lower()]
            raise WrongUseError(f"--option {text}: choose from {', '.join(values)}")
    known = ", ".join(option.id for option in game.options) or "none"
    raise WrongUseError(f"--option {text}: the options of {game.id} are {known}")
