"""星を渡る in numbers: actions, the length of a game, and the deal piece by piece."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoshikan.engine.codec import Enumerated
from hoshikan.engine.encoding import Bounds, Deal, Encoding, Pool
from hoshikan.games.hoshi_wo_wataru.rules.actions import (
    CHOOSE_ACTIONS,
    KEEP_ACTIONS,
    POOL_ACTIONS,
    REVEAL_ACTIONS,
    SET_ACTIONS,
    SHIFT_ACTIONS,
)
from hoshikan.games.hoshi_wo_wataru.rules.components import OBJECTIVES
from hoshikan.games.hoshi_wo_wataru.rules.setup import DEALT, SLOTS, YEARS
from hoshikan.games.hoshi_wo_wataru.rules.tensor import TENSOR

LOST: Final = sum(range(1, SLOTS + 1))
"""Lost cards that a seat decides on in a year at most: as many lie in a slot as it has cards shifted there (HW-3.3)."""


def bounds(players: int, options: Mapping[str, Any]) -> Bounds:
    """Each seat keeps an objective, sets four cards a year, and decides on lost cards in all slots that it loses; every
    slot has a winner."""
    year = SLOTS * players + LOST * (players - 1)
    return Bounds(players + YEARS * year, YEARS * (SLOTS + bool(options["last_slot_double"])))


def deal(players: int, options: Mapping[str, Any]) -> Deal:
    """The markers from seat 0 on (HW-1.2), then two objectives for each seat (HW-1.3)."""

    def set_up(drawn: Mapping[str, Sequence[int]]) -> dict[str, Any]:
        names = [OBJECTIVES[number] for number in drawn["objective"]]
        return {
            "players": players,
            "options": dict(options),
            "markers": [number + 1 for number in drawn["marker"]],
            "objectives": [names[first : first + DEALT] for first in range(0, len(names), DEALT)],
        }

    markers = [str(marker) for marker in range(1, players + 1)]
    return Deal((Pool("marker", markers, players), Pool("objective", OBJECTIVES, DEALT * players)), set_up)


ENCODING: Final = Encoding(
    Enumerated((*CHOOSE_ACTIONS, *SET_ACTIONS, *POOL_ACTIONS[1:], *SHIFT_ACTIONS[1:], *KEEP_ACTIONS[1:])),
    Enumerated(REVEAL_ACTIONS[1:]),
    TENSOR,
    bounds,
    deal,
)
