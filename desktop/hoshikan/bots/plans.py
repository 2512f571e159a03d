"""Whole sequences of secret choices compared at once: a card that is weak by itself may belong to the best row.

Where a seat chooses several times in one hidden phase, the first choice is only as good as the rest. Plans are
drawn by the priors, tried in the same deals, and the worse half is dropped again and again, so that most playouts go to
those that are hard to tell apart (sequential halving: Karnin, Koren & Somekh, Almost Optimal Exploration in Multi-Armed
Bandits, 2013).
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from hoshikan.bots.rollouts import NEAR, Candidates
from hoshikan.engine.action import Action
from hoshikan.engine.chance import drawn
from hoshikan.engine.knowledge import Knowledge
from hoshikan.engine.state import State

LATITUDE: Final = 0.6
"""Adherence of plans to the priors, as their exponent: 1 draws them by the priors, 0 at random. Taste."""
FIRST: Final = 6
"""Deals in which all plans are tried before half of them are dropped."""
FINALISTS: Final = 2
"""Plans that are left when the next ones are drawn."""
CHAMPION: Final = 0
"""The number of the best plan known among those drawn: once it has won through it is met in the last round again."""
DRAWS: Final = 6
"""Plans that are drawn at most for each that is wanted, since many come out alike."""


@mypyc_attr(acyclic=True)
class Plans(Candidates):
    """The decision at the root, each action with the choices that follow it in the same phase."""

    __slots__ = (
        "_deals",
        "_due",
        "_knowledge",
        "_left",
        "_results",
        "_rng",
        "_seat",
        "_start",
        "_sums",
        "_verdict",
        "_wanted",
        "best",
    )

    def __init__(self, start: State, seat: int, knowledge: Knowledge, rng: Random, wanted: int) -> None:
        """So many plans of `seat`, which is to move in `start`, are `wanted` at a time."""
        super().__init__()
        self._start = start
        self._seat = seat
        self._knowledge = knowledge
        self._rng = rng
        self._wanted = wanted
        self.best: tuple[Action, ...] = ()
        """The plan that has won through, or at first the one that looks best."""
        self._sums: list[float] = []
        """Results of each plan in all deals that have been played with all of them …"""
        self._results: list[float] = []
        """… and in the present one."""
        self._deals = 0
        self._left = 0
        """Deals until the worse half is dropped."""
        self._due = -1
        """The plan whose result is waited for."""
        self._verdict: list[float] = []
        """The recommendation of the last plans that were left; empty until there are some."""

    def propose(self, focus: tuple[Action, ...] = (), alone: bool = False) -> None:  # all are compared
        """Draw new plans, to be compared with the best one known."""
        if not self.best:
            self.best = self._drawn((), 0.0)
        plans = [self.best]
        for position in self.promising():
            plan = self._drawn((self.actions[position],), 0.0)
            if plan not in plans:
                plans.append(plan)
        for turn in range(DRAWS * self._wanted):
            if len(plans) >= self._wanted:
                break
            # Every other plan begins as the best one does.
            kept = self._rng.randrange(len(self.best)) if turn % 2 else 0
            plan = self._drawn(self.best[:kept], LATITUDE)
            if plan not in plans:
                plans.append(plan)
        self.plans = plans
        self.tried = list(range(len(plans)))
        self._sums = [0.0] * len(plans)
        self._results = [0.0] * len(plans)
        self._deals, self._left = 0, FIRST

    def _drawn(self, begun: tuple[Action, ...], latitude: float) -> tuple[Action, ...]:
        """A plan that begins like this and goes on by the priors: the best at every step, if `latitude` is 0."""
        state = self._start.clone()
        state.record_events = False
        phase = state.simultaneous_phase
        plan: list[Action] = []
        while state.to_move == self._seat and state.simultaneous_phase == phase:
            legal = state.legal_actions()
            if len(plan) < len(begun):
                action = begun[len(plan)]
            elif len(legal) == 1:
                action = legal[0]
            else:
                priors = self._knowledge.priors(state, legal)
                best = max(priors)
                if latitude > 0.0:
                    weights = [(prior / best) ** latitude for prior in priors]
                    whole = sum(weights)
                    action = legal[drawn([weight / whole for weight in weights], self._rng)]
                else:
                    action = legal[priors.index(best)]
            plan.append(action)
            state.apply(action)
        return tuple(plan)

    def take(self, number: int) -> tuple[Action, ...]:
        self._due = number
        return self.plans[number]

    def settle(self) -> None:
        """Drop the worse half of the plans once it is time, and draw new ones at the end."""
        for number in self.tried:
            self._sums[number] += self._results[number]
        self._deals += 1
        self._left -= 1
        if self._left:
            return
        self.tried.sort(key=lambda number: -self._sums[number])
        if len(self.tried) <= FINALISTS:
            self._verdict = self._weighed()
            self.best = self.plans[self.tried[0]]
            self.propose()
            return
        self.tried = self.tried[: max(FINALISTS, (len(self.tried) + 1) // 2)]
        if not self._verdict:
            self.best = self.plans[self.tried[0]]
        elif CHAMPION not in self.tried:
            self.tried[-1] = CHAMPION
        self._left = self._deals

    def update(self, position: int, result: float, points: float) -> None:
        super().update(position, result, points)
        self._results[self._due] = result

    def shares(self) -> list[float]:
        """The plans that are left recommend their first actions; before half have been dropped, the best one known.

        Once some have won through, new ones are ignored until they have, too: the best of many in a few deals is the
        luckiest.
        """
        if self._verdict and len(self.tried) > FINALISTS:
            return self._verdict
        if self._deals < FIRST:
            return [1.0 if action == self.best[0] else 0.0 for action in self.actions]
        return self._weighed()

    def _weighed(self) -> list[float]:
        """The first actions of the plans that are left, each by its results in the deals that all have had."""
        rest = self.tried
        best = max([self._sums[number] for number in rest])
        weights = [0.0] * len(self.actions)
        for number in rest:
            weight = exp((self._sums[number] - best) / self._deals / NEAR)
            weights[self.places()[self.plans[number][0]]] += weight
        whole = sum(weights)
        return [weight / whole for weight in weights]
