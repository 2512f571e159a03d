"""The choices behind a choice: a search that leaves out what is good there calls the first choice worse than it is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from hoshikan.bots.search import Ranked, Search, SearchSettings
from hoshikan.engine import CHANCE, TERMINAL, Action, Game, State
from hoshikan.engine.chance import sample
from hoshikan.games import GAMES
from tests.engine.variants import THOROUGH

PLAYOUTS = 300
POSITIONS = {"hoshi-wo-wataru": 5, "conquestar": 6, "crowntaker": 8} if THOROUGH else {"hoshi-wo-wataru": 3}
"""So many of a game, where moves have to be played on or are hundreds …"""
MANY = 20 if THOROUGH else 6
"""… and of the others."""
ALONE = 60
"""Playouts of an action by itself, where all choose at once."""
SHARE = 0.15
NEAR = 0.01
"""Chance to win that an action left out may seem better by: what evaluations differ by without a reason."""
NOISE = 0.05
"""The same where it was played on from few deals."""


def chooses_twice(game: Game) -> bool:
    """Report whether in some random games a seat with a choice chose just before too."""
    rng = Random(1)
    for seed in range(3):
        state, before = game.new(game.players_with({})[0], seed), CHANCE
        while state.to_move != TERMINAL:
            seat, legal = state.to_move, state.legal_actions()
            if seat != CHANCE and len(legal) > 1 and seat == before:
                return True
            before = seat if len(legal) > 1 else CHANCE
            state.apply(sample(state, rng) if seat == CHANCE else rng.choice(legal))
    return False


def behind_choices(game: Game, wanted: int) -> Iterator[State]:
    """Positions of random games in which the same seat chooses again after a choice of its own, or, where every choice
    is one action, in which it chooses."""
    rng, single = Random(wanted), not chooses_twice(game)
    left, seed = wanted, 0
    while left:
        seed += 1
        sizes = game.players_with({})
        state = game.new(sizes[seed % len(sizes)], seed)
        again = False
        while state.to_move != TERMINAL and left:
            if state.to_move == CHANCE:
                state.apply(sample(state, rng))
                again = False
                continue
            seat, legal = state.to_move, state.legal_actions()
            if (again or single) and len(legal) > 2 and rng.random() < SHARE:
                left -= 1
                yield state.clone()
            state.apply(rng.choice(legal))
            again = len(legal) > 1 and state.to_move == seat


def searched(state: State, game: Game, playouts: int, *focus: Action) -> list[Ranked]:
    search = Search(state, state.to_move, game.knowledge(), Random(1), SearchSettings(focus=focus, restricted=0.0))
    search.run(playouts)
    return search.ranking()


def lead(state: State, game: Game, action: Action, ranking: list[Ranked]) -> float:
    """Return how much better an action is than the best one of `ranking`, without a look at its priors."""
    knowledge, seat, best = game.knowledge(), state.to_move, ranking[0]
    if knowledge.compares:
        # What is named is compared with the candidates, in the same deals.
        found = {entry.action: entry.expected for entry in searched(state, game, PLAYOUTS, action) if entry.visits}
        return found.pop(action) - max(found.values())
    if state.simultaneous:
        found = {entry.action: entry.expected for entry in searched(state, game, ALONE, action)}
        return found[action] - best.expected
    believed = knowledge.determinize(state, seat, Random(1))
    values = []
    for one in (action, best.action):
        after = believed.clone()
        after.apply(one)
        values.append(knowledge.evaluate(after)[seat])
    return values[0] - max(best.expected, values[1])


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_search_tries_the_best_of_what_may_follow_a_choice(game: Game) -> None:
    for state in behind_choices(game, POSITIONS.get(game.id, MANY)):
        ranking = searched(state, game, PLAYOUTS)
        left_out = [entry.action for entry in ranking if not entry.visits]
        leads = {str(action): lead(state, game, action, ranking) for action in left_out}
        near = NOISE if state.simultaneous else NEAR
        assert {action: more for action, more in leads.items() if more > near} == {}
