"""A game's knowledge with a planted exception, here or in an engine process (`python -m tests.bots.planted`)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module

import pytest

from hoshikan.bots import engine
from hoshikan.engine import TERMINAL, Action, Game, State
from hoshikan.engine.knowledge import Determinizer, FittedKnowledge
from hoshikan.games import GAMES

Fails = Callable[[State], bool]
PLACES = ("determinizer", "greedy_values", "evaluate")
"""Methods that can be made to fail; `outlook` fails with `evaluate`."""


class PlantedError(Exception):
    """The planted exception."""


class Planted(FittedKnowledge):
    """Sound knowledge, but for the methods named, which raise in the positions for which `fails` is true."""

    def __init__(self, sound: FittedKnowledge, places: Sequence[str], fails: Fails) -> None:
        super().__init__([])
        self._sound = sound
        self._places = places
        self._fails = fails
        self.feature_names = sound.feature_names
        self.action_feature_names = sound.action_feature_names
        self.exploration = sound.exploration
        self.indifference = sound.indifference
        self.compares = sound.compares

    def _check(self, place: str, state: State) -> None:
        if place in self._places and self._fails(state):
            raise PlantedError(place)

    def determinizer(self, state: State, seat: int) -> Determinizer:
        self._check("determinizer", state)
        return self._sound.determinizer(state, seat)

    def greedy_values(self, state: State, actions: Sequence[Action]) -> list[float]:
        self._check("greedy_values", state)
        return self._sound.greedy_values(state, actions)

    def evaluate(self, state: State) -> list[float]:
        self._check("evaluate", state)
        return self._sound.evaluate(state)

    def outlook(self, state: State) -> tuple[list[float], list[float]]:
        self._check("evaluate", state)
        return self._sound.outlook(state)

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:
        return self._sound.priors(state, actions)

    def expected_points(self, state: State) -> list[float]:
        return self._sound.expected_points(state)

    def features(self, state: State) -> list[list[float]]:
        return self._sound.features(state)

    def progress(self, state: State) -> float:
        return self._sound.progress(state)

    def at_rest(self, state: State) -> State:
        return self._sound.at_rest(state)

    def sides(self, state: State) -> Sequence[int]:
        return self._sound.sides(state)

    def settled(self, state: State) -> bool:
        return self._sound.settled(state)

    def quiet(self, state: State) -> bool:
        return self._sound.quiet(state)

    def playout_ends(self, root: State, state: State) -> bool:
        return self._sound.playout_ends(root, state)

    def action_features(self, state: State, actions: Sequence[Action]) -> list[list[float]]:
        return self._sound.action_features(state, actions)


def planted(game: Game, places: Sequence[str], fails: Fails) -> Planted:
    """The knowledge of `game` with these failures."""
    sound = game.knowledge()
    if not isinstance(sound, FittedKnowledge):
        pytest.skip("faults are planted in fitted knowledge only")
    return Planted(sound, places, fails)


def plant(monkeypatch: pytest.MonkeyPatch, game: Game, places: Sequence[str], fails: Fails) -> None:
    """Let `game` be played with these failures in this process."""
    monkeypatch.setattr(import_module(f"{game.package}.bot.knowledge"), "KNOWLEDGE", planted(game, places, fails))


def at_the_end(state: State) -> bool:
    """True if the game is over."""
    return state.to_move == TERMINAL


def second_to_move(state: State) -> bool:
    """True if seat 1 is to move."""
    return state.to_move == 1


FAILS: dict[str, Fails] = {"at-the-end": at_the_end, "second-to-move": second_to_move, "always": lambda _state: True}


def command(game_id: str, places: Sequence[str], fails: str) -> tuple[str, ...]:
    """The command of an engine process that plays `game_id` with these failures (a key of `FAILS`)."""
    return (sys.executable, "-m", "tests.bots.planted", game_id, ",".join(places), fails)


if __name__ == "__main__":
    game_id, named, condition = sys.argv[1:]
    module = import_module(f"{GAMES[game_id].package}.bot.knowledge")
    vars(module)["KNOWLEDGE"] = planted(GAMES[game_id], named.split(","), FAILS[condition])
    sys.exit(engine.main())
