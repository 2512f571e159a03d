"""Counts that a position keeps beside pawns and open numbers, so that they aren't counted again at every turn."""

from __future__ import annotations

from random import Random

import hypothesis.strategies as st
import pytest
from hypothesis import given

from hoshikan.engine.playout import playout
from hoshikan.engine.state import TERMINAL
from hoshikan.games.sterre_en_kroon.rules.bingo import NUMBERS, by_byte, mask_of, member_at, members
from hoshikan.games.sterre_en_kroon.rules.state import SterreState
from tests.games.sterre_en_kroon.playing import GAME


@pytest.mark.parametrize("bookkeeping", ["auto", "strict"])
@pytest.mark.parametrize("players", GAME.players)
def test_what_is_kept_is_what_one_counts(players: int, bookkeeping: str) -> None:
    state, rng = GAME.new(players, players, {"bookkeeping": bookkeeping}), Random(players)
    assert isinstance(state, SterreState)
    while state.to_move != TERMINAL:
        playout(state, rng, max_plies=7)
        counted = state.clone()
        counted.count_up()
        assert counted.tallies == state.tallies
        assert counted.lacking == state.lacking
        assert counted.shut == state.shut


@given(st.sets(st.integers(0, NUMBERS)))
def test_a_member_of_a_set_is_found_without_listing_all(numbers: set[int]) -> None:
    mask, table = mask_of(numbers), by_byte(range(NUMBERS + 1))
    assert members(mask, table) == sorted(numbers)
    assert [member_at(place, mask, table) for place in range(len(numbers))] == sorted(numbers)
    with pytest.raises(IndexError):
        member_at(len(numbers), mask, table)
