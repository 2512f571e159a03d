"""Hints of the tutor of Conquestar about plans."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hoshikan.engine.action import Action
from hoshikan.engine.state import State
from hoshikan.games import GAMES
from tests.games import playing

GAME = GAMES["conquestar"]
TUTOR = GAME.tutor()
reasons = partial(playing.reasons, GAME)
FULL = [3, 5, 1, 4, 2, 2, 4, 3, 1, 5, 1, 3, 5, 2, 4, 4, 1, 2, 5, 3, 5, 2, 4, 3, 1]


def position(**changes: Any) -> State:
    """A full field for two, changed."""
    return GAME.new(setup={"players": 2, "stars": FULL} | changes)


def with_coins(**cells: int) -> list[int]:
    """`star_coins` with coins on the named cells."""
    names = [row + column for row in "ABCDE" for column in "12345"]
    return [cells.get(name, 0) for name in names]


def only(**cells: int) -> list[int | None]:
    """A field on which nothing but the named stars is left."""
    names = [row + column for row in "ABCDE" for column in "12345"]
    return [cells.get(name) for name in names]


@pytest.mark.rule("CQ-3.1")
@pytest.mark.rule("CQ-3.2")
def test_a_trade_names_its_income_and_what_it_leaves_on_the_star() -> None:
    found = reasons(position(star_coins=with_coins(C3=2)), "trade C3")
    assert found["income"].facts == {"coins": 5}
    assert found["income"].value > 0
    assert found["develops"].facts == {"star": "C3", "coins": 3}
    assert "reaches-cap" not in found


@pytest.mark.rule("CQ-2.3")
def test_a_trade_that_fills_the_star_says_so() -> None:
    found = reasons(position(star_coins=with_coins(C3=4)), "trade C3")
    assert found["reaches-cap"].facts == {"star": "C3", "points": 5, "rivals": 1}


@pytest.mark.rule("CQ-4.1")
@pytest.mark.rule("CQ-4.5")
def test_an_affordable_invasion_weighs_value_cost_and_coins() -> None:
    found = reasons(position(coins=[9, 1], star_coins=with_coins(C3=2)), "invade C3")
    assert found["takes"].facts == {"star": "C3", "points": 5}
    assert found["takes"].value == 5
    assert found["pays"].facts == {"star": "C3", "coins": 8, "rivals": 1}
    assert found["coins-back"].facts == {"star": "C3", "coins": 2}
    assert found["opens-allies"].facts["stars"] == 8
    assert "cannot-pay" not in found


@pytest.mark.rule("CQ-4.4")
def test_an_invasion_beyond_ones_means_takes_nothing() -> None:
    found = reasons(position(), "invade C3")
    assert found["cannot-pay"].facts == {"star": "C3", "cost": 8, "coins": 1}
    assert found["cannot-pay"].value < 0
    assert not {"takes", "pays", "coins-back"} & set(found)


@pytest.mark.rule("CQ-4.4")
def test_a_visitor_could_make_a_tight_invasion_fail() -> None:
    assert reasons(position(coins=[8, 1]), "invade C3")["may-not-pay"].facts["visitors"] == 1
    assert "may-not-pay" not in reasons(position(coins=[9, 1]), "invade C3")


@pytest.mark.rule("CQ-4.3")
@pytest.mark.parametrize(("rival", "kind"), [(12, "may-be-outbid"), (10, "may-tie"), (9, "richest")])
def test_rivals_are_weighed_by_their_coins(rival: int, kind: str) -> None:
    found = reasons(position(coins=[10, rival]), "invade C3")
    assert {"may-be-outbid", "may-tie", "richest"} & set(found) == {kind}
    assert (found[kind].value < 0) == (kind != "richest")
    assert found["denies"].facts == {"star": "C3", "points": 5, "rival": 1}
    assert "cheaper-later" not in found


def test_without_a_rival_who_could_pay_waiting_makes_it_cheaper() -> None:
    found = reasons(position(coins=[10, 1]), "invade C3")
    assert found["cheaper-later"].value < 0
    assert "denies" not in found


@pytest.mark.rule("CQ-5.1")
def test_cards_that_lead_to_a_better_star_are_missed() -> None:
    state = position(coins=[9, 9])
    assert reasons(state, "trade C1")["gives-up"].facts == {"star": "C3", "points": 5}
    assert reasons(state, "trade C1")["keeps-reach"].facts["stars"] == 16


@pytest.mark.rule("CQ-5.3")
def test_laying_down_while_the_others_play_on_is_a_drawback() -> None:
    state = position(hands=["12AB", "12345ABCDE"], tables=["345CDE", ""])
    found = reasons(state, "trade A1")
    assert found["lays-down"].facts == {"rivals": 1}
    assert found["lays-down"].value < 0
    assert "gives-up" not in found


@pytest.mark.rule("CQ-6.1")
@pytest.mark.parametrize(("won", "lead", "good"), [([[3], [4]], 1, True), ([[1], [5]], -2, False)])
def test_the_last_star_is_weighed_by_who_is_then_ahead(won: list[list[int]], lead: int, good: bool) -> None:
    found = reasons(position(stars=only(B2=2), coins=[1, 1], won=won), "invade B2")
    assert found["last-star"].facts == {"star": "B2", "lead": lead}
    assert (found["last-star"].value > 0) == good


@pytest.mark.rule("CQ-6.1")
def test_level_on_points_coins_decide() -> None:
    found = reasons(position(stars=only(B2=2), coins=[5, 3], won=[[2], [4]]), "invade B2")
    assert found["tie-break"].facts == {"coins": 5, "rival_coins": 3}
    assert found["tie-break"].value > 0
    assert found["last-star"].value > 0


@pytest.mark.rule("CQ-6.2")
def test_a_threatened_standstill_suits_the_leader_only() -> None:
    field = [*FULL[:-1], None]
    behind = position(stars=field, quiet_cycles=1, won=[[], [5]])
    assert reasons(behind, "trade C3")["standstill"].value > 0
    assert reasons(behind, "trade C3")["standstill"].facts == {"prevents": True, "lead": -5}
    assert reasons(behind, "invade C3")["standstill"].value < 0
    ahead = position(stars=field, quiet_cycles=1, won=[[5], []])
    assert reasons(ahead, "trade C3")["standstill"].value < 0
    assert reasons(ahead, "invade C3")["standstill"].value > 0
    assert "standstill" not in reasons(position(quiet_cycles=1, cycle_busy=True), "trade C3")


@given(seed=st.integers(0, 10_000), plies=st.integers(0, 60))
@settings(max_examples=60, deadline=None)
def test_every_plan_has_known_features_and_hidden_plans_do_not_matter(seed: int, plies: int) -> None:
    rng = Random(seed)
    state = GAME.new(players=2 + seed % 3, seed=seed)
    for _ in range(plies):
        if state.to_move >= 0:
            state.apply(rng.choice(state.legal_actions()))
    if state.to_move < 0:
        return
    one, other = (state.determinize(state.to_move, Random(luck)) for luck in (1, 2))
    for action in one.legal_actions():
        found = TUTOR.reasons(one, action)
        assert found == TUTOR.reasons(other, action)
        assert [abs(f.value) for f in found] == sorted((abs(f.value) for f in found), reverse=True)
        nudge = TUTOR.nudge(one, action)
        assert nudge.kind in TUTOR.nudges
        assert all(str(value) in str(action) for value in nudge.facts.values())


def test_the_sum_of_the_features_plays_a_sensible_game() -> None:
    def best(state: State) -> Action:
        return max(state.legal_actions(), key=lambda plan: sum(f.value for f in TUTOR.reasons(state, plan)))

    won = 0
    for seed in range(10):
        rng = Random(seed)
        state = GAME.new(players=3, seed=seed)
        while state.to_move >= 0:
            state.apply(best(state) if state.to_move == seed % 3 else rng.choice(state.legal_actions()))
        won += seed % 3 in state.winners()
    assert won >= 9


def test_an_unknown_criterion_is_refused() -> None:
    state = position()
    with pytest.raises(KeyError):
        TUTOR.meets(state, state.legal_actions()[0], "most-beautiful")
    assert TUTOR.meets(state, GAME.parse("trade C3"), "line C")
    assert not TUTOR.meets(state, GAME.parse("trade C3"), "line 4")


@pytest.mark.rule("CQ-4.1")
@pytest.mark.rule("CQ-4.4")
def test_a_payment_is_sure_only_if_every_rival_who_can_come_is_paid_for() -> None:
    for coins, sure in ((8, False), (9, True)):
        state = position(coins=[coins, 1])
        assert TUTOR.meets(state, GAME.parse("invade C3"), "sure-to-pay") == sure
        assert not TUTOR.meets(state, GAME.parse("trade C3"), "sure-to-pay")
