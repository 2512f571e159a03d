"""`tune GAME --levels`: the mistakes of the levels that do not search, and how often every level wins."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from hoshikan.bots.levels import level_file, numbers_of
from hoshikan.bots.series import Job, PlayedGame, play
from hoshikan.cli.admission import admit
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
    """Find and measure; with --work every game is kept. Returns 0.

    The numbers come into the file of the game only if the checkout passes its checks with them; with `--out` they are
    written there instead, without checks, after every level.

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
            numbers = measure.numbers
            if chosen.out:
                write_atomically(place, written(numbers).encode())
            share = measure.share
            interval = f"{share.low:.0%}–{share.high:.0%}"
            rows.append([measure.level, f"{share.mean:.1%}", interval, str(measure.games)])
    print(table(rows), end="\n\n")
    if not chosen.out and (failed := admit(place, written(numbers), game.id)):
        beside = Path(f"{game.id}.levels.toml")
        write_atomically(beside, written(numbers).encode())
        print(f"{failed} fails: the former numbers are kept, these numbers are in {beside}")
        return 0
    print(f"{place} has these numbers")
    return 0


def _journal(chosen: argparse.Namespace, jobs: Sequence[Job]) -> Journal[PlayedGame]:
    """One for each trial of a level, found again by who plays in it."""
    first = jobs[0]
    who = fingerprint_of(repr((first.entrants, first.seats, first.seed, len(jobs), first.playouts)))
    path = None if chosen.work is None else chosen.work / f"levels-{who}.jsonl"
    return Journal(
        path, {"tool": "tune --levels", "version of the bots": bots_of(chosen.game, levels=False)}, PlayedGame
    )
