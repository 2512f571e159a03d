"""Speed and weight of every registered game's rules."""

from __future__ import annotations

import tracemalloc
from random import Random
from time import perf_counter

from hoshikan.bots.search import Search
from hoshikan.engine.chance import sample
from hoshikan.engine.game import Game
from hoshikan.engine.playout import playout
from hoshikan.engine.state import CHANCE, State
from hoshikan.games import GAMES
from tests.bench import reference
from tests.bench.table import Row

CLONES = 2_000


def measure(quick: bool) -> list[Row]:
    """Random games, decisions, copies and search of each game at its largest number of players."""
    seconds = 0.3 if quick else 2.0
    return [row for game in GAMES.values() for row in _game(game, seconds)]


def _game(game: Game, seconds: float) -> list[Row]:
    players = game.players[-1]
    games, plies = 0, 0
    rng = Random(1)
    # Half of the reference work before, half after: a machine that changes its pace in between shows in both.
    before = reference.rate(seconds / 4)
    begin = perf_counter()
    while games < 3 or perf_counter() - begin < seconds:
        state = game.new(players, seed=games)
        state.narrating = False
        plies += playout(state, rng)
        games += 1
    elapsed = perf_counter() - begin
    middle = _middle(game, players)
    copies = reference.repeated(middle.clone, seconds / 4)
    thinking = _search(game, middle)
    playouts = reference.repeated(lambda: thinking.run(1), seconds / 2)
    work = (before + reference.rate(seconds / 4)) / 2
    name = f"{game.id}, {players} players"
    return [
        Row(name, "random games", games / elapsed, "/s", work),
        Row(name, "decisions in them", plies / elapsed, "/s", work * reference.STEPS),
        Row(name, "playouts of a search", playouts, "/s", work),
        Row(name, "clone of a state", 1e6 / copies, "µs", 1e6 / (work * reference.STEPS)),
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
