"""What a search asks of a game beyond its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from hoshikan.engine.action import Action
from hoshikan.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(ABC):
    """A game's evaluation and move priors. Stateless; reads full states, so callers hand it determinizations only."""

    @abstractmethod
    def expected_points(self, state: State) -> list[float]:
        """Estimated final points per seat; the true points at the end."""

    @abstractmethod
    def evaluate(self, state: State) -> list[float]:
        """Estimated result per seat in 0..1 (1 = sure sole win), summing to about 1; exact at the end."""

    @abstractmethod
    def priors(self, state: State, actions: Sequence[Action]) -> list[float]:
        """Positive weights: how promising each action looks before any search. Scale is irrelevant."""

    def greedy_values(self, state: State, actions: Sequence[Action]) -> list[float]:
        """One-ply worth of each action for the seat to move: the priors unless a game knows better."""
        return self.priors(state, actions)
