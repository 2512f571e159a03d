"""The course of a match: expected results after every ply, and where they swung."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

LEAST_SWING: Final = 0.06
"""Changes of expected results (0..1) below this are no key moment."""
MOST_MOMENTS: Final = 6


@dataclass(frozen=True, slots=True)
class Moment:
    """A swing: action number `ply` changed `seat`'s expected result by `change`, more than any other seat's."""

    ply: int
    seat: int
    change: float


class Course:
    """Values arrive one by one; plies without a value yet are gaps."""

    def __init__(self, plies: int) -> None:
        self.plies = plies
        self._values: list[tuple[float, ...] | None] = [None] * (plies + 1)

    def note(self, ply: int, expected: Sequence[float]) -> None:
        """The expected result (0..1) per seat after `ply` actions."""
        self._values[ply] = tuple(expected)

    def at(self, ply: int) -> tuple[float, ...] | None:
        """The expected results after `ply` actions, None if not known yet."""
        return self._values[ply]

    @property
    def known(self) -> int:
        """How many plies have a value."""
        return sum(value is not None for value in self._values)

    def line(self, seat: int) -> list[tuple[int, float]]:
        """The known values of one seat as (ply, expected result)."""
        return [(ply, value[seat]) for ply, value in enumerate(self._values) if value is not None]

    def moments(self) -> list[Moment]:
        """The largest swings, in the order they happened."""
        found: list[Moment] = []
        for ply in range(self.plies):
            before, after = self._values[ply], self._values[ply + 1]
            if before is None or after is None:
                continue
            changes = [late - early for early, late in zip(before, after, strict=True)]
            seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
            if abs(changes[seat]) >= LEAST_SWING:
                found.append(Moment(ply, seat, changes[seat]))
        found.sort(key=lambda moment: -abs(moment.change))
        return sorted(found[:MOST_MOMENTS], key=lambda moment: moment.ply)
