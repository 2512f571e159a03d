"""Conquestar in numbers: plans, the length of a game, and the deal card by card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoshikan.engine.codec import Enumerated
from hoshikan.engine.encoding import Bounds, Deal, Encoding, Pool
from hoshikan.games.conquestar.rules.actions import PLANS
from hoshikan.games.conquestar.rules.components import COMPONENTS
from hoshikan.games.conquestar.rules.field import CELLS
from hoshikan.games.conquestar.rules.phases import QUIET_CYCLES_TO_END
from hoshikan.games.conquestar.rules.setup import deal_cards
from hoshikan.games.conquestar.rules.tensor import TENSOR

ROUNDS_IN_CYCLE: Final = 4
"""Of ten cards two go in each round, and three or fewer are laid down (CQ-5.1, CQ-5.3)."""


def bounds(players: int, _: Mapping[str, Any]) -> Bounds:
    """Every busy cycle takes a star or adds a coin to one that is not full yet (CQ-2.3); between two of them there is
    a single quiet one, and two end the game (CQ-6.2)."""
    busy = sum(card.value for card in COMPONENTS.shipped().star) + CELLS
    cycles = busy + (busy + 1) * (QUIET_CYCLES_TO_END - 1) + 1
    return Bounds(players * ROUNDS_IN_CYCLE * cycles, 0)


def deal(players: int, options: Mapping[str, Any]) -> Deal:
    """The star cards, cell by cell from A1 to E5 (CQ-1.1)."""
    cards = COMPONENTS.shipped().star

    def set_up(drawn: Mapping[str, Sequence[int]]) -> dict[str, Any]:
        return deal_cards(players, [cards[number] for number in drawn["star"]], options)

    return Deal((Pool("star", [card.id for card in cards], CELLS),), set_up)


ENCODING: Final = Encoding(Enumerated(PLANS), Enumerated(()), TENSOR, bounds, deal)
