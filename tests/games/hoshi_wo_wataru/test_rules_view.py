"""Open and secret parts of a position (HW-3.4), and the parts that a determinization keeps."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoshikan.engine import State
from tests.engine.variants import any_action
from tests.games.hoshi_wo_wataru.playing import FULL_SET, game, play, resolve, reveal, set_rows, view_of


def in_slot_two() -> State:
    """Seat 1 took its 9 back from slot 1 and seat 2 pooled its 8; slot 2 asks seat 1."""
    state = game()
    reveal(state, 1, 2, 3, 4)
    set_rows(state, "12 12 2 3", "9 9 3 4", "8 3 4 5")
    play(state, "keep 9", "pool 8")
    return state


@pytest.mark.rule("HW-3.4")
def test_cards_left_counts_pools_and_markers_are_open_to_all() -> None:
    state = in_slot_two()
    table = view_of(state)
    assert table.hand_counts == [11, 12, 11]
    assert table.remaining[2] == [card for card in FULL_SET if card not in (3, 8)] + []
    assert table.remaining[0].count(12) == 0
    assert table.discards == [[12, 12], [], []]
    assert table.pools == [[], [], [8]]
    assert table.kept == [[], [9], []]
    assert table.lying == [[], [9], [3]]
    for seat in range(3):
        same = ("hand_counts", "remaining", "discards", "pools", "kept", "lying", "markers", "won", "stardust")
        own = view_of(state, seat).plain()
        assert {key: own[key] for key in same} == {key: table.plain()[key] for key in same}


@pytest.mark.rule("HW-3.1")
def test_what_was_bid_is_open_until_the_year_ends() -> None:
    state = in_slot_two()
    first, second = view_of(state).ledger
    assert (first.winner, first.bids, first.cards) == (0, [12, 9, 8], [[12], [9], [8]])
    assert (second.winner, second.cards) == (0, [[12], [9], [3]])
    play(state, "shift 9", "pool 3")
    assert view_of(state, 1).ledger[2].cards == [[2], [9, 3], [4]]
    resolve(state)
    assert view_of(state).ledger == []


@pytest.mark.rule("HW-3.4")
def test_face_down_cards_and_objectives_are_secret() -> None:
    state = in_slot_two()
    assert view_of(state, 0).rows == [[None, None, 2, 3], [None, None, -1, -1], [None, None, -1, -1]]
    assert view_of(state, None).rows[0] == [None, None, -1, -1]
    assert view_of(state, None).hand == []
    assert view_of(state, 0).objectives == ["spring", None, None]
    assert view_of(state, None).objectives == [None, None, None]
    assert view_of(state, 1).dealt == ["autumn", "winter"]


@pytest.mark.rule("HW-3.4")
def test_guesses_shuffle_exactly_what_is_secret() -> None:
    """A card taken back this year is in the hand for certain."""
    state = in_slot_two()
    rng = Random(1)
    rows, objectives = set(), set()
    for _ in range(300):
        guess = state.determinize(0, rng)
        assert guess.view(0) == state.view(0)
        seen = view_of(guess, 1).rows[1]
        assert 9 not in seen, "one 9 was taken back, the other one lies open"
        rows.add(tuple(view_of(guess, 2).rows[2][2:]))
        objectives.add((view_of(guess, 1).objectives[1], view_of(guess, 2).objectives[2]))
        assert sorted(view_of(guess, 2).hand + [card for card in view_of(guess, 2).rows[2] if card]) == [
            card for card in FULL_SET if card not in (3, 8)
        ]
    assert len(rows) > 60
    assert {first for first, _ in objectives} == {
        "autumn",
        "winter",
        "four-seasons",
        "polaris",
        "zodiac",
        "stepping-stones",
        "thrift",
    }


@pytest.mark.rule("HW-3.4")
def test_objectives_of_others_give_no_points_in_a_view_before_the_end() -> None:
    state = game(3)
    reveal(state, 4, 7, 12, 15)
    set_rows(state, "1 2 3 4", "12 11 10 9", "5 6 7 8")
    while view_of(state).year == 1:
        play(state, f"pool {view_of(state).lying[state.to_move][0]}")
    reveal(state, 1, 2, 3, 5)
    set_rows(state, "9 10 11 12", "1 2 3 12", "4 4 2 1")
    while view_of(state).year == 2 and view_of(state).phase == "resolving":
        card = view_of(state).lying[state.to_move][0]
        play(state, f"pool {card}" if (state.to_move, card) == (1, 1) else f"keep {card}")
    assert view_of(state, 1).points[1] == 2 + 2
    assert view_of(state, 0).points[1] == view_of(state, None).points[1] == 2
    assert state.points()[1] == 4


@given(seed=st.integers(0, 2**32 - 1), plies=st.integers(0, 170), options=st.tuples(st.booleans(), st.booleans()))
def test_nothing_in_a_view_depends_on_what_is_secret(seed: int, plies: int, options: tuple[bool, bool]) -> None:
    rng = Random(seed)
    state = game(rng.choice((3, 4)), last_slot_double=options[0], dummy_at_four=options[1])
    for _ in range(plies):
        if state.to_move == -2:
            break
        state.apply(any_action(state, rng))
    seat = rng.randrange(state.players)
    other_world = state.determinize(seat, rng)
    assert other_world.view(seat) == state.view(seat)
    assert other_world.view(None) == state.view(None)
