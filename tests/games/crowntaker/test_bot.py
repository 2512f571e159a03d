"""Knowledge of the bots about CrownTaker."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from hoshikan.bots.players import player
from hoshikan.engine import TERMINAL
from hoshikan.engine.playout import playout
from tests.bots.greed import ranked, worths
from tests.engine.variants import Variant, along
from tests.games.crowntaker.playing import (
    GAME,
    after_wars,
    army,
    legal,
    play,
    position,
    view_of,
    war,
)

KNOWLEDGE = GAME.knowledge()
values = partial(worths, KNOWLEDGE)


def test_a_side_shares_its_expectations() -> None:
    for state in along(Variant(GAME.id, 4, ()), step=9):
        results = KNOWLEDGE.evaluate(state)
        assert results[0] + results[1] == pytest.approx(0.5)


@pytest.mark.rule("CT-7.3")
def test_a_draw_is_half_a_win() -> None:
    state = war(army("king", 1, 3), army("king", 1, 3), medals=["burgundy"] * 2)
    play(state, "no-skill", "no-skill", "roll 6 6")
    assert KNOWLEDGE.evaluate(state) == [0.5, 0.5]


@pytest.mark.rule("CT-2.1")
def test_the_second_general_answers_the_army_that_stands() -> None:
    state = position("deploy", turn="england", france=army("king", 6, 3), england={"commander": "king"})
    found = values(state)
    assert found["deploy troops=6 arms=3 church=0 treasury=0"] > found["deploy troops=1 arms=0 church=3 treasury=5"]
    assert found["deploy troops=4 arms=3 church=0 treasury=2"] > found["deploy troops=4 arms=3 church=0 treasury=0"]


@pytest.mark.rule("CT-2.1")
def test_a_search_sees_the_army_that_waits_for_its_enemy() -> None:
    strong, weak = position("deploy", france={"commander": "king"}), position("deploy", france={"commander": "king"})
    play(strong, "deploy troops=6 arms=3 church=0 treasury=0")
    play(weak, "deploy troops=1 arms=0 church=3 treasury=5")
    assert KNOWLEDGE.evaluate(strong)[0] > KNOWLEDGE.evaluate(weak)[0] + 0.1


@pytest.mark.rule("CT-2.1")
def test_a_search_throws_no_dice_once_an_army_stands() -> None:
    state = position("lord")
    assert not KNOWLEDGE.settled(state)
    play(state, "lord king")
    assert not KNOWLEDGE.settled(state)
    play(state, "deploy troops=6 arms=3 church=0 treasury=0")
    assert KNOWLEDGE.settled(state)
    assert KNOWLEDGE.settled(war(army("king", 1, 3), army("king", 1, 3)))
    assert not KNOWLEDGE.settled(after_wars("france"))


@pytest.mark.rule("CT-2.1")
@pytest.mark.parametrize("lord", ["baron", "duke", "king"])
def test_the_army_expected_is_worth_what_the_army_mustered_is(lord: str) -> None:
    state = position("deploy", turn="england", france=army("king", 5, 2), england={"commander": lord})
    expected = KNOWLEDGE.evaluate(state)[1]
    play(state, ranked(KNOWLEDGE, state)[0])
    assert KNOWLEDGE.evaluate(state)[1] == pytest.approx(expected, abs=0.02)


@pytest.mark.rule("CT-5.3")
def test_one_church_token_more_is_worth_having_and_a_second_is_not() -> None:
    state = position("deploy", turn="england", france=army("king", 6, 2, church=1), england={"commander": "king"})
    found = values(state)
    one, two, three = (found[f"deploy troops=4 arms=2 church={church} treasury=0"] for church in (1, 2, 3))
    assert two > one
    assert two == pytest.approx(three)


@pytest.mark.rule("CT-5.3")
def test_a_search_sees_the_tokens_that_break_ties_among_cards() -> None:
    """Or it would lay down none of them, whatever the player that looks one step ahead does."""

    def foreseen(*deployments: str) -> float:
        state = position("lord")
        for deployment in deployments:
            play(state, "lord king", deployment)
        return KNOWLEDGE.evaluate(state)[0]

    with_church, without = (f"deploy troops=6 arms=2 church={church} treasury=0" for church in (1, 0))
    assert foreseen(with_church) > foreseen(without)
    assert foreseen(with_church, without) > foreseen(without, without) > foreseen(without, with_church)
    assert foreseen(with_church, without) > foreseen(with_church, with_church)


@pytest.mark.rule("CT-3.1")
def test_a_skill_that_saves_the_last_war_is_used() -> None:
    state = war(army("king", 1, 6), army("king", 1, 6), medals=["france", "england"] * 4)
    assert ranked(KNOWLEDGE, state)[0] == "skill"


@pytest.mark.rule("CT-5.5")
def test_a_captive_whose_ransom_ruins_is_forced_onto_the_table() -> None:
    state = after_wars("france", england={"captives": ["king"], "assets": 5})
    assert ranked(KNOWLEDGE, state)[0] == "offer king"


@pytest.mark.rule("CT-5.2")
def test_dear_deals_are_declined_and_gifts_accepted() -> None:
    captive: dict[str, Any] = {"captives": ["king"]}
    asked = after_wars("england", step="answer", turn="france", france=captive, proposal="propose sell king 14")
    assert ranked(KNOWLEDGE, asked)[0] == "decline"
    asked = after_wars("england", step="answer", turn="france", france=captive, proposal="propose sell king 0")
    assert ranked(KNOWLEDGE, asked)[0] == "accept"


@pytest.mark.rule("CT-5.2")
def test_between_equal_judges_no_deal_is_proposed() -> None:
    state = after_wars("england", "france", france={"captives": ["king"]}, england={"captives": ["duke"]})
    assert not ranked(KNOWLEDGE, state)[0].startswith("propose")


@pytest.mark.rule("CT-5.3")
def test_without_anything_at_stake_every_card_is_as_good() -> None:
    state = after_wars("england", step="cards")
    assert len(set(values(state).values())) == 1


@pytest.mark.rule("CT-5.5")
def test_for_a_captive_that_is_worth_it_a_winning_card_is_played() -> None:
    state = after_wars("england", step="cards", france={"captives": ["king"], "table": "king", "assets": 30})
    found = values(state)
    assert found["negotiate 6"] > found["negotiate A"]


def test_a_free_captive_is_the_strongest() -> None:
    wars = ("france", "england", "england")
    state = after_wars(*wars, step="free", france={"captives": ["baron", "king"]})
    assert ranked(KNOWLEDGE, state)[0] == "free king"


def test_priors_are_positive_and_deals_do_not_crowd_out_the_rest() -> None:
    state = after_wars("england", "france", france={"captives": ["king"]}, england={"captives": ["duke"]})
    weights = dict(zip(legal(state), KNOWLEDGE.priors(state, state.legal_actions()), strict=True))
    assert min(weights.values()) > 0
    deals = sum(weight for text, weight in weights.items() if text.startswith("propose"))
    assert deals <= 1.01 * max(weights.values())


def test_a_skilled_search_finds_its_way_through_every_step() -> None:
    state, rng = GAME.new(players=4), Random(2)
    skilled = player("skilled", GAME, playouts=6)
    steps: set[str] = set()
    while state.to_move != TERMINAL and len(steps) < 5:
        if state.to_move < 0:
            playout(state, rng, max_plies=1)
            continue
        steps.add(view_of(state).step)
        state.apply(skilled.choose(state, rng))
    assert {"lord", "deploy", "skill", "request", "cards"} <= steps
