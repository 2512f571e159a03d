"""Meeples and equipment that lie before the players (CS-0.2, CS-8.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from hoshikan.games.carcassonne_star_wars.rules.actions import Claim
from hoshikan.games.carcassonne_star_wars.rules.board import GEAR, GEAR_SHIFT, LARGE, SEAT

SMALL_MEEPLES: Final = 4
"""The fifth one stands on the score track."""
LARGE_MEEPLES: Final = 1
BOTH_PIECES: Final = 3


@mypyc_attr(acyclic=True)
class Supply:
    """Pieces that each seat can place. Lists run by seat."""

    __slots__ = ("gear", "large", "small")

    def __init__(self, players: int, equipment: bool, source: Supply | None = None) -> None:
        self.small: list[int] = source.small[:] if source else [SMALL_MEEPLES] * players
        self.large: list[int] = source.large[:] if source else [LARGE_MEEPLES] * players
        self.gear: list[int] = source.gear[:] if source else [BOTH_PIECES if equipment else 0] * players
        """One bit a piece, as in `actions`."""

    def clone(self) -> Supply:
        return Supply(0, False, self)

    def bits(self, seat: int) -> int:
        """Return a seat's supply, as the `HAVE_…` bits of `actions`."""
        return (self.small[seat] > 0) + 2 * (self.large[seat] > 0) + 4 * self.gear[seat]

    def covers(self, seat: int, claim: Claim) -> bool:
        """True if the seat has the meeple and the piece that a claim needs."""
        return (self.large[seat] if claim.large else self.small[seat]) > 0 and not claim.gear & ~self.gear[seat]

    def take(self, seat: int, claim: Claim) -> None:
        """The meeple of a claim goes on the board, with its piece."""
        if claim.large:
            self.large[seat] -= 1
        else:
            self.small[seat] -= 1
        self.gear[seat] ^= claim.gear

    def give_back(self, meeples: Sequence[int]) -> None:
        """Meeples (see `board`) come home."""
        for meeple in meeples:
            seat = meeple & SEAT
            if meeple & LARGE:
                self.large[seat] += 1
            else:
                self.small[seat] += 1
            self.gear[seat] |= (meeple & GEAR) >> GEAR_SHIFT
