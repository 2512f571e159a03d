"""The facts in `Game.kind` agree with random games of every game, with each set of options."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.engine.game import Kind
from hoshikan.games import GAMES
from tests.engine.variants import SETS, Variant, any_action

SEEDS: Final = (1, 2)
"""Games of each variant; together they show whatever a game can do."""


def positions(variant: Variant) -> Iterator[State]:
    """Every position of some random games; each is good until the next one is asked for."""
    for seed in SEEDS:
        state, rng = variant.new(seed), Random(seed)
        yield state
        while state.to_move != TERMINAL:
            state.apply(any_action(state, rng))
            yield state


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_is_of_the_kind_it_says(game_id: str) -> None:
    said = GAMES[game_id].kind
    chance = hidden = simultaneous = scored = teams = False
    notations: set[str] = set()
    for variant in (variant for variant in SETS if variant.game_id == game_id):
        for state in positions(variant):
            seen = state.view(None)
            chance |= state.to_move == CHANCE
            hidden = hidden or any(state.view(seat) != seen for seat in range(state.players))
            simultaneous |= state.simultaneous
            scored = scored or any(state.points())
            teams |= bool(seen.sides)
            notations.update(map(str, state.legal_actions()))
    assert said == Kind(
        chance=chance,
        hidden=hidden,
        simultaneous=simultaneous,
        scored=scored,
        teams=teams,
        most_distinct_actions=said.most_distinct_actions,
    )
    assert said.most_distinct_actions is None or len(notations) <= said.most_distinct_actions
