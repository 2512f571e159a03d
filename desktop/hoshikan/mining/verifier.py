"""Tries a puzzle anew, with searches and draws of other seeds than those it was mined with."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev
from typing import Final

import msgspec

from hoshikan.bots.players import player
from hoshikan.engine.errors import HoshikanError
from hoshikan.games import GAMES
from hoshikan.mining.judge import answers, judge_thoroughly
from hoshikan.mining.miner import (
    DRAWS,
    FEWEST_ANSWERS,
    MARGIN,
    ONE_STEP,
    USUAL,
    Standard,
    found_by,
    is_calculated,
    keeps_margin,
    share_of,
    stays_best,
)
from hoshikan.teaching.puzzles import Found, Puzzle

NORMAL: Final = 1.96


@dataclass(frozen=True, slots=True)
class VerifyJob:
    """One puzzle to try."""

    game: str
    puzzle: Puzzle
    seed: int
    standard: Standard = USUAL
    levels: bool = True
    """True to measure also the share of each level's tries that find it."""


class Verified(msgspec.Struct, frozen=True):
    """The result of a check."""

    id: str
    problem: str = ""
    """The fault of the entry itself; nothing was searched then."""
    margins: list[float] = []
    """Margins of the solution over the best other answer, by search; below 0 where another answer was better."""
    agreed: int = 0
    """Searches that recommend the solution, by itself where all choose at once."""
    greedy: float = 0.0
    found: Found | None = None
    calculated: bool = False
    """True if greedy play is too good in this game to be a measure (`miner.is_calculated`)."""

    @property
    def margin(self) -> float:
        """The mean of all searches."""
        return fmean(self.margins) if self.margins else 0.0

    @property
    def doubt(self) -> float:
        """Half the 95 % interval of the mean (normal approximation)."""
        return NORMAL * stdev(self.margins) / len(self.margins) ** 0.5 if len(self.margins) > 1 else 0.0

    @property
    def holds(self) -> bool:
        """True if every search recommends the solution, its margin is not proved to be too small (the interval of the
        mean reaches the limit), and the greedy player still misses it mostly, where that is a measure."""
        agreed = not self.problem and self.agreed == len(self.margins)
        return agreed and self.margin + self.doubt >= MARGIN and (self.calculated or self.greedy < ONE_STEP)


def verify(job: VerifyJob) -> Verified:
    """Check a puzzle anew; faults are returned, not raised."""
    game, puzzle = GAMES[job.game], job.puzzle
    try:
        match = puzzle.match(game)
    except HoshikanError as error:
        return Verified(puzzle.id, str(error))
    state = match.state
    if state.to_move != puzzle.seat or state.players != puzzle.players or match.ply != puzzle.origin.ply:
        return Verified(puzzle.id, "the position is another one than the entry says")
    rng = Random(f"{job.seed}/{puzzle.id}")
    known = answers(state, rng)
    by_action = known.by_action
    classes = [set(group) for group in known.classes]
    if set(puzzle.solution) not in classes or puzzle.second not in by_action.keys() - set(puzzle.solution):
        return Verified(puzzle.id, "the solution is no answer here")
    if len(known.classes) < FEWEST_ANSWERS:
        return Verified(puzzle.id, "too few answers")
    best = by_action[puzzle.solution[0]]
    knowledge = game.knowledge()
    margins, agreed = [], 0
    for _ in range(job.standard.searches):
        verdict = judge_thoroughly(state, known, knowledge, rng, job.standard.playouts)
        margins.append(round(verdict.margin_of(best), 4))
        agreed += verdict.best == best and verdict.stands(-1.0, mixed=state.simultaneous)
    if not stays_best(state, known, knowledge, best, rng, job.standard):
        return Verified(puzzle.id, "the others may foresee it", margins)
    if not keeps_margin(state, known, knowledge, best, rng, job.standard):
        return Verified(puzzle.id, "another answer is as good with the best choices to follow", margins)
    greedy = share_of(player("greedy", game), state, known, best, DRAWS, rng)
    found = found_by(game, state, known, best, rng, job.standard.levels) if job.levels else None
    return Verified(puzzle.id, "", margins, agreed, greedy, found, is_calculated(game))
