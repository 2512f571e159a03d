"""Numbers that self-play has fitted, with where they come from: `resources/games/<game>/tuning.toml`.

    game = "five-stars"
    [origin]                      # how to make this file again
    command = "hoshikan-cli tune five-stars …"
    seed = 0
    opponents = ["greedy"]        # bots that played the games
    accepted = "won 78.5 of 120 games against the former numbers"
    [constants]                   # single numbers of the evaluation
    coin-worth = 0.4
    [[table]]                     # one for each number of sides that was fitted
    sides = 2
    games = 4000
    positions = 24000             # held-out ones, on which the losses were measured
    log-loss = 0.51
    constant = 0.69               # the log-loss of always predicting "1 in 2"
    [table.results]               # a spline for each feature of the game's knowledge
    expected = [0.05, 0.1, 0.2, 0.4, 0.9]
    [table.points]                # … and one for "base"
    base = [20.0, 15.0, 10.0, 5.0, 0.0]
    expected = [0.2, 0.4, 0.6, 0.8, 1.0]

A weight is linear between its knots, which stand at equal distances from the start of a game (0) to its end (1).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from hoshikan.engine.datafile import read_toml
from hoshikan.engine.errors import SetupError
from hoshikan.engine.setupdata import decode
from hoshikan.engine.valuation import Valuation
from hoshikan.installation import DamagedResourceError

BASE = "base"
"""The spline of the points that all seats have, whatever the features are."""
LEAST_KNOTS: Final = 2
"""Fewest knots of a spline; all of a table have the same number."""


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The origin of tuned numbers, and the reason why they were accepted."""

    command: str
    seed: int = 0
    opponents: tuple[str, ...] = ()
    accepted: str = ""


class FittedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The fit for one number of sides, and its error on games it was not fitted to."""

    sides: int
    games: int
    positions: int
    log_loss: float
    constant: float
    results: dict[str, tuple[float, ...]]
    points: dict[str, tuple[float, ...]]

    def valuation(self, features: Sequence[str]) -> Valuation:
        """Return these weights in the order of `features`. One that was not fitted yet is zero: games come first."""
        base = self.points[BASE]
        nothing = (0.0,) * len(base)
        results, points = ([table.get(name, nothing) for name in features] for table in (self.results, self.points))
        return Valuation(results, points, base)


class Tuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The tuned numbers of one game."""

    game: str
    origin: Origin
    constants: dict[str, float] = {}
    table: tuple[FittedTable, ...] = ()

    def valuations(self, features: Sequence[str], most_sides: int) -> list[Valuation]:
        """By number of sides, up to `most_sides`: what was fitted for it, or for the number nearest to it.

        Before anything was fitted: equal shares and no points, so that there can be games to fit to.
        """
        if not self.table:
            nothing = [(0.0, 0.0)] * len(features)
            return [Valuation(nothing, nothing, (0.0, 0.0)) for _ in range(most_sides + 1)]
        nearest = [min(self.table, key=lambda one: abs(one.sides - sides)) for sides in range(most_sides + 1)]
        return [table.valuation(features) for table in nearest]


def shipped_tuning(path: Path) -> Tuning:
    """The tuned numbers in a file of the application. Raises DamagedResourceError."""
    try:
        return read_tuning(path)
    except (SetupError, OSError) as error:
        raise DamagedResourceError(path, str(error)) from None


def read_tuning(path: Path) -> Tuning:
    """The tuned numbers in a file. Raises SetupError naming file and place if it is damaged, and OSError."""
    try:
        tuning = decode(read_toml(path), Tuning)
    except SetupError as error:
        raise SetupError(f"{path.name}: {error.place}", error.reason, error.facts) from None
    for number, table in enumerate(tuning.table):
        if BASE not in table.points:
            place = f"{path.name}: table[{number}].points"
            raise SetupError(place, "bad-setup-value", {"detail": f"without {BASE}"})
        knots = len(table.points[BASE])
        for part, splines in (("results", table.results), ("points", table.points)):
            for name, spline in splines.items():
                if len(spline) != knots or knots < LEAST_KNOTS:
                    place = f"{path.name}: table[{number}].{part}.{name}"
                    detail = f"{len(spline)} knots, {BASE} has {knots}"
                    raise SetupError(place, "bad-setup-value", {"detail": detail})
    return tuning
