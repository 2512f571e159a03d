"""Playing a state out, for searches, statistics and tests."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hoshikan.engine.action import Action
from hoshikan.engine.chance import sample
from hoshikan.engine.state import CHANCE, TERMINAL, State

Policy = Callable[[State, Random], Action]
"""Chooses among `state.legal_actions()` for the seat to move."""


def uniform(state: State, rng: Random) -> Action:
    """Any legal action, all equally likely."""
    actions = state.legal_actions()
    return actions[int(rng.random() * len(actions))]


def playout(state: State, rng: Random, policy: Policy = uniform, max_plies: int = 1_000_000) -> int:
    """Play `state` in place to its end (or for `max_plies`), chance included; returns the number of plies played."""
    plies, freely = 0, policy is uniform
    while (seat := state.to_move) != TERMINAL and plies < max_plies:
        if seat == CHANCE:
            state.apply(sample(state, rng))
        else:
            # Called by its name, `uniform` is a compiled function like others.
            state.apply(uniform(state, rng) if freely else policy(state, rng))
        plies += 1
    return plies
