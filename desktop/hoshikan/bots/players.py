"""Players: anything that chooses an action for a seat, knowing only what that seat may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from time import monotonic
from typing import Protocol

from hoshikan.bots.hasty import HastyPlayer
from hoshikan.bots.levels import LEVELS, SKILLED, Level, levels_of
from hoshikan.bots.search import UNLIMITED, Search, best_at_sight
from hoshikan.engine.action import Action
from hoshikan.engine.game import Game
from hoshikan.engine.knowledge import Knowledge
from hoshikan.engine.state import State


class Player(Protocol):
    """Chooses for the seat to move. `searched` counts the playouts of the last choice, for reports."""

    searched: int

    def choose(self, state: State, rng: Random) -> Action:
        """An action of `state.legal_actions()`; looks at nothing but `view` and `determinize` of the seat to move."""


class RandomPlayer:
    """Any legal action."""

    searched = 0

    def choose(self, state: State, rng: Random) -> Action:
        return rng.choice(state.legal_actions())


class GreedyPlayer:
    """The action with the best one-ply worth: the yardstick for every search.

    Where all choose at once it draws, the better the likelier (`Knowledge.indifference`).
    """

    searched = 0

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge

    def choose(self, state: State, rng: Random) -> Action:
        known = state.determinize(state.to_move, rng)
        legal = known.legal_actions()
        # Equal ones are drawn from, so that twins do not mirror each other.
        indifference = self._knowledge.indifference if known.simultaneous else 0.0
        return rng.choices(legal, best_at_sight(self._knowledge.greedy_values(known, legal), indifference))[0]


class SearchPlayer:
    """A level that searches."""

    def __init__(self, knowledge: Knowledge, level: Level) -> None:
        self._knowledge = knowledge
        self._level = level
        self.searched = 0

    def choose(self, state: State, rng: Random) -> Action:
        return self.choose_until(state, rng, None)

    def choose_until(self, state: State, rng: Random, should_stop: Callable[[], bool] | None) -> Action:
        """Like `choose`, but decides at once when stopped."""
        level = self._level
        self.searched = 0
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        search = Search(state, state.to_move, self._knowledge, rng, level.settings)
        self.searched = search.run(level.playouts, monotonic() + level.milliseconds / 1000, should_stop)
        return draw(search, level.temperature, rng)


def draw(search: Search, temperature: float, rng: Random) -> Action:
    """An action from the search's recommendation, sharpened or flattened by `temperature` (0: the best one)."""
    ranking = search.ranking()
    if temperature <= 0.0:
        return ranking[0].action
    best = ranking[0].share
    weights = [(entry.share / best) ** (1.0 / temperature) for entry in ranking]
    return rng.choices(ranking, weights)[0].action


def player(
    name: str,
    game: Game,
    playouts: int | None = None,
    milliseconds: int | None = None,
    knowledge: Knowledge | None = None,
) -> Player:
    """The player called `name`: "random", "greedy" or a level, whose budget and knowledge may be replaced.

    Without a budget a level has its playouts and all the time it takes, so that it plays the same on a slow or busy
    computer. Raises KeyError.
    """
    if name == "random":
        return RandomPlayer()
    if knowledge is None:
        knowledge = game.knowledge()
    if name == "greedy":
        return GreedyPlayer(knowledge)
    return level_player(knowledge, in_series(levels_of(game.id)[name], playouts, milliseconds))


def level_player(knowledge: Knowledge, level: Level) -> SearchPlayer | HastyPlayer:
    """Return the player of `level`."""
    return SearchPlayer(knowledge, level) if level.searches else HastyPlayer(knowledge, level)


def with_budget(level: Level, playouts: int | None, milliseconds: int | None) -> Level:
    """`level` with another budget; naming one of the two lifts the other. One that does not search needs none."""
    if not level.searches or (playouts is None and milliseconds is None):
        return level
    return replace(
        level,
        playouts=UNLIMITED if playouts is None else playouts,
        milliseconds=3_600_000 if milliseconds is None else milliseconds,
    )


def in_series(level: Level, playouts: int | None, milliseconds: int | None) -> Level:
    """`level` with another budget, or with its own playouts however long they take."""
    unasked = playouts is None and milliseconds is None
    return with_budget(level, level.playouts if unasked else playouts, milliseconds)


def for_analysis(level: Level) -> Level:
    """A level whose search an analysis can use; that of *skilled* where it has none."""
    return level if level.searches else replace(SKILLED, id=level.id)


PLAYERS = ("random", "greedy", *LEVELS)
"""The names `player` knows."""
