"""`tune GAME --levels`: the mistakes of the levels that do not search, and how often every level wins."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from hoshikan.bots.levels import level_file, numbers_of
from hoshikan.bots.series import Job, PlayedGame, play
from hoshikan.cli.arguments import check_writable
from hoshikan.cli.executors import workers
from hoshikan.cli.journal import Journal, bots_of, fingerprint_of, resumed
from hoshikan.cli.output import table
from hoshikan.cli.running import bar
from hoshikan.games import GAMES
from hoshikan.library.files import write_atomically
from hoshikan.tune.levels import Trial, fitted, measured, written

APART: Final = 1_000_000
"""The deals that measure are none of those that were fitted to."""


def run(chosen: argparse.Namespace) -> int:
    """Find and measure; the file is written after every level, and with --work every game is kept. Returns 0.

    Raises WrongUseError before any game is played, and OSError if the file cannot be written.
    """
    game = GAMES[chosen.game]
    place = chosen.out or level_file(game.id)
    place.parent.mkdir(parents=True, exist_ok=True)
    check_writable("the levels' numbers", place)
    players = min(chosen.players or game.players)
    words = ["hoshikan-cli", "tune", game.id, "--levels", "--games", str(chosen.games), "--seed", str(chosen.seed)]
    words += ["--players", str(players)] if chosen.players else []
    words += ["--playouts", str(chosen.playouts)] if chosen.playouts else []
    numbers = msgspec.structs.replace(numbers_of(game.id), command=shlex.join(words))
    rows = [["level", "won", "95 %", "games"]]
    with workers(chosen) as pool:

        def played(jobs: Sequence[Job]) -> Iterable[PlayedGame]:
            journal = _journal(chosen, jobs)
            shown: Iterable[PlayedGame] = bar(resumed(play, jobs, journal, pool), len(jobs), game.id)
            return shown

        trial = Trial(game.id, players, chosen.games, chosen.seed, chosen.playouts, played)
        numbers = fitted(numbers, trial)
        other = Trial(game.id, players, chosen.games, chosen.seed + APART, chosen.playouts, played)
        for measure in measured(numbers, other):
            write_atomically(place, written(measure.numbers).encode())
            share = measure.share
            interval = f"{share.low:.0%}–{share.high:.0%}"
            rows.append([measure.level, f"{share.mean:.1%}", interval, str(measure.games)])
    print(table(rows), f"{place} has these numbers", sep="\n\n")
    return 0


def _journal(chosen: argparse.Namespace, jobs: Sequence[Job]) -> Journal[PlayedGame]:
    """One for each trial of a level, found again by who plays in it."""
    first = jobs[0]
    who = fingerprint_of(repr((first.entrants, first.seats, first.seed, len(jobs), first.playouts)))
    path = None if chosen.work is None else chosen.work / f"levels-{who}.jsonl"
    return Journal(
        path, {"tool": "tune --levels", "version of the bots": bots_of(chosen.game, levels=False)}, PlayedGame
    )
