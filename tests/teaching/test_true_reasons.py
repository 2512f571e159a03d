"""Reasons of hints are true: carried out, the action has the stated effect."""

from __future__ import annotations

from random import Random

import pytest

from hoshikan.engine import CHANCE, TERMINAL
from hoshikan.engine.chance import sample
from tests.engine.variants import VARIANTS, Variant
from tests.games.truth import Verdicts, judged

ASKED = 4
"""Actions of a decision whose reasons are recomputed."""
EVERY = 4
"""Every so many decisions of a game are asked about."""


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_reasons_come_true(variant: Variant) -> None:
    game, rng, verdicts = variant.game, Random(7), Verdicts()
    state, decisions = variant.new(7), 0
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
            continue
        legal = state.legal_actions()
        decisions += 1
        if decisions % EVERY == 0:
            known = state.determinize(state.to_move, rng)
            asked = rng.sample(legal, min(ASKED, len(legal)))
            assert judged(game, known, asked, verdicts) == []
        state.apply(rng.choice(legal))
