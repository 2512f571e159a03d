"""Matches in numbers, for every registered game: they run like the others, deal, copy, guess and can be kept."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random

import pytest

from hoshikan.engine import CHANCE, TERMINAL
from hoshikan.engine.numbered import NumberedMatch, least_utility
from tests.engine.variants import VARIANTS, Variant, picture

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def begun(variant: Variant, dealing: bool) -> NumberedMatch:
    """A match before its deal, or just after it."""
    match = NumberedMatch.begin(variant.game, variant.players, 6, dict(variant.options), dealing=dealing)
    bounds = variant.game.encoding.bounds(variant.players, match.state.setup["options"])
    assert match.bounds.decisions == bounds.decisions
    assert (match.bounds.chances > bounds.chances) == match.dealing
    return match


def step(match: NumberedMatch, rng: Random) -> None:
    """Any decision, or what chance brings."""
    if match.to_move == CHANCE:
        numbers, shares = zip(*match.outcomes(), strict=True)
        assert sum(shares) == pytest.approx(1)
        assert sorted(numbers) == match.legal()
        number = rng.choices(numbers, shares)[0]
    else:
        number = rng.choice(match.legal())
    assert match.legal() == sorted(set(match.legal()))
    assert match.name(match.to_move, number)
    match.apply(number)


@every_variant
@pytest.mark.parametrize("dealing", [False, True], ids=["dealt", "dealing"])
def test_it_runs_to_its_end(variant: Variant, dealing: bool) -> None:
    match, rng = begun(variant, dealing), Random(6)
    size = variant.game.encoding.tensor.size(variant.players)
    while match.dealing:
        assert not any(match.tensor(0))
        assert match.seen(0) == match.remembered(0)
        step(match, rng)
    assert len(match.tensor(0)) == size
    while match.to_move != TERMINAL:
        assert match.utilities() == [0.0] * variant.players
        step(match, rng)
    utilities = match.utilities()
    assert sum(utilities) == pytest.approx(0)
    assert min(utilities) == pytest.approx(least_utility(variant.players)) or len(set(utilities)) == 1
    assert max(utilities) <= 1
    winners = {seat for seat, utility in enumerate(utilities) if utility == max(utilities)}
    assert winners == match.state.winners()


@every_variant
def test_copies_go_their_own_way_and_kept_ones_come_back(variant: Variant) -> None:
    match, rng = begun(variant, dealing=True), Random(7)
    for _ in range(4):
        step(match, rng)
    while match.dealing:
        step(match, rng)
    for _ in range(5):
        if match.to_move != TERMINAL:
            step(match, rng)
    before, remembered = picture(match.state), [match.remembered(seat) for seat in range(variant.players)]
    copy, kept = deepcopy(match), pickle.loads(pickle.dumps(match))  # noqa: S301  # made in this line
    for other in (copy, kept):
        assert picture(other.state) == before
        assert [other.remembered(seat) for seat in range(variant.players)] == remembered
    if copy.to_move != TERMINAL:
        step(copy, rng)
        assert copy.remembered(0) != remembered[0] or copy.remembered(1) != remembered[1]
    assert picture(match.state) == before
    assert [match.remembered(seat) for seat in range(variant.players)] == remembered


@every_variant
def test_a_guess_is_remembered_like_the_truth_by_who_guessed(variant: Variant) -> None:
    match, rng = begun(variant, dealing=False), Random(8)
    for _ in range(9):
        if match.to_move != TERMINAL:
            step(match, rng)
    guess = match.guess(1, rng)
    assert guess.remembered(1) == match.remembered(1)
    assert guess.seen(1) == match.seen(1)
    assert guess.seen_alone(1) == match.seen_alone(1)
    with pytest.raises(TypeError, match="possible"):
        pickle.dumps(guess)
    while guess.to_move != TERMINAL:
        step(guess, rng)
    assert guess.remembered(1).startswith(match.remembered(1))
    assert guess.remembered(0)


def test_what_cannot_be_dealt_is_refused() -> None:
    variant = next(one for one in VARIANTS if one.game.encoding.deal is not None)
    match = begun(variant, dealing=True)
    match.apply(match.legal()[0])
    with pytest.raises(LookupError, match="cannot be dealt"):
        match.apply(-1)
