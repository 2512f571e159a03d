"""Requests: captives on the table and deals (CT-5.1, CT-5.2)."""

from __future__ import annotations

from typing import Any

import pytest

from hoshikan.engine import State
from hoshikan.games.crowntaker.rules.events import (
    Answered,
    CaptiveKept,
    CaptiveReturned,
    DealPaid,
    Passed,
    Proposed,
    PutUp,
)
from tests.games.crowntaker.playing import (
    BARON,
    DUKE,
    ENGLAND,
    FRANCE,
    KING,
    NOBODY,
    after_wars,
    cards,
    legal,
    play,
    refusal,
    view_of,
)


def both_hold(**more: Any) -> State:
    """England holds the French duke and king, France the English baron and prince; France starts."""
    medals = ["england", "france", "england", "france"]
    return after_wars(*medals, france={"captives": ["duke", "king"]}, england={"captives": ["baron", "prince"]}, **more)


@pytest.mark.rule("CT-5.1")
def test_without_captives_there_is_nothing_but_to_pass() -> None:
    state = after_wars("burgundy")
    assert legal(state) == ["pass"]
    assert play(state, "pass", "pass") == [Passed(FRANCE), Passed(ENGLAND)]
    assert view_of(state).step == "cards"


@pytest.mark.rule("CT-5.1")
def test_the_start_player_begins_and_they_alternate() -> None:
    state = both_hold(start="england")
    assert state.to_move == ENGLAND
    play(state, "offer duke")
    assert state.to_move == FRANCE
    play(state, "pass")
    assert state.to_move == ENGLAND


@pytest.mark.rule("CT-5.1")
def test_a_captive_is_demanded_by_its_owner_or_forced_by_its_captor() -> None:
    state = both_hold()
    assert play(state, "demand duke") == [PutUp(FRANCE, DUKE, True)]
    assert view_of(state).table == ["duke", None]
    assert play(state, "demand baron") == [PutUp(ENGLAND, BARON, True)]
    assert view_of(state).table == ["duke", "baron"]
    state = both_hold()
    assert play(state, "offer prince")[0] == PutUp(ENGLAND, 3, False)
    assert view_of(state).table == [None, "prince"]


@pytest.mark.rule("CT-5.1")
def test_only_captives_can_be_put_up() -> None:
    state = both_hold()
    assert refusal(state, "demand baron") == ("CT-5.1", "no-captive")
    assert refusal(state, "offer duke") == ("CT-5.1", "no-captive")
    assert refusal(state, "accept") == ("CT-5.1", "asked-for-something-else")


@pytest.mark.rule("CT-5.1")
def test_a_pass_does_not_bind_and_two_in_a_row_end_the_requests() -> None:
    state = both_hold()
    play(state, "pass", "offer king", "pass")
    assert (state.to_move, view_of(state).step, view_of(state).passes) == (ENGLAND, "request", 1)
    play(state, "demand baron")
    assert view_of(state).passes == 0, "anything else begins the count anew"
    play(state, "pass", "pass")
    assert view_of(state).step == "cards"


@pytest.mark.rule("CT-5.1")
def test_one_captive_per_owner_and_round() -> None:
    state = both_hold()
    play(state, "demand duke")
    assert refusal(state, "offer king") == ("CT-5.1", "one-captive-a-round")
    play(state, "pass")
    assert refusal(state, "demand king") == ("CT-5.1", "one-captive-a-round")
    assert "offer baron" in legal(state)


@pytest.mark.rule("CT-5.1")
def test_also_if_a_deal_has_taken_it_off_the_table() -> None:
    state = both_hold()
    play(state, "demand duke", "pass", "propose release duke 3", "accept")
    assert view_of(state).table == [None, None]
    assert view_of(state).lords[FRANCE] == ["baron", "count", "duke", "prince"]
    assert refusal(state, "offer king") == ("CT-5.1", "one-captive-a-round")


@pytest.mark.rule("CT-5.1")
def test_the_same_lord_once_a_phase_and_back_to_its_captor_after_the_cards() -> None:
    state = both_hold()
    told = play(state, "demand duke", *["pass"] * 2, "negotiate 2", "negotiate 3")
    assert CaptiveKept(FRANCE, DUKE) in told
    assert (view_of(state).table, view_of(state).card_round) == ([None, None], 2)
    assert view_of(state).captives[FRANCE] == ["duke", "king"]
    assert refusal(state, "demand duke") == ("CT-5.1", "was-on-table")
    play(state, "demand king")
    assert refusal(state, "offer duke") == ("CT-5.1", "was-on-table")


