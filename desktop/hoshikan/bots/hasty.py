"""A player that errs as people do: overlooks moves and replies, misjudges worths, and likes its own gain too much."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from random import Random
from typing import Final

from hoshikan.bots.levels import Level
from hoshikan.bots.search import best_at_sight
from hoshikan.engine.action import Action
from hoshikan.engine.knowledge import Knowledge
from hoshikan.engine.state import State

ABSURD: Final = 3.5
"""Moves whose priors fall short of the best one's by more than the factor e to this power are never made (taste)."""

SECOND: Final = 0.1
"""Taste: how much less than its favourite any other move appeals to who draws one."""


class HastyPlayer:
    """A level that does not search: it looks one step ahead, and considers no reply."""

    searched = 0

    def __init__(self, knowledge: Knowledge, level: Level) -> None:
        self._knowledge = knowledge
        self._level = level

    def choose(self, state: State, rng: Random) -> Action:
        known = state.determinize(state.to_move, rng)
        legal = known.legal_actions()
        if len(legal) == 1:
            return legal[0]
        level = self._level
        appeals = self._appeals(known, legal, rng)
        sensible = [place for place, appeal in enumerate(appeals) if appeal >= -ABSURD]
        noticed = [place for place in sensible if rng.random() < level.attention] or sensible
        gains = _gains(known, [legal[place] for place in noticed]) if level.greed else [0.0] * len(noticed)
        judged = [
            appeals[place] + level.greed * gain + level.blur * _misjudgment(rng)
            for place, gain in zip(noticed, gains, strict=True)
        ]
        return legal[noticed[judged.index(max(judged))]]

    def choose_until(self, state: State, rng: Random, _should_stop: Callable[[], bool] | None) -> Action:
        """The same as `choose`, which is too fast to be stopped."""
        return self.choose(state, rng)

    def _appeals(self, state: State, legal: Sequence[Action], rng: Random) -> list[float]:
        """Return the static value of each move: 0 for the best, less for others."""
        knowledge = self._knowledge
        priors = knowledge.priors(state, legal)
        best = max(priors)
        appeals = [log(prior / best) for prior in priors]
        # Priors may spread one good thing over many moves, such as deals; what is best one step ahead is still best.
        values = knowledge.greedy_values(state, legal)
        if state.simultaneous and knowledge.indifference > 0.0:
            # Actions nearly as good are the best in turn: twins would go for the same, and neither gets it.
            favourite = rng.choices(range(len(legal)), best_at_sight(values, knowledge.indifference))[0]
            return [0.0 if place == favourite else appeal - SECOND for place, appeal in enumerate(appeals)]
        for place, chance in enumerate(best_at_sight(values)):
            if chance:
                appeals[place] = 0.0
        return appeals


def _gains(state: State, actions: Sequence[Action]) -> list[float]:
    """The points each move brings at once, as parts of the largest change."""
    seat = state.to_move
    before = state.points()[seat]
    gains: list[float] = []
    for action in actions:
        after = state.clone()
        after.apply(action)
        gains.append(float(after.points()[seat] - before))
    largest = max(map(abs, gains), default=0.0)
    return [gain / largest for gain in gains] if largest else gains


def _misjudgment(rng: Random) -> float:
    """An error with Gumbel's distribution: the best-looking of several moves is then drawn as by a softmax."""
    return -log(rng.expovariate(1.0) or 1e-300)
