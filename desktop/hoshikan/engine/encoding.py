"""A game for programs that learn or solve: its actions, positions and deals as numbers, and how long it can last."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from hoshikan.engine.codec import ActionCodec
from hoshikan.engine.tensor import TensorLayout

RISK: Final = 1e-9
"""`Bounds.risk` where dice may be rolled without an end."""


class Bounds(NamedTuple):
    """Upper bounds on the length of a game, with the shipped components."""

    decisions: int
    """Actions of seats."""
    chances: int
    """Actions of chance."""
    risk: float = 0.0
    """The most probability that a game lasts longer, however it is played; 0: none can."""


class Pool(NamedTuple):
    """Things of which some are dealt one by one, all those left being equally likely."""

    name: str
    items: Sequence[str]
    """The items by number, in words for a log."""
    draws: int
    """Number of items that are dealt."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal as a row of draws, for programs that want it from chance nodes and not from a seed."""

    pools: tuple[Pool, ...]
    """In the order dealt."""
    set_up: Callable[[Mapping[str, Sequence[int]]], dict[str, Any]]
    """From the numbers dealt of each pool to the set-up data of the game."""

    @property
    def draws(self) -> int:
        """Total number of draws."""
        return sum(pool.draws for pool in self.pools)

    @property
    def most(self) -> int:
        """The size of the largest pool."""
        return max((len(pool.items) for pool in self.pools), default=0)

    def pool(self, drawn: int) -> tuple[Pool, int]:
        """The pool of draw number `drawn`, and the number of its first draw. Raises LookupError after the last one."""
        first = 0
        for pool in self.pools:
            if drawn < first + pool.draws:
                return pool, first
            first += pool.draws
        raise LookupError(f"there is no draw {drawn}")

    def left(self, drawn: Sequence[int]) -> list[int]:
        """The items that the next draw may bring, all equally likely. Raises LookupError when all is dealt."""
        pool, first = self.pool(len(drawn))
        gone = set(drawn[first:])
        return [number for number in range(len(pool.items)) if number not in gone]

    def dealt(self, drawn: Sequence[int]) -> dict[str, Any]:
        """The set-up data that all draws together make."""
        by_pool: dict[str, Sequence[int]] = {}
        first = 0
        for pool in self.pools:
            by_pool[pool.name] = drawn[first : first + pool.draws]
            first += pool.draws
        return self.set_up(by_pool)


@dataclass(frozen=True, slots=True)
class Encoding:
    """A game in numbers, for `Game.encoding`. Everything holds for the shipped components."""

    actions: ActionCodec
    """The decisions of seats."""
    chances: ActionCodec
    """The actions of chance after the deal."""
    tensor: TensorLayout
    bounds: Callable[[int, Mapping[str, Any]], Bounds]
    """By players and checked options."""
    deal: Callable[[int, Mapping[str, Any]], Deal] | None = None
    """By players and checked options; None where a seed decides nothing."""


def trials(successes: int, chance: float, risk: float = RISK) -> int:
    """So many trials, each a success with `chance` at least, that fewer `successes` have a probability below `risk`."""
    missing = [1.0] + [0.0] * (successes - 1)  # by successes so far, the probability that they are still too few
    made = 0
    while sum(missing) > risk:
        for number in range(successes - 1, 0, -1):
            missing[number] = missing[number] * (1 - chance) + missing[number - 1] * chance
        missing[0] *= 1 - chance
        made += 1
    return made
