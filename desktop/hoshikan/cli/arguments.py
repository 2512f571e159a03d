"""Command-line arguments shared by several tools."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

from hoshikan.bots.entrants import Entrant, entrant
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


def whole(most: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from 1 to `most`, for argparse."""

    def read(text: str) -> int:
        number = int(text) if text.isascii() and text.isdigit() and len(text) <= len(str(most)) else 0
        if not 1 <= number <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 to {most}")
        return number

    return read


def several_wholes(text: str) -> list[int]:
    """A list such as "2,3,4", for argparse."""
    return [whole(99)(word) for word in text.split(",")]


def opponents(text: str) -> list[str]:
    """A list such as "greedy,skilled@60", for argparse."""
    words = text.split(",")
    for one in map(_entrant, words):
        if one.tuning is not None or one.command:
            raise argparse.ArgumentTypeError(f"{one.name!r}: who plays for samples is a player with what stands")
    return words


def contestants(text: str) -> list[Entrant]:
    """A list such as "greedy,skilled@300", for argparse."""
    # At commas that an even number of quotes follows: a command may have others.
    found = [_entrant(word) for word in re.split(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""", text)]
    if len(found) < 2 or len({one.name for one in found}) < len(found):
        raise argparse.ArgumentTypeError(f"{text!r}: name at least two different players")
    return found


def _entrant(word: str) -> Entrant:
    try:
        return entrant(word)
    except (ValueError, SetupError) as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{word!r}: {error.filename or error}: {error.strerror}") from None


def add_series(parser: argparse.ArgumentParser, games: int | None, most: int, meaning: str = "") -> None:
    """Add the arguments of all tools that play a series of games: `games` by default, `most` at most."""
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument(
        "--games", type=whole(most), default=games, help=meaning or "number of games (default: %(default)s)"
    )
    parser.add_argument("--players", type=whole(99), help="seats at the table (default: the fewest possible)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a rule variant, as often as needed"
    )
    parser.add_argument("--components", type=Path, metavar="FILE", help="a component set of your own")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first deal (default: %(default)s)")
    parser.add_argument("--playouts", type=whole(10_000_000), help="playouts per move instead of the levels' budgets")
    parser.add_argument("--ms", type=whole(3_600_000), help="milliseconds per move instead of the levels' budgets")


def seats(chosen: argparse.Namespace) -> int:
    """The number of seats asked for. Raises WrongUseError if the game with its options is not for that many."""
    game = GAMES[chosen.game]
    allowed = game.players_with(chosen_options(chosen))
    if chosen.players is None:
        return allowed[0]
    if chosen.players not in allowed:
        known = " or ".join(map(str, allowed))
        subject = " ".join([game.id, *(f"with {option}" for option in chosen.option)])
        raise WrongUseError(f"--players {chosen.players}: {subject} is for {known} players")
    count: int = chosen.players
    return count


def tables(chosen: argparse.Namespace) -> list[int]:
    """The number of seats asked for, or the smallest and the largest table. Raises WrongUseError like `seats`."""
    if chosen.players is not None:
        return [seats(chosen)]
    allowed = GAMES[chosen.game].players_with(chosen_options(chosen))
    return sorted({allowed[0], allowed[-1]})


def check_writable(option: str, path: Path) -> None:
    """Find out at once whether `path` can be written, leaving nothing behind. Raises WrongUseError."""
    new = not path.exists()
    try:
        path.open("ab").close()
    except OSError as error:
        raise WrongUseError(f"{option} {path}: {error.strerror}") from None
    if new:
        path.unlink()


def as_dealt(jobs: Iterable[Job], chosen: argparse.Namespace) -> list[Job]:
    """The jobs with the rule variants and components asked for. Raises WrongUseError for what the game cannot deal."""
    game = GAMES[chosen.game]
    options = tuple(chosen_options(chosen).items())
    own = chosen_components(chosen)
    try:
        dealt = [replace(job, options=options, components=own) for job in jobs]
        game.new(len(dealt[0].seats), dealt[0].seed, dict(options), components=own)
    except SetupError as error:
        raise WrongUseError(f"{chosen.game} cannot be dealt so: {error}") from None
    return dealt


def chosen_components(chosen: argparse.Namespace) -> Mapping[str, Any] | None:
    """The component set of a file of the user's own, None for the shipped one. Raises WrongUseError."""
    try:
        return None if chosen.components is None else GAMES[chosen.game].read_components(chosen.components)
    except SetupError as error:
        raise WrongUseError(f"{chosen.game} cannot be dealt so: {error}") from None
    except OSError as error:
        raise WrongUseError(f"--components {chosen.components}: {error.strerror or error}") from None


def chosen_options(chosen: argparse.Namespace) -> dict[str, OptionValue]:
    """The rule variants asked for. Raises WrongUseError."""
    game, texts = GAMES[chosen.game], chosen.option
    options = dict(_option(game, text) for text in texts)
    if len(options) < len(texts):
        raise WrongUseError(f"--option {texts[-1]}: say every option once only")
    return options


def _option(game: Game, text: str) -> tuple[str, OptionValue]:
    name, _, written = text.partition("=")
    for option in (*game.options, *game.former_options):
        if option.id == name:
            values = {str(value).lower(): value for value in option.values}
            if written.lower() in values:
                return name, values[written.lower()]
            raise WrongUseError(f"--option {text}: choose from {', '.join(values)}")
    known = ", ".join(option.id for option in game.options) or "none"
    raise WrongUseError(f"--option {text}: the options of {game.id} are {known}")
