"""Information sets of simultaneous choices: here pure play can be read and punished, so the search learns to mix."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from hoshikan.bots.node import Node
from hoshikan.engine.chance import drawn

WARM: Final = 4.0
"""Regrets that the priors begin with, in results: a few noisy results must not outweigh the priors (Brown & Sandholm,
Strategy-Based Warm Starting for Regret Minimization in Games, 2016)."""
MAX_WEIGHT: Final = 20.0
"""Caps the importance weight of a rarely sampled action: a little bias for much less variance."""


@mypyc_attr(acyclic=True)
class MixingNode(Node):
    """Regret matching plus on sampled playouts; the answer is the average strategy.

    Lanctot, Lisý & Winands, Monte Carlo Tree Search in Simultaneous Move Games with Applications to Goofspiel (2013),
    with the running means as baselines (Schmid et al., Variance Reduction in Monte Carlo Counterfactual Regret
    Minimization, 2019): with dozens of actions and few playouts plain importance sampling would drown in noise.
    """

    __slots__ = ("prior_mass", "regrets", "sigma")

    def __init__(self) -> None:
        super().__init__()
        self.prior_mass = 0.0
        self.regrets: list[float] = []
        self.sigma: list[float] = []
        """The strategy of the visit under way."""

    def _grow(self, more: int) -> None:
        self.regrets += [WARM * prior for prior in self.priors[len(self.priors) - more :]]
        self.prior_mass = sum(self.priors)

    def select(self, legal: list[int], rng: Random, exploration: float) -> int:
        """Draw from the current strategy; a share of `exploration` goes by the priors."""
        count = len(self.actions)
        if len(legal) == count:
            regrets, priors, prior_mass = self.regrets, self.priors, self.prior_mass
        else:
            regrets, priors = [0.0] * count, [0.0] * count
            for position in legal:
                regrets[position], priors[position] = self.regrets[position], self.priors[position]
            prior_mass = sum(priors)
        mass = sum(regrets)
        if mass > 0.0:
            keep, explore = (1.0 - exploration) / mass, exploration / prior_mass
            sigma = [
                keep * regret + explore * prior
                for regret, prior in zip(regrets, priors)  # noqa: B905  # without `strict` a plain loop once compiled
            ]
        else:
            sigma = [prior / prior_mass for prior in priors]
        self.sigma = sigma
        self.free = True
        return drawn(sigma, rng)

    def impose(self, choices: int) -> None:
        """Weigh the visit as if it had been drawn from all choices alike."""
        super().impose(choices)
        self.sigma = [1.0 / choices] * len(self.actions)

    def update(self, position: int, result: float, points: float) -> None:
        """Take in one playout: every action's regret moves by its baseline, the played one's by the surprise."""
        sigma = self.sigma
        if self.total == 0:
            self.means = [result] * len(self.means)
        means = self.means
        surprise = result - means[position]
        weight = min(1.0 / sigma[position], MAX_WEIGHT)
        mean = 0.0
        for share, value in zip(sigma, means):  # noqa: B905  # without `strict` a plain loop once compiled
            mean += share * value
        mean += surprise * weight * sigma[position]
        played = self.regrets[position] + surprise * weight + means[position] - mean
        self.regrets = [
            known if (known := regret + value - mean) > 0.0 else 0.0
            for regret, value in zip(self.regrets, means)  # noqa: B905  # without `strict` a plain loop once compiled
        ]
        self.regrets[position] = max(played, 0.0)
        super().update(position, result, points)

    def _recommend(self, position: int) -> None:  # the strategy counts, not what was drawn from it
        """Add the strategy of this visit to the average, later ones weighing more."""
        turn = self.total
        self.strategy = [
            old + turn * share
            for old, share in zip(self.strategy, self.sigma)  # noqa: B905  # without `strict` a plain loop once compiled
        ]
