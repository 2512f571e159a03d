"""The whole ladder of a game: every level against the next lower and against the one-ply player, resumably."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise, zip_longest
from math import ceil, lcm
from pathlib import Path
from typing import Any, Final

from hoshikan.bots.arena import Arena, schedule, seatings
from hoshikan.bots.levels import offered
from hoshikan.bots.series import Job, PlayedGame, play
from hoshikan.cli.arguments import WrongUseError, as_dealt, check_writable, tables
from hoshikan.cli.executors import workers
from hoshikan.cli.journal import Journal, bots_of, resumed_games
from hoshikan.cli.running import INTERRUPTED, watch
from hoshikan.cli.strength import Ladder, has_section, origin, section, with_section
from hoshikan.library.files import write_atomically
from hoshikan.resources import root

YARDSTICK: Final = "greedy"
"""The greedy player."""
GAMES_A_STEP: Final = 120


def steps(game: str) -> list[tuple[str, str]]:
    """Return the pairs of players, the expected winner first where there is one."""
    levels = offered(game)
    return [*((higher, lower) for lower, higher in pairwise(levels)), *((level, YARDSTICK) for level in levels)]


def run(chosen: argparse.Namespace) -> int:
    """Return 0, or the exit code of Ctrl-C; games played until then are reported, and written where nothing is yet.

    Raises WrongUseError before any game is played, and OSError if a file can no longer be written.
    """
    if (chosen.contestants, chosen.csv, chosen.plot, chosen.components) != (None,) * 4:
        raise WrongUseError("--ladder: leave out --contestants, --components, --csv and --plot")
    sizes = tables(chosen)
    wanted: int = chosen.games or GAMES_A_STEP
    jobs = _jobs(chosen, sizes, wanted, chosen.long_games or wanted)
    out = chosen.strength or _document()
    check_writable("--strength", out)
    path = None if chosen.work is None else chosen.work / f"ladder-{chosen.game}.jsonl"
    journal = Journal(path, _head(chosen, sizes), PlayedGame)
    ladder = Ladder({size: Arena([YARDSTICK, *offered(chosen.game)]) for size in sizes}, steps(chosen.game))
    lowest_priority()
    with workers(chosen) as pool:
        games = resumed_games(play, jobs, journal, pool)
        complete = watch(games, len(jobs), ladder.add, chosen.game)
    source = origin(_command(chosen, wanted))
    for size in (size for size, arena in ladder.tables.items() if arena.games):
        text = section(ladder, chosen.game, size, source)
        print(text)
        before = out.read_text("utf-8") if out.exists() else ""
        if complete or not has_section(before, chosen.game, size):
            write_atomically(out, with_section(before, text).encode())
            print(f"{out} has this section")
        else:
            print(f"{out} keeps its section until all games are played")
    return 0 if complete else INTERRUPTED


def lowest_priority() -> None:
    """Let everything else on this computer go first, where it knows priorities."""
    if hasattr(os, "nice"):
        os.nice(19)


def _jobs(chosen: argparse.Namespace, sizes: Sequence[int], games: int, longest: int) -> list[Job]:
    """Deal by deal through all steps, so that every step has games early, and more games only go on.

    So many as `longest` are played of the steps of the level that thinks longest.
    """
    thinks_longest = offered(chosen.game)[-1]
    ways = lcm(*(len(seatings("ab", size)) for size in sizes))

    def column(pair: tuple[str, str], size: int) -> list[Job]:
        count = ceil((longest if thinks_longest in pair else games) / ways) * ways
        jobs = schedule(chosen.game, pair, size, count, chosen.seed, chosen.playouts, chosen.ms)
        return [replace(job, measure_luck=chosen.luck) for job in as_dealt(jobs, chosen)]

    columns = [column(pair, size) for size in sizes for pair in steps(chosen.game)]
    return [job for row in zip_longest(*columns) for job in row if job is not None]


def _head(chosen: argparse.Namespace, sizes: Iterable[int]) -> Mapping[str, Any]:
    return {
        "tool": "ladder",
        "game": chosen.game,
        "players": list(sizes),
        "seed": chosen.seed,
        "option": sorted(chosen.option),
        "playouts": chosen.playouts,
        "ms": chosen.ms,
        "luck": chosen.luck or None,
        "version of the bots": bots_of(chosen.game),
    }


def _command(chosen: argparse.Namespace, games: int) -> str:
    words = ["hoshikan-cli", "arena", chosen.game, "--ladder", "--games", str(games), "--seed", str(chosen.seed)]
    for name in ("long_games", "players", "playouts", "ms"):
        value = getattr(chosen, name)
        words += [] if value is None else [f"--{name.replace('_', '-')}", str(value)]
    words += ["--luck"] if chosen.luck else []
    return " ".join([*words, *(f"--option {option}" for option in chosen.option)])


def _document() -> Path:
    bench = root() / "tests" / "bench"
    return bench / "STRENGTH.md" if bench.is_dir() else Path("STRENGTH.md")
