"""Sampling of chance nodes and the random streams of a match."""

from __future__ import annotations

from random import Random

from hoshikan.engine.action import Action
from hoshikan.engine.state import State


def sample(state: State, rng: Random) -> Action:
    """One outcome of the chance node `state` stands at, drawn with its probability by one number of `rng`."""
    return state.drawn(rng.random())


def drawn(weights: list[float], rng: Random) -> int:
    """The place of one of some weights, drawn in proportion by one number of `rng`, as `Random.choices` does."""
    point, passed, last = rng.random() * sum(weights), 0.0, len(weights) - 1
    for place, weight in enumerate(weights):
        passed += weight
        if passed > point:
            return place
    return last


def stream(seed: int, ply: int) -> Random:
    """The random stream of one ply of a match: going back and repeating a move repeats its luck."""
    return Random(f"{seed}/{ply}")
