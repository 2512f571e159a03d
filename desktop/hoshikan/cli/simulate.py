"""Play many games between players of one kind and report their results."""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from statistics import fmean

from hoshikan.bots.players import PLAYERS
from hoshikan.bots.series import Job, PlayedGame
from hoshikan.bots.series import run as play_all
from hoshikan.cli.arguments import add_series, as_dealt, seats
from hoshikan.cli.executors import add_executors, workers
from hoshikan.cli.output import table
from hoshikan.cli.running import INTERRUPTED, print_line, watch


@dataclass(slots=True)
class SeriesTotals:
    """The counters of a `simulate` run."""

    games: int = 0
    points: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    """Shared wins count in parts."""
    plies: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)

    def add(self, played: PlayedGame) -> None:
        seats = len(played.seats)
        if not self.games:
            self.points, self.wins = [0.0] * seats, [0.0] * seats
        self.games += 1
        for seat in range(seats):
            self.points[seat] += played.points[seat]
            self.wins[seat] += (seat in played.winners) / len(played.winners)
        self.plies.append(played.plies)
        self.rounds.append(played.rounds)
        self.ends[played.end] += 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Its command line."""
    add_series(parser, games=1000, most=1_000_000)
    add_executors(parser)
    parser.add_argument("--player", choices=PLAYERS, default="random", help="who plays (default: %(default)s)")
    parser.add_argument("--check", action="store_true", help="check the engine's promises at every ply")


def run(chosen: argparse.Namespace) -> int:
    """Returns 1 if a check found something; after Ctrl-C reports the games played until then."""
    line = (chosen.player,) * seats(chosen)
    jobs = [
        Job(chosen.game, line, chosen.seed + number, 0, chosen.playouts, chosen.ms, chosen.check)
        for number in range(chosen.games)
    ]
    jobs = as_dealt(jobs, chosen)
    tally, broken = SeriesTotals(), 0

    def take(played: PlayedGame) -> None:
        nonlocal broken
        if played.problem:
            broken += 1
            print_line(f"seed {played.seed}: {played.problem}")
        else:
            tally.add(played)

    with workers(chosen) as pool:
        complete = watch(play_all(jobs, pool), len(jobs), take)
    if tally.games:
        print(report(tally, f"{tally.games} games of {chosen.game}, {len(line)} × {chosen.player}"))
    if chosen.check:
        print(f"checked at every ply: {broken} games with problems")
    if not complete:
        return INTERRUPTED
    return 1 if broken else 0


def report(tally: SeriesTotals, title: str) -> str:
    """The tally as tables."""
    per_seat = [("seat", "mean points", "wins")]
    for seat, points in enumerate(tally.points):
        per_seat.append((str(seat), f"{points / tally.games:.2f}", f"{tally.wins[seat] / tally.games:.1%}"))
    lengths = [("length", "min", "mean", "max")]
    for name, numbers in (("plies", tally.plies), ("rounds", tally.rounds)):
        if max(numbers):
            lengths.append((name, str(min(numbers)), f"{fmean(numbers):.1f}", str(max(numbers))))
    ends = [("end", "share")]
    ends += [(reason, f"{count / tally.games:.1%}") for reason, count in tally.ends.most_common()]
    return "\n\n".join((title, table(per_seat), table(lengths), table(ends)))
