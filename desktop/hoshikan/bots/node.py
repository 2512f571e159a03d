"""Information sets of the search tree and how each picks the next action to try.

Statistics are kept per action text, not per position in a list, because two determinizations that look alike to a seat
may still allow different actions; availability counts keep rarely available actions from looking neglected
(Cowling, Powley & Whitehouse, Information Set Monte Carlo Tree Search, 2012).
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from hoshikan.engine.action import Action

FIRST_PLAY_REDUCTION: Final = 1 / 12
"""An untried action is assumed to be this much worse than its node, in units of the exploration constant."""
EVERYWHERE: Final[tuple[list[int], ...]] = tuple([list(range(count)) for count in range(128)])
"""By number of actions, the positions of all of them."""


@mypyc_attr(acyclic=True)
class Node:
    """One information set: what the search knows about each action of the seat that decides there."""

    __slots__ = (
        "_places",
        "actions",
        "available",
        "free",
        "means",
        "points",
        "priors",
        "strategy",
        "times",
        "total",
        "value",
        "visits",
    )

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self._places: dict[Action, int] = {}
        """Positions of the actions, once they are met in another order or not all together: see `places`."""
        self.priors: list[float] = []
        """Normalised over the actions known so far when they were added."""
        self.visits: list[int] = []
        self.times = 0
        """Number of calls of `select` while all actions were available."""
        self.available: list[int] = []
        """Number of times each action was available, once these differ: till then empty."""
        self.means: list[float] = []
        """Mean result (0..1) of the deciding seat after each action; the node's mean where untried."""
        self.points: list[float] = []
        """Mean expected points of the deciding seat after each action."""
        self.strategy: list[float] = []
        """The recommendation of the visits: the number of free choices of each action."""
        self.free = True
        """True if the current visit was chosen by `select`; imposed ones do not count for the recommended play."""
        self.total = 0
        self.value = 0.5
        """Mean result of the deciding seat over all visits."""

    def learn(self, legal: list[Action], weights: list[float]) -> None:
        """Add the actions of `legal` that are new here, with their prior weights."""
        scale = sum(weights)
        if not self.actions:
            count = len(legal)
            self.actions = legal[:]
            self.priors = [weight / scale for weight in weights]
            self.visits = [0] * count
            self.means = [self.value] * count
            self.points = [0.0] * count
            self.strategy = [0.0] * count
            self._grow(count)
            return
        places, known = self.places(), len(self.actions)
        if not self.available:
            self.available = [self.times] * known
        for action, weight in zip(legal, weights):  # noqa: B905  # without `strict` a plain loop once compiled
            if action not in places:
                places[action] = len(self.actions)
                self.actions.append(action)
                self.priors.append(weight / scale)
                self.visits.append(0)
                self.available.append(0)
                self.means.append(self.value)
                self.points.append(0.0)
                self.strategy.append(0.0)
        self._grow(len(self.actions) - known)

    def _grow(self, more: int) -> None:
        """Make room in a subclass's own lists for new actions."""

    def places(self) -> dict[Action, int]:
        """The position of each action in this node's lists: computed on demand, since most nodes never need it."""
        if not self._places:
            self._places = {action: position for position, action in enumerate(self.actions)}
        return self._places

    def positions(self, legal: list[Action]) -> list[int]:
        """Return the positions of the legal actions in this node's lists, not to be changed; empty if one is
        unknown."""
        if legal == self.actions:
            count = len(legal)
            return EVERYWHERE[count] if count < len(EVERYWHERE) else list(range(count))
        places = self.places()
        found: list[int] = []
        for action in legal:
            position = places.get(action, -1)
            if position < 0:
                return []
            found.append(position)
        return found

    def select(self, legal: list[int], rng: Random, exploration: float) -> int:  # mixing nodes draw
        """PUCT with availability counts: the position of the action to try."""
        best, best_worth = legal[0], -1e9
        visits, available, means, priors = self.visits, self.available, self.means, self.priors
        untried = self.value - exploration * FIRST_PLAY_REDUCTION
        self.free = True
        if not available:
            if len(legal) == len(visits):
                self.times += 1
                scale = exploration * sqrt(self.times)
                for position, count in enumerate(visits):
                    worth = (means[position] if count else untried) + scale * priors[position] / (1 + count)
                    if worth > best_worth:
                        best, best_worth = position, worth
                return best
            available = self.available = [self.times] * len(visits)
        times, scale = 0, 0.0  # most actions have been available equally often
        for position in legal:
            available[position] += 1
            if available[position] != times:
                times = available[position]
                scale = exploration * sqrt(times)
            count = visits[position]
            worth = (means[position] if count else untried) + scale * priors[position] / (1 + count)
            if worth > best_worth:
                best, best_worth = position, worth
        return best

    def impose(self, choices: int) -> None:  # mixing nodes weigh what they did not draw
        """Announce that the visit under way goes to any one of `choices`, independent of this node."""
        self.free = False

    def update(self, position: int, result: float, points: float) -> None:
        """Take in one playout that went through the action at `position`."""
        self.visits[position] += 1
        count = self.visits[position]
        if count == 1:
            self.means[position], self.points[position] = result, points
        else:
            self.means[position] += (result - self.means[position]) / count
            self.points[position] += (points - self.points[position]) / count
        self.total += 1
        self.value += (result - self.value) / self.total
        if self.free:
            self._recommend(position)

    def _recommend(self, position: int) -> None:
        """Count a free visit."""
        self.strategy[position] += 1

    def shares(self) -> list[float]:
        """Return the share of each action in the recommended play, summing to 1; the priors before the first free
        visit."""
        total = sum(self.strategy)
        return [weight / total for weight in self.strategy] if total > 0.0 else self.priors
