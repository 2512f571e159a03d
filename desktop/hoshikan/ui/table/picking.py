"""Choosing an action by its parts. No Qt: dragging, clicking, typing and the keyboard all end here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hoshikan.ui.table.model import Affordance


class Picking:
    """The affordances of a position and the keys picked so far; every pick narrows what can still be done."""

    def __init__(self, affordances: Sequence[Affordance] = ()) -> None:
        self._all = tuple(affordances)
        self._picked: tuple[str, ...] = ()

    def reset(self, affordances: Sequence[Affordance]) -> None:
        """Start over with the affordances of a new position."""
        self._all = tuple(affordances)
        self._picked = ()

    @property
    def affordances(self) -> tuple[Affordance, ...]:
        return self._all

    @property
    def picked(self) -> tuple[str, ...]:
        """Picked keys, oldest first. Their order never matters to the rules."""
        return self._picked

    @property
    def candidates(self) -> tuple[Affordance, ...]:
        """What can still be done."""
        return self._fitting(self._picked)

    @property
    def chosen(self) -> Affordance | None:
        """The one action left, if the picks seal it."""
        left = self.candidates
        if not self._picked or len({one.action for one in left}) != 1:
            return None
        return next((one for one in left if one.sealed(self._picked)), None)

    def usable(self, key: str) -> bool:
        """Whether anything at all can be done with `key` now."""
        return bool(self._fitting((key,)))

    def accepts(self, key: str) -> bool:
        """Whether `key` fits what is already picked."""
        return bool(self._fitting((*self._picked, key)))

    def is_piece(self, key: str) -> bool:
        """Whether `key` can be picked up rather than dropped on."""
        return any(key in one.pieces for one in self._all)

    def add(self, key: str) -> None:
        """Pick `key`; picks that do not go with it are given up, the oldest first."""
        kept: list[str] = [key]
        for other in reversed(self._picked):
            if other != key and self._fitting((*kept, other)):
                kept.append(other)
        self._picked = tuple(reversed(kept))

    def remove(self, key: str) -> None:
        self._picked = tuple(other for other in self._picked if other != key)

    def restore(self, picked: Sequence[str]) -> None:
        """Go back to earlier picks of the same position."""
        self._picked = tuple(picked)

    @property
    def open_keys(self) -> frozenset[str]:
        """Keys that would narrow the choice further, and seals that are still missing."""
        keys = {key for one in self.candidates for key in (*one.pieces, *one.targets)}
        return frozenset(keys - self.shared_keys).difference(self._picked)

    @property
    def shared_keys(self) -> frozenset[str]:
        """Keys that every remaining action has in common: what the picks already say."""
        left = self.candidates
        if not left or not self._picked:
            return frozenset()
        shared = frozenset.intersection(*(frozenset((*one.pieces, *one.targets)) for one in left))
        missing = {key for one in left if not one.sealed(self._picked) for key in one.seal}
        return shared - missing

    def _fitting(self, keys: Iterable[str]) -> tuple[Affordance, ...]:
        wanted = tuple(keys)
        return tuple(one for one in self._all if one.fits(wanted))
