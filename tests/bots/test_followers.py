"""The choices behind a choice: a search that leaves out what is good there calls the first choice worse than it is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from hoshikan.bots.search import Search, SearchSettings
from hoshikan.engine import CHANCE, TERMINAL, Game, State
from hoshikan.engine.chance import sample
from hoshikan.games import GAMES

PLAYOUTS = 300
POSITIONS = {"hoshi-wo-wataru": 5, "conquestar": 8, "crowntaker": 8}
"""So many of a game, where moves have to be played on or are hundreds …"""
MANY = 20
"""… and of the others."""
DEALS = 60
SHARE = 0.15
NEAR = 0.01
"""Chance to win that an action left out may seem better by: what evaluations differ by without a reason."""
NOISE = 0.03
"""The same where moves are compared by so few deals."""


def behind_choices(game: Game, wanted: int) -> Iterator[State]:
    """Positions of random games in which the same seat chooses again after a choice of its own, or, where every choice
    is one action, in which it chooses."""
    rng = Random(wanted)
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
            if (again or game.id == "conquestar") and len(legal) > 2 and rng.random() < SHARE:
                left -= 1
                yield state.clone()
            state.apply(rng.choice(legal))
            again = len(legal) > 1 and state.to_move == seat


def worths(state: State, game: Game) -> dict[str, float]:
    """By action, what it is worth without a look at priors: by the evaluation of what follows or, where all choose at
    once, by deals in which it is played."""
    knowledge, seat = game.knowledge(), state.to_move
    found: dict[str, float] = {}
    believed = knowledge.determinize(state, seat, Random(1))
    for action in state.legal_actions():
        if state.simultaneous:
            search = Search(state, seat, knowledge, Random(2), SearchSettings(focus=(action,), restricted=0.0))
            search.run(DEALS)
            found[str(action)] = next(entry.expected for entry in search.ranking() if entry.action == action)
        else:
            after = believed.clone()
            after.apply(action)
            found[str(action)] = knowledge.evaluate(after)[seat]
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_search_tries_the_best_of_what_may_follow_a_choice(game: Game) -> None:
    for state in behind_choices(game, POSITIONS.get(game.id, MANY)):
        search = Search(state, state.to_move, game.knowledge(), Random(1))
        search.run(PLAYOUTS)
        ranking = search.ranking()
        tried = {str(entry.action) for entry in ranking if entry.visits}
        values = worths(state, game)
        best = max(ranking[0].expected, *(value for action, value in values.items() if action in tried))
        near = NOISE if state.simultaneous else NEAR
        missed = {action: value - best for action, value in values.items() if action not in tried}
        assert {action: lost for action, lost in missed.items() if lost > near} == {}
