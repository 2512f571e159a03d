"""Set-up data of CrownTaker, in and out: positions from the middle of a game, and every key gone wrong."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoshikan.engine import CHANCE, TERMINAL, SetupError, State
from hoshikan.engine.chance import sample
from tests.games.crowntaker.playing import GAME, after_wars, army, legal, play, position, setup, sides, view_of, war

SIDE_KEYS = (
    "assets",
    "ledger",
    "captives",
    "waiting",
    "commander",
    "troops",
    "arms",
    "church",
    "castle",
    "uses",
    "declared",
)
TABLE_KEYS = ("cards", "table", "proposed")


def test_a_fresh_game_describes_itself_with_the_keys_of_the_specification() -> None:
    assert GAME.new(players=4).setup == {"players": 4, "options": {}}


def test_what_is_left_out_is_the_start_of_a_game() -> None:
    state = GAME.new(setup={"players": 2})
    assert state.view(None) == GAME.new(players=2).view(None)


def test_a_position_is_written_as_it_was_read() -> None:
    france = {**army("king", 3, 2, church=1), "assets": 7, "captives": ["duke"], "waiting": "baron", "castle": 1}
    data = setup("skill", 4, medals=["england", "burgundy"], start="england", france=france, england=army("duke", 2))
    state = GAME.new(setup=data)
    again = state.setup
    assert again["state"]["france"] == france
    assert again["players"] == 4
    assert (state.to_move, view_of(state).phase) == (1, 3)
    assert sides(state, "hand") == [(2, 7)]
    assert GAME.new(setup=json.loads(json.dumps(again))).view(None) == state.view(None)


def described(state: State) -> dict[str, Any]:
    """Set-up data of what lies on the table."""
    view = view_of(state)
    late = view.step in ("request", "answer", "cards")
    both: list[dict[str, Any]] = []
    for side in range(2):
        own = {key: getattr(view, key)[side] for key in (*SIDE_KEYS, *TABLE_KEYS)}
        if late:
            own["shown"] = [lord for lord in view.shown[side] if lord != own["table"]]
            own["came"] = view.came[side]
            own["proposals"] = view.proposals[side] if view.proposals else []
        both.append(own)
    found: dict[str, Any] = {
        key: getattr(view, key) for key in ("step", "start", "medals", "burgundy", "passes", "proposal")
    }
    if view.step != "roll":
        found["turn"] = view.side
    return {"players": view.players, "options": view.options, "state": {**found, "france": both[0], "england": both[1]}}


LOOSE = {"setup", "lines", "war_round", "last_roll", "last_cards"}
"""Facts that a position leaves out: its history."""


@given(seed=st.integers(0, 2**32 - 1), plies=st.integers(0, 200))
def test_any_reached_position_can_be_set_up_and_plays_on_the_same(seed: int, plies: int) -> None:
    rng = Random(seed)
    state = GAME.new(players=rng.choice(GAME.players), options={"free_talks": rng.random() < 0.5})
    reached = state.clone()
    for _ in range(plies):
        if state.to_move == TERMINAL:
            break
        state.apply(sample(state, rng) if state.to_move == CHANCE else mild(state, rng))
        if state.to_move != TERMINAL and not any(view_of(state).chosen):
            reached = state.clone()
    again = GAME.new(setup=described(reached))
    for _ in range(40):
        one, other = reached.view(None).plain(), again.view(None).plain()
        assert {key for key in one if one[key] != other[key]} <= LOOSE
        assert legal(again) == legal(reached)
        if reached.to_move == TERMINAL:
            break
        action = sample(reached, rng) if reached.to_move == CHANCE else mild(reached, rng)
        reached.apply(action)
        again.apply(action)


def mild(state: State, rng: Random) -> Any:
    """A random action that does not give the treasury away, so that games last."""
    legal_actions = state.legal_actions()
    quiet = [action for action in legal_actions if not str(action).startswith(("propose release", "propose sell"))]
    return rng.choice(quiet if rng.random() < 0.9 and quiet else legal_actions)


@pytest.mark.rule("CT-5.2")
def test_a_proposal_can_wait_for_its_answer() -> None:
    state = after_wars(
        "england", step="answer", turn="england", france={"captives": ["duke"]}, proposal="propose release duke 3"
    )
    play(state, "accept")
    assert state.points() == [12, 18]
    play(state, "pass")
    assert "propose release duke 3" not in legal(state)


def test_a_roll_can_be_set_up_with_its_skills() -> None:
    state = war(army("count", 2, 3, uses=1, declared=True), army("duke", 2), step="roll")
    assert "roll 1+2 3" in legal(state)


CAPTIVE = {"captives": ["duke"]}
FOUGHT = ["england", "france"]


@pytest.mark.parametrize(
    ("state", "place"),
    [
        ({"step": "dance"}, "state.step"),
        ({"colour": 3}, "state"),
        ({"france": {"assets": 0}}, "state.france.assets"),
        ({"france": {"assets": 501}}, "state.france.assets"),
        ({"france": {"captives": ["emperor"]}}, "state.france.captives[0]"),
        ({"medals": ["france"] * 5}, "state.medals"),
        ({"medals": ["burgundy"] * 3}, "state.medals"),
        ({"medals": ["france", "england"] * 4 + ["burgundy"]}, "state.medals"),
        ({"step": "request"}, "state.medals"),
        ({"step": "event", "medals": ["england"]}, "state.medals"),
        ({"step": "event", "medals": ["england", "france", "burgundy"]}, "state.turn"),
        ({"step": "free", "medals": ["england", "france", "england"]}, "state.turn"),
        ({"france": CAPTIVE}, "state.france.captives"),
        ({"medals": ["england"] * 2, "france": {"captives": ["duke", "duke"]}}, "state.france.captives"),
        ({"medals": ["england"] * 2, "france": {"captives": ["duke"], "waiting": "duke"}}, "state.france.captives"),
        ({"france": {"commander": "duke"}}, "state.france.commander"),
        ({"step": "deploy"}, "state.france.commander"),
        ({"step": "deploy", "turn": "england", "england": {"commander": "duke"}}, "state.france.commander"),
        ({"step": "skill", "france": army("duke", 1), "england": army("duke", 0)}, "state.england.troops"),
        ({"step": "skill", "france": army("duke", 5), "england": army("duke", 1)}, "state.france.troops"),
        ({"step": "skill", "france": army("duke", 1, 6), "england": army("duke", 1)}, "state.france.arms"),
        ({"step": "skill", "france": army("duke", 1, castle=9), "england": army("duke", 1)}, "state.france.castle"),
        ({"step": "skill", "france": army("duke", 1, uses=3), "england": army("duke", 1)}, "state.france.uses"),
        (
            {"step": "skill", "france": army("duke", 1, uses=1, declared=True), "england": army("duke", 1)},
            "state.france.declared",
        ),
        ({"france": {"castle": 9}}, "state.france.castle"),
        ({"france": {"church": 1}}, "state.france.church"),
        ({"france": {"cards": ["A"]}}, "state.france.cards"),
        ({"step": "request", "medals": FOUGHT, "france": {"cards": []}}, "state.france.cards"),
        ({"step": "request", "medals": FOUGHT, "france": {"cards": ["A"]}}, "state.france.cards"),
        ({"step": "request", "medals": FOUGHT, "france": {"cards": ["A", "A"]}}, "state.france.cards"),
        ({"step": "request", "medals": FOUGHT, "france": {"table": "duke"}}, "state.france.table"),
        (
            {"step": "request", "medals": FOUGHT, "france": {**CAPTIVE, "table": "duke", "shown": ["duke"]}},
            "state.france.shown",
        ),
        ({"france": {"came": True}}, "state.france.came"),
        ({"passes": 1}, "state.passes"),
        ({"step": "cards", "turn": "england", "medals": FOUGHT}, "state.turn"),
        ({"step": "answer", "medals": FOUGHT}, "state.proposal"),
        ({"step": "request", "medals": FOUGHT, "proposal": "propose sell duke 3"}, "state.proposal"),
        ({"step": "answer", "medals": FOUGHT, "proposal": "pass"}, "state.proposal"),
        ({"step": "answer", "medals": FOUGHT, "proposal": "propose release duke 3"}, "state.proposal"),
        (
            {"step": "answer", "medals": FOUGHT, "proposal": "propose release duke 15", "england": CAPTIVE},
            "state.proposal",
        ),
    ],
)
def test_a_position_that_cannot_come_about_is_refused_with_its_place(state: dict[str, Any], place: str) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.new(setup={"players": 2, "state": state})
    assert refused.value.place == place


@pytest.mark.parametrize("players", [1, 3, 5])
@pytest.mark.rule("CT-8.1")
def test_there_are_two_or_four_players(players: int) -> None:
    with pytest.raises(SetupError) as refused:
        position(players=players)
    assert refused.value.place == "players"
