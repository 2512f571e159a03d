"""Costs of decisions and effects of chance, where both can be computed by hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from hoshikan.bots import protocol
from hoshikan.bots.engine import Reviewing
from hoshikan.bots.judging import judge, teams
from hoshikan.bots.luck import swing, swings
from hoshikan.engine import CHANCE, TERMINAL, Action, Knowledge, Match, Seat, State
from hoshikan.engine.knowledge import shared_by_winners
from hoshikan.games import GAMES
from tests.engine.coin_toss import CoinToss, CoinTossGame

HEADS, TAILS = Action("call heads"), Action("call tails")
CAME_HEADS, CAME_TAILS = Action("toss heads"), Action("toss tails")


class CoinKnowledge(Knowledge):
    """Knows nothing but the end."""

    def evaluate(self, state: State) -> list[float]:
        return shared_by_winners(state) if state.to_move == TERMINAL else [0.5, 0.5]

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:
        return [1.0 / state.players] * len(actions)


class KnownCoinToss(CoinTossGame):
    def knowledge(self) -> Knowledge:
        return CoinKnowledge()


def last_call() -> CoinToss:
    """The second player calls; the first has no point."""
    state = CoinToss()
    state.apply(HEADS)
    state.apply(CAME_TAILS)
    return state


def test_the_worse_call_costs_what_it_is_worth() -> None:
    # Heads wins with 3/4 and tails with 1/4; else both have no point and share.
    found = judge(last_call(), TAILS, CoinKnowledge(), "1", 400)
    assert found is not None
    assert found.best == HEADS
    assert found.chance == pytest.approx(0.875, abs=0.05)
    assert 0.15 < found.loss < 0.3
    assert found.loss + 2 * found.error > 0.2
    assert found.results["call tails"] == pytest.approx(found.chance - found.loss)


def test_the_better_call_costs_nothing() -> None:
    found = judge(last_call(), HEADS, CoinKnowledge(), "1", 100)
    assert found is not None
    assert (found.best, found.loss, found.error) == (HEADS, 0.0, 0.0)


def test_calls_that_do_not_differ_cost_nothing() -> None:
    class Indifferent(CoinKnowledge):
        def evaluate(self, state: State) -> list[float]:
            return [0.5] * state.players

    for call in (HEADS, TAILS):
        found = judge(last_call(), call, Indifferent(), "1", 60)
        assert found is not None
        assert (found.best, found.loss) == (call, 0.0)


def test_a_stopped_search_judges_nothing() -> None:
    assert judge(last_call(), TAILS, CoinKnowledge(), "1", 50, lambda: True) is None


def test_a_toss_swings_by_what_else_could_have_come() -> None:
    state = last_call()
    state.apply(HEADS)
    rng = Random(1)
    came = [swing(state, toss, 1, CoinKnowledge(), rng) for toss in (CAME_HEADS, CAME_TAILS)]
    assert came == pytest.approx([0.125, -0.375])
    assert 0.75 * came[0] + 0.25 * came[1] == pytest.approx(0.0)


def test_members_of_a_team_win_together() -> None:
    game = GAMES["crowntaker"]
    four = game.new(players=4, seed=1)
    assert teams(four, game.knowledge()) == [2, 2, 2, 2]
    assert teams(game.new(players=2, seed=1), game.knowledge()) == [1, 1]


def tossed(*actions: Action) -> Match:
    match = Match.start(KnownCoinToss(), [Seat(), Seat("bot", "Vega")], seed=1)
    for action in actions:
        match.apply(action)
    return match


def answers(match: Match, command: protocol.Review) -> list[protocol.Answer]:
    told: list[protocol.Answer] = []
    review = Reviewing(match, command, lambda: False)
    assert all(review.send_review(ply, told.append) for ply in range(match.ply))
    review.end(told.append)
    return told


def test_a_review_shows_decisions_luck_and_both_ends() -> None:
    match = tossed(TAILS, CAME_TAILS, HEADS, CAME_TAILS)
    told = answers(match, protocol.Review(seats=[0], playouts=200))
    assert [(type(one).__name__, getattr(one, "ply", None)) for one in told] == [
        ("Value", 0),
        ("Judged", 0),
        ("Luck", 1),
        ("Luck", 3),
        ("Value", 4),
    ]
    call, last, end = told[1], told[3], told[-1]
    assert isinstance(call, protocol.Judged)
    assert isinstance(last, protocol.Luck)
    assert isinstance(end, protocol.Value)
    assert (call.seat, call.played, call.best) == (0, "call tails", "call heads")
    assert call.loss > 0.05
    assert last.swings == [0.375, 0.0]  # heads, three times in four, would have made them share
    assert end.expected == [1.0, 0.0]


def test_what_chance_brings_adds_up_to_nothing_for_everybody() -> None:
    state = last_call()
    state.apply(TAILS)
    # Tails makes the second player win; heads, three times in four, leaves both without a point.
    assert swings(state, CAME_TAILS, CoinKnowledge(), Random(1)) == [-0.375, 0.375]
    assert swings(state, CAME_HEADS, CoinKnowledge(), Random(1)) == [0.125, -0.125]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_reviewed(name: str) -> None:
    game = GAMES[name]
    match = Match.start(game, [Seat()] * game.players[0], 4)
    rng = Random(3)
    while match.state.to_move != TERMINAL and match.ply < 24:
        if match.state.to_move == CHANCE:
            match.apply_chance()
        else:
            match.apply(rng.choice(match.state.legal_actions()))
    told = answers(match, protocol.Review(seats=[0], playouts=2))
    decisions = {
        ply for ply in range(match.ply) if match.mover(ply) == 0 and len(match.position(ply).legal_actions()) > 1
    }
    tossed_at = {ply for ply in range(match.ply) if match.mover(ply) == CHANCE}
    judged = [one for one in told if isinstance(one, protocol.Judged)]
    assert {one.ply for one in judged} == decisions
    assert {one.ply for one in told if isinstance(one, protocol.Luck)} == tossed_at
    for one in judged:
        legal = {str(action) for action in match.position(one.ply).legal_actions()}
        assert {one.best, one.played, *one.results} <= legal
        assert 0 <= one.loss <= one.chance <= 1
