"""Random games for tests of sums: everything explained must equal the engine's own number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple

from hoshikan.engine import CHANCE, TERMINAL, Event, Game, State
from hoshikan.engine.chance import sample
from hoshikan.engine.game import OptionValue
from hoshikan.engine.view import View


class Step(NamedTuple):
    """One action of a random game."""

    state: State
    """After the action."""
    before: View
    """The spectator's."""
    after: View
    events: tuple[Event, ...]


def random_play(game: Game, players: int, seed: int, options: Mapping[str, OptionValue]) -> Iterator[Step]:
    """Play a random game to its end."""
    rng = Random(seed)
    state = game.new(players, seed, dict(options))
    before = state.view(None)
    while state.to_move != TERMINAL:
        state.apply(sample(state, rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
        after = state.view(None)
        yield Step(state, before, after, tuple(state.events))
        before = after
