"""Promises between bots and games, for every registered game."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from hoshikan.bots.arena import Arena, schedule
from hoshikan.bots.search import Search, SearchSettings
from hoshikan.bots.series import Job, play, run
from hoshikan.engine import CHANCE, TERMINAL, Action, State
from hoshikan.games import GAMES
from tests.engine.variants import THOROUGH, VARIANTS, Variant, along, picture

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def decisions(variant: Variant, step: int = 7) -> list[State]:
    """Positions of a random game in which a seat decides."""
    return [state for state in along(variant, step=step) if state.to_move not in (CHANCE, TERMINAL)]


@every_variant
def test_knowledge_judges_every_position_and_changes_nothing(variant: Variant) -> None:
    knowledge = variant.game.knowledge()
    for state in along(variant):
        before = picture(state)
        results = knowledge.evaluate(state)
        assert sum(results) == pytest.approx(1)
        assert all(0 <= result <= 1 for result in results)
        assert len(knowledge.expected_points(state)) == len(results) == state.players
        assert knowledge.evaluate(state) == results
        assert knowledge.outlook(state) == (results, knowledge.expected_points(state))
        assert picture(state) == before


@every_variant
def test_knowledge_judges_every_action(variant: Variant) -> None:
    knowledge = variant.game.knowledge()
    for state in decisions(variant):
        legal = state.legal_actions()
        assert len(knowledge.greedy_values(state, legal)) == len(legal)
        priors = knowledge.priors(state, legal)
        assert len(priors) == len(legal)
        assert min(priors) > 0


@every_variant
def test_knowledge_is_exact_at_the_end(variant: Variant) -> None:
    knowledge = variant.game.knowledge()
    for seed in range(2):
        end = along(variant, seed, step=10_000)[-1]
        winners = end.winners()
        assert knowledge.evaluate(end) == [(seat in winners) / len(winners) for seat in range(end.players)]
        assert knowledge.expected_points(end) == end.points()


@every_variant
def test_what_is_believed_is_possible(variant: Variant) -> None:
    """Whatever a game's knowledge thinks likely, its seat has seen nothing to the contrary."""
    knowledge = variant.game.knowledge()
    for number, state in enumerate(decisions(variant, step=23)):
        seat = state.to_move
        believed = knowledge.determinize(state, seat, Random(number))
        assert believed.view(seat) == state.view(seat)
        assert believed.information_key(seat) == state.information_key(seat)
        assert believed.legal_actions() == state.legal_actions()


@every_variant
def test_a_search_knows_no_more_than_its_seat(variant: Variant) -> None:
    """Another deal of what the seat cannot see gives the same ranking with the same luck."""
    knowledge = variant.game.knowledge()
    for number, state in enumerate(decisions(variant, step=31)):
        seat = state.to_move
        other = state.determinize(seat, Random(number))
        rankings = []
        for root in (state, other):
            search = Search(root, seat, knowledge, Random(7), SearchSettings(points=True))
            search.run(6)
            rankings.append(search.ranking())
        assert rankings[0] == rankings[1]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_level_plays_a_whole_game_and_no_promise_is_broken(game_id: str) -> None:
    players = GAMES[game_id].players[-1]
    played = play(Job(game_id, ("casual",) * players, 2, playouts=4, check=True))
    assert played.problem == ""
    assert played.end


@pytest.mark.parametrize(("size", "share"), [(0, 0.9), (-1, 0.8)], ids=["few", "many"])
@pytest.mark.parametrize("game_id", GAMES)
def test_greedy_beats_random(game_id: str, size: int, share: float) -> None:
    arena = Arena(["greedy", "random"])
    for game in run(schedule(game_id, ["greedy", "random"], players=GAMES[game_id].players[size], games=20)):
        arena.add(game)
    assert arena.duels["greedy", "random"].share.mean >= share


@every_variant
def test_every_playout_goes_through_the_decision_that_is_asked(variant: Variant) -> None:
    """Else a search knows nothing about the choices it ranks, though it has thought about them."""
    met: set[tuple[int, int, int]] = set()
    for state in along(variant, step=1):
        choices = 0 if state.to_move < 0 else len(state.legal_actions())
        asked = (state.to_move, state.simultaneous_phase, choices if state.simultaneous else 0)
        if choices < 2 or asked in met:
            continue
        met.add(asked)
        search = Search(state, state.to_move, variant.game.knowledge(), Random(1))
        search.run(5)
        assert sum(entry.visits for entry in search.ranking()) == 5, asked


def kinds(actions: Iterable[Action]) -> set[str]:
    """Kinds of actions, by the word with which they begin."""
    return {str(action).split()[0] for action in actions}


@pytest.mark.parametrize("game_id", GAMES)
def test_a_search_tries_every_kind_of_action_now_and_in_the_rest_of_the_turn(game_id: str) -> None:
    """Priors may prefer; what they hide is never found out to be better."""
    knowledge = GAMES[game_id].knowledge()
    variant = next(variant for variant in VARIANTS if variant.game_id == game_id)
    for start in decisions(variant, step=17)[: 4 if THOROUGH else 2]:
        states = [start]
        for action in start.legal_actions()[::5]:
            after = start.clone()
            after.apply(action)
            states += [after] if after.to_move == start.to_move else []
        for state in states[:3]:
            search = Search(state, state.to_move, knowledge, Random(1))
            search.run(400)
            tried = kinds(entry.action for entry in search.ranking() if entry.visits)
            assert tried == kinds(state.legal_actions()), str(start.view(start.to_move))[:200]
