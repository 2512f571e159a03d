"""From what speaks for each side of a position to its result and points, by fitted weights.

A conditional logit for the result and a linear regression for the points (Train, Discrete Choice Methods with
Simulation, 2009, chapter 3). Every weight is a linear spline over the progress of the game, since a lead means less at
its start than at its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

Spline = Sequence[float]
"""The values of a weight at equally spaced knots of the progress, the first at 0 and the last at 1."""


def weighed(rows: list[list[float]], weights: list[float]) -> list[float]:
    """The weighted sum of each row, which is as long as `weights`."""
    sums: list[float] = []
    for row in rows:
        total = 0.0
        for weight, value in zip(weights, row):  # noqa: B905  # without `strict` a plain loop once compiled
            total += weight * value
        sums.append(total)
    return sums


class Valuation:
    """Fitted weights of one game at one number of sides.

    `results` and `points` have a spline per feature, in the order of a row of features; `base` is the spline of the
    points that all seats have. All splines have the same number of knots, at least two.
    """

    __slots__ = ("_base", "_points", "_results", "_spans")

    def __init__(self, results: Sequence[Spline], points: Sequence[Spline], base: Spline) -> None:
        # By knot, because one position needs two neighbouring knots of all features.
        self._spans = len(base) - 1
        self._base = list(base)
        self._results = [[spline[knot] for spline in results] for knot in range(len(base))]
        self._points = [[spline[knot] for spline in points] for knot in range(len(base))]

    def results(self, rows: list[list[float]], progress: float) -> list[float]:
        """One win, shared by the sides with these rows of features at `progress` (0..1); sums to 1."""
        utilities = self._sums(self._results, rows, progress)
        best = max(utilities)
        weights = [exp(utility - best) for utility in utilities]
        total = sum(weights)
        return [weight / total for weight in weights]

    def points(self, rows: list[list[float]], progress: float) -> list[float]:
        """The final points to be expected for the sides with these rows of features at `progress` (0..1)."""
        knot, part = self._place(progress)
        base = self._base[knot] + part * (self._base[knot + 1] - self._base[knot])
        return [base + points for points in self._sums(self._points, rows, progress)]

    def _place(self, progress: float) -> tuple[int, float]:
        """The knot below `progress` and the way from there to the next one."""
        along = min(1.0, max(0.0, progress)) * self._spans
        knot = min(int(along), self._spans - 1)
        return knot, along - knot

    def _sums(self, knots: list[list[float]], rows: list[list[float]], progress: float) -> list[float]:
        knot, part = self._place(progress)
        weights = [
            low + part * (high - low)
            for low, high in zip(knots[knot], knots[knot + 1])  # noqa: B905  # without `strict` a plain loop once compiled
        ]
        return weighed(rows, weights)
