"""The picture of an arena."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from hoshikan.bots.arena import Standing
from hoshikan.cli.arguments import WrongUseError

Plotter = Callable[[Path, Sequence[Standing]], None]


def plotter() -> Plotter:
    """What draws ratings to a file. Raises WrongUseError where matplotlib is not installed."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise WrongUseError("--plot needs matplotlib: pip install 'hoshikan[plot]'") from None

    def draw(path: Path, standings: Sequence[Standing]) -> None:
        figure = Figure(figsize=(7, 0.5 * len(standings) + 1.5), layout="constrained")
        axes = figure.subplots()
        names = [standing.name for standing in reversed(standings)]
        ratings = [standing.rating.mu for standing in reversed(standings)]
        doubts = [2 * standing.rating.sigma for standing in reversed(standings)]
        axes.errorbar(ratings, names, xerr=doubts, fmt="o", capsize=4)
        axes.set_xlabel("rating (± 2 sigma)")
        axes.grid(visible=True, axis="x", alpha=0.3)
        try:
            figure.savefig(path)
        except ValueError as error:
            raise WrongUseError(f"--plot {path}: {error}") from None

    return draw
