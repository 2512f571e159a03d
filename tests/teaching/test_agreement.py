"""The reasons a tutor names agree with what a search finds, in every game."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from hoshikan.bots.search import Search, SearchSettings
from hoshikan.engine import CHANCE, TERMINAL, Game, State
from hoshikan.engine.chance import sample
from hoshikan.engine.playout import playout
from hoshikan.games import GAMES
from tests.engine.variants import THOROUGH
from tests.playing import profile_of

CLEARLY = 0.04
"""A difference in expected result that short searches do not get wrong if they agree on it."""
SEARCHES = 3
PLAYOUTS = 200
LEAST_VISITS = 5
POSITIONS = 12 if THOROUGH else 8
MOST_POSITIONS = 40
"""So many are looked at where few of them have moves that every search finds clearly worse."""
BLUNDERS = 0.3
"""Share of decisions on the way to a position that are made at random, the others by what looks best."""
LEAST_ASKED = 8
LEAST_POSITIONS = 3
"""With something to ask: a single one may have dozens of prices that are all too high."""


def in_the_middle(game: Game, seed: int) -> State:
    """A decision somewhere in a game that is played with some sense, as the seat that decides guesses it to be."""
    rng, knowledge = Random(seed), game.knowledge()
    state = game.new(players=game.players[seed % len(game.players)], seed=seed)
    whole = playout(state.clone(), Random(seed))
    ply, stop = 0, int(whole * (0.15 + 0.7 * rng.random()))
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            state.apply(sample(state, rng))
        else:
            legal = state.legal_actions()
            known = state.determinize(state.to_move, rng)
            if ply >= stop and len(legal) > 1:
                return known
            values = knowledge.greedy_values(known, legal)
            state.apply(rng.choice(legal) if rng.random() < BLUNDERS else legal[values.index(max(values))])
        ply += 1
    return in_the_middle(game, seed + MOST_POSITIONS)


def results(game: Game, state: State, seed: int) -> list[dict[str, float]]:
    """Expected results by action of several searches, each with another guess of what the seat does not know."""
    found = []
    for number in range(SEARCHES):
        rng = Random(f"{seed}/{number}")
        guess = state.determinize(state.to_move, rng)
        search = Search(guess, state.to_move, game.knowledge(), rng, SearchSettings(root_visits=8))
        search.run(playouts=PLAYOUTS)
        found.append({str(one.action): one.expected for one in search.ranking() if one.visits >= LEAST_VISITS})
    return found


def compared(found: list[dict[str, float]]) -> tuple[str, list[str]]:
    """The action that all searches together find best, and those that every one of them finds clearly worse."""
    actions = set.intersection(*map(set, found))
    best = max(sorted(actions), key=lambda action: sum(one[action] for one in found))
    return best, sorted(one for one in actions if all(rated[best] - rated[one] > CLEARLY for rated in found))


def total_of(game: Game, state: State, action: str) -> float:
    """The sum of all that the tutor has for and against an action."""
    return sum(reason.value for reason in game.tutor().reasons(state, game.parse(action)))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_differences_speak_for_the_move_the_search_prefers(game_id: str) -> None:
    game = GAMES[game_id]
    agreed = asked = positions = 0
    for seed in range(MOST_POSITIONS):
        if seed >= POSITIONS and asked >= LEAST_ASKED and positions >= LEAST_POSITIONS:
            break
        state = in_the_middle(game, seed)
        best, worse = compared(results(game, state, seed))
        positions += bool(worse)
        total = partial(total_of, game, state)
        for other in worse:
            asked += 1
            agreed += total(best) > total(other)
    assert asked >= LEAST_ASKED
    assert agreed >= profile_of(game_id).agreement * asked
