"""Explanations of other seats' actions depend on nothing that the asking seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

import pytest

from hoshikan.engine import Action, State
from hoshikan.teaching.opponent import Effort, Explainer
from tests.engine.variants import VARIANTS, Variant
from tests.teaching.test_every_hint import decisions

SMALL: Final = Effort(worlds=2, factor=0.06)
ASKED: Final = 3
"""Moves of each variant that are explained in two worlds."""
LEVELS: Final = ("novice", "skilled", "")
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def asked(variant: Variant) -> Iterator[tuple[State, Action, int]]:
    """Decisions with a choice in games played greedily: the position, what was chosen, and another seat, that asks."""
    for seed in range(50):
        rng = Random(f"{variant}/{seed}")
        for state, action in decisions(variant, seed, greedy=True):
            if rng.random() < (0.1 if len(state.legal_actions()) > 1 else 0.02):
                yield state, action, rng.choice([seat for seat in range(state.players) if seat != state.to_move])


def other_world(state: State, action: Action, asker: int, rng: Random) -> State | None:
    """Another position in which `asker` sees the same and the action is possible."""
    for _ in range(100):
        world = state.determinize(asker, rng)
        if world.explain_illegal(action) is None:
            return world
    return None


@every_variant
def test_nothing_that_the_asker_cannot_know_changes_an_explanation(variant: Variant) -> None:
    rng = Random(3)
    for number, (state, action, asker) in enumerate(islice(asked(variant), ASKED)):
        world = other_world(state, action, asker, rng)
        assert world is not None
        level = LEVELS[number % len(LEVELS)]
        one, other = (
            list(Explainer(variant.game, truth, action, asker, level, over=False).explain(SMALL))
            for truth in (state, world)
        )
        assert one == other
