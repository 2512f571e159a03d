"""Formation: lords, tokens, treasury (CT-1.1, CT-2)."""

from __future__ import annotations

import pytest

from hoshikan.games.crowntaker.rules.events import (
    Deployed,
    LordPlaced,
    TokensReturned,
    TreasuryFilled,
    WaitingLordCalled,
)
from tests.games.crowntaker.playing import (
    FRANCE,
    GAME,
    KING,
    after_wars,
    army,
    cards,
    fight,
    legal,
    play,
    position,
    refusal,
    sides,
    view_of,
)


@pytest.mark.rule("CT-1.1")
def test_france_starts_and_a_phase_goes_through_its_five_steps() -> None:
    state = GAME.new(players=2)
    steps = [view_of(state).step]
    assert (state.to_move, view_of(state).start, view_of(state).phase) == (0, "france", 1)
    for side in range(2):
        assert state.to_move == side
        play(state, "lord king", "deploy troops=1 arms=0 church=0 treasury=0")
    steps.append(view_of(state).step)
    fight(state, "6 1")
    steps.append(view_of(state).step)
    for card in "A23456":
        assert view_of(state).phase == 1
        play(state, "pass", "pass", f"negotiate {card}", f"negotiate {card}")
    assert steps == ["lord", "skill", "request"]
    assert (view_of(state).step, view_of(state).phase) == ("lord", 2)


@pytest.mark.rule("CT-1.1")
def test_the_event_is_the_fifth_step_of_phase_3() -> None:
    state = position("cards", medals=["france"] * 3, france={"cards": ["A"]}, england={"cards": ["A"]})
    play(state, "negotiate A", "negotiate A")
    assert (view_of(state).step, view_of(state).phase) == ("event", 3)


@pytest.mark.rule("CT-2.1")
def test_the_start_player_forms_completely_before_the_other_side() -> None:
    state = position(start="england")
    assert play(state, "lord duke") == [LordPlaced(1, 2)]
    assert (state.to_move, view_of(state).step) == (1, "deploy")
    play(state, "deploy troops=4 arms=5 church=0 treasury=0")
    assert (state.to_move, view_of(state).step) == (0, "lord")


@pytest.mark.rule("CT-2.1")
def test_tokens_go_to_the_spaces_and_the_rest_stays_in_hand() -> None:
    state = GAME.new(players=2)
    told = play(state, "lord duke", "deploy troops=3 arms=2 church=1 treasury=2")
    assert told[1:] == [Deployed(FRANCE, 3, 2, 1, 2, 1), TreasuryFilled(FRANCE, 2, 4)]
    assert sides(state, "troops", "arms", "church", "castle", "hand") == [(3, 0), (2, 0), (1, 0), (2, 0), (1, 9)]
    assert state.points() == [19, 15]


@pytest.mark.rule("CT-2.1")
def test_the_lords_maxima_and_five_treasury_tokens_are_the_limits() -> None:
    state = GAME.new(players=2)
    play(state, "lord baron")
    assert refusal(state, "deploy troops=4 arms=0 church=0 treasury=0") == ("CT-2.1", "too-many-troops")
    assert refusal(state, "deploy troops=1 arms=4 church=0 treasury=0") == ("CT-2.1", "too-many-arms")
    assert refusal(state, "deploy troops=1 arms=0 church=0 treasury=6") == ("CT-2.1", "too-much-treasury")
    assert refusal(state, "deploy troops=3 arms=3 church=4 treasury=0") == ("CT-2.1", "too-few-tokens")
    assert "deploy troops=1 arms=0 church=8 treasury=0" in legal(state), "the church takes any number"
    play(state, "deploy troops=3 arms=1 church=0 treasury=5")
    assert state.points()[FRANCE] == 25


@pytest.mark.rule("CT-2.1")
def test_every_placing_within_the_limits_is_one_legal_action() -> None:
    state = GAME.new(players=2)
    play(state, "lord baron")
    expected = sum(
        troops + arms + church + treasury <= 9
        for troops in range(1, 4)
        for arms in range(4)
        for church in range(10)
        for treasury in range(6)
    )
    assert len(legal(state)) == expected


