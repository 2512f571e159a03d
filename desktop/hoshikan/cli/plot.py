"""The picture of an arena."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path

from hoshikan.bots.arena import Contestant
from hoshikan.cli.arguments import WrongUseError, check_writable
from hoshikan.library.files import write_atomically

Plotter = Callable[[Sequence[Contestant]], None]


def plotter(path: Path) -> Plotter:
    """Return a function that draws ratings to `path`. Raises WrongUseError at once where that cannot work."""
    try:
        from matplotlib.backend_bases import FigureCanvasBase
        from matplotlib.figure import Figure
    except ImportError:
        raise WrongUseError("--plot needs matplotlib: pip install 'hoshikan[plot]'") from None
    known = sorted(FigureCanvasBase.get_supported_filetypes())
    if path.suffix[1:].lower() not in known:
        raise WrongUseError(f"--plot {path}: end the name in one of {', '.join(known)}")
    check_writable("--plot", path)

    def draw(standings: Sequence[Contestant]) -> None:
        figure = Figure(figsize=(7, 0.5 * len(standings) + 1.5), layout="constrained")
        axes = figure.subplots()
        names = [standing.name for standing in reversed(standings)]
        ratings = [standing.rating.mu for standing in reversed(standings)]
        doubts = [2 * standing.rating.sigma for standing in reversed(standings)]
        axes.errorbar(ratings, names, xerr=doubts, fmt="o", capsize=4)
        axes.set_xlabel("rating (± 2 sigma)")
        axes.grid(visible=True, axis="x", alpha=0.3)
        picture = BytesIO()
        figure.savefig(picture, format=path.suffix[1:].lower())
        write_atomically(path, picture.getvalue())

    return draw
