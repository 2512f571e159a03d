"""Invariants of every position of 星を渡る: no card is ever lost or made."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.games.hoshi_wo_wataru.rules.view import HoshiView
from tests.engine.variants import any_action
from tests.games.hoshi_wo_wataru.playing import FULL_SET, GAME, view_of


@pytest.mark.rule("HW-0.1")
@pytest.mark.rule("HW-0.3")
@pytest.mark.rule("HW-0.5")
@given(seed=st.integers(0, 2**32 - 1), options=st.tuples(*[st.booleans()] * 3), players=st.sampled_from([3, 4]))
def test_cards_and_tiles_add_up_in_every_position(seed: int, options: tuple[bool, bool, bool], players: int) -> None:
    names = ("last_slot_double", "supernova", "dummy_at_four")
    state = GAME.new(players=players, seed=seed, options=dict(zip(names, options, strict=True)))
    rng = Random(seed)
    stars_before = [0] * players
    while state.to_move != TERMINAL:
        view = view_of(state)
        _check_cards(state, view)
        _check_constellations(state, view, options[0])
        assert sum(view.stardust) + view.stardust_left == 5
        assert sorted(view.markers) == list(range(1, players + 1))
        assert all(now >= before for now, before in zip(view.pool_stars, stars_before, strict=True))
        assert not any(owner >= 0 for owner in view.supernovas) or options[1]
        stars_before = view.pool_stars
        state.apply(any_action(state, rng))
    view = view_of(state)
    _check_cards(state, view)
    assert view.year == 5
    assert view.dummies_left == 9, "no dummy stays in a row or a hand"


def _check_cards(state: State, view: HoshiView) -> None:
    """Each set of 15 is in hand, face down, lost, shifted, pooled or discarded; the nine dummies are somewhere."""
    dummies = view.dummies_left
    for seat in range(view.players):
        own = view_of(state, seat)
        held = Counter(own.hand) + Counter(card for card in own.rows[seat] if card is not None)
        dummies += held.pop(0, 0)
        assert view.hand_counts[seat] == len(own.hand)
        assert Counter(view.remaining[seat]) == held
        for place in (view.lying, view.moved, view.pools, view.discards):
            held += Counter(place[seat])
        assert sorted(held.elements()) == FULL_SET
    assert dummies == 9


def _check_constellations(state: State, view: HoshiView, double: bool) -> None:
    """All 25 are unseen, laid out or won; the table holds at most one year's."""
    laid = [number for slot in view.slots for number in slot]
    won = [number for numbers in view.won for number in numbers]
    assert len(won) == len(set(won))
    assert view.unseen + len(set(laid) | set(won)) == 25
    assert len(laid) <= 4 + double
    if state.to_move == CHANCE:
        assert view.unseen == len(state.legal_actions())
