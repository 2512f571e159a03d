"""The course of a match: expected results after every ply, and where they swung."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

LEAST_SWING: Final = 0.06
"""Changes of expected results (0..1) below this are no key moment."""
MOST_MOMENTS: Final = 6


@dataclass(frozen=True, slots=True)
class Moment:
    """A swing: what happened up to `ply` changed `seat`'s expected result by `change`, more than any other seat's."""

    ply: int
    seat: int
    change: float


class EvaluationHistory:
    """Values arrive one by one; plies without a value yet are gaps.

    `settled` are the plies that count (the start always does): between them nothing visible happens, as while players
    choose in secret, and the values of a search there are noise. `together` are, by seat, how many win together with
    it: a team's value is its chance to win, not the share of each member.
    """

    def __init__(self, plies: int, settled: Collection[int], together: Sequence[int] | None = None) -> None:
        self.plies = plies
        self._together = together
        self._settled = sorted({0, *settled})
        self._values: list[tuple[float, ...] | None] = [None] * (plies + 1)

    def note(self, ply: int, expected: Sequence[float]) -> None:
        """Store the expected result (0..1) per seat after `ply` actions, as found by a search."""
        together = self._together or [1] * len(expected)
        self._values[ply] = tuple(min(1.0, share * many) for share, many in zip(expected, together, strict=True))

    def at(self, ply: int) -> tuple[float, ...] | None:
        """The expected result of each seat's side after `ply` actions, None if not known yet."""
        return self._values[ply]

    @property
    def known(self) -> int:
        """Number of plies with a value."""
        return sum(value is not None for value in self._values)

    def line(self, seat: int) -> list[tuple[int, float]]:
        """The known values of one seat as (ply, expected result)."""
        return [(ply, value[seat]) for ply in self._settled if (value := self._values[ply]) is not None]

    def moments(self) -> list[Moment]:
        """The largest swings, in the order they happened."""
        found: list[Moment] = []
        for earlier, ply in pairwise(self._settled):
            before, after = self._values[earlier], self._values[ply]
            if before is None or after is None:
                continue
            changes = [late - early for early, late in zip(before, after, strict=True)]
            seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
            if abs(changes[seat]) >= LEAST_SWING:
                found.append(Moment(ply, seat, changes[seat]))
        found.sort(key=lambda moment: -abs(moment.change))
        return sorted(found[:MOST_MOMENTS], key=lambda moment: moment.ply)
