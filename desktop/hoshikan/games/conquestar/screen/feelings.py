"""Moods of players of Conquestar: by stars, conquered and missed."""

from __future__ import annotations

from collections.abc import Sequence

from hoshikan.engine import Event
from hoshikan.games.conquestar.rules import events
from hoshikan.ui.kit.look.portraits import Mood


def feelings(latest: Sequence[Event]) -> dict[int, Mood]:
    """Return moods of players who conquered a star, and of those whose invasion failed, by seat."""
    felt: dict[int, Mood] = {}
    for event in latest:
        if isinstance(event, events.Conquered):
            felt[event.seat] = "pleased"
        elif isinstance(event, events.Outbid | events.CouldNotPay):
            felt[event.seat] = "worried"
        elif isinstance(event, events.InvasionTied):
            felt.update(dict.fromkeys(event.seats, "worried"))
    return felt
