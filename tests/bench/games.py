"""Speed and weight of every registered game's rules."""

from __future__ import annotations

import tracemalloc
from random import Random

from hoshikan.bots.search import Search
from hoshikan.engine.chance import sample
from hoshikan.engine.game import Game
from hoshikan.engine.playout import playout
from hoshikan.engine.state import CHANCE, State
from hoshikan.games import GAMES
from tests.bench import reference
from tests.bench.steady import steady
from tests.bench.table import Row

CLONES = 2_000
COPIES = 20
"""Measured at once, since asking for the time takes as long as a copy."""


def measure(quick: bool) -> list[Row]:
    """Random games, decisions, copies and search of each game at its largest number of players."""
    seconds = 0.3 if quick else 2.0
    return [row for game in GAMES.values() for row in _game(game, seconds)]


def _game(game: Game, seconds: float) -> list[Row]:
    players = game.players[-1]
    rng, plies = Random(1), [0]
    games = [0]

    def play() -> float:
        state = game.new(players, seed=games[0])
        state.narrating = False
        plies[0] += playout(state, rng)
        games[0] += 1
        return 1

    played = steady(play, seconds)
    length = plies[0] / games[0]
    middle = _middle(game, players)
    thinking = _search(game, middle)

    def think() -> float:
        thinking.run(1)
        return 1

    def copy() -> float:
        for _ in range(COPIES):
            middle.clone()
        return COPIES

    copied = steady(copy, seconds / 2)
    searched = steady(think, seconds / 2)
    name = f"{game.id}, {players} players"
    steps = reference.STEPS
    lasting = 1e6 / copied.rate, 1e6 / (copied.reference * steps)
    low, high = copied.interval
    return [
        Row(name, "random games", played.rate, "/s", played.reference, interval=played.interval),
        Row(name, "decisions in them", played.rate * length, "/s", played.reference * steps),
        Row(name, "playouts of a search", searched.rate, "/s", searched.reference, interval=searched.interval),
        Row(name, "clone of a state", lasting[0], "µs", lasting[1], interval=(steps / high, steps / low)),
        Row(name, "a state in memory", _weight(middle), "bytes"),
    ]


def _search(game: Game, state: State) -> Search:
    """The search of a bot whose turn it is in `state`, or at the next decision after it."""
    state, rng = state.clone(), Random(1)
    while state.to_move == CHANCE:
        state.apply(sample(state, rng))
    return Search(state, state.to_move, game.knowledge(), rng)


def _middle(game: Game, players: int) -> State:
    """A position half-way through a random game."""
    whole = game.new(players, seed=1)
    length = playout(whole, Random(1))
    state = game.new(players, seed=1)
    state.narrating = False
    playout(state, Random(1), max_plies=length // 2)
    return state


def _weight(state: State) -> float:
    """Bytes that one more copy takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.clone() for _ in range(CLONES)]
    weight = (tracemalloc.get_traced_memory()[0] - before) / len(kept)
    tracemalloc.stop()
    return weight
