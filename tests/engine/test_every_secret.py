"""Knowledge of seats, for every registered game: views, determinizations, simultaneous choices, information sets."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from hypothesis import given

from hoshikan.engine import TERMINAL, State
from tests.engine.variants import CHOICES, SEEDS, VARIANTS, Variant, advance, picture, to_the_end

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)
SECRETIVE = [variant for variant in VARIANTS if variant.game.kind.simultaneous]
every_secretive_variant = pytest.mark.parametrize("variant", SECRETIVE, ids=str)
SEED = 3
MOST_CHOICES = 8
"""Hidden choices of a game that are looked at: every third, since those of one phase are alike."""


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
        assert not guess.record_events
        to_the_end(guess, Random(seed))
        assert guess.winners()
    assert picture(state) == before
    assert state.events == events


@every_variant
@given(seed=SEEDS, choices=CHOICES)
def test_known_scores_are_equal_in_all_worlds_that_a_seat_cannot_distinguish(
    variant: Variant, seed: int, choices: list[int]
) -> None:
    state = variant.new(seed)
    advance(state, choices)
    for viewer in range(state.players):
        guess = state.determinize(viewer, Random(seed))
        for seat in range(state.players):
            assert guess.known_score_lines(seat, viewer) == state.known_score_lines(seat, viewer)
            assert guess.known_score_lines(seat, None) == state.known_score_lines(seat, None)
            assert state.known_score_lines(seat, seat) == state.score_lines(seat)


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


def hidden_choices(variant: Variant) -> Iterator[tuple[int, list[int]]]:
    """Decisions of a random game that stay hidden once they are made: who decides, and how it came so far."""
    state, rng, played = variant.new(SEED), Random(SEED), list[int]()
    while state.to_move != TERMINAL:
        actions = state.legal_actions()
        if state.to_move >= 0 and len(actions) > 1:
            after = state.clone()
            after.apply(actions[0])
            if _still_hidden(after, (state.to_move + 1) % state.players):
                yield state.to_move, played[:]
        played.append(rng.randrange(len(actions)))
        state.apply(actions[played[-1]])


@every_secretive_variant
def test_a_hidden_choice_shows_in_no_other_view(variant: Variant) -> None:
    choices = list(islice(hidden_choices(variant), 0, MOST_CHOICES * 3, 3))
    assert choices
    for chooser, played in choices:
        before, left, right = (_played(variant, SEED, history) for history in (played, [*played, 0], [*played, 1]))
        assert left.view(None) == right.view(None)
        assert left.to_move == right.to_move
        for watcher in set(range(before.players)) - {chooser}:
            assert left.view(watcher) == right.view(watcher)
            assert left.information_key(watcher) == right.information_key(watcher)
        assert left.events == right.events, "what is told now is told to all"
        if left.to_move != chooser:
            assert left.legal_actions() == right.legal_actions()
        assert left.points() == before.points()


def _played(variant: Variant, seed: int, choices: list[int]) -> State:
    """Played from the start, not copied: what two histories share must not depend on a copy having been taken."""
    state = variant.new(seed)
    advance(state, choices)
    return state


def _still_hidden(state: State, watcher: int) -> bool:
    """Return true if choices are hidden from `watcher`: reopening them gives the turn back to an earlier seat."""
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
        assert copy.information_key(seat) == state.information_key(seat)
        assert copy.points() == state.points()
        assert (copy.to_move == TERMINAL) == (state.to_move == TERMINAL)
        to_the_end(copy, Random(seed))
        assert copy.winners()


@every_secretive_variant
def test_a_seats_own_choice_is_part_of_its_knowledge(variant: Variant) -> None:
    for chooser, played in islice(hidden_choices(variant), 0, MOST_CHOICES * 3, 3):
        left, right = (_played(variant, SEED, [*played, choice]) for choice in (0, 1))
        assert left.view(chooser) != right.view(chooser)
        assert left.information_key(chooser) != right.information_key(chooser)
