"""Memory of seats, for every registered game: all that they saw and did, and nothing that was hidden from them."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.engine.numbered import Memory
from tests.engine.variants import CHOICES, SEEDS, VARIANTS, Variant, advance, any_action

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def after(state: State, action: int) -> State:
    """The position after one of the legal actions."""
    later = state.clone()
    later.record_events = True
    later.apply(state.legal_actions()[action])
    return later


@every_variant
@given(seed=SEEDS, choices=CHOICES)
def test_two_actions_are_remembered_alike_by_those_who_cannot_distinguish_them(
    variant: Variant, seed: int, choices: list[int]
) -> None:
    state = variant.new(seed)
    advance(state, choices)
    if state.to_move == TERMINAL:
        return
    legal = state.legal_actions()
    one, other = 0, len(legal) - 1
    for seat in range(state.players):
        first, second = Memory(state, seat), Memory(state, seat)
        first.note(legal[one])
        second.note(legal[other])
        a, b = after(state, one), after(state, other)
        same = a.view(seat) == b.view(seat) and a.events == b.events
        same = same and (seat != state.to_move or one == other)
        assert (first.text == second.text) == same


@every_variant
def test_a_memory_only_grows_and_shows_the_own_actions(variant: Variant) -> None:
    state, rng = variant.new(2), Random(2)
    memories = [Memory(state, seat) for seat in range(state.players)]
    for _ in range(60):
        if state.to_move == TERMINAL:
            break
        mover, action = state.to_move, any_action(state, rng)
        before = [memory.text for memory in memories]
        copy = memories[0].clone()
        state.apply(action)
        for memory, text in zip(memories, before, strict=True):
            memory.note(action)
            assert memory.text.startswith(text)
            own = memory.text[len(text) :].startswith(f'["{action}",')
            assert own == (memory.seat == mover)
        copy.note(action)
        assert copy.text == memories[0].text
        assert mover == CHANCE or memories[mover].plies == memories[0].plies


@every_variant
def test_a_memory_goes_on_within_a_guess(variant: Variant) -> None:
    """A seat's memory leads to a position that it considers possible as well as to the true one."""
    state, rng = variant.new(3), Random(3)
    memory = Memory(state, 0)
    for _ in range(12):
        if state.to_move == TERMINAL:
            break
        action = any_action(state, rng)
        state.apply(action)
        memory.note(action)
    guess = state.determinize(0, rng)
    dreamt = Memory(guess, 0, memory)
    assert dreamt.text == memory.text
    if guess.to_move != TERMINAL:
        dreamt.note(any_action(guess, rng))
        assert dreamt.plies == memory.plies + 1
