"""`python -m tests.bench finish`: whether bots finish every game, and graph and review of it are complete.

Games of one level are played at all table sizes in turn, of the variants that have every `--option` named; then the
engine's session is asked for the graph and the review of the whole game. `--edits N` starts from N positions that
random edits set up: the level chooses a move there, and the game is played on to its end.

A move that raises is counted, and a random one played instead. Returns 1 if anything failed.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stderr
from dataclasses import dataclass, field
from functools import partial
from io import StringIO
from multiprocessing import get_context
from random import Random
from time import process_time
from typing import Final

from hoshikan.bots import protocol
from hoshikan.bots.engine import Session, internal
from hoshikan.bots.levels import LEVELS, levels_of
from hoshikan.bots.players import Player, in_series, level_player
from hoshikan.cli.arguments import whole
from hoshikan.engine import CHANCE, TERMINAL, Match, MatchHeader, Seat, record
from hoshikan.games import GAMES
from tests.bench.table import columns
from tests.engine.variants import EVERY, Variant
from tests.fresh.courses import MOST_PLIES, Case, edited

FIRST_SEED: Final = 9_000_000
QUICK: Final = "casual"
"""Plays a position on that was set up: nothing is to be found out there but the end."""
STRICT: Final = "bookkeeping=strict"


@dataclass(frozen=True, slots=True)
class FinishJob:
    """One game to play."""

    variant: Variant
    seed: int
    level: str
    playouts: int | None
    graph: int
    review: int
    is_edited: bool = False


@dataclass(slots=True)
class Finished:
    """The result of one game, or of several."""

    games: int = 1
    ended: int = 0
    plies: int = 0
    moves: int = 0
    """Moves that raised."""
    graph: int = 0
    """Plies that the graph lacks."""
    review: int = 0
    """Plies that the review lacks."""
    incomplete: int = 0
    """Graphs and reviews that did not come to their end."""
    seconds: float = 0.0
    """Processor time."""
    faults: Counter[str] = field(default_factory=Counter)
    """By type and place, with the first game it was met in."""

    @property
    def is_sound(self) -> bool:
        return self.ended == self.games and not (self.moves or self.graph or self.review or self.incomplete)

    def add(self, other: Finished) -> None:
        self.games += other.games
        self.ended += other.ended
        self.plies += other.plies
        self.moves += other.moves
        self.graph += other.graph
        self.review += other.review
        self.incomplete += other.incomplete
        self.seconds += other.seconds
        self.faults += other.faults


class _NoLines:
    def waiting(self) -> bytes | None:
        return None


def finish(job: FinishJob) -> Finished:
    """Play one game and ask about it."""
    begin, found = process_time(), Finished()
    with redirect_stderr(StringIO()):  # tracebacks: type and place are counted
        match = _begun(job)
        _play(job, match, found)
        found.plies = match.ply
        if match.state.to_move == TERMINAL:
            found.ended = 1
            if not job.is_edited:
                _look_back(job, match, found)
    found.seconds = process_time() - begin
    return found


def _begun(job: FinishJob) -> Match:
    variant, game = job.variant, job.variant.game
    state = variant.new(job.seed)
    if job.is_edited:
        case = Case(variant, "edited", job.seed)
        state = edited(case, state, Random(f"{case}"))
    seats = tuple(Seat("bot", f"Bot {seat + 1}", job.level) for seat in range(variant.players))
    options = game.checked_options(state.setup["options"])
    return Match(game, MatchHeader(game.id, game.rules_version, seats, options, job.seed, state.setup))


def _play(job: FinishJob, match: Match, found: Finished) -> None:
    rng, level = Random(job.seed), levels_of(match.game.id)[job.level]
    knowledge = match.game.knowledge()
    player: Player = level_player(knowledge, in_series(level, job.playouts, None))
    quick: Player = level_player(knowledge, levels_of(match.game.id)[QUICK])
    asked = 0
    while match.state.to_move != TERMINAL and match.ply < MOST_PLIES:
        if match.state.to_move == CHANCE:
            match.apply_chance()
            continue
        chooser = quick if job.is_edited and asked else player
        try:
            action = chooser.choose(match.state, rng)
        except Exception as error:  # noqa: BLE001  # counted
            found.moves += 1
            found.faults[f"move: {internal(error, 0).detail}"] += 1
            action = rng.choice(match.state.legal_actions())
        asked += 1
        match.apply(action)


def _look_back(job: FinishJob, match: Match, found: Finished) -> None:
    answers: list[protocol.Answer] = []
    session = Session(_NoLines(), answers.append)
    session.handle(protocol.encode(protocol.Load(record.write(match))))
    seats = list(range(match.state.players))
    for command in (protocol.Evaluate(1, playouts=job.graph), protocol.Review(2, seats, playouts=job.review)):
        answers.clear()
        session.handle(protocol.encode(command))
        gaps = [answer for answer in answers if isinstance(answer, protocol.Error)]
        last = answers[-1]
        if not (isinstance(last, protocol.Evaluated | protocol.Reviewed) and last.complete):
            found.incomplete += 1
        if isinstance(command, protocol.Evaluate):
            values = sum(isinstance(answer, protocol.Value) for answer in answers)
            found.graph += match.ply + 1 - values
        else:
            found.review += len(gaps)
        name = "graph" if isinstance(command, protocol.Evaluate) else "review"
        found.faults.update(f"{name}: {gap.detail}" for gap in gaps)


def jobs_of(options: argparse.Namespace) -> list[FinishJob]:
    """The games asked for, the variants of each game in turn."""
    wanted = {*options.option, *([STRICT] if options.strict else [])}
    found: list[FinishJob] = []
    for game in options.game or GAMES:
        variants = [
            variant
            for variant in EVERY
            if variant.game_id == game and wanted <= {f"{name}={value}" for name, value in variant.options}
        ]
        make = partial(
            FinishJob,
            level=options.level,
            playouts=options.playouts,
            graph=options.graph,
            review=options.review,
            is_edited=options.edits > 0,
        )
        number = options.edits or options.games
        found += [make(variants[place % len(variants)], options.seed + place) for place in range(number) if variants]
    return found


def main(argv: Sequence[str]) -> int:
    """Print a line for each game and number of players; returns 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench finish", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--game", action="append", choices=tuple(GAMES), help="only this one (default: all)")
    parser.add_argument("--games", type=whole(10_000_000), default=20, help="games of each game (20)")
    parser.add_argument("--edits", type=int, default=0, help="instead, positions of each game set up by hand")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="only variants with it")
    parser.add_argument("--strict", action="store_true", help=f"the same as --option {STRICT}")
    parser.add_argument("--level", choices=LEVELS, default="skilled", help="of all bots (skilled)")
    parser.add_argument("--playouts", type=whole(10_000_000), help="of each move (the level's own)")
    parser.add_argument("--graph", type=whole(10_000_000), default=8, help="playouts of each ply of the graph (8)")
    parser.add_argument(
        "--review", type=whole(10_000_000), default=8, help="playouts of each decision of the review (8)"
    )
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help=f"of the first game ({FIRST_SEED})")
    parser.add_argument("--jobs", type=whole(10_000_000), default=1, help="processes (1)")
    options = parser.parse_args(argv)
    jobs = jobs_of(options)
    if not jobs:
        parser.error("no variant has these options")
    by_table: dict[tuple[str, int], Finished] = {}
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        for job, one in zip(jobs, pool.map(finish, jobs), strict=True):
            if not one.is_sound:
                sys.stderr.write(f"{job.variant} seed {job.seed}: {dict(one.faults) or 'no end'}\n")
            by_table.setdefault((job.variant.game_id, job.variant.players), Finished(0)).add(one)
    head = ("table", "games", "ended", "plies", "moves failed", "graph gaps", "review gaps", "incomplete", "CPU s/game")
    lines = [head, *(_line(f"{game}, {players}", by_table[game, players]) for game, players in sorted(by_table))]
    whole_table = Finished(0)
    for one in by_table.values():
        whole_table.add(one)
    sys.stdout.write(columns([*lines, _line("all", whole_table)]) + "\n")
    for fault, times in whole_table.faults.most_common():
        sys.stdout.write(f"{times} x {fault}\n")
    return 0 if whole_table.is_sound else 1


def _line(name: str, one: Finished) -> tuple[str, ...]:
    numbers = (one.games, one.ended, one.plies, one.moves, one.graph, one.review, one.incomplete)
    return (name, *map(str, numbers), f"{one.seconds / max(1, one.games):.2f}")
