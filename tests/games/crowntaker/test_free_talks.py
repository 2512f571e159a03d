"""Talks without limit (CT-5.2): deals proposed again and again, combined deals, and what bots make of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoshikan.bots.players import player
from hoshikan.engine import CHANCE, TERMINAL, SetupError, State
from hoshikan.engine.chance import sample
from hoshikan.engine.errors import NotationError
from hoshikan.engine.match import Match, Seat
from hoshikan.engine.record import read, write
from hoshikan.games import GAMES
from hoshikan.games.crowntaker.bot.negotiation_values import PATIENCE
from hoshikan.games.crowntaker.rules.events import CaptiveReturned, DealPaid, Proposed
from tests.games.crowntaker.playing import (
    BARON,
    ENGLAND,
    FRANCE,
    GAME,
    KING,
    after_wars,
    legal,
    play,
    refusal,
    view_of,
)

FREE = {"free_talks": True}
SEEDS = st.integers(0, 2**32 - 1)


def both_hold(**more: Any) -> State:
    """England holds the French duke and king, France the English baron; France starts."""
    sides: dict[str, Any] = {"france": {"captives": ["duke", "king"]}, "england": {"captives": ["baron"]}}
    return after_wars("england", "france", "england", **{**FREE, **sides, **more})


@pytest.mark.rule("CT-5.2")
def test_a_side_proposes_again_after_a_refusal_but_not_the_same_deal() -> None:
    state = both_hold()
    for pays in (1, 2, 3):
        play(state, f"propose release duke {pays}", "decline", "pass")
    assert refusal(state, "propose release duke 2") == ("CT-5.2", "proposed-before")
    assert not {f"propose release duke {pays}" for pays in (1, 2, 3)} & set(legal(state))
    assert "propose release duke 4" in legal(state)
    play(state, "propose release duke 4", "accept")
    assert view_of(state).captives[FRANCE] == ["king"]


@pytest.mark.rule("CT-5.2")
def test_the_other_side_may_propose_what_it_has_declined() -> None:
    state = both_hold()
    play(state, "propose swap king baron", "decline")
    assert state.to_move == ENGLAND
    play(state, "propose swap baron king", "accept")
    assert view_of(state).captives == [["duke"], []]


@pytest.mark.rule("CT-5.2")
def test_in_the_next_request_everything_may_be_proposed_again() -> None:
    state = both_hold()
    play(state, "propose release duke 1", "decline", "pass", "pass", "negotiate 3", "negotiate 3")
    assert "propose release duke 1" in legal(state)
    assert view_of(state).proposals == [[], []]


@pytest.mark.rule("CT-5.2")
def test_captives_and_assets_make_one_deal() -> None:
    state = both_hold()
    told = play(state, "propose swap king baron pay 3", "accept")
    assert told[0] == Proposed(FRANCE, KING, BARON, 3, 0)
    assert told[2:] == [CaptiveReturned(FRANCE, KING), CaptiveReturned(ENGLAND, BARON), DealPaid(FRANCE, 3)]
    assert (state.points(), view_of(state).captives) == ([12, 18], [["duke"], []])
    state = both_hold()
    told = play(state, "propose swap duke baron ask 2", "accept")
    assert (told[-1], state.points()) == (DealPaid(ENGLAND, 2), [17, 13])


@pytest.mark.rule("CT-5.2")
def test_the_payer_of_a_combined_deal_keeps_one_asset() -> None:
    state = both_hold()
    assert {"propose swap duke baron pay 14", "propose swap duke baron ask 14"} <= set(legal(state))
    assert refusal(state, "propose swap duke baron pay 15") == ("CT-5.2", "sum-too-high")
    assert refusal(state, "propose swap duke baron ask 15") == ("CT-5.2", "sum-too-high")


@pytest.mark.rule("CT-5.2")
def test_without_the_option_an_exchange_is_one_for_one_and_one_proposal_is_all() -> None:
    state = both_hold(free_talks=False)
    assert refusal(state, "propose swap duke baron pay 3") == ("CT-5.2", "no-combined-deal")
    assert not [one for one in legal(state) if " pay " in one or " ask " in one]
    play(state, "propose release duke 1", "decline", "pass")
    assert refusal(state, "propose release duke 2") == ("CT-5.2", "one-proposal-a-step")


def test_the_usual_game_is_recorded_as_before_the_option() -> None:
    assert GAME.new(options={"free_talks": False}).setup == {"players": 2, "options": {}}
    assert GAME.new().view(None).plain()["options"] == {}
    assert "proposals" not in both_hold(free_talks=False).view(None).plain()
    assert "free_talks" not in write(Match.start(GAME, [Seat()] * 2, 7))


def test_a_record_keeps_the_option() -> None:
    match = Match.start(GAME, [Seat()] * 2, 7, FREE)
    again = read(write(match), GAMES)
    assert again.header.options == FREE
    assert again.state.setup["options"] == FREE


@pytest.mark.rule("CT-5.2")
def test_a_position_keeps_what_has_been_proposed() -> None:
    state = both_hold()
    play(state, "propose release duke 1", "decline", "pass", "propose swap duke baron pay 1")
    editor = GAME.editor()
    assert editor is not None
    again = GAME.new(setup=editor.position(state))
    assert view_of(again).proposals == [["propose release duke 1", "propose swap duke baron pay 1"], []]
    assert again.information_key(ENGLAND) == state.information_key(ENGLAND)
    assert again.view(None) == state.view(None)
    for one in (state, again):
        play(one, "decline", "pass")
    assert legal(again) == legal(state)


def test_declined_deals_are_part_of_what_a_seat_knows() -> None:
    state, other = both_hold(), both_hold()
    play(state, "propose release duke 1", "decline")
    play(other, "propose release duke 2", "decline")
    assert state.information_key(FRANCE) != other.information_key(FRANCE)


@pytest.mark.parametrize(
    ("made", "place"),
    [
        ({"proposals": ["pass"]}, "state.france.proposals"),
        ({"proposals": ["propose nothing"]}, "state.france.proposals"),
    ],
)
def test_a_position_is_refused_for_proposals_that_are_none(made: dict[str, Any], place: str) -> None:
    with pytest.raises(SetupError) as refused:
        both_hold(france={"captives": ["duke"], **made})
    assert refused.value.place == place


def test_a_position_is_refused_for_deals_that_its_rules_do_not_have() -> None:
    answer = {"step": "answer", "turn": "england", "proposal": "propose swap duke baron pay 3"}
    assert both_hold(**answer).to_move == ENGLAND
    for more, place in (
        (answer, "state.proposal"),
        ({"france": {"captives": ["duke"], "proposals": ["propose release duke 1"]}}, "state.france.proposals"),
    ):
        with pytest.raises(SetupError) as refused:
            both_hold(free_talks=False, **more)
        assert refused.value.place == place


@given(seed=SEEDS)
@pytest.mark.rule("CT-5.2")
def test_whatever_is_proposed_a_request_ends(seed: int) -> None:
    """Even a side that declines everything comes to the cards, since no deal is proposed twice."""
    rng = Random(seed)
    state = both_hold(france={"captives": ["duke"], "assets": 4}, england={"captives": ["baron"], "assets": 3})
    made: list[set[str]] = [set(), set()]
    while view_of(state).step != "cards":
        side = state.to_move
        action = "decline" if view_of(state).step == "answer" else rng.choice(legal(state))
        if action.startswith("propose"):
            assert action not in made[side]
            made[side].add(action)
        play(state, action)


@pytest.mark.rule("CT-5.2")
@pytest.mark.parametrize("level", ["novice", "casual"])
def test_bots_do_not_haggle_for_ever(level: str) -> None:
    bot = player(level, GAME)
    for seed in range(3):
        state, rng = GAME.new(options=FREE), Random(seed)
        while state.to_move != TERMINAL:
            state.apply(sample(state, rng) if state.to_move == CHANCE else bot.choose(state, rng))
            proposals = view_of(state).proposals
            assert max(map(len, proposals), default=0) <= PATIENCE


@pytest.mark.rule("CT-5.2")
def test_a_search_gives_way_when_deals_are_declined() -> None:
    state = both_hold()
    for pays in range(PATIENCE):
        play(state, f"propose release duke {pays}", "decline", "pass")
    priors = dict(zip(legal(state), GAME.knowledge().priors(state, state.legal_actions()), strict=True))
    deals = sum(prior for action, prior in priors.items() if action.startswith("propose"))
    assert deals < 0.01 * priors["pass"]


@pytest.mark.rule("CT-5.2")
def test_each_refusal_makes_the_next_proposal_worth_less() -> None:
    state = both_hold()

    def value() -> float:
        values = GAME.knowledge().greedy_values(state, state.legal_actions())
        return dict(zip(legal(state), values, strict=True))["propose release duke 3"]

    before = value()
    play(state, "propose release duke 1", "decline", "pass")
    assert value() < before


@pytest.mark.rule("CT-5.2")
def test_bots_weigh_combined_deals() -> None:
    bot = player("greedy", GAME)
    for assets, answer in (("pay 12", "accept"), ("ask 12", "decline")):
        state = both_hold()
        play(state, f"propose swap duke baron {assets}")
        assert str(bot.choose(state, Random(0))) == answer


def test_every_deal_has_a_number() -> None:
    codec = GAME.actions
    for text in ("propose swap duke baron pay 3", "propose swap king king ask 40"):
        action = GAME.parse(text)
        assert (str(action), codec.decode(codec.encode(action))) == (text, action)


def test_an_exchange_for_nothing_more_has_one_notation() -> None:
    with pytest.raises(NotationError):
        GAME.parse("propose swap duke baron pay 0")
