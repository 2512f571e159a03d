"""What bots and games promise each other, for every game of the house."""

from __future__ import annotations

from random import Random

import pytest

from hoshikan.bots.search import Search, Settings
from hoshikan.bots.series import Job, play
from hoshikan.engine import CHANCE, TERMINAL, State
from hoshikan.engine.playout import playout
from hoshikan.games import GAMES


def decisions(game_id: str, games: int = 3) -> list[State]:
    """Positions in which a seat decides, from random games of several sizes."""
    game = GAMES[game_id]
    found: list[State] = []
    for seed in range(games):
        state = game.new(players=game.players[seed % len(game.players)], seed=seed)
        rng = Random(seed)
        while state.to_move != TERMINAL:
            if state.to_move != CHANCE:
                found.append(state.clone())
            playout(state, rng, max_plies=11)
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_knowledge_gives_results_points_and_priors(game_id: str) -> None:
    knowledge = GAMES[game_id].knowledge()
    for state in decisions(game_id):
        legal = state.legal_actions()
        assert sum(knowledge.evaluate(state)) == pytest.approx(1, abs=0.01)
        assert len(knowledge.expected_points(state)) == state.players
        assert len(knowledge.greedy_values(state, legal)) == len(legal)
        priors = knowledge.priors(state, legal)
        assert len(priors) == len(legal)
        assert min(priors) > 0


@pytest.mark.parametrize("game_id", GAMES)
def test_knowledge_is_exact_at_the_end(game_id: str) -> None:
    game = GAMES[game_id]
    state = game.new(players=game.players[0], seed=1)
    playout(state, Random(1))
    winners = state.winners()
    credit = [(seat in winners) / len(winners) for seat in range(state.players)]
    assert game.knowledge().evaluate(state) == pytest.approx(credit)
    assert game.knowledge().expected_points(state) == pytest.approx(state.points())


@pytest.mark.parametrize("game_id", GAMES)
def test_a_search_knows_no_more_than_its_seat(game_id: str) -> None:
    """Another deal of what the seat cannot see gives the same ranking with the same luck."""
    knowledge = GAMES[game_id].knowledge()
    for number, state in enumerate(decisions(game_id, games=2)):
        seat = state.to_move
        other = state.determinize(seat, Random(number))
        rankings = []
        for root in (state, other):
            search = Search(root, seat, knowledge, Random(7), Settings(points=True))
            search.run(6)
            rankings.append(search.ranking())
        assert rankings[0] == rankings[1]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_level_plays_a_whole_game_and_no_promise_is_broken(game_id: str) -> None:
    players = GAMES[game_id].players[-1]
    played = play(Job(game_id, ("casual",) * players, 2, playouts=4, check=True))
    assert played.problem == ""
    assert played.end
