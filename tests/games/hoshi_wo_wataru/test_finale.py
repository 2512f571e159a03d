"""Expectations of bots for the final check."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.engine.chance import sample
from hoshikan.engine.knowledge import FittedKnowledge
from hoshikan.games.hoshi_wo_wataru.bot.knowledge import before_rows, checked, of_bids
from hoshikan.games.hoshi_wo_wataru.rules.actions import UNIT
from hoshikan.games.hoshi_wo_wataru.rules.setup import SLOTS, YEARS
from hoshikan.games.hoshi_wo_wataru.rules.state import HoshiState
from tests.games.hoshi_wo_wataru.playing import GAME, game, play, quick_year, set_rows, view_of

ORION = 1 << 25
CORVUS = 1 << 2


def hoshi(state: State) -> HoshiState:
    assert isinstance(state, HoshiState)
    return state


def last_year(how: str = "pool") -> HoshiState:
    """Before the last year's constellations are revealed."""
    state = game()
    for _ in range(YEARS - 1):
        quick_year(state, how)
    assert (view_of(state).year, view_of(state).phase, state.to_move) == (YEARS, "revealing", CHANCE)
    return hoshi(state)


def final_expected(state: State) -> list[float]:
    """The feature, by seat."""
    knowledge = GAME.knowledge()
    assert isinstance(knowledge, FittedKnowledge)
    place = knowledge.feature_names.index("final expected")
    return [row[place] for row in knowledge.features(state)]


@pytest.mark.rule("HW-4.2")
@given(st.integers(0, 50))
def test_at_the_end_the_points_are_those_of_the_check(seed: int) -> None:
    state, rng = GAME.new(GAME.players[seed % 2], seed, options={"supernova": bool(seed % 3)}), Random(seed)
    while state.to_move != TERMINAL:
        state.apply(sample(state, rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    assert [checked(hoshi(state), seat, 0, 0) for seat in range(state.players)] == state.points()


@pytest.mark.rule("HW-4.1")
def test_one_star_too_few_turns_the_dearest_over() -> None:
    state = hoshi(game())
    assert [checked(state, 0, ORION | CORVUS, stars) for stars in (0, 1, 4, 5)] == [0, 4, 4, 13]


@pytest.mark.rule("HW-3.3")
def test_of_a_bid_that_may_win_both_outcomes_count() -> None:
    """Won, Corvus is paid by the star had and serves the objective "spring"; lost, nothing is there to be paid."""
    state = hoshi(game())
    assert of_bids(state, 0, [(0.25, CORVUS, 3)], 0, 1) == pytest.approx(0.25 * 4)
    both = [(0.5, CORVUS, 3), (0.5, ORION, 3)]
    assert of_bids(state, 0, both, 0, 1) == pytest.approx((0 + 4 + 9 + 4) / 4), "for both the stars do not last"


@pytest.mark.rule("HW-3.1")
def test_a_bid_that_surely_wins_or_loses_is_taken_for_it() -> None:
    state = hoshi(game())
    assert of_bids(state, 0, [(1.0, ORION, 0), (0.0, CORVUS, 4)], 0, 0) == 9


@pytest.mark.rule("HW-3.1")
def test_with_empty_hands_the_best_marker_gains_and_nobody_else() -> None:
    state = last_year()
    first, *others = state.ranking()
    told = before_rows(state, [0] * 3, [first, *others])
    now = [checked(state, seat, 0, 0) for seat in range(3)]
    assert [told[seat] for seat in others] == [now[seat] for seat in others]
    assert state.have(first) > state.need(first)
    assert told[first] > now[first]


@pytest.mark.rule("HW-4.1")
def test_a_card_that_can_only_lose_still_pays_by_its_stars() -> None:
    """Seat 1 has won what it cannot pay; its 4 has one star and beats nobody."""
    state = last_year("keep")
    state.won[1], state.pool_stars[1] = ORION | CORVUS, 0
    strong = SLOTS * UNIT[12]
    told = [before_rows(state, [strong, hand, strong], [0, 2, 1])[1] for hand in (0, UNIT[4])]
    assert told == [pytest.approx(0), pytest.approx(checked(state, 1, 0, 1))]


@pytest.mark.rule("HW-2.1")
@pytest.mark.parametrize("double", [False, True])
def test_once_they_are_revealed_the_constellations_of_the_last_year_count(double: bool) -> None:
    """Marker 1 takes all from empty hands, the fifth card of the last slot with it."""
    state = game(last_slot_double=double)
    for _ in range(YEARS - 1):
        quick_year(state, "pool")
    while state.to_move == CHANCE:
        play(state, str(state.legal_actions()[-1]))
    year = hoshi(state)
    first = year.order[0]
    year.pool_stars[first] = 99
    table = sum(1 << number for number in year.table)
    assert len(year.table) == SLOTS + double
    assert before_rows(year, [0] * 3, year.order)[first] == checked(year, first, table, 0)


@pytest.mark.rule("HW-3.1")
def test_the_last_year_is_judged_by_the_bids_that_lie_there() -> None:
    """Seat 0 bids most in every slot. Once the last one is resolved, only what has lost there is still to be pooled."""
    state = last_year("keep")
    state.hands = [SLOTS * UNIT[12], UNIT[4] + UNIT[5] + UNIT[6] + UNIT[7], UNIT[1] + UNIT[2] + UNIT[3] + UNIT[8]]
    state.pool_stars = [99] * 3
    while state.to_move == CHANCE:
        play(state, str(state.legal_actions()[0]))
    set_rows(state, "12 12 12 12", "4 5 6 7", "1 2 3 8")
    gains = [told - checked(state, seat, 0, 0) for seat, told in enumerate(final_expected(state))]
    assert gains[0] > gains[1] + 1 > 1
    while state.slot < SLOTS - 1:
        play(state, f"pool {state.lying[state.to_move][0]}")
    stars = [sum(state.start.box.card_stars[card] for card in state.lying[seat]) for seat in range(3)]
    assert final_expected(state) == [checked(state, seat, 0, stars[seat]) for seat in range(3)]


def test_who_holds_more_is_expected_to_gain_more() -> None:
    state = last_year()
    state.pool_stars = [12] * 3
    hands = [UNIT[12] + UNIT[11], UNIT[6] + UNIT[5], UNIT[3]]
    order = [0, 1, 2]
    told = before_rows(state, hands, order)
    assert told[1] > before_rows(state, [hands[0], UNIT[5], hands[2]], order)[1]
    assert told[1] < before_rows(state, [UNIT[1], hands[1], hands[2]], order)[1]
