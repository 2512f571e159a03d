"""Knowledge of the bots about Conquestar."""

from __future__ import annotations

from functools import partial
from math import isfinite
from random import Random
from typing import Any

import pytest

from hoshikan.bots.arena import Arena, schedule
from hoshikan.bots.players import player
from hoshikan.bots.series import Job, run
from hoshikan.engine import State
from hoshikan.games import GAMES
from tests.bots.greed import ranked
from tests.engine.variants import Variant, along
from tests.games.conquestar.playing import view_of

GAME = GAMES["conquestar"]
KNOWLEDGE = GAME.knowledge()
greedy_order = partial(ranked, KNOWLEDGE)


def position(stars: dict[str, int], coins: list[int], **more: Any) -> State:
    """A field with these stars only."""
    cells = [stars.get(row + column) for row in "ABCDE" for column in "12345"]
    return GAME.new(setup={"players": len(coins), "stars": cells, "coins": coins, **more})


def test_expected_points_share_out_nearly_all_that_is_left() -> None:
    """Nearly: some stars stay on the field of a game that stands still."""
    for players in GAME.players:
        for state in along(Variant(GAME.id, players, ()), seed=players)[:-1]:
            left = sum(value or 0 for value in view_of(state).stars)
            shared_out = sum(KNOWLEDGE.expected_points(state)) - sum(state.points())
            assert left - 5 < shared_out < left + 3


def test_coins_are_worth_points() -> None:
    stars = {"A1": 3, "A2": 4, "B1": 5, "C3": 2}
    poor, rich = (KNOWLEDGE.evaluate(position(stars, [coins, 5])) for coins in (4, 9))
    assert rich[0] > poor[0]


@pytest.mark.rule("CQ-4.1")
def test_the_dearest_star_one_can_pay_for_is_taken() -> None:
    assert greedy_order(position({"A1": 1, "B2": 5, "C3": 2}, [6, 0]))[0] == "invade B2"


@pytest.mark.rule("CQ-4.4")
def test_an_invasion_one_cannot_pay_for_is_the_last_thing_to_do() -> None:
    state = position({"A1": 5, "A2": 5, "A3": 5, "B1": 5}, [0, 4])
    assert greedy_order(state)[0].startswith("trade")
    assert greedy_order(state)[-1].startswith("invade")


@pytest.mark.rule("CQ-3.1")
def test_of_two_trades_the_better_paid_is_taken() -> None:
    star_coins = [0] * 25
    star_coins[0], star_coins[6] = 1, 3
    assert greedy_order(position({"A1": 5, "B2": 5, "A2": 4, "B1": 4}, [0, 0], star_coins=star_coins))[0] == "trade B2"


@pytest.mark.rule("CQ-4.3")
def test_a_richer_rival_spoils_the_wish_for_the_same_star() -> None:
    stars = {"A1": 5, "B2": 4}
    alone = position(stars, [3, 0])
    contested = position(stars, [3, 9])
    index = alone.legal_actions().index(GAME.parse("invade A1"))
    values = [KNOWLEDGE.greedy_values(state, state.legal_actions())[index] for state in (alone, contested)]
    assert values[1] < values[0]


def test_a_short_search_beats_greedy() -> None:
    arena = Arena(["skilled", "greedy"])
    for game in run(schedule("conquestar", ["skilled", "greedy"], players=2, games=4, playouts=60)):
        arena.add(game)
    assert arena.duels["skilled", "greedy"].share.mean > 0.55


@pytest.mark.rule("CQ-6.2")
def test_equally_rich_twins_do_not_go_for_the_same_star_for_ever() -> None:
    """One star left and equal purses: who always invades it never gets it, so a good player mixes."""
    state = position({"A1": 3, "A2": 3}, [4, 4])
    chosen = {str(player("skilled", GAME, playouts=150).choose(state, Random(seed))) for seed in range(12)}
    assert len(chosen) > 1


@pytest.mark.rule("CQ-6.2")
def test_greedy_twins_do_not_block_each_other_for_ever() -> None:
    """A bot that always wants the best star meets an equally rich rival there: four games in five made no progress."""
    games = list(run(Job("conquestar", ("greedy", "greedy"), seed) for seed in range(40)))
    assert sum(game.end == "standstill" for game in games) < 16
    assert sum(map(sum, (game.points for game in games))) > 0.9 * 75 * len(games)


@pytest.mark.parametrize("on_star", [30, 9_999])
def test_any_number_of_coins_on_a_star_can_be_evaluated(on_star: int) -> None:
    star_coins = [0] * 25
    star_coins[12] = on_star
    state = position({"C3": 5}, [1, 1, 1, 1], star_coins=star_coins)
    legal = state.legal_actions()
    assert sum(KNOWLEDGE.priors(state, legal)) > 0
    assert all(map(isfinite, KNOWLEDGE.greedy_values(state, legal)))
    assert greedy_order(state)[0] == "invade C3"
