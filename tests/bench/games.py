"""Speed and weight of every registered game's rules."""

from __future__ import annotations

import sys
import tracemalloc
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

from hoshikan.bots.players import player
from hoshikan.bots.search import Search
from hoshikan.engine.chance import sample
from hoshikan.engine.game import Game
from hoshikan.engine.playout import playout
from hoshikan.engine.state import CHANCE, State
from hoshikan.games import GAMES
from tests.bench import reference
from tests.bench.memory import resident
from tests.bench.steady import steady
from tests.bench.table import Row

CLONES = 2_000
TURNS = (0.1, 0.35, 0.6, 0.85)
"""When the turns begin whose searches are weighed, in shares of a game."""
MOST_HELD = 300.0
"""MB, in all."""
LINUX = sys.platform == "linux"
COPIES = 20
"""Measured at once, since asking for the time takes as long as a copy."""


def measure(quick: bool, games: Sequence[str]) -> list[Row]:
    """Random games, decisions, copies and search of each game at its largest number of players."""
    seconds = 0.3 if quick else 2.0
    rows: list[Row] = []
    for game in map(GAMES.__getitem__, games):
        rows += _game(game, seconds)
        if not quick and LINUX:
            name = f"{game.id}, {game.players[-1]} players"
            rows.append(Row(name, "memory of a master's turns", _held(game.id), "MB", target=MOST_HELD))
    return rows


def _held(game: str) -> float:
    """The most memory, in MB, that a process of its own holds while a master decides whole turns, all included."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as alone:
        return alone.submit(whole_turns, game).result()


def whole_turns(name: str) -> float:
    """Decide a turn of each quarter of a game as a master does, a search for each choice; the most memory held."""
    game, rng = GAMES[name], Random(1)
    master = player("master", game)
    for begun in TURNS:
        state = _within(game, game.players[-1], begun)
        while state.to_move == CHANCE or len(state.legal_actions()) == 1:
            state.apply(sample(state, rng) if state.to_move == CHANCE else state.legal_actions()[0])
        seat, searched = state.to_move, 0
        while state.to_move in (seat, CHANCE):
            state.apply(sample(state, rng) if state.to_move == CHANCE else master.choose(state, rng))
            searched += master.searched
        assert searched, f"no search in {name} at {begun}: what is measured is none"
    return resident()[1]


def _game(game: Game, seconds: float) -> list[Row]:
    players = game.players[-1]
    rng, plies = Random(1), [0]
    games = [0]

    def play() -> float:
        state = game.new(players, seed=games[0])
        state.record_events = False
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
    return _within(game, players, 0.5)


def _within(game: Game, players: int, begun: float) -> State:
    """A position of a random game of which that share is over."""
    whole = game.new(players, seed=1)
    length = playout(whole, Random(1))
    state = game.new(players, seed=1)
    state.record_events = False
    playout(state, Random(1), max_plies=int(length * begun))
    return state


def _weight(state: State) -> float:
    """Bytes that one more copy takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.clone() for _ in range(CLONES)]
    weight = (tracemalloc.get_traced_memory()[0] - before) / len(kept)
    tracemalloc.stop()
    return weight
