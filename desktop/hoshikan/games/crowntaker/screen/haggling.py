"""Haggling about a deal: the amounts that can be laid out, and what its price looks like to the other side. No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal

from hoshikan.games.crowntaker.rules.actions import Propose
from hoshikan.games.crowntaker.rules.phases import NOBODY, RANKS
from hoshikan.games.crowntaker.rules.view import CrownTakerView

Opinion = Literal["ready", "mocked", "low", "dear", "fair", "good"]
"""An opinion about a price: "ready" before there is one."""

STEPS: Final[Mapping[str, int]] = MappingProxyType(
    {"more:1": 1, "more:5": 5, "less:1": -1, "less:5": -5, "rest": 1, "sum": -1}
)
"""Coins that a press of a key adds to a deal: the two piles are keys as well."""


def opinion(view: CrownTakerView, deal: Propose | None) -> Opinion:
    """Return the opinion of the other side, judged by the ransoms printed on the lords alone."""
    if deal is None:
        return "ready"
    ransoms = view.numbers.lords
    given = ransoms[RANKS[deal.ours]].ransom if deal.ours != NOBODY else 0
    got = ransoms[RANKS[deal.theirs]].ransom if deal.theirs != NOBODY else 0
    gain = deal.pays - deal.asks + got - given
    if gain >= 0:
        return "good" if gain else "fair"
    if -2 * gain > given + got:
        return "mocked"
    return "dear" if deal.asks else "low"


def speaker(view: CrownTakerView, side: int) -> str:
    """Return the lord who speaks for a side: the highest that is free, or the king if none is."""
    free = [rank for rank in RANKS if rank in view.lords[side]]
    return free[-1] if free else RANKS[-1]


def step(now: int | None, by: int, allowed: Sequence[int]) -> int | None:
    """Return the amount after some coins more or fewer, as near to it as is allowed; None if it stays."""
    if now is None or not allowed:
        return None
    wanted = min(max(now + by, min(allowed)), max(allowed))
    return None if wanted == now else wanted
