"""Random games of Conquestar, round by round beside the plainly written rules of `reference`."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hoshikan.engine import TERMINAL, State
from tests.games.conquestar.playing import CARDS, CELLS, GAME, legal, view_of
from tests.games.conquestar.reference import Reference


def assert_same(state: State, reference: Reference) -> None:
    view = view_of(state)
    assert view.stars == [reference.stars.get(cell) for cell in CELLS]
    assert view.star_coins == [reference.on_star.get(cell, 0) for cell in CELLS]
    assert view.coins == reference.coins
    for shown, cards in ((view.hands, reference.hands), (view.tables, reference.tables)):
        assert shown == ["".join(card for card in CARDS if card in seat) for seat in cards]
    assert view.points == [sum(values) for values in reference.won]
    assert state.end_reason() == reference.over()


@pytest.mark.rule("CQ-2.5")
@pytest.mark.rule("CQ-4.2")
@pytest.mark.rule("CQ-5.3")
@pytest.mark.rule("CQ-5.5")
@pytest.mark.parametrize("cost_counts", ["all", "invaders"])
@pytest.mark.parametrize("players", GAME.players)
@given(seed=st.integers(0, 2**32 - 1), eagerness=st.sampled_from([0.0, 0.5, 0.9, 1.0]))
@example(seed=0, eagerness=1.0)
def test_random_games_follow_the_text(players: int, cost_counts: str, seed: int, eagerness: float) -> None:
    """`eagerness` is the share of rounds in which a seat invades: always invading brings standstills about."""
    state = GAME.new(players=players, seed=seed, options={"cost_counts": cost_counts})
    reference = Reference(players, view_of(state).stars, cost_counts)
    rng = Random(seed)
    while not reference.over():
        plans: dict[int, str] = {}
        for seat in reference.choosers():
            assert state.to_move == seat
            assert legal(state) == reference.plans(seat)
            wanted = "invade" if rng.random() < eagerness else ""
            plans[seat] = rng.choice([plan for plan in legal(state) if plan.startswith(wanted)])
            state.apply(GAME.parse(plans[seat]))
        reference.play(plans)
        assert_same(state, reference)
    assert state.to_move == TERMINAL
    assert state.winners() == reference.winners()
