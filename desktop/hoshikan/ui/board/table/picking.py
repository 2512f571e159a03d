"""Choosing an action by its parts. No Qt: dragging, clicking, typing and the keyboard all end here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hoshikan.ui.board.table.model import Affordance


class Picking:
    """The affordances of a position and the keys picked so far; every pick narrows what can still be done."""

    def __init__(self, affordances: Sequence[Affordance] = ()) -> None:
        self.reset(affordances)

    def reset(self, affordances: Sequence[Affordance], holdable: frozenset[str] = frozenset()) -> None:
        """Start over with the affordances of a new position; `holdable` pieces can be picked up whatever they are."""
        self._all = tuple(affordances)
        self._holdable = holdable
        self._pieces = holdable.union(key for one in self._all for key in one.pieces)
        self._usable = self._pieces.union(key for one in self._all for key in one.targets)
        self._settle(())

    @property
    def affordances(self) -> tuple[Affordance, ...]:
        return self._all

    @property
    def picked(self) -> tuple[str, ...]:
        """Picked keys, oldest first. Their order never matters to the rules."""
        return self._picked

    @property
    def candidates(self) -> tuple[Affordance, ...]:
        """The actions that are still possible."""
        return self._candidates

    @property
    def chosen(self) -> Affordance | None:
        """The one action left, if the picks seal it."""
        if not self._picked or len({one.action for one in self._candidates}) != 1:
            return None
        return next((one for one in self._candidates if not one.missing(self._picked)), None)

    @property
    def open_keys(self) -> frozenset[str]:
        """Keys that would narrow the choice further, and seals that are still missing."""
        return self._open

    @property
    def places(self) -> frozenset[str]:
        """Places for the picked piece."""
        return frozenset(key for one in self._candidates for key in one.targets)

    @property
    def nearest_keys(self) -> frozenset[str]:
        """The open keys that narrow it most: where the eye should go next."""
        return self._nearest

    @property
    def shared_keys(self) -> frozenset[str]:
        """Keys that every remaining action has in common: those already fixed by the picks."""
        return self._shared

    def usable(self, key: str) -> bool:
        """True if anything can be done with `key` now."""
        return key in self._usable

    def accepts(self, key: str) -> bool:
        """True if `key` fits the picks."""
        return any(one.fits((key,)) for one in self._candidates)

    def is_piece(self, key: str) -> bool:
        """True if `key` can be picked up rather than dropped on."""
        return key in self._pieces

    def goes_somewhere(self, key: str) -> bool:
        """True if `key` can be picked up and there are places for it, or may be."""
        return key in self._holdable or any(key in one.pieces and one.targets for one in self._all)

    def add(self, key: str) -> None:
        """Pick `key`; picks that do not go with it are given up, the oldest first."""
        kept: list[str] = [key]
        for other in reversed(self._picked):
            if other != key and any(one.fits((*kept, other)) for one in self._all):
                kept.append(other)
        self._settle(tuple(reversed(kept)))

    def remove(self, key: str) -> None:
        self._settle(tuple(other for other in self._picked if other != key))

    def restore(self, picked: Sequence[str]) -> None:
        """Go back to earlier picks of the same position."""
        self._settle(tuple(picked))

    def _settle(self, picked: tuple[str, ...]) -> None:
        """Work out once per pick what lights, hovering and dragging ask many times."""
        self._picked = picked
        left = self._candidates = tuple(one for one in self._all if one.fits(picked))
        keys = [frozenset((*one.pieces, *one.targets)) for one in left]
        missing = {key for one in left for key in one.missing(picked)}
        self._shared = frozenset.intersection(*keys) - missing if left and picked else frozenset[str]()
        counts = Counter(key for one in keys for key in one)
        self._open = frozenset(counts.keys() - self._shared).difference(picked)
        least = min((counts[key] for key in self._open), default=0)
        self._nearest = frozenset(key for key in self._open if counts[key] == least)
