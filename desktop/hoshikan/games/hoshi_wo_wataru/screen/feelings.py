"""Moods of players of 星を渡る: by constellations, won, missed by little and turned over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hoshikan.engine import Event
from hoshikan.games.hoshi_wo_wataru.rules import events
from hoshikan.ui.kit.look.portraits import Mood

_NEAR: Final = 2
"""Largest difference of bids by which a constellation is missed by little: taste."""


def feelings(latest: Sequence[Event]) -> dict[int, Mood]:
    """Return moods of seats that won a constellation, missed one by little, or could not light one in the end."""
    felt: dict[int, Mood] = {}
    bids: dict[int, list[events.BidRevealed]] = {}
    for event in latest:
        if isinstance(event, events.BidRevealed):
            bids.setdefault(event.slot, []).append(event)
        elif isinstance(event, events.ConstellationWon):
            near = [one.seat for one in bids.get(event.slot, ()) if one.bid >= max(1, event.bid - _NEAR)]
            felt.update(dict.fromkeys(near, "worried"))
            felt[event.seat] = "pleased"
        elif isinstance(event, events.TurnedOver):
            felt[event.seat] = "worried"
    return felt