@pytest.mark.rule("CT-2.2")
def test_a_commander_needs_a_troop() -> None:
    state = GAME.new(players=2)
    play(state, "lord king")
    assert refusal(state, "deploy troops=0 arms=6 church=1 treasury=2") == ("CT-2.2", "no-troops")


@pytest.mark.rule("CT-2.2")
def test_after_all_cards_lost_there_are_still_four_tokens() -> None:
    """Cards take 3, 1 and 1 of the nine."""
    state = position(medals=["england"], france={"castle": 5})
    play(state, "lord king")
    assert max(legal(state)) == "deploy troops=4 arms=0 church=0 treasury=0"


@pytest.mark.rule("CT-2.1")
def test_only_a_lord_in_hand_takes_command() -> None:
    state = position(medals=["england", "france"], france={"captives": ["king"], "waiting": "duke"})
    assert legal(state) == ["lord baron", "lord count", "lord prince"]
    assert refusal(state, "lord king") == ("CT-2.1", "lord-not-in-hand")
    assert refusal(state, "lord duke") == ("CT-2.1", "lord-not-in-hand")
    assert refusal(state, "deploy troops=1 arms=0 church=0 treasury=0") == ("CT-2.1", "asked-for-something-else")


@pytest.mark.rule("CT-2.3")
def test_the_waiting_lord_comes_at_once_if_no_other_is_in_hand() -> None:
    """Four French captives; the fifth lord waits when France's turn to place one comes."""
    medals = ["england"] * 4 + ["france"]
    france = {"captives": ["baron", "count", "duke", "prince"], "waiting": "king"}
    state = position(medals=medals, start="england", france=france)
    assert view_of(state).waiting == ["king", None]
    told = play(state, "lord baron", "deploy troops=3 arms=3 church=0 treasury=0")
    assert told[-1] == WaitingLordCalled(FRANCE, KING)
    assert (legal(state), view_of(state).waiting) == (["lord king"], [None, None])


@pytest.mark.rule("CT-2.3")
def test_a_waiting_lord_stays_while_another_is_in_hand() -> None:
    france = {"captives": ["baron", "count", "duke"], "waiting": "king"}
    state = position(medals=["england"] * 3 + ["france"], start="england", france=france)
    play(state, "lord baron", "deploy troops=3 arms=3 church=0 treasury=0")
    assert (legal(state), view_of(state).waiting) == (["lord prince"], ["king", None])


@pytest.mark.rule("CT-2.3")
def test_a_set_up_position_calls_the_waiting_lord_too() -> None:
    france = {"captives": ["baron", "count", "duke", "prince"], "waiting": "king"}
    assert legal(position(medals=["england"] * 4 + ["france"], france=france)) == ["lord king"]


@pytest.mark.rule("CT-2.2")
def test_a_side_without_tokens_in_hand_takes_those_of_its_castle_at_once() -> None:
    """Only a set-up has nearly all tokens in a castle; without this, no deployment would be legal."""
    state = after_wars("france", start="france", france={"castle": 8, "cards": ["4"]}, england={"cards": ["5"]})
    events = cards(state, "4", "5")
    assert TokensReturned(9, 0) in events
    assert sides(state, "hand", "castle") == [(9, 9), (0, 0)]
    play(state, "lord baron")
    assert "deploy troops=3 arms=3 church=0 treasury=3" in legal(state)


@pytest.mark.rule("CT-2.1")
def test_the_second_side_deploys_with_its_own_tokens() -> None:
    state = position("deploy", turn="england", france=army("duke", 4, 5), england={"commander": "king", "castle": 3})
    assert "deploy troops=6 arms=0 church=0 treasury=0" in legal(state)
    assert refusal(state, "deploy troops=6 arms=1 church=0 treasury=0") == ("CT-2.1", "too-few-tokens")
