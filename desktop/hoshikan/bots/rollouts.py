"""Playouts that compare the moves of one decision: each is tried in the same deals, with the same luck.

Policy improvement by rollouts (Tesauro & Galperin, On-line Policy Improvement using Monte-Carlo Search, 1996): after
the move all seats play greedily, drawing where they choose in secret. Common deals and luck leave only the effect of
the move itself, which a handful of playouts can measure; a tree of mixtures needs hundreds for each move
(tests/bench/budgets.py).
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from hoshikan.bots.node import Node
from hoshikan.engine.action import Action
from hoshikan.engine.chance import drawn, sample
from hoshikan.engine.knowledge import Determinizer, Knowledge
from hoshikan.engine.state import CHANCE, TERMINAL, State

WIDTH: Final = 6
"""Moves that are compared: the best ones by prior. Taste, between a wide look and a sharp one."""
NEAR: Final = 0.005
"""Results so far below the best one are recommended e times less often."""
MAX_STEPS: Final = 1000
"""Actions after the move, so that a position that repeats cannot hold a playout for ever."""


@mypyc_attr(acyclic=True)
class Candidates(Node):
    """The decision at the root: every candidate is tried in turn, and the results recommend."""

    __slots__ = ("plans", "tried")

    def __init__(self) -> None:
        super().__init__()
        self.plans: list[tuple[Action, ...]] = []
        """The candidates: an action, or several in a row by the same seat."""
        self.tried: list[int] = []
        """Which of them are tried in every deal, at first the most promising before the others."""

    def propose(self, focus: tuple[Action, ...] = (), alone: bool = False) -> None:
        """Take the moves that look best for candidates, and those of `focus` with them, or `alone`."""
        self.plans = [(action,) for action in self.actions]
        wanted = [self.places()[action] for action in focus]
        if wanted and alone:
            self.tried = wanted
            return
        best = self.promising()
        self.tried = best + [position for position in wanted if position not in best]

    def promising(self) -> list[int]:
        """Return the positions of the actions that are best by prior."""
        return sorted(range(len(self.actions)), key=lambda position: -self.priors[position])[:WIDTH]

    def take(self, number: int) -> tuple[Action, ...]:
        """The plan of this number, whose result will be the next one to come."""
        return self.plans[number]

    def settle(self) -> None:
        """All plans of `tried` have been played in the same deal."""

    def shares(self) -> list[float]:
        """The results recommend, those of equally many deals; the priors before the first deal has been played."""
        rounds = min([self.visits[position] for position in self.tried])
        if not rounds:
            return self.priors
        best = max([self.means[position] for position in self.tried])
        weights = [0.0] * len(self.actions)
        for position in self.tried:
            weights[position] = exp((self.means[position] - best) / NEAR)
        total = sum(weights)
        return [weight / total for weight in weights]


class Deals:
    """One deal after another, each played as often as there are candidates."""

    def __init__(self, determinizer: Determinizer, seat: int, knowledge: Knowledge, rng: Random) -> None:
        self._determinizer = determinizer
        self._seat = seat
        self._knowledge = knowledge
        self._rng = rng
        self._luck = Random()
        self._deal: State | None = None
        self._seed = 0
        self._next = 0

    def candidate(self, node: Candidates) -> tuple[Action, ...]:
        """Return the next candidate; a new deal once all candidates have been tried."""
        if self._deal is None:
            self.shuffle()
        elif self._next >= len(node.tried):
            node.settle()
            self.shuffle()
        self._next += 1
        return node.take(node.tried[self._next - 1])

    def shuffle(self) -> None:
        """Another deal and other luck from now on."""
        self._deal = self._determinizer.draw(self._rng)
        self._deal.reopen(self._seat)
        self._seed = self._rng.getrandbits(32)
        self._next = 0

    def played(self, plan: tuple[Action, ...]) -> State:
        """The present deal after a plan of the searching seat and what all do then, where it can be judged."""
        assert self._deal is not None
        state = self._deal.clone()
        state.record_events = False
        self._luck.seed(self._seed)
        for action in plan:
            while state.to_move != self._seat:
                self._step(state)
            state.apply(action)
        for _ in range(MAX_STEPS):
            if state.to_move == TERMINAL or self._knowledge.playout_ends(self._deal, state):
                break
            self._step(state)
        return state

    def _step(self, state: State) -> None:
        step_at_sight(state, self._seat, self._knowledge, self._luck)


def step_at_sight(state: State, seat: int, knowledge: Knowledge, luck: Random) -> None:
    """Apply an outcome of chance, or the greedy action of the seat to move; of a choice that others than `seat` make in
    secret only the likelihood is known, and a player that relies on more loses to players that deviate."""
    if state.to_move == CHANCE:
        state.apply(sample(state, luck))
        return
    legal = state.legal_actions()
    if len(legal) == 1:
        state.apply(legal[0])
        return
    priors = knowledge.priors(state, legal)
    if state.simultaneous and state.to_move != seat:
        state.apply(legal[drawn(priors, luck)])
    else:
        state.apply(legal[priors.index(max(priors))])
