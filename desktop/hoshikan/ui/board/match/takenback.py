"""Undo: the actions in between, and the number of undos in a match."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from hoshikan.engine import CHANCE, TERMINAL, Match


class Crossing(NamedTuple):
    """Other actions undone along with a decision."""

    chance: tuple[str, ...] = ()
    """The outcomes of chance, in the notation."""
    others: tuple[int, ...] = ()
    """The seats of others that had decided something."""


class Tally(NamedTuple):
    """Number of undos after which another action was played."""

    times: int = 0
    over_dice: int = 0
    """… of them after a roll of dice."""
    over_others: int = 0
    """… of them after others had decided."""


def crossing(match: Match, back_to: int, people: frozenset[int]) -> Crossing:
    """Return the actions between the ply `back_to` and now."""
    plies = range(back_to, match.ply)
    chance = tuple(str(match.actions[ply]) for ply in plies if match.mover(ply) == CHANCE)
    movers = (match.mover(ply) for ply in plies)
    others = dict.fromkeys(mover for mover in movers if mover != CHANCE and mover not in people)
    return Crossing(chance, tuple(others))


def others_since(match: Match, ply: int, people: AbstractSet[int]) -> tuple[int, ...]:
    """Those of `people` who decided something since `ply`, in order of seats. If secret choices that `ply` is among
    have been revealed since, all of these count."""
    phase = match.position(ply).simultaneous_phase
    if phase != match.state.simultaneous_phase or match.state.to_move == TERMINAL:
        while phase and ply and match.position(ply - 1).simultaneous_phase == phase:
            ply -= 1
    return tuple(sorted({match.mover(one) for one in range(ply, match.ply)} & people))


class TakenBack:
    """Counts what is taken back for good: what is done again as it was, is not."""

    def __init__(self) -> None:
        self.tally = Tally()
        self.rolls: Callable[[str], bool] = lambda _notation: False
        """True if an outcome of chance, in the notation, is a roll of dice."""
        self.last: Crossing | None = None
        """The last undo, until something else happens."""
        self._open: list[Crossing] = []

    def undone(self, what: Crossing) -> None:
        """One decision was taken back."""
        self._open.append(what)
        self.last = what

    def redone(self) -> None:
        """The last decision that was taken back stands again."""
        self._open[-1:] = []
        self.last = None

    def went_on(self) -> None:
        """Something was played: what was taken back until now counts."""
        times, over_dice, over_others = self.tally
        for one in self._open:
            times += 1
            over_dice += any(map(self.rolls, one.chance))
            over_others += bool(one.others)
        self.tally = Tally(times, over_dice, over_others)
        self._open, self.last = [], None