@pytest.mark.rule("CT-5.1")
def test_in_the_next_phase_it_may_come_again() -> None:
    state = after_wars(
        "england",
        "france",
        "france",
        "england",
        france={"captives": ["duke"], "cards": ["A"], "shown": ["duke"]},
        england={"cards": ["A"]},
    )
    cards(state, "A", "A")
    for lord, troops in (("king", 3), ("baron", 1)):
        play(state, f"lord {lord}", f"deploy troops={troops} arms=3 church=0 treasury=0")
    play(state, "no-skill", "no-skill", "roll 6 1")
    assert "demand duke" in legal(state)


@pytest.mark.rule("CT-5.2")
def test_a_deal_is_answered_by_the_other_side_which_then_has_the_turn() -> None:
    state = both_hold()
    assert play(state, "propose release duke 4") == [Proposed(FRANCE, DUKE, NOBODY, 4, 0)]
    assert (state.to_move, legal(state)) == (ENGLAND, ["accept", "decline"])
    assert view_of(state).proposal == "propose release duke 4"
    assert play(state, "decline") == [Answered(ENGLAND, False)]
    assert (state.to_move, view_of(state).step, view_of(state).proposal) == (ENGLAND, "request", None)
    assert state.points() == [15, 15]


@pytest.mark.rule("CT-5.2")
def test_a_release_is_paid_by_the_owner() -> None:
    state = both_hold()
    told = play(state, "propose release duke 4", "accept")
    assert told[1:] == [Answered(ENGLAND, True), CaptiveReturned(FRANCE, DUKE), DealPaid(FRANCE, 4)]
    assert state.points() == [11, 19]
    assert view_of(state).captives[FRANCE] == ["king"]
    assert state.to_move == ENGLAND


@pytest.mark.rule("CT-5.2")
def test_a_sale_is_paid_by_the_side_that_gets_its_lord_back() -> None:
    state = both_hold()
    told = play(state, "propose sell baron 6", "accept")
    assert told[2:] == [CaptiveReturned(ENGLAND, BARON), DealPaid(ENGLAND, 6)]
    assert state.points() == [21, 9]
    assert "baron" in view_of(state).lords[ENGLAND]


@pytest.mark.rule("CT-5.2")
def test_a_swap_sends_both_home_for_nothing() -> None:
    state = both_hold()
    told = play(state, "propose swap king baron", "accept")
    assert told[2:] == [CaptiveReturned(FRANCE, KING), CaptiveReturned(ENGLAND, BARON)]
    assert view_of(state).captives == [["duke"], ["prince"]]
    assert state.points() == [15, 15]


@pytest.mark.rule("CT-5.2")
def test_a_release_may_be_for_nothing() -> None:
    state = both_hold()
    told = play(state, "propose release duke 0", "accept")
    assert told[-1] == CaptiveReturned(FRANCE, DUKE)
    assert state.points() == [15, 15]


@pytest.mark.rule("CT-5.2")
def test_a_payer_keeps_one_asset() -> None:
    state = both_hold()
    assert "propose release duke 14" in legal(state)
    assert refusal(state, "propose release duke 15") == ("CT-5.2", "sum-too-high")
    assert "propose sell baron 14" in legal(state)
    assert refusal(state, "propose sell baron 15") == ("CT-5.2", "sum-too-high")


@pytest.mark.rule("CT-5.2")
def test_there_is_one_action_per_sum_and_pair() -> None:
    assert len(legal(both_hold())) == 2 + 2 + 2 * 2 + 2 * 15 + 2 * 15 + 1


@pytest.mark.rule("CT-5.2")
def test_a_deal_names_captives_also_one_on_the_table_which_then_leaves_it() -> None:
    state = both_hold()
    assert refusal(state, "propose swap baron duke") == ("CT-5.2", "no-captive")
    assert refusal(state, "propose release prince 1") == ("CT-5.2", "no-captive")
    play(state, "demand duke", "propose swap baron duke", "accept")
    assert view_of(state).table == [None, None]
    assert refusal(state, "demand duke") == ("CT-5.1", "no-captive"), "home, so out of this phase's table"


@pytest.mark.rule("CT-5.2")
def test_one_proposal_per_side_in_each_request_step() -> None:
    state = both_hold()
    play(state, "propose release duke 1", "decline", "propose sell king 5", "decline")
    assert refusal(state, "propose release king 1") == ("CT-5.2", "one-proposal-a-step")
    assert view_of(state).proposed == [True, True]
    play(state, "pass", "pass", "negotiate 3", "negotiate 3")
    assert "propose release king 1" in legal(state), "the next step brings the next proposal"


@pytest.mark.rule("CT-5.2")
def test_a_proposal_begins_the_count_of_passes_anew() -> None:
    state = both_hold()
    play(state, "pass", "propose release baron 1", "decline", "pass")
    assert (state.to_move, view_of(state).step) == (ENGLAND, "request")
    play(state, "pass")
    assert view_of(state).step == "cards"
