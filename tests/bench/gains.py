"""`python -m tests.bench gains [GAME …]`: what a level's choices gain over those of first sight, by kind of decision.

Positions of greedy games are played on in the same deals and with the same dice: after the choice of each level, after
that of the player that looks one step ahead, and after the moves that look best besides. Everybody goes on at first
sight for a part of the game, and the game's evaluation says what came of it. "Best" is what the best of all that was
tried gains, found in every other deal and judged in the rest: where it gains nothing, no thinking could.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import fmean, pstdev
from typing import Final

from hoshikan.bots.entrants import entrant
from hoshikan.bots.players import GreedyPlayer, Player
from hoshikan.cli.arguments import whole
from hoshikan.engine.action import Action
from hoshikan.engine.chance import sample
from hoshikan.engine.errors import SetupError
from hoshikan.engine.knowledge import FittedKnowledge
from hoshikan.engine.state import CHANCE, TERMINAL, State
from hoshikan.games import GAMES
from hoshikan.tune.samples import STRAY, decisions_of
from tests.bench.arguments import add_games, games_of
from tests.bench.table import columns

LEVELS: Final = "skilled,expert"
FROM_ONE_GAME: Final = 2
"""Positions of a kind that are taken from one game: more would be too much alike."""
AHEAD: Final = 0.12
"""The share of a game that is played on: a phase of CrownTaker, a year of 星を渡る. With 1 games are played to
their end, and no evaluation says what came of them, but luck has more to say."""

Row = tuple[Action, ...]
"""A choice of a seat: one action, or all of those it makes in secret in turn."""
Words = frozenset[str]


@dataclass(frozen=True, slots=True)
class TrialJob:
    """Description of the trials of one game."""

    game: str
    players: int
    levels: tuple[str, ...]
    deals: int
    besides: int
    """Number of best-looking moves that are also tried."""
    ahead: float = AHEAD
    """The share of a game that is played on."""


@dataclass(frozen=True, slots=True)
class Trial:
    """Results of one position for the seat to move (0..1), less those of the greedy choice, by level."""

    words: Words
    """Legal choices."""
    gains: tuple[float, ...]
    others: tuple[bool, ...]
    """By level, whether it chose otherwise than first sight."""
    best: float


@dataclass(frozen=True, slots=True)
class Tried:
    """The trials of one game, and how many decisions it had in which these words were possible."""

    trials: list[Trial]
    decisions: dict[Words, int]


def words_of(legal: Sequence[Action]) -> Words:
    """Allowed choices, as the notation of the actions begins."""
    return frozenset(str(action).split(" ")[0] for action in legal)


def kinds(met: Iterable[Words]) -> list[Words]:
    """Words that occur together belong to one kind of decision, whichever of them is possible at the moment."""
    found: list[Words] = []
    for words in met:
        together = [kind for kind in found if kind & words]
        found = [kind for kind in found if kind not in together] + [words.union(*together)]
    return found


def tried(job: TrialJob, seed: int) -> Tried:
    """Play one greedy game, and try what could have been chosen at some of its decisions."""
    game = GAMES[job.game]
    state = game.new(job.players, seed)
    state.record_events = False
    rng = Random(f"{seed}/gains")
    knowledge = game.knowledge()
    assert isinstance(knowledge, FittedKnowledge)
    greedy = GreedyPlayer(knowledge)
    taken: dict[Words, list[State]] = defaultdict(list)
    decisions: dict[Words, int] = defaultdict(int)
    for at in decisions_of(state, [greedy] * job.players, rng, STRAY):
        words = words_of(at.legal_actions())
        decisions[words] += 1
        # Reservoir sampling, as in `tune.samples`.
        known = taken[words]
        place = len(known) if len(known) < FROM_ONE_GAME else rng.randrange(decisions[words])
        if place < FROM_ONE_GAME:
            known[place : place + 1] = [at.clone()]
    levels = [entrant(name).sit(game, None) for name in job.levels]
    bench = _Bench(knowledge, greedy, levels, job)
    trials = [bench.trial(words, at, rng.getrandbits(32)) for words, states in taken.items() for at in states]
    return Tried(trials, dict(decisions))


class _Bench:
    """Tries what can be chosen in a position."""

    def __init__(
        self, knowledge: FittedKnowledge, greedy: GreedyPlayer, levels: Sequence[Player], job: TrialJob
    ) -> None:
        self._knowledge = knowledge
        self._greedy = greedy
        self._levels = levels
        self._job = job

    def trial(self, words: Words, state: State, seed: int) -> Trial:
        first = row_of(self._greedy, state, Random(f"{seed}/first"))
        rows = [row_of(level, state, Random(f"{seed}/{number}")) for number, level in enumerate(self._levels)]
        legal = state.legal_actions()
        priors = self._knowledge.priors(self._knowledge.determinize(state, state.to_move, Random(seed)), legal)
        promising = sorted(range(len(legal)), key=lambda place: -priors[place])[: self._job.besides]
        candidates = list(dict.fromkeys([first, *rows, *((legal[place],) for place in promising)]))
        halves = [dict.fromkeys(candidates, 0.0) for _ in range(2)]
        if len(candidates) > 1:
            for deal in range(self._job.deals):
                for row in candidates:
                    halves[deal % 2][row] += self._result(state, row, f"{seed}/{deal}") / self._job.deals * 2
        beyond = [{row: total - half[first] for row, total in half.items()} for half in halves]
        best = fmean(judged[max(found, key=found.__getitem__)] for found, judged in (beyond, beyond[::-1]))
        gains = [fmean(half[row] for half in beyond) for row in rows]
        return Trial(words, tuple(gains), tuple(row != first for row in rows), best)

    def _result(self, state: State, row: Row, luck: str) -> float:
        """Return the result of the seat to move after `row`, in a deal made by this `luck`."""
        seat, knowledge = state.to_move, self._knowledge
        until = knowledge.progress(state) + self._job.ahead
        dice, choices = Random(f"{luck}/dice"), Random(f"{luck}/choices")
        at = knowledge.determinize(state, seat, dice)
        at.reopen(seat)
        for action in row:
            while at.to_move != seat:
                self._step(at, dice, choices)
            at.apply(action)
        while at.to_move != TERMINAL and not (knowledge.progress(at) >= until and knowledge.quiet(at)):
            self._step(at, dice, choices)
        return knowledge.evaluate(at)[seat]

    def _step(self, state: State, dice: Random, choices: Random) -> None:
        if state.to_move == CHANCE:
            state.apply(sample(state, dice))
            return
        legal = state.legal_actions()
        state.apply(legal[0] if len(legal) == 1 else self._greedy.choose(state, choices))


def row_of(player: Player, state: State, rng: Random) -> Row:
    """All that `player` chooses before anybody else does, or anything is shown."""
    seat, phase, row = state.to_move, state.simultaneous_phase, list[Action]()
    at = state.clone()
    while at.to_move == seat and at.simultaneous_phase == phase and (phase or not row):
        action = player.choose(at, rng)
        row.append(action)
        at.apply(action)
    return tuple(row)


def told(found: Sequence[Tried], levels: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """The table: gains in percent of a win with their 95 % intervals, and how often a level chose otherwise."""
    lines = [("decision", "a game and seat", "positions", *levels, "best")]
    rows: list[tuple[float, tuple[str, ...]]] = []
    for kind in kinds(words for game in found for words in game.decisions):
        trials = [trial for game in found for trial in game.trials if trial.words <= kind]
        count = sum(count for game in found for words, count in game.decisions.items() if words <= kind)
        often = count / len(found) / seats
        cells = [
            f"{_share([trial.gains[level] for trial in trials])}, {fmean(trial.others[level] for trial in trials):.0%}"
            for level in range(len(levels))
        ]
        best = _share([trial.best for trial in trials])
        rows.append((often, ("/".join(sorted(kind)), f"{often:.1f}", str(len(trials)), *cells, best)))
    lines += [line for _, line in sorted(rows, reverse=True)]
    return lines


def _share(gains: Sequence[float]) -> str:
    return f"{100 * fmean(gains):+.2f} ± {196 * pstdev(gains) / len(gains) ** 0.5:.2f}"


def main(argv: Sequence[str]) -> int:
    """Print a table for each game; returns 0 whatever was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench gains", description=__doc__)
    add_games(parser)
    parser.add_argument(
        "--games", type=whole(100_000), default=30, help="games of each, of which 2 positions of a kind are taken"
    )
    parser.add_argument("--players", type=whole(99), help="so many at the table (default: the fewest)")
    parser.add_argument("--levels", default=LEVELS, help="who chooses, as `arena --contestants` (default: %(default)s)")
    parser.add_argument(
        "--deals", type=whole(1_000_000), default=200, help="deals of each position (default: %(default)s)"
    )
    parser.add_argument("--besides", type=int, default=6, help="moves tried besides (default: %(default)s)")
    parser.add_argument(
        "--ahead", type=float, default=AHEAD, help="the share of a game that is played on (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, default=6_000_000, help="of the first game (default: %(default)s)")
    parser.add_argument("--jobs", type=whole(1000), default=os.cpu_count(), help="processes (default: one per core)")
    options = parser.parse_args(argv)
    levels = tuple(options.levels.split(","))
    try:
        programs = [level for level in levels if entrant(level).command]
    except (ValueError, SetupError, OSError) as error:
        parser.error(f"--levels: {error}")
    if programs:
        parser.error(f"--levels: {programs[0]!r} is a program, and cannot be asked about any position")
    for name in games_of(parser, options.names):
        sys.stderr.write(f"trying what can be chosen in {name} …\n")
        players = options.players or GAMES[name].players[0]
        job = TrialJob(name, players, levels, options.deals + options.deals % 2, options.besides, options.ahead)
        with ProcessPoolExecutor(options.jobs) as pool:
            found = list(pool.map(partial(tried, job), range(options.seed, options.seed + options.games)))
        sys.stdout.write(f"{name}, {players} players, {len(found)} games, % of a win beyond first sight,\n")
        sys.stdout.write(f"and how often another choice was made\n\n{columns(told(found, levels, players))}\n\n")
    return 0
