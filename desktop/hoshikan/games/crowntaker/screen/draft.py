"""A choice that is still being made: tokens placed one after another, and the sum of a deal. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hoshikan.games.crowntaker.rules.actions import Propose
from hoshikan.games.crowntaker.rules.phases import NOBODY, RANKS
from hoshikan.games.crowntaker.rules.view import CrownTakerView

SPACES: Final = ("troops", "arms", "church", "treasury")
SUMS: Final = ("sum", "both")
"""Names of the sum of a deal: for one captive, and beside two that are exchanged."""
_PLACES: Final = 9
"""Tokens that the table has room for in a row."""
PILE: Final = "pile"
"""Key of the tokens still in hand: a token taken from there goes one further than the last."""


@dataclass(frozen=True, slots=True)
class Draft:
    """The picks so far of a deployment or a deal."""

    now: tuple[int, ...] = (0, 0, 0, 0)
    most: tuple[int, ...] = (0, 0, 0, 0)
    hand: int = 0
    total: int | None = None
    """The sum of the deal; None if what is picked has none."""
    deal: Propose | None = None
    """The deal that the picks make so far."""

    @property
    def left(self) -> int:
        """Tokens not placed yet."""
        return self.hand - sum(self.now)


def values(picked: Sequence[str]) -> dict[str, int]:
    """The numbers among picked keys: "troops:3", "sum:14" and "both:2"."""
    found = {}
    for key in picked:
        name, _, number = key.partition(":")
        if number.isdigit() and name in (*SPACES, *SUMS):
            found[name] = int(number)
    return found


def is_sum(key: str) -> bool:
    """Return true if a key is a sum of a deal, "sum:14" or "both:2"."""
    name, _, number = key.partition(":")
    return name in SUMS and number.isdigit()


def draft_of(view: CrownTakerView, picked: Sequence[str]) -> Draft:
    """The draft that picks make in a position."""
    numbers = values(picked)
    if view.step != "deploy":
        total = numbers.get("sum", numbers.get("both"))
        return Draft(total=total, deal=None if total is None else _deal(view.asked, picked, total))
    troops, arms, church, treasury = view.deployable(view.asked)
    most = (troops, arms, min(church, _PLACES), treasury)
    now = tuple(numbers.get(space, int(space == "troops")) for space in SPACES)
    return Draft(now, most, view.hand[view.asked])


def _deal(side: int, picked: Sequence[str], total: int) -> Propose:
    lords = [key.split(":") for key in picked if key.startswith("lord:")]
    ours, theirs = (
        next((RANKS.index(rank) for _, owner, rank in lords if (int(owner) == side) is own), NOBODY)
        for own in (True, False)
    )
    asks = "verb:sell" in picked or ours == NOBODY
    return Propose(ours, theirs, 0 if asks else total, total if asks else 0)


def with_one_more(draft: Draft, space: str) -> int:
    """The next number of a counter: one more, or as few as possible again when it is full."""
    index = SPACES.index(space)
    least = int(space == "troops")
    if draft.now[index] >= draft.most[index] or not draft.left:
        return least
    return draft.now[index] + 1


def typed(before: int | None, digit: int, most: int) -> int:
    """A sum with one more digit; a digit that would make it too high begins anew. `before` None: begins anew."""
    longer = (before or 0) * 10 + digit
    return longer if longer <= most else digit
