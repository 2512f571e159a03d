"""Positions of random games, for what must hold in all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.engine.action import Action
from tests.games.carcassonne_star_wars.table import GAME

GAMES_PLAYED: tuple[tuple[int, Mapping[str, bool]], ...] = (
    (2, {}),
    (5, {}),
    (6, {"expansion": True}),
    (4, {"teams": True, "expansion": True}),
)
"""Players and options."""


def walk(players: int, options: Mapping[str, bool], seed: int = 3) -> Iterator[State]:
    """Every position of a random game in which meeples are placed whenever possible; the same object each time."""
    state, rng = GAME.new(players=players, seed=seed, options=options), Random(seed)
    yield state
    while state.to_move != TERMINAL:
        state.apply(_choice(state, rng))
        yield state


def _choice(state: State, rng: Random) -> Action:
    if state.to_move == CHANCE:
        outcomes = state.chance_outcomes()
        return rng.choices([action for action, _ in outcomes], [chance for _, chance in outcomes])[0]
    actions = state.legal_actions()
    return rng.choice([action for action in actions if str(action) != "skip"] or actions)
