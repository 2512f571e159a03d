"""A small fitted knowledge of Conquestar, so that tests depend on no game's features."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from hoshikan.engine import CHANCE, TERMINAL, Action, State
from hoshikan.engine.chance import sample
from hoshikan.engine.knowledge import FittedKnowledge
from hoshikan.engine.tuning import Origin, Tuning
from hoshikan.games.conquestar.rules.state import ConquestarState
from hoshikan.tune.writing import written

GAME = "conquestar"
STEPS = 20
NOTHING = Tuning(GAME, Origin("hoshikan-cli tune conquestar", accepted="to begin with"))


class Counting(FittedKnowledge):
    """Counts points and coins, and invades as soon as it may."""

    feature_names = ("points", "coins")

    def features(self, state: State) -> list[list[float]]:
        assert isinstance(state, ConquestarState)
        return [[float(points), float(coins)] for points, coins in zip(state.scores, state.coins, strict=True)]

    def progress(self, state: State) -> float:
        assert isinstance(state, ConquestarState)
        return min(1.0, sum(state.scores) / 75)

    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:  # the words suffice
        return [2.0 if str(action).startswith("invade") else 1.0 for action in actions]


class Pairs(Counting):
    """The same, with all seats on one of two sides."""

    def sides(self, state: State) -> Sequence[int]:
        return [seat % 2 for seat in range(state.players)]


class Hasty(Counting):
    """The same, of what is there after another twenty steps."""

    def at_rest(self, state: State) -> State:
        after = state.clone()
        for _ in range(STEPS):
            if after.to_move == TERMINAL:
                break
            after.apply(sample(after, Random(1)) if after.to_move == CHANCE else after.legal_actions()[0])
        return after


def counting(tuning: Tuning = NOTHING) -> Counting:
    return Counting(tuning.valuations(Counting.feature_names, 4))


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Conquestar is played by what counts; its tuned numbers are in the file returned, and none to begin with."""
    place = tmp_path / "standing.toml"
    place.write_text(written(NOTHING), "utf-8")
    monkeypatch.setattr("hoshikan.games.conquestar.bot.knowledge.KNOWLEDGE", counting())
    monkeypatch.setattr("hoshikan.cli.tune.standing_file", lambda _game: place)
    return place
