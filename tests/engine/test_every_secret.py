"""What seats know, for every registered game: views, determinizations, simultaneous choices, information sets."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from hoshikan.engine import TERMINAL, State
from tests.engine.variants import CHOICES, SEEDS, VARIANTS, Variant, advance, picture, to_the_end

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


@every_variant
@given(seed=SEEDS, choices=CHOICES)
def test_a_determinization_is_what_the_seat_sees(variant: Variant, seed: int, choices: list[int]) -> None:
    state = variant.new(seed)
    advance(state, choices)
    before, events = picture(state), list(state.events)
    for seat in range(state.players):
        guess = state.determinize(seat, Random(seed))
        assert guess.view(seat) == state.view(seat)
        assert guess.to_move == state.to_move
        assert guess.information_key(seat) == state.information_key(seat)
        assert hash(guess.information_key(seat)) == hash(state.information_key(seat))
        if state.to_move == seat:
            assert guess.legal_actions() == state.legal_actions()
        assert not guess.narrating
        to_the_end(guess, Random(seed))
        assert guess.winners()
    assert picture(state) == before
    assert state.events == events


@every_variant
@given(seed=SEEDS, choices=CHOICES)
def test_a_determinization_is_as_random_as_its_generator(variant: Variant, seed: int, choices: list[int]) -> None:
    state = variant.new(seed)
    advance(state, choices)
    for seat in range(state.players):
        first, second = (state.determinize(seat, Random(seed)) for _ in range(2))
        assert picture(first) == picture(second)


@every_variant
@given(seed=SEEDS, choices=CHOICES)
def test_a_determinization_knows_no_more_than_the_seat(variant: Variant, seed: int, choices: list[int]) -> None:
    """Guessing from a guess must reach the same worlds: the guess depends on the seat's knowledge alone."""
    state = variant.new(seed)
    advance(state, choices)
    for seat in range(state.players):
        other_world = state.determinize(seat, Random(seed + 1))
        assert picture(other_world.determinize(seat, Random(seed))) == picture(state.determinize(seat, Random(seed)))


@every_variant
@given(seed=SEEDS, choices=CHOICES, picks=st.tuples(st.integers(0, 2**16), st.integers(0, 2**16)))
def test_a_hidden_choice_shows_in_no_other_view(
    variant: Variant, seed: int, choices: list[int], picks: tuple[int, int]
) -> None:
    state = variant.new(seed)
    advance(state, choices)
    assume(state.to_move >= 0)
    chooser = state.to_move
    left, right = (_played(variant, seed, [*choices, pick]) for pick in picks)
    watchers = [seat for seat in range(state.players) if seat != chooser]
    if not _still_hidden(left, watchers[0]):
        return
    assert _still_hidden(right, watchers[0])
    assert left.view(None) == right.view(None)
    assert left.to_move == right.to_move
    for watcher in watchers:
        assert left.view(watcher) == right.view(watcher)
        assert left.information_key(watcher) == right.information_key(watcher)
    assert left.events == right.events, "what is told now is told to all"
    if left.to_move != chooser:
        assert left.legal_actions() == right.legal_actions()
    assert left.points() == state.points()


def _played(variant: Variant, seed: int, choices: list[int]) -> State:
    """Played from the start, not copied: what two histories share must not depend on a copy having been taken."""
    state = variant.new(seed)
    advance(state, choices)
    return state


def _still_hidden(state: State, watcher: int) -> bool:
    """Whether choices are in that `watcher` may not see: reopening them gives the turn back to an earlier seat."""
    copy = state.clone()
    copy.reopen(watcher)
    return copy.to_move != state.to_move


@every_variant
@given(seed=SEEDS, choices=CHOICES)
def test_reopening_keeps_what_the_seat_owns_and_lets_the_game_end(
    variant: Variant, seed: int, choices: list[int]
) -> None:
    state = variant.new(seed)
    advance(state, choices)
    for seat in range(state.players):
        copy = state.clone()
        copy.reopen(seat)
        if copy.to_move == state.to_move:
            assert picture(copy) == picture(state)
        own, reopened = state.view(seat), copy.view(seat)
        assert reopened.plain().get("plan") == own.plain().get("plan")
        assert copy.points() == state.points()
        assert (copy.to_move == TERMINAL) == (state.to_move == TERMINAL)
        to_the_end(copy, Random(seed))
        assert copy.winners()


@every_variant
@given(seed=SEEDS, choices=CHOICES, pick=st.integers(0, 2**16))
def test_a_seats_own_choice_is_part_of_its_knowledge(
    variant: Variant, seed: int, choices: list[int], pick: int
) -> None:
    state = variant.new(seed)
    advance(state, choices)
    assume(state.to_move >= 0)
    chooser = state.to_move
    actions = state.legal_actions()
    assume(len(actions) > 1)
    left, right = (_played(variant, seed, [*choices, pick + more]) for more in (0, 1))
    if not _still_hidden(left, (chooser + 1) % state.players):
        return
    assert left.view(chooser) != right.view(chooser)
    assert left.information_key(chooser) != right.information_key(chooser)
