"""Play a game in this terminal, against bots, with hints; moves are typed in the notation or by their number."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Final

from hoshikan.bots.levels import LEVELS, levels_of
from hoshikan.bots.players import Player, level_player, with_budget
from hoshikan.cli.arguments import WrongUseError, chosen_components, chosen_options, seats, whole
from hoshikan.cli.sitting import Sitting, SittingWords
from hoshikan.engine.errors import HoshikanError, SetupError
from hoshikan.engine.match import Match, Seat
from hoshikan.engine.record import read_file
from hoshikan.engine.state import TERMINAL
from hoshikan.games import GAMES
from hoshikan.library import rescue
from hoshikan.ui.board.match.deals import free_bot_name, fresh_seed, today
from hoshikan.ui.board.screens import text_of
from hoshikan.ui.kit.look.words import LANGUAGES, language_of_system, speaking
from hoshikan.ui.shared.messages import Messages

NEWEST: Final = Path()
"""Stands for the match that was left last."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Its command line."""
    parser.add_argument("game", nargs="?", choices=list(GAMES), metavar="GAME", help=f"one of {', '.join(GAMES)}")
    parser.add_argument(
        "--continue", dest="record", nargs="?", type=Path, const=NEWEST, metavar="FILE",
        help="go on with a match record, or with the match left last",
    )  # fmt: skip
    parser.add_argument("--players", type=whole(99), help="seats at the table (default: the fewest possible)")
    parser.add_argument("--seat", type=whole(99), default=1, help="where you sit, from 1 (default: %(default)s)")
    parser.add_argument("--level", choices=LEVELS, default="casual", help="how bots play (default: %(default)s)")
    parser.add_argument("--playouts", type=whole(10_000_000), help="playouts per move or hint instead of the usual")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a rule variant, as often as needed"
    )
    parser.add_argument("--components", type=Path, metavar="FILE", help="a component set of your own")
    parser.add_argument("--seed", type=whole(999_999_999), help="the deal (default: a new one)")
    parser.add_argument("--name", default="", help="what you are called")
    parser.add_argument("--language", choices=LANGUAGES, help="ja or en (default: the system's)")


def run(chosen: argparse.Namespace) -> int:
    """Returns 0 whenever the player leaves, 1 if the match could then not be kept, 2 for a match that cannot be."""
    if sys.stdin is None:  # a program with a window has none on Windows
        raise WrongUseError("play: no terminal to read from; start hoshikan-cli in one")
    if sys.stdin.isatty():
        with suppress(ImportError):  # Windows edits lines by itself
            import_module("readline")  # arrow keys move in the line and through what was typed
    with speaking(chosen.language or language_of_system()):
        match, file = _left(chosen) if chosen.record is not None else (_dealt(chosen), None)
        table = Sitting(match, _bots(match, chosen), print, input, chosen.playouts)
        try:
            table.play()
        except (EOFError, KeyboardInterrupt):
            print()
        return _keep(match, file, table.saved)


def _dealt(chosen: argparse.Namespace) -> Match:
    if chosen.game is None:
        raise WrongUseError(f"play: which game? Choose from {', '.join(GAMES)}, or --continue")
    game, count = GAMES[chosen.game], seats(chosen)
    if chosen.seat > count:
        raise WrongUseError(f"--seat {chosen.seat}: this table has {count}")
    own = chosen_components(chosen)
    line, taken = [], [*text_of(game.id).taken_names(own), chosen.name]
    for place in range(1, count + 1):
        if place == chosen.seat:
            line.append(Seat("human", chosen.name))
        else:
            line.append(Seat("bot", free_bot_name(taken), chosen.level))
            taken.append(line[-1].name)
    seed = fresh_seed() if chosen.seed is None else chosen.seed
    try:
        return Match.start(game, line, seed, chosen_options(chosen), date=today(), components=own)
    except SetupError as error:
        raise WrongUseError(Messages().of(error)) from None


def _left(chosen: argparse.Namespace) -> tuple[Match, Path]:
    """The match to go on with, and its file."""
    path = chosen.record
    if path == NEWEST:
        waiting = [one for one in rescue.waiting() if chosen.game is None or one.name.startswith(chosen.game)]
        if not waiting:
            raise WrongUseError("--continue: no match was left here that a window has not taken in; name a FILE")
        path = max(waiting, key=lambda one: one.stat().st_mtime)
    try:
        match = read_file(path, GAMES)
    except HoshikanError as error:
        raise WrongUseError(f"{path}: {Messages().of(error)}") from None
    if all(seat.is_bot for seat in match.header.seats):
        raise WrongUseError(f"{path}: nobody but bots sits at this table")
    if match.state.to_move == TERMINAL:
        raise WrongUseError(f"{path}: this match is over; look at it with: hoshikan-cli show {path}")
    return match, path


def _bots(match: Match, chosen: argparse.Namespace) -> dict[int, Player]:
    levels, knowledge = levels_of(match.game.id), match.game.knowledge()
    return {
        place: level_player(knowledge, with_budget(levels.get(seat.level, levels[chosen.level]), chosen.playouts, None))
        for place, seat in enumerate(match.header.seats)
        if seat.is_bot
    }


def _keep(match: Match, file: Path | None, saved: int) -> int:
    """Save the played game where the window finds it at its next start."""
    words = SittingWords()
    if match.ply == saved or (not match.ply and file is None):
        return 0
    try:
        path = rescue.keep(match, file)
    except OSError as error:
        print(words.not_kept(error.strerror or str(error)), file=sys.stderr)
        return 1
    print(words.kept(path, over=match.state.to_move == TERMINAL))
    return 0
