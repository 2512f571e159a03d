"""Chance nodes: drawn with their probability, repeated exactly, shared by play-outs and matches."""

from __future__ import annotations

from random import Random

from hoshikan.engine import CHANCE, TERMINAL, Match, Seat
from hoshikan.engine.chance import drawn, sample, stream
from hoshikan.engine.playout import playout
from tests.engine.coin_toss import CALLS, TOSSES, CoinToss, CoinTossGame


def at_toss() -> CoinToss:
    state = CoinToss()
    state.apply(CALLS[0])
    return state


class FixedPoint(Random):
    """A generator that always draws the same number."""

    def __init__(self, point: float) -> None:
        super().__init__(0)
        self.point = point

    def random(self) -> float:
        return self.point


def test_the_unit_interval_is_shared_out_in_the_order_of_the_outcomes() -> None:
    drawn = [sample(at_toss(), FixedPoint(point)) for point in (0.0, 0.749, 0.75, 0.999)]
    assert drawn == [TOSSES[0], TOSSES[0], TOSSES[1], TOSSES[1]]


def test_a_point_beyond_rounding_still_draws_an_outcome() -> None:
    assert sample(at_toss(), FixedPoint(1.0)) == TOSSES[1]


def test_a_place_is_drawn_by_weight_as_the_standard_library_draws_it() -> None:
    deal, ours, theirs = Random(5), Random(6), Random(6)
    for count in range(1, 60):
        weights = [deal.random() ** 3 for _ in range(count)]
        assert drawn(weights, ours) == theirs.choices(range(count), weights)[0]
    assert drawn([0.5, 0.25, 0.25], FixedPoint(0.5)) == 1
    assert drawn([0.1] * 10, FixedPoint(1.0)) == 9


def test_frequencies_follow_the_probabilities() -> None:
    rng = Random(1)
    heads = sum(sample(at_toss(), rng) == TOSSES[0] for _ in range(4000))
    assert 2900 < heads < 3100


def test_streams_differ_by_seed_and_ply_and_repeat_exactly() -> None:
    draws = {(seed, ply): stream(seed, ply).random() for seed in range(5) for ply in range(5)}
    assert len(set(draws.values())) == 25
    assert draws[3, 2] == stream(3, 2).random()


def test_a_playout_plays_decisions_and_chance_to_the_end() -> None:
    state = CoinToss()
    assert playout(state, Random(1)) == 4
    assert state.to_move == TERMINAL


def test_a_playout_stops_at_its_limit_and_follows_its_policy() -> None:
    state = CoinToss()
    assert playout(state, Random(1), policy=lambda *_: CALLS[1], max_plies=1) == 1
    assert state.to_move == CHANCE
    assert state.called == "tails"


def test_a_match_repeats_its_luck_and_knows_who_moved() -> None:
    match = Match.start(CoinTossGame(), [Seat(), Seat("bot", "Vega", "novice")], seed=5)
    match.apply(CALLS[0])
    first = match.apply_chance()
    match.undo()
    assert match.apply_chance() == first
    assert [match.mover(ply) for ply in (0, 1)] == [0, CHANCE]
    match.apply(CALLS[1])
    assert match.previous_decision(frozenset({0})) == 0
    assert match.previous_decision(frozenset({1})) == 2
    assert match.previous_decision(frozenset()) is None
