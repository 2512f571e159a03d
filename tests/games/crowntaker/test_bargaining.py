"""Bargaining of bots: no bot gives a captive away, and none refuses a deal that helps it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hoshikan.bots.players import Player, player
from hoshikan.engine import State
from tests.games.crowntaker.playing import GAME, RANKS, after_wars, play

POSITIONS = 30
PLAYOUTS = 16
HAGGLERS = {"greedy": None, "skilled": PLAYOUTS, "master": PLAYOUTS}


@pytest.fixture(params=HAGGLERS)
def haggler(request: pytest.FixtureRequest) -> Player:
    name = str(request.param)
    return player(name, GAME, playouts=HAGGLERS[name])


def at_the_desk(rng: Random, least: int = 0) -> State:
    """France is asked for a request; each side holds at least so many captives."""
    wars = ["france"] * rng.randint(1, 3) + ["england"] * rng.randint(least, 3)
    rng.shuffle(wars)
    sides: dict[str, Any] = {}
    for side, enemy in (("france", "england"), ("england", "france")):
        captives = rng.sample(RANKS, rng.randint(least, wars.count(enemy)))
        sides[side] = {"captives": captives, "assets": rng.randint(8, 30)}
    return after_wars(*wars, turn="france", **sides)


def requests(state: State, beginning: str) -> list[str]:
    return [str(action) for action in state.legal_actions() if str(action).startswith(beginning)]


@pytest.mark.rule("CT-5.2")
def test_nobody_gives_a_captive_away(haggler: Player) -> None:
    for seed in range(POSITIONS):
        rng = Random(seed)
        state = at_the_desk(rng)
        chosen = str(haggler.choose(state, rng))
        assert not (chosen.startswith("propose sell") and chosen.endswith(" 0")), (seed, chosen)


@pytest.mark.rule("CT-5.2")
def test_nobody_lets_a_captive_be_taken_for_nothing(haggler: Player) -> None:
    for seed in range(POSITIONS):
        rng = Random(seed)
        state = at_the_desk(rng, least=1)
        play(state, rng.choice([text for text in requests(state, "propose release") if text.endswith(" 0")]))
        assert str(haggler.choose(state, rng)) == "decline", seed


@pytest.mark.rule("CT-5.2")
def test_a_lord_that_comes_home_for_nothing_is_welcome(haggler: Player) -> None:
    for seed in range(POSITIONS):
        rng = Random(seed)
        state = at_the_desk(rng, least=1)
        play(state, rng.choice([text for text in requests(state, "propose sell") if text.endswith(" 0")]))
        assert str(haggler.choose(state, rng)) == "accept", seed


@pytest.mark.rule("CT-5.2")
def test_lords_of_one_rank_are_exchanged(haggler: Player) -> None:
    found = 0
    for seed in range(3 * POSITIONS):
        rng = Random(seed)
        state = at_the_desk(rng, least=1)
        even = [text for text in requests(state, "propose swap") if len(set(text.split()[2:])) == 1]
        if even:
            found += 1
            play(state, rng.choice(even))
            assert str(haggler.choose(state, rng)) == "accept", seed
    assert found > POSITIONS / 4


@pytest.mark.rule("CT-5.2")
def test_a_stronger_lord_is_worth_a_weaker_one(haggler: Player) -> None:
    """England is offered a king for a baron, and asked for its king for a baron."""
    for ours, theirs, wanted in (("baron", "king", "accept"), ("king", "baron", "decline")):
        for seed in range(POSITIONS // 4):
            rng = Random(seed)
            held = {"assets": rng.randint(8, 30)}
            sides: dict[str, Any] = {"france": {"captives": [ours], **held}, "england": {"captives": [theirs], **held}}
            state = after_wars("france", "england", turn="france", **sides)
            play(state, f"propose swap {ours} {theirs}")
            assert str(haggler.choose(state, rng)) == wanted, seed
