"""Fits the weights of a valuation to samples: a conditional logit for results, ridge regression for points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from sklearn.linear_model import Ridge

from hoshikan.engine.tuning import BASE, FittedTable
from hoshikan.tune.exploit import Choice
from hoshikan.tune.samples import SampledGame, parted

FIRMNESS: Final = 3.0
"""L2 penalty on weights of standardised features, and on the steps of a spline: few games must not bend it."""

Array = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Table:
    """Samples of one number of sides as arrays: samples × sides × features, and what belongs to them."""

    progress: Array
    rows: Array
    results: Array
    points: Array

    @classmethod
    def of(cls, games: Sequence[SampledGame]) -> Table:
        samples = [sample for game in games for sample in game.samples]
        return cls(
            np.array([sample.progress for sample in samples]),
            np.array([sample.rows for sample in samples]),
            np.array([sample.results for sample in samples]),
            np.array([sample.points for sample in samples]),
        )


def hats(progress: Array, knots: int) -> Array:
    """Return the weight of each knot at each progress: samples × knots."""
    along = np.clip(progress, 0.0, 1.0) * (knots - 1)
    return np.clip(1.0 - np.abs(along[:, None] - np.arange(knots)[None, :]), 0.0, None)


def log_loss(shares: Array, results: Array) -> float:
    """Mean of -log(share) of who won; shared wins count in parts."""
    return float(-(results * np.log(np.clip(shares, 1e-9, None))).sum(axis=1).mean())


def shares_of(table: Table, weights: Array) -> Array:
    """Return the results that `weights` (knots × features) predict: samples × sides."""
    utilities = np.einsum("nk,kf,nsf->ns", hats(table.progress, len(weights)), weights, table.rows)
    utilities -= utilities.max(axis=1, keepdims=True)
    exponentials = np.exp(utilities)
    shares: Array = exponentials / exponentials.sum(axis=1, keepdims=True)
    return shares


def fit_results(table: Table, knots: int, firmness: float = FIRMNESS) -> Array:
    """The weights (knots × features) of least log-loss, held near a straight and small spline."""
    features = table.rows.shape[2]
    basis = hats(table.progress, knots)
    scale = table.rows.std(axis=(0, 1)) + 1e-9
    rows = table.rows / scale

    def loss(flat: Array) -> tuple[float, Array]:
        weights = flat.reshape(knots, features)
        utilities = np.einsum("nk,kf,nsf->ns", basis, weights, rows)
        utilities -= utilities.max(axis=1, keepdims=True)
        exponentials = np.exp(utilities)
        whole = exponentials.sum(axis=1, keepdims=True)
        value = float((table.results * (np.log(whole) - utilities)).sum())
        slope = np.einsum("ns,nk,nsf->kf", exponentials / whole - table.results, basis, rows)
        steps = np.diff(weights, axis=0)
        value += firmness * float((steps**2).sum() + 0.1 * (weights**2).sum())
        slope += 0.2 * firmness * weights
        slope[1:] += 2 * firmness * steps
        slope[:-1] -= 2 * firmness * steps
        return value, slope.ravel()

    found = minimize(loss, np.zeros(knots * features), jac=True, method="L-BFGS-B", options={"maxiter": 500})
    weights: Array = found.x.reshape(knots, features) / scale
    return weights


def fit_points(table: Table, knots: int, firmness: float = FIRMNESS) -> Array:
    """Return the weights (knots × (features, then the common base)) of least squared error of the final points."""
    samples, sides, features = table.rows.shape
    scale = table.rows.std(axis=(0, 1)) + 1e-9
    rows = np.concatenate([table.rows / scale, np.ones((samples, sides, 1))], axis=2)
    design = np.einsum("nk,nsf->nskf", hats(table.progress, knots), rows)
    design = design.reshape(samples * sides, knots * (features + 1))
    ridge = Ridge(alpha=firmness, fit_intercept=False).fit(design, table.points.reshape(-1))
    weights: Array = np.asarray(ridge.coef_).reshape(knots, features + 1) / np.append(scale, 1.0)
    return weights


def fit(games: Sequence[SampledGame], names: Sequence[str], knots: int) -> FittedTable:
    """Return weights at `knots` from games of one number of sides, with their error on held-out games."""
    known, unseen = map(Table.of, parted(games))
    results, points = fit_results(known, knots), fit_points(known, knots)
    sides = known.rows.shape[1]
    return FittedTable(
        sides=sides,
        games=len(games),
        positions=len(unseen.progress),
        log_loss=log_loss(shares_of(unseen, results), unseen.results),
        constant=log_loss(np.full_like(unseen.results, 1 / sides), unseen.results),
        results={name: _rounded(results[:, column]) for column, name in enumerate(names)},
        points={name: _rounded(points[:, column]) for column, name in enumerate([*names, BASE])},
    )


def _rounded(values: Array) -> tuple[float, ...]:
    return tuple(float(f"{value:.4g}") for value in values)


def fit_habits(choices: Sequence[Choice], firmness: float = FIRMNESS) -> tuple[float, ...]:
    """Return the weights by which the rows of choices best predict the chosen action: a conditional logit."""
    rows = np.concatenate([np.array(choice.rows) for choice in choices])
    sizes = np.array([len(choice.rows) for choice in choices])
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    taken = starts + np.array([choice.taken for choice in choices])
    scale = rows.std(axis=0) + 1e-9
    scaled = rows / scale

    def loss(weights: Array) -> tuple[float, Array]:
        utilities = scaled @ weights
        utilities -= np.repeat(np.maximum.reduceat(utilities, starts), sizes)
        exponentials = np.exp(utilities)
        whole = np.add.reduceat(exponentials, starts)
        value = float(np.log(whole).sum() - utilities[taken].sum() + firmness * (weights**2).sum())
        chances = exponentials / np.repeat(whole, sizes)
        slope: Array = scaled.T @ chances - scaled[taken].sum(axis=0) + 2 * firmness * weights
        return value, slope

    found = minimize(loss, np.zeros(rows.shape[1]), jac=True, method="L-BFGS-B", options={"maxiter": 500})
    return _rounded(found.x / scale)
