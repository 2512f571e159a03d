"""Positions of self-play with what became of them: what a game's knowledge is fitted to."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

import msgspec

from hoshikan.bots.players import player
from hoshikan.engine.chance import sample
from hoshikan.engine.knowledge import FittedKnowledge
from hoshikan.engine.state import CHANCE, TERMINAL, State
from hoshikan.games import GAMES

STRAY: Final = 0.05
"""Share of any legal actions among the players' own, so that positions are met that no player seeks."""


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """One position as the seat to move may know it, by side: its features, and the game's result and points."""

    progress: float
    side: int
    """The side of the seat to move."""
    rows: list[list[float]]
    results: list[float]
    """Of one win."""
    points: list[float]


class SampledGame(msgspec.Struct, frozen=True, array_like=True):
    """The samples of one game."""

    sides: int
    seed: int
    samples: list[Sample]


@dataclass(frozen=True, slots=True)
class SampleJob:
    """One game to take samples from: `seats` names the player of each seat."""

    game: str
    seats: tuple[str, ...]
    seed: int
    samples: int
    """Positions to take, spread at random over the game."""
    playouts: int | None = None


def play(job: SampleJob) -> SampledGame:
    """Play one game and look at some of its decisions."""
    game = GAMES[job.game]
    knowledge = game.knowledge()
    if not isinstance(knowledge, FittedKnowledge):
        raise TypeError(f"the knowledge of {job.game} has no features to fit")
    state = game.new(len(job.seats), job.seed)
    state.narrating = False
    rng = Random(f"{job.seed}/samples")
    players = [player(name, game, job.playouts) for name in job.seats]
    seen: list[State] = []
    decisions = 0
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            # Reservoir sampling: nobody knows yet how long the game will be.
            decisions += 1
            place = len(seen) if len(seen) < job.samples else rng.randrange(decisions)
            if place < job.samples:
                seen[place : place + 1] = [state.determinize(state.to_move, rng)]
        stray = len(legal) > 1 and rng.random() < STRAY
        state.apply(rng.choice(legal) if stray else players[state.to_move].choose(state, rng))
    results = [1.0 / len(state.winners()) if seat in state.winners() else 0.0 for seat in range(state.players)]
    return SampledGame(
        len(set(knowledge.sides(state))),
        job.seed,
        [_sample(knowledge, position, results, state.points()) for position in seen],
    )


def _sample(knowledge: FittedKnowledge, position: State, results: list[float], points: list[int]) -> Sample:
    sides = list(knowledge.sides(position))
    rows = knowledge.features(position)
    won, scored = [0.0] * len(rows), [0.0] * len(rows)
    for seat, side in enumerate(sides):
        won[side] += results[seat]
        scored[side] = float(points[seat])
    return Sample(knowledge.progress(position), sides[position.to_move], rows, won, scored)
